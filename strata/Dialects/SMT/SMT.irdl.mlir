// Assertions and terms of SMT-LIB.
irdl.dialect @smt attributes {
  strata.version = 1 : i32,
  strata.summary = "assertions and terms of SMT-LIB",
  strata.description = "Terms over truth values, integers, bit vectors, arrays, functions and uninterpreted sorts; assertions of terms; and commands to a solver, as SMT-LIB 2 has them.",
  strata.constants = ["smt.constant", "smt.bv.constant", "smt.int.constant"],
  strata.functions = [["isTerm", "type", "return isa<BoolType, IntType, BitVectorType, ArrayType, SortType>(type);"]],
  strata.named_predicates = [
    ["term", "isa<BoolType, IntType, BitVectorType, ArrayType, SMTFuncType, SortType>($_self)", "any SMT value type"],
    ["no_value", "!isa<BoolType, IntType, BitVectorType, ArrayType, SMTFuncType, SortType>($_self)", "any non-smt type"],
    ["term_but_function", "isa<BoolType, IntType, BitVectorType, ArrayType, SortType>($_self)", "any non-function SMT value type"]
  ]
} {
  irdl.attribute @bv_cmp attributes {
    strata.class = "BVCmpPredicateAttr",
    strata.record = "BVCmpPredicate",
    strata.summary = "smt bit-vector comparison predicate",
    strata.enum = {cases = ["slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"], type = i64, plain, class = "::mlir::smt::BVCmpPredicate"}
  }
  irdl.attribute @int_cmp attributes {
    strata.class = "IntPredicateAttr",
    strata.record = "IntPredicate",
    strata.summary = "smt comparison predicate for integers",
    strata.enum = {cases = ["lt", "le", "gt", "ge"], type = i64, plain, class = "::mlir::smt::IntPredicate"}
  }
  irdl.attribute @"#bv" attributes {
    strata.class = "BitVectorAttr",
    strata.summary = "bit vector",
    strata.description = "The value of a bit vector, a number that fits it with or without a sign.",
    strata.format = "`<` custom<Bits>($value) `>`"
  } {
    %value = irdl.base "#builtin.integer" {strata.summary = "value"}
    %type = irdl.base @smt::@"!bv" {strata.kind = "type", strata.self_type, strata.summary = "parameter", strata.error = "explicit bit-vector type required"}
    irdl.parameters(value: %value, type: %type)
  }
  irdl.type @array attributes {
    strata.class = "ArrayType",
    strata.summary = "array",
    strata.description = "A function from a domain to a range whose values can be read and changed.",
    strata.format = "`<` `[` $domainType `->` $rangeType `]` `>`"
  } {
    %domain = irdl.c_pred "term" {strata.kind = "type", strata.summary = "parameter", strata.error = "domain must be any SMT value type"}
    %range = irdl.c_pred "term" {strata.kind = "type", strata.summary = "parameter", strata.error = "range must be any SMT value type"}
    irdl.parameters(domainType: %domain, rangeType: %range)
  }
  irdl.type @bool attributes {
    strata.class = "BoolType",
    strata.summary = "truth value",
    strata.description = "True or false."
  }
  irdl.type @"!bv" attributes {
    strata.class = "BitVectorType",
    strata.summary = "bit vector",
    strata.description = "A number of bits.",
    strata.format = "`<` $width `>`"
  } {
    %width = irdl.c_pred "positive" {strata.kind = "i64", strata.cpp_type = "int64_t", strata.summary = "parameter", strata.error = "bit-vector must have at least a width of one"}
    irdl.parameters(width: %width)
  }
  irdl.type @func attributes {
    strata.class = "SMTFuncType",
    strata.summary = "function",
    strata.description = "An uninterpreted function.",
    strata.format = "`<` `(` $domainTypes `)` $rangeType `>`"
  } {
    %domain = irdl.c_pred "array_of(type_attr_of(term_but_function))" {strata.kind = "array<type>", strata.summary = "parameter", strata.error = "domain types must be any non-function SMT type"}
    %range = irdl.c_pred "term_but_function" {strata.kind = "type", strata.summary = "parameter", strata.error = "range type must be any non-function SMT type"}
    irdl.parameters(domainTypes: %domain, rangeType: %range)
  }
  irdl.type @int attributes {
    strata.class = "IntType",
    strata.summary = "integer",
    strata.description = "An integer of any size."
  }
  irdl.type @sort attributes {
    strata.class = "SortType",
    strata.summary = "uninterpreted sort",
    strata.description = "A sort of which only the name and the parameters are known.",
    strata.format = "`<` $identifier (`[` $sortParams^ `]`)? `>`"
  } {
    %identifier = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "name"}
    %params = irdl.c_pred "array_of(type_attr_of(term_but_function))" {strata.kind = "array<type>", strata.optional, strata.summary = "parameter", strata.error = "sort parameter types must be any non-function SMT type"}
    irdl.parameters(identifier: %identifier, sortParams: %params)
  }
  irdl.operation @and attributes {
    strata.class = "AndOp",
    strata.summary = "conjunction",
    strata.description = "Whether all operands are true.",
    strata.examples = ["%both = smt.and %call, %element, %b2"],
    strata.traits = ["Pure"],
    strata.format = "$inputs attr-dict"
  } {
    %inputs = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    irdl.operands(inputs: variadic %inputs)
    %result = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    irdl.results(result: %result)
  }
  irdl.operation @apply_func attributes {
    strata.class = "ApplyFuncOp",
    strata.summary = "application of a function",
    strata.description = "The value of a function for the arguments.",
    strata.examples = ["%call = smt.apply_func %and(%sum, %b) : !smt.func<(!smt.int, !smt.bool) !smt.bool>"],
    strata.infer = [["result", "func", "$_self.getRangeType()", "summary"], ["args", "func", "$_self.getDomainTypes()", "summary"]],
    strata.traits = ["Pure"],
    strata.format = "$func `(` $args `)` attr-dict `:` qualified(type($func))"
  } {
    %func = irdl.base @smt::@func {strata.summary = "SMT function"}
    %args = irdl.c_pred "term_but_function"
    irdl.operands(func: %func, args: variadic %args)
    %result = irdl.c_pred "term_but_function"
    irdl.results(result: %result)
  }
  irdl.operation @array.broadcast attributes {
    strata.class = "ArrayBroadcastOp",
    strata.summary = "constant array",
    strata.description = "The array that has the same value everywhere.",
    strata.examples = ["%r = smt.array.broadcast %a : !smt.array<[!smt.int -> !smt.bool]>"],
    strata.infer = [["value", "result", "$_self.getRangeType()", "summary"]],
    strata.traits = ["Pure"],
    strata.format = "$value attr-dict `:` qualified(type($result))"
  } {
    %value = irdl.c_pred "term"
    irdl.operands(value: %value)
    %result = irdl.base @smt::@array {strata.summary = "SMT array"}
    irdl.results(result: %result)
  }
  irdl.operation @array.select attributes {
    strata.class = "ArraySelectOp",
    strata.summary = "element of an array",
    strata.description = "The value of an array at an index.",
    strata.examples = ["%element = smt.array.select %spaced[%sum] : !smt.array<[!smt.int -> !smt.bool]>"],
    strata.infer = [["result", "array", "$_self.getRangeType()", "summary"], ["index", "array", "$_self.getDomainType()", "summary"]],
    strata.traits = ["Pure"],
    strata.format = "$array `[` $index `]` attr-dict `:` qualified(type($array))"
  } {
    %array = irdl.base @smt::@array {strata.summary = "SMT array"}
    %index = irdl.c_pred "term"
    irdl.operands(array: %array, index: %index)
    %result = irdl.c_pred "term"
    irdl.results(result: %result)
  }
  irdl.operation @array.store attributes {
    strata.class = "ArrayStoreOp",
    strata.summary = "changed array",
    strata.description = "An array with another value at an index.",
    strata.examples = ["%r = smt.array.store %a[%b], %c : !smt.array<[!smt.int -> !smt.bool]>"],
    strata.infer = [["index", "array", "$_self.getDomainType()", "summary"], ["value", "array", "$_self.getRangeType()", "summary"]],
    strata.traits = ["Pure", "AllTypesMatch<array, result>"],
    strata.format = "$array `[` $index `]` `,` $value attr-dict `:` qualified(type($array))"
  } {
    %array = irdl.base @smt::@array {strata.summary = "SMT array"}
    %index = irdl.c_pred "term"
    %value = irdl.c_pred "term"
    irdl.operands(array: %array, index: %index, value: %value)
    %result = irdl.base @smt::@array {strata.summary = "SMT array"}
    irdl.results(result: %result)
  }
  irdl.operation @assert attributes {
    strata.class = "AssertOp",
    strata.summary = "assertion",
    strata.description = "Asserts that a term is true.",
    strata.examples = ["smt.assert %a"],
    strata.traits = [],
    strata.format = "$input attr-dict"
  } {
    %input = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    irdl.operands(input: %input)
  }
  irdl.operation @bv.add attributes {
    strata.class = "BVAddOp",
    strata.summary = "sum of bit vectors",
    strata.description = "The sum of two bit vectors.",
    strata.examples = ["%r = smt.bv.add %a, %a : !smt.bv<8>"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    %rhs = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.results(result: %result)
  }
  irdl.operation @bv.and attributes {
    strata.like = "bv.add", strata.class = "BVAndOp",
    strata.summary = "bitwise and",
    strata.description = "The bitwise and of two bit vectors.",
    strata.examples = ["%r = smt.bv.and %a, %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv.ashr attributes {
    strata.like = "bv.add", strata.class = "BVAShrOp",
    strata.summary = "shift to the right with sign",
    strata.description = "The first bit vector, shifted to the right by the second; copies of the sign are shifted in.",
    strata.examples = ["%r = smt.bv.ashr %a, %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv.cmp attributes {
    strata.class = "BVCmpOp",
    strata.summary = "comparison of bit vectors",
    strata.description = "Whether the comparison of two bit vectors holds.",
    strata.examples = ["%r = smt.bv.cmp slt %a, %a : !smt.bv<8>"],
    strata.traits = ["Pure", "SameTypeOperands"],
    strata.format = "$pred $lhs `,` $rhs attr-dict `:` qualified(type($lhs))"
  } {
    %lhs = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    %rhs = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %pred = irdl.base @smt::@bv_cmp {strata.summary = "smt bit-vector comparison predicate"}
    irdl.attributes {"pred" = %pred}
    %result = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    irdl.results(result: %result)
  }
  irdl.operation @bv.concat attributes {
    strata.class = "ConcatOp",
    strata.summary = "concatenation",
    strata.description = "The bits of two bit vectors, those of the first on the left.",
    strata.examples = ["%r = smt.bv.concat %a, %a : !smt.bv<8>, !smt.bv<8>"],
    strata.hooks = ["infer"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.traits = ["Pure"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type(operands)"
  } {
    %lhs = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    %rhs = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.results(result: %result)
  }
  irdl.operation @bv.constant attributes {
    strata.class = "BVConstantOp",
    strata.summary = "constant bit vector",
    strata.description = "A bit vector that is known.",
    strata.examples = ["%c-1_bv8 = smt.bv.constant #smt.bv<-1> : !smt.bv<8>"],
    strata.interfaces = ["OpAsmOpInterface", "InferTypeOpInterface"],
    strata.hooks = ["infer", "names"],
    strata.traits = ["Pure", "ConstantLike"],
    strata.format = "qualified($value) attr-dict"
  } {
    %value = irdl.base @smt::@"#bv" {strata.summary = "SMT bit vector"}
    irdl.attributes {"value" = %value}
    %result = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.results(result: %result)
  }
  irdl.operation @bv.extract attributes {
    strata.class = "ExtractOp",
    strata.summary = "part of a bit vector",
    strata.description = "As many bits as the result has, from `lowBit` on.",
    strata.examples = ["%r = smt.bv.extract %a from 2 : (!smt.bv<8>) -> !smt.bv<3>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($lowBit + $result.getType().getWidth() > $input.getType().getWidth())",
      "  return emitOpError(\"range to be extracted is too big, expected range starting at index \") << $lowBit << \" of length \" << $result.getType().getWidth() << \" requires input width of at least \" << $lowBit + $result.getType().getWidth() << \", but the input width is only \" << $input.getType().getWidth();"
    ],
    strata.format = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)"
  } {
    %input = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.operands(input: %input)
    %lowBit = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"lowBit" = %lowBit}
    %result = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.results(result: %result)
  }
  irdl.operation @bv.lshr attributes {
    strata.like = "bv.add", strata.class = "BVLShrOp",
    strata.summary = "shift to the right without sign",
    strata.description = "The first bit vector, shifted to the right by the second; zeros are shifted in.",
    strata.examples = ["%r = smt.bv.lshr %a, %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv.mul attributes {
    strata.like = "bv.add", strata.class = "BVMulOp",
    strata.summary = "product of bit vectors",
    strata.description = "The product of two bit vectors.",
    strata.examples = ["%r = smt.bv.mul %a, %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv.neg attributes {
    strata.class = "BVNegOp",
    strata.summary = "negation",
    strata.description = "The negative of a bit vector.",
    strata.examples = ["%r = smt.bv.neg %a : !smt.bv<8>"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$input attr-dict `:` qualified(type($result))"
  } {
    %input = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.operands(input: %input)
    %result = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.results(result: %result)
  }
  irdl.operation @bv.not attributes {
    strata.like = "bv.neg", strata.class = "BVNotOp",
    strata.summary = "bitwise not",
    strata.description = "The bitwise complement of a bit vector.",
    strata.examples = ["%r = smt.bv.not %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv.or attributes {
    strata.like = "bv.add", strata.class = "BVOrOp",
    strata.summary = "bitwise or",
    strata.description = "The bitwise or of two bit vectors.",
    strata.examples = ["%r = smt.bv.or %a, %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv.repeat attributes {
    strata.class = "RepeatOp",
    strata.summary = "repetition",
    strata.description = "The bits of a bit vector several times.",
    strata.examples = ["%r = smt.bv.repeat 4 times %a : !smt.bv<8>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($result.getType().getWidth() % $input.getType().getWidth() != 0) return emitOpError(\"result bit-vector width must be a multiple of the input bit-vector width\");"
    ],
    strata.format = "custom<Repetition>($input, type($input), type($result), attr-dict)"
  } {
    %input = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.operands(input: %input)
    %result = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.results(result: %result)
  }
  irdl.operation @bv.sdiv attributes {
    strata.like = "bv.add", strata.class = "BVSDivOp",
    strata.summary = "quotient with sign",
    strata.description = "The quotient of two bit vectors as numbers with sign, rounded towards zero.",
    strata.examples = ["%r = smt.bv.sdiv %a, %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv.shl attributes {
    strata.like = "bv.add", strata.class = "BVShlOp",
    strata.summary = "shift to the left",
    strata.description = "The first bit vector, shifted to the left by the second.",
    strata.examples = ["%r = smt.bv.shl %a, %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv.smod attributes {
    strata.like = "bv.add", strata.class = "BVSModOp",
    strata.summary = "modulus with sign",
    strata.description = "The remainder of two bit vectors as numbers with sign, which has the sign of the divisor.",
    strata.examples = ["%r = smt.bv.smod %a, %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv.srem attributes {
    strata.like = "bv.add", strata.class = "BVSRemOp",
    strata.summary = "remainder with sign",
    strata.description = "The remainder of two bit vectors as numbers with sign, which has the sign of the dividend.",
    strata.examples = ["%r = smt.bv.srem %a, %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv.udiv attributes {
    strata.like = "bv.add", strata.class = "BVUDivOp",
    strata.summary = "quotient without sign",
    strata.description = "The quotient of two bit vectors as numbers without sign.",
    strata.examples = ["%r = smt.bv.udiv %a, %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv.urem attributes {
    strata.like = "bv.add", strata.class = "BVURemOp",
    strata.summary = "remainder without sign",
    strata.description = "The remainder of two bit vectors as numbers without sign.",
    strata.examples = ["%r = smt.bv.urem %a, %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv.xor attributes {
    strata.like = "bv.add", strata.class = "BVXOrOp",
    strata.summary = "bitwise exclusive or",
    strata.description = "The bitwise exclusive or of two bit vectors.",
    strata.examples = ["%r = smt.bv.xor %a, %a : !smt.bv<8>"]
  } {}
  irdl.operation @bv2int attributes {
    strata.class = "BV2IntOp",
    strata.summary = "integer of a bit vector",
    strata.description = "The number that a bit vector is, with sign or without.",
    strata.examples = ["%r = smt.bv2int %a : !smt.bv<8>"],
    strata.traits = ["Pure"],
    strata.format = "$input (`signed` $is_signed^)? attr-dict `:` qualified(type($input))"
  } {
    %input = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.operands(input: %input)
    %is_signed = irdl.base "#builtin.unit" {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"is_signed" = %is_signed}
    %result = irdl.base @smt::@int {strata.summary = "SMT integer"}
    irdl.results(result: %result)
  }
  irdl.operation @check attributes {
    strata.class = "CheckOp",
    strata.summary = "satisfiability check",
    strata.description = "Asks the solver whether the assertions can be satisfied, and executes the region for its answer.",
    strata.examples = ["%r = smt.check sat { smt.yield %t : !smt.bool } unknown { smt.yield %t : !smt.bool } unsat { smt.yield %t : !smt.bool } -> !smt.bool"],
    strata.verify_regions = [
      "for (auto [name, region] : llvm::zip({\"sat\", \"unknown\", \"unsat\"}, {$satRegion, $unknownRegion, $unsatRegion}))",
      "  if (region.getBlocks().front().getTerminator().getOperandTypes() != $_op.getResultTypes()) return emitOpError(\"types of yielded values in '\") << name << \"' region must match return values\";"
    ],
    strata.traits = ["NoRegionArguments", "SingleBlockImplicitTerminator<smt.yield>"],
    strata.format = "attr-dict `sat` $satRegion `unknown` $unknownRegion `unsat` $unsatRegion (`->` type($results)^)?"
  } {
    %results = irdl.any
    irdl.results(results: variadic %results)
    %satRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    %unknownRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    %unsatRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(satRegion: %satRegion, unknownRegion: %unknownRegion, unsatRegion: %unsatRegion)
  }
  irdl.operation @constant attributes {
    strata.class = "BoolConstantOp",
    strata.summary = "constant truth value",
    strata.description = "True or false.",
    strata.examples = ["%t = smt.constant true"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["{value}"],
    strata.traits = ["Pure", "ConstantLike"],
    strata.format = "$value attr-dict"
  } {
    %value = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"value" = %value}
    %result = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    irdl.results(result: %result)
  }
  irdl.operation @declare_fun attributes {
    strata.class = "DeclareFunOp",
    strata.summary = "declaration",
    strata.description = "A value or function that is not specified further. `namePrefix` is the beginning of its name.",
    strata.examples = ["%b = smt.declare_fun \"@b\" : !smt.sort<\"String\">"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["{namePrefix}"],
    strata.traits = [],
    strata.format = "($namePrefix^)? attr-dict `:` qualified(type($result))"
  } {
    %namePrefix = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"namePrefix" = %namePrefix}
    %result = irdl.c_pred "term" {strata.effects = ["allocate"]}
    irdl.results(result: %result)
  }
  irdl.operation @distinct attributes {
    strata.like = "eq", strata.class = "DistinctOp",
    strata.summary = "inequality",
    strata.description = "Whether all operands are different from each other.",
    strata.examples = ["%r = smt.distinct %a, %a : !smt.bool"]
  } {}
  irdl.operation @eq attributes {
    strata.class = "EqOp",
    strata.summary = "equality",
    strata.description = "Whether all operands are equal.",
    strata.examples = ["%eq = smt.eq %y, %a : !smt.int"],
    strata.traits = ["Pure", "SameTypeOperands"],
    strata.verify = [
      "if ($inputs.size() < 2) return emitOpError(\"'inputs' must have at least size 2, but got \") << $inputs.size();"
    ],
    strata.format = "$inputs attr-dict `:` custom<SameTypes>(ref($inputs), type($inputs))"
  } {
    %inputs = irdl.c_pred "term_but_function"
    irdl.operands(inputs: variadic %inputs)
    %result = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    irdl.results(result: %result)
  }
  irdl.operation @exists attributes {
    strata.class = "ExistsOp",
    strata.summary = "existential quantifier",
    strata.description = "Whether the body is true for some values of the arguments. The patterns say for which terms a solver instantiates it.",
    strata.examples = ["%exists = smt.exists { smt.yield %b : !smt.bool }"],
    strata.verify_regions = [
      "auto block = $body.getBlocks().front();",
      "if (!$patterns.empty() && $noPattern) return emitOpError(\"patterns and the no_pattern attribute must not be specified at the same time\");",
      "if ($boundVarNames != nullptr && $boundVarNames.size() != block.getNumArguments()) return emitOpError(\"number of bound variable names must match number of block arguments\");",
      "for (auto type : block.getArgumentTypes())",
      "  if (!isTerm(type)) return emitOpError(\"bound variables must by any non-function SMT value\");",
      "if (block.getTerminator().getNumOperands() != 1) return emitOpError(\"must have exactly one yielded value\");",
      "if (!isa<BoolType>(block.getTerminator().getOperand(0).getType())) return emitOpError(\"yielded value must be of '!smt.bool' type\");",
      "for (auto [i, region] : llvm::enumerate($patterns)) {",
      "  auto pattern = region.getBlocks().front();",
      "  if (pattern.getArgumentTypes() != block.getArgumentTypes()) return emitOpError(\"block argument number and types of the 'body' and 'patterns' region #\") << i << \" must match\";",
      "  if (pattern.getTerminator().getNumOperands() == 0) return emitOpError(\"'patterns' region #\") << i << \" must have at least one yielded value\";",
      "}"
    ],
    strata.traits = ["RecursivelySpeculatable", "SingleBlock", "SingleBlockImplicitTerminator<smt.yield>", "RecursiveMemoryEffects"],
    strata.format = "(` ` `[` $boundVarNames^ `]`)? (`no_pattern` $noPattern^)? (`weight` $weight^)? attr-dict-with-keyword $body (`patterns` $patterns^)?"
  } {
    %weight = irdl.c_pred "non_negative" {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute whose value is non-negative"}
    %noPattern = irdl.base "#builtin.unit" {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %boundVarNames = irdl.c_pred "array_of(string_attr)" {strata.optional, strata.kind = "array<string>", strata.summary = "string array attribute"}
    irdl.attributes {"weight" = %weight, "noPattern" = %noPattern, "boundVarNames" = %boundVarNames}
    %result = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    irdl.results(result: %result)
    %body = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    %patterns = irdl.region {strata.variadic, strata.summary = "any region"}
    irdl.regions(body: %body, patterns: %patterns)
  }
  irdl.operation @forall attributes {
    strata.like = "exists", strata.class = "ForallOp",
    strata.summary = "universal quantifier",
    strata.description = "Whether the body is true for all values of the arguments. The patterns say for which terms a solver instantiates it.",
    strata.examples = ["%r = smt.forall { smt.yield %a : !smt.bool }"]
  } {}
  irdl.operation @implies attributes {
    strata.class = "ImpliesOp",
    strata.summary = "implication",
    strata.description = "Whether the first operand is false or the second is true.",
    strata.examples = ["%r = smt.implies %a, %a"],
    strata.traits = ["Pure"],
    strata.format = "$lhs `,` $rhs attr-dict"
  } {
    %lhs = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    %rhs = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    irdl.results(result: %result)
  }
  irdl.operation @int.abs attributes {
    strata.class = "IntAbsOp",
    strata.summary = "absolute value",
    strata.description = "The absolute value of an integer.",
    strata.examples = ["%abs = smt.int.abs %y"],
    strata.traits = ["Pure"],
    strata.format = "$input attr-dict"
  } {
    %input = irdl.base @smt::@int {strata.summary = "SMT integer"}
    irdl.operands(input: %input)
    %result = irdl.base @smt::@int {strata.summary = "SMT integer"}
    irdl.results(result: %result)
  }
  irdl.operation @int.add attributes {
    strata.class = "IntAddOp",
    strata.summary = "sum",
    strata.description = "The sum of integers.",
    strata.examples = ["%sum = smt.int.add %a, %m5"],
    strata.traits = ["Pure", "Commutative"],
    strata.format = "$inputs attr-dict"
  } {
    %inputs = irdl.base @smt::@int {strata.summary = "SMT integer"}
    irdl.operands(inputs: variadic %inputs)
    %result = irdl.base @smt::@int {strata.summary = "SMT integer"}
    irdl.results(result: %result)
  }
  irdl.operation @int.cmp attributes {
    strata.class = "IntCmpOp",
    strata.summary = "comparison of integers",
    strata.description = "Whether the comparison of two integers holds.",
    strata.examples = ["%less = smt.int.cmp lt %abs, %m5"],
    strata.traits = ["Pure"],
    strata.format = "$pred $lhs `,` $rhs attr-dict"
  } {
    %lhs = irdl.base @smt::@int {strata.summary = "SMT integer"}
    %rhs = irdl.base @smt::@int {strata.summary = "SMT integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %pred = irdl.base @smt::@int_cmp {strata.summary = "smt comparison predicate for integers"}
    irdl.attributes {"pred" = %pred}
    %result = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    irdl.results(result: %result)
  }
  irdl.operation @int.constant attributes {
    strata.class = "IntConstantOp",
    strata.summary = "constant integer",
    strata.description = "An integer that is known.",
    strata.examples = ["%m5 = smt.int.constant -5"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.hooks = ["names"],
    strata.traits = ["Pure", "ConstantLike"],
    strata.format = "custom<IntegerOfAnySize>($value) attr-dict"
  } {
    %value = irdl.base "#builtin.integer" {strata.summary = "arbitrary integer attribute"}
    irdl.attributes {"value" = %value}
    %result = irdl.base @smt::@int {strata.summary = "SMT integer"}
    irdl.results(result: %result)
  }
  irdl.operation @int.div attributes {
    strata.like = "int.sub", strata.class = "IntDivOp",
    strata.summary = "quotient",
    strata.description = "The quotient of two integers, rounded towards negative infinity if the divisor is positive.",
    strata.examples = ["%r = smt.int.div %a, %a"]
  } {}
  irdl.operation @int.mod attributes {
    strata.like = "int.sub", strata.class = "IntModOp",
    strata.summary = "remainder",
    strata.description = "The remainder of two integers, which is not negative.",
    strata.examples = ["%r = smt.int.mod %a, %a"]
  } {}
  irdl.operation @int.mul attributes {
    strata.like = "int.add", strata.class = "IntMulOp",
    strata.summary = "product",
    strata.description = "The product of integers.",
    strata.examples = ["%product = smt.int.mul %y, %y"]
  } {}
  irdl.operation @int.sub attributes {
    strata.class = "IntSubOp",
    strata.summary = "difference",
    strata.description = "The difference of two integers.",
    strata.examples = ["%product = smt.int.sub %y, %y"],
    strata.traits = ["Pure"],
    strata.format = "$lhs `,` $rhs attr-dict"
  } {
    %lhs = irdl.base @smt::@int {strata.summary = "SMT integer"}
    %rhs = irdl.base @smt::@int {strata.summary = "SMT integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.base @smt::@int {strata.summary = "SMT integer"}
    irdl.results(result: %result)
  }
  irdl.operation @int2bv attributes {
    strata.class = "Int2BVOp",
    strata.summary = "bit vector of an integer",
    strata.description = "The low bits of an integer in two's complement.",
    strata.examples = ["%r = smt.int2bv %a : !smt.bv<4>"],
    strata.traits = ["Pure"],
    strata.format = "$input attr-dict `:` qualified(type($result))"
  } {
    %input = irdl.base @smt::@int {strata.summary = "SMT integer"}
    irdl.operands(input: %input)
    %result = irdl.base @smt::@"!bv" {strata.summary = "SMT bit vector"}
    irdl.results(result: %result)
  }
  irdl.operation @ite attributes {
    strata.class = "IteOp",
    strata.summary = "choice",
    strata.description = "The first value if the condition is true, otherwise the second.",
    strata.examples = ["%r = smt.ite %a, %b, %b : !smt.int"],
    strata.traits = ["Pure", "AllTypesMatch<thenValue, elseValue, result>"],
    strata.format = "$cond `,` $thenValue `,` $elseValue attr-dict `:` qualified(type($result))"
  } {
    %cond = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    %thenValue = irdl.c_pred "term"
    %elseValue = irdl.c_pred "term"
    irdl.operands(cond: %cond, thenValue: %thenValue, elseValue: %elseValue)
    %result = irdl.c_pred "term"
    irdl.results(result: %result)
  }
  irdl.operation @not attributes {
    strata.class = "NotOp",
    strata.summary = "logical not",
    strata.description = "Whether the operand is false.",
    strata.examples = ["%r = smt.not %a"],
    strata.traits = ["Pure"],
    strata.format = "$input attr-dict"
  } {
    %input = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    irdl.operands(input: %input)
    %result = irdl.base @smt::@bool {strata.summary = "SMT truth value"}
    irdl.results(result: %result)
  }
  irdl.operation @or attributes {
    strata.like = "and", strata.class = "OrOp",
    strata.summary = "disjunction",
    strata.description = "Whether one of the operands is true.",
    strata.examples = ["%or = smt.or %eq, %less"]
  } {}
  irdl.operation @pop attributes {
    strata.like = "push", strata.class = "PopOp",
    strata.summary = "removal of levels of assertions",
    strata.description = "Removes levels from the stack of assertions.",
    strata.examples = ["smt.pop 1"]
  } {}
  irdl.operation @push attributes {
    strata.class = "PushOp",
    strata.summary = "new levels of assertions",
    strata.description = "Adds levels to the stack of assertions.",
    strata.examples = ["smt.push 1"],
    strata.traits = [],
    strata.format = "$count attr-dict"
  } {
    %count = irdl.c_pred "non_negative" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative"}
    irdl.attributes {"count" = %count}
  }
  irdl.operation @reset attributes {
    strata.class = "ResetOp",
    strata.summary = "reset",
    strata.description = "Removes all assertions and declarations.",
    strata.examples = ["smt.reset"],
    strata.traits = [],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @set_logic attributes {
    strata.class = "SetLogicOp",
    strata.summary = "choice of a logic",
    strata.description = "Says which logic the assertions belong to.",
    strata.traits = ["HasParent<smt.solver>"],
    strata.format = "$logic attr-dict"
  } {
    %logic = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"logic" = %logic}
  }
  irdl.operation @solver attributes {
    strata.class = "SolverOp",
    strata.summary = "instance of a solver",
    strata.description = "The commands in the region are given to a new instance of a solver. The region takes the operands and returns values that are not terms.",
    strata.examples = ["smt.solver() : () -> () { }"],
    strata.verify_regions = [
      "if ($bodyRegion.getArgumentTypes() != $inputs.getTypes()) return emitOpError(\"block argument types must match the types of the 'inputs'\");",
      "if ($bodyRegion.getBlocks().front().getTerminator().getOperandTypes() != $_op.getResultTypes()) return emitOpError(\"types of yielded values must match return values\");"
    ],
    strata.traits = ["IsolatedFromAbove", "SingleBlockImplicitTerminator<smt.yield>"],
    strata.format = "`(` $inputs `)` attr-dict `:` functional-type($inputs, $results) $bodyRegion"
  } {
    %inputs = irdl.c_pred "no_value"
    irdl.operands(inputs: variadic %inputs)
    %results = irdl.c_pred "no_value"
    irdl.results(results: variadic %results)
    %bodyRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(bodyRegion: %bodyRegion)
  }
  irdl.operation @xor attributes {
    strata.like = "and", strata.class = "XOrOp",
    strata.summary = "exclusive or",
    strata.description = "The exclusive or of all operands.",
    strata.examples = ["%r = smt.xor %a, %a"]
  } {}
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "end of a region",
    strata.description = "Passes values to the operation around the region.",
    strata.examples = ["smt.yield %b : !smt.bool"],
    strata.traits = ["Pure", "ReturnLike", "Terminator"],
    strata.format = "($values^ `:` type($values))? attr-dict"
  } {
    %values = irdl.any
    irdl.operands(values: variadic %values)
  }
}
