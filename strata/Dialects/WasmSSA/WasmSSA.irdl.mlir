// Programs in WebAssembly.
irdl.dialect @wasmssa attributes {
  strata.version = 1 : i32,
  strata.summary = "programs in WebAssembly",
  strata.description = "The instructions of WebAssembly with values in place of the stack; functions, globals, memories and tables; and blocks whose exits are labels.",
  strata.named_predicates = [
    ["wasm_integer", "signless_integer(32, 64)", "32-bit signless integer or 64-bit signless integer"],
    ["wasm_float", "f32 || f64", "32-bit float or 64-bit float"],
    ["wasm_number", "signless_integer(32, 64) || f32 || f64", "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"],
    ["wasm_reference", "isa<FuncRefType, ExternRefType>($_self)", "Opaque type for function reference or Opaque type for external reference"],
    ["wasm_value", "signless_integer(32, 64, 128) || f32 || f64 || isa<FuncRefType, ExternRefType>($_self)", "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference"]
  ]
} {
  irdl.type @externref attributes {
    strata.class = "ExternRefType",
    strata.summary = "reference to an object of the host",
    strata.description = "An object that only the host can use."
  }
  irdl.type @funcref attributes {
    strata.class = "FuncRefType",
    strata.summary = "reference to a function",
    strata.description = "A function of any type."
  }
  irdl.type @limit attributes {
    strata.class = "LimitType",
    strata.summary = "limits of a size",
    strata.description = "The minimum and, perhaps, the maximum size of a memory or a table.",
    strata.format = "`` `[` $min `` `:` ($max^)? `]`"
  } {
    %min = irdl.any {strata.kind = "u32", strata.cpp_type = "uint32_t"}
    %max = irdl.any {strata.kind = "u32", strata.cpp_type = "std::optional<uint32_t>", strata.optional}
    irdl.parameters(min: %min, max: %max)
  }
  irdl.type @"!local" attributes {
    strata.class = "LocalRefType",
    strata.summary = "local variable",
    strata.description = "A local variable or an argument of a function.",
    strata.format = "`ref` `to` $elementType"
  } {
    %element = irdl.c_pred "wasm_value" {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference"}
    irdl.parameters(elementType: %element)
  }
  irdl.type @tabletype attributes {
    strata.class = "TableType",
    strata.summary = "type of a table",
    strata.description = "A table of references, with the limits of its size.",
    strata.format = "$reference $limit"
  } {
    %reference = irdl.c_pred "wasm_reference" {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "Opaque type for function reference or Opaque type for external reference"}
    %limit = irdl.base @wasmssa::@limit {strata.summary = "limits"}
    irdl.parameters(reference: %reference, limit: %limit)
  }
  irdl.operation @abs attributes {
    strata.class = "AbsOp",
    strata.summary = "magnitude",
    strata.description = "A float without its sign.",
    strata.examples = ["%r = wasmssa.abs %a : f32"],
    strata.traits = ["AllTypesMatch<src, result>"],
    strata.format = "$src `:` type($src) attr-dict"
  } {
    %src = irdl.c_pred "wasm_float"
    irdl.operands(src: %src)
    %result = irdl.c_pred "wasm_float"
    irdl.results(result: %result)
  }
  irdl.operation @add attributes {
    strata.class = "AddOp",
    strata.summary = "sum",
    strata.description = "The sum of two numbers.",
    strata.examples = ["%r = wasmssa.add %a %a : i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_number"
    %rhs = irdl.c_pred "wasm_number"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_number"
    irdl.results(result: %result)
  }
  irdl.operation @and attributes {
    strata.class = "AndOp",
    strata.summary = "bitwise and",
    strata.description = "The bitwise and of two numbers.",
    strata.examples = ["%r = wasmssa.and %a %a : i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_number"
    %rhs = irdl.c_pred "wasm_number"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_number"
    irdl.results(result: %result)
  }
  irdl.operation @block attributes {
    strata.class = "BlockOp",
    strata.summary = "block",
    strata.description = "Instructions whose label is the successor: control goes there when they end.",
    strata.examples = ["wasmssa.block : { wasmssa.block_return }> ^bb5"],
    strata.successors = ["target"],
    strata.traits = ["Terminator"],
    strata.format = "(`` `(` $inputs^ `)` `:` type($inputs))? attr-dict `:` $body `` `>` $target"
  } {
    %inputs = irdl.c_pred "wasm_value"
    irdl.operands(inputs: variadic %inputs)
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @block_return attributes {
    strata.class = "BlockReturnOp",
    strata.summary = "end of a block",
    strata.description = "Leaves the block around it with values.",
    strata.examples = ["wasmssa.block_return %a : i32"],
    strata.traits = ["Terminator"],
    strata.format = "($inputs^ `:` type($inputs))? attr-dict"
  } {
    %inputs = irdl.c_pred "wasm_value"
    irdl.operands(inputs: variadic %inputs)
  }
  irdl.operation @branch_if attributes {
    strata.class = "BranchIfOp",
    strata.summary = "conditional exit",
    strata.description = "Leaves as many blocks as `exitLevel` says if the condition is not zero; otherwise control goes to the successor.",
    strata.examples = ["wasmssa.branch_if %a to level 0 with args(%a : i32) else ^bb1"],
    strata.successors = ["elseSuccessor"],
    strata.traits = ["Terminator"],
    strata.format = "$condition `to` `level` $exitLevel (`with` `args` `` `(` $inputs^ `:` type($inputs) `)`)? `else` $elseSuccessor attr-dict"
  } {
    %condition = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %inputs = irdl.c_pred "wasm_value"
    irdl.operands(condition: %condition, inputs: variadic %inputs)
    %exitLevel = irdl.any {strata.kind = "ui32", strata.summary = "32-bit unsigned integer attribute"}
    irdl.attributes {"exitLevel" = %exitLevel}
  }
  irdl.operation @call attributes {
    strata.class = "FuncCallOp",
    strata.summary = "call",
    strata.description = "Calls a function.",
    strata.examples = ["wasmssa.call @h0 : () -> ()"],
    strata.interfaces = ["CallOpInterface"],
    strata.traits = [],
    strata.format = "$callee (`` `(` $operands^ `)`)? attr-dict `:` functional-type($operands, $results)"
  } {
    %operands = irdl.any
    irdl.operands(operands: variadic %operands)
    %callee = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    irdl.attributes {"callee" = %callee, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    %results = irdl.any
    irdl.results(results: variadic %results)
  }
  irdl.operation @ceil attributes {
    strata.class = "CeilOp",
    strata.summary = "rounding up",
    strata.description = "The smallest integer that is not less.",
    strata.traits = ["AllTypesMatch<src, result>"],
    strata.format = "$src `:` type($src) attr-dict"
  } {
    %src = irdl.c_pred "wasm_float"
    irdl.operands(src: %src)
    %result = irdl.c_pred "wasm_float"
    irdl.results(result: %result)
  }
  irdl.operation @clz attributes {
    strata.class = "ClzOp",
    strata.summary = "leading zeros",
    strata.description = "How many leading bits are zero.",
    strata.examples = ["%r = wasmssa.clz %a : i32"],
    strata.traits = ["AllTypesMatch<src, result>"],
    strata.format = "$src `:` type($src) attr-dict"
  } {
    %src = irdl.c_pred "wasm_integer"
    irdl.operands(src: %src)
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @const attributes {
    strata.class = "ConstOp",
    strata.summary = "constant",
    strata.description = "A number that is known.",
    strata.examples = ["%r = wasmssa.const 5 : i32"],
    strata.traits = ["ConstantLike", "AllTypesMatch<value, result>"],
    strata.format = "$value attr-dict"
  } {
    %value = irdl.c_pred "typed_attr" {strata.summary = "TypedAttr instance"}
    irdl.attributes {"value" = %value}
    %result = irdl.c_pred "wasm_number"
    irdl.results(result: %result)
  }
  irdl.operation @convert_s attributes {
    strata.class = "ConvertSOp",
    strata.summary = "float of an integer with sign",
    strata.description = "The float nearest to an integer with sign.",
    strata.examples = ["%r = wasmssa.convert_s %a : i32 to f32"],
    strata.traits = [],
    strata.format = "$input `:` type($input) `to` type($result) attr-dict"
  } {
    %input = irdl.c_pred "wasm_integer"
    irdl.operands(input: %input)
    %result = irdl.c_pred "wasm_float"
    irdl.results(result: %result)
  }
  irdl.operation @convert_u attributes {
    strata.class = "ConvertUOp",
    strata.summary = "float of an integer without sign",
    strata.description = "The float nearest to an integer without sign.",
    strata.examples = ["%r = wasmssa.convert_u %a : i32 to f32"],
    strata.traits = [],
    strata.format = "$input `:` type($input) `to` type($result) attr-dict"
  } {
    %input = irdl.c_pred "wasm_integer"
    irdl.operands(input: %input)
    %result = irdl.c_pred "wasm_float"
    irdl.results(result: %result)
  }
  irdl.operation @copysign attributes {
    strata.class = "CopySignOp",
    strata.summary = "sign of another number",
    strata.description = "The first number with the sign of the second.",
    strata.examples = ["%r = wasmssa.copysign %a %a : f32"],
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_float"
    %rhs = irdl.c_pred "wasm_float"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_float"
    irdl.results(result: %result)
  }
  irdl.operation @ctz attributes {
    strata.class = "CtzOp",
    strata.summary = "trailing zeros",
    strata.description = "How many trailing bits are zero.",
    strata.examples = ["%r = wasmssa.ctz %a : i32"],
    strata.traits = ["AllTypesMatch<src, result>"],
    strata.format = "$src `:` type($src) attr-dict"
  } {
    %src = irdl.c_pred "wasm_integer"
    irdl.operands(src: %src)
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @demote attributes {
    strata.class = "DemoteOp",
    strata.summary = "shorter float",
    strata.description = "The shorter float nearest to a number.",
    strata.examples = ["%r = wasmssa.demote %a : f64 to f32"],
    strata.traits = [],
    strata.format = "$input `:` type($input) `to` type($result) attr-dict"
  } {
    %input = irdl.is f64 {strata.summary = "64-bit float"}
    irdl.operands(input: %input)
    %result = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.results(result: %result)
  }
  irdl.operation @div attributes {
    strata.class = "DivOp",
    strata.summary = "quotient",
    strata.description = "The quotient of two floats.",
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_float"
    %rhs = irdl.c_pred "wasm_float"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_float"
    irdl.results(result: %result)
  }
  irdl.operation @div_si attributes {
    strata.class = "DivSIOp",
    strata.summary = "quotient of integers with sign",
    strata.description = "The quotient of two integers with sign, rounded towards zero.",
    strata.examples = ["%r = wasmssa.div_si %a %a : i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_integer"
    %rhs = irdl.c_pred "wasm_integer"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @div_ui attributes {
    strata.class = "DivUIOp",
    strata.summary = "quotient of integers without sign",
    strata.description = "The quotient of two integers without sign.",
    strata.examples = ["%r = wasmssa.div_ui %a %a : i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_integer"
    %rhs = irdl.c_pred "wasm_integer"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @eq attributes {
    strata.class = "EqOp",
    strata.summary = "comparison: equality",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.examples = ["%r = wasmssa.eq %a %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_number"
    %rhs = irdl.c_pred "wasm_number"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @eqz attributes {
    strata.class = "EqzOp",
    strata.summary = "test for zero",
    strata.description = "1 if the number is zero, otherwise 0.",
    strata.examples = ["%r = wasmssa.eqz %a : i32 -> i32"],
    strata.traits = [],
    strata.format = "$input `:` type($input) `->` type($result) attr-dict"
  } {
    %input = irdl.c_pred "wasm_integer"
    irdl.operands(input: %input)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @extend attributes {
    strata.class = "ExtendLowBitsSOp",
    strata.summary = "low bits with sign",
    strata.description = "The low bits of an integer as an integer with sign.",
    strata.examples = ["%r = wasmssa.extend 8 : ui32 low bits from %a : i32"],
    strata.traits = ["AllTypesMatch<input, result>"],
    strata.verify = [
      "auto bits = $_op.getProperties().bitsToTake.getUInt();",
      "if (bits != 8 && bits != 16 && bits != 32) return emitError(\"extend op can only take 8, 16 or 32 bits. Got \") << bits;",
      "if (bits >= $input.getType().getWidth()) return emitError(\"trying to extend the \") << bits << \" low bits from a \" << $input.getType() << \" value is illegal\";"
    ],
    strata.format = "$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict"
  } {
    %input = irdl.c_pred "wasm_integer"
    irdl.operands(input: %input)
    %bitsToTake = irdl.any {strata.kind = "attribute", strata.summary = "32-bit unsigned integer attribute"}
    irdl.attributes {"bitsToTake" = %bitsToTake}
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @extend_i32_s attributes {
    strata.class = "ExtendSI32Op",
    strata.summary = "longer integer with sign",
    strata.description = "The integer of 64 bits that is equal to one of 32 bits with sign.",
    strata.examples = ["%r = wasmssa.extend_i32_s %a to i64"],
    strata.traits = [],
    strata.format = "$input `to` type($result) attr-dict"
  } {
    %input = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(input: %input)
    %result = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @extend_i32_u attributes {
    strata.like = "extend_i32_s", strata.class = "ExtendUI32Op",
    strata.summary = "longer integer without sign",
    strata.description = "The integer of 64 bits that is equal to one of 32 bits without sign.",
    strata.examples = ["%r = wasmssa.extend_i32_u %a to i64"]
  } {}
  irdl.operation @floor attributes {
    strata.class = "FloorOp",
    strata.summary = "rounding down",
    strata.description = "The largest integer that is not greater.",
    strata.traits = ["AllTypesMatch<src, result>"],
    strata.format = "$src `:` type($src) attr-dict"
  } {
    %src = irdl.c_pred "wasm_float"
    irdl.operands(src: %src)
    %result = irdl.c_pred "wasm_float"
    irdl.results(result: %result)
  }
  irdl.operation @func attributes {
    strata.class = "FuncOp",
    strata.summary = "function",
    strata.description = "A function, whose arguments are local variables.",
    strata.examples = ["wasmssa.func @h0() { wasmssa.return }"],
    strata.interfaces = ["FunctionOpInterface", "CallableOpInterface"],
    strata.hooks = ["print", "parse"],
    strata.traits = ["IsolatedFromAbove", "Symbol"]
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %functionType = irdl.c_pred "type_attr_of(function)" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %exported = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"sym_name" = %sym_name, "functionType" = %functionType, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs, "exported" = %exported}
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @ge attributes {
    strata.class = "GeOp",
    strata.summary = "comparison: greater or equal",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_float"
    %rhs = irdl.c_pred "wasm_float"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @ge_si attributes {
    strata.class = "GeSIOp",
    strata.summary = "comparison: greater or equal with sign",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.examples = ["%r = wasmssa.ge_si %a %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_integer"
    %rhs = irdl.c_pred "wasm_integer"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @ge_ui attributes {
    strata.class = "GeUIOp",
    strata.summary = "comparison: greater or equal without sign",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.examples = ["%r = wasmssa.ge_ui %a %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_integer"
    %rhs = irdl.c_pred "wasm_integer"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @global attributes {
    strata.class = "GlobalOp",
    strata.summary = "global variable",
    strata.description = "A global variable with its initial value, which the region computes from constants.",
    strata.examples = ["wasmssa.global exported @g2 i32 mutable : { %a = wasmssa.const 5 : i32 wasmssa.return %a : i32 }"],
    strata.traits = ["IsolatedFromAbove", "Symbol"],
    strata.format = "(`exported` $exported^)? $sym_name $type (`mutable` $isMutable^)? `:` $initializer attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    %isMutable = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %exported = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"sym_name" = %sym_name, "type" = %type, "isMutable" = %isMutable, "exported" = %exported}
    %initializer = irdl.region {strata.summary = "any region"}
    irdl.regions(initializer: %initializer)
  }
  irdl.operation @global_get attributes {
    strata.class = "GlobalGetOp",
    strata.summary = "value of a global variable",
    strata.description = "Reads a global variable. In the initial value of another one it must be imported and constant.",
    strata.examples = ["%r = wasmssa.global_get @g : i32"],
    strata.traits = [],
    strata.format = "$global attr-dict `:` type($global_val)"
  } {
    %global = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"global" = %global}
    %global_val = irdl.c_pred "wasm_value"
    irdl.results(global_val: %global_val)
  }
  irdl.operation @gt attributes {
    strata.class = "GtOp",
    strata.summary = "comparison: greater",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_float"
    %rhs = irdl.c_pred "wasm_float"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @gt_si attributes {
    strata.class = "GtSIOp",
    strata.summary = "comparison: greater with sign",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.examples = ["%r = wasmssa.gt_si %a %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_integer"
    %rhs = irdl.c_pred "wasm_integer"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @gt_ui attributes {
    strata.class = "GtUIOp",
    strata.summary = "comparison: greater without sign",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.examples = ["%r = wasmssa.gt_ui %a %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_integer"
    %rhs = irdl.c_pred "wasm_integer"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @if attributes {
    strata.class = "IfOp",
    strata.summary = "conditional",
    strata.description = "Executes the first region if the condition is not zero, otherwise the second; then control goes to the successor.",
    strata.examples = ["wasmssa.if %a : { wasmssa.block_return } > ^bb4"],
    strata.successors = ["target"],
    strata.traits = ["Terminator"],
    strata.format = "$condition (`` `(` $inputs^ `)` `:` type($inputs))? attr-dict `:` $if (`else` $else^)? ` ` `>` $target"
  } {
    %condition = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %inputs = irdl.c_pred "wasm_value"
    irdl.operands(condition: %condition, inputs: variadic %inputs)
    %if = irdl.region {strata.summary = "any region"}
    %else = irdl.region {strata.summary = "any region"}
    irdl.regions(if: %if, else: %else)
  }
  irdl.operation @import_func attributes {
    strata.class = "FuncImportOp",
    strata.summary = "imported function",
    strata.description = "A function of another module.",
    strata.examples = ["wasmssa.import_func \"b\" from \"m\" as @if {a, type = (i32) -> i32}"],
    strata.traits = ["Symbol"],
    strata.format = "$importName `from` $moduleName `as` $sym_name attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %importName = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %moduleName = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %type = irdl.c_pred "type_attr_of(function)" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    irdl.attributes {"sym_name" = %sym_name, "importName" = %importName, "moduleName" = %moduleName, "type" = %type, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
  }
  irdl.operation @import_global attributes {
    strata.class = "GlobalImportOp",
    strata.summary = "imported global variable",
    strata.description = "A global variable of another module.",
    strata.examples = ["wasmssa.import_global \"b\" from \"m\" as @ig : i32"],
    strata.traits = ["Symbol"],
    strata.format = "$importName `from` $moduleName `as` $sym_name (`mutable` $isMutable^)? `:` $type attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %importName = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %moduleName = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    %isMutable = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"sym_name" = %sym_name, "importName" = %importName, "moduleName" = %moduleName, "type" = %type, "isMutable" = %isMutable}
  }
  irdl.operation @import_mem attributes {
    strata.class = "MemImportOp",
    strata.summary = "imported memory",
    strata.description = "A memory of another module.",
    strata.traits = ["Symbol"],
    strata.format = "$importName `from` $moduleName `as` $sym_name attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %importName = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %moduleName = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %limits = irdl.c_pred "type_attr_of(isa<LimitType>($_self))" {strata.kind = "type", strata.summary = "type attribute of Wasm limit type"}
    irdl.attributes {"sym_name" = %sym_name, "importName" = %importName, "moduleName" = %moduleName, "limits" = %limits}
  }
  irdl.operation @import_table attributes {
    strata.class = "TableImportOp",
    strata.summary = "imported table",
    strata.description = "A table of another module.",
    strata.traits = ["Symbol"],
    strata.format = "$importName `from` $moduleName `as` $sym_name attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %importName = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %moduleName = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %type = irdl.c_pred "type_attr_of(isa<TableType>($_self))" {strata.kind = "type", strata.summary = "type attribute of Wasm table type"}
    irdl.attributes {"sym_name" = %sym_name, "importName" = %importName, "moduleName" = %moduleName, "type" = %type}
  }
  irdl.operation @le attributes {
    strata.class = "LeOp",
    strata.summary = "comparison: less or equal",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_float"
    %rhs = irdl.c_pred "wasm_float"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @le_si attributes {
    strata.class = "LeSIOp",
    strata.summary = "comparison: less or equal with sign",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.examples = ["%r = wasmssa.le_si %a %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_integer"
    %rhs = irdl.c_pred "wasm_integer"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @le_ui attributes {
    strata.class = "LeUIOp",
    strata.summary = "comparison: less or equal without sign",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.examples = ["%r = wasmssa.le_ui %a %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_integer"
    %rhs = irdl.c_pred "wasm_integer"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @local attributes {
    strata.class = "LocalOp",
    strata.summary = "local variable",
    strata.description = "A new local variable, which is zero.",
    strata.examples = ["%r = wasmssa.local of type i32"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.hooks = ["infer"],
    strata.traits = [],
    strata.format = "`of` `type` $type attr-dict"
  } {
    %type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"type" = %type}
    %result = irdl.base @wasmssa::@"!local" {strata.summary = "Type of a local variable"}
    irdl.results(result: %result)
  }
  irdl.operation @local_get attributes {
    strata.class = "LocalGetOp",
    strata.summary = "value of a local variable",
    strata.description = "Reads a local variable.",
    strata.examples = ["%r = wasmssa.local_get %a :  ref to i32"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.hooks = ["infer"],
    strata.traits = [],
    strata.format = "$localVar `:` type($localVar) attr-dict"
  } {
    %localVar = irdl.base @wasmssa::@"!local" {strata.summary = "Type of a local variable"}
    irdl.operands(localVar: %localVar)
    %result = irdl.c_pred "wasm_value"
    irdl.results(result: %result)
  }
  irdl.operation @local_set attributes {
    strata.class = "LocalSetOp",
    strata.summary = "assignment to a local variable",
    strata.description = "Writes a local variable.",
    strata.examples = ["wasmssa.local_set %a :  ref to i32 to %b : i32"],
    strata.traits = [],
    strata.verify = [
      "if ($localVar.getType().getElementType() != $value.getType()) return emitError(\"input type and result type of local.set do not match\");"
    ],
    strata.format = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict"
  } {
    %localVar = irdl.base @wasmssa::@"!local" {strata.summary = "Type of a local variable"}
    %value = irdl.c_pred "wasm_value"
    irdl.operands(localVar: %localVar, value: %value)
  }
  irdl.operation @local_tee attributes {
    strata.class = "LocalTeeOp",
    strata.summary = "assignment with a result",
    strata.description = "Writes a local variable; the result is the value.",
    strata.examples = ["%r = wasmssa.local_tee %a :  ref to i32 to %b : i32"],
    strata.infer = [["result", "localVar", "$_self.getElementType()"]],
    strata.traits = [],
    strata.verify = [
      "if ($localVar.getType().getElementType() != $value.getType() || $value.getType() != $result.getType()) return emitError(\"input type and output type of local.tee do not match\");"
    ],
    strata.format = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict"
  } {
    %localVar = irdl.base @wasmssa::@"!local" {strata.summary = "Type of a local variable"}
    %value = irdl.c_pred "wasm_value"
    irdl.operands(localVar: %localVar, value: %value)
    %result = irdl.c_pred "wasm_value"
    irdl.results(result: %result)
  }
  irdl.operation @loop attributes {
    strata.like = "block", strata.class = "LoopOp",
    strata.summary = "loop",
    strata.description = "Instructions whose label is their begin; when they end, control goes to the successor.",
    strata.examples = ["wasmssa.loop : { wasmssa.block_return }> ^bb6"]
  } {}
  irdl.operation @lt attributes {
    strata.class = "LtOp",
    strata.summary = "comparison: less",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_float"
    %rhs = irdl.c_pred "wasm_float"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @lt_si attributes {
    strata.class = "LtSIOp",
    strata.summary = "comparison: less with sign",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.examples = ["%r = wasmssa.lt_si %a %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_integer"
    %rhs = irdl.c_pred "wasm_integer"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @lt_ui attributes {
    strata.class = "LtUIOp",
    strata.summary = "comparison: less without sign",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.examples = ["%r = wasmssa.lt_ui %a %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_integer"
    %rhs = irdl.c_pred "wasm_integer"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @max attributes {
    strata.class = "MaxOp",
    strata.summary = "maximum",
    strata.description = "The larger of two floats.",
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_float"
    %rhs = irdl.c_pred "wasm_float"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_float"
    irdl.results(result: %result)
  }
  irdl.operation @memory attributes {
    strata.class = "MemOp",
    strata.summary = "memory",
    strata.description = "A memory of pages, whose number has limits.",
    strata.traits = ["Symbol"],
    strata.format = "(`exported` $exported^)? $sym_name $limits attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %limits = irdl.c_pred "type_attr_of(isa<LimitType>($_self))" {strata.kind = "type", strata.summary = "type attribute of Wasm limit type"}
    %exported = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"sym_name" = %sym_name, "limits" = %limits, "exported" = %exported}
  }
  irdl.operation @min attributes {
    strata.class = "MinOp",
    strata.summary = "minimum",
    strata.description = "The smaller of two floats.",
    strata.examples = ["%r = wasmssa.min %a %a : f32"],
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_float"
    %rhs = irdl.c_pred "wasm_float"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_float"
    irdl.results(result: %result)
  }
  irdl.operation @mul attributes {
    strata.class = "MulOp",
    strata.summary = "product",
    strata.description = "The product of two numbers.",
    strata.examples = ["%r = wasmssa.mul %a %a : i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_number"
    %rhs = irdl.c_pred "wasm_number"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_number"
    irdl.results(result: %result)
  }
  irdl.operation @ne attributes {
    strata.class = "NeOp",
    strata.summary = "comparison: inequality",
    strata.description = "1 if the comparison holds, otherwise 0.",
    strata.examples = ["%r = wasmssa.ne %a %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs>"],
    strata.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_number"
    %rhs = irdl.c_pred "wasm_number"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @neg attributes {
    strata.class = "NegOp",
    strata.summary = "negation",
    strata.description = "A float with the other sign.",
    strata.examples = ["%r = wasmssa.neg %a : f32"],
    strata.traits = ["AllTypesMatch<src, result>"],
    strata.format = "$src `:` type($src) attr-dict"
  } {
    %src = irdl.c_pred "wasm_float"
    irdl.operands(src: %src)
    %result = irdl.c_pred "wasm_float"
    irdl.results(result: %result)
  }
  irdl.operation @or attributes {
    strata.class = "OrOp",
    strata.summary = "bitwise or",
    strata.description = "The bitwise or of two numbers.",
    strata.examples = ["%r = wasmssa.or %a %a : i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_number"
    %rhs = irdl.c_pred "wasm_number"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_number"
    irdl.results(result: %result)
  }
  irdl.operation @popcnt attributes {
    strata.class = "PopCntOp",
    strata.summary = "number of ones",
    strata.description = "How many bits are one.",
    strata.examples = ["%r = wasmssa.popcnt %a : i32"],
    strata.traits = ["AllTypesMatch<src, result>"],
    strata.format = "$src `:` type($src) attr-dict"
  } {
    %src = irdl.c_pred "wasm_integer"
    irdl.operands(src: %src)
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @promote attributes {
    strata.class = "PromoteOp",
    strata.summary = "longer float",
    strata.description = "The longer float that is equal.",
    strata.examples = ["%r = wasmssa.promote %a : f32 to f64"],
    strata.traits = [],
    strata.format = "$input `:` type($input) `to` type($result) attr-dict"
  } {
    %input = irdl.is f32 {strata.summary = "32-bit floating-point type"}
    irdl.operands(input: %input)
    %result = irdl.is f64 {strata.summary = "64-bit float"}
    irdl.results(result: %result)
  }
  irdl.operation @reinterpret attributes {
    strata.class = "ReinterpretOp",
    strata.summary = "same bits",
    strata.description = "The number with the same bits in another type of the same size.",
    strata.examples = ["%r = wasmssa.reinterpret %a : i32 as f32"],
    strata.traits = [],
    strata.verify = [
      "if ($input.getType() == $result.getType()) return emitError(\"reinterpret input and output type should be distinct\");",
      "if ($input.getType().getIntOrFloatBitWidth() != $result.getType().getIntOrFloatBitWidth()) return emitError(\"input type (\") << $input.getType() << \") and output type (\" << $result.getType() << \") have incompatible bit widths\";"
    ],
    strata.format = "$input `:` type($input) `as` type($result) attr-dict"
  } {
    %input = irdl.c_pred "wasm_number"
    irdl.operands(input: %input)
    %result = irdl.c_pred "wasm_number"
    irdl.results(result: %result)
  }
  irdl.operation @rem_si attributes {
    strata.class = "RemSIOp",
    strata.summary = "remainder of integers with sign",
    strata.description = "The remainder of two integers with sign, which has the sign of the dividend.",
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_integer"
    %rhs = irdl.c_pred "wasm_integer"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @rem_ui attributes {
    strata.class = "RemUIOp",
    strata.summary = "remainder of integers without sign",
    strata.description = "The remainder of two integers without sign.",
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_integer"
    %rhs = irdl.c_pred "wasm_integer"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @return attributes {
    strata.class = "ReturnOp",
    strata.summary = "end of a function",
    strata.description = "Returns values from a function, or the value of a global.",
    strata.examples = ["wasmssa.return %a : i32"],
    strata.traits = ["ReturnLike", "Terminator"],
    strata.format = "attr-dict ($inputs^ `:` type($inputs))?"
  } {
    %inputs = irdl.c_pred "wasm_value"
    irdl.operands(inputs: variadic %inputs)
  }
  irdl.operation @rotl attributes {
    strata.class = "RotlOp",
    strata.summary = "rotation to the left",
    strata.description = "The bits of a number, rotated to the left.",
    strata.examples = ["%r = wasmssa.rotl %a by %a bits : i32"],
    strata.traits = ["AllTypesMatch<val, bits, result>"],
    strata.format = "$val `by` $bits `bits` `:` type($val) attr-dict"
  } {
    %val = irdl.c_pred "wasm_integer"
    %bits = irdl.c_pred "wasm_integer"
    irdl.operands(val: %val, bits: %bits)
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @rotr attributes {
    strata.class = "RotrOp",
    strata.summary = "rotation to the right",
    strata.description = "The bits of a number, rotated to the right.",
    strata.traits = ["AllTypesMatch<val, bits, result>"],
    strata.format = "$val `by` $bits `bits` `:` type($val) attr-dict"
  } {
    %val = irdl.c_pred "wasm_integer"
    %bits = irdl.c_pred "wasm_integer"
    irdl.operands(val: %val, bits: %bits)
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @shl attributes {
    strata.class = "ShLOp",
    strata.summary = "shift to the left",
    strata.description = "A number, shifted to the left.",
    strata.examples = ["%r = wasmssa.shl %a by %a bits : i32"],
    strata.traits = ["AllTypesMatch<val, bits, result>"],
    strata.format = "$val `by` $bits `bits` `:` type($val) attr-dict"
  } {
    %val = irdl.c_pred "wasm_integer"
    %bits = irdl.c_pred "wasm_integer"
    irdl.operands(val: %val, bits: %bits)
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @shr_s attributes {
    strata.class = "ShRSOp",
    strata.summary = "shift to the right with sign",
    strata.description = "A number, shifted to the right; copies of the sign are shifted in.",
    strata.examples = ["%r = wasmssa.shr_s %a by %a bits : i32"],
    strata.traits = ["AllTypesMatch<val, bits, result>"],
    strata.format = "$val `by` $bits `bits` `:` type($val) attr-dict"
  } {
    %val = irdl.c_pred "wasm_integer"
    %bits = irdl.c_pred "wasm_integer"
    irdl.operands(val: %val, bits: %bits)
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @shr_u attributes {
    strata.class = "ShRUOp",
    strata.summary = "shift to the right without sign",
    strata.description = "A number, shifted to the right; zeros are shifted in.",
    strata.examples = ["%r = wasmssa.shr_u %a by %a bits : i32"],
    strata.traits = ["AllTypesMatch<val, bits, result>"],
    strata.format = "$val `by` $bits `bits` `:` type($val) attr-dict"
  } {
    %val = irdl.c_pred "wasm_integer"
    %bits = irdl.c_pred "wasm_integer"
    irdl.operands(val: %val, bits: %bits)
    %result = irdl.c_pred "wasm_integer"
    irdl.results(result: %result)
  }
  irdl.operation @sqrt attributes {
    strata.class = "SqrtOp",
    strata.summary = "square root",
    strata.description = "The square root of a float.",
    strata.examples = ["%r = wasmssa.sqrt %a : f32"],
    strata.traits = ["AllTypesMatch<src, result>"],
    strata.format = "$src `:` type($src) attr-dict"
  } {
    %src = irdl.c_pred "wasm_float"
    irdl.operands(src: %src)
    %result = irdl.c_pred "wasm_float"
    irdl.results(result: %result)
  }
  irdl.operation @sub attributes {
    strata.class = "SubOp",
    strata.summary = "difference",
    strata.description = "The difference of two numbers.",
    strata.examples = ["%r = wasmssa.sub %a %a : i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_number"
    %rhs = irdl.c_pred "wasm_number"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_number"
    irdl.results(result: %result)
  }
  irdl.operation @table attributes {
    strata.class = "TableOp",
    strata.summary = "table",
    strata.description = "A table of references.",
    strata.traits = ["Symbol"],
    strata.format = "(`exported` $exported^)? $sym_name $type attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %type = irdl.c_pred "type_attr_of(isa<TableType>($_self))" {strata.kind = "type", strata.summary = "type attribute of Wasm table type"}
    %exported = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"sym_name" = %sym_name, "type" = %type, "exported" = %exported}
  }
  irdl.operation @trunc attributes {
    strata.class = "TruncOp",
    strata.summary = "rounding towards zero",
    strata.description = "The float without its fraction.",
    strata.traits = ["AllTypesMatch<src, result>"],
    strata.format = "$src `:` type($src) attr-dict"
  } {
    %src = irdl.c_pred "wasm_float"
    irdl.operands(src: %src)
    %result = irdl.c_pred "wasm_float"
    irdl.results(result: %result)
  }
  irdl.operation @wrap attributes {
    strata.class = "WrapOp",
    strata.summary = "shorter integer",
    strata.description = "The low bits of an integer.",
    strata.examples = ["%r = wasmssa.wrap %a : i64 to i32"],
    strata.traits = [],
    strata.format = "$input `:` type($input) `to` type($result) attr-dict"
  } {
    %input = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(input: %input)
    %result = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @xor attributes {
    strata.class = "XOrOp",
    strata.summary = "bitwise exclusive or",
    strata.description = "The bitwise exclusive or of two numbers.",
    strata.examples = ["%r = wasmssa.xor %a %a : i32"],
    strata.traits = ["AllTypesMatch<lhs, rhs, result>"],
    strata.format = "$lhs $rhs `:` type($result) attr-dict"
  } {
    %lhs = irdl.c_pred "wasm_number"
    %rhs = irdl.c_pred "wasm_number"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "wasm_number"
    irdl.results(result: %result)
  }
}
