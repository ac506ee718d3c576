// Functions, subgraphs and global variables of machine learning programs.
irdl.dialect @ml_program attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.formats = [
    ["TokenOrdering", "tokens, produced", "` ` `ordering` `` `(` ($tokens^) : (`(` `)`)? `->` $produced `)`"]
  ],
  strata.functions = [
    ["verifyResults", "name, verb",
      "auto function = $_op.getParentOp();",
      "auto types = function.getAttr(\"function_type\").getValue().getResults();",
      "auto symbol = function.getAttr(\"sym_name\").getValue();",
      "if (types.size() != $operands.size())",
      "  return emitOpError(\"has \") << $operands.size() << \" operands, but enclosing function (@\" << symbol << \") \" << verb << \" \" << types.size();",
      "for (auto [i, operand] : llvm::enumerate($operands))",
      "  if (operand.getType() != types[i])",
      "    return emitError(\"type of \") << name << \" operand \" << i << \" (\" << operand.getType() << \") doesn't match function result type (\" << types[i] << \") in function @\" << symbol;",
      "return success();"],
    ["verifyLoad", "isConst",
      "auto global = SymbolTable::lookupNearestSymbolFrom($_op, $global);",
      "if (!global || global.getName() != \"ml_program.global\") return emitOpError(\"undefined global: \") << $global;",
      "if (isConst && global.hasAttr(\"is_mutable\")) return emitOpError(\"cannot load as const from mutable global \") << $global;",
      "auto type = cast<TypeAttr>(global.getAttr(\"type\")).getValue();",
      "if ($result.getType() != type) return emitOpError(\"cannot load from global typed \") << type << \" as \" << $result.getType();",
      "return success();"],
    ["verifyStore", "",
      "auto global = SymbolTable::lookupNearestSymbolFrom($_op, $global);",
      "if (!global || global.getName() != \"ml_program.global\") return emitOpError(\"undefined global: \") << $global;",
      "if (!global.hasAttr(\"is_mutable\")) return emitOpError(\"cannot store to an immutable global \") << $global;",
      "auto type = cast<TypeAttr>(global.getAttr(\"type\")).getValue();",
      "if ($value.getType() != type) return emitOpError(\"cannot store to a global typed \") << type << \" from \" << $value.getType();",
      "return success();"]
  ],
  strata.summary = "machine learning programs",
  strata.description = "The structure of programs of machine learning frameworks: functions, subgraphs whose operations are ordered by tokens, and global variables."
} {
  irdl.attribute @extern attributes {
    strata.class = "ExternAttr",
    strata.record = "MLProgram_ExternAttr",
    strata.summary = "external initial value",
    strata.description = "Stands for the initial value of a global whose value comes from outside. It has a type. Kept as written for now.",
    strata.interfaces = ["TypedAttr"],
    strata.alias,
    strata.missing = ["print", "parse"]
  } {
    %type = irdl.any {strata.kind = "type", strata.cpp_type = "::mlir::Type"}
    irdl.parameters(type: %type)
  }
  irdl.type @"!token" attributes {
    strata.class = "TokenType",
    strata.record = "MLProgram_TokenType",
    strata.summary = "token",
    strata.description = "Orders operations of a graph: an operation is executed after those that produce its tokens."
  }
  irdl.operation @func attributes {
    strata.class = "FuncOp",
    strata.summary = "function",
    strata.description = "A function whose region has a control flow graph. Values from outside cannot be used in it.",
    strata.examples = ["ml_program.func private @decl(i32) -> i32"],
    strata.traits = ["IsolatedFromAbove", "Symbol"],
    strata.interfaces = ["FunctionOpInterface", "RegionKindInterface"],
    strata.format = "(keyword($sym_visibility, \"public\", \"private\", \"nested\")^)? $sym_name `` signature($function_type, $arg_attrs, $res_attrs) attr-dict-with-keyword function-body($body)"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %function_type = irdl.c_pred "type_attr_of(function)" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %sym_visibility = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"sym_name" = %sym_name, "function_type" = %function_type, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs, "sym_visibility" = %sym_visibility}
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @global attributes {
    strata.class = "GlobalOp",
    strata.summary = "global variable",
    strata.description = "Declares a global variable of a module. It is a constant unless it is `mutable`. `#ml_program.extern` says that the initial value comes from outside.",
    strata.examples = ["ml_program.global public mutable @c(unit) : i32"],
    strata.traits = ["Symbol"],
    strata.verify = [
      "if (!$is_mutable && !$value) return emitOpError(\"immutable global must have an initial value\");"
    ],
    strata.format = "keyword($sym_visibility, \"public\", \"private\", \"nested\") (`mutable` $is_mutable^)? $sym_name (`` `(` $value^ `)`)? `:` $type attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %is_mutable = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %value = irdl.any {strata.optional, strata.summary = "any attribute"}
    %sym_visibility = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"sym_name" = %sym_name, "type" = %type, "is_mutable" = %is_mutable, "value" = %value, "sym_visibility" = %sym_visibility}
  }
  irdl.operation @global_load attributes {
    strata.class = "GlobalLoadOp",
    strata.summary = "load of a variable",
    strata.description = "The value of a global variable, which may be mutable.",
    strata.examples = ["%r = ml_program.global_load @f : i32"],
    strata.interfaces = ["OpAsmOpInterface", "SymbolUserOpInterface"],
    strata.result_names = ["{global}"],
    strata.verify_symbol_uses = ["return verifyLoad(false);"],
    strata.format = "$global `:` type($result) attr-dict"
  } {
    %global = irdl.base "#builtin.symbol_ref" {strata.summary = "symbol reference attribute"}
    irdl.attributes {"global" = %global}
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @global_load_const attributes {
    strata.like = "global_load", strata.class = "GlobalLoadConstOp",
    strata.summary = "load of a constant",
    strata.description = "The value of a global variable that is not mutable.",
    strata.examples = ["%r = ml_program.global_load_const @h : f32"],
    strata.verify_symbol_uses = ["return verifyLoad(true);"],
    strata.traits = ["Pure"]
  } {}
  irdl.operation @global_load_graph attributes {
    strata.class = "GlobalLoadGraphOp",
    strata.summary = "load in a graph",
    strata.description = "The value of a global variable, and a token. It is loaded after the operations that produce the tokens.",
    strata.examples = ["%result, %produceToken = ml_program.global_load_graph @f ordering(%a -> !ml_program.token) : i32"],
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.verify_symbol_uses = ["return verifyLoad(false);"],
    strata.format = "$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result) attr-dict"
  } {
    %consumeTokens = irdl.base @ml_program::@"!token" {strata.summary = "Token for establishing execution ordering in a graph"}
    irdl.operands(consumeTokens: variadic %consumeTokens)
    %global = irdl.base "#builtin.symbol_ref" {strata.summary = "symbol reference attribute"}
    irdl.attributes {"global" = %global}
    %result = irdl.any
    %produceToken = irdl.base @ml_program::@"!token" {strata.summary = "Token for establishing execution ordering in a graph"}
    irdl.results(result: %result, produceToken: %produceToken)
  }
  irdl.operation @global_store attributes {
    strata.class = "GlobalStoreOp",
    strata.summary = "store to a variable",
    strata.description = "Sets the value of a mutable global variable.",
    strata.examples = ["ml_program.global_store @f = %a : i32"],
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.verify_symbol_uses = ["return verifyStore();"],
    strata.format = "$global `=` $value `:` type($value) attr-dict"
  } {
    %value = irdl.any
    irdl.operands(value: %value)
    %global = irdl.base "#builtin.symbol_ref" {strata.summary = "symbol reference attribute"}
    irdl.attributes {"global" = %global}
  }
  irdl.operation @global_store_graph attributes {
    strata.class = "GlobalStoreGraphOp",
    strata.summary = "store in a graph",
    strata.description = "Sets the value of a mutable global variable after the operations that produce the tokens. The result is a token.",
    strata.examples = ["%r = ml_program.global_store_graph @f = %result ordering(%a -> !ml_program.token) : i32"],
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.verify_symbol_uses = ["return verifyStore();"],
    strata.format = "$global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($value) attr-dict"
  } {
    %value = irdl.any
    %consumeTokens = irdl.base @ml_program::@"!token" {strata.summary = "Token for establishing execution ordering in a graph"}
    irdl.operands(value: %value, consumeTokens: variadic %consumeTokens)
    %global = irdl.base "#builtin.symbol_ref" {strata.summary = "symbol reference attribute"}
    irdl.attributes {"global" = %global}
    %produceToken = irdl.base @ml_program::@"!token" {strata.summary = "Token for establishing execution ordering in a graph"}
    irdl.results(produceToken: %produceToken)
  }
  irdl.operation @output attributes {
    strata.class = "OutputOp",
    strata.summary = "end of a subgraph",
    strata.description = "The operands are the results of the subgraph.",
    strata.traits = ["Pure", "HasParent<ml_program.subgraph>", "ReturnLike", "Terminator"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.verify = [
      "return verifyResults(\"output\", \"outputs\");"
    ],
    strata.format = "attr-dict ($operands^ `:` type($operands))?"
  } {
    %operands = irdl.any
    irdl.operands(operands: variadic %operands)
  }
  irdl.operation @return attributes {
    strata.like = "output", strata.class = "ReturnOp",
    strata.summary = "end of a function",
    strata.description = "Returns to the caller. The operands are the results of the function.",
    strata.traits = ["Pure", "HasParent<ml_program.func>", "ReturnLike", "Terminator"],
    strata.verify = [
      "return verifyResults(\"return\", \"returns\");"
    ]
  } {}
  irdl.operation @subgraph attributes {
    strata.class = "SubgraphOp",
    strata.summary = "function with a graph",
    strata.description = "A function whose region is a graph: the order of its operations is given by uses and tokens alone.",
    strata.examples = ["ml_program.subgraph private @sg2()"],
    strata.traits = ["HasOnlyGraphRegion", "IsolatedFromAbove", "SingleBlock", "Symbol"],
    strata.interfaces = ["FunctionOpInterface", "RegionKindInterface"],
    strata.format = "(keyword($sym_visibility, \"public\", \"private\", \"nested\")^)? $sym_name `` signature($function_type, $arg_attrs, $res_attrs) attr-dict-with-keyword function-body($body)"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %function_type = irdl.c_pred "type_attr_of(function)" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %sym_visibility = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"sym_name" = %sym_name, "function_type" = %function_type, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs, "sym_visibility" = %sym_visibility}
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @token attributes {
    strata.class = "TokenOp",
    strata.summary = "new token",
    strata.description = "A token that orders nothing yet.",
    strata.examples = ["%t = ml_program.token"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict"
  } {
    %token = irdl.base @ml_program::@"!token" {strata.summary = "Token for establishing execution ordering in a graph"}
    irdl.results(token: %token)
  }
}
