# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions and calls."""

import inspect

from strata import _core
from strata._ir.attributes import ArrayAttr, Attribute, DictAttr, FlatSymbolRefAttr, StringAttr, TypeAttr
from strata._ir.core import current_location
from strata._ir.operations import Block, InsertionPoint, OperationBase, Value, values_of
from strata._ir.types import FunctionType, Type
from strata.dialects import _generate


class EmittedFunction:
    """The function that `from_py_func` makes: a call of it builds a call."""

    def __init__(self, function, func_op, call_class):
        self.func_op = func_op
        self._function, self._call_class = function, call_class
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__

    def __call__(self, *operands, loc=None, ip=None):
        call = self._call_class(self.func_op, operands, loc=loc, ip=ip)
        return _generate.results_of(call)


def returned_values(value):
    """The values that a Python function gives back."""
    if value is None:
        return []
    if isinstance(value, (Value, OperationBase)):
        return values_of(value)
    return [v for part in value for v in values_of(part)] if not isinstance(value, Value) else [value]


def extend(module):
    ReturnOp = _generate.class_of(module, "return")

    class CallOp(_generate.class_of(module, "call")):
        """A call: of a function, or of a name with the types of results before it."""

        __slots__ = ()

        def __init__(self, *args, loc=None, ip=None, **attributes):
            results, callee, operands = call_parts(args)
            if isinstance(callee, str):
                callee = FlatSymbolRefAttr.get(callee, loc.context if loc else None)
            attributes = {key: value for key, value in attributes.items() if value is not None}
            _core.create(self, "func.call", results, values_of(operands), {"callee": callee, **attributes}, None, 0,
                         loc, ip)

    def call_parts(args):
        """Result types, callee and operands of the three forms of calls."""
        if args and isinstance(args[0], OperationBase) and len(args) <= 2:
            function = args[0].opview
            if not isinstance(function, module.FuncOp):
                raise ValueError("the callee is no function")
            callee = FlatSymbolRefAttr.get(function.name.value, function.context)
            return function.type.results, callee, args[1] if len(args) == 2 else []
        if len(args) in (2, 3) and isinstance(args[0], (list, tuple)) and isinstance(args[1], (str, FlatSymbolRefAttr)):
            return list(args[0]), args[1], args[2] if len(args) == 3 else []
        if len(args) in (2, 3) and isinstance(args[1], (list, tuple)) and isinstance(args[0], (str, FlatSymbolRefAttr)):
            return list(args[1]), args[0], args[2] if len(args) == 3 else []
        raise ValueError("a call has a function and operands, or types of results, a name and operands")

    class FuncOp(_generate.class_of(module, "func")):
        """A function; `type` is a FunctionType or a pair of lists of types."""

        __slots__ = ()

        def __init__(self, name, type, *, visibility=None, body_builder=None, loc=None, ip=None):
            context = loc.context if loc is not None else current_location().context
            type = type if isinstance(type, Type) else FunctionType.get(*type, context=context)
            attributes = {"sym_name": StringAttr.get(str(name), context), "function_type": TypeAttr.get(type)}
            if visibility is not None:
                attributes["sym_visibility"] = StringAttr.get(str(visibility), context)
            _core.create(self, "func.func", (), (), attributes, None, 1, loc, ip)
            if body_builder is not None:
                with InsertionPoint(self.add_entry_block()):
                    body_builder(self)

        @property
        def is_external(self):
            return len(self.regions[0].blocks) == 0

        @property
        def body(self):
            return self.regions[0]

        @property
        def type(self):
            return self.attributes["function_type"].value

        @property
        def visibility(self):
            return self.attributes["sym_visibility"] if "sym_visibility" in self.attributes else None

        @property
        def name(self):
            return self.attributes["sym_name"]

        @property
        def entry_block(self):
            if self.is_external:
                raise IndexError("External function does not have a body")
            return self.regions[0].blocks[0]

        def add_entry_block(self, arg_locs=None):
            if not self.is_external:
                raise IndexError("The function already has an entry block!")
            inputs = self.type.inputs
            locations = arg_locs if arg_locs is not None else [self.location] * len(inputs)
            return Block.create_at_start(self.body, inputs, locations)

        @property
        def arguments(self):
            return self.entry_block.arguments

        def _attributes_of(self, name, count):
            if name in self.attributes:
                return ArrayAttr(self.attributes[name])
            return ArrayAttr.get([DictAttr.get({}, self.context)] * count, self.context)

        @property
        def arg_attrs(self):
            return self._attributes_of("arg_attrs", len(self.type.inputs))

        @arg_attrs.setter
        def arg_attrs(self, attributes):
            self.attributes["arg_attrs"] = attributes if isinstance(attributes, Attribute) else ArrayAttr.get(
                attributes, self.context)

        @property
        def result_attrs(self):
            return self._attributes_of("res_attrs", len(self.type.results))

        @result_attrs.setter
        def result_attrs(self, attributes):
            self.attributes["res_attrs"] = attributes

        @classmethod
        def from_py_func(cls, *inputs, results=None, name=None):
            """Makes a function of a Python function, which gets the arguments and builds the body."""

            def decorate(function):
                return emit(cls, function, list(inputs), results, name)

            return decorate

    def emit(cls, function, inputs, results, name):
        parameters = inspect.signature(function).parameters
        takes_op = "func_op" in parameters or any(p.kind == p.VAR_KEYWORD for p in parameters.values())
        declared = list(results) if results is not None else []
        func_op = cls(name or function.__name__, (inputs, declared))
        with InsertionPoint(func_op.add_entry_block()):
            extra = {"func_op": func_op} if takes_op else {}
            value = function(*func_op.arguments, **extra)
            if results is None:
                values = returned_values(value)
                ReturnOp(values)
                func_type = FunctionType.get(inputs, [v.type for v in values], func_op.context)
                func_op.attributes["function_type"] = TypeAttr.get(func_type)
        return EmittedFunction(function, func_op, module.CallOp)

    _generate.replace_class(module, CallOp)
    _generate.replace_class(module, FuncOp)

    def func(*inputs, results=None, name=None):
        """A decorator like FuncOp.from_py_func."""
        return FuncOp.from_py_func(*inputs, results=results, name=name)

    def call(*args, loc=None, ip=None):
        """The results of a CallOp."""
        return _generate.results_of(CallOp(*args, loc=loc, ip=ip))

    module.func, module.call = func, call
