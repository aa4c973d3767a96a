"""Reads a build's index: which file declares a symbol, and which files use it. The compiler writes the index of a debug
build; libIndexStore, a part of the toolchain, reads it.
"""
import collections
import ctypes
import pathlib
import shutil

DEFINITION, REFERENCE, IMPLICIT = 1 << 1, 1 << 2, 1 << 8
RECORD = 2
POINTER = ctypes.c_void_p


class String(ctypes.Structure):
    _fields_ = [("data", POINTER), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


def library():
    """libIndexStore of the toolchain that `swift` belongs to."""
    path = pathlib.Path(shutil.which("swift")).resolve().parent.parent / "lib" / "libIndexStore.so"
    found = ctypes.CDLL(str(path))
    for name in ("symbol_get_usr", "symbol_get_name", "unit_reader_get_main_file", "unit_reader_get_module_name",
                 "unit_dependency_get_name"):
        function = getattr(found, f"indexstore_{name}")
        function.restype, function.argtypes = String, [POINTER]
    for name, arguments in (("store_create", 2), ("unit_reader_create", 3), ("record_reader_create", 3),
                            ("occurrence_get_symbol", 1)):
        function = getattr(found, f"indexstore_{name}")
        function.restype, function.argtypes = POINTER, [POINTER] * arguments
    found.indexstore_occurrence_get_roles.restype = ctypes.c_uint64
    for name in ("occurrence_get_roles", "unit_reader_dispose", "record_reader_dispose", "unit_dependency_get_kind"):
        getattr(found, f"indexstore_{name}").argtypes = [POINTER]
    return found


class Index:
    """The definitions and uses in one module's files."""

    def __init__(self, store, module):
        self.defined = {}  # USR -> (file, name)
        self.uses = collections.defaultdict(set)  # file -> USRs
        self._index = library()
        self._store = self._index.indexstore_store_create(str(store).encode(), None)
        if not self._store:
            raise SystemExit(f"{store} is not an index: build in debug first.")
        newest = {}
        for unit in (pathlib.Path(store) / "v5" / "units").iterdir():
            reader = self._index.indexstore_unit_reader_create(self._store, unit.name.encode(), None)
            if not reader:
                continue
            if str(self._index.indexstore_unit_reader_get_module_name(reader)) == module:
                file = pathlib.Path(str(self._index.indexstore_unit_reader_get_main_file(reader)))
                time = unit.stat().st_mtime
                # An older unit is of another build, for example of one with other traits.
                if file.exists() and time > newest.get(file, (0, None))[0]:
                    newest[file] = time, self._records(reader)
            self._index.indexstore_unit_reader_dispose(reader)
        for file, (_, records) in newest.items():
            for record in records:
                self._read(file, record)

    def _records(self, reader):
        names = []

        def visit(_, dependency):
            if self._index.indexstore_unit_dependency_get_kind(dependency) == RECORD:
                names.append(str(self._index.indexstore_unit_dependency_get_name(dependency)))
            return True

        callback = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, POINTER)(visit)
        self._index.indexstore_unit_reader_dependencies_apply_f(POINTER(reader), None, callback)
        return names

    def _read(self, file, record):
        reader = self._index.indexstore_record_reader_create(self._store, record.encode(), None)
        if not reader:
            return

        def visit(_, occurrence):
            symbol = self._index.indexstore_occurrence_get_symbol(occurrence)
            roles = self._index.indexstore_occurrence_get_roles(occurrence)
            usr = str(self._index.indexstore_symbol_get_usr(symbol))
            if roles & DEFINITION:
                self.defined.setdefault(usr, (file, str(self._index.indexstore_symbol_get_name(symbol))))
            elif roles & REFERENCE:
                self.uses[file].add(usr)
            return True

        callback = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, POINTER)(visit)
        self._index.indexstore_record_reader_occurrences_apply_f(POINTER(reader), None, callback)
        self._index.indexstore_record_reader_dispose(reader)

    def edges(self):
        """{file: {file that declares a name which it uses: names}}"""
        found = collections.defaultdict(lambda: collections.defaultdict(set))
        for file, usrs in self.uses.items():
            for usr in usrs:
                target, name = self.defined.get(usr, (None, None))
                if target and target != file:
                    found[file][target].add(name)
        return found
