// Arithmetic on indices, whose width is that of the target.
irdl.dialect @index attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.constants = ["index.constant", "index.bool.constant", "ub.poison"],
  strata.summary = "arithmetic on indices",
  strata.description = "Arithmetic, bitwise operations, comparisons and casts of values of type `index`. The width of an index depends on the target. Operations fold only if the result is the same for 32 and 64 bits."
} {
  irdl.attribute @cmp_predicate attributes {
    strata.class = "IndexCmpPredicateAttr",
    strata.summary = "index comparison predicate kind",
    strata.enum = {
      cases = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"],
      symbols = ["EQ", "NE", "SLT", "SLE", "SGT", "SGE", "ULT", "ULE", "UGT", "UGE"]
    },
    strata.format = "$value"
  }
  irdl.operation @add attributes {
    strata.class = "AddOp",
    strata.hooks = ["fold"],
    strata.summary = "addition",
    strata.description = "The sum. The result wraps around.",
    strata.computes = "lhs + rhs",
    strata.any_index_width,
    strata.examples = ["%next = index.add %i, %one"],
    strata.traits = ["Commutative", "Pure"],
    strata.interfaces = ["InferIntRangeInterface"],
    strata.format = "$lhs `,` $rhs attr-dict"
  } {
    %lhs = irdl.is index
    %rhs = irdl.is index
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is index
    irdl.results(result: %result)
  }
  irdl.operation @and attributes {
    strata.like = "add", strata.class = "AndOp",
    strata.summary = "bitwise and",
    strata.description = "The bits that are set in both operands.",
    strata.computes = "lhs & rhs",
    strata.hooks = [],
    strata.examples = ["%low = index.and %bits, %mask"]
  } {}
  irdl.operation @bool.constant attributes {
    strata.class = "BoolConstantOp",
    strata.summary = "boolean constant",
    strata.description = "The value of the attribute, as an `i1`.",
    strata.examples = ["%yes = index.bool.constant true"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.interfaces = ["InferIntRangeInterface", "OpAsmOpInterface"],
    strata.result_names = ["{value}"],
    strata.format = "attr-dict $value"
  } {
    %value = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"value" = %value}
    %result = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @casts attributes {
    strata.class = "CastSOp",
    strata.summary = "signed cast",
    strata.description = "Converts between an index and an integer. A wider type is filled with the sign bit; a narrower type keeps the low bits.",
    strata.computes = "sext(input, output)",
    strata.any_index_width,
    strata.examples = ["%i = index.casts %n : i32 to index"],
    strata.traits = ["Pure"],
    strata.interfaces = ["InferIntRangeInterface", "CastOpInterface"],
    strata.cast_compatible = "isa<IndexType>($from) != isa<IndexType>($to)",
    strata.format = "$input attr-dict `:` type($input) `to` type($output)"
  } {
    %input = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    irdl.operands(input: %input)
    %output = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    irdl.results(output: %output)
  }
  irdl.operation @castu attributes {
    strata.like = "casts",
    strata.class = "CastUOp",
    strata.summary = "unsigned cast",
    strata.description = "Converts between an index and an integer. A wider type is filled with zeros; a narrower type keeps the low bits.",
    strata.computes = "zext(input, output)",
    strata.examples = ["%n = index.castu %i : index to i64"]
  } {}
  irdl.operation @ceildivs attributes {
    strata.like = "divs", strata.class = "CeilDivSOp",
    strata.summary = "signed division, rounded up",
    strata.description = "The quotient of the operands as signed integers, rounded towards positive infinity. Division by zero and signed overflow are undefined behaviour.",
    strata.computes = "sdiv_ceil(lhs, rhs)",
    strata.examples = ["%up = index.ceildivs %a, %b"]
  } {}
  irdl.operation @ceildivu attributes {
    strata.like = "divs", strata.class = "CeilDivUOp",
    strata.summary = "unsigned division, rounded up",
    strata.description = "The quotient of the operands as unsigned integers, rounded towards positive infinity. Division by zero is undefined behaviour.",
    strata.computes = "udiv_ceil(lhs, rhs)",
    strata.examples = ["%tiles = index.ceildivu %n, %tileSize"]
  } {}
  irdl.operation @cmp attributes {
    strata.class = "CmpOp",
    strata.hooks = ["fold", "canonicalize"],
    strata.summary = "comparison",
    strata.description = "Whether the predicate holds for the operands. They are compared as signed or as unsigned integers.",
    strata.computes = "switch(pred, eq: lhs == rhs, ne: lhs != rhs, slt: slt(lhs, rhs), sle: sle(lhs, rhs), sgt: sgt(lhs, rhs), sge: sge(lhs, rhs), ult: ult(lhs, rhs), ule: ule(lhs, rhs), ugt: ugt(lhs, rhs), uge: uge(lhs, rhs))",
    strata.any_index_width,
    strata.examples = ["%isInside = index.cmp ult(%i, %n)"],
    strata.traits = ["Pure"],
    strata.interfaces = ["InferIntRangeInterface"],
    strata.format = "`` $pred `(` $lhs `,` $rhs `)` attr-dict"
  } {
    %lhs = irdl.is index
    %rhs = irdl.is index
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %pred = irdl.base @index::@cmp_predicate {strata.summary = "index comparison predicate kind"}
    irdl.attributes {"pred" = %pred}
    %result = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @constant attributes {
    strata.class = "ConstantOp",
    strata.summary = "index constant",
    strata.description = "The value of the attribute.",
    strata.examples = ["%answer = index.constant 42"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.interfaces = ["InferIntRangeInterface", "OpAsmOpInterface"],
    strata.result_names = ["idx{value}"],
    strata.format = "attr-dict $value"
  } {
    %value = irdl.any {strata.kind = "index", strata.summary = "index attribute"}
    irdl.attributes {"value" = %value}
    %result = irdl.is index
    irdl.results(result: %result)
  }
  irdl.operation @divs attributes {
    strata.class = "DivSOp",
    strata.summary = "signed division",
    strata.description = "The quotient of the operands as signed integers, rounded towards zero. Division by zero and signed overflow are undefined behaviour.",
    strata.computes = "sdiv(lhs, rhs)",
    strata.any_index_width,
    strata.examples = ["%quotient = index.divs %a, %b"],
    strata.traits = ["NoMemoryEffect"],
    strata.interfaces = ["InferIntRangeInterface"],
    strata.format = "$lhs `,` $rhs attr-dict"
  } {
    %lhs = irdl.is index
    %rhs = irdl.is index
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is index
    irdl.results(result: %result)
  }
  irdl.operation @divu attributes {
    strata.like = "divs", strata.class = "DivUOp",
    strata.summary = "unsigned division",
    strata.description = "The quotient of the operands as unsigned integers, rounded towards zero. Division by zero is undefined behaviour.",
    strata.computes = "udiv(lhs, rhs)",
    strata.examples = ["%row = index.divu %offset, %width"]
  } {}
  irdl.operation @floordivs attributes {
    strata.like = "divs", strata.class = "FloorDivSOp",
    strata.summary = "signed division, rounded down",
    strata.description = "The quotient of the operands as signed integers, rounded towards negative infinity. Division by zero and signed overflow are undefined behaviour.",
    strata.computes = "sdiv_floor(lhs, rhs)",
    strata.examples = ["%down = index.floordivs %a, %b"]
  } {}
  irdl.operation @maxs attributes {
    strata.like = "add", strata.class = "MaxSOp",
    strata.summary = "signed maximum",
    strata.description = "The larger of the operands as signed integers.",
    strata.computes = "smax(lhs, rhs)",
    strata.hooks = [],
    strata.examples = ["%begin = index.maxs %i, %zero"]
  } {}
  irdl.operation @maxu attributes {
    strata.like = "add", strata.class = "MaxUOp",
    strata.summary = "unsigned maximum",
    strata.description = "The larger of the operands as unsigned integers.",
    strata.computes = "umax(lhs, rhs)",
    strata.hooks = [],
    strata.examples = ["%longest = index.maxu %m, %n"]
  } {}
  irdl.operation @mins attributes {
    strata.like = "add", strata.class = "MinSOp",
    strata.summary = "signed minimum",
    strata.description = "The smaller of the operands as signed integers.",
    strata.computes = "smin(lhs, rhs)",
    strata.hooks = [],
    strata.examples = ["%end = index.mins %i, %limit"]
  } {}
  irdl.operation @minu attributes {
    strata.like = "add", strata.class = "MinUOp",
    strata.summary = "unsigned minimum",
    strata.description = "The smaller of the operands as unsigned integers.",
    strata.computes = "umin(lhs, rhs)",
    strata.hooks = [],
    strata.examples = ["%shortest = index.minu %m, %n"]
  } {}
  irdl.operation @mul attributes {
    strata.like = "add", strata.class = "MulOp",
    strata.summary = "multiplication",
    strata.description = "The product. The result wraps around.",
    strata.computes = "lhs * rhs",
    strata.examples = ["%area = index.mul %width, %height"]
  } {}
  irdl.operation @or attributes {
    strata.like = "add", strata.class = "OrOp",
    strata.summary = "bitwise or",
    strata.description = "The bits that are set in at least one operand.",
    strata.computes = "lhs | rhs",
    strata.hooks = [],
    strata.examples = ["%either = index.or %a, %b"]
  } {}
  irdl.operation @rems attributes {
    strata.like = "divs", strata.class = "RemSOp",
    strata.summary = "signed remainder",
    strata.description = "The remainder of the signed division that rounds towards zero. The sign is that of `lhs`. Division by zero and signed overflow of the quotient are undefined behaviour.",
    strata.computes = "srem(lhs, rhs)",
    strata.examples = ["%remainder = index.rems %a, %b"]
  } {}
  irdl.operation @remu attributes {
    strata.like = "divs", strata.class = "RemUOp",
    strata.summary = "unsigned remainder",
    strata.description = "The remainder of the unsigned division. Division by zero is undefined behaviour.",
    strata.computes = "urem(lhs, rhs)",
    strata.examples = ["%column = index.remu %offset, %width"]
  } {}
  irdl.operation @shl attributes {
    strata.like = "sub", strata.class = "ShlOp",
    strata.summary = "left shift",
    strata.description = "The bits of `lhs`, moved left by `rhs` places. If `rhs` is not less than the width of an index, the result is poison.",
    strata.computes = "lhs << rhs",
    strata.hooks = [],
    strata.examples = ["%twice = index.shl %i, %one"]
  } {}
  irdl.operation @shrs attributes {
    strata.like = "sub", strata.class = "ShrSOp",
    strata.summary = "signed right shift",
    strata.description = "The bits of `lhs`, moved right by `rhs` places. The sign bit fills the free places. If `rhs` is not less than the width of an index, the result is poison.",
    strata.computes = "ashr(lhs, rhs)",
    strata.hooks = [],
    strata.examples = ["%half = index.shrs %i, %one"]
  } {}
  irdl.operation @shru attributes {
    strata.like = "sub", strata.class = "ShrUOp",
    strata.summary = "unsigned right shift",
    strata.description = "The bits of `lhs`, moved right by `rhs` places. Zeros fill the free places. If `rhs` is not less than the width of an index, the result is poison.",
    strata.computes = "lshr(lhs, rhs)",
    strata.hooks = [],
    strata.examples = ["%high = index.shru %bits, %count"]
  } {}
  irdl.operation @sizeof attributes {
    strata.class = "SizeOfOp",
    strata.summary = "width of an index",
    strata.description = "The number of bits of an index on the target.",
    strata.examples = ["%width = index.sizeof"],
    strata.traits = ["Pure"],
    strata.interfaces = ["InferIntRangeInterface"],
    strata.format = "attr-dict"
  } {
    %result = irdl.is index
    irdl.results(result: %result)
  }
  irdl.operation @sub attributes {
    strata.class = "SubOp",
    strata.hooks = ["fold"],
    strata.summary = "subtraction",
    strata.description = "The difference. The result wraps around.",
    strata.computes = "lhs - rhs",
    strata.any_index_width,
    strata.examples = ["%distance = index.sub %end, %begin"],
    strata.traits = ["Pure"],
    strata.interfaces = ["InferIntRangeInterface"],
    strata.format = "$lhs `,` $rhs attr-dict"
  } {
    %lhs = irdl.is index
    %rhs = irdl.is index
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is index
    irdl.results(result: %result)
  }
  irdl.operation @xor attributes {
    strata.like = "add", strata.class = "XOrOp",
    strata.summary = "bitwise exclusive or",
    strata.description = "The bits that are set in exactly one operand.",
    strata.computes = "lhs ^ rhs",
    strata.hooks = [],
    strata.examples = ["%different = index.xor %a, %b"]
  } {}
}
