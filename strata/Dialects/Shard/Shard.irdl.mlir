// Values that are distributed over a grid of devices.
irdl.dialect @shard attributes {
  strata.version = 1 : i32,
  strata.summary = "distribution over devices",
  strata.description = "Grids of devices, tensors of which each device has a part, and communication in groups of devices. A group is the devices whose indices differ in the given axes of the grid.",
  strata.named_predicates = [
    ["shaped_value", "memref || ranked_tensor", "memref of any type values or ranked tensor of any type values"],
    ["some_tensor", "ranked_tensor", "ranked tensor of any type values"],
    ["tensor_with_axes", "tensor && !(ranked_tensor && rank(0))", "non-0-ranked.tensor of any type values"],
    ["grid_axes", "i16_array", "i16 dense array attribute"]
  ],
  strata.functions = [
    ["getGridShape", "", "return SymbolTable::lookupNearestSymbolFrom($_op, $grid).getAttr(\"shape\").asArrayRef();"],
    ["verifyGrid", "",
      "auto found = SymbolTable::lookupNearestSymbolFrom($_op, $grid);",
      "if (found && found.getName() == \"shard.grid\") return success();",
      "return emitError(\"Undefined required grid symbol \\\"\") << $grid.getValue() << \"\\\".\";"],
    ["verifyAxes", "axes",
      "if (failed(verifyGrid())) return failure();",
      "for (auto i : llvm::seq(0, axes.size()))",
      "  for (auto j : llvm::seq(0, i))",
      "    if (axes[i] == axes[j]) return emitError(\"Grid axes contains duplicate elements.\");",
      "auto rank = getGridShape().size();",
      "for (auto axis : axes)",
      "  if (axis < 0 || axis >= rank)",
      "    return emitError(\"0-based grid axis index \") << axis << \" is out of bounds. The referenced grid \\\"\" << $grid.getValue() << \"\\\" is of rank \" << rank << \".\";",
      "return success();"],
    ["groupSize", "axes",
      "auto size = 1;",
      "for (auto axis : axes) {",
      "  if (axis >= getGridShape().size()) return ShapedType::kDynamic;",
      "  if (ShapedType::isDynamic(getGridShape()[axis])) return ShapedType::kDynamic;",
      "  size *= getGridShape()[axis];",
      "}",
      "return size;"],
    ["verifyDevice", "axes, device, name",
      "if (device.size() != axes.size()) return emitError(\"In-group device \\\"\") << name << \"\\\" has unexpected multi-index size \" << device.size() << \". Expected \" << axes.size() << \".\";",
      "for (auto [i, axis] : llvm::enumerate(axes))",
      "  if (!ShapedType::isDynamic(getGridShape()[axis]) && !ShapedType::isDynamic(device[i]) && device[i] >= getGridShape()[axis])",
      "    return emitError(\"Out of bounds coordinate \") << i << \" for in-group device \\\"\" << name << \"\\\". Got \" << device[i] << \", but expected value in the range [0, \" << getGridShape()[axis] - 1 << \"].\";",
      "return success();"],
    ["verifyGatherAxis", "axis, rank",
      "if (axis >= 0 && axis < rank) return success();",
      "return emitError(\"Gather axis \") << axis << \" is out of bounds [0, \" << rank << \").\";"],
    ["verifySize", "axis, size, expected",
      "if (ShapedType::isDynamic(size) || size == expected) return success();",
      "if (ShapedType::isDynamic(expected)) return emitError(\"Dimension size mismatch for result axis \") << axis << \". Expected dynamic, but got \" << size << \".\";",
      "return emitError(\"Dimension size mismatch for result axis \") << axis << \". Expected \" << expected << \", but got \" << size << \".\";"],
    ["times", "size, count", "return ShapedType::isDynamic(size) || ShapedType::isDynamic(count) ? ShapedType::kDynamic : size * count;"],
    ["verifyGathered", "axis",
      "for (auto [i, size] : llvm::enumerate($result.getType().getShape())) {",
      "  auto whole = $input.getType().getDimSize(i);",
      "  if (failed(verifySize(i, size, i == axis ? times(whole, groupSize($grid_axes)) : whole))) return failure();",
      "}",
      "return success();"],
    ["verifyPart", "axis, whole, parts",
      "if (ShapedType::isDynamic(whole) || ShapedType::isDynamic(parts)) return verifySize(axis, $result.getType().getDimSize(axis), ShapedType::kDynamic);",
      "if (parts == 0 || whole % parts != 0) return emitError(\"Operand dimension size \") << whole << \" is not divisible by collective device group size \" << parts << \" for tensor axis \" << axis << \".\";",
      "return verifySize(axis, $result.getType().getDimSize(axis), whole / parts);"],
    ["verifySliced", "axis",
      "for (auto [i, size] : llvm::enumerate($result.getType().getShape())) {",
      "  auto whole = $input.getType().getDimSize(i);",
      "  if (i == axis && failed(verifyPart(i, whole, groupSize($grid_axes)))) return failure();",
      "  if (i != axis && failed(verifySize(i, size, whole))) return failure();",
      "}",
      "return success();"],
    ["verifyDistinct", "lists",
      "auto all = SmallVector<int64_t>();",
      "for (auto axes : lists)",
      "  for (auto axis : axes.asArrayRef()) {",
      "    if (axis < 0) return emitError(\"grid axis is expected to be non-negative\");",
      "    if (llvm::is_contained(all, axis)) return emitError(\"grid axis duplicated\");",
      "    all.push_back(axis);",
      "  }",
      "return success();"],
    ["verifyOffsets", "",
      "for (auto size : getGridShape())",
      "  if (ShapedType::isDynamic(size)) return emitError(\"sharded dims offsets are not allowed for device grids with dynamic shape.\");",
      "auto start = 0;",
      "for (auto axes : $split_axes.getAxes()) {",
      "  auto last = 0;",
      "  auto count = groupSize(axes.asArrayRef());",
      "  if (axes.asArrayRef().empty()) continue;",
      "  if (ShapedType::isDynamic(count) || start + count >= $static_sharded_dims_offsets.size()) return emitError(\"sharded dims offsets has wrong size.\");",
      "  for (auto i : llvm::seq(0, count + 1)) {",
      "    auto offset = $static_sharded_dims_offsets[start + i];",
      "    if (ShapedType::isDynamic(offset)) continue;",
      "    if (offset < last) return emitError(\"sharded dims offsets must be non-decreasing.\");",
      "    last = offset;",
      "  }",
      "  start += count + 1;",
      "}",
      "return success();"]
  ]
} {
  irdl.attribute @partial attributes {
    strata.class = "ReductionKindAttr",
    strata.record = "Shard_ReductionKindAttr",
    strata.summary = "kind of a reduction",
    strata.format = "$value",
    strata.enum = {class = "shard::ReductionKind", cases = ["sum", "max", "min", "product", "average", "bitwise_and", "bitwise_or", "bitwise_xor", "generic"]}
  }
  irdl.attribute @axisarray attributes {
    strata.class = "GridAxesArrayAttr",
    strata.record = "Shard_GridAxesArrayAttr",
    strata.summary = "axes of a grid for each dimension of a tensor",
    strata.description = "Each dimension of a tensor is split along a list of axes of the grid, which may be empty.",
    strata.format = "`[` $axes `]`"
  } {
    %axes = irdl.c_pred "array_of(i16_array)" {strata.kind = "array<dense<i16>>", strata.cpp_type = "::llvm::ArrayRef<GridAxesAttr>", strata.summary = "lists of axes"}
    irdl.parameters(axes: %axes)
  }
  irdl.type @"!sharding" attributes {
    strata.class = "ShardingType",
    strata.summary = "distribution of a tensor",
    strata.description = "How a tensor is split over a grid of devices."
  }
  irdl.operation @all_gather attributes {
    strata.class = "AllGatherOp",
    strata.summary = "gather at all devices",
    strata.description = "Each device gets the parts of all devices of its group, one after the other along an axis of the tensor.",
    strata.examples = ["%r = shard.all_gather %t on @grid gather_axis = 1 : tensor<8x8xi8> -> tensor<8x8xi8>"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultRank"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["all_gather"],
    strata.hooks = ["fold"],
    strata.verify_symbol_uses = [
      "if (failed(verifyGatherAxis($gather_axis, $result.getType().getRank())) || failed(verifyAxes($grid_axes))) return failure();",
      "return verifyGathered($gather_axis);"
    ],
    strata.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `gather_axis` `=` $gather_axis attr-dict `:` type($input) `->` type($result)"
  } {
    %input = irdl.c_pred "tensor_with_axes"
    irdl.operands(input: %input)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %grid_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    %gather_axis = irdl.any {strata.kind = "index", strata.summary = "index attribute"}
    irdl.attributes {"grid" = %grid, "grid_axes" = %grid_axes, "gather_axis" = %gather_axis}
    %result = irdl.c_pred "tensor_with_axes"
    irdl.results(result: %result)
  }
  irdl.operation @all_reduce attributes {
    strata.class = "AllReduceOp",
    strata.summary = "reduction at all devices",
    strata.description = "Each device gets the elements of all devices of its group, combined.",
    strata.examples = ["%r = shard.all_reduce %t on @grid reduction = max : tensor<8x8xi8> -> tensor<8x8xi8>"],
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["all_reduce"],
    strata.hooks = ["fold"],
    strata.verify_symbol_uses = ["return verifyAxes($grid_axes);"],
    strata.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)? attr-dict `:` type($input) `->` type($result)"
  } {
    %input = irdl.c_pred "shaped_value"
    irdl.operands(input: %input)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %grid_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    %reduction = irdl.base @shard::@partial {strata.default = "sum", strata.summary = "Reduction of an iterator/grid dimension."}
    irdl.attributes {"grid" = %grid, "grid_axes" = %grid_axes, "reduction" = %reduction}
    %result = irdl.c_pred "shaped_value"
    irdl.results(result: %result)
  }
  irdl.operation @all_slice attributes {
    strata.class = "AllSliceOp",
    strata.summary = "part for each device",
    strata.description = "Each device keeps its own part of a tensor that all devices of its group have.",
    strata.examples = ["%r = shard.all_slice %t on @grid grid_axes = [0] slice_axis = 0 : tensor<8x8xi8> -> tensor<4x8xi8>"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultRank"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["all_slice"],
    strata.hooks = ["fold"],
    strata.verify_symbol_uses = [
      "if (failed(verifyAxes($grid_axes))) return failure();",
      "return verifySliced($slice_axis);"
    ],
    strata.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `slice_axis` `=` $slice_axis attr-dict `:` type($input) `->` type($result)"
  } {
    %input = irdl.c_pred "tensor_with_axes"
    irdl.operands(input: %input)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %grid_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    %slice_axis = irdl.any {strata.kind = "index", strata.summary = "index attribute"}
    irdl.attributes {"grid" = %grid, "grid_axes" = %grid_axes, "slice_axis" = %slice_axis}
    %result = irdl.c_pred "tensor_with_axes"
    irdl.results(result: %result)
  }
  irdl.operation @all_to_all attributes {
    strata.class = "AllToAllOp",
    strata.summary = "exchange of parts",
    strata.description = "Each device splits its tensor along an axis, and gets a part of each device, which it puts together along another axis.",
    strata.examples = ["%all_to_all_62 = shard.all_to_all %a on @g split_axis = 2 concat_axis = 0 : tensor<8x8xi8> -> tensor<8x8xi8>"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultRank"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["all_to_all"],
    strata.hooks = ["fold"],
    strata.verify_symbol_uses = [
      "if (failed(verifyAxes($grid_axes))) return failure();",
      "auto count = groupSize($grid_axes);",
      "for (auto [i, size] : llvm::enumerate($result.getType().getShape()))",
      "  if (($split_axis == $concat_axis || i != $split_axis && i != $concat_axis) && failed(verifySize(i, size, $input.getType().getDimSize(i)))) return failure();",
      "if ($split_axis == $concat_axis || $split_axis >= $result.getType().getRank() || $concat_axis >= $result.getType().getRank()) return success();",
      "if (failed(verifySize($concat_axis, $result.getType().getDimSize($concat_axis), times($input.getType().getDimSize($concat_axis), count)))) return failure();",
      "return verifyPart($split_axis, $input.getType().getDimSize($split_axis), count);"
    ],
    strata.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `split_axis` `=` $split_axis `concat_axis` `=` $concat_axis attr-dict `:` type($input) `->` type($result)"
  } {
    %input = irdl.c_pred "tensor_with_axes"
    irdl.operands(input: %input)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %grid_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    %split_axis = irdl.any {strata.kind = "index", strata.summary = "index attribute"}
    %concat_axis = irdl.any {strata.kind = "index", strata.summary = "index attribute"}
    irdl.attributes {"grid" = %grid, "grid_axes" = %grid_axes, "split_axis" = %split_axis, "concat_axis" = %concat_axis}
    %result = irdl.c_pred "tensor_with_axes"
    irdl.results(result: %result)
  }
  irdl.operation @broadcast attributes {
    strata.class = "BroadcastOp",
    strata.summary = "broadcast",
    strata.description = "Each device gets the tensor of the device `root` of its group.",
    strata.examples = ["%broadcast_69 = shard.broadcast %a on @g root = [] : (tensor<8x8xi8>) -> tensor<8x8xi8>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["broadcast"],
    strata.hooks = ["fold"],
    strata.predicates = [["$input.getType().getShape() == $result.getType().getShape()", "all of {input, result} have same shape"], ["$input.getType().getElementType() == $result.getType().getElementType()", "all of {input, result} have same element type"]],
    strata.verify_symbol_uses = [
      "if (failed(verifyAxes($grid_axes))) return failure();",
      "return verifyDevice($grid_axes, $root, \"root\");"
    ],
    strata.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "some_tensor"
    %root_dynamic = irdl.is index {strata.summary = "index"}
    irdl.operands(input: %input, root_dynamic: variadic %root_dynamic)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %grid_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    %root = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"grid" = %grid, "grid_axes" = %grid_axes, "root" = %root}
    %result = irdl.c_pred "some_tensor"
    irdl.results(result: %result)
  }
  irdl.operation @gather attributes {
    strata.class = "GatherOp",
    strata.summary = "gather at a device",
    strata.description = "The device `root` gets the parts of all devices of its group; the result is undefined at the others.",
    strata.examples = ["%gather = shard.gather %a on @g grid_axes = [1] gather_axis = 1 root = [1] : (tensor<8x8xi8>) -> tensor<?x?xi8>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["gather"],
    strata.hooks = ["fold"],
    strata.predicates = [["$input.getType().getRank() == $result.getType().getRank()", "all of {input, result} have same rank"], ["$input.getType().getElementType() == $result.getType().getElementType()", "all of {input, result} have same element type"]],
    strata.verify_symbol_uses = [
      "if (failed(verifyAxes($grid_axes)) || failed(verifyGatherAxis($gather_axis, $result.getType().getRank())) || failed(verifyDevice($grid_axes, $root, \"root\"))) return failure();",
      "return verifyGathered($gather_axis);"
    ],
    strata.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `gather_axis` `=` $gather_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "tensor_with_axes"
    %root_dynamic = irdl.is index {strata.summary = "index"}
    irdl.operands(input: %input, root_dynamic: variadic %root_dynamic)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %grid_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    %gather_axis = irdl.any {strata.kind = "index", strata.summary = "index attribute"}
    %root = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"grid" = %grid, "grid_axes" = %grid_axes, "gather_axis" = %gather_axis, "root" = %root}
    %result = irdl.c_pred "tensor_with_axes"
    irdl.results(result: %result)
  }
  irdl.operation @recv attributes {
    strata.class = "RecvOp",
    strata.summary = "receive a tensor",
    strata.description = "Receives a tensor from the device `source` of the group, or from any, which sends it by `shard.send`.",
    strata.examples = ["%recv_53 = shard.recv %a on @g grid_axes = [1] : (tensor<8x8xi8>) -> tensor<8x8xi8>"],
    strata.traits = [],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["recv"],
    strata.hooks = ["fold"],
    strata.predicates = [["$input.getType().getShape() == $result.getType().getShape()", "all of {input, result} have same shape"], ["$input.getType().getElementType() == $result.getType().getElementType()", "all of {input, result} have same element type"]],
    strata.verify_symbol_uses = [
      "if (failed(verifyAxes($grid_axes))) return failure();",
      "return $source ? verifyDevice($grid_axes, $source, \"source\") : success();"
    ],
    strata.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)? attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "tensor_with_axes"
    %source_dynamic = irdl.is index {strata.summary = "index"}
    irdl.operands(input: %input, source_dynamic: variadic %source_dynamic)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %grid_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    %source = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.optional, strata.summary = "i64 dense array attribute"}
    irdl.attributes {"grid" = %grid, "grid_axes" = %grid_axes, "source" = %source}
    %result = irdl.c_pred "tensor_with_axes"
    irdl.results(result: %result)
  }
  irdl.operation @reduce attributes {
    strata.class = "ReduceOp",
    strata.summary = "reduction at a device",
    strata.description = "The device `root` gets the elements of all devices of its group, combined; the result is undefined at the others.",
    strata.examples = ["%reduce_70 = shard.reduce %a on @g root = [] : (tensor<8x8xi8>) -> tensor<8x8xi8>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["reduce"],
    strata.hooks = ["fold"],
    strata.predicates = [["$input.getType().getShape() == $result.getType().getShape()", "all of {input, result} have same shape"]],
    strata.verify_symbol_uses = [
      "if (failed(verifyAxes($grid_axes))) return failure();",
      "return verifyDevice($grid_axes, $root, \"root\");"
    ],
    strata.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "some_tensor"
    %root_dynamic = irdl.is index {strata.summary = "index"}
    irdl.operands(input: %input, root_dynamic: variadic %root_dynamic)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %grid_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    %reduction = irdl.base @shard::@partial {strata.default = "sum", strata.summary = "Reduction of an iterator/grid dimension."}
    %root = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"grid" = %grid, "grid_axes" = %grid_axes, "reduction" = %reduction, "root" = %root}
    %result = irdl.c_pred "some_tensor"
    irdl.results(result: %result)
  }
  irdl.operation @reduce_scatter attributes {
    strata.class = "ReduceScatterOp",
    strata.summary = "reduction with a part for each device",
    strata.description = "Combines the elements of all devices of a group; each device gets its part of the result.",
    strata.examples = ["%reduce_scatter_64 = shard.reduce_scatter %a on @g scatter_axis = 2 : tensor<8x8xi8> -> tensor<8x8xi8>"],
    strata.traits = ["Pure", "SameOperandsAndResultRank"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["reduce_scatter"],
    strata.hooks = ["fold"],
    strata.verify_symbol_uses = [
      "if (failed(verifyAxes($grid_axes))) return failure();",
      "return verifySliced($scatter_axis);"
    ],
    strata.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)? `scatter_axis` `=` $scatter_axis attr-dict `:` type($input) `->` type($result)"
  } {
    %input = irdl.c_pred "tensor_with_axes"
    irdl.operands(input: %input)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %grid_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    %reduction = irdl.base @shard::@partial {strata.default = "sum", strata.summary = "Reduction of an iterator/grid dimension."}
    %scatter_axis = irdl.any {strata.kind = "index", strata.summary = "index attribute"}
    irdl.attributes {"grid" = %grid, "grid_axes" = %grid_axes, "reduction" = %reduction, "scatter_axis" = %scatter_axis}
    %result = irdl.c_pred "tensor_with_axes"
    irdl.results(result: %result)
  }
  irdl.operation @scatter attributes {
    strata.class = "ScatterOp",
    strata.summary = "parts from a device",
    strata.description = "Each device gets its part of the tensor of the device `root` of its group.",
    strata.examples = ["%scatter_68 = shard.scatter %a on @g scatter_axis = 2 root = [] : (tensor<8x8xi8>) -> tensor<8x8xi8>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["scatter"],
    strata.hooks = ["fold"],
    strata.predicates = [["$input.getType().getRank() == $result.getType().getRank()", "all of {input, result} have same rank"], ["$input.getType().getElementType() == $result.getType().getElementType()", "all of {input, result} have same element type"]],
    strata.verify_symbol_uses = [
      "if (failed(verifyAxes($grid_axes)) || failed(verifyDevice($grid_axes, $root, \"root\"))) return failure();",
      "return verifySliced($scatter_axis);"
    ],
    strata.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `scatter_axis` `=` $scatter_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "tensor_with_axes"
    %root_dynamic = irdl.is index {strata.summary = "index"}
    irdl.operands(input: %input, root_dynamic: variadic %root_dynamic)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %grid_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    %scatter_axis = irdl.any {strata.kind = "index", strata.summary = "index attribute"}
    %root = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"grid" = %grid, "grid_axes" = %grid_axes, "scatter_axis" = %scatter_axis, "root" = %root}
    %result = irdl.c_pred "tensor_with_axes"
    irdl.results(result: %result)
  }
  irdl.operation @send attributes {
    strata.class = "SendOp",
    strata.summary = "send a tensor",
    strata.description = "Sends a tensor to the device `destination` of the group, which receives it by `shard.recv`.",
    strata.examples = ["%send = shard.send %a on @g grid_axes = [1] destination = [1] : (tensor<8x8xi8>) -> tensor<8x8xi8>"],
    strata.traits = [],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["send"],
    strata.hooks = ["fold"],
    strata.predicates = [["$input.getType().getShape() == $result.getType().getShape()", "all of {input, result} have same shape"], ["$input.getType().getElementType() == $result.getType().getElementType()", "all of {input, result} have same element type"]],
    strata.verify_symbol_uses = [
      "if (failed(verifyAxes($grid_axes))) return failure();",
      "return verifyDevice($grid_axes, $destination, \"destination\");"
    ],
    strata.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `destination` `=` custom<DynamicIndexList>($destination_dynamic, $destination) attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.c_pred "tensor_with_axes"
    %destination_dynamic = irdl.is index {strata.summary = "index"}
    irdl.operands(input: %input, destination_dynamic: variadic %destination_dynamic)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %grid_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    %destination = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"grid" = %grid, "grid_axes" = %grid_axes, "destination" = %destination}
    %result = irdl.c_pred "tensor_with_axes"
    irdl.results(result: %result)
  }
  irdl.operation @shift attributes {
    strata.class = "ShiftOp",
    strata.summary = "shift along an axis",
    strata.description = "Each device gets the tensor of the device that is `offset` before it along an axis of the grid; with `rotate`, the last devices send to the first.",
    strata.examples = ["%shift = shard.shift %a on @g grid_axes = [1] shift_axis = 1 offset = 1 : tensor<8x8xi8> -> tensor<8x8xi8>"],
    strata.traits = ["Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultShape"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["shift"],
    strata.hooks = ["fold"],
    strata.verify_symbol_uses = [
      "if (failed(verifyAxes($grid_axes))) return failure();",
      "if (!llvm::is_contained($grid_axes, $shift_axis)) return emitError(\"Invalid shift axis \") << $shift_axis << \". It must be one of the grouping grid axes.\";"
    ],
    strata.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)? attr-dict `:` type($input) `->` type($result)"
  } {
    %input = irdl.c_pred "tensor_with_axes"
    irdl.operands(input: %input)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %grid_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    %shift_axis = irdl.any {strata.kind = "index", strata.summary = "index attribute"}
    %offset = irdl.any {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %rotate = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"grid" = %grid, "grid_axes" = %grid_axes, "shift_axis" = %shift_axis, "offset" = %offset, "rotate" = %rotate}
    %result = irdl.c_pred "tensor_with_axes"
    irdl.results(result: %result)
  }
  irdl.operation @get_sharding attributes {
    strata.class = "GetShardingOp",
    strata.summary = "distribution of a tensor",
    strata.description = "How a tensor is split over the devices.",
    strata.examples = ["%r = shard.get_sharding %a : tensor<8x8xi8> -> !shard.sharding"],
    strata.traits = ["Pure"],
    strata.format = "$source attr-dict `:` type($source) `->` type($result)"
  } {
    %source = irdl.c_pred "some_tensor"
    irdl.operands(source: %source)
    %result = irdl.base @shard::@"!sharding" {strata.summary = "sharding definition"}
    irdl.results(result: %result)
  }
  irdl.operation @grid attributes {
    strata.class = "GridOp",
    strata.summary = "grid of devices",
    strata.description = "Names a grid of devices. A size that is not known is written `?`.",
    strata.examples = ["shard.grid @g4(shape = 3)"],
    strata.traits = ["Symbol"],
    strata.verify = [
      "if ($shape.empty()) return emitOpError(\"rank of grid is expected to be a positive integer\");",
      "for (auto size : $shape)",
      "  if (size < 0 && !ShapedType::isDynamic(size)) return emitOpError(\"dimension size of a grid is expected to be non-negative or dynamic\");"
    ],
    strata.format = "$sym_name `(` `shape` `=` $shape `)` attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %shape = irdl.c_pred "i64_array" {strata.kind = "shape", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"sym_name" = %sym_name, "shape" = %shape}
  }
  irdl.operation @grid_shape attributes {
    strata.class = "GridShapeOp",
    strata.summary = "sizes of a grid",
    strata.description = "The number of devices along the given axes of a grid, or along all.",
    strata.examples = ["%grid_shape:3 = shard.grid_shape @g : index, index, index"],
    strata.traits = ["Pure"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["grid_shape"],
    strata.verify_symbol_uses = [
      "if (failed(verifyAxes($axes))) return failure();",
      "auto count = $axes.empty() ? getGridShape().size() : $axes.size();",
      "if ($result.size() != count) return emitError(\"Unexpected number of results \") << $result.size() << \". Expected \" << count << \".\";"
    ],
    strata.format = "$grid (`axes` `=` $axes^)? attr-dict `:` type($result)"
  } {
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    irdl.attributes {"grid" = %grid, "axes" = %axes}
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: variadic %result)
  }
  irdl.operation @neighbors_linear_indices attributes {
    strata.class = "NeighborsLinearIndicesOp",
    strata.summary = "numbers of neighbors",
    strata.description = "The linear indices of the devices before and after the given one along the axes; -1 if there is none.",
    strata.examples = ["%down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @g[%a] split_axes = [7] : index, index"],
    strata.traits = ["Pure"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["down_linear_idx", "up_linear_idx"],
    strata.verify_symbol_uses = ["return verifyGrid();"],
    strata.format = "`on` $grid `[` $device `]` `split_axes` `=` $split_axes attr-dict `:` type(results)"
  } {
    %device = irdl.is index {strata.summary = "index"}
    irdl.operands(device: variadic %device)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %split_axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.summary = "i16 dense array attribute"}
    irdl.attributes {"grid" = %grid, "split_axes" = %split_axes}
    %neighbor_down = irdl.is index {strata.summary = "index"}
    %neighbor_up = irdl.is index {strata.summary = "index"}
    irdl.results(neighbor_down: %neighbor_down, neighbor_up: %neighbor_up)
  }
  irdl.operation @process_linear_index attributes {
    strata.class = "ProcessLinearIndexOp",
    strata.summary = "number of this device",
    strata.description = "The linear index of the device in the grid.",
    strata.examples = ["%proc_linear_idx = shard.process_linear_index on @g : index"],
    strata.traits = ["Pure"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["proc_linear_idx"],
    strata.verify_symbol_uses = ["return verifyGrid();"],
    strata.format = "`on` $grid attr-dict `:` type($result)"
  } {
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"grid" = %grid}
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @process_multi_index attributes {
    strata.class = "ProcessMultiIndexOp",
    strata.summary = "indices of this device",
    strata.description = "The indices of the device along the given axes of the grid, or along all.",
    strata.examples = ["%proc_linear_idx_5:3 = shard.process_multi_index on @g : index, index, index"],
    strata.traits = ["Pure"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["proc_linear_idx"],
    strata.verify_symbol_uses = [
      "if (failed(verifyAxes($axes))) return failure();",
      "auto count = $axes.empty() ? getGridShape().size() : $axes.size();",
      "if ($result.size() != count) return emitError(\"Unexpected number of results \") << $result.size() << \". Expected \" << count << \".\";"
    ],
    strata.format = "`on` $grid (`axes` `=` $axes^)? attr-dict `:` type($result)"
  } {
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %axes = irdl.c_pred "i16_array" {strata.kind = "dense<i16>", strata.default = "[]", strata.summary = "i16 dense array attribute"}
    irdl.attributes {"grid" = %grid, "axes" = %axes}
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: variadic %result)
  }
  irdl.operation @shard attributes {
    strata.class = "ShardOp",
    strata.summary = "tensor with a distribution",
    strata.description = "Annotates a tensor with the way in which it is split. With `annotate_for_users` it holds for the uses of the result, otherwise for the definition of the operand.",
    strata.examples = ["%sharding_annotated = shard.shard %a to %b : tensor<8x8xi8>"],
    strata.traits = ["Pure", "AllTypesMatch<result, src>"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["sharding_annotated"],
    strata.format = "$src `to` $sharding (`annotate_for_users` $annotate_for_users^)? attr-dict `:` type($result)"
  } {
    %src = irdl.c_pred "some_tensor"
    %sharding = irdl.base @shard::@"!sharding" {strata.summary = "sharding definition"}
    irdl.operands(src: %src, sharding: %sharding)
    %annotate_for_users = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"annotate_for_users" = %annotate_for_users}
    %result = irdl.c_pred "some_tensor"
    irdl.results(result: %result)
  }
  irdl.operation @shard_shape attributes {
    strata.class = "ShardShapeOp",
    strata.summary = "shape of a part",
    strata.description = "The shape of the part of a tensor that the given device has.",
    strata.examples = ["%shard_shape = shard.shard_shape dims = [8, %a] sharding = %b device = [0, 0] : index"],
    strata.traits = ["Pure", "AttrSizedOperandSegments"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["shard_shape"],
    strata.format = "`dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding `device` `=` custom<DynamicIndexList>($device_dynamic, $device) attr-dict `:` type($result)"
  } {
    %dims_dynamic = irdl.is index {strata.summary = "index"}
    %sharding = irdl.base @shard::@"!sharding" {strata.summary = "sharding definition"}
    %device_dynamic = irdl.is index {strata.summary = "index"}
    irdl.operands(dims_dynamic: variadic %dims_dynamic, sharding: %sharding, device_dynamic: variadic %device_dynamic)
    %dims = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %device = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"dims" = %dims, "device" = %device}
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: variadic %result)
  }
  irdl.operation @sharding attributes {
    strata.class = "ShardingOp",
    strata.summary = "distribution over a grid",
    strata.description = "Each dimension of a tensor is split along the listed axes of a grid. The parts can overlap by halos, or begin at the given offsets.",
    strata.traits = ["Pure", "AttrSizedOperandSegments"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["sharding"],
    strata.hooks = ["fold"],
    strata.verify_symbol_uses = [
      "if (failed(verifyGrid())) return failure();",
      "return $static_sharded_dims_offsets.empty() ? success() : verifyOffsets();"
    ],
    strata.verify = [
      "if (failed(verifyDistinct($split_axes.getAxes()))) return failure();",
      "if (!$static_sharded_dims_offsets.empty() && !$static_halo_sizes.empty()) return emitOpError(\"halo sizes and shard offsets are mutually exclusive\");",
      "if (!$static_halo_sizes.empty()) {",
      "  auto split = llvm::count_if($split_axes.getAxes(), [](auto axes) { return !axes.asArrayRef().empty(); });",
      "  if ($static_halo_sizes.size() != 2 * split) return emitError(\"halo sizes must be specified for all split axes.\");",
      "}"
    ],
    strata.format = "$grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($dynamic_halo_sizes, $static_halo_sizes)^)? (`sharded_dims_offsets` `=` custom<DynamicIndexList>($dynamic_sharded_dims_offsets, $static_sharded_dims_offsets)^)? attr-dict `:` type($result)"
  } {
    %dynamic_sharded_dims_offsets = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %dynamic_halo_sizes = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(dynamic_sharded_dims_offsets: variadic %dynamic_sharded_dims_offsets, dynamic_halo_sizes: variadic %dynamic_halo_sizes)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %split_axes = irdl.base @shard::@axisarray {strata.summary = "axes of the grid for each dimension"}
    %static_sharded_dims_offsets = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    %static_halo_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"grid" = %grid, "split_axes" = %split_axes, "static_sharded_dims_offsets" = %static_sharded_dims_offsets, "static_halo_sizes" = %static_halo_sizes}
    %result = irdl.base @shard::@"!sharding" {strata.summary = "sharding definition"}
    irdl.results(result: %result)
  }
  irdl.operation @update_halo attributes {
    strata.class = "UpdateHaloOp",
    strata.summary = "exchange of halos",
    strata.description = "Copies the elements at the borders of each part to the halos of its neighbors.",
    strata.traits = ["Pure", "AllTypesMatch<destination, result>"],
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.verify_symbol_uses = ["return verifyGrid();"],
    strata.format = "$destination `on` $grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($halo_sizes, $static_halo_sizes)^)? attr-dict `:` type($result)"
  } {
    %destination = irdl.c_pred "shaped_value"
    %halo_sizes = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(destination: %destination, halo_sizes: variadic %halo_sizes)
    %grid = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %split_axes = irdl.base @shard::@axisarray {strata.summary = "axes of the grid for each dimension"}
    %static_halo_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"grid" = %grid, "split_axes" = %split_axes, "static_halo_sizes" = %static_halo_sizes}
    %result = irdl.c_pred "shaped_value"
    irdl.results(result: %result)
  }
}
