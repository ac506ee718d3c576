# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells the extension module which classes to make objects of."""

from strata import _core
from strata._ir import affine, attributes, core, operations, types


def find_operation_class(context, name):
    from strata.dialects import _registry

    return _registry.find_class(context, name)


def set_up():
    kinds = core.Kind
    for kind, cls in {
        kinds.operation: operations.Operation, kinds.block: operations.Block, kinds.region: operations.Region,
        kinds.value: operations.Value, kinds.type: types.Type, kinds.attribute: attributes.Attribute,
        kinds.location: core.Location, kinds.affine_expr: affine.AffineExpr, kinds.affine_map: affine.AffineMap,
        kinds.integer_set: affine.IntegerSet, kinds.diagnostic: core.Diagnostic,
    }.items():
        _core.set_class(int(kind), cls)
    views = (operations.OpOperandList, operations.OpResultList, operations.OpSuccessors, operations.RegionSequence,
             operations.BlockArgumentList)
    _core.set_up(operations.OpResult, operations.BlockArgument, types.CLASSES, attributes.CLASSES,
                 find_operation_class, core.MLIRError, core.DiagnosticInfo, operations.OpAttributeMap, views,
                 operations.NamedAttribute, operations.InsertionPoint)


set_up()
