// Facts from the C++ code of Triton.
irdl.dialect @tt attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["getPointeeType", "type",
      "if (auto shaped = dyn_cast<TensorType>(type)) {",
      "  auto element = dyn_cast<triton::PointerType>(shaped.getElementType());",
      "  if (element) return shaped.clone(element.getPointeeType());",
      "}",
      "if (auto pointer = dyn_cast<triton::PointerType>(type)) return pointer.getPointeeType();",
      "return type;"],
    ["encodingOf", "type",
      "return isa<RankedTensorType>(type) ? type.getEncoding() : RankedTensorType::get(ArrayRef<int64_t>(), $_builder.getI1Type()).getEncoding();"],
    ["bitWidth", "type",
      "return isa<triton::PointerType>(type) ? 64 : type.getIntOrFloatBitWidth();"],
    ["rankOfSlices", "layout",
      "int64_t slices = 0;",
      "auto inner = layout;",
      "for (int64_t i = 0; i < 16; ++i) {",
      "  if (isa<gpu::SliceEncodingAttr>(inner)) {",
      "    inner = inner.getParent();",
      "    ++slices;",
      "  } else if (isa<gpu::DotOperandEncodingAttr>(inner)) {",
      "    inner = inner.getParent();",
      "  } else {",
      "    break;",
      "  }",
      "}",
      "if (isa<gpu::BlockedEncodingAttr>(inner)) return inner.getOrder().size() - slices;",
      "if (isa<gpu::NvidiaMmaEncodingAttr, gpu::AMDMfmaEncodingAttr>(inner)) return inner.getWarpsPerCTA().size() - slices;",
      "return -1;"],
    ["verifyLayoutOf", "type",
      "if (!isa<RankedTensorType>(type) || !type.getEncoding()) return success();",
      "auto layout = type.getEncoding();",
      "if (isa<gpu::SwizzledSharedEncodingAttr, gpu::NVMMASharedEncodingAttr, gpu::AMDRotatingSharedEncodingAttr>(layout))",
      "  return emitError(\"Non-distributed layout is not allowed in tensor type.\");",
      "auto rank = rankOfSlices(layout);",
      "if (rank >= 0 && rank != type.getRank())",
      "  return emitError(\"Layout has rank \") << rank << \", but the tensor it's attached to has rank \" << type.getRank() << \".\";",
      "if (!isa<gpu::BlockedEncodingAttr>(layout)) return success();",
      "int64_t warps = 1;",
      "for (auto x : layout.getWarpsPerCTA()) warps *= x;",
      "int64_t ctas = 1;",
      "if (layout.getCGALayout())",
      "  for (auto basis : layout.getCGALayout()) ctas *= 2;",
      "for (auto parent = $_op.getParentOp(); parent; parent = parent.getParentOp()) {",
      "  if (parent.getName() == \"ttg.warp_specialize.partitions\") return success();",
      "  if (auto expected = parent.getAttr(\"ttg.num-warps\"))",
      "    if (warps != expected.getInt())",
      "      return emitError(\"Layout has \") << warps << \" warps per CTA, but the context requires \" << expected.getInt() << \" warps per CTA.\";",
      "  if (auto expected = parent.getAttr(\"ttg.num-ctas\"))",
      "    if (ctas != expected.getInt())",
      "      return emitError(\"Layout has \") << ctas << \" CTAs per CGA, but the context requires \" << expected.getInt() << \" CTAs per CGA.\";",
      "  if (parent.getName() == \"builtin.module\") return success();",
      "}",
      "return success();"],
    ["VerifyTensorLayoutsTrait::verifyTrait", "",
      "for (auto type : $_op.getOperandTypes())",
      "  if (failed(verifyLayoutOf(type))) return failure();",
      "for (auto type : $_op.getResultTypes())",
      "  if (failed(verifyLayoutOf(type))) return failure();",
      "return success();"],
    ["VerifyMemDescLayoutsTrait::verifyTrait", "",
      "for (auto types : {$_op.getOperandTypes(), $_op.getResultTypes()})",
      "  for (auto type : types) {",
      "    if (!isa<gpu::MemDescType>(type)) continue;",
      "    auto layout = type.getEncoding();",
      "    if (!isa<gpu::SwizzledSharedEncodingAttr, gpu::NVMMASharedEncodingAttr>(layout)) continue;",
      "    int64_t ctas = 1;",
      "    if (layout.getCGALayout())",
      "      for (auto basis : layout.getCGALayout()) ctas *= 2;",
      "    for (auto parent = $_op.getParentOp(); parent; parent = parent.getParentOp())",
      "      if (auto expected = parent.getAttr(\"ttg.num-ctas\"))",
      "        if (ctas != expected.getInt())",
      "          return emitError(\"Layout has \") << ctas << \" CTAs per CGA, but the context requires \" << expected.getInt() << \" CTAs per CGA.\";",
      "  }",
      "return success();"],
    ["inferSplit", "type",
      "if (!isa<RankedTensorType>(type)) return emitOpError(\"expected a tensor\");",
      "auto shape = type.getShape();",
      "if (shape.empty() || shape.back() != 2) {",
      "  emitError(\"last dimension of input tensor must be 2\");",
      "  return emitOpError(\"failed to infer returned types\");",
      "}",
      "return success();"],
    ["verifyDescriptorRows", "block, offsets, result, what",
      "if (block.getShape().size() != 2) return emitOpError(\"block must be a 2D tensor\");",
      "if (block.getShape()[0] != 1) return emitOpError(\"block must have exactly 1 row\");",
      "if (offsets.getRank() != 1) return emitOpError(\"x offsets must be a 1D tensor\");",
      "if (result.getRank() != 2) return emitOpError(\"result must be a 2D tensor\");",
      "if (result.getDimSize(1) != block.getShape()[1])",
      "  return emitOpError(\"result tensor number of columns must match block (\") << block.getShape()[1] << \")\";",
      "if (result.getDimSize(0) != offsets.getDimSize(0))",
      "  return emitOpError(\"result tensor must have as many rows as indices (\") << offsets.getDimSize(0) << \")\";",
      "if (result.getElementType() != block.getElementType())",
      "  return emitOpError(\"result tensor element type must match block (\") << block.getElementType() << \")\";",
      "return success();"],
    ["getPointerTypeSameShape", "type",
      "auto pointer = PointerType::get(getElementTypeOrSelf(type), 1);",
      "if (auto tensor = dyn_cast<RankedTensorType>(type)) return tensor.clone(pointer);",
      "return pointer;"],
    ["verifyDescriptorBlock", "block, tensor",
      "int64_t count = 1;",
      "for (auto x : block.getShape()) count *= x;",
      "if (count != tensor.getNumElements()) return emitOpError(\"descriptor block and tensor must have the same number of elements\");",
      "auto first = block.getElementType(), second = tensor.getElementType();",
      "auto areIntegers = isa<IntegerType>(first) && isa<IntegerType>(second) && first.getWidth() == second.getWidth();",
      "if (first != second && !areIntegers) return emitOpError(\"descriptor block and tensor element types must match\");",
      "return success();"]
  ]
} {
  irdl.type @ptr attributes {
    strata.class = "PointerType", strata.record = "TT_PtrType",
    strata.format = "`<` $pointeeType (`,` $addressSpace^)? `>`"
  } {
    %pointee = irdl.any {strata.kind = "type"}
    %space = irdl.any {strata.kind = "i32", strata.default = "1", strata.cpp_type = "int"}
    irdl.parameters(pointeeType: %pointee, addressSpace: %space)
  }
  irdl.type @tensordesc attributes {
    strata.class = "TensorDescType", strata.record = "TT_TensorDescType",
    strata.interfaces = ["triton::TensorDescInterface"],
    strata.format = "`<` custom<ShapeAndElement>($shape, $elementType) (`,` $sharedLayout^)? `>`",
    strata.verify = [
      "if (isa<RankedTensorType>($elementType))",
      "  return emitError(\"tensor descriptors must not wrap tensor types; use !tt.tensordesc<shape x element-type[, layout]> instead\");"]
  } {
    %shape = irdl.any {strata.kind = "dense<i64>"}
    %element = irdl.any {strata.kind = "type"}
    %layout = irdl.any {strata.optional}
    irdl.parameters(shape: %shape, elementType: %element, sharedLayout: %layout)
  }
  irdl.operation @bitcast attributes {
    strata.verify = [
      "auto from = getElementTypeOrSelf($src.getType()), to = getElementTypeOrSelf($result.getType());",
      "if (isa<triton::PointerType>(from) != isa<triton::PointerType>(to))",
      "  return emitError(\"Cannot bitcast pointer to non-pointer type\");",
      "if (!isa<triton::PointerType>(from) && bitWidth(from) != bitWidth(to))",
      "  return emitError(\"Cannot bitcast data-type of size \") << bitWidth(from) << \" to data-type of size \" << bitWidth(to);",
      "return success();"]
  }
  irdl.operation @broadcast attributes {
    strata.verify = [
      "auto from = $src.getType(), to = $result.getType();",
      "if (from.getRank() != to.getRank()) return emitError(\"rank of source must be same as rank of result\");",
      "for (auto [i, x, y] : llvm::zip(llvm::seq(0, from.getRank()), from.getShape(), to.getShape()))",
      "  if (x != 1 && x != y)",
      "    return emitError(\"Different dimensions at index \") << i << \" between source and result.  Broadcast requires the source dimension to be 1.\";",
      "return success();"]
  }
  irdl.operation @elementwise_inline_asm attributes {
    strata.verify = [
      "if ($args.empty()) return success();",
      "auto type = $args[0].getType();",
      "if (isa<RankedTensorType>(type) && type.getRank() > 0 && type.getNumElements() % $packed_element != 0)",
      "  return emitError(\"number of input elements \") << type.getNumElements() << \" must be a multiple of the op's packed_element attribute, \" << $packed_element;",
      "return success();"]
  }
  irdl.operation @join attributes {
    strata.verify = [
      "auto from = $lhs.getType(), to = $result.getType();",
      "SmallVector<int64_t> expected;",
      "for (auto x : from.getShape()) expected.push_back(x);",
      "expected.push_back(2);",
      "if (!equal(expected, to.getShape()))",
      "  return emitOpError(\"result shape must be (\") << expected << \"), but got \" << to.getShape();",
      "if (from.getEncoding() && !to.getEncoding()) return emitOpError(\"result encoding must be specified\");",
      "return success();"]
  }
  irdl.operation @reduce attributes {
    strata.verify = [
      "for (auto value : $srcs)",
      "  if ($axis < 0 || $axis >= value.getType().getRank()) {",
      "    emitError(\"reduction axis out of bounds\");",
      "    return emitOpError(\"axis out of bounds\");",
      "  }",
      "return success();"]
  }
  irdl.operation @scan attributes {
    strata.verify = [
      "for (auto [a, b] : llvm::zip($srcs, $result))",
      "  if (a.getType() != b.getType()) return emitOpError(\"operand types and result types mismatched\");",
      "return success();"]
  }
  irdl.operation @split attributes {
    strata.verify = [
      "if (failed(inferSplit($src.getType()))) return failure();",
      "auto shape = $src.getType().getShape().drop_back(1);",
      "auto type = $outLHS.getType();",
      "if (!equal(shape, type.getShape()) || type.getElementType() != $src.getType().getElementType()) {",
      "  emitOpError(\"inferred type(s) \") << RankedTensorType::get(shape, $src.getType().getElementType()) << \" are incompatible with return type(s) of operation \" << type;",
      "  return emitOpError(\"failed to infer returned types\");",
      "}",
      "return success();"]
  }
  irdl.operation @trans attributes {
    strata.verify = [
      "if (!llvm::isPermutationVector($order)) return emitOpError(\"order must be a permutation of 0..n-1\");",
      "auto from = $src.getType(), to = $result.getType();",
      "if ($order.size() != from.getRank()) return emitOpError(\"order must have the same size as the rank of the operand\");",
      "return success();"]
  }
  irdl.operation @gather attributes {
    strata.verify = [
      "auto indices = $indices.getType(), source = $src.getType(), result = $result.getType();",
      "if (!equal(indices.getShape(), result.getShape())) return emitOpError(\"indices and output shapes must match\");",
      "if (encodingOf(indices) != encodingOf(result)) return emitOpError(\"indices and output encodings must match\");",
      "if (source.getElementType() != result.getElementType()) return emitOpError(\"input and output element types must match\");",
      "if (source.getRank() != indices.getRank()) return emitOpError(\"input and indices ranks must match\");",
      "if ($axis >= source.getRank()) return emitOpError(\"gather dimension must be less than the input rank\");",
      "for (auto [i, x, y] : llvm::zip(llvm::seq(0, source.getRank()), source.getShape(), indices.getShape()))",
      "  if (i != $axis && x != y) return emitOpError(\"indices dimension \") << i << \" must match the corresponding input dimension\";",
      "return success();"]
  }
  irdl.operation @unsplat attributes {
    strata.infer = [["result", "src", "getElementTypeOrSelf($_self)", ""]],
    strata.verify = [
      "if ($src.getType().getNumElements() != 1) return emitError(\"source tensor must have exactly one element\");",
      "return success();"]
  }
  irdl.operation @make_range attributes {
    strata.verify = [
      "auto type = $result.getType();",
      "if (type.getRank() != 1) return emitOpError(\"return type must be a 1D tensor\");",
      "if ($start >= $end) return emitOpError(\"start must be less than end\");",
      "if (type.getNumElements() != $end - $start)",
      "  return emitOpError(\"number of elements in returned tensor, \") << type.getNumElements() << \", must match size of range [\" << $start << \", \" << $end << \"), which has \" << $end - $start << \" elements\";",
      "return success();"]
  }
  irdl.operation @descriptor_load attributes {
    strata.verify = [
      "return verifyDescriptorBlock($desc.getType(), $result.getType());"]
  }
  irdl.operation @descriptor_store attributes {
    strata.verify = [
      "return verifyDescriptorBlock($desc.getType(), $src.getType());"]
  }
  irdl.operation @descriptor_gather attributes {
    strata.verify = [
      "return verifyDescriptorRows($desc.getType(), $x_offsets.getType(), $result.getType(), \"result\");"]
  }
  irdl.operation @descriptor_scatter attributes {
    strata.verify = [
      "return verifyDescriptorRows($desc.getType(), $x_offsets.getType(), $src.getType(), \"source\");"]
  }
  irdl.operation @dot_scaled attributes {
    strata.verify = [
      "auto a = $a.getType(), b = $b.getType();",
      "auto ka = a.getDimSize(a.getRank() - 1), kb = b.getDimSize(b.getRank() - 2);",
      "auto packedA = $a_elem_type == ScaleDotElemType::E2M1 && $lhs_k_pack ? 2 : 1, packedB = $b_elem_type == ScaleDotElemType::E2M1 && $rhs_k_pack ? 2 : 1;",
      "if (ka * packedA != kb * packedB)",
      "  return emitOpError(\"expected the last dimension of the first operand to be equal to the second-to-last dimension of the second operand\");",
      "if ($a_scale) {",
      "  auto columns = $a_scale.getType().getDimSize($a_scale.getType().getRank() - 1);",
      "  auto factor = ka * packedA / columns;",
      "  if (factor != 16 && factor != 32) return emitOpError(\"scale factor must be 16 or 32. Got \") << factor;",
      "}",
      "return success();"]
  }
  irdl.operation @map_elementwise attributes {
    strata.verify_regions = [
      "auto block = $scalarOp.front();",
      "if (block.getNumArguments() != $srcs.size() * $pack) return emitOpError(\"region has wrong number of arguments\");",
      "return success();"]
  }
  irdl.operation @dot attributes {
    strata.verify = [
      "auto a = $a.getType(), b = $b.getType();",
      "if (a.getElementType().isIntOrFloat() && b.getElementType().isIntOrFloat() && a.getElementType().getIntOrFloatBitWidth() != b.getElementType().getIntOrFloatBitWidth())",
      "  return emitError(\"element types of operands A and B must have same bit width\");",
      "if (!a.getEncoding() && !b.getEncoding()) return success();",
      "if (!a.getEncoding() || !b.getEncoding()) return emitError(\"mismatching encoding between A and B operands\");",
      "if (!$c.getType().getEncoding()) return emitError(\"miss encoding of C operand\");"]
  }
}
