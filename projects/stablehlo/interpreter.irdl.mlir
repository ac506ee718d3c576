// Facts from the C++ code of StableHLO's dialect interpreter.
irdl.dialect @interpreter attributes {strata.version = 1 : i32} {
  irdl.operation @run_parallel attributes {
    strata.verify = [
      "if ($programs.empty() || $programs[0].empty()) return emitError(\"`programs` attribute cannot be empty\");",
      "for (auto row : $programs)",
      "  if (row.size() != $programs[0].size())",
      "    return emitError(\"Sizes of second dimension of `programs` should all match \") << $programs[0].size() << \" but got \" << row.size();",
      "if ($infeed && $infeed.empty()) return emitError(\"infeed attribute is optional or should not be empty\");",
      "return success();"],
    strata.verify_symbol_uses = [
      "int64_t numInputs = 0, numResults = 0;",
      "for (auto row : $programs)",
      "  for (auto name : row) {",
      "    auto function = SymbolTable::lookupNearestSymbolFrom($_op, name);",
      "    if (!function) return emitError(\"Function \") << name.getValue() << \" not found\";",
      "    auto type = cast<FunctionType>(function.getAttr(\"function_type\"));",
      "    numInputs += type.getNumInputs();",
      "    numResults += type.getNumResults();",
      "  }",
      "if ($inputs.size() != numInputs)",
      "  return emitError(\"Number of inputs (\") << $inputs.size() << \") should match the sum of the number of inputs of all programs (\" << numInputs << \")\";",
      "if ($results.size() != numResults)",
      "  return emitError(\"Number of results (\") << $results.size() << \") should match the sum of the number of results of all programs (\" << numResults << \")\";",
      "if ($infeed)",
      "  for (auto name : $infeed)",
      "    if (!SymbolTable::lookupNearestSymbolFrom($_op, name)) return emitError(\"Function \\\"\") << name.getValue() << \"\\\" not found\";",
      "return success();"]
  }
}
