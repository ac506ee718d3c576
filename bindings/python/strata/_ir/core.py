# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Contexts, locations, diagnostics and errors."""

import enum

from strata import _core

__all__ = ["Context", "Location", "MLIRError", "Diagnostic", "DiagnosticInfo", "DiagnosticSeverity",
           "DiagnosticHandler", "Dialects", "Dialect", "DialectDescriptor", "DialectRegistry"]

KIND_NAMES = ("context operation block region value type attribute location affine_expr affine_map integer_set "
              "diagnostic pass_manager pass_ pattern_set frozen_pattern_set rewriter pdl_natives pdl_result_list")
Kind = enum.IntEnum("Kind", KIND_NAMES)


def current_context(given=None):
    """`given`, or the Context of the innermost `with`."""
    if given is not None:
        return given
    current = _core.current_context()
    if current is None:
        raise ValueError("no context is given, and there is no current one: use `with Context():`")
    return current


def current_location(given=None):
    if given is not None:
        return given
    current = _core.current_location()
    if current is None:
        raise ValueError("no location is given, and there is no current one: use `with Location.unknown():`")
    return current


class DiagnosticSeverity(enum.IntEnum):
    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3


class DiagnosticInfo:
    """A diagnostic as data."""

    __slots__ = ("severity", "message", "location", "notes")

    def __init__(self, severity, message, location, notes):
        self.severity = DiagnosticSeverity(severity)
        self.message = message
        self.location = location
        self.notes = notes

    def __str__(self):
        return self.message

    def __repr__(self):
        return f"DiagnosticInfo({self.severity.name}, {self.message!r}, {self.location})"


def _lines(diagnostic, indent):
    place = str(diagnostic.location)[len("loc("):-1]
    yield f"{indent}{diagnostic.severity.name.lower()}: {place}: {diagnostic.message}"
    for note in diagnostic.notes:
        yield from _lines(note, indent + " ")


class MLIRError(Exception):
    """Work on IR has failed. `error_diagnostics` tells why, with places and notes."""

    def __init__(self, message, error_diagnostics=()):
        self.message = message
        self.error_diagnostics = list(error_diagnostics)
        super().__init__(message, self.error_diagnostics)

    def __str__(self):
        lines = [line for d in self.error_diagnostics for line in _lines(d, "")]
        return self.message + (":\n" + "\n".join(lines) if lines else "")


class Diagnostic(_core.Handle):
    """A diagnostic that a handler gets; it may not be used afterwards."""

    __slots__ = ()

    def _check(self, function, *args):
        try:
            return function(self, *args)
        except RuntimeError as error:
            raise ValueError("the diagnostic is used after its handler has returned") from error

    @property
    def severity(self):
        return DiagnosticSeverity(self._check(_core.strataDiagnosticGetSeverity))

    @property
    def message(self):
        return self._check(_core.strataDiagnosticPrint)

    @property
    def location(self):
        return self._check(_core.strataDiagnosticGetLocation)

    @property
    def notes(self):
        count = self._check(_core.strataDiagnosticGetNumNotes)
        return tuple(self._check(_core.strataDiagnosticGetNote, i) for i in range(count))

    def __str__(self):
        return self.message


class DiagnosticHandler:
    """An attached handler; `detach` or the end of `with` ends it."""

    def __init__(self, context, callback):
        self._context = context
        errors = self._errors = []

        def call(diagnostic):
            try:
                return bool(callback(diagnostic))
            except Exception:
                # The exception itself leads to the diagnostic, and so to the Context.
                errors.append(True)
                return False

        # The library keeps the function, which must not keep the Context.
        self._id = _core.attach_handler(context, call)

    @property
    def had_error(self):
        return bool(self._errors)

    @property
    def attached(self):
        return self._id is not None

    def detach(self):
        if self._id is not None:
            _core.detach_handler(self._context, self._id)
            self._id = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.detach()


class DialectDescriptor:
    def __init__(self, namespace):
        self.namespace = namespace

    def __repr__(self):
        return f"<DialectDescriptor {self.namespace}>"


class Dialect:
    """A dialect of a Context."""

    def __init__(self, descriptor):
        self.descriptor = descriptor

    def __repr__(self):
        return f"<Dialect {self.descriptor.namespace}>"


class Dialects:
    """The dialects of a Context, by attribute or index."""

    def __init__(self, context):
        self._context = context

    def __getitem__(self, name):
        try:
            return Dialect(self._context.get_dialect_descriptor(name))
        except ValueError:
            raise IndexError(f"Dialect '{name}' not found") from None

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            return self[name]
        except IndexError as error:
            raise AttributeError(str(error)) from None

    def __iter__(self):
        return iter(_core.dialect_names(self._context))


class DialectRegistry:
    """All bundled dialects are registered in every Context."""


class Context(_core.Context):
    """Owns types, attributes and IR; `with Context():` makes it the current one."""

    def __init__(self):
        super().__init__()
        self._handlers = []

    def __enter__(self):
        _core.push(self, None, None)
        return self

    def __exit__(self, *_):
        _core.pop()

    def __eq__(self, other):
        return self is other

    __hash__ = object.__hash__

    def __repr__(self):
        return f"<Context {id(self):#x}>"

    @property
    def allow_unregistered_dialects(self):
        return _core.strataContextGetAllowUnregisteredDialects(self)

    @allow_unregistered_dialects.setter
    def allow_unregistered_dialects(self, allow):
        _core.strataContextSetAllowUnregisteredDialects(self, allow)

    @property
    def dialects(self):
        return Dialects(self)

    d = dialects

    def get_dialect_descriptor(self, name):
        if not _core.strataContextHasDialect(self, name):
            raise ValueError(f"Dialect '{name}' not found")
        return DialectDescriptor(name)

    def enable_multithreading(self, enable):
        _core.strataContextEnableMultithreading(self, enable)

    def is_registered_operation(self, name):
        return _core.strataContextIsRegisteredOperation(self, name)

    def load_all_available_dialects(self):
        _core.strataContextLoadAllAvailableDialects(self)

    def append_dialect_registry(self, registry):
        if not isinstance(registry, DialectRegistry):
            raise TypeError("expected a DialectRegistry")

    def attach_diagnostic_handler(self, callback):
        handler = DiagnosticHandler(self, callback)
        self._handlers.append(handler)
        return handler

    def load_dialect_file(self, path):
        """Loads the dialects of a dialect file; strata.dialects.NAME are their classes."""
        with open(path, "rb") as file:
            return self.load_dialect_text(file.read(), path)

    def load_dialect_text(self, text, name="-"):
        from strata.dialects import _registry

        names = _core.load_dialects(self, text, name)
        for dialect in names:
            _registry.define(dialect, self)
        return names

    @property
    def live_handles(self):
        """The number of operations, blocks, regions and values that objects exist of."""
        return _core.strataContextGetNumLiveHandles(self)


class _CurrentContext:
    def __get__(self, _, __):
        return _core.current_context()


Context.current = _CurrentContext()


class Location(_core.Handle):
    """The place that an operation comes from; `with` makes it the current one."""

    __slots__ = ()

    def __enter__(self):
        _core.push(self.context, self, None)
        return self

    def __exit__(self, *_):
        _core.pop()

    def __str__(self):
        return _core.strataLocationPrint(self)

    __repr__ = __str__

    @staticmethod
    def unknown(context=None):
        return _core.strataLocationUnknownGet(current_context(context))

    @staticmethod
    def file(filename, line, col, end_line=None, end_col=None, context=None):
        context = current_context(context)
        if end_line is None and end_col is None:
            return _core.strataLocationFileLineColGet(context, filename, line, col)
        if end_line is not None and end_col is None:
            line_end, col_end = line, end_line
        else:
            line_end, col_end = end_line, end_col
        return _core.strataLocationFileLineColRangeGet(context, filename, line, col, line_end, col_end)

    @staticmethod
    def name(name, childLoc=None, context=None):
        context = childLoc.context if childLoc is not None and context is None else current_context(context)
        return _core.strataLocationNameGet(context, name, childLoc)

    @staticmethod
    def fused(locations, metadata=None, context=None):
        locations = list(locations)
        context = locations[0].context if locations and context is None else current_context(context)
        return _core.strataLocationFusedGet(context, locations, metadata)

    @staticmethod
    def callsite(callee, frames, context=None):
        frames = list(frames)
        if not frames:
            raise ValueError("No caller frames provided.")
        caller = frames[-1]
        for frame in reversed(frames[:-1]):
            caller = _core.strataLocationCallSiteGet(frame, caller)
        return _core.strataLocationCallSiteGet(callee, caller)

    @staticmethod
    def from_attr(attribute, context=None):
        return _core.strataLocationFromAttribute(attribute)

    @property
    def attr(self):
        return _core.strataLocationGetAttribute(self)

    def emit_error(self, message):
        _core.strataEmitDiagnostic(self, int(DiagnosticSeverity.ERROR), message)

    def is_a_file(self):
        return _core.strataLocationIsAFileLineColRange(self)

    def is_a_name(self):
        return _core.strataLocationIsAName(self)

    def is_a_callsite(self):
        return _core.strataLocationIsACallSite(self)

    def is_a_fused(self):
        return _core.strataLocationIsAFused(self)

    filename = property(lambda self: _core.strataLocationFileLineColRangeGetFilename(self))
    start_line = property(lambda self: _core.strataLocationFileLineColRangeGetStartLine(self))
    start_col = property(lambda self: _core.strataLocationFileLineColRangeGetStartColumn(self))
    end_line = property(lambda self: _core.strataLocationFileLineColRangeGetEndLine(self))
    end_col = property(lambda self: _core.strataLocationFileLineColRangeGetEndColumn(self))
    name_str = property(lambda self: _core.strataLocationNameGetName(self))
    child_loc = property(lambda self: _core.strataLocationNameGetChildLoc(self))
    callee = property(lambda self: _core.strataLocationCallSiteGetCallee(self))
    caller = property(lambda self: _core.strataLocationCallSiteGetCaller(self))

    @property
    def locations(self):
        count = _core.strataLocationFusedGetNumLocations(self)
        return [_core.strataLocationFusedGetLocation(self, i) for i in range(count)]


class _CurrentLocation:
    def __get__(self, _, __):
        return _core.current_location()


Location.current = _CurrentLocation()
