// Quantized numbers: small integers that stand for floats.
irdl.dialect @quant attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.named_predicates = [
    ["quantized", "isa<quant::QuantizedType>($_self)", "quantized type"],
    ["quantized_or_tensor", "quantized || tensor_of(quantized)", "scalar or tensor of quantized type"],
    ["float_or_tensor", "any_float || tensor_of(any_float)", "scalar or tensor of floating-point"],
    ["stored_or_tensor", "signless_integer || quantized || tensor_of(signless_integer || quantized)", "scalar or tensor of signless integer or quantized type"]
  ],
  strata.functions = [
    ["verifyBlocks", "axes, type",
      "if (!isa<TensorType>(type)) return emitError(\"scalar types may not use sub-channel quantization\");",
      "if (!type.hasRank()) return emitError(\"tensor containing the sub-channel quantized type must be ranked\");",
      "SmallVector<int64_t> sizes;",
      "for (auto tile = axes.getTile(); tile.getTiles(); tile = tile.getTiles()[0]) sizes.push_back(tile.getTiles().size());",
      "if (axes.getBlocks())",
      "  for (auto block : axes.getBlocks()) {",
      "    auto axis = block.getDimension();",
      "    if (axis >= type.getRank()) return emitError(\"quantized dimension \") << axis << \" must be less than tensor rank \" << type.getRank();",
      "    if (!type.isDynamicDim(axis) && type.getDimSize(axis) % block.getSize() != 0)",
      "      return emitError(\"tensor dimension size \") << type.getDimSize(axis) << \" at axis \" << axis << \" must be divisible by the corresponding block size \" << block.getSize();",
      "  }",
      "if (sizes.size() != type.getRank())",
      "  return emitError(\"Rank of scales \") << sizes.size() << \" must match the rank of the tensor \" << type.getRank();",
      "for (auto axis : llvm::seq(0, type.getRank())) {",
      "  if (type.isDynamicDim(axis)) continue;",
      "  int64_t blockSize = type.getDimSize(axis);",
      "  if (axes.getBlocks())",
      "    for (auto block : axes.getBlocks())",
      "      if (block.getDimension() == axis) blockSize = block.getSize();",
      "  int64_t expected = blockSize == 0 ? 0 : type.getDimSize(axis) / blockSize;",
      "  if (sizes[axis] != expected)",
      "    return emitError(\"dimension size \") << expected << \" of scales tensor at axis \" << axis << \" should match (tensor dimension at axis / block sizes at axis) = \" << expected;",
      "}",
      "return success();"],
    ["verifyAxis", "axes, type",
      "if (!isa<TensorType>(type)) return emitError(\"scalar types may not use per-axis quantization\");",
      "if (!type.hasRank()) return success();",
      "auto axis = axes.getDimension();",
      "if (axis >= type.getRank()) return emitError(\"quantized dimension must be less than tensor rank\");",
      "int64_t scales = 0;",
      "for (auto channels = axes.getChannels(); channels; channels = channels.getRest()) ++scales;",
      "if (!type.isDynamicDim(axis) && type.getDimSize(axis) != scales)",
      "  return emitError(\"quantized dimension size does not match number of scales\");",
      "return success();"],
    ["verifyAxes", "quantized, type",
      "if (!isa<UniformQuantizedPerAxisType, UniformQuantizedSubChannelType>(quantized)) return success();",
      "auto axes = quantized.getAxes();",
      "if (axes.getTile()) return verifyBlocks(axes, type);",
      "return verifyAxis(axes, type);"],
    ["verifyExpressed", "quantized, type",
      "if (quantized.getExpressedType() != getElementTypeOrSelf(type)) return emitError(\"expressed type in quantized type expected to match float type\");",
      "return success();"]
  ],
  strata.summary = "quantized types and casts",
  strata.description = "Types of integers that stand for floats. The float is the integer minus a zero point, multiplied by a scale. Casts convert between floats, quantized numbers and the integers in which they are stored."
} {
  irdl.attribute @storage attributes {
    strata.class = "StorageAttr",
    strata.summary = "integer that stores a quantized number",
    strata.enum = {
      plain,
      cases = [
        "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9", "i10", "i11", "i12", "i13", "i14", "i15", "i16",
        "i17", "i18", "i19", "i20", "i21", "i22", "i23", "i24", "i25", "i26", "i27", "i28", "i29", "i30", "i31", "i32",
        "u1", "u2", "u3", "u4", "u5", "u6", "u7", "u8", "u9", "u10", "u11", "u12", "u13", "u14", "u15", "u16",
        "u17", "u18", "u19", "u20", "u21", "u22", "u23", "u24", "u25", "u26", "u27", "u28", "u29", "u30", "u31", "u32"
      ],
      values = [
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
        17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
        257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272,
        273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288
      ]
    }
  }
  irdl.attribute @scale attributes {
    strata.class = "ScaleAttr",
    strata.summary = "scale and zero point",
    strata.description = "The scale and, unless it is 0, the zero point of a channel.",
    strata.format = "`` $scale (`` `:` `` $zeroPoint^)?"
  } {
    %scale = irdl.any {strata.kind = "f64", strata.cpp_type = "double"}
    %zeroPoint = irdl.any {strata.kind = "i64", strata.default = "0", strata.cpp_type = "int64_t"}
    irdl.parameters(scale: %scale, zeroPoint: %zeroPoint)
  }
  irdl.attribute @channels attributes {
    strata.class = "ChannelsAttr",
    strata.summary = "scales of channels",
    strata.description = "The scale and zero point of a channel, followed by those of the further channels.",
    strata.format = "`` $first (`` `,` `` $rest^)?"
  } {
    %first = irdl.base @quant::@scale {strata.summary = "scale"}
    %rest = irdl.base @quant::@channels {strata.optional, strata.summary = "further channels"}
    irdl.parameters(first: %first, rest: %rest)
  }
  irdl.attribute @block attributes {
    strata.class = "BlockAttr",
    strata.summary = "block size of a dimension",
    strata.description = "A dimension, and how many elements along it share a scale.",
    strata.format = "`` $dimension `` `:` `` $size"
  } {
    %dimension = irdl.any {strata.kind = "i32", strata.cpp_type = "int32_t"}
    %size = irdl.any {strata.kind = "i64", strata.cpp_type = "int64_t"}
    irdl.parameters(dimension: %dimension, size: %size)
  }
  irdl.attribute @tile attributes {
    strata.class = "TileAttr",
    strata.summary = "scales of blocks",
    strata.description = "The scale and zero point of a block, or those of all blocks along a dimension.",
    strata.format = "(`` `{` `` $tiles^ `}`) : (`` $scale)?"
  } {
    %tiles = irdl.base "#builtin.array" {strata.kind = "array<#quant.tile>", strata.optional, strata.summary = "tiles"}
    %scale = irdl.base @quant::@scale {strata.optional, strata.summary = "scale"}
    irdl.parameters(tiles: %tiles, scale: %scale)
  }
  irdl.attribute @axes attributes {
    strata.class = "AxesAttr",
    strata.summary = "scales along dimensions",
    strata.description = "A dimension with a scale for each index; or block sizes with a scale for each block.",
    strata.format = "(`` $dimension^ `,` `{` `` $channels `}`) : (`` `{` `` ($blocks^)? `}` `,` $tile)?"
  } {
    %dimension = irdl.any {strata.kind = "i32", strata.optional, strata.cpp_type = "int32_t"}
    %channels = irdl.base @quant::@channels {strata.optional, strata.summary = "channels"}
    %blocks = irdl.base "#builtin.array" {strata.kind = "array<#quant.block>", strata.optional, strata.summary = "block sizes"}
    %tile = irdl.base @quant::@tile {strata.optional, strata.summary = "tile"}
    irdl.parameters(dimension: %dimension, channels: %channels, blocks: %blocks, tile: %tile)
  }
  irdl.type @any attributes {
    strata.class = "AnyQuantizedType",
    strata.summary = "quantized number without a scale",
    strata.description = "The storage type, with its bounds if they are not those of the integer, and perhaps the type of the floats.",
    strata.interfaces = ["quant::QuantizedType"],
    strata.format = "`<` $storageType (`` `<` $storageTypeMin^ `` `:` `` $storageTypeMax `>`)? (`` `:` `` $expressedType^)? `>`"
  } {
    %storage = irdl.base @quant::@storage {strata.summary = "storage type"}
    %min = irdl.any {strata.kind = "i64", strata.optional}
    %max = irdl.any {strata.kind = "i64", strata.optional}
    %expressed = irdl.c_pred "any_float" {strata.optional, strata.kind = "type", strata.summary = "floating-point"}
    irdl.parameters(storageType: %storage, storageTypeMin: %min, storageTypeMax: %max, expressedType: %expressed)
  }
  irdl.type @calibrated attributes {
    strata.class = "CalibratedQuantizedType",
    strata.summary = "float with a known range",
    strata.description = "The type of a float and the range in which it lies. Calibration finds it before the type is quantized.",
    strata.interfaces = ["quant::QuantizedType"],
    strata.format = "`<` $expressedType `` `<` $min `` `:` `` $max `>` `>`"
  } {
    %expressed = irdl.c_pred "any_float" {strata.kind = "type", strata.summary = "floating-point"}
    %min = irdl.any {strata.kind = "f64", strata.cpp_type = "double"}
    %max = irdl.any {strata.kind = "f64", strata.cpp_type = "double"}
    irdl.parameters(expressedType: %expressed, min: %min, max: %max)
  }
  irdl.type @uniform attributes {
    strata.class = "UniformQuantizedType",
    strata.subclasses = [
      ["UniformQuantizedType", "!$_self.getAxes()"],
      ["UniformQuantizedPerAxisType", "$_self.getAxes() && !$_self.getAxes().getTile()"],
      ["UniformQuantizedSubChannelType", "$_self.getAxes() && $_self.getAxes().getTile()"]
    ],
    strata.verify = [
      "if ($axes && !$axes.getTile() && $axes.getDimension() < 0)",
      "  return emitError(\"illegal quantized dimension: \") << $axes.getDimension();"
    ],
    strata.summary = "quantized number with scale and zero point",
    strata.description = "The storage type, with its bounds if they are not those of the integer; the type of the floats; and the scale and zero point, of the whole tensor, of each index of a dimension, or of each block.",
    strata.interfaces = ["quant::QuantizedType"],
    strata.format = "`<` $storageType (`` `<` $storageTypeMin^ `` `:` `` $storageTypeMax `>`)? `` `:` `` $expressedType (`` `:` `` $axes^) : (`,` ` ` `` $scale)? `>`"
  } {
    %storage = irdl.base @quant::@storage {strata.summary = "storage type"}
    %min = irdl.any {strata.kind = "i64", strata.optional}
    %max = irdl.any {strata.kind = "i64", strata.optional}
    %expressed = irdl.c_pred "any_float" {strata.kind = "type", strata.summary = "floating-point"}
    %axes = irdl.base @quant::@axes {strata.optional, strata.summary = "axes"}
    %scale = irdl.base @quant::@scale {strata.optional, strata.summary = "scale"}
    irdl.parameters(storageType: %storage, storageTypeMin: %min, storageTypeMax: %max, expressedType: %expressed, axes: %axes, scale: %scale)
  }
  irdl.operation @dcast attributes {
    strata.class = "DequantizeCastOp",
    strata.summary = "conversion to float",
    strata.description = "The floats that quantized numbers stand for.",
    strata.examples = ["%r = quant.dcast %a : !quant.any<i8:f32> to f32"],
    strata.traits = ["Pure"],
    strata.predicates = [["!isa<TensorType>($input.getType()) && !isa<TensorType>($result.getType()) || isa<UnrankedTensorType>($input.getType()) && isa<UnrankedTensorType>($result.getType()) || isa<RankedTensorType>($input.getType()) && isa<RankedTensorType>($result.getType()) && cast<ShapedType>($input.getType()).getShape() == cast<ShapedType>($result.getType()).getShape()", "input and result are both scalars or both tensors with matching shape"]],
    strata.verify = [
      "auto quantized = getElementTypeOrSelf($input.getType());",
      "if (failed(verifyExpressed(quantized, $result.getType()))) return failure();",
      "return verifyAxes(quantized, $input.getType());"
    ],
    strata.format = "$input attr-dict `:` type($input) `to` type($result)"
  } {
    %input = irdl.c_pred "quantized_or_tensor"
    irdl.operands(input: %input)
    %result = irdl.c_pred "float_or_tensor"
    irdl.results(result: %result)
  }
  irdl.operation @qcast attributes {
    strata.like = "dcast", strata.class = "QuantizeCastOp",
    strata.hooks = ["fold"],
    strata.summary = "conversion to quantized numbers",
    strata.description = "The quantized numbers nearest to floats.",
    strata.examples = ["%r = quant.qcast %a : f32 to !quant.uniform<i8:f32, 2.000000e+00>"],
    strata.verify = [
      "auto quantized = getElementTypeOrSelf($result.getType());",
      "if (failed(verifyExpressed(quantized, $input.getType()))) return failure();",
      "return verifyAxes(quantized, $result.getType());"
    ]
  } {
    %input = irdl.c_pred "float_or_tensor"
    irdl.operands(input: %input)
    %result = irdl.c_pred "quantized_or_tensor"
    irdl.results(result: %result)
  }
  irdl.operation @scast attributes {
    strata.like = "dcast", strata.class = "StorageCastOp",
    strata.hooks = ["fold"],
    strata.summary = "conversion between quantized numbers and integers",
    strata.description = "The integers that store quantized numbers, or the other way around. No bits change.",
    strata.examples = ["%r = quant.scast %a : !quant.uniform<i8:f32, 2.000000e+00> to i8"],
    strata.predicates = [
      ["!isa<TensorType>($input.getType()) && !isa<TensorType>($result.getType()) || isa<UnrankedTensorType>($input.getType()) && isa<UnrankedTensorType>($result.getType()) || isa<RankedTensorType>($input.getType()) && isa<RankedTensorType>($result.getType()) && cast<ShapedType>($input.getType()).getShape() == cast<ShapedType>($result.getType()).getShape()", "input and result are both scalars or both tensors with matching shape"],
      ["isa<quant::QuantizedType>(getElementTypeOrSelf($input.getType())) != isa<quant::QuantizedType>(getElementTypeOrSelf($result.getType()))", "input must be integer and result must be quantized, or vice versa"]],
    strata.verify = [
      "auto input = getElementTypeOrSelf($input.getType()), result = getElementTypeOrSelf($result.getType());",
      "auto quantized = isa<IntegerType>(input) ? result : input;",
      "auto width = isa<IntegerType>(input) ? input.getWidth() : result.getWidth();",
      "if (isa<CalibratedQuantizedType>(quantized) || quantized.getStorageType() % 256 != width)",
      "  return emitError(\"storage type in quantized type expected to match integer type\");",
      "return verifyAxes(quantized, $input.getType());"
    ]
  } {
    %input = irdl.c_pred "stored_or_tensor"
    irdl.operands(input: %input)
    %result = irdl.c_pred "stored_or_tensor"
    irdl.results(result: %result)
  }
}
