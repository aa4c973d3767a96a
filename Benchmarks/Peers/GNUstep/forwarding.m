// A delegate proxy as Objective-C has it: a class without the methods, whose `forwardInvocation:` boxes the arguments of
// observed methods, notifies the observers, forwards the invocation, and notifies the others.

#import <Foundation/Foundation.h>

#include "../peer.h"

typedef struct Area {
    double x, y, width, height;
} Area;

@protocol BenchmarkDelegate
- (void)began:(id)sender;
- (void)tick:(id)sender value:(int64_t)value;
- (BOOL)allows:(id)sender value:(int64_t)value;
- (void)moved:(id)sender to:(Area)area;
- (void)named:(id)sender name:(NSString *)name value:(double)value;
@end

static volatile double sink;

@interface RealDelegate : NSObject <BenchmarkDelegate>
@end

@implementation RealDelegate
- (void)began:(id)sender { sink = 1; }
- (void)tick:(id)sender value:(int64_t)value { sink = (double)value; }
- (BOOL)allows:(id)sender value:(int64_t)value { return value >= 0; }
- (void)moved:(id)sender to:(Area)area { sink = area.width; }
- (void)named:(id)sender name:(NSString *)name value:(double)value { sink = value; }
@end

/// GCC has no blocks: an observer is an object.
@interface Observer : NSObject
- (void)heard:(NSArray *)arguments;
@end

@implementation Observer
- (void)heard:(NSArray *)arguments { sink = (double)[arguments count]; }
@end

/// A method's observers, before and after.
@interface Observers : NSObject {
@public
    NSMutableArray *sent, *invoked;
}
@end

@implementation Observers
- (id)init {
    if ((self = [super init]) != nil) {
        sent = [NSMutableArray new];
        invoked = [NSMutableArray new];
    }
    return self;
}
@end

@interface DelegateProxy : NSObject {
    RealDelegate *forward;
    Observers *observers;
}
- (id)initWithForward:(RealDelegate *)delegate observers:(unsigned)count;
@end

@implementation DelegateProxy

- (id)initWithForward:(RealDelegate *)delegate observers:(unsigned)count {
    if ((self = [super init]) == nil) return nil;
    forward = delegate;
    if (count == 0) return self;
    observers = [Observers new];
    for (unsigned i = 0; i < count; i++) {
        [observers->sent addObject:[Observer new]];
        [observers->invoked addObject:[Observer new]];
    }
    return self;
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [forward methodSignatureForSelector:selector];
}

/// An argument as an object.
static id boxed(NSInvocation *invocation, NSMethodSignature *signature, NSUInteger index) {
    const char *type = [signature getArgumentTypeAtIndex:index];
    switch (*type) {
    case '@': {
        id object;
        [invocation getArgument:&object atIndex:(NSInteger)index];
        return object;
    }
    case 'd': {
        double number;
        [invocation getArgument:&number atIndex:(NSInteger)index];
        return [NSNumber numberWithDouble:number];
    }
    case 'q': case 'l': {
        int64_t number;
        [invocation getArgument:&number atIndex:(NSInteger)index];
        return [NSNumber numberWithLongLong:number];
    }
    default: {
        Area area;
        [invocation getArgument:&area atIndex:(NSInteger)index];
        return [NSValue valueWithBytes:&area objCType:type];
    }
    }
}

- (void)forwardInvocation:(NSInvocation *)invocation {
    if (observers == nil) {
        [invocation invokeWithTarget:forward];
        return;
    }
    NSMethodSignature *signature = [invocation methodSignature];
    NSUInteger count = [signature numberOfArguments];
    id objects[8];
    for (NSUInteger i = 2; i < count; i++) objects[i - 2] = boxed(invocation, signature, i);
    NSArray *arguments = [NSArray arrayWithObjects:objects count:count - 2];
    for (Observer *observer in observers->sent) [observer heard:arguments];
    [invocation invokeWithTarget:forward];
    for (Observer *observer in observers->invoked) [observer heard:arguments];
}

@end

// MARK: Calls

static id sender;

static void call_began(void *proxy, int64_t calls) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (int64_t i = 0; i < calls; i++) [(id<BenchmarkDelegate>)proxy began:sender];
    [pool drain];
}

static void call_tick(void *proxy, int64_t calls) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (int64_t i = 0; i < calls; i++) [(id<BenchmarkDelegate>)proxy tick:sender value:i];
    [pool drain];
}

static void call_allows(void *proxy, int64_t calls) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (int64_t i = 0; i < calls; i++) sink = [(id<BenchmarkDelegate>)proxy allows:sender value:i];
    [pool drain];
}

static void call_moved(void *proxy, int64_t calls) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (int64_t i = 0; i < calls; i++) [(id<BenchmarkDelegate>)proxy moved:sender to:(Area){(double)i, 1, 2, 3}];
    [pool drain];
}

static void call_named(void *proxy, int64_t calls) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (int64_t i = 0; i < calls; i++) {
        [(id<BenchmarkDelegate>)proxy named:sender name:@"a name of some length" value:(double)i];
    }
    [pool drain];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    RealDelegate *real = [RealDelegate new];
    sender = [NSObject new];
    static const struct { const char *name; peer_body *body; } signatures[] = {
        {"obj", call_began}, {"obj,i64", call_tick}, {"obj,i64->bool", call_allows},
        {"obj,rect", call_moved}, {"obj,string,double", call_named},
    };
    static const struct { const char *name, *observers; unsigned count; } stages[] = {
        {"gnustep.passthrough", "0", 0}, {"gnustep.any.1+1", "1+1", 1}, {"gnustep.any.10+10", "10+10", 10},
    };
    for (unsigned stage = 0; stage < 3; stage++) {
        DelegateProxy *proxy = [[DelegateProxy alloc] initWithForward:real observers:stages[stage].count];
        for (unsigned i = 0; i < 5; i++) {
            peer_measure(stages[stage].name, signatures[i].name, stages[stage].observers, signatures[i].body, proxy);
        }
    }
    // A message to the object itself: what the runtime's lookup of a method takes.
    for (unsigned i = 0; i < 5; i++) peer_measure("gnustep.send", signatures[i].name, "0", signatures[i].body, real);
    [pool drain];
    return 0;
}
