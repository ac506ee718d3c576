# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs functions of modules of the dialect `llvm` as machine code, in this process.

strata-codegen makes an object, `cc` links it to a shared library, which is loaded. Functions are
called through packed wrappers: pointers to arguments, and to the result, in an array.
"""

import ctypes
import os
import shutil
import tempfile

from strata import _core
from strata import ir as _ir

__all__ = ["ExecutionEngine"]

PACKED, POINTER = "__strata_packed_", "__strata_pointer_"


def _find_codegen():
    """Names strata-codegen for the library, if it is not in PATH."""
    if os.environ.get("STRATA_CODEGEN") or shutil.which("strata-codegen"):
        return
    package = os.path.dirname(os.path.abspath(__file__))
    for place in ("bin", "../../bin", "../../../bin"):
        path = os.path.normpath(os.path.join(package, place, "strata-codegen"))
        if os.access(path, os.X_OK):
            os.environ["STRATA_CODEGEN"] = path
            return


def _split(text):
    """The parts of a list of types."""
    parts, depth, start = [], 0, 0
    for i, char in enumerate(text):
        depth += (char in "<({[") - (char in ">)}]" and text[i - 1:i + 1] != "->")
        if char == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    last = text[start:].strip()
    return parts + [last] if last else parts


def _signature(op):
    """The result type, or None, and the types of the parameters of an llvm.func as text."""
    text = str(op.attributes["function_type"].value)
    inner = text[len("!llvm.func<"):-1]
    # The parameters are in the last parentheses.
    depth = 0
    for i in range(len(inner) - 1, -1, -1):
        depth += (inner[i] == ")") - (inner[i] == "(")
        if depth == 0 and inner[i] == "(":
            break
    result = inner[:i].strip()
    return None if result == "void" else _full(result), [_full(p) for p in _split(inner[i + 1:-1])]


def _full(text):
    """The type with its dialect, which the text of function types leaves out."""
    is_short = text.split("<")[0] in ("ptr", "struct", "array", "void", "vec", "func")
    return "!llvm." + text if is_short else text


def _wrapper(name, result, parameters):
    """A function of an array of pointers that calls `name`."""
    lines = [f'llvm.func @"{PACKED}{name}"(%p: !llvm.ptr) {{']
    for i, kind in enumerate(parameters + ([result] if result else [])):
        lines.append(f"%s{i} = llvm.getelementptr %p[{i}] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr")
        lines.append(f"%a{i} = llvm.load %s{i} : !llvm.ptr -> !llvm.ptr")
        if i < len(parameters):
            lines.append(f"%v{i} = llvm.load %a{i} : !llvm.ptr -> {kind}")
    values = ", ".join(f"%v{i}" for i in range(len(parameters)))
    call = f'llvm.call @"{name}"({values}) : ({", ".join(parameters)}) -> {result or "()"}'
    if result:
        lines += ["%r = " + call, f"llvm.store %r, %a{len(parameters)} : {result}, !llvm.ptr"]
    else:
        lines.append(call)
    return "\n".join([*lines, "llvm.return", "}"])


def _trampoline(name, result, parameters):
    """A function called `name` that jumps to the address in a global variable."""
    arguments = ", ".join(f"%a{i}: {kind}" for i, kind in enumerate(parameters))
    values = ", ".join(f"%a{i}" for i in range(len(parameters)))
    call = f"llvm.call %f({values}) : !llvm.ptr, ({', '.join(parameters)}) -> {result or '()'}"
    return "\n".join([
        f'llvm.mlir.global external @"{POINTER}{name}"() : !llvm.ptr {{',
        "%z = llvm.mlir.zero : !llvm.ptr", "llvm.return %z : !llvm.ptr", "}",
        f'llvm.func @"{name}"({arguments}){" -> " + result if result else ""} {{',
        f'%g = llvm.mlir.addressof @"{POINTER}{name}" : !llvm.ptr', "%f = llvm.load %g : !llvm.ptr -> !llvm.ptr",
        ("%r = " if result else "") + call, f"llvm.return %r : {result}" if result else "llvm.return", "}"])


class ExecutionEngine:
    """Compiles a module at the first use of one of its functions."""

    def __init__(self, module, opt_level=2, shared_libs=(), enable_object_dump=True, **_):
        self._module, self._opt_level = module, opt_level
        self._libraries = [ctypes.CDLL(path, ctypes.RTLD_GLOBAL) for path in shared_libs]
        self._runtime, self._library = {}, None
        try:
            _core.strataTranslateModuleToLLVMIR(module.operation)
        except (_ir.MLIRError, ValueError) as error:
            raise RuntimeError(f"Failure while creating the ExecutionEngine: {error}") from error
        self._text = str(module)

    def register_runtime(self, name, ctypes_callback):
        """Makes a callback the function that the module declares; before the first use."""
        if self._library is not None:
            raise RuntimeError("runtime functions must be registered before the first use")
        self._runtime["_mlir_ciface_" + name] = ctypes_callback

    def _extended(self):
        """The module with wrappers, and definitions of the runtime functions."""
        module = _ir.Module.parse(self._text, self._module.context)
        parts = []
        for op in module.body:
            is_declared = op.operation.name == "llvm.func" and len(op.regions[0].blocks) == 0
            name = op.attributes["sym_name"].value if "sym_name" in op.attributes else None
            is_runtime = is_declared and name in self._runtime
            if not is_runtime:
                parts.append(op.get_asm(use_local_scope=True))
            if op.operation.name != "llvm.func" or (is_declared and not is_runtime):
                continue
            result, parameters = _signature(op)
            if "..." not in parameters:
                parts.append(_wrapper(name, result, parameters))
            if is_runtime:
                parts.append(_trampoline(name, result, parameters))
        # The attributes of the module, such as its data layout, stay.
        attributes = _ir.DictAttr.get(dict(module.operation.attributes.items()), module.context)
        return _ir.Module.parse(f"module attributes {attributes} {{\n" + "\n".join(parts) + "\n}", module.context)

    def _load(self):
        if self._library is not None:
            return self._library
        _find_codegen()
        try:
            data = _core.strataCompileLibrary(self._extended().operation, self._opt_level)
        except _ir.MLIRError as error:
            raise RuntimeError(f"Failure while compiling: {error}") from error
        with tempfile.NamedTemporaryFile(suffix=".so") as file:
            file.write(data)
            file.flush()
            try:
                self._library = ctypes.CDLL(file.name)
            except OSError as error:
                raise RuntimeError(f"Failure while linking: {error}") from error
        for name, callback in self._runtime.items():
            try:
                cell = ctypes.c_void_p.in_dll(self._library, POINTER + name)
            except ValueError:
                continue
            cell.value = ctypes.cast(callback, ctypes.c_void_p).value
        return self._library

    def raw_lookup(self, name):
        """The address of the packed wrapper of a function; None if there is none."""
        library = self._load()
        try:
            function = getattr(library, PACKED + name)
        except AttributeError:
            return None
        return ctypes.cast(function, ctypes.c_void_p).value

    def lookup(self, name):
        """The packed wrapper of a function with the C interface."""
        address = self.raw_lookup("_mlir_ciface_" + name)
        if not address:
            raise RuntimeError("Unknown function " + name)
        return ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)

    def invoke(self, name, *ctypes_args):
        """Calls a function with pointers to its arguments, and to the result at the end."""
        function = self.lookup(name)
        packed = (ctypes.c_void_p * len(ctypes_args))()
        for i, argument in enumerate(ctypes_args):
            packed[i] = ctypes.cast(argument, ctypes.c_void_p)
        function(packed)

    def dump_to_object_file(self, file_name):
        _find_codegen()
        with open(file_name, "wb") as file:
            file.write(_core.strataCompileObject(self._extended().operation, self._opt_level))
