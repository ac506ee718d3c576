# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules, operations, regions, blocks, values and places of insertion."""

import enum
import sys

from strata import _core
from strata._ir.core import current_context, current_location

__all__ = ["Module", "Operation", "OpView", "Region", "Block", "Value", "OpResult", "BlockArgument", "OpOperand",
           "OpOperandList", "OpResultList", "OpSuccessors", "RegionSequence", "BlockArgumentList", "BlockList",
           "OperationList", "OpAttributeMap", "NamedAttribute", "InsertionPoint", "WalkOrder", "WalkResult", "AsmState"]

OPERANDS, RESULTS, SUCCESSORS, REGIONS, ARGUMENTS = range(5)


class WalkResult(enum.IntEnum):
    ADVANCE = 0
    INTERRUPT = 1
    SKIP = 2


class WalkOrder(enum.IntEnum):
    PRE_ORDER = 0
    POST_ORDER = 1


class NamedAttribute:
    """An entry of a dictionary of attributes."""

    __slots__ = ("name", "attr")

    def __init__(self, name, attr):
        self.name, self.attr = name, attr

    def __repr__(self):
        return f"NamedAttribute({self.name}={self.attr})"


# ---- Lists


class _Sequence(_core.View):
    __slots__ = ()

    def __add__(self, other):
        return list(self) + list(other)

    def __radd__(self, other):
        return list(other) + list(self)

    def __eq__(self, other):
        try:
            return list(self) == list(other)
        except TypeError:
            return NotImplemented

    __hash__ = None

    def __repr__(self):
        return f"{type(self).__name__}({list(self)})"


class _Values(_Sequence):
    __slots__ = ()

    @property
    def types(self):
        return [value.type for value in self]


class OpOperandList(_Values):
    __slots__ = ()


class OpResultList(_Values):
    __slots__ = ()


class BlockArgumentList(_Values):
    __slots__ = ()


class OpSuccessors(_Sequence):
    __slots__ = ()


class RegionSequence(_Sequence):
    __slots__ = ()


class OpAttributeMap(_core.AttributeMap):
    """The attributes of an operation, by name."""

    __slots__ = ()

    def _entries(self):
        return [self[i] for i in range(len(self))]

    def __iter__(self):
        return iter(self.keys())

    def keys(self):
        return [entry.name for entry in self._entries()]

    def values(self):
        return [entry.attr for entry in self._entries()]

    def items(self):
        return [(entry.name, entry.attr) for entry in self._entries()]

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __repr__(self):
        return f"OpAttributeMap({dict(self.items())})"


class _LinkedList:
    """A list whose elements are linked: no slices, indices take time."""

    __slots__ = ("_parent",)

    def __init__(self, parent):
        self._parent = parent

    def __iter__(self):
        element = self._first()
        while element is not None:
            following = self._next(element)
            yield element
            element = following

    def __len__(self):
        return self._count()

    def __bool__(self):
        return self._first() is not None

    def __getitem__(self, index):
        if not isinstance(index, int):
            raise TypeError("an index is an integer")
        count = len(self)
        index = index + count if index < 0 else index
        if not 0 <= index < count:
            raise IndexError("index out of range")
        for i, element in enumerate(self):
            if i == index:
                return element

    def __repr__(self):
        return f"{type(self).__name__}({list(self)})"


class BlockList(_LinkedList):
    __slots__ = ()

    def _first(self):
        return _core.strataRegionGetFirstBlock(self._parent)

    def _count(self):
        return _core.strataRegionGetNumBlocks(self._parent)

    @staticmethod
    def _next(block):
        return _core.strataBlockGetNextInRegion(block)

    def append(self, *types, arg_locs=None):
        """Appends a new block with arguments."""
        return Block._create(self._parent, types, arg_locs)


class OperationList(_LinkedList):
    __slots__ = ()

    def _first(self):
        return _core.strataBlockGetFirstOperation(self._parent)

    def _count(self):
        return _core.strataBlockGetNumOperations(self._parent)

    @staticmethod
    def _next(op):
        return _core.strataOperationGetNextInBlock(op)


# ---- Regions and blocks


class Region(_core.Handle):
    __slots__ = ()

    @property
    def blocks(self):
        return BlockList(self)

    @property
    def owner(self):
        return _core.strataRegionGetParentOperation(self)

    def __iter__(self):
        return iter(BlockList(self))

    def __repr__(self):
        return f"<Region of {len(self.blocks)} blocks>"


def _locations(types, locations):
    if locations is None:
        return [current_location()] * len(types) if types else []
    locations = list(locations)
    if len(locations) != len(types):
        raise ValueError(f"Expected {len(types)} locations, got: {len(locations)}")
    return locations


def _placed(near, types, locations, place):
    """A new block that `place` has put somewhere."""
    block = _core.block_create(near, types, _locations(types, locations))
    try:
        place(block)
    except Exception:
        _core.strataBlockDestroy(block)
        raise
    return block


class Block(_core.Handle):
    __slots__ = ()

    @staticmethod
    def _create(region, types, locations=None):
        types = [t for entry in types for t in (entry if isinstance(entry, (list, tuple)) else [entry])]
        return _placed(region, types, locations, lambda block: _core.strataRegionAppendOwnedBlock(region, block))

    @staticmethod
    def create_at_start(parent, arg_types=(), arg_locs=None):
        """A new block at the start of a region."""
        return _placed(parent, list(arg_types), arg_locs,
                       lambda block: _core.strataRegionInsertOwnedBlock(parent, 0, block))

    def create_before(self, *arg_types, arg_locs=None):
        return _placed(self, list(arg_types), arg_locs, lambda block: _core.strataBlockInsertBefore(block, self))

    def create_after(self, *arg_types, arg_locs=None):
        return _placed(self, list(arg_types), arg_locs, lambda block: _core.strataBlockInsertAfter(block, self))

    @property
    def arguments(self):
        return _core.view(self, ARGUMENTS)

    def add_argument(self, type, loc):
        return _core.strataBlockAddArgument(self, type, loc)

    def erase_argument(self, index):
        _core.strataBlockEraseArgument(self, index)

    @property
    def operations(self):
        return OperationList(self)

    def __iter__(self):
        return iter(OperationList(self))

    @property
    def owner(self):
        return _core.strataBlockGetParentOperation(self)

    @property
    def region(self):
        return _core.strataBlockGetParentRegion(self)

    @property
    def successors(self):
        last = _core.strataBlockGetLastOperation(self)
        return list(last.successors) if last is not None else []

    @property
    def predecessors(self):
        return [_core.strataBlockGetPredecessor(self, i) for i in range(_core.strataBlockGetNumPredecessors(self))]

    def append(self, op):
        """Moves an operation to the end."""
        op = op.operation
        _core.detach(op)
        _core.insert(self, None, op)

    def append_to(self, region):
        """Moves the block to the end of a region."""
        _core.strataBlockMoveTo(self, region)

    def erase(self):
        _core.strataBlockDestroy(self)

    def __str__(self):
        return _core.strataBlockPrint(self)

    def __repr__(self):
        return f"<Block with {len(self.arguments)} arguments and {len(self.operations)} operations>"


# ---- Values


class OpOperand:
    """A use of a value."""

    __slots__ = ("owner", "operand_number")

    def __init__(self, owner, operand_number):
        self.owner, self.operand_number = owner, operand_number


class AsmState:
    """How values are numbered in an operation."""

    def __init__(self, op, use_local_scope=False):
        self.op, self.use_local_scope = op, use_local_scope


TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Value(_core.Handle):
    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def owner(self) -> "Any": ...

    def __init__(self, value=None):
        if value is not None:
            _core.assign(self, value)

    @property
    def type(self):
        return _core.strataValueGetType(self)

    def set_type(self, type):
        _core.strataValueSetType(self, type)

    @property
    def uses(self):
        return iter([OpOperand(owner, number) for owner, number in _core.uses(self)])

    def replace_all_uses_with(self, value):
        _core.strataValueReplaceAllUsesOfWith(self, value)

    def replace_all_uses_except(self, value, exceptions):
        ops = exceptions if isinstance(exceptions, (list, tuple)) else [exceptions]
        _core.strataValueReplaceAllUsesExcept(self, value, [op.operation for op in ops])

    def get_name(self, use_local_scope=False, use_name_loc_as_prefix=False, state=None):
        return _core.strataValuePrintAsOperand(self, use_local_scope or bool(state and state.use_local_scope))

    def maybe_downcast(self):
        return self

    @property
    def location(self):
        return self.owner.location

    def __str__(self):
        return f"Value({_core.strataValuePrint(self)})"

    def __repr__(self):
        return str(self)


class OpResult(Value):
    __slots__ = ()

    @staticmethod
    def isinstance(value):
        return isinstance(value, OpResult)

    @property
    def owner(self):
        return _core.strataOpResultGetOwner(self)

    @property
    def result_number(self):
        return _core.strataOpResultGetResultNumber(self)


class BlockArgument(Value):
    __slots__ = ()

    @staticmethod
    def isinstance(value):
        return isinstance(value, BlockArgument)

    @property
    def owner(self):
        return _core.strataBlockArgumentGetOwner(self)

    @property
    def arg_number(self):
        return _core.strataBlockArgumentGetArgNumber(self)

    @property
    def location(self):
        return _core.strataBlockArgumentGetLocation(self)


# ---- Operations


def value_of(value, argument=None):
    """The value that an operand argument stands for: itself, or the result of an operation."""
    if isinstance(value, Value):
        return value
    if isinstance(value, OperationBase):
        return value.result
    place = f"argument '{argument}': " if argument else ""
    raise TypeError(f"{place}expected a value or an operation with one result, found {value!r}")


def values_of(values, argument=None):
    """The values that a list argument stands for; an operation gives all its results."""
    if isinstance(values, OperationBase):
        return list(values.results)
    if isinstance(values, Value):
        return [values]
    if isinstance(values, (OpOperandList, OpResultList, BlockArgumentList)):
        return list(values)
    if not hasattr(values, "__iter__"):
        place = f"argument '{argument}': " if argument else ""
        raise TypeError(f"{place}expected a list of values, found {values!r}")
    return [value_of(value, argument) for value in values]


class OperationBase(_core.Handle):
    """The common base of Operation and OpView."""

    __slots__ = ()

    attributes = _core.property(3, "attributes")
    operands = _core.property(4, "operands", OPERANDS)
    results = _core.property(4, "results", RESULTS)
    successors = _core.property(4, "successors", SUCCESSORS)
    regions = _core.property(4, "regions", REGIONS)

    @property
    def name(self):
        return _core.strataOperationGetName(self)

    @property
    def result(self):
        count = _core.strataOperationGetNumResults(self)
        if count != 1:
            raise ValueError(f"Cannot call .result on operation {_core.strataOperationGetName(self)} "
                             f"which has {count} results")
        return _core.strataOperationGetResult(self, 0)

    @property
    def location(self):
        return _core.strataOperationGetLocation(self)

    @location.setter
    def location(self, location):
        _core.strataOperationSetLocation(self, location)

    @property
    def block(self):
        return _core.strataOperationGetBlock(self)

    @property
    def parent(self):
        parent = _core.strataOperationGetParentOperation(self)
        if parent is not None:
            return parent.operation
        if _core.strataOperationGetName(self) == "builtin.module":
            return None
        raise ValueError("Detached operations have no parent")

    @property
    def attached(self):
        return _core.strataOperationGetBlock(self) is not None

    def verify(self):
        return _core.strataOperationVerify(self)

    def walk(self, callback, walk_order=WalkOrder.POST_ORDER):
        _core.walk(self, callback, int(walk_order))

    def erase(self):
        _core.erase(self)

    def detach_from_parent(self):
        if not self.attached:
            raise ValueError("Detached operation has no parent.")
        operation = self.operation
        _core.detach(operation)
        return _core.opview(operation)

    def move_before(self, other):
        _core.move(self, other, False)

    def move_after(self, other):
        _core.move(self, other, True)

    def is_before_in_block(self, other):
        return _core.strataOperationIsBeforeInBlock(self, other)

    def clone(self, ip=None):
        copy = _core.strataOperationClone(self)
        place(copy, ip)
        return copy

    def has_trait(self, name):
        return _core.strataOperationHasTrait(self, name)

    def print(self, state=None, file=None, binary=False, **flags):
        text = self.get_asm(binary=binary, **flags)
        (sys.stdout if file is None else file).write(text if binary else text + "\n" * (file is None))

    def get_asm(self, binary=False, large_elements_limit=None, large_resource_limit=None, enable_debug_info=False,
                pretty_debug_info=False, print_generic_op_form=False, use_local_scope=False,
                use_name_loc_as_prefix=False, assume_verified=False, skip_regions=False, print_value_users=False):
        text = _core.print(
            self, -1 if large_elements_limit is None else large_elements_limit,
            -1 if large_resource_limit is None else large_resource_limit, enable_debug_info, pretty_debug_info,
            print_generic_op_form, use_local_scope, assume_verified, skip_regions, use_name_loc_as_prefix,
            print_value_users)
        return text.encode("utf-8", "surrogateescape") if binary else text

    def write_bytecode(self, file, desired_version=None):
        data = _core.strataOperationWriteBytecode(self, -1 if desired_version is None else desired_version)
        if isinstance(file, str):
            with open(file, "wb") as stream:
                stream.write(data)
        else:
            file.write(data)

    def __str__(self):
        return self.get_asm()

    def __repr__(self):
        return f"<{type(self).__name__} {self.get_asm(skip_regions=True).strip()}>"

    def _repr_html_(self):
        from strata import notebook

        return notebook.to_html(self)


def place(op, ip):
    """Inserts an operation at `ip`; None stands for the current place, False for nowhere."""
    point = _core.current_insertion_point() if ip is None else ip
    if point is not None and point is not False:
        point.insert(op)


class Operation(OperationBase):
    """Any operation, without named accessors."""

    __slots__ = ()

    @staticmethod
    def create(name, results=None, operands=None, attributes=None, successors=None, regions=0, loc=None, ip=None,
               infer_type=False):
        operands = [value_of(v) for v in operands] if operands else ()
        if attributes:
            for key, value in attributes.items():
                if not isinstance(key, str):
                    raise TypeError(f"the name of an attribute is a string, found {key!r}")
                if not isinstance(value, _core.Handle):
                    raise TypeError(f"attribute '{key}' is no attribute: {value!r}")
        results = None if infer_type and results is None else list(results or ())
        return _core.create(None, name, results, operands, attributes, successors, regions, loc, ip)

    @staticmethod
    def parse(source, source_name="", context=None):
        return _core.strataOperationCreateParse(current_context(context), source, source_name)

    @property
    def operation(self):
        return self

    @property
    def opview(self):
        return _core.opview(self)


class OpView(OperationBase):
    """The base of classes of operations with named accessors."""

    __slots__ = ()
    OPERATION_NAME = None

    def __init__(self, operation=None):
        if operation is not None:
            _core.assign(self, operation)

    @property
    def operation(self):
        return _core.as_class(Operation, self)

    @property
    def opview(self):
        return self

    @classmethod
    def parse(cls, source, source_name="", context=None):
        from strata._ir.core import MLIRError

        op = _core.strataOperationCreateParse(current_context(context), source, source_name)
        if cls.OPERATION_NAME is not None and op.name_of_operation != cls.OPERATION_NAME:
            raise MLIRError(f"Expected a '{cls.OPERATION_NAME}' op, got: '{op.name_of_operation}'")
        return op

    @property
    def name_of_operation(self):
        return _core.strataOperationGetName(self)

    @classmethod
    def build_generic(cls, results=None, operands=None, attributes=None, successors=None, regions=None, loc=None,
                      ip=None):
        return _core.create(cls, cls.OPERATION_NAME, results, [value_of(v) for v in operands or ()], attributes,
                            successors, regions or 0, loc, ip)


class Module(_core.Handle):
    """A module, which owns what is in it."""

    __slots__ = ()

    @staticmethod
    def create(loc=None):
        return _core.as_class(Module, _core.strataModuleCreateEmpty(current_location(loc)))

    @staticmethod
    def parse(asm, context=None):
        return _core.as_class(Module, _core.strataModuleCreateParse(current_context(context), asm))

    @staticmethod
    def parseFile(path, context=None):
        return _core.as_class(Module, _core.strataModuleCreateParseFromFile(current_context(context), path))

    parse_file = parseFile

    @property
    def operation(self):
        return _core.as_class(Operation, self)

    @property
    def body(self):
        return _core.strataModuleGetBody(self)

    def dump(self):
        sys.stderr.write(str(self))

    def __str__(self):
        return self.operation.get_asm()

    def __repr__(self):
        return str(self)

    def _repr_html_(self):
        return self.operation._repr_html_()

    def __reduce__(self):
        return _from_bytecode, (_core.strataOperationWriteBytecode(self, -1),)


def _from_bytecode(data):
    """Reads a pickled module into the current Context, or a new one."""
    from strata._ir.core import Context

    return Module.parse(data, _core.current_context() or Context())


# ---- Places


class InsertionPoint:
    """A place in a block: before an operation, or at the end."""

    __slots__ = ("_block", "ref_operation")

    def __init__(self, place):
        if isinstance(place, Block):
            self._block, self.ref_operation = place, None
        else:
            self.ref_operation = place.operation
            self._block = self.ref_operation.block
            if self._block is None:
                raise ValueError("Cannot insert before a detached operation")

    @property
    def block(self):
        return self._block

    @property
    def loc(self):
        return None

    @classmethod
    def at_block_begin(cls, block):
        first = _core.strataBlockGetFirstOperation(block)
        return cls(block if first is None else first)

    @classmethod
    def at_block_terminator(cls, block):
        terminator = _core.strataBlockGetTerminator(block)
        if terminator is None:
            raise ValueError("Block has no terminator")
        return cls(terminator)

    @classmethod
    def after(cls, op):
        following = _core.strataOperationGetNextInBlock(op)
        return cls(op.operation.block if following is None else following)

    def insert(self, operation):
        operation_block = _core.strataOperationGetBlock(operation)
        if operation_block is not None:
            raise ValueError("Attempt to insert operation that is already attached to a block")
        if self.ref_operation is None:
            if _core.strataBlockGetTerminator(self._block) is not None:
                raise IndexError("Cannot insert operation at the end of a block that already has a terminator. "
                                 "Did you mean to use 'InsertionPoint.at_block_terminator(block)' versus "
                                 "'InsertionPoint(block)'?")
        _core.insert(self._block, self.ref_operation, operation)

    def __enter__(self):
        _core.push(self._block.context, None, self)
        return self

    def __exit__(self, *_):
        _core.pop()


class _CurrentInsertionPoint:
    def __get__(self, _, __):
        current = _core.current_insertion_point()
        if current is None:
            raise ValueError("No current InsertionPoint")
        return current


InsertionPoint.current = _CurrentInsertionPoint()
