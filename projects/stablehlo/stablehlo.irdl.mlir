// Facts from the C++ code of StableHLO.
irdl.dialect @stablehlo attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["hlo::hasSingleBoundedDimension", "type",
      "if (!isa<RankedTensorType>(type) || !type.getEncoding() || !isa<TypeExtensionsAttr>(type.getEncoding())) return false;",
      "int64_t count = 0;",
      "for (auto bound : type.getEncoding().getBounds())",
      "  if (!ShapedType::isDynamic(bound)) ++count;",
      "return count == 1;"],
    ["getRealType", "type",
      "return cast<ShapedType>(type).clone(cast<ComplexType>(getElementTypeOrSelf(type)).getElementType());"],
    ["getStorageType", "type",
      "auto code = type.getStorageType();",
      "return IntegerType::get($_ctxt, code > 256 ? code - 256 : code);"],
    ["getStorageTypeIntegralWidth", "type",
      "return getStorageType(type).getWidth();"],
    ["isQuantized", "type",
      "return isa<quant::UniformQuantizedType, quant::UniformQuantizedPerAxisType>(type);"],
    ["isPerAxis", "type",
      "return isa<quant::UniformQuantizedPerAxisType>(type);"],
    ["getScales", "type",
      "SmallVector<Attribute> scales;",
      "if (!type.getAxes()) {",
      "  scales.push_back(type.getScale());",
      "  return scales;",
      "}",
      "for (auto channels = type.getAxes().getChannels(); channels; channels = channels.getRest())",
      "  scales.push_back(channels.getFirst());",
      "return scales;"],
    ["getAxis", "type",
      "return type.getAxes().getDimension();"],
    ["hlo::isValidStablehloQuantizedElementType", "type",
      "return true;"],
    ["hlo::isValidQuantizedDimension", "type",
      "auto element = getElementTypeOrSelf(type);",
      "if (!isPerAxis(element) || !isa<RankedTensorType>(type)) return true;",
      "auto axis = getAxis(element);",
      "if (axis < 0 || axis >= type.getRank()) return false;",
      "return type.isDynamicDim(axis) || type.getDimSize(axis) == getScales(element).size();"],
    ["areCompatibleShapes", "a, b",
      "if (!a.hasRank() || !b.hasRank()) return true;",
      "if (a.getRank() != b.getRank()) return false;",
      "for (auto [x, y] : llvm::zip(a.getShape(), b.getShape()))",
      "  if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y)) return false;",
      "return true;"],
    ["areCompatible", "a, b",
      "if (!isa<ShapedType>(a) || !isa<ShapedType>(b)) return a == b;",
      "return areCompatibleShapes(a, b) && a.getElementType() == b.getElementType();"],
    ["isPromotable", "from, to",
      "if (isa<ComplexType>(from) && isa<ComplexType>(to))",
      "  return from.getElementType().getIntOrFloatBitWidth() <= to.getElementType().getIntOrFloatBitWidth();",
      "if (isQuantized(from) && isQuantized(to))",
      "  return getStorageTypeIntegralWidth(from) <= getStorageTypeIntegralWidth(to) && from.getExpressedType() == to.getExpressedType();",
      "if (isa<IntegerType>(from) && isa<IntegerType>(to))",
      "  return from.getSignedness() == to.getSignedness() && from.getWidth() <= to.getWidth();",
      "if (isa<FloatType>(from) && isa<FloatType>(to))",
      "  return from.getIntOrFloatBitWidth() <= to.getIntOrFloatBitWidth();",
      "return from == to;"],
    ["verifyReducer", "block, inputTypes, initTypes, allowedDims",
      "auto numInputs = inputTypes.size();",
      "if (block.getNumArguments() != numInputs * 2)",
      "  return emitError(\"Reduction-region must take \") << numInputs * 2 << \" parameters, but takes \" << block.getNumArguments() << \" parameter(s)\";",
      "auto returned = block.getTerminator().getOperandTypes();",
      "if (returned.empty()) return emitError(\"The reduction-region expected to return some value(s)\");",
      "if (returned.size() != numInputs)",
      "  return emitError(\"Reduction-region here must produce \") << numInputs << \" tensors, but produces \" << returned.size() << \" instead\";",
      "for (auto type : returned)",
      "  if (!isa<ShapedType>(type))",
      "    return emitError(\"Reduction-region here must produce tensor-typed result(s), but produces \") << type << \" instead\";",
      "for (auto i : llvm::seq(0, numInputs)) {",
      "  auto first = block.getArgument(i).getType(), second = block.getArgument(numInputs + i).getType();",
      "  if (!areCompatible(returned[i], first))",
      "    return emitError(\"The type of reduction-region's parameter at index \") << i << \" is different than the corresponding result type: \" << first << \" vs \" << returned[i];",
      "  if (!areCompatible(returned[i], second))",
      "    return emitError(\"The type of reduction-region's parameter at index \") << numInputs + i << \" is different than the corresponding result type: \" << second << \" vs \" << returned[i];",
      "  if (!isPromotable(initTypes[i].getElementType(), returned[i].getElementType()))",
      "    return emitError(\"The element-type of reduction-region's result type at index \") << i << \" is expected to be promotable from the op's corresponding init-value element-type: \" << returned[i] << \" vs \" << initTypes[i];",
      "  if (!areCompatibleShapes(initTypes[i], returned[i]))",
      "    return emitError(\"The shape of reduction-region's result type at index \") << i << \" differs from the op's corresponding init-value type: \" << returned[i] << \" vs \" << initTypes[i];",
      "  if (!isPromotable(inputTypes[i].getElementType(), second.getElementType()))",
      "    return emitError(\"The element-type of reduction-region's argument at index \") << numInputs + i << \" is expected to be promotable from \" << inputTypes[i].getElementType() << \", but got \" << second.getElementType();",
      "  if (!second.hasRank()) continue;",
      "  if (second.getRank() > allowedDims.size())",
      "    return emitError(\"The rank of reduction-region's argument at index \") << numInputs + i << \" is expected to be <= \" << allowedDims.size() << \", got \" << second.getRank();",
      "  int64_t at = 0;",
      "  for (auto dim : allowedDims)",
      "    if (at < second.getRank() && (ShapedType::isDynamic(dim) || ShapedType::isDynamic(second.getDimSize(at)) || dim == second.getDimSize(at)))",
      "      ++at;",
      "  if (at != second.getRank())",
      "    return emitError(\"The shape of reduction-region's argument at index \") << numInputs + i << \" is not compatible with that of reduce-op's input-parameter at index \" << i;",
      "}",
      "return success();"],
    ["findRepeated", "list",
      "for (auto [i, x] : llvm::enumerate(list))",
      "  for (auto [j, y] : llvm::enumerate(list))",
      "    if (i < j && x == y) return i;",
      "return -1;"],
    ["concatenated", "a, b",
      "SmallVector<int64_t> all;",
      "for (auto x : a) all.push_back(x);",
      "for (auto y : b) all.push_back(y);",
      "return all;"],
    ["verifyDistinct", "a, b, aName, bName",
      "auto all = concatenated(a, b);",
      "auto at = findRepeated(all);",
      "if (at >= 0) return emitError(\"has duplicated dimension from \") << aName << \" and \" << bName << \": \" << all[at];",
      "return success();"],
    ["verifyEachInRange", "list, name, limit, what",
      "for (auto x : list)",
      "  if (x < 0 || x >= limit)",
      "    return emitError(\"Expects each element of \") << name << \" to be in range [0, rank-of('\" << what << \"')) i.e. [0, \" << limit << \"). got: \" << x << \".\";",
      "return success();"],
    ["verifySorted", "list, name",
      "if (!llvm::is_sorted(list)) return emitError(\"Expects \") << name << \" to be sorted; got: [\" << list.asArrayRef() << \"].\";",
      "return success();"],
    ["verifyNotRepeated", "list, name",
      "if (findRepeated(list) >= 0) return emitError(\"Expects \") << name << \" to not repeat; got: [\" << list.asArrayRef() << \"].\";",
      "return success();"],
    ["verifyPadding", "padding",
      "if (!padding) return success();",
      "auto shape = padding.getType().getShape();",
      "if (padding.getType().getNumElements() == 0) return success();",
      "if (shape.size() != 2 || shape[1] != 2)",
      "  return emitError(\"expects the shape of padding-attribute to be {N, 2}, but got {\") << shape << \"}.\";",
      "return success();"],
    ["verifyWindowPart", "values, size, what, unit",
      "if (!values || values.size() == 0) return success();",
      "if (values.size() != size)",
      "  return emitError(\"expects \") << what << \" to have same dimension-size as size of window dimensions (\" << size << \"), but got: \" << values.size() << \".\";",
      "for (auto [i, x] : llvm::enumerate(values))",
      "  if (x <= 0)",
      "    return emitError(\"expects window to have positive \") << unit << \" for \" << i << \"-th window dimension, but got \" << x << \".\";",
      "return success();"],
    ["verifyWindow", "dimensions, strides, padding, baseDilations, windowDilations",
      "for (auto [i, x] : llvm::enumerate(dimensions))",
      "  if (x <= 0)",
      "    return emitError(\"expects window to have positive value for \") << i << \"-th window dimension, but got \" << x << \".\";",
      "auto size = dimensions.size();",
      "if (failed(verifyWindowPart(strides, size, \"window-strides\", \"stride\"))) return failure();",
      "if (failed(verifyWindowPart(baseDilations, size, \"base-dilation factors\", \"base dilation factor\"))) return failure();",
      "if (failed(verifyWindowPart(windowDilations, size, \"window-dilation factors\", \"window dilation factor\"))) return failure();",
      "if (padding && padding.getType().getNumElements() != 0 && padding.getType().getDimSize(0) != size)",
      "  return emitError(\"expects padding-entries to have same dimension-size as size of window dimensions (\") << size << \"), but got: \" << padding.getType().getDimSize(0) << \".\";",
      "return success();"],
    ["verifyQuantizedAlike", "a, b",
      "if (!isQuantized(a) || !isQuantized(b)) return success();",
      "auto scales = getScales(a), others = getScales(b);",
      "if (isPerAxis(a) != isPerAxis(b)) return emitError(\"expect same quantization scales and zero_points\");",
      "if (!isPerAxis(a)) {",
      "  if (scales[0] != others[0]) return emitError(\"expect same quantization scale and zero_point\");",
      "  return success();",
      "}",
      "if (!equal(scales, others)) return emitError(\"expect same quantization scales and zero_points\");",
      "return success();"],
    ["verifyPrecision", "config",
      "if (config && config.size() > 2) return emitError(\"expects precision config to be empty or have <= 2 elements.\");",
      "return success();"],
    ["verifyWeights", "lhs, rhs, result",
      "if (!isQuantized(rhs)) {",
      "  if (isQuantized(lhs) || isQuantized(result)) return emitError(\"rhs and result are of mixed quantized and non-quantized types\");",
      "  return success();",
      "}",
      "if (isQuantized(lhs) != isQuantized(result)) return emitError(\"mismatched lhs and result quantization\");",
      "if (!isQuantized(lhs)) {",
      "  if (rhs.getExpressedType() != lhs || rhs.getExpressedType() != result)",
      "    return emitError(\"mismatched rhs quantization expressed type and lhs and result element type\");",
      "  return success();",
      "}",
      "if (lhs.getStorageType() != rhs.getStorageType()) return emitError(\"mismatched lhs and rhs quantization storage types\");",
      "if (lhs.getExpressedType() != rhs.getExpressedType() || lhs.getExpressedType() != result.getExpressedType())",
      "  return emitError(\"mismatched lhs, rhs and result quantization expressed types\");",
      "if (!isPerAxis(rhs) && isPerAxis(result)) return emitError(\"mismatched rhs and result quantization granularity\");",
      "return success();"],
    ["isDivisible", "number, by",
      "return ShapedType::isDynamic(number) || number % by == 0;"],
    ["verifyDimensions", "dims, rank",
      "for (auto [list, name] : llvm::zip(dims, {\"input\", \"kernel\", \"output\"}))",
      "  if (findRepeated(list) >= 0) return emitError(\"expects \") << name << \" dimension-numbers to be unique, got {\" << list << \"}.\";",
      "for (auto list : dims)",
      "  for (auto x : list)",
      "    if (x < 0 || x >= rank) return emitError(\"expects input, kernel, and output dimension-numbers to be in-range [0, \") << rank << \").\";",
      "return success();"],
    ["verifyConvolution", "lhs, rhs, numbers, featureGroups, batchGroups, strides, padding, lhsDilation, rhsDilation, reversal",
      "if (lhs.getRank() != rhs.getRank())",
      "  return emitError(\"expects convolution arguments to have same number of dimensions. Got: \") << lhs << \" and \" << rhs << \".\";",
      "auto rank = lhs.getRank();",
      "if (rank < 2) return emitError(\"expects convolution arguments to have >= 2 dimensions. Got: \") << lhs << \" and \" << rhs << \".\";",
      "auto inputs = numbers.getInputSpatialDimensions(), kernels = numbers.getKernelSpatialDimensions(), outputs = numbers.getOutputSpatialDimensions();",
      "if (!equal(inputs.size(), kernels.size()) || !equal(inputs.size(), outputs.size()))",
      "  return emitError(\"expects the same size for input, kernel and output spatial-dimensions, but got \") << inputs.size() << \", \" << kernels.size() << \", and \" << outputs.size() << \" resp.\";",
      "auto inputNumbers = concatenated({numbers.getInputBatchDimension(), numbers.getInputFeatureDimension()}, inputs);",
      "auto kernelNumbers = concatenated({numbers.getKernelInputFeatureDimension(), numbers.getKernelOutputFeatureDimension()}, kernels);",
      "auto outputNumbers = concatenated({numbers.getOutputBatchDimension(), numbers.getOutputFeatureDimension()}, outputs);",
      "if (failed(verifyDimensions({inputNumbers, kernelNumbers, outputNumbers}, rank))) return failure();",
      "auto inputFeatures = lhs.getDimSize(inputNumbers[1]), inputBatches = lhs.getDimSize(inputNumbers[0]);",
      "auto kernelInputs = rhs.getDimSize(kernelNumbers[0]), kernelOutputs = rhs.getDimSize(kernelNumbers[1]);",
      "if (batchGroups > 1 && featureGroups > 1)",
      "  return emitError(\"expects batch_group_count and feature_group_count not to be both greater than 1. Got \") << batchGroups << \" and \" << featureGroups << \" resp.\";",
      "if (!isDivisible(inputBatches, batchGroups))",
      "  return emitError(\"expects input batch dimension (\") << inputBatches << \") to be divisible by batch_group_count. Got batch_group_count = \" << batchGroups << \".\";",
      "if (!isDivisible(inputFeatures, featureGroups))",
      "  return emitError(\"expects input feature dimension (\") << inputFeatures << \") to be a multiple of feature_group_count. Got feature_group_count = \" << featureGroups << \".\";",
      "if (!ShapedType::isDynamic(kernelInputs) && !ShapedType::isDynamic(inputFeatures) && inputFeatures / featureGroups != kernelInputs)",
      "  return emitError(\"expects input feature dimension (\") << inputFeatures << \") / feature_group_count = kernel input feature dimension (\" << kernelInputs << \"). Got feature_group_count = \" << featureGroups << \".\";",
      "if (!isDivisible(kernelOutputs, batchGroups))",
      "  return emitError(\"expects output feature dimension size (\") << kernelOutputs << \") to be a multiple of batch_group_count. Got batch_group_count = \" << batchGroups << \".\";",
      "if (!isDivisible(kernelOutputs, featureGroups))",
      "  return emitError(\"expects kernel output feature dimension (\") << kernelOutputs << \") to be divisible by feature_group_count. For feature_group_count = \" << featureGroups << \".\";",
      "SmallVector<int64_t> window;",
      "for (auto k : kernels) window.push_back(rhs.isDynamicDim(k) ? 1 : rhs.getDimSize(k));",
      "if (failed(verifyPadding(padding))) return failure();",
      "if (failed(verifyWindow(window, strides, padding, lhsDilation, rhsDilation))) return failure();",
      "if (reversal && reversal.size() != window.size())",
      "  return emitError(\"expects window-reversal to have same dimension-size as size of window dimensions (\") << window.size() << \"), but got: \" << reversal.size() << \".\";",
      "return success();"],
    ["verifyConvolutionElements", "lhs, rhs, result, numbers",
      "auto a = lhs.getElementType(), b = rhs.getElementType(), c = result.getElementType();",
      "if (!isQuantized(a) && !isQuantized(b) && a != b)",
      "  return emitError(\"expects lhs and rhs to have compatible element type. Got: \") << a << \" and \" << b;",
      "if (isPerAxis(b) && getAxis(b) != numbers.getKernelOutputFeatureDimension())",
      "  return emitError(\"quantization dimension of rhs should be same with kernel_output_feature_dimension\");",
      "if (isPerAxis(c) && getAxis(c) != numbers.getOutputFeatureDimension())",
      "  return emitError(\"quantization dimension of result should be same with output_feature_dimension\");",
      "if (!isQuantized(a) && !isQuantized(b) && !isQuantized(c)) return success();",
      "return verifyWeights(a, b, c);"],
    ["verifyWhile", "types, args, what",
      "if (types.size() == args.size()) {",
      "  bool fits = true;",
      "  for (auto [a, b] : llvm::zip(types, args))",
      "    if (!areCompatible(a, b)) fits = false;",
      "  if (fits) return success();",
      "}",
      "return emitError(\"expect operands to be compatible with \") << what << \" but got \" << types << \" vs \" << args;"],
    ["haveCompatibleElements", "a, b",
      "if (isQuantized(a) && isQuantized(b)) return a.getStorageType() == b.getStorageType() && a.getExpressedType() == b.getExpressedType();",
      "return isQuantized(a) || isQuantized(b) || a == b;"],
    ["isAsynchronous", "name",
      "return llvm::is_contained({\"stablehlo.all_gather\", \"stablehlo.all_reduce\", \"stablehlo.all_to_all\", \"stablehlo.collective_broadcast\", \"stablehlo.collective_permute\", \"stablehlo.reduce_scatter\", \"stablehlo.slice\", \"stablehlo.dynamic_slice\", \"stablehlo.dynamic_update_slice\"}, name);"],
    ["hlo::OpTrait::CompatibleOperandsAndResultElementType::verifyTrait", "",
      "SmallVector<Type> types;",
      "for (auto type : $_op.getOperandTypes()) types.push_back(getElementTypeOrSelf(type));",
      "for (auto type : $_op.getResultTypes()) types.push_back(getElementTypeOrSelf(type));",
      "for (auto type : types)",
      "  if (!haveCompatibleElements(type, types[0]))",
      "    return emitOpError(\"requires compatible element types for all operands and results\");",
      "return success();"],
    ["hlo::OpTrait::CompatibleOperandsAndResultType::verifyTrait", "",
      "SmallVector<Type> types;",
      "for (auto type : $_op.getOperandTypes()) types.push_back(type);",
      "for (auto type : $_op.getResultTypes()) types.push_back(type);",
      "for (auto type : types)",
      "  if (isa<ShapedType>(type) && isa<ShapedType>(types[0]) && !areCompatibleShapes(type, types[0]))",
      "    return emitOpError(\"requires compatible types for all operands and results\");",
      "for (auto type : types) {",
      "  auto a = getElementTypeOrSelf(type), b = getElementTypeOrSelf(types[0]);",
      "  if (!isQuantized(a) && !isQuantized(b) && a != b)",
      "    return emitOpError(\"requires the same element type for all operands and results\");",
      "}",
      "return success();"]
  ],
  strata.formats = [
    ["SelectOpType", "pred, on_true, on_false, result", "short-types($pred, $on_true)"],
    ["ComplexOpType", "lhs, rhs, result", "short-types($result)"],
    ["PairwiseOpType", "operands, results", "short-types($operands)"],
    ["ConvolutionDimensions", "numbers", "custom<Unbracketed>($numbers, \"#stablehlo.conv\")"],
    ["WindowAttributes", "strides, padding, lhs, rhs, reversal",
     "custom<NamedArrays>(\"stride\", $strides, \"\", \"pad\", $padding, \"rows\", \"lhs_dilate\", $lhs, \"\", \"rhs_dilate\", $rhs, \"\", \"reverse\", $reversal, \"flags\")"],
    ["DotDimensionNumbers", "numbers", "custom<PairedDimensions>($numbers, \"#stablehlo.dot\", \"batching_dims\", \"contracting_dims\")"],
    ["PrecisionConfig", "config", "(`,` `precision` `=` `[` custom<Elements>($config, \"#stablehlo.precision\")^ `]`)?"],
    ["PrecisionConfigAndAlgorithm", "config, algorithm",
     "(`,` `precision` `=` `[` custom<Elements>($config, \"#stablehlo.precision\")^ `]`)? (`,` `algorithm` `=` $algorithm^)?"],
    ["ExponentMantissa", "exponent, mantissa", "custom<LetteredNumbers>(\"e\", $exponent, \"exponent\", \"m\", $mantissa, \"mantissa\")"]]
} {
  irdl.attribute @conv attributes {
    strata.class = "ConvDimensionNumbersAttr",
    strata.summary = "Structure of dimension information for conv op",
    strata.format = "`<` custom<DimensionLabels>(\"b\", $input_batch_dimension, \"f\", $input_feature_dimension, $input_spatial_dimensions, \"x\", \"i\", $kernel_input_feature_dimension, \"o\", $kernel_output_feature_dimension, $kernel_spatial_dimensions, \"->\", \"b\", $output_batch_dimension, \"f\", $output_feature_dimension, $output_spatial_dimensions) `>`"
  } {
    %a = irdl.any {strata.kind = "i64"}
    %b = irdl.any {strata.kind = "i64"}
    %c = irdl.any {strata.kind = "dense<i64>"}
    %d = irdl.any {strata.kind = "i64"}
    %e = irdl.any {strata.kind = "i64"}
    %f = irdl.any {strata.kind = "dense<i64>"}
    %g = irdl.any {strata.kind = "i64"}
    %h = irdl.any {strata.kind = "i64"}
    %i = irdl.any {strata.kind = "dense<i64>"}
    irdl.parameters(
      input_batch_dimension: %a, input_feature_dimension: %b, input_spatial_dimensions: %c,
      kernel_input_feature_dimension: %d, kernel_output_feature_dimension: %e, kernel_spatial_dimensions: %f,
      output_batch_dimension: %g, output_feature_dimension: %h, output_spatial_dimensions: %i)
  }
  irdl.attribute @"#dot" attributes {
    strata.class = "DotDimensionNumbersAttr",
    strata.format = "`<` custom<NamedDimensions>($lhs_batching_dimensions, $rhs_batching_dimensions, $lhs_contracting_dimensions, $rhs_contracting_dimensions) `>`"
  } {
    %a = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %b = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %c = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %d = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    irdl.parameters(
      lhs_batching_dimensions: %a, rhs_batching_dimensions: %b,
      lhs_contracting_dimensions: %c, rhs_contracting_dimensions: %d)
  }
  irdl.attribute @"#gather" attributes {
    strata.class = "GatherDimensionNumbersAttr",
    strata.format = "`<` custom<NamedDimensions>($offset_dims, $collapsed_slice_dims, $operand_batching_dims, $start_indices_batching_dims, $start_index_map, $index_vector_dim) `>`"
  } {
    %a = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %b = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %c = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %d = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %e = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %f = irdl.any {strata.kind = "i64", strata.default = "0"}
    irdl.parameters(
      offset_dims: %a, collapsed_slice_dims: %b, operand_batching_dims: %c,
      start_indices_batching_dims: %d, start_index_map: %e, index_vector_dim: %f)
  }
  irdl.attribute @"#scatter" attributes {
    strata.class = "ScatterDimensionNumbersAttr",
    strata.format = "`<` custom<NamedDimensions>($update_window_dims, $inserted_window_dims, $input_batching_dims, $scatter_indices_batching_dims, $scatter_dims_to_operand_dims, $index_vector_dim) `>`"
  } {
    %a = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %b = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %c = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %d = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %e = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %f = irdl.any {strata.kind = "i64", strata.default = "0"}
    irdl.parameters(
      update_window_dims: %a, inserted_window_dims: %b, input_batching_dims: %c,
      scatter_indices_batching_dims: %d, scatter_dims_to_operand_dims: %e, index_vector_dim: %f)
  }
  irdl.type @future attributes {
    strata.verify = [
      "for (auto type : $types)",
      "  if (!isa<RankedTensorType>(type)) return emitError(\"future element type must be a ranked tensor, but got \") << type;"]
  }
  irdl.operation @constant attributes {
    strata.format = "attr-dict $value",
    strata.infer = [["output", "value", "$_self.getType()", ""]]
  }
  irdl.operation @select attributes {
    strata.infer = [["on_false", "on_true", "$_self", ""], ["result", "on_true", "$_self", ""]]
  }
  irdl.operation @complex attributes {
    strata.infer = [["lhs", "result", "getRealType($_self)", ""], ["rhs", "result", "getRealType($_self)", ""]]
  }
  irdl.operation @optimization_barrier attributes {
    strata.infer = [["result", "operand", "$_self", ""]]
  }
  irdl.operation @convolution attributes {
    strata.verify = [
      "auto lhs = $lhs.getType(), rhs = $rhs.getType();",
      "if (failed(verifyConvolution(lhs, rhs, $dimension_numbers, $feature_group_count, $batch_group_count, $window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal))) return failure();",
      "if (failed(verifyPrecision($precision_config))) return failure();",
      "return verifyConvolutionElements(lhs, rhs, $result0.getType(), $dimension_numbers);"]
  }
  irdl.operation @dynamic_conv attributes {
    strata.verify = [
      "auto lhs = $lhs.getType(), rhs = $rhs.getType();",
      "if (failed(verifyConvolution(lhs, rhs, $dimension_numbers, $feature_group_count, $batch_group_count, $window_strides, false, $lhs_dilation, $rhs_dilation, $window_reversal))) return failure();",
      "if (failed(verifyPrecision($precision_config))) return failure();",
      "return verifyConvolutionElements(lhs, rhs, $result0.getType(), $dimension_numbers);"]
  }
  irdl.operation @dot attributes {
    strata.verify = [
      "return verifyPrecision($precision_config);"]
  }
  irdl.operation @dot_general attributes {
    strata.verify = [
      "auto lhs = $lhs.getType().getElementType(), rhs = $rhs.getType().getElementType(), result = $result0.getType().getElementType();",
      "auto numbers = $dot_dimension_numbers;",
      "auto lhsBatch = numbers.getLhsBatchingDimensions(), rhsBatch = numbers.getRhsBatchingDimensions();",
      "auto lhsContracting = numbers.getLhsContractingDimensions(), rhsContracting = numbers.getRhsContractingDimensions();",
      "if (lhsBatch.size() != rhsBatch.size()) return emitError(\"lhs and rhs should have the same number of batching dimensions\");",
      "if (lhsContracting.size() != rhsContracting.size()) return emitError(\"lhs and rhs should have the same number of contracting dimensions\");",
      "if (failed(verifyDistinct(lhsBatch, lhsContracting, \"lhs_batching_dimensions\", \"lhs_contracting_dimensions\"))) return failure();",
      "if (failed(verifyDistinct(rhsBatch, rhsContracting, \"rhs_batching_dimensions\", \"rhs_contracting_dimensions\"))) return failure();",
      "for (auto [list, name, type] : llvm::zip({lhsBatch, lhsContracting, rhsBatch, rhsContracting},",
      "                                         {\"lhs_batching_dimensions\", \"lhs_contracting_dimensions\", \"rhs_batching_dimensions\", \"rhs_contracting_dimensions\"},",
      "                                         {$lhs.getType(), $lhs.getType(), $rhs.getType(), $rhs.getType()}))",
      "  for (auto x : list)",
      "    if (x < 0 || x >= type.getRank()) return emitError() << name << \" value: \" << x << \" is out of range: [0, \" << type.getRank() << \")\";",
      "for (auto [a, b] : llvm::zip(lhsBatch, rhsBatch))",
      "  if (!$lhs.getType().isDynamicDim(a) && !$rhs.getType().isDynamicDim(b) && $lhs.getType().getDimSize(a) != $rhs.getType().getDimSize(b))",
      "    return emitError(\"batching dimension sizes must match for lhs/rhs\");",
      "for (auto [a, b] : llvm::zip(lhsContracting, rhsContracting))",
      "  if (!$lhs.getType().isDynamicDim(a) && !$rhs.getType().isDynamicDim(b) && $lhs.getType().getDimSize(a) != $rhs.getType().getDimSize(b))",
      "    return emitError(\"contracting dimension sizes must match for lhs/rhs\");",
      "if (failed(verifyPrecision($precision_config))) return failure();",
      "if (!isQuantized(lhs) && !isQuantized(rhs) && !isQuantized(result)) return success();",
      "if (isQuantized(rhs))",
      "  for (auto scale : getScales(rhs))",
      "    if (scale.getZeroPoint() != 0) return emitError(\"Zero point of rhs should be 0\");",
      "if (isPerAxis(rhs) && llvm::is_contained(rhsContracting, getAxis(rhs)))",
      "  return emitError(\"quantization dimension of rhs should not be in the contracting dimension of rhs\");",
      "return verifyWeights(lhs, rhs, result);"]
  }
  irdl.operation @reduce attributes {
    strata.format = "custom<Reduction>($inputs, $init_values, $dimensions, attr-dict, type($inputs), type($init_values), type($result0), $body, \"stablehlo.return\")",
    strata.verify = [
      "SmallVector<Type> inputs, inits;",
      "for (auto x : $inputs) inputs.push_back(x.getType());",
      "for (auto x : $init_values) inits.push_back(x.getType());",
      "for (auto [i, type] : llvm::enumerate(inputs))",
      "  if (!areCompatibleShapes(inputs[0], type))",
      "    return emitError(\"expects all inputs to have compatible shapes. Shape at input-index \") << i << \" is not compatible with shape at input-index 0\";",
      "auto rank = inputs[0].getRank();",
      "for (auto x : $dimensions)",
      "  if (x < 0 || x >= rank) return emitError(\"Out-of-bounds dimension \") << x << \", expected to be in range [0, \" << rank << \")\";",
      "auto at = findRepeated($dimensions);",
      "if (at >= 0) return emitError(\"Duplicate reduction dimension: \") << $dimensions[at];",
      "SmallVector<int64_t> left;",
      "for (auto [i, dim] : llvm::enumerate(inputs[0].getShape()))",
      "  if (!llvm::is_contained($dimensions, i)) left.push_back(dim);",
      "return verifyReducer($body.front(), inputs, inits, left);"]
  }
  irdl.operation @reduce_window attributes {
    strata.verify = [
      "SmallVector<Type> inputs, inits;",
      "for (auto x : $inputs) inputs.push_back(x.getType());",
      "for (auto x : $init_values) inits.push_back(x.getType());",
      "for (auto [i, type] : llvm::enumerate(inputs)) {",
      "  if (!areCompatibleShapes(inputs[0], type))",
      "    return emitError(\"expects all inputs to have compatible shapes. Shape at input-index \") << i << \" is not compatible with shape at input-index 0\";",
      "  if (type.getRank() != $window_dimensions.size())",
      "    return emitError(\"expects window-dimensions size == input rank, but got window-dimensions size: \") << $window_dimensions.size() << \" and input: \" << type << \" with rank = \" << type.getRank() << \".\";",
      "}",
      "if (failed(verifyPadding($padding))) return failure();",
      "if (failed(verifyWindow($window_dimensions, $window_strides, $padding, $base_dilations, $window_dilations))) return failure();",
      "return verifyReducer($body.front(), inputs, inits, {});"]
  }
  irdl.operation @select_and_scatter attributes {
    strata.verify = [
      "auto operand = $operand.getType(), init = $init_value.getType();",
      "auto select = $select.front();",
      "if (select.getNumArguments() != 2) return emitError(\"expects the select-region to take 2 parameters, but takes \") << select.getNumArguments();",
      "auto element = RankedTensorType::get(ArrayRef<int64_t>(), operand.getElementType());",
      "for (auto [i, type] : llvm::enumerate(select.getArgumentTypes()))",
      "  if (!areCompatible(element, type))",
      "    return emitError(\"expects the type of select-region's parameter at index \") << i << \" to be \" << element << \", but got \" << type;",
      "auto selected = select.getTerminator().getOperandTypes();",
      "if (selected.size() != 1) return emitError(\"expects select-region to return single value, but got: \") << selected.size();",
      "if (!isa<RankedTensorType>(selected[0]) || selected[0].getRank() != 0 || !selected[0].getElementType().isInteger(1))",
      "  return emitError(\"expects the return-type of select-region to be tensor<i1>, but got: \") << selected[0];",
      "auto dims = $window_dimensions;",
      "if (!dims || dims.size() != operand.getRank())",
      "  return emitError(\"expects window-dimensions size == operand rank, but got window-dimensions size: \") << (dims ? dims.size() : 0) << \" and operand-type: \" << operand << \" with rank = \" << operand.getRank() << \".\";",
      "if (failed(verifyPadding($padding))) return failure();",
      "if (failed(verifyReducer($scatter.front(), {$source.getType()}, {init}, {}))) return failure();",
      "if (failed(verifyWindow(dims, $window_strides, $padding, false, false))) return failure();",
      "auto source = $source.getType();",
      "SmallVector<int64_t> shape;",
      "for (auto i : llvm::seq(0, operand.getRank())) {",
      "  auto dim = operand.getDimSize(i);",
      "  if (!ShapedType::isDynamic(dim)) {",
      "    if ($padding) dim += $padding[2 * i] + $padding[2 * i + 1];",
      "    dim = dim < dims[i] ? 0 : (dim - dims[i]) / ($window_strides ? $window_strides[i] : 1) + 1;",
      "  }",
      "  shape.push_back(dim);",
      "}",
      "auto expected = RankedTensorType::get(shape, operand.getElementType());",
      "if (!areCompatible(expected, source)) return emitError(\"expects source-type to be \") << expected << \", but got\" << source;",
      "return success();"]
  }
  irdl.operation @scatter attributes {
    strata.verify = [
      "auto numbers = $scatter_dimension_numbers;",
      "auto window = numbers.getUpdateWindowDims(), inserted = numbers.getInsertedWindowDims();",
      "auto batching = numbers.getInputBatchingDims(), indexBatching = numbers.getScatterIndicesBatchingDims();",
      "auto map = numbers.getScatterDimsToOperandDims();",
      "auto vectorDim = numbers.getIndexVectorDim();",
      "auto operand = $inputs[0].getType(), indices = $scatter_indices.getType(), update = $updates[0].getType();",
      "SmallVector<Type> inputs, updates;",
      "for (auto x : $inputs) inputs.push_back(x.getType());",
      "for (auto x : $updates) updates.push_back(x.getType());",
      "for (auto type : inputs)",
      "  if (!areCompatibleShapes(operand, type)) return emitError(\"Not all inputs have compatible shapes.\");",
      "for (auto type : updates)",
      "  if (!areCompatibleShapes(update, type)) return emitError(\"Not all updates have compatible shapes.\");",
      "if (vectorDim < 0 || vectorDim > indices.getRank())",
      "  return emitError(\"Expects index_vector_dim to be in range [0, rank-of('scatter_indices')] i.e. [0, \") << indices.getRank() << \"]. got: \" << vectorDim << \".\";",
      "auto rank = (vectorDim == indices.getRank() ? indices.getRank() : indices.getRank() - 1) + window.size();",
      "if (update.getRank() != rank)",
      "  return emitError(\"expects updates tensor must be of rank \") << rank << \" ( == rank-of('scatter_indices') - 1 + size-of('update_window_dims'), where 'scatter_indices' is expanded by a trailing 1 dimension if 'index_vector_dim' == rank-of('scatter_indices')), but got \" << update.getRank() << \".\";",
      "auto expected = window.size() + inserted.size() + batching.size();",
      "if (operand.getRank() != expected)",
      "  return emitError(\"Expects rank-of operand to match size-of('update_window_dims') + size-of('inserted_window_dims') + size-of('input_batching_dims') i.e. \") << expected << \" but got \" << operand.getRank() << \".\";",
      "if (failed(verifySorted(window, \"update_window_dims\")) || failed(verifyNotRepeated(window, \"update_window_dims\")) ||",
      "    failed(verifyEachInRange(window, \"update_window_dims\", update.getRank(), \"updates\"))) return failure();",
      "if (failed(verifyDistinct(inserted, batching, \"inserted_window_dims\", \"input_batching_dims\"))) return failure();",
      "if (failed(verifySorted(inserted, \"inserted_window_dims\")) ||",
      "    failed(verifyEachInRange(inserted, \"inserted_window_dims\", operand.getRank(), \"operand\"))) return failure();",
      "if (failed(verifySorted(batching, \"input_batching_dims\")) ||",
      "    failed(verifyEachInRange(batching, \"input_batching_dims\", operand.getRank(), \"operand\"))) return failure();",
      "if (failed(verifyNotRepeated(indexBatching, \"scatter_indices_batching_dims\")) ||",
      "    failed(verifyEachInRange(indexBatching, \"scatter_indices_batching_dims\", indices.getRank(), \"scatter_indices\"))) return failure();",
      "if (llvm::is_contained(indexBatching, vectorDim))",
      "  return emitError(\"expects scatter_indices_batching_dims not to include index_vector_dim \") << vectorDim << \".\";",
      "if (batching.size() != indexBatching.size())",
      "  return emitError(\"input_batching_dims and scatter_indices_batching_dims should have the same size.\");",
      "for (auto [i, pair] : llvm::enumerate(llvm::zip(batching, indexBatching))) {",
      "  auto x = operand.getDimSize(pair[0]), y = indices.getDimSize(pair[1]);",
      "  if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y))",
      "    return emitError(\"input_batching_dims[\") << i << \"] and scatter_indices_batching_dims[\" << i << \"] must have compatible sizes, but got \" << x << \" and \" << y << \".\";",
      "}",
      "if (vectorDim < indices.getRank() && !indices.isDynamicDim(vectorDim) && map.size() != indices.getDimSize(vectorDim))",
      "  return emitError(\"Scatter op has \") << map.size() << \" elements in scatter_dims_to_operand_dims and the bound of dimension index_vector_dim=\" << vectorDim << \" of scatter_indices is \" << indices.getDimSize(vectorDim) << \". These two numbers must be equal.\";",
      "if (vectorDim == indices.getRank() && map.size() != 1)",
      "  return emitError(\"Scatter op has \") << map.size() << \" elements in scatter_dims_to_operand_dims and the bound of dimension index_vector_dim=\" << vectorDim << \" of scatter_indices is 1. These two numbers must be equal.\";",
      "if (failed(verifyDistinct(map, batching, \"scatter_dims_to_operand_dims\", \"input_batching_dims\")) ||",
      "    failed(verifyEachInRange(map, \"scatter_dims_to_operand_dims\", operand.getRank(), \"operand\"))) return failure();",
      "SmallVector<Type> inits;",
      "for (auto type : updates) inits.push_back(RankedTensorType::get(ArrayRef<int64_t>(), type.getElementType()));",
      "return verifyReducer($update_computation.front(), inputs, inits, {});"]
  }
  irdl.operation @while attributes {
    strata.verify = [
      "SmallVector<Type> types;",
      "for (auto x : $operand) types.push_back(x.getType());",
      "if (failed(verifyWhile(types, $cond.front().getArgumentTypes(), \"condition block arguments\"))) return failure();",
      "if (failed(verifyWhile(types, $body.front().getArgumentTypes(), \"body block arguments\"))) return failure();",
      "if (failed(verifyWhile(types, $body.front().getTerminator().getOperandTypes(), \"body block return types\"))) return failure();",
      "auto condition = $cond.front().getTerminator().getOperandTypes();",
      "if (condition.size() != 1) return emitError(\"expect condition body returns a single value but got \") << condition.size();",
      "if (!isa<RankedTensorType>(condition[0]) || condition[0].getRank() != 0 || !condition[0].getElementType().isInteger(1))",
      "  return emitError(\"expect condition block return a zero-ranked tensor of i1 but got \") << condition[0];",
      "return success();"]
  }
  irdl.operation @broadcast_in_dim attributes {
    strata.verify = [
      "auto a = $operand.getType().getElementType(), b = $result0.getType().getElementType();",
      "if (!isQuantized(a) || !isQuantized(b)) return success();",
      "if (!isPerAxis(a)) return verifyQuantizedAlike(a, b);",
      "auto from = getAxis(a), to = getAxis(b);",
      "if (to != $broadcast_dimensions[from])",
      "  return emitError(\"result quantization_dimension \") << to << \" not same as broadcast_dimensions[\" << from << \"] = \" << $broadcast_dimensions[from];",
      "if ($operand.getType().getDimSize(from) != 1) return success();",
      "auto scale = getScales(a)[0];",
      "for (auto [i, other] : llvm::enumerate(getScales(b))) {",
      "  if (other.getScale() != scale.getScale())",
      "    return emitError(\"mismatch result scale \") << i << \" (\" << other.getScale() << \") and operand scale 0 (\" << scale.getScale() << \")\";",
      "  if (other.getZeroPoint() != scale.getZeroPoint())",
      "    return emitError(\"mismatch result zero_point \") << i << \" (\" << other.getZeroPoint() << \") and operand zero_point 0 (\" << scale.getZeroPoint() << \")\";",
      "}",
      "return success();"]
  }
  irdl.operation @transpose attributes {
    strata.verify = [
      "auto a = $operand.getType().getElementType(), b = $result.getType().getElementType();",
      "if (isPerAxis(a) && isPerAxis(b) && getAxis(a) != $permutation[getAxis(b)])",
      "  return emitError(\"operand quantization_dimension \") << getAxis(a) << \" is not same as permutation[\" << getAxis(b) << \"] = \" << $permutation[getAxis(b)];",
      "return verifyQuantizedAlike(a, b);"]
  }
  irdl.operation @reshape attributes {
    strata.verify = [
      "return verifyQuantizedAlike($operand.getType().getElementType(), $result0.getType().getElementType());"]
  }
  irdl.operation @dynamic_reshape attributes {
    strata.verify = [
      "return verifyQuantizedAlike($operand.getType().getElementType(), $result.getType().getElementType());"]
  }
  irdl.operation @bitcast_convert attributes {
    strata.verify = [
      "auto a = $operand.getType(), b = $result0.getType();",
      "if (!a.hasRank() || !b.hasRank()) return success();",
      "auto shorter = a.getRank() <= b.getRank() ? a : b, longer = a.getRank() <= b.getRank() ? b : a;",
      "for (auto [x, y] : llvm::zip(shorter.getShape(), longer.getShape()))",
      "  if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y))",
      "    return emitError(\"operand and result shapes must match except for the innermost dimension of the shape with the smaller element type. Got: \") << a << \" and \" << b << \".\";",
      "return success();"]
  }
  irdl.operation @uniform_quantize attributes {
    strata.verify = [
      "auto a = $operand.getType().getElementType(), b = $result.getType().getElementType();",
      "auto expressed = isQuantized(a) ? a.getExpressedType() : a;",
      "if (isQuantized(b) && b.getExpressedType() != expressed)",
      "  return emitError(\"Expressed type of result expected to be \") << expressed << \", but got \" << b.getExpressedType();",
      "return success();"]
  }
  irdl.operation @async_start attributes {
    strata.verify = [
      "auto block = $body.front();",
      "SmallVector<Type> types;",
      "for (auto x : $operands) types.push_back(x.getType());",
      "auto inferred = FutureType::get(block.getTerminator().getOperandTypes());",
      "if (block.size() != 2) {",
      "  emitOpError(\"region must contain exactly one operation and a return\");",
      "  return emitOpError(\"failed to infer returned types\");",
      "}",
      "if (!isAsynchronous(block.front().getName())) {",
      "  emitOpError(\"region must contain a collective or slice operation\");",
      "  return emitOpError(\"failed to infer returned types\");",
      "}",
      "if (types.size() != block.getNumArguments()) {",
      "  emitOpError(\"number of operands (\") << types.size() << \") must match number of region arguments (\" << block.getNumArguments() << \")\";",
      "  return emitOpError(\"failed to infer returned types\");",
      "}",
      "for (auto [i, a, b] : llvm::zip(llvm::seq(0, types.size()), types, block.getArgumentTypes()))",
      "  if (a != b) {",
      "    emitOpError(\"operand type \") << a << \" at index \" << i << \" must match region argument type \" << b;",
      "    return emitOpError(\"failed to infer returned types\");",
      "  }",
      "if (inferred != $result0.getType()) {",
      "  emitOpError(\"inferred type(s) \") << inferred << \" are incompatible with return type(s) of operation \" << $result0.getType();",
      "  return emitOpError(\"failed to infer returned types\");",
      "}",
      "return success();"]
  }
  irdl.operation @add attributes {
    strata.verify = [
      "auto a = $lhs.getType().getElementType();",
      "for (auto type : {$rhs.getType(), $result.getType()})",
      "  if (!isQuantized(a) && !isQuantized(type.getElementType()) && type.getElementType() != a)",
      "    return emitOpError(\"requires the same element type for all operands and results\");",
      "return success();"]
  }
}
