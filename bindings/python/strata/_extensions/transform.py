# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scripts of transform, and their interpreter."""

import sys
import types

from strata import _core
from strata._ir.attributes import ArrayAttr, Attribute, DictAttr, StringAttr, TypeAttr
from strata._ir.core import current_location
from strata._ir.operations import Module, values_of
from strata._ir.types import FunctionType
from strata.dialects import _generate

TAG = "strata.payload"


def apply_named_sequence(payload_root, transform_root, transform_module, transform_options=None):
    """Transforms a payload by a named sequence of a module of scripts."""
    from strata.passmanager import PassManager

    root, payload = transform_root.operation, payload_root.operation
    if root.name != "transform.named_sequence":
        raise ValueError(f"'{root.name}' is no named sequence of transform")
    if payload.attached:
        raise ValueError("the payload must be the root of a tree")
    # The payload is next to a copy of the scripts meanwhile.
    scripts = _core.as_class(Module, _core.strataOperationClone(transform_module.operation))
    payload.attributes["transform.target_tag"] = StringAttr.get(TAG, payload.context)
    _core.strataBlockAppendOwnedOperation(scripts.body, payload)
    try:
        entry = root.attributes["sym_name"].value
        manager = PassManager.parse(
            f"any(transform-interpreter{{debug-payload-root-tag={TAG} entry-point={entry}}})", payload.context)
        manager.run(scripts.operation)
    finally:
        _core.strataOperationRemoveFromParent(payload)
        del payload.attributes["transform.target_tag"]


def extend(module):
    class NamedSequenceOp(_generate.class_of(module, "named_sequence")):
        """A named sequence, with the block of its arguments."""

        __slots__ = ()

        def __init__(self, sym_name, input_types, result_types, *, sym_visibility=None, arg_attrs=None, res_attrs=None,
                     loc=None, ip=None):
            context = (loc or current_location()).context
            kind = FunctionType.get(input_types, result_types, context)
            name = sym_name if isinstance(sym_name, Attribute) else StringAttr.get(sym_name, context)
            attributes = {"sym_name": name, "function_type": TypeAttr.get(kind)}
            if sym_visibility is not None:
                attributes["sym_visibility"] = StringAttr.get(sym_visibility, context)
            for key, value in (("arg_attrs", arg_attrs), ("res_attrs", res_attrs)):
                if value is not None:
                    attributes[key] = value if isinstance(value, Attribute) else ArrayAttr.get(
                        [v if isinstance(v, Attribute) else DictAttr.get(v, context) for v in value], context)
            _core.create(self, "transform.named_sequence", (), (), attributes, None, 1, loc, ip)
            self.regions[0].blocks.append(*input_types, arg_locs=[self.location] * len(input_types))

        @property
        def body(self):
            return self.regions[0].blocks[0]

        @property
        def bodyTarget(self):
            return self.body.arguments[0]

        @property
        def bodyExtraArgs(self):
            return self.body.arguments[1:]

    class YieldOp(_generate.class_of(module, "yield")):
        __slots__ = ()

        def __init__(self, operands=(), *, loc=None, ip=None):
            _core.create(self, "transform.yield", (), values_of(operands), None, None, 0, loc, ip)

    _generate.replace_class(module, NamedSequenceOp)
    _generate.replace_class(module, YieldOp)
    interpreter = types.ModuleType(module.__name__ + ".interpreter", "Runs scripts of transform.")
    interpreter.apply_named_sequence = apply_named_sequence
    module.interpreter = sys.modules[interpreter.__name__] = interpreter
    module.__path__ = []
    # Operations of other dialects are in modules of their own upstream.
    for name in ("structured", "loop", "affine", "bufferization", "debug", "extras", "gpu", "memref", "pdl", "tensor",
                 "tune", "vector"):
        sys.modules.setdefault(f"{module.__name__}.{name}", module)
        if name not in ("pdl", "extras", "debug", "tune"):
            setattr(module, name, module)
