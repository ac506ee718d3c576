// Facts from the C++ code of Triton's dialects for GPUs.
irdl.dialect @ttg attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["rankOf", "layout",
      "int64_t slices = 0;",
      "auto inner = layout;",
      "for (int64_t i = 0; i < 16; ++i) {",
      "  if (isa<SliceEncodingAttr>(inner)) {",
      "    inner = inner.getParent();",
      "    ++slices;",
      "  } else if (isa<DotOperandEncodingAttr>(inner)) {",
      "    inner = inner.getParent();",
      "  } else {",
      "    break;",
      "  }",
      "}",
      "if (isa<BlockedEncodingAttr>(inner)) return inner.getOrder().size() - slices;",
      "if (isa<NvidiaMmaEncodingAttr, AMDMfmaEncodingAttr>(inner)) return inner.getWarpsPerCTA().size() - slices;",
      "return -1;"],
    ["verifyPadded", "sizes, layout",
      "if (!layout || !layout.get(\"offset\")) return success();",
      "auto offset = layout.get(\"offset\");",
      "if (offset.size() == 0) return success();",
      "auto rank = offset[0].size();",
      "if (rank != sizes.size() && rank != sizes.size() - 1)",
      "  return emitError(\"rank must be equal to or one less than the shape size. Got \") << rank << \" and \" << sizes.size();",
      "for (auto i : llvm::seq(0, rank)) {",
      "  int64_t size = 1;",
      "  for (auto basis : offset)",
      "    if (basis[i].getInt() != 0) size = size * 2;",
      "  for (auto basis : layout.get(\"block\"))",
      "    if (basis[i].getInt() != 0) size = size * 2;",
      "  auto expected = sizes[sizes.size() - rank + i];",
      "  if (size != expected)",
      "    return emitError(\"Mismatch in expected shape for dimension \") << i << \". Expected: \" << expected << \", got: \" << size;",
      "}",
      "return success();"],
    ["allocShapeOf", "type",
      "return type.getAllocShape() ? type.getAllocShape().asArrayRef() : type.getShape().asArrayRef();"]
  ],
  strata.formats = [["Offsets", "offsets", "$offsets"]]
} {
  irdl.type @memdesc attributes {
    strata.class = "MemDescType", strata.record = "TTG_MemDescType",
    strata.interfaces = ["ShapedType"],
    strata.format = "`<` custom<ShapeAndElement>($shape, $elementType) `,` $encoding `,` $memorySpace `` custom<FlagAndShape>(\"mutable\", $mutableMemory, $allocShape, ref($shape)) `>`",
    strata.verify = [
      "auto rank = $shape.size();",
      "if (rank == 0) return emitError(\"rank 0 memdesc is not allowed\");",
      "if (isa<PaddedSharedEncodingAttr>($encoding) && !$allocShape) return verifyPadded($shape, $encoding.getLayout());",
      "auto order = isa<SwizzledSharedEncodingAttr>($encoding) ? $encoding.getOrder().size() : -1;",
      "if (order >= 0 && order != rank && order != rank - 1)",
      "  return emitError(\"rank must be equal to or one less than the shape size. Got \") << order << \" and \" << rank;"]
  } {
    %shape = irdl.any {strata.kind = "dense<i64>"}
    %element = irdl.any {strata.kind = "type"}
    %encoding = irdl.any
    %space = irdl.any
    %mutable = irdl.any {strata.kind = "bool"}
    %alloc = irdl.any {strata.kind = "dense<i64>", strata.optional}
    irdl.parameters(shape: %shape, elementType: %element, encoding: %encoding, memorySpace: %space, mutableMemory: %mutable, allocShape: %alloc)
  }
  irdl.attribute @blocked attributes {
    strata.class = "BlockedEncodingAttr",
    strata.interfaces = ["triton::gpu::DistributedEncodingTrait"],
    strata.format = "`<` `{` struct(params) `}` `>`"
  } {
    %a = irdl.any {strata.kind = "dense<i32>"}
    %b = irdl.any {strata.kind = "dense<i32>"}
    %c = irdl.any {strata.kind = "dense<i32>"}
    %d = irdl.any {strata.kind = "dense<i32>"}
    %e = irdl.any {strata.optional}
    irdl.parameters(sizePerThread: %a, threadsPerWarp: %b, warpsPerCTA: %c, order: %d, CGALayout: %e)
  }
  irdl.attribute @padded_shared attributes {
    strata.class = "PaddedSharedEncodingAttr",
    strata.interfaces = ["triton::gpu::SharedEncodingTrait", "triton::gpu::LayoutEncodingTrait"],
    strata.format = "`<` `[` custom<Paddings>($intervals, $paddings) `]` ($layout^)? `>`",
    strata.verify = [
      "for (auto [i, interval] : llvm::enumerate($intervals)) {",
      "  if (!llvm::isPowerOf2_32(interval)) return emitError(\"interval values must all be power of two\");",
      "  if (!llvm::isPowerOf2_32($paddings[i])) return emitError(\"padding values must all be power of two\");",
      "  for (auto j : llvm::seq(0, i))",
      "    if ($intervals[j] == interval) return emitError(\"interval values cannot have duplicates\");",
      "}",
      "if (!$layout) return success();",
      "auto offset = $layout.get(\"offset\"), block = $layout.get(\"block\"), order = $layout.get(\"order\"), shape = $layout.get(\"shape\"), cga = $layout.get(\"CGALayout\");",
      "int64_t known = (offset ? 1 : 0) + (block ? 1 : 0) + (order ? 1 : 0) + (shape ? 1 : 0) + (cga ? 1 : 0);",
      "if (known != $layout.size()) return emitError(\"Unexpected attribute\");",
      "if (order && shape) {",
      "  if (order.size() != shape.size()) return emitError(\"Mismatch of shape and order ranks in padded layout\");",
      "  return success();",
      "}",
      "if (!offset) return emitError(\"Expected basis of 'offset' not found\");",
      "if (!block) return emitError(\"Expected basis of 'block' not found\");",
      "for (auto basis : offset)",
      "  for (auto x : basis)",
      "    if (x.getInt() != 0 && !llvm::isPowerOf2_64(x.getInt())) return emitError(\"Each offset basis must be 0 or a power of two\");"]
  } {
    %intervals = irdl.any {strata.kind = "dense<i32>"}
    %paddings = irdl.any {strata.kind = "dense<i32>"}
    %layout = irdl.base "#builtin.dictionary" {strata.optional}
    irdl.parameters(intervals: %intervals, paddings: %paddings, layout: %layout)
  }
  irdl.attribute @slice attributes {
    strata.class = "SliceEncodingAttr",
    strata.interfaces = ["triton::gpu::DistributedEncodingTrait"],
    strata.format = "`<` `{` struct(params) `}` `>`",
    strata.verify = [
      "auto rank = rankOf($parent);",
      "if (rank < 0) return success();",
      "if (rank < 2) return emitError(\"parent layout must have at least rank >= 2\");",
      "if ($dim >= rank) return emitError(\"slice dim=\") << $dim << \" must be less than the parent rank=\" << rank;"]
  } {
    %dim = irdl.any {strata.kind = "u32"}
    %parent = irdl.any
    irdl.parameters(dim: %dim, parent: %parent)
  }
  irdl.attribute @dot_op attributes {
    strata.verify = [
      "if ($opIdx != 0 && $opIdx != 1) return emitError(\"ttg.dot_op opIdx parameter can be 0 or 1, got: \") << $opIdx;",
      "if (isa<NvidiaMmaEncodingAttr>($parent)) {",
      "  auto needed = $parent.getVersionMajor() == 2 || $parent.getVersionMajor() == 3;",
      "  if ($kWidth == 0 && needed) return emitError(\"ttg.dot_op kWidth parameter is mandatory for Ampere or Hopper MMA parent\");",
      "  if ($kWidth != 0 && !needed) return emitError(\"ttg.dot_op kWidth parameter can be only non-zero for Ampere or Hopper MMA parent\");",
      "}",
      "if (isa<AMDMfmaEncodingAttr>($parent) && $kWidth == 0) return emitError(\"ttg.dot_op kWidth parameter is mandatory for MFMA parent\");",
      "if (isa<BlockedEncodingAttr>($parent) && $kWidth != 0) return emitError(\"ttg.dot_op kWidth parameter is not supported when the parent is a blocked layout\");"]
  }
  irdl.attribute @nvidia_mma attributes {
    strata.class = "NvidiaMmaEncodingAttr",
    strata.interfaces = ["triton::gpu::DistributedEncodingTrait"],
    strata.format = "`<` `{` struct(params) `}` `>`"
  } {
    %a = irdl.any {strata.kind = "u32"}
    %b = irdl.any {strata.kind = "u32", strata.optional}
    %c = irdl.any {strata.kind = "dense<i32>"}
    %d = irdl.any {strata.optional}
    %e = irdl.any {strata.kind = "dense<i32>"}
    irdl.parameters(versionMajor: %a, versionMinor: %b, warpsPerCTA: %c, CGALayout: %d, instrShape: %e)
  }
  irdl.attribute @amd_mfma attributes {
    strata.class = "AMDMfmaEncodingAttr",
    strata.interfaces = ["triton::gpu::DistributedEncodingTrait"],
    strata.format = "`<` `{` struct(params) `}` `>`",
    strata.verify = [
      "if ($version < 0 || $version > 4) return emitError(\"version must be in the [0, 4] range\");",
      "auto m = $instrShape[0], n = $instrShape[1];",
      "if (!(m == 32 && n == 32 || m == 16 && n == 16 || m == 64 && n == 4 || m == 4 && n == 64 || m == 4 && n == 4))",
      "  return emitError(\"invalid (mDim, nDim) combination: (\") << m << \", \" << n << \")\";",
      "if ($elementBitWidth && $elementBitWidth != 32 && $elementBitWidth != 64) return emitError(\"elementBitWidth must be 32 or 64\");"]
  } {
    %a = irdl.any {strata.kind = "u32"}
    %b = irdl.any {strata.kind = "dense<i32>"}
    %c = irdl.any {strata.kind = "dense<i32>"}
    %d = irdl.any {strata.kind = "bool"}
    %e = irdl.any {strata.optional}
    %f = irdl.any {strata.kind = "dense<i32>", strata.optional}
    %g = irdl.any {strata.kind = "u32", strata.optional}
    irdl.parameters(version: %a, warpsPerCTA: %b, instrShape: %c, isTransposed: %d, CGALayout: %e, tilesPerWarp: %f, elementBitWidth: %g)
  }
  irdl.attribute @swizzled_shared attributes {
    strata.class = "SwizzledSharedEncodingAttr",
    strata.interfaces = ["triton::gpu::SharedEncodingTrait"],
    strata.format = "`<` `{` struct(params) `}` `>`"
  } {
    %a = irdl.any {strata.kind = "u32"}
    %b = irdl.any {strata.kind = "u32"}
    %c = irdl.any {strata.kind = "u32"}
    %d = irdl.any {strata.kind = "dense<i32>"}
    %e = irdl.any {strata.optional}
    irdl.parameters(vec: %a, perPhase: %b, maxPhase: %c, order: %d, CGALayout: %e)
  }
  irdl.attribute @amd_rotating_shared attributes {
    strata.class = "AMDRotatingSharedEncodingAttr",
    strata.interfaces = ["triton::gpu::SharedEncodingTrait"],
    strata.format = "`<` `{` struct(params) `}` `>`"
  } {
    %a = irdl.any {strata.kind = "u32"}
    %b = irdl.any {strata.kind = "u32"}
    %c = irdl.any {strata.kind = "u32"}
    %d = irdl.any {strata.kind = "dense<i32>"}
    %e = irdl.any {strata.optional}
    irdl.parameters(vec: %a, perPhase: %b, maxPhase: %c, order: %d, CGALayout: %e)
  }
  irdl.attribute @nvmma_shared attributes {
    strata.class = "NVMMASharedEncodingAttr",
    strata.interfaces = ["triton::gpu::SharedEncodingTrait"],
    strata.format = "`<` `{` struct(params) `}` `>`"
  } {
    %a = irdl.any {strata.kind = "u32"}
    %b = irdl.any {strata.kind = "bool"}
    %c = irdl.any {strata.kind = "u32"}
    %d = irdl.any {strata.kind = "bool", strata.optional}
    %e = irdl.any {strata.optional}
    %f = irdl.any {strata.kind = "u32", strata.optional}
    irdl.parameters(swizzlingByteWidth: %a, transposed: %b, elementBitWidth: %c, fp4Padded: %d, CGALayout: %e, rank: %f)
  }
  irdl.operation @memdesc_subslice attributes {
    strata.format = "$src $offsets attr-dict `:` qualified(type($src)) `->` qualified(type($result))",
    strata.verify = [
      "auto source = $src.getType(), result = $result.getType();",
      "if (source.getElementType() != result.getElementType()) return emitError(\"result element type must match desc element type\");",
      "if ($offsets.size() != source.getShape().size()) return emitError(\"offsets must have the same rank as input\");",
      "if (source.getShape().size() != result.getShape().size()) return emitError(\"result rank must equal to input rank\");",
      "return success();"]
  }
  irdl.operation @memdesc_index attributes {
    strata.verify = [
      "auto source = $src.getType(), result = $result.getType();",
      "if (source.getElementType() != result.getElementType()) return emitError(\"result element type must match desc element type\");",
      "if (result.getShape().size() != source.getShape().size() - 1) return emitError(\"result rank must be input rank - 1\");",
      "if (!equal(source.getShape().asArrayRef().drop_front(1), result.getShape())) return emitError(\"result shape must equal to srcShape[1:]\");",
      "if (result.getAllocShape() && !equal(result.getAllocShape(), result.getShape()) && !source.getAllocShape())",
      "  return emitError(\"alloc shape must match shape for both result and src\");",
      "if (allocShapeOf(source).size() == source.getShape().size() && source.getAllocShape() && !equal(source.getAllocShape(), source.getShape()))",
      "  return emitError(\"We don't support memdesc_index on subviews\");",
      "return success();"]
  }
  irdl.operation @memdesc_reinterpret attributes {
    strata.verify = [
      "auto source = $src.getType(), result = $result.getType();",
      "if (source.getMemorySpace() != result.getMemorySpace()) return emitError(\"source and destination memory space must match\");",
      "if (source.getMutableMemory() != result.getMutableMemory()) return emitError(\"source and result must have the same mutability\");",
      "if (source.getAllocShape() || result.getAllocShape()) return emitError(\"source and result must not be subviews\");",
      "if (isa<PaddedSharedEncodingAttr>(source.getEncoding()) != isa<PaddedSharedEncodingAttr>(result.getEncoding()))",
      "  return emitError(\"reinterpret between padded and non-padded layouts is not supported\");",
      "if (isa<PaddedSharedEncodingAttr>(source.getEncoding())) {",
      "  if (source.getEncoding().getIntervals() != result.getEncoding().getIntervals() || source.getEncoding().getPaddings() != result.getEncoding().getPaddings())",
      "    return emitError(\"cannot reinterpret with different padding pattern\");",
      "  return success();",
      "}",
      "if (!isa<SwizzledSharedEncodingAttr>(source.getEncoding()) && source.getEncoding() != result.getEncoding()) return success();",
      "if (!source.getElementType().isIntOrFloat() || !result.getElementType().isIntOrFloat()) return success();",
      "int64_t a = source.getElementType().getIntOrFloatBitWidth(), b = result.getElementType().getIntOrFloatBitWidth();",
      "for (auto x : source.getShape()) a *= x;",
      "for (auto x : result.getShape()) b *= x;",
      "if (a != b) return emitError(\"source and result must have the same logical storage size\");",
      "return success();"]
  }
  irdl.operation @local_store attributes {
    strata.verify = [
      "if (!$dst.getType().getMutableMemory()) return emitOpError(\"Cannot store into immutable memory\");",
      "return success();"]
  }
  irdl.operation @async_copy_global_to_local attributes {
    strata.format = "$src `,` $result (`mask` $mask^)? (`other` $other^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` type($src) `->` type($result)",
    strata.verify = [
      "if (!$result.getType().getMutableMemory()) return emitOpError(\"Cannot store into immutable memory\");",
      "return success();"]
  }
  irdl.operation @local_alloc attributes {
    strata.verify = [
      "auto element = $result.getType().getElementType();",
      "if (element.isIntOrFloat() && element.getIntOrFloatBitWidth() % 8 != 0)",
      "  return emitError(\"element type bit width must be a multiple of 8\");"]
  }
  irdl.operation @local_atomic_scatter_rmw attributes {
    strata.verify = [
      "if (!$dst.getType().getMutableMemory()) return emitOpError(\"Cannot store into immutable memory\");",
      "if (!getElementTypeOrSelf($values.getType()).isIntOrFloat()) return emitOpError(\"values must have integer or floating element type\");"]
  }
  irdl.operation @warp_specialize attributes {
    strata.format = "`` custom<HeldRegions>(attr-dict, $defaultRegion, $partitionOpHolder, $partitionNumWarps, type($defaultPassthrough), \"ttg.warp_specialize.partitions\", \"default\", \"partition\", \"num_warps\")",
    strata.verify = [
      "auto block = $partitionOpHolder.front();",
      "auto holder = block.getTerminator();",
      "if (!holder || holder.getName() != \"ttg.warp_specialize.partitions\")",
      "  return emitOpError(\"expected to find only a `ttg.warp_specialize.partitions` op inside its second region\");",
      "if (holder.getNumRegions() != $partitionNumWarps.size())",
      "  return emitOpError(\"has \") << holder.getNumRegions() << \" partitions but `partitionNumWarps` has \" << $partitionNumWarps.size() << \" elements\";",
      "for (auto [i, warps] : llvm::enumerate($partitionNumWarps))",
      "  if (!llvm::isPowerOf2_32(warps)) return emitOpError(\"partition #\") << i << \" number of warps (\" << warps << \") must be a power of 2\";",
      "auto outer = $_op.getParentOp();",
      "for (int64_t i = 0; i < 64; ++i) {",
      "  if (!outer) break;",
      "  if (outer.getName() == \"ttg.warp_specialize\" || outer.getName() == \"ttg.warp_specialize.partitions\")",
      "    return emitOpError(\"cannot be nested inside another `ttg.warp_specialize` op\");",
      "  outer = outer.getParentOp();",
      "}"]
  }
  irdl.operation @warp_yield attributes {
    strata.verify = [
      "auto parent = $_op.getParentOp();",
      "auto types = parent.getResultTypes();",
      "if ($values.size() != types.size())",
      "  return emitOpError(\"has \") << $values.size() << \" operands but parent op expected \" << types.size();",
      "for (auto [i, value] : llvm::enumerate($values))",
      "  if (value.getType() != types[i])",
      "    return emitOpError(\"operand #\") << i << \" has type \" << value.getType() << \" but parent op expected \" << types[i];"]
  }
}
