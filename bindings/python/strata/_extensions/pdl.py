# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules of pdl."""

from strata import _core
from strata._ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr, TypeAttr
from strata._ir.core import current_location
from strata._ir.operations import value_of
from strata._ir.types import IntegerType, Type
from strata.dialects import _convert, _generate


def context_of(loc):
    return (loc or current_location()).context


def values(entries):
    return [value_of(v) for v in entries or ()]


def optional(value):
    return () if value is None else (value_of(value),)


def extend(module):
    def kind(text, loc):
        return Type.parse(text, context_of(loc))

    def text(value, loc):
        return value if isinstance(value, Attribute) else StringAttr.get(value, context_of(loc))

    def number(width, value, loc):
        return value if isinstance(value, Attribute) else IntegerAttr.get(
            IntegerType.get_signless(width, context_of(loc)), value)

    def define(stem):
        """Replaces the constructor of a class by a function."""

        def decorate(function):
            def __init__(self, *args, loc=None, ip=None, **kwargs):
                function(self, *args, loc=loc, ip=ip, **kwargs)

            base = _generate.class_of(module, stem)
            cls = type(base.__name__, (base,), {"__slots__": (), "__init__": __init__, "__module__": module.__name__,
                                                "__doc__": base.__doc__})
            _generate.replace_class(module, cls)
            return cls

        return decorate

    @define("pattern")
    def PatternOp(self, benefit, name=None, *, loc, ip):
        attributes = {"benefit": number(16, benefit, loc)}
        if name is not None:
            attributes["sym_name"] = text(name, loc)
        _core.create(self, "pdl.pattern", (), (), attributes, None, 1, loc, ip)
        self.regions[0].blocks.append()

    PatternOp.body = property(lambda self: self.regions[0].blocks[0])

    @define("rewrite")
    def RewriteOp(self, root=None, name=None, args=None, *, loc, ip):
        root, args = optional(root), values(args)
        attributes = {"operandSegmentSizes": _convert.sizes([len(root), len(args)], loc)}
        if name is not None:
            attributes["name"] = text(name, loc)
        _core.create(self, "pdl.rewrite", (), [*root, *args], attributes, None, 1, loc, ip)

    def add_body(self):
        """The block of the rewrite, which is made."""
        return self.regions[0].blocks.append()

    RewriteOp.add_body = add_body
    RewriteOp.body = property(lambda self: self.regions[0].blocks[0])

    @define("operation")
    def OperationOp(self, name=None, args=None, attributes=None, types=None, *, loc, ip):
        args, types, attributes = values(args), values(types), dict(attributes or {})
        names = ArrayAttr.get([text(n, loc) for n in attributes], context_of(loc))
        found = {"attributeValueNames": names,
                 "operandSegmentSizes": _convert.sizes([len(args), len(attributes), len(types)], loc)}
        if name is not None:
            found["opName"] = text(name, loc)
        operands = [*args, *values(attributes.values()), *types]
        _core.create(self, "pdl.operation", (kind("!pdl.operation", loc),), operands, found, None, 0, loc, ip)

    def simple(stem, result):
        @define(stem)
        def Op(self, type=None, *, loc, ip):
            _core.create(self, "pdl." + stem, (kind(result, loc),), optional(type), None, None, 0, loc, ip)

    simple("operand", "!pdl.value")
    simple("operands", "!pdl.range<value>")

    @define("attribute")
    def AttributeOp(self, valueType=None, value=None, *, loc, ip):
        _core.create(self, "pdl.attribute", (kind("!pdl.attribute", loc),), optional(valueType),
                     {"value": value} if value is not None else None, None, 0, loc, ip)

    @define("type")
    def TypeOp(self, constantType=None, *, loc, ip):
        constant = TypeAttr.get(constantType) if isinstance(constantType, Type) else constantType
        _core.create(self, "pdl.type", (kind("!pdl.type", loc),), (),
                     {"constantType": constant} if constant is not None else None, None, 0, loc, ip)

    @define("types")
    def TypesOp(self, constantTypes=None, *, loc, ip):
        attributes = None
        if constantTypes:
            parts = [TypeAttr.get(t) if isinstance(t, Type) else t for t in constantTypes]
            attributes = {"constantTypes": ArrayAttr.get(parts, context_of(loc))}
        _core.create(self, "pdl.types", (kind("!pdl.range<type>", loc),), (), attributes, None, 0, loc, ip)

    @define("result")
    def ResultOp(self, parent, index, *, loc, ip):
        _core.create(self, "pdl.result", (kind("!pdl.value", loc),), (value_of(parent),),
                     {"index": number(32, index, loc)}, None, 0, loc, ip)

    @define("results")
    def ResultsOp(self, result, parent, index=None, *, loc, ip):
        _core.create(self, "pdl.results", (result,), (value_of(parent),),
                     {"index": number(32, index, loc)} if index is not None else None, None, 0, loc, ip)

    @define("erase")
    def EraseOp(self, operand=None, *, loc, ip):
        _core.create(self, "pdl.erase", (), (value_of(operand),), None, None, 0, loc, ip)

    @define("replace")
    def ReplaceOp(self, op, *, with_op=None, with_values=None, loc, ip):
        other, parts = optional(with_op), values(with_values)
        _core.create(self, "pdl.replace", (), [value_of(op), *other, *parts],
                     {"operandSegmentSizes": _convert.sizes([1, len(other), len(parts)], loc)}, None, 0, loc, ip)

    @define("apply_native_constraint")
    def ApplyNativeConstraintOp(self, name, args=None, results=None, *, loc, ip):
        _core.create(self, "pdl.apply_native_constraint", list(results or ()), values(args), {"name": text(name, loc)},
                     None, 0, loc, ip)

    @define("apply_native_rewrite")
    def ApplyNativeRewriteOp(self, results, name, args=None, *, loc, ip):
        _core.create(self, "pdl.apply_native_rewrite", list(results), values(args), {"name": text(name, loc)}, None, 0,
                     loc, ip)
