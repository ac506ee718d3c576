# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The order of the parameters of builders.

Parameters are operands and attributes in the order of the definition in ODS. Definitions keep
operands and attributes apart: the order is that of a builder in the dialect file that lists all
of them, that of the table below, or operands first.
"""

# Operations with an attribute before an operand. Names of the rest may be left out.
ORDERS = {
    "affine.apply": "map mapOperands",
    "affine.max": "map operands",
    "affine.min": "map operands",
    "affine.prefetch": "memref indices isWrite localityHint isDataCache map",
    "emitc.call_opaque": "callee operands",
    "emitc.cmp": "predicate lhs rhs",
    "func.call": "callee operands",
    "gpu.subgroup_mma_elementwise": "args opType",
    "index.cmp": "pred lhs rhs",
    "llvm.call": "callee callee_operands",
    "llvm.fcmp": "predicate lhs rhs",
    "llvm.icmp": "predicate lhs rhs",
    "memref.atomic_rmw": "kind value memref indices",
    "vector.multi_reduction": "kind source acc reduction_dims",
    "vector.reduction": "kind vector acc",
    "vector.scan": "kind source initial_value",
    "vector.transfer_read": "base indices permutation_map padding in_bounds",
    "vector.transfer_write": "valueToStore base indices permutation_map in_bounds",
}

# Attributes that upstream's builders require, although the custom form implies them.
REQUIRED = {"vector.transfer_read": {"permutation_map", "in_bounds"},
            "vector.transfer_write": {"permutation_map", "in_bounds"}}


# Operations whose results upstream's builders take, although they follow.
GIVEN_RESULTS = {"affine.load", "affine.vector_load", "llvm.extractvalue", "vector.load", "vector.outerproduct"}


def infers(full_name, op):
    """Whether builders leave the results out."""
    if full_name in GIVEN_RESULTS:
        return False
    return "InferTypeOpInterface" in op["interfaces"] or all(slot["arity"] == "one" for slot in op["results"])


def _arrange(slots, names):
    """The slots in the order of names; those without a name come last."""
    positions = {name: i for i, name in enumerate(names)}
    return sorted(slots, key=lambda pair: positions.get(pair[1]["name"], len(positions)))


def arguments(full_name, op):
    """Pairs of kind and slot of the operands and attributes."""
    hidden = {slot.get("groups") for slot in op["operands"]}
    if "AttrSizedOperandSegments" in op["traits"]:
        hidden.add("operandSegmentSizes")
    if "AttrSizedResultSegments" in op["traits"]:
        hidden.add("resultSegmentSizes")
    slots = [("operand", slot) for slot in op["operands"]]
    slots += [("attr", slot) for slot in op["attributes"] if slot["name"] not in hidden]
    if full_name in ORDERS:
        return _arrange(slots, ORDERS[full_name].split())
    needed = {slot["name"] for kind, slot in slots if kind == "operand" or slot["required"]}
    for builder in op["builders"]:
        names = [name.strip() for name in builder.split(",")]
        if needed <= set(names):
            return _arrange(slots, names)
    return slots
