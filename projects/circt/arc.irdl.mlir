// Facts from the C++ code of CIRCT's dialect arc.
irdl.dialect @arc attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["checkTypes", "what, expected, actual",
     "if (expected.size() != actual.size())",
     "  return emitOpError(\"incorrect number of \") << what << \"s: expected \" << expected.size() << \", but got \" << actual.size();",
     "for (auto [i, types] : llvm::enumerate(llvm::zip(expected, actual))) {",
     "  auto [a, b] = types;",
     "  if (a != b) return emitOpError(what) << \" type mismatch: \" << what << \" #\" << i;",
     "}",
     "return success();"],
    ["checkCallee", "symbol, inputs, outputs",
     "auto callee = SymbolTable::lookupNearestSymbolFrom($_op, symbol);",
     "if (!callee || callee.getName() != \"arc.define\")",
     "  return emitOpError(\"`\") << symbol.getValue() << \"` does not reference a valid `arc.define`\";",
     "auto type = callee.getAttr(\"function_type\").getValue();",
     "if (failed(checkTypes(\"operand\", type.getInputs(), inputs))) return failure();",
     "return checkTypes(\"result\", type.getResults(), outputs);"]]
} {
  irdl.operation @call attributes {
    strata.verify_symbol_uses = ["return checkCallee($arc, $inputs.getTypes(), $outputs.getTypes());"]
  }
  irdl.type @sim.instance attributes {strata.class = "SimModelInstanceType", strata.format = "`<` $model `>`"} {
    %model = irdl.any {strata.kind = "flat_symbol_ref"}
    irdl.parameters(model: %model)
  }
  irdl.operation @sim.instantiate attributes {
    strata.format = "ports(argument-type($body, \"!arc.sim.instance\", \"model\") `as` argument($body)) (`runtime` $runtimeModel^)? attr-dict-with-keyword $body"
  }
}
