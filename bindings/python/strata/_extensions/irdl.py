# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Definitions of dialects as IR."""

import enum

from strata import _core
from strata._ir.attributes import ArrayAttr, Attribute, StringAttr, SymbolRefAttr
from strata._ir.core import current_location
from strata._ir.operations import value_of
from strata._ir.types import Type
from strata.dialects import _generate

Variadicity = enum.IntEnum("Variadicity", "single optional variadic", start=0)


def context_of(loc):
    return (loc or current_location()).context


def names_attribute(names, context):
    return names if isinstance(names, Attribute) else ArrayAttr.get(
        [n if isinstance(n, Attribute) else StringAttr.get(n, context) for n in names], context)


def variadicity_attribute(values, context):
    if isinstance(values, Attribute):
        return values
    return Attribute.parse(f"#irdl<variadicity_array[ {', '.join(Variadicity(v).name for v in values)}]>", context)


def define_container(module, stem):
    """The class of an operation with a name and a body, and its function."""

    def __init__(self, sym_name, *, loc=None, ip=None):
        name = sym_name if isinstance(sym_name, Attribute) else StringAttr.get(sym_name, context_of(loc))
        _core.create(self, "irdl." + stem, (), (), {"sym_name": name}, None, 1, loc, ip)
        self.regions[0].blocks.append()

    def build(sym_name, *, loc=None, ip=None):
        return cls(sym_name, loc=loc, ip=ip)

    base = _generate.class_of(module, stem)
    cls = type(base.__name__, (base,), {"__slots__": (), "__init__": __init__, "__module__": module.__name__,
                                        "body": property(lambda self: self.regions[0].blocks[0])})
    _generate.replace_class(module, cls)
    return build


def build(stem, kind, operands, attributes, loc, ip):
    """An operation with one result of the type `!irdl.KIND`, or with none."""
    types = (Type.parse("!irdl." + kind, context_of(loc)),) if kind else ()
    op = _core.create(None, "irdl." + stem, types, [value_of(v) for v in operands], attributes, None, 0, loc, ip)
    return op.result if kind else op


def extend(module):
    module.Variadicity = Variadicity
    for stem, function in (("dialect", "dialect"), ("operation", "operation_"), ("type", "type_"),
                           ("attribute", "attribute_")):
        setattr(module, function, define_container(module, stem))

    def is_(expected, *, loc=None, ip=None):
        """The constraint of one attribute, or of the type in a TypeAttr."""
        return build("is", "attribute", (), {"expected": expected}, loc, ip)

    def any(*, loc=None, ip=None):
        return build("any", "attribute", (), None, loc, ip)

    def any_of(args, *, loc=None, ip=None):
        return build("any_of", "attribute", args, None, loc, ip)

    def all_of(args, *, loc=None, ip=None):
        return build("all_of", "attribute", args, None, loc, ip)

    def c_pred(pred, *, loc=None, ip=None):
        return build("c_pred", "attribute", (), {"pred": StringAttr.get(pred, context_of(loc))}, loc, ip)

    def base(*, base_ref=None, base_name=None, loc=None, ip=None):
        context, attributes = context_of(loc), {}
        if base_ref is not None:
            attributes["base_ref"] = base_ref if isinstance(base_ref, Attribute) else SymbolRefAttr.get(base_ref, context)
        if base_name is not None:
            attributes["base_name"] = StringAttr.get(base_name, context)
        return build("base", "attribute", (), attributes, loc, ip)

    def parametric(base_type, args, *, loc=None, ip=None):
        reference = base_type if isinstance(base_type, Attribute) else SymbolRefAttr.get(base_type, context_of(loc))
        return build("parametric", "attribute", args, {"base_type": reference}, loc, ip)

    def region(entry_block_args=(), *, constrained_arguments=None, number_of_blocks=None, loc=None, ip=None):
        attributes = {"constrainedArguments": constrained_arguments, "numberOfBlocks": number_of_blocks}
        return build("region", "region", entry_block_args,
                     {key: value for key, value in attributes.items() if value is not None}, loc, ip)

    def listing(stem, names_key, has_variadicity):
        def make(args, names, variadicity=None, *, loc=None, ip=None):
            context = context_of(loc)
            attributes = {names_key: names_attribute(names, context)}
            if has_variadicity:
                values = variadicity if variadicity is not None else [Variadicity.single] * len(args)
                attributes["variadicity"] = variadicity_attribute(values, context)
            return build(stem, None, args, attributes, loc, ip)

        return make

    def load_dialects(module_):
        """Loads the dialects of a module into its Context."""
        from strata.dialects import _registry

        _core.strataLoadIRDLDialects(module_)
        for op in module_.body:
            if op.operation.name == "irdl.dialect":
                _registry.define(op.attributes["sym_name"].value, module_.context)

    for function in (is_, any, any_of, all_of, c_pred, base, parametric, region, load_dialects):
        setattr(module, function.__name__, function)
    module.operands_ = listing("operands", "names", True)
    module.results_ = listing("results", "names", True)
    module.attributes_ = listing("attributes", "attributeValueNames", False)
    module.parameters = listing("parameters", "names", False)
    module.regions_ = listing("regions", "names", False)
