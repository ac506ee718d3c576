// Facts from the C++ code of Torch-MLIR's dialect TMTensor.
irdl.dialect @tm_tensor attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["verifyDestinations", "types, inits",
      "if ($results.size() != 0 && $results.size() != inits.size())",
      "  return emitOpError(\"expected number of outputs to be same as the number of results\");",
      "for (auto type : types) {",
      "  if ($results.size() != 0 && !isa<RankedTensorType>(type) && isa<ShapedType>(type))",
      "    return emitOpError(\"expected inputs and outputs to be RankedTensorType or scalar\");",
      "  if ($results.size() == 0 && !isa<MemRefType>(type) && isa<ShapedType>(type))",
      "    return emitOpError(\"expected inputs and outputs to be MemRefType or scalar\");",
      "}",
      "for (auto [i, result] : llvm::enumerate($results))",
      "  if (inits[i] != result.getType())",
      "    return emitOpError(\"expected type of `outs` operand #\") << i << \" \" << inits[i] << \" to be same as result type \" << result.getType();",
      "return success();"]
  ]
} {
  irdl.operation @scatter attributes {
    strata.verify = [
      "if (failed(verifyDestinations($_op.getOperandTypes(), $outputs.getTypes()))) return failure();",
      "if ($inputs.size() != 2) return emitOpError(\"expected two input operands\");",
      "if ($outputs.size() != 1) return emitOpError(\"expected one output operand\");",
      "auto update = $inputs[0].getType(), indices = $inputs[1].getType(), original = $outputs[0].getType();",
      "if (indices.getRank() != 2 || !indices.getElementType().isInteger(32))",
      "  return emitOpError(\"expected indices to be of rank 2 of i32 element type\");",
      "auto depth = indices.getDimSize(1);",
      "if (ShapedType::isDynamic(depth)) return emitOpError(\"expected index depth is static\");",
      "if (indices.getDimSize(0) != update.getDimSize(0))",
      "  return emitOpError(\"mismatch in shape of indices and update value at dim#0\");",
      "if (update.getRank() - 1 > original.getRank())",
      "  return emitOpError(\"update value rank exceeds the rank of the original value\");",
      "if (depth + update.getRank() - 1 < original.getRank())",
      "  return emitOpError(\"index depth and update value does not cover rank of original value\");",
      "auto slice = original.getRank() - depth;",
      "for (auto i : llvm::seq(depth, original.getRank())) {",
      "  auto at = update.getRank() - slice + i - depth;",
      "  if (at < update.getRank() && !ShapedType::isDynamic(original.getDimSize(i)) && update.getDimSize(at) > original.getDimSize(i))",
      "    return emitOpError(\"shape of update value dim#\") << at << \" exceeds original value at dim#\" << i;",
      "}",
      "auto block = $region.front();",
      "if (block.getNumArguments() != 2) return emitOpError(\"expected region to have two arguments\");",
      "auto first = block.getArgument(0).getType(), second = block.getArgument(1).getType();",
      "if (!first.isIntOrFloat() || !second.isIntOrFloat())",
      "  return emitOpError(\"expected region to have scalar argument of integer or float types\");",
      "if (first != update.getElementType())",
      "  return emitOpError(\"mismatch in argument 0 of region \") << first << \" and element type of update value \" << update.getElementType();",
      "if (second != original.getElementType())",
      "  return emitOpError(\"mismatch in argument 1 of region \") << second << \" and element type of original value \" << original.getElementType();",
      "if (first != second) return emitOpError(\"mismatch in region argument types \") << first << \" and \" << second;",
      "auto yield = block.getTerminator();",
      "if (yield.getNumOperands() != 1) return yield.emitOpError(\"expected region to yield a single value\");",
      "if (yield.getOperandTypes()[0] != first)",
      "  return yield.emitOpError(\"mismatch in type of yielded value \") << yield.getOperandTypes()[0] << \" and argument of the region \" << first;"]
  }
}
