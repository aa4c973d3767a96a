// The entry of a proxy that implements nothing: from a caught call to its real receiver.
//
// A proxy is a Swift object whose first stored property is a `cffi_proxy_words`. Its witness tables are filled with
// entry stubs; stub `n` is the proxy's slot `n`, which the shape maps to a protocol and a requirement.

#ifndef CFFI_DISPATCH_H
#define CFFI_DISPATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cffi_frame.h"
#include "cffi_observers.h"
#include "cffi_visibility.h"

CFFI_EXPORTS_BEGIN

// MARK: What a proxy looks like from here

/// Where an object's first stored property is: behind its class pointer and its reference counts.
#define CFFI_OBJECT_HEADER 16

/// A protocol's witness table: word 0 the conformance descriptor, then one word for each requirement.
typedef const void *const *cffi_witness_table;

/// An object that calls go to, with its witness table for each protocol of the shape. Immutable once published.
typedef struct cffi_receiver cffi_receiver;

/// How one piece of an argument is found: the unit of lowering.
typedef enum cffi_place {
    /// `index` is an integer register.
    cffi_place_integer = 0,
    /// `index` is a vector register.
    cffi_place_vector = 1,
    /// `index` is a word of the caller's stack.
    cffi_place_stack = 2,
    /// As the three above, but what is found there is the address of the piece.
    cffi_place_at_integer = 3,
    cffi_place_at_stack = 4,
    /// Not passed at all: the piece is always the word `constant`.
    cffi_place_constant = 5,
    /// What earlier pieces put at `offset` is a closure as it was passed, to be made one in the form that generic code
    /// calls; `constant` is the address of its `cffi_closure_plan`, and `index` is 1 where the receiver takes it over.
    cffi_place_closure = 6,
} cffi_place;

/// One piece of an argument: `size` bytes that go to `offset` in the decoded arguments.
typedef struct cffi_piece {
    uint32_t offset;
    uint32_t size;
    uint16_t index;
    uint16_t place;
    uint64_t constant;
} cffi_piece;

/// A requirement whose argument types are known. Immutable once published; lives for ever.
typedef struct cffi_method {
    /// Bytes and alignment of the decoded arguments, laid out as the tuple of them.
    uint32_t size;
    uint32_t alignment;
    /// How many words of the caller's stack the call has.
    uint32_t stack_words;
    /// Whether the receiver may take an argument over, so that observers that hear of the call later need copies.
    bool may_consume;
    /// For the hooks.
    const void *context;
    /// How many pieces the arguments have. Two more follow, for the words behind them: the class of self, its table.
    uint32_t piece_count;
    /// How many of the pieces are closures.
    uint32_t closure_count;
    /// What is checked of the decoded arguments; behind the pieces.
    uint32_t check_count;
    /// How many pieces the result has, in registers: behind the checks; 0 for nothing, and for one that the caller gives
    /// room for.
    uint32_t result_piece_count;
    /// Of the result, in bytes.
    uint32_t result_size;
    /// Whether it returns nothing.
    bool is_void;
    /// Whether it returns where nobody answers: it returns nothing, and takes no closure that its caller may wait for.
    bool returns_unanswered;
    /// Whether the caller gives room for the result.
    bool result_is_indirect;
    /// Whether its errors are of a declared type, and travel in pieces, in result registers: behind those of the result.
    bool has_typed_error;
    uint32_t error_piece_count;
    cffi_piece pieces[];
} cffi_method;

/// How large an error of a declared type is at most, and its alignment, in bytes: it is in four registers.
#define CFFI_TYPED_ERROR_SIZE 64

/// A word of the decoded arguments that is not null, and, with a `type`, refers to an object of that class.
typedef struct cffi_check {
    uint64_t offset;
    const void *type;
} cffi_check;

/// One requirement of one of a proxy's protocols.
typedef struct cffi_slot {
    /// The witness table of entry stubs that it is in.
    cffi_witness_table entries;
    /// Null until the requirement's types are known. Atomic.
    const cffi_method *method;
    /// Which of the shape's witness tables, and which word of it.
    uint16_t table;
    uint16_t word;
    /// True for `_read` and `_modify`: the call goes on after it returned, until its continuation ran.
    bool is_coroutine;
    /// True for a requirement of a protocol that structs may conform to.
    bool self_by_address;
    /// Which integer register had the second of the two words behind the arguments, the last time; 0 for not known. Atomic.
    uint8_t pair_place;
    /// For the Swift side: the method as it was registered under a name, which can be made an invocation of; null until
    /// then. Atomic.
    const void *registered;
} cffi_slot;

#ifndef __cplusplus
_Static_assert(sizeof(cffi_slot) == 32, "a power of two, so that a slot is found by a shift");
#endif

/// What all proxies of one delegate type share. Lives for ever.
typedef struct cffi_shape {
    uint32_t slot_count;
    uint32_t table_count;
    const cffi_witness_table *tables;
    /// How many of the tables a value of the delegate type has: the first ones.
    uint32_t direct_count;
    /// Whether the proxies' class conforms by hand: there are no entry stubs.
    bool is_by_hand;
    /// For the Swift side.
    const void *context;
    /// For `cffi_shape_default`: what was found, and when. Atomic; written under the shape's `cffi_lock_of`.
    cffi_receiver *last_receiver;
    uint32_t last_look;
    cffi_slot slots[];
} cffi_shape;

/// A shape without tables, with room for `slot_count` slots, or null without memory.
cffi_shape *cffi_shape_create(uint32_t slot_count);

/// `shape->slots`, which Swift does not see.
cffi_slot *cffi_shape_slots(cffi_shape *shape);

/// `method->pieces`, which Swift does not see.
cffi_piece *cffi_method_pieces(cffi_method *method);

/// A method's checks, which lie behind its pieces and the two of the hidden words.
cffi_check *cffi_method_checks(cffi_method *method);

/// A method's pieces of its result, which lie behind its checks.
cffi_piece *cffi_method_results(cffi_method *method);

/// A method's pieces of its errors, which lie behind those of its result.
cffi_piece *cffi_method_errors(cffi_method *method);

/// A receiver's tables, to be filled before it is published.
cffi_witness_table *cffi_receiver_tables(cffi_receiver *receiver);

/// The first stored property of a proxy. Every pointer is read and written by the functions below only.
typedef struct cffi_proxy_words {
    const cffi_shape *shape;
    cffi_receiver *forward;
    cffi_receiver *fallback;
    /// Where messages go for which there is no forward delegate.
    cffi_receiver *messages;
    /// Null until something is observed; then `slot_count` of them. Atomic.
    cffi_observer_slot *observers;
    /// Whether the streams have ended. Guarded by the proxy's `cffi_lock_of`, as are changes of the observers.
    bool completed;
    /// Whether somebody wants to know when a slot gets its first observer of a stage, or loses its last one. Written
    /// before others know the proxy.
    bool reports_changes;
    /// Whether calls of registered methods become invocations. Atomic.
    bool intercepts;
    /// Whether `forward` is several. Atomic; written under the lock.
    bool has_several;
} cffi_proxy_words;

// MARK: Making a proxy

/// Whether somebody wants to know of first and last observers. Set before others know the proxy.
void cffi_proxy_set_reports_changes(void *proxy, bool reports);
bool cffi_proxy_reports_changes(void *proxy);

/// Sets whether calls of registered methods become invocations. Any thread; calls under way end as they began.
void cffi_proxy_set_intercepts(void *proxy, bool intercepts);
bool cffi_proxy_intercepts(void *proxy);

/// Fills the words of a new proxy. Precondition: nobody else knows the proxy.
void cffi_proxy_init(void *proxy, const cffi_shape *shape);

/// The shape that a proxy was made with.
const cffi_shape *cffi_proxy_shape(void *proxy);

/// The entry stub of a slot, by what the slot says of itself. Precondition: `number` < `cffi_entry_stub_count()`.
const void *cffi_entry_stub(uint32_t number, const cffi_slot *slot);

/// How many slots a proxy can have; 0 on a platform without entry stubs.
uint32_t cffi_entry_stub_count(void);

/// A receiver with room for `table_count` tables, or null without memory. `object` is retained, or held weakly.
/// Precondition: `object` is alive.
cffi_receiver *cffi_receiver_create(void *object, bool retained, uint32_t table_count);

typedef enum cffi_receiver_kind {
    cffi_receiver_forward,
    cffi_receiver_fallback,
    cffi_receiver_messages,
} cffi_receiver_kind;

/// Replaces a proxy's receiver (null: none), of several forward receivers the main one; takes over `receiver`. Any thread.
void cffi_proxy_set_receiver(void *proxy, cffi_receiver_kind kind, cffi_receiver *receiver);

/// Adds a forward receiver behind the others: calls of methods that are known to return nothing reach all, any other the
/// first that lives. Takes over `receiver`, and gives the number by which it is taken away; those whose object is gone are
/// taken away now. Any thread.
uint64_t cffi_proxy_add_forward(void *proxy, cffi_receiver *receiver);

/// Takes away what `cffi_proxy_add_forward` added, if it is still there. Calls under way may reach it still. Any thread.
void cffi_proxy_remove_forward(void *proxy, uint64_t number);

/// The object of the `number`th forward receiver that was added to a proxy, retained for the caller, or null where it is
/// gone. Writes how many there are to `count`. Any thread.
void *cffi_proxy_copy_added(void *proxy, uint32_t number, uint32_t *count);

/// A proxy's receiver's object, retained for the caller, or null where there is none or it is gone. Writes its witness
/// tables to `tables`, if that is not null. Any thread. Precondition: `tables` has room for the shape's tables.
void *cffi_proxy_copy_receiver(void *proxy, cffi_receiver_kind kind, cffi_witness_table *tables);

typedef enum cffi_observing {
    cffi_observing_added,
    /// And it is the only one of its slot and stage, in a proxy that reports this.
    cffi_observing_added_first,
    /// The proxy's streams have completed: the observer was not added.
    cffi_observing_completed,
    cffi_observing_no_memory,
} cffi_observing;

/// Adds an observer of a slot behind the others of its stage. Any thread. Precondition: whoever keeps the observer takes it
/// away by `cffi_proxy_remove_observer` before it goes.
cffi_observing cffi_proxy_add_observer(void *proxy, uint32_t slot, cffi_stage stage, void *observer);

/// Whether a slot has observers. Any thread.
bool cffi_proxy_is_observed(void *proxy, uint32_t slot);

/// Takes away all observers, for ever, and calls `tell` with each that was active still, in order of slots, stages and
/// subscription. Calls under way end with the observers that they found, those that were told left out. Any thread.
void cffi_proxy_complete(void *proxy, void (*tell)(void *observer));

/// Takes an observer of a slot away, if it is one. True where it was the only one of its slot and stage, in a proxy that
/// reports this. Any thread. Precondition: the proxy's memory is kept; it may have been destroyed.
bool cffi_proxy_remove_observer(void *proxy, uint32_t slot, cffi_stage stage, void *observer);

/// Frees what a proxy holds. Precondition: the proxy is being destroyed, no call is under way.
void cffi_proxy_destroy(void *proxy);

/// Publishes a slot's method. Precondition: it has none yet.
void cffi_slot_publish(cffi_slot *slot, const cffi_method *method);

/// A slot's method, or null.
const cffi_method *cffi_slot_method(const cffi_slot *slot);

/// Publishes the registered method of a slot, which lives for ever, unless it has one.
void cffi_slot_register(cffi_slot *slot, const void *registered);

/// The registered method of a slot of a proxy; null where there is none. Any thread.
const void *cffi_proxy_registered(void *proxy, uint32_t slot);

/// Puts a value in the places where the caller of a method finds the result; takes the value over. Precondition: `frame`
/// is of a call of `method`, and `value` of its result's type.
void cffi_frame_return(cffi_swift_frame *frame, const cffi_method *method, const void *value);

/// Has the call throw; takes the error over. Precondition: `frame` is of a call of `method`, which throws, made with the
/// error register zero, and `error` is of the type that it declares.
void cffi_frame_throw(cffi_swift_frame *frame, const cffi_method *method, const void *error);

/// The observers of a slot now, retained for the caller; null for none. Any thread.
cffi_observer_list *cffi_proxy_copy_observers(void *proxy, uint32_t slot);

// MARK: Calls by hand

/// What a call that came to a proxy without entry stubs has to do.
typedef enum cffi_entry {
    /// It goes to the receiver that was given, if there is one.
    cffi_entry_forward,
    /// Observers hear of it, or other delegates too.
    cffi_entry_observe,
    /// It becomes an invocation.
    cffi_entry_intercept,
} cffi_entry;

/// What a call has to do. Where it is only to go on, who gets it is written to `existential`, as
/// `cffi_proxy_copy_delegate` does. Any thread.
cffi_entry cffi_proxy_enter(void *proxy, uint32_t slot, void *existential);

/// As `cffi_proxy_enter`, of a method that returns something: it has no observers, and one delegate answers. Any thread.
cffi_entry cffi_proxy_enter_for_one(void *proxy, uint32_t slot, void *existential);

/// As `cffi_proxy_enter`. Where observers hear of the call, they are written to `list`, retained for the caller, who gives
/// them to `cffi_observers_end`; where only other delegates do, null is. Any thread.
cffi_entry cffi_proxy_enter_observed(void *proxy, uint32_t slot, void *existential, cffi_observer_list **list);

/// Writes the first forward receiver that lives, or else the fallback receiver, or else the default of the delegate type, to
/// `existential`: its object, retained for the caller, and its witness tables; or a null object. False where there is none. Any thread. Precondition: there is
/// room for a value of the delegate type, which has one table at least.
bool cffi_proxy_copy_delegate(void *proxy, void *existential);

/// The forward receivers of a proxy that has several, with a reference for the caller; null where it has not. Any thread.
cffi_receiver *cffi_proxy_copy_several(void *proxy);

/// As `cffi_proxy_copy_several`; where a proxy has not several, and null is returned, as `cffi_proxy_copy_delegate`. Any
/// thread.
cffi_receiver *cffi_proxy_copy_receivers(void *proxy, void *existential);

/// How many there are, and one of them as `cffi_proxy_copy_delegate` writes it; false where it is gone. Precondition:
/// `several` is of `cffi_proxy_copy_several` of that proxy.
uint32_t cffi_several_count(const cffi_receiver *several);
bool cffi_several_copy(void *proxy, const cffi_receiver *several, uint32_t number, void *existential);

/// Drops what `cffi_proxy_copy_several` gave. It may run anybody's code.
void cffi_several_drop(cffi_receiver *several);

// MARK: Finding a requirement by calling it

/// What a probing call found.
typedef enum cffi_probe_result {
    cffi_probe_no_call,
    cffi_probe_one_call,
    cffi_probe_more_calls,
    /// One call, whose arguments are not where `method` says.
    cffi_probe_other_lowering,
} cffi_probe_result;

/// A probing call under way: from `cffi_probe_begin` to `cffi_probe_end`, a call of `proxy` on this thread notes its
/// slot, decodes its arguments by `method` to `arguments` (null: does not), and returns the value at `result` by `method`
/// (null: zeros), or throws the error at `error` (null: returns). Precondition: `proxy` has no receiver; `arguments` has the
/// room and alignment that `method` says; `sent` is laid out as it and is what the call is given; `result` is a value of its
/// result's type, and room for it is on this thread's stack or at `room`; `error` is a value of its error's type.
typedef struct cffi_probe {
    const void *proxy;
    const cffi_method *method;
    void *arguments;
    /// What the arguments are compared with; and the bytes that are compared, as ones.
    const void *sent;
    const uint8_t *compared;
    const void *result;
    const void *room;
    const void *error;
    /// The type of a closure that is not called as its plan says; null where there is none.
    const void *wrong_closure;
    /// Whether the arguments that arrived are those that were sent.
    bool is_right;
    cffi_probe_result outcome;
    uint32_t slot;
    /// Where the stack was that the call goes on from.
    const void *stack;
    struct cffi_probe *outer;
} cffi_probe;

/// Begins a probing call. Precondition: `probe` stays where it is until `cffi_probe_end`, on the same thread; the caller
/// makes the call by a function that is not inlined in it, so that what it puts on the stack is below what is there now.
void cffi_probe_begin(cffi_probe *probe);

/// Notes a call of an object that stands for a proxy in a probing call of this thread, as its entry would; gives the value
/// to return, or null for none, and where there is no such probing call. The arguments are not looked at.
const void *cffi_probe_note(const void *object, uint32_t slot);

/// Ends the probing call that was begun last on this thread.
void cffi_probe_end(cffi_probe *probe);

/// Calls a closure as generic code does: with the addresses of its arguments, and behind them that of room for an error.
/// The arguments behind `pack` (`count` for none) travel as one, a pack: the address of their addresses. True where it
/// threw; the error is at `error` then. Precondition: the closure has the most general form; the rooms are of its types.
bool cffi_call_generic(const void *function, const void *context, void *const *arguments, uint32_t count, uint32_t pack,
                       void *result, void *error);

// MARK: Back to Swift

/// Why a call cannot go on.
typedef enum cffi_trap {
    /// Nobody answers, and the result is not known to be void.
    cffi_trap_unanswered,
    /// The arguments take more stack words than are handed on where they are not known.
    cffi_trap_stack,
    /// The call came with an object that is no proxy.
    cffi_trap_self,
    /// An argument is not of the type that observers were promised.
    cffi_trap_types,
    /// The method is none of those that its class lists.
    cffi_trap_slot,
} cffi_trap;

typedef struct cffi_hooks {
    /// The class that all proxies are of.
    const void *proxy_class;
    /// Ends the process with a text.
    void (*trap)(cffi_trap reason, void *object, uint32_t slot);
    /// Copies decoded arguments of the method with that context, and destroys the copies.
    void (*copy_arguments)(const void *method_context, const void *from, void *to);
    void (*destroy_arguments)(const void *method_context, void *arguments);
    /// Destroys those of the decoded arguments that the receiver of a call takes over.
    void (*destroy_consumed)(const void *method_context, void *arguments);
    /// Destroys an error of the type that the method declares.
    void (*destroy_error)(const void *method_context, void *error);
    /// Makes a Swift array of `Any` of decoded arguments, by what an observer says in its first word.
    void *(*box_arguments)(const void *by, const void *arguments);
    /// Makes an invocation of a call of a registered method, has it forwarded, and returns its result by the frame.
    void (*intercept)(cffi_swift_frame *frame, void *proxy, uint32_t slot, const void *registered, void *arguments);
    /// The default for a shape, by its context, as a new receiver that keeps its object; null where there is none.
    cffi_receiver *(*find_default)(const void *shape_context);
} cffi_hooks;

/// Sets the hooks, once for the process, before the first proxy.
void cffi_set_hooks(cffi_hooks hooks);

CFFI_EXPORTS_END

#endif
