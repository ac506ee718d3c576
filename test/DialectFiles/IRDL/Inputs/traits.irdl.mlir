// Operations with one trait each, for traits.mlir.
irdl.dialect @t attributes {strata.version = 1 : i32} {
  // Structure.
  irdl.operation @end attributes {strata.traits = ["Terminator"]} {}
  irdl.operation @inner attributes {strata.traits = ["HasParent<t.holder>"]} {}
  irdl.operation @inner2 attributes {
    strata.traits = ["::mlir::OpTrait::HasParent<t.holder, t.one_block>::Impl"]
  } {}
  irdl.operation @holder attributes {strata.traits = ["NoTerminator"]} {
    %r = irdl.region
    irdl.regions(r: %r)
  }
  irdl.operation @one_block attributes {strata.traits = ["SingleBlock"]} {
    %r = irdl.region
    irdl.regions(r: %r)
  }
  irdl.operation @implicit attributes {
    strata.traits = ["SingleBlockImplicitTerminator<t.end>"]
  } {
    %r = irdl.region
    irdl.regions(r: %r)
  }
  irdl.operation @no_arguments attributes {
    strata.traits = ["NoRegionArguments", "NoTerminator"]
  } {
    %r = irdl.region
    %s = irdl.region
    irdl.regions(r: %r, s: %s)
  }
  irdl.operation @groups {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: optional %a, b: variadic %b)
  }
  irdl.operation @equal_groups attributes {
    strata.traits = ["SameVariadicOperandSize", "AllTypesMatch<a, b>"]
  } {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: variadic %a, b: variadic %b)
  }
  irdl.operation @two_or_more attributes {
    strata.traits = ["AtLeastNOperands<2>", "OneResult"]
  } {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: variadic %a)
    irdl.results(b: variadic %b)
  }
  irdl.operation @numbers attributes {
    strata.traits = ["OneOperand", "NResults<2>", "ZeroRegions", "AtLeastNSuccessors<1>"],
    strata.successors = ["next..."]
  } {
    %a = irdl.any
    %b = irdl.any
    %r = irdl.region {strata.variadic}
    irdl.operands(a: variadic %a)
    irdl.results(b: variadic %b)
    irdl.regions(r: %r)
  }

  // Types and shapes.
  irdl.operation @same_operands attributes {strata.traits = ["SameTypeOperands"]} {
    %a = irdl.any
    irdl.operands(a: variadic %a)
  }
  irdl.operation @same_shape attributes {strata.traits = ["SameOperandsShape"]} {
    %a = irdl.any
    irdl.operands(a: variadic %a)
  }
  irdl.operation @same_element attributes {strata.traits = ["SameOperandsElementType"]} {
    %a = irdl.any
    irdl.operands(a: variadic %a)
  }
  irdl.operation @result_shape attributes {strata.traits = ["SameOperandsAndResultShape"]} {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: variadic %a)
    irdl.results(b: variadic %b)
  }
  irdl.operation @result_element attributes {strata.traits = ["SameOperandsAndResultElementType"]} {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: variadic %a)
    irdl.results(b: %b)
  }
  irdl.operation @result_type attributes {strata.traits = ["SameOperandsAndResultType"]} {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: variadic %a)
    irdl.results(b: %b)
  }
  irdl.operation @rank attributes {strata.traits = ["SameOperandsAndResultRank"]} {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: variadic %a)
    irdl.results(b: %b)
  }
  irdl.operation @broadcast attributes {strata.traits = ["ResultsBroadcastableShape"]} {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: variadic %a)
    irdl.results(b: %b)
  }
  irdl.operation @elementwise attributes {strata.traits = ["ElementwiseMappable"]} {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: variadic %a)
    irdl.results(b: variadic %b)
  }
  irdl.operation @bool attributes {strata.traits = ["ResultsAreBoolLike"]} {
    %b = irdl.any
    irdl.results(b: %b)
  }
  irdl.operation @float attributes {strata.traits = ["ResultsAreFloatLike", "OperandsAreFloatLike"]} {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: %a)
    irdl.results(b: %b)
  }
  irdl.operation @integer attributes {strata.traits = ["ResultsAreSignlessIntegerLike", "OperandsAreSignlessIntegerLike"]} {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: %a)
    irdl.results(b: %b)
  }
  irdl.operation @types attributes {strata.traits = ["AllTypesMatch<a, v, b>"]} {
    %a = irdl.any
    %v = irdl.c_pred "typed_attr" {strata.optional}
    %b = irdl.any
    irdl.operands(a: optional %a)
    irdl.attributes {"v" = %v}
    irdl.results(b: %b)
  }
  irdl.operation @properties attributes {
    strata.traits = ["AllTypeIDsMatch<a, b>", "AllElementTypesMatch<a, b>",
                     "AllRanksMatch<a, b>", "AllElementCountsMatch<a, b>",
                     "AllShapesMatch<a, b>"]
  } {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: %a)
    irdl.results(b: %b)
  }
  irdl.type @desc attributes {strata.interfaces = ["ShapedType"]} {
    %shape = irdl.base "#builtin.dense_array" {strata.kind = "dense<i64>"}
    %element = irdl.any {strata.kind = "type"}
    irdl.parameters(shape: %shape, elementType: %element)
  }
  irdl.operation @described attributes {
    strata.traits = ["AllElementTypesMatch<a, b>", "AllShapesMatch<a, b>"]
  } {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: %a)
    irdl.results(b: %b)
  }

  // Symbols.
  irdl.operation @table attributes {strata.traits = ["SymbolTable", "NoTerminator"]} {
    %r = irdl.region
    irdl.regions(r: %r)
  }
  irdl.operation @any_table attributes {strata.traits = ["SymbolTable", "NoTerminator"]} {
    %r = irdl.region {strata.variadic}
    irdl.regions(r: %r)
  }
  irdl.operation @symbol attributes {strata.interfaces = ["SymbolOpInterface"]} {
    %n = irdl.base "#builtin.string" {strata.kind = "symbol"}
    irdl.attributes {"sym_name" = %n}
  }

  // Order: structural traits, slots, then the listed traits.
  irdl.operation @order attributes {
    strata.traits = ["Elementwise", "SameTypeOperands", "AllTypesMatch<a, b>",
                     "Predicate<0>", "AttrSizedOperandSegments", "HasParent<t.holder>"],
    strata.predicates = [["$a.getType().isF32()", "predicate 0"],
                         ["$b.getType().isF64()", "predicate 1"]],
    strata.infer = [["r", "a", "$_self", "equation 0"]]
  } {
    %a = irdl.any
    %b = irdl.c_pred "number || vector" {strata.summary = "number or vector"}
    %r = irdl.any
    irdl.operands(a: %a, b: %b)
    irdl.results(r: %r)
  }
  irdl.operation @graph attributes {strata.traits = ["GraphRegion"]} {
    %r = irdl.region
    irdl.regions(r: %r)
  }
  irdl.operation @plain_symbol attributes {strata.traits = ["Symbol"]}
  irdl.operation @function attributes {strata.traits = ["Symbol", "FunctionOpInterface"]} {
    %name = irdl.base "#builtin.string"
    %type = irdl.any {strata.kind = "type"}
    %attrs = irdl.any {strata.optional}
    irdl.attributes {"sym_name" = %name, "function_type" = %type, "arg_attrs" = %attrs, "res_attrs" = %attrs}
    %bodies = irdl.region {strata.variadic}
    irdl.regions(bodies: %bodies)
  }
}
