// Operations on tensors of the Tensor Operator Set Architecture (TOSA).
irdl.dialect @tosa attributes {
  strata.version = 1 : i32,
  strata.summary = "operations on tensors of neural networks",
  strata.description = "The Tensor Operator Set Architecture: a small set of operations on whole tensors into which the operations of machine learning frameworks are decomposed. Quantized numbers are integers, whose zero points are operands. Shapes that an operation takes are values of `!tosa.shape`, which are known at compile time.",
  strata.inlinable,
  strata.constants = ["tosa.const", "tosa.const_shape"],
  strata.named_predicates = [
    ["element", "signless_integer || unsigned_integer || any_float || isa<quant::AnyQuantizedType, quant::UniformQuantizedType, quant::CalibratedQuantizedType, mxint8Type>($_self)"],
    ["plain_element", "signless_integer || unsigned_integer || any_float"],
    ["small_float", "isa<Float4E2M1FNType, Float6E2M3FNType, Float6E3M2FNType, Float8E5M2Type, Float8E4M3FNType, mxint8Type>($_self)"],
    ["conformant", "unranked_tensor || ranked_tensor && none_of(cast<RankedTensorType>($_self).getShape(), [](int64_t size) { return size == 0; })"],
    ["scalar_tensor", "unranked_tensor || ranked_tensor && rank(1) && length(1)"],
    ["numbers", "conformant && tensor_of(element)", "tosa-conformant tensor of number values"],
    ["numbers_1", "numbers && (unranked_tensor || min_rank(1))", "tosa-conformant tensor of at least rank 1"],
    ["numbers_1d", "numbers && (unranked_tensor || rank(1))", "1-d tosa-conformant tensor"],
    ["numbers_3d", "numbers && (unranked_tensor || rank(3))", "3-d tosa-conformant tensor"],
    ["numbers_4d", "numbers && (unranked_tensor || rank(4))", "4-d tosa-conformant tensor"],
    ["numbers_5d", "numbers && (unranked_tensor || rank(5))", "5-d tosa-conformant tensor"],
    ["floats", "conformant && tensor_of(any_float)", "tosa-conformant tensor of floating-point values"],
    ["booleans", "conformant && tensor_of(signless_integer(1))", "tosa-conformant tensor of 1-bit signless integer values"],
    ["integers_32_64", "conformant && tensor_of(signless_integer(32, 64))", "tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values"],
    ["blocks", "conformant && tensor_of(small_float) && (unranked_tensor || min_rank(1))", "tosa-conformant tensor of at least rank 1"],
    ["block_scales", "conformant && tensor_of(isa<Float8E8M0FNUType>($_self)) && (unranked_tensor || min_rank(1))", "tosa-conformant tensor of at least rank 1"],
    ["zero_point", "scalar_tensor && tensor_of(plain_element)", "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values"]
  ],
  strata.functions = [
    ["storageOf", "type",
     "int64_t storage = 0;",
     "if (isa<quant::AnyQuantizedType>(type)) storage = cast<quant::AnyQuantizedType>(type).getStorageType();",
     "if (isa<quant::UniformQuantizedType>(type)) storage = cast<quant::UniformQuantizedType>(type).getStorageType();",
     "if (storage == 0) return type;",
     "return storage < 256 ? IntegerType::get($_ctxt, storage) : IntegerType::get($_ctxt, storage - 256, IntegerType::Unsigned);"],
    ["elementOf", "value",
     "return storageOf(getElementTypeOrSelf(value.getType()));"],
    ["isFloat8", "type",
     "return isa<Float8E5M2Type, Float8E4M3Type>(type);"],
    ["isQuantized", "type",
     "return isa<quant::AnyQuantizedType, quant::UniformQuantizedType, quant::CalibratedQuantizedType>(type);"],
    ["isShapeOperation", "name",
     "return is_contained({\"tosa.const_shape\", \"tosa.concat_shape\", \"tosa.slice_shape\", \"tosa.dim\", \"tosa.add_shape\", \"tosa.sub_shape\", \"tosa.mul_shape\", \"tosa.div_ceil_shape\", \"tosa.div_floor_shape\", \"tosa.mod_shape\", \"tosa.max_shape\", \"tosa.min_shape\", \"tosa.exp2_shape\", \"tosa.log2_ceil_shape\", \"tosa.log2_floor_shape\"}, name);"],
    ["verifyShapeOperands", "",
     "for (auto value : $_op.getOperands()) {",
     "  if (!isa<shapeType>(value.getType())) continue;",
     "  auto op = value.getDefiningOp();",
     "  if (!op || !isShapeOperation(op.getName())) return emitOpError(\"shape operand is not compile time resolvable\");",
     "}",
     "return success();"],
    ["verifyShapeRanks", "",
     "int64_t rank = $_op.getOperand(0).getType().getRank();",
     "for (auto type : $_op.getOperandTypes())",
     "  if (type.getRank() != rank) return emitOpError(\"operands don't have matching ranks\");",
     "for (auto type : $_op.getResultTypes())",
     "  if (type.getRank() != rank) return emitOpError(\"result shape has different rank than operands\");",
     "return verifyShapeOperands();"],
    ["verifySameElement", "a, b",
     "auto x = getElementTypeOrSelf(a.getType()), y = getElementTypeOrSelf(b.getType());",
     "if (x != y) return emitOpError(\"expect input and output to have same element type, got \") << x << \" and \" << y;",
     "return success();"],
    ["verifyZeroPointType", "value, zeroPoint, name",
     "auto x = elementOf(value), y = elementOf(zeroPoint);",
     "if (x != y) return emitOpError(\"expect both \") << name << \" and its zero point are the same element type, got \" << x << \" and \" << y;",
     "return success();"],
    ["verifyZeroPoint", "zeroPoint, name",
     "auto values = getConstantIntValues(zeroPoint);",
     "bool isZero = values == nullptr || values.front() == 0 || getElementTypeOrSelf(zeroPoint.getType()).getIntOrFloatBitWidth() == 8;",
     "auto floats = getConstantFloatValues(zeroPoint);",
     "if (floats != nullptr && !floats.front().getValue().isZero()) isZero = false;",
     "if (!isZero) return emitOpError() << name << \" zero point must be zero for non-int8 integer types\";",
     "return success();"],
    ["verifyAtLeast", "values, least, name",
     "for (auto value : values)",
     "  if (value < least) return emitOpError(\"expect all \") << name << \" values to be >= \" << least << \", got \" << values.asArrayRef();",
     "return success();"],
    ["verifyAccumulator", "type, acc",
     "if (type.isInteger(8) && !acc.isInteger(32)) return emitOpError(\"accumulator type for i8 tensor is not i32\");",
     "if (type.isInteger(16) && !acc.isInteger(48)) return emitOpError(\"accumulator type for i16 tensor is not i48\");",
     "if (isFloat8(type) && !acc.isF16()) return emitOpError(\"accumulator type for f8 tensor is not f16\");",
     "if (type.isF16() && !acc.isF16() && !acc.isF32()) return emitOpError(\"accumulator type for f16 tensor is not f16/f32\");",
     "if (type.isBF16() && !acc.isF32()) return emitOpError(\"accumulator type for bf16 tensor is not f32\");",
     "if (type.isF32() && !acc.isF32()) return emitOpError(\"accumulator type for f32 tensor is not f32\");",
     "return success();"],
    ["verifyDivisible", "size, before, after, kernel, dilation, stride, dim, first, second, letter",
     "int64_t extent = size - 1 + before + after - (kernel - 1) * dilation;",
     "if (extent % stride != 0)",
     "  return emitOpError(\"expected input_\") << dim << \" - 1 + pad_\" << first << \" + pad_\" << second << \" - (kernel_\" << dim << \" - 1) * dilation_\" << letter << \" to be wholly divisible by stride_\" << letter << \", got (\" << size << \" - 1 + \" << before << \" + \" << after << \" - (\" << kernel << \" - 1) * \" << dilation << \") / \" << stride;",
     "return success();"],
    ["verifySize", "calculated, size, dim",
     "if (!ShapedType::isDynamic(size) && calculated != size) return emitOpError(\"calculated output \") << dim << \" did not match expected: calculated=\" << calculated << \", expected=\" << size;",
     "return success();"],
    ["verifyWindow", "size, before, after, kernel, dilation, stride, output, dim, first, second, letter",
     "if (ShapedType::isDynamic(size) || ShapedType::isDynamic(kernel)) return success();",
     "if (failed(verifyDivisible(size, before, after, kernel, dilation, stride, dim, first, second, letter))) return failure();",
     "return verifySize((size - 1 + before + after - (kernel - 1) * dilation) / stride + 1, output, dim);"],
    ["verifyConvTypes", "",
     "auto input = getElementTypeOrSelf($input.getType()), weight = getElementTypeOrSelf($weight.getType());",
     "bool areFloats = isa<FloatType>(input) == isa<FloatType>(weight);",
     "if (!areFloats) return emitOpError(\"expect both input and weight to be float or not together, got \") << storageOf(input) << \" and \" << storageOf(weight);",
     "if (failed(verifyZeroPointType($input, $input_zp, \"input\"))) return failure();",
     "return verifyZeroPointType($weight, $weight_zp, \"weight\");"],
    ["verifyConvStart", "",
     "if (failed(verifyConvTypes())) return failure();",
     "if (failed(verifyZeroPoint($input_zp, \"input\"))) return failure();",
     "return verifyZeroPoint($weight_zp, \"weight\");"],
    ["verifyConvResult", "",
     "auto bias = getElementTypeOrSelf($bias.getType()), output = getElementTypeOrSelf($output.getType());",
     "if (isa<FloatType>(getElementTypeOrSelf($input.getType())) && bias != output) return emitOpError(\"expect both bias and result to have same element type, got \") << bias << \" and \" << output;",
     "return success();"],
    ["verifyChannels", "channels",
     "if (!$bias.getType().hasRank()) return success();",
     "int64_t size = $bias.getType().getDimSize(0);",
     "if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(channels) && size != channels && size != 1)",
     "  return emitOpError(\"bias channels expected to be equal to output channels (\") << channels << \") or 1, got \" << size;",
     "return success();"],
    ["dimSize", "value, dim",
     "return value.getType().hasRank() ? value.getType().getDimSize(dim) : ShapedType::kDynamic;"],
    ["verifyConv", "first",
     "if (failed(verifyConvStart())) return failure();",
     "if (failed(verifyAccumulator(elementOf($input), $acc_type))) return failure();",
     "if (failed(verifyConvResult())) return failure();",
     "if (failed(verifyAtLeast($pad, 0, \"padding\")) || failed(verifyAtLeast($stride, 1, \"stride\")) || failed(verifyAtLeast($dilation, 1, \"dilation\"))) return failure();",
     "SmallVector<StringRef> dims = {\"height\", \"width\"}, befores = {\"top\", \"left\"}, afters = {\"bottom\", \"right\"}, letters = {\"y\", \"x\"};",
     "if ($stride.size() == 3) {",
     "  dims = {\"depth\", \"height\", \"width\"};",
     "  befores = {\"front\", \"top\", \"left\"};",
     "  afters = {\"back\", \"bottom\", \"right\"};",
     "  letters = {\"d\", \"y\", \"x\"};",
     "}",
     "for (auto [i, dim] : llvm::enumerate(dims))",
     "  if ($output.getType().hasRank() && failed(verifyWindow(dimSize($input, i + 1), $pad[2 * i], $pad[2 * i + 1], dimSize($weight, i + first), $dilation[i], $stride[i], dimSize($output, i + 1), dim, befores[i], afters[i], letters[i]))) return failure();",
     "return verifyChannels(dimSize($output, $stride.size() + 1));"],
    ["verifyPoolDivision", "size, before, after, kernel, stride, dim, first, second, letter",
     "if ((size + before + after - kernel) % stride != 0)",
     "  return emitOpError(\"expected input_\") << dim << \" + pad_\" << first << \" + pad_\" << second << \" - kernel_\" << letter << \" to be wholly divisible by stride_\" << letter << \", got (\" << size << \" + \" << before << \" + \" << after << \" - \" << kernel << \") / \" << stride;",
     "return success();"],
    ["verifyPool", "",
     "if (failed(verifyAtLeast($kernel, 1, \"kernel\")) || failed(verifyAtLeast($stride, 1, \"stride\")) || failed(verifyAtLeast($pad, 0, \"padding\"))) return failure();",
     "if ($pad[2] >= $kernel[1] || $pad[3] >= $kernel[1])",
     "  return emitOpError(\"expected left/right padding to be less than the width of the kernel, got pad_left=\") << $pad[2] << \", pad_right=\" << $pad[3] << \", kernel_x=\" << $kernel[1];",
     "if ($pad[0] >= $kernel[0] || $pad[1] >= $kernel[0])",
     "  return emitOpError(\"expected top/bottom padding to be less than the height of the kernel, got pad_top=\") << $pad[0] << \", pad_bottom=\" << $pad[1] << \", kernel_y=\" << $kernel[0];",
     "SmallVector<StringRef> dims = {\"height\", \"width\"}, befores = {\"top\", \"left\"}, afters = {\"bottom\", \"right\"}, letters = {\"y\", \"x\"};",
     "for (auto [i, dim] : llvm::enumerate(dims)) {",
     "  int64_t size = dimSize($input, i + 1);",
     "  if (ShapedType::isDynamic(size) || !$output.getType().hasRank()) continue;",
     "  if (failed(verifyPoolDivision(size, $pad[2 * i], $pad[2 * i + 1], $kernel[i], $stride[i], dim, befores[i], afters[i], letters[i]))) return failure();",
     "  if (failed(verifySize((size + $pad[2 * i] + $pad[2 * i + 1] - $kernel[i]) / $stride[i] + 1, dimSize($output, i + 1), dim))) return failure();",
     "}",
     "return success();"],
    ["failInferred", "inferred, found",
     "emitOpError(\"inferred type(s) \") << inferred << \" are incompatible with return type(s) of operation \" << found;",
     "return emitOpError(\"failed to infer returned types\");"],
    ["verifyInferredShape", "shape, element, found",
     "auto inferred = RankedTensorType::get(shape, element);",
     "if (element != found.getElementType()) return failInferred(inferred, found);",
     "if (!found.hasRank()) return success();",
     "if (found.getRank() != inferred.getRank()) return failInferred(inferred, found);",
     "for (auto [x, y] : llvm::zip(shape, found.getShape()))",
     "  if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y)) return failInferred(inferred, found);",
     "return success();"],
    ["verifyReduction", "",
     "auto input = $input.getType(), output = $output.getType();",
     "if ($axis < 0) return emitOpError(\"reduce axis must not be negative\");",
     "if (input.hasRank() && $axis >= input.getRank()) return emitOpError(\"expect input tensor rank (\") << input.getRank() << \") to be larger than reduce axis (\" << $axis << \")\";",
     "if (output.hasRank()) {",
     "  if (input.hasRank() && output.getRank() != input.getRank()) return emitOpError(\"expect output tensor rank to be equal to input tensor rank\");",
     "  if ($axis >= output.getRank()) return emitOpError(\"expect output tensor rank (\") << output.getRank() << \") to be larger than reduce axis (\" << $axis << \")\";",
     "  int64_t size = output.getDimSize($axis);",
     "  if (!ShapedType::isDynamic(size) && size != 1) return emitOpError(\"expect reduced dimension size to be 1, got \") << size;",
     "}",
     "return success();"],
    ["verifyReductionTypes", "",
     "auto input = $input.getType(), output = $output.getType();",
     "if (!input.hasRank() && input.getElementType() != output.getElementType()) return failInferred(input, output);",
     "if (!input.hasRank()) return success();",
     "SmallVector<int64_t> shape;",
     "for (auto [i, size] : llvm::enumerate(input.getShape())) shape.push_back(i == $axis ? 1 : size);",
     "return verifyInferredShape(shape, input.getElementType(), output);"],
    ["verifyDimension", "value, dim, size, name",
     "int64_t found = dimSize(value, dim);",
     "if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(found) && size != found) return emitOpError() << \"requires \" << name << \" dimension \" << dim << \" to have size \" << size << \", got \" << found;",
     "return success();"],
    ["knownSize", "a, b",
     "return ShapedType::isDynamic(a) ? b : a;"],
    ["isCompatible", "a, b",
     "if (!a.hasRank() || !b.hasRank()) return true;",
     "if (a.getRank() != b.getRank()) return false;",
     "for (auto [x, y] : llvm::zip(a.getShape(), b.getShape()))",
     "  if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y)) return false;",
     "return true;"],
    ["isCompatibleButLast", "a, b",
     "if (!a.hasRank() || !b.hasRank()) return true;",
     "if (a.getRank() != b.getRank()) return false;",
     "for (auto i : llvm::seq(0, a.getRank() - 1))",
     "  if (a.getDimSize(i) != b.getDimSize(i) && !a.isDynamicDim(i) && !b.isDynamicDim(i)) return false;",
     "return true;"],
    ["verifyBlocks", "data, scale, input, nameOfData, nameOfScale",
     "if (!isCompatibleButLast(data.getType(), scale.getType())) return emitOpError() << \"require compatible shapes for \" << nameOfData << \" (\" << data.getType() << \") and \" << nameOfScale << \" (\" << scale.getType() << \") except for the last dimension\";",
     "if (!data.getType().hasRank() || !scale.getType().hasRank()) return success();",
     "int64_t size = data.getType().getShape().back(), scales = scale.getType().getShape().back();",
     "if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(scales) && scales != size / 32)",
     "  return emitOpError() << \"expect last dimension of \" << nameOfScale << \" (\" << scales << \") to be equal to last dimension of \" << nameOfData << \" / block_size (\" << size / 32 << \")\";",
     "return success();"],
    ["verifyBlockSize", "data",
     "if (!data.getType().hasRank()) return success();",
     "int64_t size = data.getType().getShape().back();",
     "if (!ShapedType::isDynamic(size) && size % 32 != 0) return emitOpError(\"expect last dimension of input_data (\") << size << \") to be divisible by block_size (32)\";",
     "return success();"],
    ["verifySizeOf", "value, dim, size, what",
     "int64_t found = dimSize(value, dim);",
     "if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(found) && size != found) return emitOpError() << \"expected \" << what << \" to match size \" << size << \", got \" << found;",
     "return success();"],
    ["verifyScale", "type, scale32, multiplier",
     "if (scale32 && !multiplier.isInteger(32)) return emitOpError(\"expect i32 element type for multiplier for scale32=true, got \") << multiplier;",
     "if (!scale32 && !multiplier.isInteger(16)) return emitOpError(\"expect i16 element type for multiplier for scale32=false, got \") << multiplier;",
     "return success();"],
    ["verifyRescaleZeroPoint", "value, zeroPoint, isUnsigned, name",
     "auto values = getConstantIntValues(zeroPoint);",
     "if (values == nullptr) return success();",
     "int64_t zero = values.front(), width = getElementTypeOrSelf(zeroPoint.getType()).getWidth();",
     "bool isUnsigned16 = isUnsigned && elementOf(value).getIntOrFloatBitWidth() == 16;",
     "if (isUnsigned16 && zero < 0) zero += 65536;",
     "if (zero != 0 && elementOf(value).getIntOrFloatBitWidth() != 8 && !isUnsigned16) return emitOpError(\"expect \") << name << \"_zp of 0, got \" << zero;",
     "if (isUnsigned16 && zero != 0 && zero != 32768) return emitOpError(\"expect \") << name << \"_zp of 0 or 32768 for unsigned int16 \" << name << \", got \" << zero;",
     "return success();"],
    ["verifyRescaleShape", "value, size, name",
     "int64_t found = value.getType().getDimSize(0);",
     "if (!ShapedType::isDynamic(found) && found != size) return emitOpError(\"expect shape of { \") << size << \" } for \" << name << \" input, got { \" << found << \" }\";",
     "return success();"],
    ["verifySameTypes", "types, others, name, other",
     "if (types.size() != others.size()) return emitOpError(\"require same number of values in \") << name << \" (\" << types.size() << \") and \" << other << \" (\" << others.size() << \")\";",
     "for (auto [x, y] : llvm::zip(types, others)) {",
     "  if (getElementTypeOrSelf(x) != getElementTypeOrSelf(y)) return emitOpError(\"require same element type for \") << name << \" (\" << getElementTypeOrSelf(x) << \") and \" << other << \" (\" << getElementTypeOrSelf(y) << \")\";",
     "  if (!isCompatible(x, y)) return emitOpError(\"require same shapes for \") << name << \" (\" << x << \") and \" << other << \" (\" << y << \")\";",
     "}",
     "return success();"],
    ["verifyVariable", "value, nameOfValue",
     "auto variable = SymbolTable::lookupNearestSymbolFrom($_op, $name);",
     "if (!variable || variable.getName() != \"tosa.variable\") return emitOpError(\"'\") << $name << \"' has not been declared by 'tosa.variable'\";",
     "auto type = variable.getAttr(\"type\").getValue(), element = getElementTypeOrSelf(value.getType());",
     "if (element != type) return emitOpError(\"require same element type for '\") << nameOfValue << \"' (\" << element << \") and the input tensor (\" << type << \")\";",
     "return success();"]
  ]
} {
  irdl.attribute @block_size attributes {
    strata.class = "BlockSizeAttr",
    strata.summary = "number of elements that share a scale",
    strata.enum = {cases = ["BLOCK_SIZE_32"], values = [1], class = "::mlir::tosa::BlockSize"}
  }
  irdl.attribute @nan_mode attributes {
    strata.class = "NanPropagationModeAttr",
    strata.summary = "effect of NaN on a result",
    strata.enum = {cases = ["PROPAGATE", "IGNORE"], values = [1, 2], class = "::mlir::tosa::NanPropagationMode"}
  }
  irdl.attribute @resize_mode attributes {
    strata.class = "ResizeModeAttr",
    strata.summary = "interpolation of resize",
    strata.enum = {cases = ["NEAREST_NEIGHBOR", "BILINEAR"], values = [1, 2], class = "::mlir::tosa::ResizeMode"}
  }
  irdl.attribute @rounding_mode attributes {
    strata.class = "RoundingModeAttr",
    strata.summary = "rounding of a scaled number",
    strata.enum = {cases = ["SINGLE_ROUND", "INEXACT_ROUND", "DOUBLE_ROUND"], values = [1, 2, 3], class = "::mlir::tosa::RoundingMode"}
  }
  irdl.attribute @extension attributes {
    strata.class = "ExtensionAttr",
    strata.summary = "supported TOSA extensions",
    strata.enum = {cases = ["none", "int16", "int4", "bf16", "fp8e4m3", "fp8e5m2", "fft", "variable", "controlflow", "doubleround", "inexactround", "dynamic", "mxfp", "mxfp_conv", "int64", "shape"], class = "::mlir::tosa::Extension"},
    strata.format = "`` $value"
  }
  irdl.attribute @level attributes {
    strata.class = "LevelAttr",
    strata.summary = "supported TOSA levels",
    strata.enum = {cases = ["none", "8k"], symbols = ["none", "eightK"], class = "::mlir::tosa::Level"},
    strata.format = "`` $value"
  }
  irdl.attribute @profile attributes {
    strata.class = "ProfileAttr",
    strata.summary = "supported TOSA profiles",
    strata.enum = {cases = ["none", "pro_int", "pro_fp"], class = "::mlir::tosa::Profile"},
    strata.format = "`` $value"
  }
  irdl.attribute @specification_version attributes {
    strata.class = "SpecificationVersionAttr",
    strata.summary = "TOSA specification version",
    strata.enum = {cases = ["1.0", "1.1.draft"], symbols = ["V_1_0", "V_1_1_DRAFT"], class = "::mlir::tosa::SpecificationVersion"},
    strata.format = "`` $value"
  }
  irdl.attribute @target_env attributes {
    strata.class = "TargetEnvAttr",
    strata.summary = "target of a program",
    strata.description = "The version of the specification, the level, the profiles and the extensions that a program may use.",
    strata.format = "`<` `specification_version` `=` $specification_version `,` `level` `=` $level `,` `profiles` `=` `[` $profiles `]` `,` `extensions` `=` `[` $extensions `]` `>`"
  } {
    %version = irdl.base @tosa::@specification_version {strata.summary = "version"}
    %level = irdl.base @tosa::@level {strata.summary = "level"}
    %profiles = irdl.any {strata.kind = "array<#tosa.profile>", strata.summary = "profiles"}
    %extensions = irdl.any {strata.kind = "array<#tosa.extension>", strata.summary = "extensions"}
    irdl.parameters(specification_version: %version, level: %level, profiles: %profiles, extensions: %extensions)
  }
  irdl.type @mxint8 attributes {
    strata.class = "mxint8Type",
    strata.summary = "8-bit integer of a block",
    strata.description = "An integer with a scale of its block, as the microscaling formats define it."
  }
  irdl.type @shape attributes {
    strata.class = "shapeType",
    strata.summary = "shape",
    strata.description = "A list of sizes of dimensions, as many as the rank says.",
    strata.format = "`<` $rank `>`"
  } {
    %rank = irdl.c_pred "non_negative" {strata.kind = "i64", strata.cpp_type = "int", strata.summary = "rank", strata.error = "invalid rank (must be >= 0): {}"}
    irdl.parameters(rank: %rank)
  }
  irdl.operation @abs attributes {
    strata.like = "bitwise_not", strata.class = "AbsOp",
    strata.summary = "absolute value",
    strata.description = "The absolute value of each element.",
    strata.examples = ["%r = tosa.abs %a : (tensor<4xi8>) -> tensor<4xi8>"],
    strata.hooks = ["fold"]
  } {}
  irdl.operation @add attributes {
    strata.like = "bitwise_and", strata.class = "AddOp",
    strata.summary = "sum",
    strata.description = "The sum of the elements. Dimensions of size 1 are broadcast.",
    strata.examples = ["%n = tosa.add %k, %c : (tensor<i32>, tensor<i32>) -> tensor<i32>"],
    strata.hooks = ["fold"]
  } {}
  irdl.operation @add_shape attributes {
    strata.class = "AddShapeOp",
    strata.summary = "sum of sizes",
    strata.description = "The sums of the sizes of two shapes.",
    strata.traits = ["Pure", "TosaShapeOperator", "TosaShapeOperatorWithSameRanks", "TosaResolvableShapeOperands"],
    strata.verify = [
      "return verifyShapeRanks();"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    %input2 = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    irdl.operands(input1: %input1, input2: %input2)
    %output = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    irdl.results(output: %output)
  }
  irdl.operation @apply_scale attributes {
    strata.class = "ApplyScaleOp",
    strata.summary = "scaling of integers",
    strata.description = "Multiplies integers by a fixed-point number: `multiplier` divided by two to the power of `shift`. It is what `rescale` does to an element.",
    strata.examples = ["%r = tosa.apply_scale %a, %a, %b {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32"],
    strata.traits = ["Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.format = "operands attr-dict($rounding_mode) `:` functional-type(operands, results)"
  } {
    %value = irdl.c_pred "scalar_or_shaped_of(signless_integer || unsigned_integer) && !memref" {strata.summary = "signless-integer-like"}
    %multiplier = irdl.c_pred "scalar_or_shaped_of(signless_integer || unsigned_integer) && !memref" {strata.summary = "signless-integer-like"}
    %shift = irdl.c_pred "scalar_or_shaped_of(signless_integer(8)) && !memref" {strata.summary = "signless-integer-8-bit-like"}
    irdl.operands(value: %value, multiplier: %multiplier, shift: %shift)
    %rounding_mode = irdl.base @tosa::@rounding_mode {strata.summary = "Supported rounding modes"}
    irdl.attributes {"rounding_mode" = %rounding_mode}
    %output = irdl.c_pred "scalar_or_shaped_of(signless_integer || unsigned_integer) && !memref" {strata.summary = "signless-integer-like"}
    irdl.results(output: %output)
  }
  irdl.operation @argmax attributes {
    strata.class = "ArgMaxOp",
    strata.summary = "index of the largest element",
    strata.description = "The index of the largest element along a dimension, which the result does not have.",
    strata.examples = ["%r = tosa.argmax %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<?xi8>"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.verify = [
      "auto input = $input.getType(), output = $output.getType();",
      "if (!isa<IntegerType>(output.getElementType())) return emitOpError(\"result tensor is not of integer type\");",
      "if (!input.hasRank()) return success();",
      "if ($axis < 0 || $axis >= input.getRank()) return emitOpError(\"specified axis is outside the rank of the tensor\");",
      "SmallVector<int64_t> shape;",
      "for (auto [i, size] : llvm::enumerate(input.getShape()))",
      "  if (i != $axis) shape.push_back(size);",
      "if (!isCompatible(RankedTensorType::get(shape, output.getElementType()), output))",
      "  return emitOpError(\"expected output shape '\") << shape << \"', got '\" << output.getShape() << \"'\";"
    ],
    strata.format = "operands attr-dict($nan_mode) `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "numbers_1"
    irdl.operands(input: %input)
    %axis = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %nan_mode = irdl.base @tosa::@nan_mode {strata.default = "PROPAGATE", strata.summary = "Supported NaN propagation strategies"}
    irdl.attributes {"axis" = %axis, "nan_mode" = %nan_mode}
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @arithmetic_right_shift attributes {
    strata.like = "bitwise_and", strata.class = "ArithmeticRightShiftOp",
    strata.summary = "shift to the right with sign",
    strata.description = "The first operand, shifted to the right by the second; `round` rounds to the nearest number.",
    strata.examples = ["%r = tosa.arithmetic_right_shift %a, %b {round = true} : (tensor<2x3xi32>, tensor<1x?xi32>) -> tensor<2x3xi32>"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank"]
  } {
    %round = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"round" = %round}
  }
  irdl.operation @avg_pool2d attributes {
    strata.class = "AvgPool2dOp",
    strata.summary = "average pooling",
    strata.description = "The average of each window of the input. The zero points of input and result are operands.",
    strata.examples = ["%r = tosa.avg_pool2d %a, %b, %c {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x9xi8>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if (failed(verifyPool())) return failure();",
      "auto input = elementOf($input);",
      "if (isa<IntegerType>(input) && !$acc_type.isInteger(32)) return emitOpError(\"accumulator type for integer tensor is not i32\");",
      "if (input.isF16() && !$acc_type.isF16() && !$acc_type.isF32()) return emitOpError(\"accumulator type for f16 tensor is not f16/f32\");",
      "if (input.isBF16() && !$acc_type.isF32()) return emitOpError(\"accumulator type for bf16 tensor is not f32\");",
      "if (input.isF32() && !$acc_type.isF32()) return emitOpError(\"accumulator type for f32 tensor is not f32\");",
      "if (failed(verifyZeroPointType($input, $input_zp, \"input\")) || failed(verifyZeroPointType($output, $output_zp, \"output\"))) return failure();",
      "if (failed(verifyZeroPoint($input_zp, \"input\"))) return failure();",
      "return verifyZeroPoint($output_zp, \"output\");"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "numbers_4d"
    %input_zp = irdl.c_pred "zero_point"
    %output_zp = irdl.c_pred "zero_point"
    irdl.operands(input: %input, input_zp: %input_zp, output_zp: %output_zp)
    %kernel = irdl.c_pred "size(2)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 2 elements"}
    %stride = irdl.c_pred "size(2)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 2 elements"}
    %pad = irdl.c_pred "size(4)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 4 elements"}
    %acc_type = irdl.c_pred "type_attr_of(signless_integer(32, 48) || f16 || f32)" {strata.kind = "type", strata.summary = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    irdl.attributes {"kernel" = %kernel, "stride" = %stride, "pad" = %pad, "acc_type" = %acc_type}
    %output = irdl.c_pred "numbers_4d"
    irdl.results(output: %output)
  }
  irdl.operation @bitwise_and attributes {
    strata.class = "BitwiseAndOp",
    strata.summary = "bitwise and",
    strata.description = "The bitwise and of the elements.",
    strata.examples = ["%r = tosa.bitwise_and %a, %b : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Commutative"],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers"
    %input2 = irdl.c_pred "numbers"
    irdl.operands(input1: %input1, input2: %input2)
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @bitwise_not attributes {
    strata.class = "BitwiseNotOp",
    strata.summary = "bitwise not",
    strata.description = "The bitwise complement of each element.",
    strata.examples = ["%r = tosa.bitwise_not %a : (tensor<2x3xi32>) -> tensor<2x3xi32>"],
    strata.traits = ["Pure", "SameOperandsAndResultShape", "SameOperandsAndResultElementType", "TosaElementwiseOperator"],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers"
    irdl.operands(input1: %input1)
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @bitwise_or attributes {
    strata.like = "bitwise_and", strata.class = "BitwiseOrOp",
    strata.summary = "bitwise or",
    strata.description = "The bitwise or of the elements.",
    strata.examples = ["%r = tosa.bitwise_or %a, %b : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>"]
  } {}
  irdl.operation @bitwise_xor attributes {
    strata.like = "bitwise_and", strata.class = "BitwiseXorOp",
    strata.summary = "bitwise exclusive or",
    strata.description = "The bitwise exclusive or of the elements.",
    strata.examples = ["%r = tosa.bitwise_xor %a, %b : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>"]
  } {}
  irdl.operation @cast attributes {
    strata.class = "CastOp",
    strata.summary = "conversion of elements",
    strata.description = "Each element, converted to another type.",
    strata.examples = ["%r = tosa.cast %m3 : (tensor<1xi8>) -> tensor<1xi1>"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "numbers"
    irdl.operands(input: %input)
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @cast_from_block_scaled attributes {
    strata.class = "CastFromBlockScaledOp",
    strata.summary = "conversion from block-scaled numbers",
    strata.description = "Multiplies the numbers of each block by its scale.",
    strata.examples = ["%r = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xi8>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if (!isCompatible($input_data.getType(), $output_data.getType())) return emitOpError(\"require compatible shapes for input_data (\") << $input_data.getType() << \") and output_data (\" << $output_data.getType() << \")\";",
      "if (failed(verifyBlockSize($input_data))) return failure();",
      "return verifyBlocks($input_data, $input_scale, $input_data, \"input_data\", \"input_scale\");"
    ],
    strata.format = "operands attr-dict($block_size) `:` functional-type(operands, results)"
  } {
    %input_data = irdl.c_pred "blocks"
    %input_scale = irdl.c_pred "block_scales"
    irdl.operands(input_data: %input_data, input_scale: %input_scale)
    %block_size = irdl.base @tosa::@block_size {strata.summary = "BlockSizeAttr"}
    irdl.attributes {"block_size" = %block_size}
    %output_data = irdl.c_pred "numbers_1"
    irdl.results(output_data: %output_data)
  }
  irdl.operation @cast_to_block_scaled attributes {
    strata.class = "CastToBlockScaledOp",
    strata.summary = "conversion to block-scaled numbers",
    strata.description = "Computes a scale for each block, and the numbers divided by it.",
    strata.examples = ["%output_data, %output_scale = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>)"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if (!isCompatible($input_data.getType(), $output_data.getType())) return emitOpError(\"require compatible shapes for input_data (\") << $input_data.getType() << \") and output_data (\" << $output_data.getType() << \")\";",
      "if (failed(verifyBlockSize($input_data))) return failure();",
      "return verifyBlocks($output_data, $output_scale, $input_data, \"output_data\", \"output_scale\");"
    ],
    strata.format = "operands attr-dict($block_size) `:` functional-type(operands, results)"
  } {
    %input_data = irdl.c_pred "numbers_1"
    irdl.operands(input_data: %input_data)
    %block_size = irdl.base @tosa::@block_size {strata.summary = "BlockSizeAttr"}
    irdl.attributes {"block_size" = %block_size}
    %output_data = irdl.c_pred "blocks"
    %output_scale = irdl.c_pred "block_scales"
    irdl.results(output_data: %output_data, output_scale: %output_scale)
  }
  irdl.operation @ceil attributes {
    strata.like = "bitwise_not", strata.class = "CeilOp",
    strata.summary = "rounding up",
    strata.description = "Each element, rounded up to an integer.",
    strata.examples = ["%r = tosa.ceil %a : (tensor<2x3xf32>) -> tensor<2x3xf32>"]
  } {}
  irdl.operation @clamp attributes {
    strata.class = "ClampOp",
    strata.summary = "limits",
    strata.description = "Each element, limited to a range.",
    strata.examples = ["%r = tosa.clamp %a {max_val = 127 : i8, min_val = -128 : i8} : (tensor<4xi8>) -> tensor<4xi8>"],
    strata.hooks = ["canonicalize"],
    strata.traits = ["Pure", "SameOperandsAndResultShape", "SameOperandsAndResultElementType", "TosaElementwiseOperator"],
    strata.verify = [
      "auto type = elementOf($input);",
      "auto min = $_op.getProperties().min_val, max = $_op.getProperties().max_val;",
      "if (min.getType() != type || max.getType() != type) return emitOpError(\"min/max attributes types are incompatible with input/output element types.\");",
      "auto low = min.getValue(), high = max.getValue();",
      "if (isa<FloatType>(type) && (low.isNaN() || high.isNaN())) return emitOpError(\"min/max attributes should not be 'NaN', got min_val=\") << min << \", max_val=\" << max;",
      "bool isOrdered = type.isInteger(1) ? !low.isOne() || high.isOne() : low <= high;",
      "if (!isOrdered) return emitOpError(\"expected min_val <= max_val, got min_val=\") << min << \", max_val=\" << max;"
    ],
    strata.format = "operands attr-dict($nan_mode) `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "numbers"
    irdl.operands(input: %input)
    %min_val = irdl.c_pred "integer_attr || float_attr" {strata.summary = "arbitrary integer attribute or arbitrary float attribute"}
    %max_val = irdl.c_pred "integer_attr || float_attr" {strata.summary = "arbitrary integer attribute or arbitrary float attribute"}
    %nan_mode = irdl.base @tosa::@nan_mode {strata.default = "PROPAGATE", strata.summary = "Supported NaN propagation strategies"}
    irdl.attributes {"min_val" = %min_val, "max_val" = %max_val, "nan_mode" = %nan_mode}
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @clz attributes {
    strata.like = "bitwise_not", strata.class = "ClzOp",
    strata.summary = "count of leading zeros",
    strata.description = "The number of leading zero bits of each element.",
    strata.examples = ["%r = tosa.clz %a : (tensor<2x3xf32>) -> tensor<2x3xf32>"]
  } {}
  irdl.operation @concat attributes {
    strata.class = "ConcatOp",
    strata.summary = "concatenation",
    strata.description = "The tensors one after another along a dimension.",
    strata.examples = ["%r = tosa.concat %a {axis = 0 : i32} : (tensor<2xf32>) -> tensor<?xf32>"],
    strata.hooks = ["fold", "canonicalize"],
    strata.traits = ["Pure"],
    strata.verify = [
      "for (auto value : $input1)",
      "  if (failed(verifySameElement(value, $output))) return failure();",
      "if ($input1.empty()) return emitOpError(\"expect at least one input\");",
      "int64_t first = -1, sum = 0;",
      "for (auto [i, value] : llvm::enumerate($input1)) {",
      "  auto type = value.getType();",
      "  if (!type.hasRank()) {",
      "    sum = -1;",
      "    continue;",
      "  }",
      "  if (first < 0) {",
      "    first = i;",
      "    if ($axis < 0 || $axis >= type.getRank()) return emitOpError(\"expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got \") << $axis;",
      "  }",
      "  auto other = $input1[first].getType();",
      "  if (type.getRank() != other.getRank()) return emitOpError(\"expect all operands to have the same rank, but got \") << other.getRank() << \" vs \" << type.getRank() << \" on operands \" << first << \" and \" << i;",
      "  for (auto dim : llvm::seq(0, type.getRank()))",
      "    if (dim != $axis && !type.isDynamicDim(dim) && !other.isDynamicDim(dim) && type.getDimSize(dim) != other.getDimSize(dim))",
      "      return emitOpError(\"expect all operand shapes to have the same sizes on non-axis dimensions, but got \") << type.getDimSize(dim) << \" vs \" << other.getDimSize(dim) << \" at index \" << dim << \" on operands \" << first << \" and \" << i;",
      "  sum = sum < 0 || type.isDynamicDim($axis) ? -1 : sum + type.getDimSize($axis);",
      "}",
      "auto output = $output.getType();",
      "if (first < 0 || !output.hasRank()) return success();",
      "auto type = $input1[first].getType();",
      "if (type.getRank() != output.getRank()) return emitOpError(\"expect output rank to match inputs rank, got \") << output.getRank() << \" vs \" << type.getRank();",
      "if (sum >= 0 && !output.isDynamicDim($axis) && sum != output.getDimSize($axis)) return emitOpError(\"requires sum of axis dimensions of input1 equal to output axis dimension, got \") << sum << \" and \" << output.getDimSize($axis);",
      "SmallVector<int64_t> shape;",
      "for (auto dim : llvm::seq(0, type.getRank())) {",
      "  int64_t size = dim == $axis ? (sum < 0 ? ShapedType::kDynamic : sum) : ShapedType::kDynamic;",
      "  if (dim != $axis)",
      "    for (auto value : $input1) size = knownSize(size, dimSize(value, dim));",
      "  shape.push_back(size);",
      "}",
      "return verifyInferredShape(shape, output.getElementType(), output);"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers_1"
    irdl.operands(input1: variadic %input1)
    %axis = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"axis" = %axis}
    %output = irdl.c_pred "numbers_1"
    irdl.results(output: %output)
  }
  irdl.operation @concat_shape attributes {
    strata.class = "ConcatShapeOp",
    strata.summary = "concatenation of shapes",
    strata.description = "The sizes of the shapes one after another.",
    strata.examples = ["%r = tosa.concat_shape  : () -> !tosa.shape<0>"],
    strata.traits = ["Pure", "TosaShapeOperator", "TosaResolvableShapeOperands"],
    strata.verify = [
      "if (failed(verifyShapeOperands())) return failure();",
      "int64_t rank = 0;",
      "for (auto value : $input) rank += value.getType().getRank();",
      "if (rank != $output.getType().getRank()) return emitOpError(\"requires output shape rank to be equal to the sum of the input shape ranks (\") << rank << \"), got \" << $output.getType().getRank();"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    irdl.operands(input: variadic %input)
    %output = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    irdl.results(output: %output)
  }
  irdl.operation @cond_if attributes {
    strata.class = "IfOp",
    strata.summary = "condition",
    strata.description = "Executes one of two regions.",
    strata.examples = ["%r = tosa.cond_if %c : tensor<1xi1> -> tensor<f32> { tosa.yield %a : tensor<f32> } else { tosa.yield %b : tensor<f32> }"],
    strata.traits = ["SingleBlock", "RecursiveMemoryEffects"],
    strata.verify_regions = [
      "if (failed(verifySameTypes($then_graph.front().getArgumentTypes(), $input_list.getTypes(), \"'then_graph' arguments\", \"'input_list'\"))) return failure();",
      "if (failed(verifySameTypes($else_graph.front().getArgumentTypes(), $input_list.getTypes(), \"'else_graph' arguments\", \"'input_list'\"))) return failure();",
      "if (failed(verifySameTypes($then_graph.front().getTerminator().getOperandTypes(), $output_list.getTypes(), \"'then_graph' results\", \"'output_list'\"))) return failure();",
      "return verifySameTypes($else_graph.front().getTerminator().getOperandTypes(), $output_list.getTypes(), \"'else_graph' results\", \"'output_list'\");"
    ],
    strata.format = "$condition (custom<NamedInputs>($input_list)^)? `:` type($condition) (` ` `(` type($input_list)^ `)`)? `->` types($output_list) $then_graph `else` $else_graph attr-dict"
  } {
    %condition = irdl.c_pred "booleans"
    %input_list = irdl.c_pred "numbers"
    irdl.operands(condition: %condition, input_list: variadic %input_list)
    %output_list = irdl.c_pred "numbers"
    irdl.results(output_list: variadic %output_list)
    %then_graph = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    %else_graph = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(then_graph: %then_graph, else_graph: %else_graph)
  }
  irdl.operation @const attributes {
    strata.class = "ConstOp",
    strata.summary = "constant",
    strata.description = "A tensor whose elements are known.",
    strata.examples = ["%c = \"tosa.const\"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>"],
    strata.missing = ["print", "parse"],
    strata.traits = ["Pure", "ConstantLike", "AllShapesMatch<values, output>"],
    strata.verify = [
      "auto value = $values.getType(), output = $output.getType();",
      "if (!isa<TensorType>(value)) return emitOpError(\"expected tensors for attr/result type\");",
      "if (isa<mxint8Type>(output.getElementType())) return success();",
      "if (value.getElementType() != elementOf($output)) return emitOpError(\"expected same attr/result element types\");"
    ]
  } {
    %values = irdl.c_pred "elements_attr" {strata.summary = "constant vector/tensor attribute"}
    irdl.attributes {"values" = %values}
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @const_shape attributes {
    strata.class = "ConstShapeOp",
    strata.summary = "constant shape",
    strata.description = "A shape whose sizes are known.",
    strata.examples = ["%h = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>"],
    strata.traits = ["Pure", "ConstantLike", "TosaShapeOperator"],
    strata.verify = [
      "if ($values.getType().getRank() != 1) return emitOpError(\"expect elements in attribute values with rank 1\");",
      "if ($values.getType().getNumElements() != $output.getType().getRank()) return emitOpError(\"expect number of elements in attribute values (\") << $values.getType().getNumElements() << \") to be equal to the rank (\" << $output.getType().getRank() << \") for the result shape type\";"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %values = irdl.c_pred "isa<DenseIntElementsAttr>($_self) && cast<DenseIntElementsAttr>($_self).getType().getElementType().isIndex()" {strata.summary = "index elements attribute"}
    irdl.attributes {"values" = %values}
    %output = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    irdl.results(output: %output)
  }
  irdl.operation @conv2d attributes {
    strata.class = "Conv2DOp",
    strata.summary = "convolution in two dimensions",
    strata.description = "The convolution of a batch of images with a kernel for each channel of the result. Zero points are operands.",
    strata.hooks = ["canonicalize"],
    strata.traits = ["Pure"],
    strata.verify = [
      "return verifyConv(1);"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "numbers_4d"
    %weight = irdl.c_pred "numbers_4d"
    %bias = irdl.c_pred "numbers_1d"
    %input_zp = irdl.c_pred "zero_point"
    %weight_zp = irdl.c_pred "zero_point"
    irdl.operands(input: %input, weight: %weight, bias: %bias, input_zp: %input_zp, weight_zp: %weight_zp)
    %pad = irdl.c_pred "size(4)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 4 elements"}
    %stride = irdl.c_pred "size(2)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 2 elements"}
    %dilation = irdl.c_pred "size(2)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 2 elements"}
    %acc_type = irdl.c_pred "type_attr_of(signless_integer(32, 48) || f16 || f32)" {strata.kind = "type", strata.summary = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %local_bound = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.optional, strata.summary = "bool attribute"}
    irdl.attributes {"pad" = %pad, "stride" = %stride, "dilation" = %dilation, "acc_type" = %acc_type, "local_bound" = %local_bound}
    %output = irdl.c_pred "numbers_4d"
    irdl.results(output: %output)
  }
  irdl.operation @conv3d attributes {
    strata.class = "Conv3DOp",
    strata.summary = "convolution in three dimensions",
    strata.description = "The convolution of a batch of volumes with a kernel for each channel of the result. Zero points are operands.",
    strata.traits = ["Pure"],
    strata.verify = [
      "return verifyConv(1);"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "numbers_5d"
    %weight = irdl.c_pred "numbers_5d"
    %bias = irdl.c_pred "numbers_1d"
    %input_zp = irdl.c_pred "zero_point"
    %weight_zp = irdl.c_pred "zero_point"
    irdl.operands(input: %input, weight: %weight, bias: %bias, input_zp: %input_zp, weight_zp: %weight_zp)
    %pad = irdl.c_pred "size(6)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 6 elements"}
    %stride = irdl.c_pred "size(3)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 3 elements"}
    %dilation = irdl.c_pred "size(3)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 3 elements"}
    %acc_type = irdl.c_pred "type_attr_of(signless_integer(32, 48) || f16 || f32)" {strata.kind = "type", strata.summary = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %local_bound = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.optional, strata.summary = "bool attribute"}
    irdl.attributes {"pad" = %pad, "stride" = %stride, "dilation" = %dilation, "acc_type" = %acc_type, "local_bound" = %local_bound}
    %output = irdl.c_pred "numbers_5d"
    irdl.results(output: %output)
  }
  irdl.operation @cos attributes {
    strata.like = "bitwise_not", strata.class = "CosOp",
    strata.summary = "cosine",
    strata.description = "The cosine of each element.",
    strata.examples = ["%r = tosa.cos %a : (tensor<2x3xf32>) -> tensor<2x3xf32>"]
  } {
    %input1 = irdl.c_pred "floats"
    irdl.operands(input1: %input1)
    %output = irdl.c_pred "floats"
    irdl.results(output: %output)
  }
  irdl.operation @custom attributes {
    strata.class = "CustomOp",
    strata.summary = "custom operation",
    strata.description = "An operation that the specification does not define. The attributes say which.",
    strata.examples = ["%r = tosa.custom %a {domain_name = \"a\", implementation_attrs = \"x\", operator_name = \"y\"} : (tensor<2x3xf32>) -> tensor<2x3xf32>"],
    strata.traits = [],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input_list = irdl.c_pred "numbers"
    irdl.operands(input_list: variadic %input_list)
    %operator_name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %domain_name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %implementation_attrs = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"operator_name" = %operator_name, "domain_name" = %domain_name, "implementation_attrs" = %implementation_attrs}
    %output_list = irdl.c_pred "numbers"
    irdl.results(output_list: variadic %output_list)
  }
  irdl.operation @depthwise_conv2d attributes {
    strata.like = "conv2d", strata.class = "DepthwiseConv2DOp",
    strata.summary = "convolution of each channel",
    strata.description = "The convolution of each channel of a batch of images with kernels of its own. Zero points are operands.",
    strata.verify = [
      "return verifyConv(0);"
    ]
  } {}
  irdl.operation @dim attributes {
    strata.class = "DimOp",
    strata.summary = "size of a dimension",
    strata.description = "The size of one dimension, as a shape of one element.",
    strata.examples = ["%r = tosa.dim %a {axis = 1 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>"],
    strata.traits = ["Pure", "TosaShapeOperator"],
    strata.verify = [
      "if ($output.getType().getRank() != 1) return emitOpError(\"expect output shape type to contain one element, got \") << $output.getType();",
      "if (!$input1.getType().hasRank()) return success();",
      "int64_t rank = $input1.getType().getRank();",
      "if ($axis < 0 || $axis >= rank) return emitOpError(\"expect axis to be in the range [0, \") << rank << \"), got \" << $axis;"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers_1"
    irdl.operands(input1: %input1)
    %axis = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"axis" = %axis}
    %output = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    irdl.results(output: %output)
  }
  irdl.operation @div_ceil_shape attributes {
    strata.like = "add_shape", strata.class = "DivCeilShapeOp",
    strata.summary = "quotient of sizes, rounded up",
    strata.description = "The quotients of the sizes of two shapes, rounded up."
  } {}
  irdl.operation @div_floor_shape attributes {
    strata.like = "add_shape", strata.class = "DivFloorShapeOp",
    strata.summary = "quotient of sizes, rounded down",
    strata.description = "The quotients of the sizes of two shapes, rounded down."
  } {}
  irdl.operation @equal attributes {
    strata.class = "EqualOp",
    strata.summary = "equality",
    strata.description = "Whether the elements are equal.",
    strata.examples = ["%r = tosa.equal %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure", "SameOperandsElementType", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Commutative"],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers"
    %input2 = irdl.c_pred "numbers"
    irdl.operands(input1: %input1, input2: %input2)
    %output = irdl.c_pred "booleans"
    irdl.results(output: %output)
  }
  irdl.operation @erf attributes {
    strata.like = "bitwise_not", strata.class = "ErfOp",
    strata.summary = "error function",
    strata.description = "The Gauss error function of each element.",
    strata.examples = ["%r = tosa.erf %a : (tensor<2x3xf32>) -> tensor<2x3xf32>"]
  } {}
  irdl.operation @exp attributes {
    strata.like = "bitwise_not", strata.class = "ExpOp",
    strata.summary = "exponential",
    strata.description = "The exponential of each element.",
    strata.examples = ["%r = tosa.exp %a : (tensor<2x4xf64>) -> tensor<2x4xf64>"]
  } {}
  irdl.operation @exp2_shape attributes {
    strata.like = "add_shape", strata.class = "Exp2ShapeOp",
    strata.summary = "powers of two of sizes",
    strata.description = "Two to the power of each size."
  } {
    %input = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    irdl.operands(input: %input)
    %output = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    irdl.results(output: %output)
  }
  irdl.operation @fft2d attributes {
    strata.class = "FFT2dOp",
    strata.summary = "Fourier transform",
    strata.description = "The Fourier transform in the last two dimensions, whose sizes are powers of two. Real and imaginary parts are tensors of their own.",
    strata.examples = ["%output_real, %output_imag = tosa.fft2d %a, %b {inverse = true} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultShape"],
    strata.verify = [
      "int64_t height = dimSize($input_real, 1), width = dimSize($input_real, 2);",
      "if (!ShapedType::isDynamic(height) && !isPowerOf2_64(height)) return emitOpError(\"expected height to be a power of two, got \") << height;",
      "if (!ShapedType::isDynamic(width) && !isPowerOf2_64(width)) return emitOpError(\"expected width to be a power of two, got \") << width;"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input_real = irdl.c_pred "numbers_3d"
    %input_imag = irdl.c_pred "numbers_3d"
    irdl.operands(input_real: %input_real, input_imag: %input_imag)
    %inverse = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    %local_bound = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.optional, strata.summary = "bool attribute"}
    irdl.attributes {"inverse" = %inverse, "local_bound" = %local_bound}
    %output_real = irdl.c_pred "numbers_3d"
    %output_imag = irdl.c_pred "numbers_3d"
    irdl.results(output_real: %output_real, output_imag: %output_imag)
  }
  irdl.operation @floor attributes {
    strata.like = "bitwise_not", strata.class = "FloorOp",
    strata.summary = "rounding down",
    strata.description = "Each element, rounded down to an integer.",
    strata.examples = ["%r = tosa.floor %a : (tensor<2x3xf32>) -> tensor<2x3xf32>"]
  } {}
  irdl.operation @gather attributes {
    strata.class = "GatherOp",
    strata.summary = "gathering of rows",
    strata.description = "The rows of `values` with the indices.",
    strata.examples = ["%r = tosa.gather %a, %b : (tensor<*xf32>, tensor<*xi32>) -> tensor<3x5x3xf32>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if (failed(verifySameElement($values, $output))) return failure();",
      "int64_t n = dimSize($values, 0);",
      "if (failed(verifyDimension($indices, 0, n, \"indices\"))) return failure();",
      "n = knownSize(n, dimSize($indices, 0));",
      "if (failed(verifyDimension($output, 0, n, \"output\")) || failed(verifyDimension($output, 1, dimSize($indices, 1), \"output\"))) return failure();",
      "return verifyDimension($output, 2, dimSize($values, 2), \"output\");"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %values = irdl.c_pred "numbers_3d"
    %indices = irdl.c_pred "unranked_tensor && tensor_of(element) || ranked_tensor && rank(2) && tensor_of(signless_integer(32, 64))" {strata.summary = "tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values"}
    irdl.operands(values: %values, indices: %indices)
    %output = irdl.c_pred "numbers_3d"
    irdl.results(output: %output)
  }
  irdl.operation @greater attributes {
    strata.like = "equal", strata.class = "GreaterOp",
    strata.summary = "comparison: greater",
    strata.description = "Whether the elements of the first operand are greater.",
    strata.examples = ["%r = tosa.greater %a, %b : (tensor<1xi32>, tensor<*xi32>) -> tensor<*xi1>"],
    strata.traits = ["Pure", "SameOperandsElementType", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank"]
  } {}
  irdl.operation @greater_equal attributes {
    strata.like = "greater", strata.class = "GreaterEqualOp",
    strata.summary = "comparison: greater or equal",
    strata.description = "Whether the elements of the first operand are greater or equal.",
    strata.examples = ["%t = tosa.greater_equal %c, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>"]
  } {}
  irdl.operation @identity attributes {
    strata.class = "IdentityOp",
    strata.summary = "identity",
    strata.description = "The operand.",
    strata.examples = ["%r = tosa.identity %a : (tensor<2x3xf32>) -> tensor<2x3xf32>"],
    strata.traits = ["Pure"],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers"
    irdl.operands(input1: %input1)
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @intdiv attributes {
    strata.class = "IntDivOp",
    strata.summary = "division of integers",
    strata.description = "The quotient of the elements, rounded towards zero.",
    strata.examples = ["%r = tosa.intdiv %a, %one : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank"],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "integers_32_64"
    %input2 = irdl.c_pred "integers_32_64"
    irdl.operands(input1: %input1, input2: %input2)
    %output = irdl.c_pred "integers_32_64"
    irdl.results(output: %output)
  }
  irdl.operation @log attributes {
    strata.like = "bitwise_not", strata.class = "LogOp",
    strata.summary = "logarithm",
    strata.description = "The natural logarithm of each element.",
    strata.examples = ["%r = tosa.log %a : (tensor<2x3xf32>) -> tensor<2x3xf32>"]
  } {}
  irdl.operation @log2_ceil_shape attributes {
    strata.like = "exp2_shape", strata.class = "Log2CeilShapeOp",
    strata.summary = "logarithms of sizes, rounded up",
    strata.description = "The logarithm to base 2 of each size, rounded up."
  } {}
  irdl.operation @log2_floor_shape attributes {
    strata.like = "exp2_shape", strata.class = "Log2FloorShapeOp",
    strata.summary = "logarithms of sizes, rounded down",
    strata.description = "The logarithm to base 2 of each size, rounded down."
  } {}
  irdl.operation @logical_and attributes {
    strata.class = "LogicalAndOp",
    strata.summary = "logical and",
    strata.description = "Whether both elements are true.",
    strata.examples = ["%r = tosa.logical_and %a, %a : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>"],
    strata.traits = ["Pure", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Commutative"],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "booleans"
    %input2 = irdl.c_pred "booleans"
    irdl.operands(input1: %input1, input2: %input2)
    %output = irdl.c_pred "booleans"
    irdl.results(output: %output)
  }
  irdl.operation @logical_left_shift attributes {
    strata.like = "bitwise_and", strata.class = "LogicalLeftShiftOp",
    strata.summary = "shift to the left",
    strata.description = "The first operand, shifted to the left by the second.",
    strata.examples = ["%r = tosa.logical_left_shift %a, %b : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank"]
  } {}
  irdl.operation @logical_not attributes {
    strata.class = "LogicalNotOp",
    strata.summary = "logical not",
    strata.description = "Whether each element is false.",
    strata.examples = ["%r = tosa.logical_not %p : (tensor<2xi1>) -> tensor<2xi1>"],
    strata.traits = ["Pure", "SameOperandsAndResultShape", "SameOperandsAndResultElementType", "TosaElementwiseOperator"],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "booleans"
    irdl.operands(input1: %input1)
    %output = irdl.c_pred "booleans"
    irdl.results(output: %output)
  }
  irdl.operation @logical_or attributes {
    strata.like = "logical_and", strata.class = "LogicalOrOp",
    strata.summary = "logical or",
    strata.description = "Whether one of the elements is true.",
    strata.examples = ["%r = tosa.logical_or %a, %a : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>"]
  } {}
  irdl.operation @logical_right_shift attributes {
    strata.like = "bitwise_and", strata.class = "LogicalRightShiftOp",
    strata.summary = "shift to the right without sign",
    strata.description = "The first operand, shifted to the right by the second; zeros are shifted in.",
    strata.examples = ["%r = tosa.logical_right_shift %a, %b : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank"]
  } {}
  irdl.operation @logical_xor attributes {
    strata.like = "logical_and", strata.class = "LogicalXorOp",
    strata.summary = "logical exclusive or",
    strata.description = "Whether exactly one of the elements is true.",
    strata.examples = ["%r = tosa.logical_xor %a, %a : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>"]
  } {}
  irdl.operation @matmul attributes {
    strata.class = "MatMulOp",
    strata.summary = "product of matrices",
    strata.description = "The products of the matrices of two batches. Zero points are operands.",
    strata.examples = ["%r = tosa.matmul %x, %w, %zi, %zw : (tensor<1x5x3xi8>, tensor<1x3x6xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x6xi32>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "auto a = getElementTypeOrSelf($a.getType()), b = getElementTypeOrSelf($b.getType());",
      "bool isQuantizedA = isQuantized(a), isQuantizedB = isQuantized(b);",
      "if (isQuantizedA != isQuantizedB) return emitOpError(\"expect operands to be both quantized or both not quantized, got \") << a << \" and \" << b;",
      "if (storageOf(a).getIntOrFloatBitWidth() != storageOf(b).getIntOrFloatBitWidth() && isQuantizedA)",
      "  return emitOpError(\"expect quantized operands to have same widths, got \") << storageOf(a).getIntOrFloatBitWidth() << \" and \" << storageOf(b).getIntOrFloatBitWidth();",
      "if (storageOf(a) != elementOf($a_zp)) return emitOpError(\"expect input a and a_zp have the same element type, got \") << storageOf(a) << \" and \" << elementOf($a_zp);",
      "if (storageOf(b) != elementOf($b_zp)) return emitOpError(\"expect input b and b_zp have the same element type, got \") << storageOf(b) << \" and \" << elementOf($b_zp);",
      "if (failed(verifyZeroPoint($a_zp, \"a\"))) return failure();",
      "return verifyZeroPoint($b_zp, \"b\");"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "numbers_3d"
    %b = irdl.c_pred "numbers_3d"
    %a_zp = irdl.c_pred "zero_point"
    %b_zp = irdl.c_pred "zero_point"
    irdl.operands(a: %a, b: %b, a_zp: %a_zp, b_zp: %b_zp)
    %output = irdl.c_pred "numbers_3d"
    irdl.results(output: %output)
  }
  irdl.operation @matmul_t_block_scaled attributes {
    strata.class = "MatmulTBlockScaledOp",
    strata.summary = "product of block-scaled matrices",
    strata.description = "The products of the matrices of two batches of block-scaled numbers. The second is transposed.",
    strata.examples = ["%r = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<1x16x32xf8E5M2>, tensor<1x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "auto a = getElementTypeOrSelf($a_data.getType()), b = getElementTypeOrSelf($b_data.getType());",
      "if (a != b) return emitOpError(\"expect A_data and B_data to have same element type, got \") << a << \" and \" << b;",
      "int64_t n = dimSize($a_data, 0), h = dimSize($a_data, 1), c = dimSize($a_data, 2), d = dimSize($b_data, 0), w = dimSize($b_data, 1);",
      "if (failed(verifySizeOf($a_scale, 0, n, \"batch of a_scale\")) || failed(verifySizeOf($a_scale, 1, h, \"height of a_scale\"))) return failure();",
      "n = knownSize(n, dimSize($a_scale, 0));",
      "h = knownSize(h, dimSize($a_scale, 1));",
      "int64_t blocks = dimSize($a_scale, 2);",
      "if (failed(verifySizeOf($b_data, 2, c, \"channels of b_data\"))) return failure();",
      "c = knownSize(c, dimSize($b_data, 2));",
      "if (failed(verifySizeOf($b_scale, 0, d, \"batch of b_scale\")) || failed(verifySizeOf($b_scale, 1, w, \"width of b_scale\")) || failed(verifySizeOf($b_scale, 2, blocks, \"C/block_size of b_scale\"))) return failure();",
      "d = knownSize(d, dimSize($b_scale, 0));",
      "w = knownSize(w, dimSize($b_scale, 1));",
      "if (!ShapedType::isDynamic(n) && !ShapedType::isDynamic(d) && n != d && d != 1) return emitOpError(\"expect B matrix batch size to be broadcast compatible with A, got D=\") << d << \" vs N=\" << n;",
      "if (!ShapedType::isDynamic(c) && c % 32 != 0) return emitOpError(\"expect C to be a multiple of block size, got C=\") << c << \", block_size=32\";",
      "auto expected = RankedTensorType::get({n, h, w}, $output_data.getType().getElementType());",
      "if (!isCompatible(expected, $output_data.getType())) return emitOpError(\"expected output shape \") << $output_data.getType().getShape() << \" to be compatible with expected output shape \" << expected.getShape();"
    ],
    strata.format = "operands attr-dict($block_size) `:` functional-type(operands, results)"
  } {
    %a_data = irdl.c_pred "unranked_tensor && tensor_of(small_float) || ranked_tensor && rank(3) && tensor_of(small_float)" {strata.summary = "tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values"}
    %a_scale = irdl.c_pred "tensor_of(isa<Float8E8M0FNUType>($_self)) && (unranked_tensor || rank(3))" {strata.summary = "tosa-conformant unranked tensor of micro-scaling format scale values or 3D tensor of micro-scaling format scale values"}
    %b_data = irdl.c_pred "unranked_tensor && tensor_of(small_float) || ranked_tensor && rank(3) && tensor_of(small_float)" {strata.summary = "tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values"}
    %b_scale = irdl.c_pred "tensor_of(isa<Float8E8M0FNUType>($_self)) && (unranked_tensor || rank(3))" {strata.summary = "tosa-conformant unranked tensor of micro-scaling format scale values or 3D tensor of micro-scaling format scale values"}
    irdl.operands(a_data: %a_data, a_scale: %a_scale, b_data: %b_data, b_scale: %b_scale)
    %block_size = irdl.base @tosa::@block_size {strata.summary = "BlockSizeAttr"}
    irdl.attributes {"block_size" = %block_size}
    %output_data = irdl.c_pred "numbers_3d"
    irdl.results(output_data: %output_data)
  }
  irdl.operation @max_pool2d attributes {
    strata.class = "MaxPool2dOp",
    strata.summary = "maximum pooling",
    strata.description = "The largest element of each window of the input.",
    strata.examples = ["%r = tosa.max_pool2d %a {kernel = array<i64: 5, 5>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>) -> tensor<*xf32>"],
    strata.hooks = ["canonicalize"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if (failed(verifySameElement($input, $output))) return failure();",
      "return verifyPool();"
    ],
    strata.format = "operands attr-dict($nan_mode) `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "numbers_4d"
    irdl.operands(input: %input)
    %kernel = irdl.c_pred "size(2)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 2 elements"}
    %stride = irdl.c_pred "size(2)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 2 elements"}
    %pad = irdl.c_pred "size(4)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 4 elements"}
    %nan_mode = irdl.base @tosa::@nan_mode {strata.default = "PROPAGATE", strata.summary = "Supported NaN propagation strategies"}
    irdl.attributes {"kernel" = %kernel, "stride" = %stride, "pad" = %pad, "nan_mode" = %nan_mode}
    %output = irdl.c_pred "numbers_4d"
    irdl.results(output: %output)
  }
  irdl.operation @max_shape attributes {
    strata.like = "add_shape", strata.class = "MaxShapeOp",
    strata.summary = "larger sizes",
    strata.description = "The larger size of each dimension of two shapes."
  } {}
  irdl.operation @maximum attributes {
    strata.like = "bitwise_and", strata.class = "MaximumOp",
    strata.summary = "larger element",
    strata.description = "The larger of two elements.",
    strata.examples = ["%r = tosa.maximum %a, %b : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>"],
    strata.format = "operands attr-dict($nan_mode) `:` functional-type(operands, results)"
  } {
    %nan_mode = irdl.base @tosa::@nan_mode {strata.default = "PROPAGATE", strata.summary = "Supported NaN propagation strategies"}
    irdl.attributes {"nan_mode" = %nan_mode}
  }
  irdl.operation @min_shape attributes {
    strata.like = "add_shape", strata.class = "MinShapeOp",
    strata.summary = "smaller sizes",
    strata.description = "The smaller size of each dimension of two shapes."
  } {}
  irdl.operation @minimum attributes {
    strata.like = "maximum", strata.class = "MinimumOp",
    strata.summary = "smaller element",
    strata.description = "The smaller of two elements.",
    strata.examples = ["%r = tosa.minimum %a, %b : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>"]
  } {}
  irdl.operation @mod_shape attributes {
    strata.like = "add_shape", strata.class = "ModShapeOp",
    strata.summary = "remainder of sizes",
    strata.description = "The remainders of the sizes of two shapes."
  } {}
  irdl.operation @mul attributes {
    strata.class = "MulOp",
    strata.summary = "product",
    strata.description = "The product of the elements, shifted to the right by `shift`.",
    strata.examples = ["%r = tosa.mul %a, %a, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure", "TosaElementwiseOperator"],
    strata.verify = [
      "auto x = elementOf($input1), y = elementOf($input2), result = elementOf($output);",
      "if (isa<IntegerType>(result) && x != y) return emitOpError(\"requires the same element type for all operands\");",
      "if (isa<IntegerType>(result) && isa<FloatType>(x)) return emitOpError(\"requires the same element type for all operands\");",
      "if (!isa<IntegerType>(result)) {",
      "  if (x != y || x != result) return emitOpError(\"requires the same element type for all operands and results\");",
      "  auto shift = getConstantIntValues($shift);",
      "  if (shift != nullptr && shift.front() != 0) return emitOpError(\"require shift to be 0 for float type\");",
      "}",
      "auto a = $input1.getType(), b = $input2.getType(), output = $output.getType();",
      "if (a.hasRank() && output.hasRank() && a.getRank() != output.getRank() && (!b.hasRank() || a.getRank() == b.getRank())) return emitOpError(\"result type has different rank than a, got \") << output.getRank() << \" vs \" << a.getRank();",
      "if (!a.hasRank() && b.hasRank() && output.hasRank() && b.getRank() != output.getRank()) return emitOpError(\"result type has different rank than b, got \") << output.getRank() << \" vs \" << b.getRank();",
      "if (!a.hasRank() || !b.hasRank()) return success();",
      "if (a.getRank() != b.getRank()) return emitOpError(\"a and b operands don't have matching ranks, got \") << a.getRank() << \" and \" << b.getRank();",
      "for (auto [m, n] : llvm::zip(a.getShape(), b.getShape()))",
      "  if (!ShapedType::isDynamic(m) && !ShapedType::isDynamic(n) && m != n && m != 1 && n != 1)",
      "    return emitOpError(\"a and b operands don't have broadcast-compatible shapes, got \") << a << \" and \" << b;"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers"
    %input2 = irdl.c_pred "numbers"
    %shift = irdl.c_pred "scalar_tensor && tensor_of(signless_integer(8))" {strata.summary = "tosa-conformant unranked tensor of 8-bit signless integer values or tosa-conformant scalar tensor of 8-bit signless integer values"}
    irdl.operands(input1: %input1, input2: %input2, shift: %shift)
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @mul_shape attributes {
    strata.like = "add_shape", strata.class = "MulShapeOp",
    strata.summary = "product of sizes",
    strata.description = "The products of the sizes of two shapes."
  } {}
  irdl.operation @negate attributes {
    strata.class = "NegateOp",
    strata.summary = "negation",
    strata.description = "The negative of each element. Zero points are operands.",
    strata.examples = ["%r = tosa.negate %a, %zero, %b : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure", "TosaElementwiseOperator"],
    strata.verify = [
      "if (failed(verifySameElement($input1, $output))) return failure();",
      "if (!isCompatible($input1.getType(), $output.getType())) return emitOpError(\"requires the same shape for input1 and output\");",
      "if (failed(verifyZeroPointType($input1, $input1_zp, \"input1\")) || failed(verifyZeroPointType($output, $output_zp, \"output\"))) return failure();",
      "if (failed(verifyZeroPoint($input1_zp, \"input1\"))) return failure();",
      "return verifyZeroPoint($output_zp, \"output\");"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers"
    %input1_zp = irdl.c_pred "zero_point"
    %output_zp = irdl.c_pred "zero_point"
    irdl.operands(input1: %input1, input1_zp: %input1_zp, output_zp: %output_zp)
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @pad attributes {
    strata.class = "PadOp",
    strata.summary = "padding",
    strata.description = "The tensor with `pad_const` around it. `padding` has the numbers of elements before and after it in each dimension.",
    strata.hooks = ["fold"],
    strata.traits = ["Pure", "TosaResolvableShapeOperands"],
    strata.verify = [
      "if (failed(verifyShapeOperands()) || failed(verifySameElement($input1, $output)) || failed(verifySameElement($pad_const, $output))) return failure();",
      "auto input = $input1.getType(), output = $output.getType();",
      "if (!input.hasRank() || !output.hasRank()) return success();",
      "if (input.getRank() != output.getRank()) return emitOpError(\"expect same input and output tensor rank, but got inputRank: \") << input.getRank() << \", outputRank: \" << output.getRank();",
      "auto padding = getConstantIntValues($padding);",
      "int64_t count = $padding.getType().getRank(), rank = input.getRank();",
      "if (count != 2 * rank) return emitOpError(\"padding tensor must have \") << rank << \" * 2 = \" << 2 * rank << \" elements, but got \" << count;",
      "if (padding == nullptr) return success();",
      "for (auto i : llvm::seq(0, rank)) {",
      "  int64_t before = padding[2 * i], after = padding[2 * i + 1];",
      "  if (before < -1 || after < -1) return emitOpError(\"invalid padding values at dimension \") << i << \": values must be non-negative or -1 for dynamic padding, got [\" << before << \", \" << after << \"]\";",
      "  if (before == -1 || after == -1 || input.isDynamicDim(i) || output.isDynamicDim(i)) continue;",
      "  int64_t size = input.getDimSize(i);",
      "  if (output.getDimSize(i) != size + before + after) return emitOpError(\"mismatch in output shape at dimension \") << i << \": expected \" << size << \" + \" << before << \" + \" << after << \" = \" << size + before + after << \", but got \" << output.getDimSize(i);",
      "}"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers_1"
    %padding = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    %pad_const = irdl.c_pred "unranked_tensor && tensor_of(plain_element) || ranked_tensor && rank(1) && length(1) && tensor_of(element)" {strata.summary = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of number values"}
    irdl.operands(input1: %input1, padding: %padding, pad_const: %pad_const)
    %output = irdl.c_pred "numbers_1"
    irdl.results(output: %output)
  }
  irdl.operation @pow attributes {
    strata.like = "bitwise_and", strata.class = "PowOp",
    strata.summary = "power",
    strata.description = "The first operand to the power of the second.",
    strata.examples = ["%r = tosa.pow %a, %b : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank"]
  } {}
  irdl.operation @reciprocal attributes {
    strata.like = "bitwise_not", strata.class = "ReciprocalOp",
    strata.summary = "reciprocal",
    strata.description = "One divided by each element.",
    strata.examples = ["%r = tosa.reciprocal %a : (tensor<3xf32>) -> tensor<3xf32>"],
    strata.hooks = ["fold"]
  } {}
  irdl.operation @reduce_all attributes {
    strata.class = "ReduceAllOp",
    strata.summary = "conjunction along a dimension",
    strata.description = "Whether all elements along a dimension are true. The result has size 1 there.",
    strata.examples = ["%r = tosa.reduce_all %a {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if (failed(verifyReduction())) return failure();",
      "return verifyReductionTypes();"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "numbers_1"
    irdl.operands(input: %input)
    %axis = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"axis" = %axis}
    %output = irdl.c_pred "numbers_1"
    irdl.results(output: %output)
  }
  irdl.operation @reduce_any attributes {
    strata.like = "reduce_all", strata.class = "ReduceAnyOp",
    strata.summary = "disjunction along a dimension",
    strata.description = "Whether an element along a dimension is true. The result has size 1 there.",
    strata.examples = ["%r = tosa.reduce_any %a {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>"]
  } {}
  irdl.operation @reduce_max attributes {
    strata.like = "reduce_all", strata.class = "ReduceMaxOp",
    strata.summary = "maximum along a dimension",
    strata.description = "The largest element along a dimension. The result has size 1 there.",
    strata.examples = ["%r = tosa.reduce_max %x {axis = 0 : i32} : (tensor<*xi32>) -> tensor<*xi32>"],
    strata.format = "operands attr-dict($nan_mode) `:` functional-type(operands, results)"
  } {
    %axis = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %nan_mode = irdl.base @tosa::@nan_mode {strata.default = "PROPAGATE", strata.summary = "Supported NaN propagation strategies"}
    irdl.attributes {"axis" = %axis, "nan_mode" = %nan_mode}
  }
  irdl.operation @reduce_min attributes {
    strata.like = "reduce_max", strata.class = "ReduceMinOp",
    strata.summary = "minimum along a dimension",
    strata.description = "The smallest element along a dimension. The result has size 1 there.",
    strata.examples = ["%r = tosa.reduce_min %a {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>"]
  } {}
  irdl.operation @reduce_product attributes {
    strata.like = "reduce_all", strata.class = "ReduceProductOp",
    strata.summary = "product along a dimension",
    strata.description = "The product of the elements along a dimension. The result has size 1 there.",
    strata.examples = ["%r = tosa.reduce_product %a {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>"]
  } {}
  irdl.operation @reduce_sum attributes {
    strata.like = "reduce_all", strata.class = "ReduceSumOp",
    strata.summary = "sum along a dimension",
    strata.description = "The sum of the elements along a dimension. The result has size 1 there.",
    strata.examples = ["%r = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>"]
  } {}
  irdl.operation @rescale attributes {
    strata.class = "RescaleOp",
    strata.summary = "scaling of quantized numbers",
    strata.description = "Multiplies integers by fixed-point numbers, of the tensor or of each channel, and converts them to another width. Zero points are operands.",
    strata.traits = ["Pure"],
    strata.verify = [
      "auto input = elementOf($input), output = elementOf($output);",
      "if (!isa<IntegerType>(input)) return emitOpError(\"expect input to have integer element type, got \") << input;",
      "if (!isa<IntegerType>(output)) return emitOpError(\"expect output to have integer element type, got \") << output;",
      "auto inputZero = elementOf($input_zp), outputZero = elementOf($output_zp);",
      "if (!isa<IntegerType>(inputZero) || input.getWidth() != inputZero.getWidth()) return emitOpError(\"expected input and input_zp to both be integer of the same bitwidth, but got \") << input << \" vs. \" << inputZero;",
      "if (!isa<IntegerType>(outputZero) || output.getWidth() != outputZero.getWidth()) return emitOpError(\"expected output and output_zp to both be integer of the same bitwidth, but got \") << output << \" vs. \" << outputZero;",
      "if (failed(verifyRescaleZeroPoint($input, $input_zp, $input_unsigned, \"input\")) || failed(verifyRescaleZeroPoint($output, $output_zp, $output_unsigned, \"output\"))) return failure();",
      "auto multiplier = getElementTypeOrSelf($multiplier.getType());",
      "if ($scale32 && !multiplier.isInteger(32)) return emitOpError(\"expect i32 element type for multiplier for scale32=true, got \") << multiplier;",
      "if (!$scale32 && !multiplier.isInteger(16)) return emitOpError(\"expect i16 element type for multiplier for scale32=false, got \") << multiplier;",
      "if (!$input.getType().hasRank()) return success();",
      "int64_t channels = $per_channel ? $input.getType().getShape().back() : 1;",
      "if (ShapedType::isDynamic(channels)) return success();",
      "if (failed(verifyRescaleShape($multiplier, channels, \"multiplier\"))) return failure();",
      "return verifyRescaleShape($shift, channels, \"shift\");"
    ],
    strata.format = "operands attr-dict($rounding_mode) `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "numbers"
    %multiplier = irdl.c_pred "ranked_tensor && rank(1) && tensor_of(signless_integer(16, 32))" {strata.summary = "1D tensor of 16-bit signless integer or 32-bit signless integer values"}
    %shift = irdl.c_pred "ranked_tensor && rank(1) && tensor_of(signless_integer(8))" {strata.summary = "1D tensor of 8-bit signless integer values"}
    %input_zp = irdl.c_pred "zero_point"
    %output_zp = irdl.c_pred "zero_point"
    irdl.operands(input: %input, multiplier: %multiplier, shift: %shift, input_zp: %input_zp, output_zp: %output_zp)
    %scale32 = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    %rounding_mode = irdl.base @tosa::@rounding_mode {strata.summary = "Supported rounding modes"}
    %per_channel = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    %input_unsigned = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    %output_unsigned = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"scale32" = %scale32, "rounding_mode" = %rounding_mode, "per_channel" = %per_channel, "input_unsigned" = %input_unsigned, "output_unsigned" = %output_unsigned}
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @reshape attributes {
    strata.class = "ReshapeOp",
    strata.summary = "reshaping",
    strata.description = "The elements in the same order in another shape. One size of it may be -1 and follows from the others.",
    strata.hooks = ["fold"],
    strata.traits = ["Pure", "TosaResolvableShapeOperands"],
    strata.verify = [
      "if (failed(verifyShapeOperands()) || failed(verifySameElement($input1, $output))) return failure();",
      "auto shape = getConstantIntValues($shape);",
      "if (shape == nullptr) return success();",
      "if (count_if(shape, [](int64_t size) { return size == -1; }) > 1) return emitOpError(\"expected at most one target dimension to be -1\");",
      "auto input = $input1.getType(), output = $output.getType();",
      "if (!output.hasRank()) return success();",
      "if (shape.size() != output.getRank()) return emitOpError(\"new shape does not match result rank\");",
      "for (auto [size, found] : llvm::zip(shape, output.getShape())) {",
      "  if (size != -1 && !ShapedType::isDynamic(found) && size != found) return emitOpError(\"new shape is inconsistent with result shape\");",
      "  if (size < -1) return emitOpError(\"new shape has invalid tensor dimension size \") << size;",
      "}",
      "if (!input.hasRank() || !input.hasStaticShape()) return success();",
      "int64_t count = computeProduct(input.getShape()), product = 1;",
      "bool isKnown = output.hasStaticShape() || none_of(shape, [](int64_t size) { return size == -1; });",
      "auto sizes = output.hasStaticShape() ? output.getShape() : shape;",
      "for (auto size : sizes) product = size < 0 ? product : product * size;",
      "if (isKnown && product != count) return emitOpError(\"cannot reshape \") << count << \" elements into \" << product;",
      "if (!isKnown && (product == 0 || count % product != 0)) return emitOpError(\"cannot reshape \") << count << \" elements into \" << product;"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers"
    %shape = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    irdl.operands(input1: %input1, shape: %shape)
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @resize attributes {
    strata.class = "ResizeOp",
    strata.summary = "resizing of images",
    strata.description = "Images of another size. `scale` has numerator and denominator in both dimensions.",
    strata.hooks = ["fold"],
    strata.traits = ["Pure", "TosaResolvableShapeOperands"],
    strata.verify = [
      "if (failed(verifyShapeOperands())) return failure();",
      "auto scale = getConstantIntValues($scale), offset = getConstantIntValues($offset), border = getConstantIntValues($border);",
      "if (scale == nullptr || offset == nullptr || border == nullptr) return success();",
      "for (auto value : scale)",
      "  if (value <= 0) return emitOpError(\"expect all scale values to be > 0, got \") << scale;",
      "if (!$input.getType().hasRank() || !$output.getType().hasRank()) return success();",
      "SmallVector<StringRef> dims = {\"height\", \"width\"}, letters = {\"y\", \"x\"};",
      "for (auto [i, dim] : llvm::enumerate(dims)) {",
      "  int64_t size = $input.getType().getDimSize(i + 1), found = $output.getType().getDimSize(i + 1);",
      "  if (ShapedType::isDynamic(size) || size == 1) continue;",
      "  int64_t extent = (size - 1) * scale[2 * i] - offset[i] + border[i];",
      "  auto letter = letters[i];",
      "  if (extent % scale[2 * i + 1] != 0)",
      "    return emitOpError(\"expected (input_\") << dim << \" - 1) * scale_\" << letter << \"_n - offset_\" << letter << \" + border_\" << letter << \" to be wholly divisible by scale_\" << letter << \"_d, got ((\" << size << \" - 1) * \" << scale[2 * i] << \" - \" << offset[i] << \" + \" << border[i] << \") / \" << scale[2 * i + 1];",
      "  if (failed(verifySize(extent / scale[2 * i + 1] + 1, found, dim))) return failure();",
      "}"
    ],
    strata.format = "operands attr-dict($mode) `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "numbers_4d"
    %scale = irdl.c_pred "isa<shapeType>($_self) && cast<shapeType>($_self).getRank() == 4" {strata.summary = "Tosa shape type of rank 4"}
    %offset = irdl.c_pred "isa<shapeType>($_self) && cast<shapeType>($_self).getRank() == 2" {strata.summary = "Tosa shape type of rank 2"}
    %border = irdl.c_pred "isa<shapeType>($_self) && cast<shapeType>($_self).getRank() == 2" {strata.summary = "Tosa shape type of rank 2"}
    irdl.operands(input: %input, scale: %scale, offset: %offset, border: %border)
    %mode = irdl.base @tosa::@resize_mode {strata.summary = "Supported resize/upsampling strategies"}
    irdl.attributes {"mode" = %mode}
    %output = irdl.c_pred "numbers_4d"
    irdl.results(output: %output)
  }
  irdl.operation @reverse attributes {
    strata.class = "ReverseOp",
    strata.summary = "reversal",
    strata.description = "The tensor with the elements along a dimension in reverse order.",
    strata.examples = ["%r = tosa.reverse %a {axis = 0 : i32} : (tensor<3x?xi8>) -> tensor<3x?xi8>"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if (failed(verifySameElement($input1, $output))) return failure();",
      "auto input = $input1.getType(), output = $output.getType();",
      "if ($axis < 0) return emitOpError(\"expected non-negative reverse axis\");",
      "if (input.hasRank() && $axis >= input.getRank()) return emitOpError(\"expect input tensor rank (\") << input.getRank() << \") to be larger than reverse axis (\" << $axis << \")\";",
      "if (!output.hasRank()) return success();",
      "if (input.hasRank() && input.getRank() != output.getRank()) return emitOpError(\"expect output tensor rank to be equal to input tensor rank\");",
      "if ($axis >= output.getRank()) return emitOpError(\"expect output tensor rank (\") << output.getRank() << \") to be larger than reverse axis (\" << $axis << \")\";"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers_1"
    irdl.operands(input1: %input1)
    %axis = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"axis" = %axis}
    %output = irdl.c_pred "numbers_1"
    irdl.results(output: %output)
  }
  irdl.operation @rfft2d attributes {
    strata.class = "RFFT2dOp",
    strata.summary = "Fourier transform of real numbers",
    strata.description = "The Fourier transform of real numbers in the last two dimensions. The result has the half of the width that is not redundant.",
    strata.examples = ["%output_real_2, %output_imag_3 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType"],
    strata.verify = [
      "auto input = $input_real.getType(), real = $output_real.getType(), imag = $output_imag.getType();",
      "if (!isCompatible(real, imag)) return emitOpError(\"expected output shapes to match, got \") << real << \", \" << imag;",
      "if (!input.hasRank()) return success();",
      "int64_t height = input.getDimSize(1), width = input.getDimSize(2);",
      "if (!ShapedType::isDynamic(height) && !isPowerOf2_64(height)) return emitOpError(\"expected height to be a power of two, got \") << height;",
      "if (!ShapedType::isDynamic(width) && !isPowerOf2_64(width)) return emitOpError(\"expected width to be a power of two, got \") << width;",
      "if (!real.hasRank()) return success();",
      "for (auto dim : llvm::seq(0, 2))",
      "  if (!input.isDynamicDim(dim) && !real.isDynamicDim(dim) && input.getDimSize(dim) != real.getDimSize(dim))",
      "    return emitOpError(\"expected batch and height dimensions of input/output to match, got input=\") << input << \" output=\" << real;",
      "if (!ShapedType::isDynamic(width) && !real.isDynamicDim(2) && real.getDimSize(2) != width / 2 + 1) return emitOpError(\"expected output width to be equal to input_width / 2 + 1, got \") << real.getDimSize(2);"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input_real = irdl.c_pred "numbers_3d"
    irdl.operands(input_real: %input_real)
    %local_bound = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.optional, strata.summary = "bool attribute"}
    irdl.attributes {"local_bound" = %local_bound}
    %output_real = irdl.c_pred "numbers_3d"
    %output_imag = irdl.c_pred "numbers_3d"
    irdl.results(output_real: %output_real, output_imag: %output_imag)
  }
  irdl.operation @rsqrt attributes {
    strata.like = "bitwise_not", strata.class = "RsqrtOp",
    strata.summary = "reciprocal of the square root",
    strata.description = "The reciprocal of the square root of each element.",
    strata.examples = ["%r = tosa.rsqrt %a : (tensor<2x3xf32>) -> tensor<2x3xf32>"]
  } {}
  irdl.operation @scatter attributes {
    strata.class = "ScatterOp",
    strata.summary = "scattering of rows",
    strata.description = "`values_in` with the rows at the indices replaced by those of `input`.",
    strata.examples = ["%r = tosa.scatter %a, %i, %b : (tensor<?x52x?xf32>, tensor<?x?xi32>, tensor<?x?x?xf32>) -> tensor<?x52x?xf32>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if (failed(verifySameElement($values_in, $values_out)) || failed(verifySameElement($input, $values_out))) return failure();",
      "int64_t n = dimSize($values_in, 0), k = dimSize($values_in, 1), c = dimSize($values_in, 2);",
      "if (failed(verifyDimension($indices, 0, n, \"indices\"))) return failure();",
      "n = knownSize(n, dimSize($indices, 0));",
      "int64_t w = dimSize($indices, 1);",
      "if (failed(verifyDimension($input, 0, n, \"input\")) || failed(verifyDimension($input, 1, w, \"input\")) || failed(verifyDimension($input, 2, c, \"input\"))) return failure();",
      "n = knownSize(n, dimSize($input, 0));",
      "w = knownSize(w, dimSize($input, 1));",
      "c = knownSize(c, dimSize($input, 2));",
      "if (failed(verifyDimension($values_out, 0, n, \"values_out\")) || failed(verifyDimension($values_out, 1, k, \"values_out\")) || failed(verifyDimension($values_out, 2, c, \"values_out\"))) return failure();",
      "k = knownSize(k, dimSize($values_out, 1));",
      "if (!ShapedType::isDynamic(k) && !ShapedType::isDynamic(w) && k < w) return emitOpError(\"requires dimensions K >= W, got K=\") << k << \" and W=\" << w;"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %values_in = irdl.c_pred "numbers_3d"
    %indices = irdl.c_pred "unranked_tensor && tensor_of(element) || ranked_tensor && rank(2) && tensor_of(signless_integer(32, 64))" {strata.summary = "tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values"}
    %input = irdl.c_pred "numbers_3d"
    irdl.operands(values_in: %values_in, indices: %indices, input: %input)
    %values_out = irdl.c_pred "numbers_3d"
    irdl.results(values_out: %values_out)
  }
  irdl.operation @select attributes {
    strata.class = "SelectOp",
    strata.summary = "choice between elements",
    strata.description = "The elements of `on_true` where the condition is true, otherwise those of `on_false`.",
    strata.examples = ["%r = tosa.select %c, %a, %b : (tensor<2xi1>, tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank"],
    strata.verify = [
      "if (failed(verifySameElement($input2, $output))) return failure();",
      "return verifySameElement($input3, $output);"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "booleans"
    %input2 = irdl.c_pred "numbers"
    %input3 = irdl.c_pred "numbers"
    irdl.operands(input1: %input1, input2: %input2, input3: %input3)
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @sigmoid attributes {
    strata.like = "bitwise_not", strata.class = "SigmoidOp",
    strata.summary = "sigmoid",
    strata.description = "The sigmoid of each element: one divided by one plus the exponential of its negative.",
    strata.examples = ["%r = tosa.sigmoid %x : (tensor<2x3xf32>) -> tensor<2x3xf32>"]
  } {}
  irdl.operation @sin attributes {
    strata.like = "cos", strata.class = "SinOp",
    strata.summary = "sine",
    strata.description = "The sine of each element.",
    strata.examples = ["%r = tosa.sin %a : (tensor<2x3xf32>) -> tensor<2x3xf32>"]
  } {}
  irdl.operation @slice attributes {
    strata.class = "SliceOp",
    strata.summary = "slice",
    strata.description = "A part of a tensor: `size` elements from `start` on.",
    strata.hooks = ["fold", "canonicalize"],
    strata.traits = ["Pure", "TosaResolvableShapeOperands"],
    strata.verify = [
      "if (failed(verifyShapeOperands()) || failed(verifySameElement($input1, $output))) return failure();",
      "auto input = $input1.getType(), output = $output.getType();",
      "if (!input.hasRank()) return success();",
      "if (output.hasRank() && input.getRank() != output.getRank()) return emitOpError(\"expect input1 and output to have the same ranks, got \") << input.getRank() << \" and \" << output.getRank();",
      "if ($start.getType().getRank() != input.getRank()) return emitOpError(\"length of start is not equal to rank of input shape\");",
      "if ($size.getType().getRank() != input.getRank()) return emitOpError(\"length of size is not equal to rank of input shape\");"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers_1"
    %start = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    %size = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    irdl.operands(input1: %input1, start: %start, size: %size)
    %output = irdl.c_pred "numbers_1"
    irdl.results(output: %output)
  }
  irdl.operation @slice_shape attributes {
    strata.class = "SliceShapeOp",
    strata.summary = "part of a shape",
    strata.description = "A part of a shape: `size` sizes from `start` on.",
    strata.traits = ["Pure", "TosaShapeOperator", "TosaResolvableShapeOperands"],
    strata.verify = [
      "if (failed(verifyShapeOperands())) return failure();",
      "auto starts = getConstantIntValues($start), sizes = getConstantIntValues($size);",
      "int64_t rank = $input.getType().getRank(), found = $output.getType().getRank();",
      "if (starts != nullptr && starts.front() < 0) return emitOpError(\"expected non-negative start index, got \") << starts.front();",
      "if (sizes != nullptr && sizes.front() <= 0) return emitOpError(\"expected positive size, got \") << sizes.front();",
      "if (sizes != nullptr && found != sizes.front()) return emitOpError(\"expected output type size to be equal to size attribute, got \") << found << \" vs \" << sizes.front();",
      "if (starts != nullptr && sizes != nullptr && starts.front() + sizes.front() > rank) return emitOpError(\"expected start + size to be less than or equal to input shape rank (\") << rank << \"), got \" << starts.front() + sizes.front();"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    %start = irdl.c_pred "scalar_tensor && tensor_of(signless_integer(32))" {strata.summary = "tosa-conformant unranked tensor of 32-bit signless integer values or tosa-conformant scalar tensor of 32-bit signless integer values"}
    %size = irdl.c_pred "scalar_tensor && tensor_of(signless_integer(32))" {strata.summary = "tosa-conformant unranked tensor of 32-bit signless integer values or tosa-conformant scalar tensor of 32-bit signless integer values"}
    irdl.operands(input: %input, start: %start, size: %size)
    %output = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    irdl.results(output: %output)
  }
  irdl.operation @sub attributes {
    strata.like = "bitwise_and", strata.class = "SubOp",
    strata.summary = "difference",
    strata.description = "The difference of the elements.",
    strata.examples = ["%r = tosa.sub %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank"]
  } {}
  irdl.operation @sub_shape attributes {
    strata.like = "add_shape", strata.class = "SubShapeOp",
    strata.summary = "difference of sizes",
    strata.description = "The differences of the sizes of two shapes."
  } {}
  irdl.operation @table attributes {
    strata.class = "TableOp",
    strata.summary = "table lookup",
    strata.description = "Each element, replaced by the entry of a table; elements of 16 bits are interpolated.",
    strata.examples = ["%r = tosa.table %a, %t : (tensor<3x6xi8>, tensor<256xi8>) -> tensor<3x?xi8>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "auto input = $input1.getType(), output = $output.getType();",
      "if (!input.hasRank() || !output.hasRank()) return success();",
      "if (input.getRank() != output.getRank()) return emitOpError(\"expected input tensor rank to equal result tensor rank\");",
      "for (auto i : llvm::seq(0, input.getRank()))",
      "  if (!output.isDynamicDim(i) && output.getDimSize(i) != input.getDimSize(i))",
      "    return emitOpError(\"dim(result, \") << i << \") = \" << output.getDimSize(i) << \" doesn't match dim(input, \" << i << \") = \" << input.getDimSize(i);"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers"
    %table = irdl.c_pred "numbers_1d"
    irdl.operands(input1: %input1, table: %table)
    %output = irdl.c_pred "numbers"
    irdl.results(output: %output)
  }
  irdl.operation @tanh attributes {
    strata.like = "bitwise_not", strata.class = "TanhOp",
    strata.summary = "hyperbolic tangent",
    strata.description = "The hyperbolic tangent of each element.",
    strata.examples = ["%r = tosa.tanh %a : (tensor<2x3xf32>) -> tensor<2x3xf32>"]
  } {}
  irdl.operation @tile attributes {
    strata.class = "TileOp",
    strata.summary = "repetition",
    strata.description = "The tensor, repeated along each dimension.",
    strata.hooks = ["fold"],
    strata.traits = ["Pure", "TosaResolvableShapeOperands"],
    strata.verify = [
      "if (failed(verifyShapeOperands()) || failed(verifySameElement($input1, $output))) return failure();",
      "auto input = $input1.getType(), output = $output.getType();",
      "int64_t count = $multiples.getType().getRank();",
      "if (input.hasRank()) {",
      "  if (input.getRank() != count) return emitOpError(\"expect 'multiples' to have rank \") << input.getRank() << \" but got \" << count << \".\";",
      "  if (output.hasRank() && input.getRank() != output.getRank()) return emitOpError(\"expect same input and output tensor rank.\");",
      "} else if (output.hasRank() && output.getRank() != count) {",
      "  return emitOpError(\"expect 'multiples' array to have length \") << output.getRank() << \" but got \" << count << \".\";",
      "}",
      "auto multiples = getConstantIntValues($multiples);",
      "if (multiples == nullptr) return success();",
      "for (auto value : multiples)",
      "  if (value <= 0 && value != -1) return emitOpError(\"expect element of 'multiples' to be positive integer or -1.\");"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers_1"
    %multiples = irdl.base @tosa::@shape {strata.summary = "Shape with static rank and Index element type"}
    irdl.operands(input1: %input1, multiples: %multiples)
    %output = irdl.c_pred "numbers_1"
    irdl.results(output: %output)
  }
  irdl.operation @transpose attributes {
    strata.class = "TransposeOp",
    strata.summary = "transposition",
    strata.description = "The tensor with its dimensions in another order.",
    strata.examples = ["%r = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>"],
    strata.hooks = ["fold", "canonicalize"],
    strata.traits = ["Pure", "AllElementTypesMatch<input1, output>"],
    strata.verify = [
      "auto input = $input1.getType(), output = $output.getType();",
      "int64_t count = $perms.size();",
      "if (input.hasRank() && input.getRank() != count) return emitOpError(\"expected perms attribute to have size \") << input.getRank() << \" (input rank) but got size \" << count;",
      "if (input.hasRank() && output.hasRank() && input.getRank() != output.getRank()) return emitOpError(\"expected input tensor rank to equal result tensor rank\");",
      "if (!input.hasRank() && output.hasRank() && output.getRank() != count) return emitOpError(\"expected perms attribute to have size \") << output.getRank() << \" (output rank) but got size \" << count;",
      "if (!isPermutationVector($perms)) return emitOpError(\"expected valid permutation indices\");",
      "if (!input.hasRank() || !output.hasRank()) return success();",
      "for (auto [i, dim] : llvm::enumerate($perms))",
      "  if (!input.isDynamicDim(dim) && !output.isDynamicDim(i) && input.getDimSize(dim) != output.getDimSize(i))",
      "    return emitOpError(\"expected output tensor dim \") << i << \" to match input dim \" << dim << \" with value of \" << input.getDimSize(dim);"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input1 = irdl.c_pred "numbers_1"
    irdl.operands(input1: %input1)
    %perms = irdl.any {strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    irdl.attributes {"perms" = %perms}
    %output = irdl.c_pred "numbers_1"
    irdl.results(output: %output)
  }
  irdl.operation @transpose_conv2d attributes {
    strata.class = "TransposeConv2DOp",
    strata.summary = "transposed convolution",
    strata.description = "The convolution whose input is the result of an ordinary one. Zero points are operands.",
    strata.examples = ["%r = tosa.transpose_conv2d %x, %w, %bias, %zx, %zw {acc_type = i32, out_pad = array<i64: 1, 0, -1, 2>, stride = array<i64: 2, 2>} : (tensor<1x2x2x1xi8>, tensor<1x3x3x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x1xi32>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if (failed(verifyConvStart()) || failed(verifyAccumulator(elementOf($input), $acc_type)) || failed(verifyConvResult())) return failure();",
      "for (auto value : $stride)",
      "  if (value < 1) return emitOpError(\"expect all stride values to be >= 1, got [\") << $stride.asArrayRef() << \"]\";",
      "SmallVector<StringRef> sides = {\"top\", \"bottom\", \"left\", \"right\"}, letters = {\"H\", \"W\"}, names = {\"y\", \"x\"};",
      "for (auto [i, pad] : llvm::enumerate($out_pad)) {",
      "  int64_t kernel = dimSize($weight, i / 2 + 1);",
      "  if (!ShapedType::isDynamic(kernel) && pad <= -kernel)",
      "    return emitOpError(\"expected out_pad_\") << sides[i] << \" > -K\" << letters[i / 2] << \", but got: out_pad_\" << sides[i] << \"=\" << pad << \" and K\" << letters[i / 2] << \"=\" << kernel;",
      "}",
      "if (!$output.getType().hasRank()) return success();",
      "for (auto i : llvm::seq(0, 2)) {",
      "  int64_t size = dimSize($input, i + 1), kernel = dimSize($weight, i + 1), found = $output.getType().getDimSize(i + 1);",
      "  if (ShapedType::isDynamic(size) || ShapedType::isDynamic(kernel) || ShapedType::isDynamic(found)) continue;",
      "  int64_t before = $out_pad[2 * i], after = $out_pad[2 * i + 1];",
      "  if (found != (size - 1) * $stride[i] + before + after + kernel)",
      "    return emitOpError(\"dimension mismatch: expected O\") << letters[i] << \" == (I\" << letters[i] << \" - 1) * stride_\" << names[i] << \" + out_pad_\" << sides[2 * i] << \" + out_pad_\" << sides[2 * i + 1] << \" + K\" << letters[i] << \", but got \" << found << \" != (\" << size << \" - 1) * \" << $stride[i] << \" + \" << before << \" + \" << after << \" + \" << kernel;",
      "}",
      "return verifyChannels(dimSize($output, 3));"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "numbers_4d"
    %weight = irdl.c_pred "numbers_4d"
    %bias = irdl.c_pred "numbers_1d"
    %input_zp = irdl.c_pred "zero_point"
    %weight_zp = irdl.c_pred "zero_point"
    irdl.operands(input: %input, weight: %weight, bias: %bias, input_zp: %input_zp, weight_zp: %weight_zp)
    %out_pad = irdl.c_pred "size(4)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 4 elements"}
    %stride = irdl.c_pred "size(2)" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute with exactly 2 elements"}
    %acc_type = irdl.c_pred "type_attr_of(signless_integer(32, 48) || f16 || f32)" {strata.kind = "type", strata.summary = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %local_bound = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.optional, strata.summary = "bool attribute"}
    irdl.attributes {"out_pad" = %out_pad, "stride" = %stride, "acc_type" = %acc_type, "local_bound" = %local_bound}
    %output = irdl.c_pred "numbers_4d"
    irdl.results(output: %output)
  }
  irdl.operation @variable attributes {
    strata.class = "VariableOp",
    strata.summary = "variable",
    strata.description = "A variable that keeps its value between executions. `var_shape` has its sizes, where -1 is unknown.",
    strata.examples = ["tosa.variable @v : tensor<4xf32>"],
    strata.traits = ["Symbol"],
    strata.format = "$sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %var_shape = irdl.any {strata.kind = "elements<index>", strata.summary = "index elements attribute"}
    %type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %initial_value = irdl.any {strata.optional, strata.summary = "any attribute"}
    irdl.attributes {"sym_name" = %sym_name, "var_shape" = %var_shape, "type" = %type, "initial_value" = %initial_value}
  }
  irdl.operation @variable_read attributes {
    strata.class = "VariableReadOp",
    strata.summary = "value of a variable",
    strata.description = "The value of a variable.",
    strata.examples = ["%r = tosa.variable_read @u : tensor<2x?xf32>"],
    strata.verify_symbol_uses = ["return verifyVariable($output1, \"output1\");"],
    strata.traits = [],
    strata.format = "$name attr-dict `:` type($output1)"
  } {
    %name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    irdl.attributes {"name" = %name}
    %output1 = irdl.c_pred "numbers"
    irdl.results(output1: %output1)
  }
  irdl.operation @variable_write attributes {
    strata.class = "VariableWriteOp",
    strata.summary = "assignment to a variable",
    strata.description = "Gives a variable another value.",
    strata.examples = ["tosa.variable_write @u, %b : tensor<2x?xf32>"],
    strata.verify_symbol_uses = ["return verifyVariable($input1, \"input1\");"],
    strata.traits = [],
    strata.format = "$name attr-dict `,` $input1 `:` type($input1)"
  } {
    %input1 = irdl.c_pred "numbers"
    irdl.operands(input1: %input1)
    %name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    irdl.attributes {"name" = %name}
  }
  irdl.operation @while_loop attributes {
    strata.class = "WhileOp",
    strata.summary = "loop",
    strata.description = "Executes `body_graph` as long as `cond_graph` yields true.",
    strata.examples = ["%r = tosa.while_loop (%a = %b) : (tensor<i1>) -> tensor<i1> { tosa.yield %a : tensor<i1> } do { ^bb0(%a: tensor<i1>): tosa.yield %b : tensor<i1> }"],
    strata.traits = ["SingleBlock", "RecursiveMemoryEffects"],
    strata.verify_regions = [
      "if (failed(verifySameTypes($body_graph.front().getArgumentTypes(), $input_list.getTypes(), \"'body_graph' arguments\", \"'input_list'\"))) return failure();",
      "auto conditions = $cond_graph.front().getTerminator().getOperandTypes();",
      "if (conditions.size() != 1) return emitOpError(\"require 'cond_graph' only have one result\");",
      "if (!getElementTypeOrSelf(conditions.front()).isInteger(1)) return emitOpError(\"'cond_graph' result must be a boolean tensor, got \") << conditions.front();",
      "if (conditions.front().hasRank() && conditions.front().hasStaticShape() && conditions.front().getNumElements() != 1) return emitOpError(\"'cond_graph' result must be a size 1 tensor, got \") << conditions.front();",
      "return verifySameTypes($body_graph.front().getTerminator().getOperandTypes(), $input_list.getTypes(), \"'body_graph' results\", \"'input_list'\");"
    ],
    strata.format = "` ` (`(` zip($values `=` $input_list)^ `)`)? `:` functional-type($input_list, $output_list) $cond_graph `do` $body_graph attr-dict-with-keyword"
  } {
    %input_list = irdl.c_pred "numbers"
    irdl.operands(input_list: variadic %input_list)
    %output_list = irdl.c_pred "numbers"
    irdl.results(output_list: variadic %output_list)
    %cond_graph = irdl.region with size 1 {strata.summary = "region with 1 blocks", strata.arguments = [["values", "input_list"]]}
    %body_graph = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(cond_graph: %cond_graph, body_graph: %body_graph)
  }
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "end of a region",
    strata.description = "Passes values to the operation around the region.",
    strata.examples = ["tosa.yield %a : tensor<i1>"],
    strata.traits = ["Pure", "ReturnLike", "Terminator"],
    strata.format = "operands attr-dict `:` type(operands)"
  } {
    %inputs = irdl.any
    irdl.operands(inputs: variadic %inputs)
  }
}
