// Instructions of the Scalable Matrix Extension of Arm.
irdl.dialect @arm_sme attributes {
  strata.version = 1 : i32,
  strata.namespace = "arm_sme",
  strata.summary = "tiles of Arm processors",
  strata.description = "Operations of the Scalable Matrix Extension on tiles, squares of scalable size that hold the results of outer products. The `intr` operations stand for intrinsics of LLVM, which name tiles by numbers.",
  strata.functions = [
    ["sliceOf", "tile", "return VectorType::get({tile.getDimSize(0)}, tile.getElementType(), {true});"],
    ["maskOf", "type", "return VectorType::get(type.getShape(), IntegerType::get($_ctxt, 1), type.getScalableDims());"],
    ["verifyTileId", "op",
      "auto id = op.getAttr(\"tile_id\");",
      "if (id && !(isa<IntegerAttr>(id) && cast<IntegerAttr>(id).getType().isSignlessInteger(32))) return emitOpError(\"tile ID should be a 32-bit signless integer\");",
      "return success();"]
  ],
  strata.named_predicates = [
    ["sme_tile", "vector && rank(2) && cast<VectorType>($_self).allDimsScalable() && cast<VectorType>($_self).getDimSize(0) == cast<VectorType>($_self).getDimSize(1) && (vector_of(signless_integer(8)) && length(256) || vector_of(signless_integer(16) || f16 || bf16) && length(64) || vector_of(signless_integer(32) || f32) && length(16) || vector_of(signless_integer(64) || f64) && length(4) || vector_of(signless_integer(128)) && length(1))", "a vector type that fits into a SME tile"],
    ["sve_vector", "scalable_vector && rank(1) && length(1, 2, 4, 8, 16) && vector_of(signless_integer(8, 16, 32, 64, 128) || f16 || bf16 || f32 || f64)", "a vector type that matches the size of a SVE vector"],
    ["sve_mask", "scalable_vector && rank(1) && length(1, 2, 4, 8, 16) && vector_of(signless_integer(1))", "a vector type that matches the size of a SVE predicate"],
    ["mop_mask", "scalable_vector && rank(1) && length(2, 4, 8, 16) && vector_of(signless_integer(1))", "a vector type that is a supported predicate for the SME MOP instructions"],
    ["mop_vector", "scalable_vector && rank(1) && (vector_of(signless_integer(8)) && length(16) || vector_of(signless_integer(16) || f16 || bf16) && length(8) || vector_of(f32) && length(4) || vector_of(f64) && length(2))", "a vector type that is a supported input for the SME MOP instructions"],
    ["half_vector", "scalable_vector && rank(1) && vector_of(f16 || bf16) && length(8)", " of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8"],
    ["short_vector", "scalable_vector && rank(1) && vector_of(signless_integer(16)) && length(8)", " of ranks 1scalable vector of 16-bit signless integer values of length 8"],
    ["byte_vector", "scalable_vector && rank(1) && (vector_of(signless_integer(8)) && length(16) || vector_of(signless_integer(16)) && length(8))", " of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8"],
    ["float_tile", "sme_tile && vector_of(f32)", "vector<[4]x[4]xf32> of 32-bit float values"],
    ["word_tile", "sme_tile && vector_of(signless_integer(32))", "vector<[4]x[4]xi32> of 32-bit signless integer values"],
    ["integer_tile", "sme_tile && vector_of(signless_integer(32, 64))", "vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values"],
    ["llvm_float", "f16 || bf16 || f32 || f64 || f80 || f128 || isa<LLVM::LLVMPPCFP128Type>($_self)", "floating point LLVM type"],
    ["llvm_type", "signless_integer || llvm_float || vector && rank(1) && vector_of(signless_integer || llvm_float || isa<LLVM::LLVMPointerType>($_self)) || isa<LLVM::LLVMPointerType, LLVM::LLVMStructType, LLVM::LLVMArrayType, LLVM::LLVMFunctionType, LLVM::LLVMVoidType, LLVM::LLVMTokenType, LLVM::LLVMLabelType, LLVM::LLVMMetadataType, LLVM::LLVMX86AMXType, LLVM::LLVMTargetExtType>($_self)", "LLVM dialect-compatible type"],
    ["memref_2d", "ranked_memref && rank(2)", "2D memref of any type values"]
  ]
} {
  irdl.attribute @layout attributes {
    strata.class = "TileSliceLayoutAttr",
    strata.summary = "direction of the slices of a tile",
    strata.examples = ["#arm_sme.layout<vertical>"],
    strata.enum = {class = "arm_sme::TileSliceLayout", cases = ["horizontal", "vertical"], symbols = ["Horizontal", "Vertical"]}
  }
  irdl.attribute @kind attributes {
    strata.class = "CombiningKindAttr",
    strata.summary = "combination of a product with a tile",
    strata.examples = ["#arm_sme.kind<sub>"],
    strata.enum = {class = "arm_sme::CombiningKind", cases = ["add", "sub"], symbols = ["Add", "Sub"]}
  }
  irdl.attribute @type_size attributes {
    strata.class = "TypeSizeAttr",
    strata.summary = "size of elements",
    strata.examples = ["#arm_sme.type_size<byte>"],
    strata.enum = {class = "arm_sme::TypeSize", cases = ["byte", "half", "word", "double"], symbols = ["Byte", "Half", "Word", "Double"]}
  }
  irdl.operation @copy_tile attributes {
    strata.class = "CopyTileOp",
    strata.summary = "copy of a tile",
    strata.description = "A copy of a tile, which separates live ranges.",
    strata.examples = ["%r = arm_sme.copy_tile %a : vector<[4]x[4]xf32>"],
    strata.traits = ["AllTypesMatch<tile, result>", "Pure"],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "$tile attr-dict `:` type($result)"
  } {
    %tile = irdl.c_pred "sme_tile"
    irdl.operands(tile: %tile)
    %result = irdl.c_pred "sme_tile"
    irdl.results(result: %result)
  }
  irdl.operation @extract_tile_slice attributes {
    strata.class = "ExtractTileSliceOp",
    strata.summary = "slice of a tile",
    strata.description = "A row or column of a tile.",
    strata.examples = ["%r = arm_sme.extract_tile_slice %a[%b] : vector<[4]xf32> from vector<[4]x[4]xf32>"],
    strata.traits = ["Pure"],
    strata.infer = [["result", "tile", "sliceOf($_self)", "type of 'result' matches type of 'tile' slice"]],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "$tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict `:` type($result) `from` type($tile)"
  } {
    %tile = irdl.c_pred "sme_tile"
    %tile_slice_index = irdl.is index {strata.summary = "index"}
    irdl.operands(tile: %tile, tile_slice_index: %tile_slice_index)
    %layout = irdl.base @arm_sme::@layout {strata.summary = "case of layout", strata.default = "horizontal"}
    irdl.attributes {"layout" = %layout}
    %result = irdl.c_pred "sve_vector"
    irdl.results(result: %result)
  }
  irdl.operation @fmopa_2way attributes {
    strata.class = "Fmopa2wayOp",
    strata.summary = "sum of 2 outer products of floats",
    strata.description = "Multiplies groups of 2 elements of both vectors, where the masks allow it, and adds the sums to a tile.",
    strata.examples = ["%r = arm_sme.fmopa_2way %a, %a : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>"],
    strata.traits = ["AllTypesMatch<lhs, rhs>", "Predicate<0>", "Infer<0>", "Infer<1>", "Infer<2>", "Pure"],
    strata.predicates = [["($lhsMask == nullptr) == ($rhsMask == nullptr)", "both `lhsMask` and `rhsMask` should be provided or neither"]],
    strata.infer = [["lhsMask", "lhs", "maskOf($_self)", "lhsMask has i1 element type and same shape as lhs"], ["rhsMask", "rhs", "maskOf($_self)", "rhsMask has i1 element type and same shape as rhs"], ["acc", "result", "$_self", "`result` and `acc` have the same type"]],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "$lhs `,` $rhs oilist(`acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  } {
    %lhs = irdl.c_pred "half_vector"
    %rhs = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %lhsMask = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %rhsMask = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %acc = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    irdl.operands(lhs: %lhs, rhs: %rhs, lhsMask: optional %lhsMask, rhsMask: optional %rhsMask, acc: optional %acc)
    %result = irdl.c_pred "float_tile"
    irdl.results(result: %result)
  }
  irdl.operation @fmops_2way attributes {
    strata.like = "fmopa_2way", strata.class = "Fmops2wayOp",
    strata.summary = "negative sum of 2 outer products of floats",
    strata.description = "Multiplies groups of 2 elements of both vectors, where the masks allow it, and subtracts the sums from a tile.",
    strata.examples = ["%r = arm_sme.fmops_2way %a, %a : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>"]
  } {}
  irdl.operation @get_tile attributes {
    strata.class = "GetTileOp",
    strata.summary = "new tile",
    strata.description = "A tile whose contents are undefined.",
    strata.examples = ["%r = arm_sme.get_tile : vector<[4]x[4]xf32>"],
    strata.traits = ["Pure"],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "attr-dict `:` type($tile)"
  } {
    %tile = irdl.c_pred "sme_tile"
    irdl.results(tile: %tile)
  }
  irdl.operation @insert_tile_slice attributes {
    strata.class = "InsertTileSliceOp",
    strata.summary = "tile with another slice",
    strata.description = "Replaces a row or column of a tile.",
    strata.examples = ["%r = arm_sme.insert_tile_slice %a, %b[%c] : vector<[4]xf32> into vector<[4]x[4]xf32>"],
    strata.traits = ["AllTypesMatch<tile, result>", "Pure"],
    strata.infer = [["vector", "tile", "sliceOf($_self)", "type of 'vector' matches type of 'tile' slice"]],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "$vector `,` $tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict `:` type($vector) `into` type($tile)"
  } {
    %vector = irdl.c_pred "sve_vector"
    %tile = irdl.c_pred "sme_tile"
    %tile_slice_index = irdl.is index {strata.summary = "index"}
    irdl.operands(vector: %vector, tile: %tile, tile_slice_index: %tile_slice_index)
    %layout = irdl.base @arm_sme::@layout {strata.summary = "case of layout", strata.default = "horizontal"}
    irdl.attributes {"layout" = %layout}
    %result = irdl.c_pred "sme_tile"
    irdl.results(result: %result)
  }
  irdl.operation @intr.cntsd attributes {
    strata.class = "IntrCntsdOp",
    strata.summary = "intrinsic: number of doublewords",
    strata.description = "The size of streaming vectors.",
    strata.examples = ["%r = \"arm_sme.intr.cntsd\"() : () -> i64"],
    strata.traits = [],
    strata.missing = ["print"],
    strata.predicates = [["$res.getType().isInteger(64)", "`res` is i64"]]
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.ld1b.horiz attributes {
    strata.class = "IntrLd1bHorizOp",
    strata.summary = "intrinsic: load of bytes, horiz",
    strata.description = "Loads a row of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.ld1b.horiz\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"],
    strata.traits = [],
    strata.missing = ["print"]
  } {
    %predicate = irdl.c_pred "sve_mask"
    %address = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self)" {strata.summary = "LLVM pointer type"}
    %tile_slice_index = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(predicate: %predicate, address: %address, tile_slice_index: %tile_slice_index)
    %tile_id = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"tile_id" = %tile_id}
  }
  irdl.operation @intr.ld1b.vert attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrLd1bVertOp",
    strata.summary = "intrinsic: load of bytes, vert",
    strata.description = "Loads a column of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.ld1b.vert\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.ld1d.horiz attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrLd1dHorizOp",
    strata.summary = "intrinsic: load of doublewords, horiz",
    strata.description = "Loads a row of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.ld1d.horiz\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.ld1d.vert attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrLd1dVertOp",
    strata.summary = "intrinsic: load of doublewords, vert",
    strata.description = "Loads a column of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.ld1d.vert\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.ld1h.horiz attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrLd1hHorizOp",
    strata.summary = "intrinsic: load of halfwords, horiz",
    strata.description = "Loads a row of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.ld1h.horiz\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.ld1h.vert attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrLd1hVertOp",
    strata.summary = "intrinsic: load of halfwords, vert",
    strata.description = "Loads a column of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.ld1h.vert\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.ld1q.horiz attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrLd1qHorizOp",
    strata.summary = "intrinsic: load of quadwords, horiz",
    strata.description = "Loads a row of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.ld1q.horiz\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.ld1q.vert attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrLd1qVertOp",
    strata.summary = "intrinsic: load of quadwords, vert",
    strata.description = "Loads a column of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.ld1q.vert\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.ld1w.horiz attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrLd1wHorizOp",
    strata.summary = "intrinsic: load of words, horiz",
    strata.description = "Loads a row of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.ld1w.horiz\"(%a, %b, %c) <{tile_id = 3 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.ld1w.vert attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrLd1wVertOp",
    strata.summary = "intrinsic: load of words, vert",
    strata.description = "Loads a column of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.ld1w.vert\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.mopa attributes {
    strata.class = "IntrMopaOp",
    strata.summary = "intrinsic: outer product mopa",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.mopa\"(%a, %a, %b, %b) <{tile_id = 3 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"],
    strata.traits = [],
    strata.missing = ["print"]
  } {
    %lhs_predicate = irdl.c_pred "mop_mask"
    %rhs_predicate = irdl.c_pred "mop_mask"
    %lhs_vector = irdl.c_pred "mop_vector"
    %rhs_vector = irdl.c_pred "mop_vector"
    irdl.operands(lhs_predicate: %lhs_predicate, rhs_predicate: %rhs_predicate, lhs_vector: %lhs_vector, rhs_vector: %rhs_vector)
    %tile_id = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"tile_id" = %tile_id}
  }
  irdl.operation @intr.mopa.wide attributes {
    strata.like = "intr.mopa", strata.class = "IntrMopaWideOp",
    strata.summary = "intrinsic: outer product mopa.wide",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.mopa.wide\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.mops attributes {
    strata.like = "intr.mopa", strata.class = "IntrMopsOp",
    strata.summary = "intrinsic: outer product mops",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.mops\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.mops.wide attributes {
    strata.like = "intr.mopa", strata.class = "IntrMopsWideOp",
    strata.summary = "intrinsic: outer product mops.wide",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.mops.wide\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.read.horiz attributes {
    strata.class = "IntrReadHorizOp",
    strata.summary = "intrinsic: read of a row",
    strata.description = "Moves elements of the tile to a vector.",
    strata.examples = ["%r = \"arm_sme.intr.read.horiz\"(%a, %b, %c) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>"],
    strata.traits = ["AllShapesMatch<vector, predicate, res>", "AllElementTypesMatch<vector, res>"],
    strata.missing = ["print"]
  } {
    %vector = irdl.c_pred "sve_vector"
    %predicate = irdl.c_pred "sve_mask"
    %tile_slice_index = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(vector: %vector, predicate: %predicate, tile_slice_index: %tile_slice_index)
    %tile_id = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"tile_id" = %tile_id}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.read.vert attributes {
    strata.like = "intr.read.horiz", strata.class = "IntrReadVertOp",
    strata.summary = "intrinsic: read of a column",
    strata.description = "Moves elements of the tile to a vector.",
    strata.examples = ["%r = \"arm_sme.intr.read.vert\"(%a, %b, %c) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>"]
  } {}
  irdl.operation @intr.smopa.wide attributes {
    strata.like = "intr.mopa", strata.class = "IntrSmopaWideOp",
    strata.summary = "intrinsic: outer product smopa.wide",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.smopa.wide\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.smopa.za32 attributes {
    strata.like = "intr.mopa", strata.class = "IntrSmopaZa32Op",
    strata.summary = "intrinsic: outer product smopa.za32",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.smopa.za32\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.smops.wide attributes {
    strata.like = "intr.mopa", strata.class = "IntrSmopsWideOp",
    strata.summary = "intrinsic: outer product smops.wide",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.smops.wide\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.smops.za32 attributes {
    strata.like = "intr.mopa", strata.class = "IntrSmopsZa32Op",
    strata.summary = "intrinsic: outer product smops.za32",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.smops.za32\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.st1b.horiz attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrSt1bHorizOp",
    strata.summary = "intrinsic: store of bytes, horiz",
    strata.description = "Stores a row of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.st1b.horiz\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.st1b.vert attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrSt1bVertOp",
    strata.summary = "intrinsic: store of bytes, vert",
    strata.description = "Stores a column of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.st1b.vert\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.st1d.horiz attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrSt1dHorizOp",
    strata.summary = "intrinsic: store of doublewords, horiz",
    strata.description = "Stores a row of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.st1d.horiz\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.st1d.vert attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrSt1dVertOp",
    strata.summary = "intrinsic: store of doublewords, vert",
    strata.description = "Stores a column of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.st1d.vert\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.st1h.horiz attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrSt1hHorizOp",
    strata.summary = "intrinsic: store of halfwords, horiz",
    strata.description = "Stores a row of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.st1h.horiz\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.st1h.vert attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrSt1hVertOp",
    strata.summary = "intrinsic: store of halfwords, vert",
    strata.description = "Stores a column of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.st1h.vert\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.st1q.horiz attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrSt1qHorizOp",
    strata.summary = "intrinsic: store of quadwords, horiz",
    strata.description = "Stores a row of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.st1q.horiz\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.st1q.vert attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrSt1qVertOp",
    strata.summary = "intrinsic: store of quadwords, vert",
    strata.description = "Stores a column of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.st1q.vert\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.st1w.horiz attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrSt1wHorizOp",
    strata.summary = "intrinsic: store of words, horiz",
    strata.description = "Stores a row of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.st1w.horiz\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.st1w.vert attributes {
    strata.like = "intr.ld1b.horiz", strata.class = "IntrSt1wVertOp",
    strata.summary = "intrinsic: store of words, vert",
    strata.description = "Stores a column of the tile with the number.",
    strata.examples = ["\"arm_sme.intr.st1w.vert\"(%a, %b, %c) <{tile_id = 11 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()"]
  } {}
  irdl.operation @intr.str attributes {
    strata.class = "IntrStrOp",
    strata.summary = "intrinsic: store of a part of the array",
    strata.description = "Stores a vector of the array ZA.",
    strata.examples = ["\"arm_sme.intr.str\"(%a, %b, %a) : (i32, !llvm.ptr, i32) -> ()"],
    strata.traits = [],
    strata.missing = ["print"]
  } {
    %index = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %address = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self)" {strata.summary = "LLVM pointer type"}
    %offset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(index: %index, address: %address, offset: %offset)
  }
  irdl.operation @intr.sumopa.wide attributes {
    strata.like = "intr.mopa", strata.class = "IntrSumopaWideOp",
    strata.summary = "intrinsic: outer product sumopa.wide",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.sumopa.wide\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.sumops.wide attributes {
    strata.like = "intr.mopa", strata.class = "IntrSumopsWideOp",
    strata.summary = "intrinsic: outer product sumops.wide",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.sumops.wide\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.umopa.wide attributes {
    strata.like = "intr.mopa", strata.class = "IntrUmopaWideOp",
    strata.summary = "intrinsic: outer product umopa.wide",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.umopa.wide\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.umopa.za32 attributes {
    strata.like = "intr.mopa", strata.class = "IntrUmopaZa32Op",
    strata.summary = "intrinsic: outer product umopa.za32",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.umopa.za32\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.umops.wide attributes {
    strata.like = "intr.mopa", strata.class = "IntrUmopsWideOp",
    strata.summary = "intrinsic: outer product umops.wide",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.umops.wide\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.umops.za32 attributes {
    strata.like = "intr.mopa", strata.class = "IntrUmopsZa32Op",
    strata.summary = "intrinsic: outer product umops.za32",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.umops.za32\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.usmopa.wide attributes {
    strata.like = "intr.mopa", strata.class = "IntrUsmopaWideOp",
    strata.summary = "intrinsic: outer product usmopa.wide",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.usmopa.wide\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.usmops.wide attributes {
    strata.like = "intr.mopa", strata.class = "IntrUsmopsWideOp",
    strata.summary = "intrinsic: outer product usmops.wide",
    strata.description = "Multiplies two vectors and combines the products with the tile.",
    strata.examples = ["\"arm_sme.intr.usmops.wide\"(%a, %a, %b, %b) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.write.horiz attributes {
    strata.class = "IntrWriteHorizOp",
    strata.summary = "intrinsic: write of a row",
    strata.description = "Moves elements of a vector to the tile.",
    strata.examples = ["\"arm_sme.intr.write.horiz\"(%a, %b, %c) <{tile_id = 11 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()"],
    strata.traits = ["AllShapesMatch<predicate, vector>"],
    strata.missing = ["print"]
  } {
    %tile_slice_index = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %predicate = irdl.c_pred "sve_mask"
    %vector = irdl.c_pred "sve_vector"
    irdl.operands(tile_slice_index: %tile_slice_index, predicate: %predicate, vector: %vector)
    %tile_id = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"tile_id" = %tile_id}
  }
  irdl.operation @intr.write.vert attributes {
    strata.like = "intr.write.horiz", strata.class = "IntrWriteVertOp",
    strata.summary = "intrinsic: write of a column",
    strata.description = "Moves elements of a vector to the tile.",
    strata.examples = ["\"arm_sme.intr.write.vert\"(%a, %b, %c) <{tile_id = 11 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()"]
  } {}
  irdl.operation @intr.zero attributes {
    strata.class = "IntrZeroOp",
    strata.summary = "intrinsic: tiles of zeros",
    strata.description = "Sets the tiles of the mask to 0.",
    strata.examples = ["\"arm_sme.intr.zero\"() <{tile_mask = 11 : i32}> : () -> ()"],
    strata.traits = [],
    strata.missing = ["print"]
  } {
    %tile_mask = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"tile_mask" = %tile_mask}
  }
  irdl.operation @load_tile_slice attributes {
    strata.class = "LoadTileSliceOp",
    strata.summary = "load of a slice",
    strata.description = "Loads a row or column of a tile from memory, the elements that the mask selects.",
    strata.examples = ["%r = arm_sme.load_tile_slice %a[], %b, %c, %d : memref<4x4xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>"],
    strata.traits = ["AllTypesMatch<tile, result>", "AllElementTypesMatch<tile, base>", "Infer<0>"],
    strata.infer = [["mask", "result", "maskOf(sliceOf($_self))", "`mask` has i1 element type and the shape is a slice of `result`"]],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "$base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($mask) `,` type($result)"
  } {
    %base = irdl.c_pred "ranked_memref" {strata.summary = "memref of any type values", strata.effects = ["read"]}
    %mask = irdl.c_pred "sve_mask"
    %tile = irdl.c_pred "sme_tile"
    %indices = irdl.is index {strata.summary = "index"}
    %tile_slice_index = irdl.is index {strata.summary = "index"}
    irdl.operands(base: %base, mask: %mask, tile: %tile, indices: variadic %indices, tile_slice_index: %tile_slice_index)
    %layout = irdl.base @arm_sme::@layout {strata.summary = "case of layout", strata.default = "horizontal"}
    irdl.attributes {"layout" = %layout}
    %result = irdl.c_pred "sme_tile"
    irdl.results(result: %result)
  }
  irdl.operation @outerproduct attributes {
    strata.class = "OuterproductOp",
    strata.summary = "outer product",
    strata.description = "Multiplies each element of `lhs` with each of `rhs`, where both masks allow it, and adds the products to a tile, or subtracts them.",
    strata.examples = ["%r = arm_sme.outerproduct %a, %a : vector<[4]xf32>, vector<[4]xf32>"],
    strata.traits = ["AllTypesMatch<lhs, rhs>", "Predicate<0>", "Infer<0>", "Infer<1>", "Infer<2>", "Infer<3>", "Pure"],
    strata.predicates = [["($lhsMask == nullptr) == ($rhsMask == nullptr)", "both `lhsMask` and `rhsMask` should be provided or neither"]],
    strata.infer = [["lhsMask", "lhs", "maskOf($_self)", "lhsMask has i1 element type and same shape as lhs"], ["rhsMask", "rhs", "maskOf($_self)", "rhsMask has i1 element type and same shape as rhs"], ["result", "lhs", "VectorType::get({$_self.getDimSize(0), $_self.getDimSize(0)}, $_self.getElementType(), {true, true})", "resulttype is derived from `lhs` and `rhs`"], ["acc", "result", "$_self", "`result` and `acc` have the same type"]],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "$lhs `,` $rhs oilist(`kind` `` $kind | `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`) attr-dict `:` type($lhs) `,` type($rhs)"
  } {
    %lhs = irdl.c_pred "sve_vector"
    %rhs = irdl.c_pred "sve_vector"
    %lhsMask = irdl.c_pred "sve_mask"
    %rhsMask = irdl.c_pred "sve_mask"
    %acc = irdl.c_pred "sme_tile"
    irdl.operands(lhs: %lhs, rhs: %rhs, lhsMask: optional %lhsMask, rhsMask: optional %rhsMask, acc: optional %acc)
    %kind = irdl.base @arm_sme::@kind {strata.summary = "case of kind", strata.default = "add"}
    irdl.attributes {"kind" = %kind}
    %result = irdl.c_pred "sme_tile"
    irdl.results(result: %result)
  }
  irdl.operation @smopa_2way attributes {
    strata.class = "Smopa2wayOp",
    strata.summary = "sum of 2 outer products of signed integers",
    strata.description = "Multiplies groups of 2 elements of both vectors, where the masks allow it, and adds the sums to a tile.",
    strata.examples = ["%r = arm_sme.smopa_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>"],
    strata.traits = ["AllTypesMatch<lhs, rhs>", "Predicate<0>", "Infer<0>", "Infer<1>", "Infer<2>", "Pure"],
    strata.predicates = [["($lhsMask == nullptr) == ($rhsMask == nullptr)", "both `lhsMask` and `rhsMask` should be provided or neither"]],
    strata.infer = [["lhsMask", "lhs", "maskOf($_self)", "lhsMask has i1 element type and same shape as lhs"], ["rhsMask", "rhs", "maskOf($_self)", "rhsMask has i1 element type and same shape as rhs"], ["acc", "result", "$_self", "`result` and `acc` have the same type"]],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "$lhs `,` $rhs oilist(`acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  } {
    %lhs = irdl.c_pred "short_vector"
    %rhs = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %lhsMask = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %rhsMask = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %acc = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    irdl.operands(lhs: %lhs, rhs: %rhs, lhsMask: optional %lhsMask, rhsMask: optional %rhsMask, acc: optional %acc)
    %result = irdl.c_pred "word_tile"
    irdl.results(result: %result)
  }
  irdl.operation @smopa_4way attributes {
    strata.class = "Smopa4wayOp",
    strata.summary = "sum of 4 outer products of signed integers",
    strata.description = "Multiplies groups of 4 elements of both vectors, where the masks allow it, and adds the sums to a tile.",
    strata.examples = ["%r = arm_sme.smopa_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>"],
    strata.traits = ["AllTypesMatch<lhs, rhs>", "Predicate<0>", "Infer<0>", "Infer<1>", "Infer<2>", "Predicate<1>", "Pure"],
    strata.predicates = [["($lhsMask == nullptr) == ($rhsMask == nullptr)", "both `lhsMask` and `rhsMask` should be provided or neither"], ["getElementTypeOrSelf($result.getType()).getIntOrFloatBitWidth() == 4 * getElementTypeOrSelf($lhs.getType()).getIntOrFloatBitWidth()", "tile element size equals input element size * 4"]],
    strata.infer = [["lhsMask", "lhs", "maskOf($_self)", "lhsMask has i1 element type and same shape as lhs"], ["rhsMask", "rhs", "maskOf($_self)", "rhsMask has i1 element type and same shape as rhs"], ["acc", "result", "$_self", "`result` and `acc` have the same type"]],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "$lhs `,` $rhs oilist(`acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  } {
    %lhs = irdl.c_pred "byte_vector"
    %rhs = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %lhsMask = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %rhsMask = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %acc = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    irdl.operands(lhs: %lhs, rhs: %rhs, lhsMask: optional %lhsMask, rhsMask: optional %rhsMask, acc: optional %acc)
    %result = irdl.c_pred "integer_tile"
    irdl.results(result: %result)
  }
  irdl.operation @smops_2way attributes {
    strata.like = "smopa_2way", strata.class = "Smops2wayOp",
    strata.summary = "negative sum of 2 outer products of signed integers",
    strata.description = "Multiplies groups of 2 elements of both vectors, where the masks allow it, and subtracts the sums from a tile.",
    strata.examples = ["%r = arm_sme.smops_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>"]
  } {}
  irdl.operation @smops_4way attributes {
    strata.like = "smopa_4way", strata.class = "Smops4wayOp",
    strata.summary = "negative sum of 4 outer products of signed integers",
    strata.description = "Multiplies groups of 4 elements of both vectors, where the masks allow it, and subtracts the sums from a tile.",
    strata.examples = ["%r = arm_sme.smops_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>"]
  } {}
  irdl.operation @store_tile_slice attributes {
    strata.class = "StoreTileSliceOp",
    strata.summary = "store of a slice",
    strata.description = "Stores a row or column of a tile to memory, the elements that the mask selects.",
    strata.examples = ["arm_sme.store_tile_slice %a, %b, %c, %d[] : memref<4x4xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>"],
    strata.traits = ["AllElementTypesMatch<tile, base>", "Infer<0>"],
    strata.infer = [["mask", "tile", "maskOf(sliceOf($_self))", "`mask` has i1 element type and the shape is a slice of `tile`"]],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "$tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]` (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($mask) `,` type($tile)"
  } {
    %tile = irdl.c_pred "sme_tile"
    %tile_slice_index = irdl.is index {strata.summary = "index"}
    %mask = irdl.c_pred "sve_mask"
    %base = irdl.c_pred "ranked_memref" {strata.summary = "memref of any type values", strata.effects = ["write"]}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(tile: %tile, tile_slice_index: %tile_slice_index, mask: %mask, base: %base, indices: variadic %indices)
    %layout = irdl.base @arm_sme::@layout {strata.summary = "case of layout", strata.default = "horizontal"}
    irdl.attributes {"layout" = %layout}
  }
  irdl.operation @streaming_vl attributes {
    strata.class = "StreamingVlOp",
    strata.summary = "size of streaming vectors",
    strata.description = "How many elements of the size a vector has in streaming mode.",
    strata.examples = ["%r = arm_sme.streaming_vl <byte>"],
    strata.traits = ["Pure"],
    strata.format = "$type_size attr-dict"
  } {
    %type_size = irdl.base @arm_sme::@type_size {strata.summary = "case of type_size"}
    irdl.attributes {"type_size" = %type_size}
    %res = irdl.is index {strata.summary = "index"}
    irdl.results(res: %res)
  }
  irdl.operation @sumopa_4way attributes {
    strata.like = "smopa_4way", strata.class = "Sumopa4wayOp",
    strata.summary = "sum of 4 outer products of signed and unsigned integers",
    strata.description = "Multiplies groups of 4 elements of both vectors, where the masks allow it, and adds the sums to a tile.",
    strata.examples = ["%r = arm_sme.sumopa_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>"]
  } {}
  irdl.operation @sumops_4way attributes {
    strata.like = "smopa_4way", strata.class = "Sumops4wayOp",
    strata.summary = "negative sum of 4 outer products of signed and unsigned integers",
    strata.description = "Multiplies groups of 4 elements of both vectors, where the masks allow it, and subtracts the sums from a tile.",
    strata.examples = ["%r = arm_sme.sumops_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>"]
  } {}
  irdl.operation @tile_load attributes {
    strata.class = "TileLoadOp",
    strata.summary = "load of a tile",
    strata.description = "Loads a tile from memory; elements that the mask does not select are `padding`.",
    strata.examples = ["%r = arm_sme.tile_load %a[%b] : memref<?x?xf32>, vector<[4]x[4]xf32>"],
    strata.traits = ["AllElementTypesMatch<result, base>", "Predicate<0>", "Infer<0>", "Infer<1>"],
    strata.predicates = [["($padding == nullptr) == ($mask == nullptr)", "both `padding` and `mask` should be provided or neither"]],
    strata.infer = [["padding", "result", "$_self.getElementType()", "padding type matches element type of result"], ["mask", "result", "maskOf($_self)", "mask has i1 element type and same shape as result"]],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "$base `[` $indices `]` (`,` $padding^ `,` $mask)? (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($result)"
  } {
    %base = irdl.c_pred "memref_2d" {strata.effects = ["read"]}
    %indices = irdl.is index {strata.summary = "index"}
    %padding = irdl.any
    %mask = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    irdl.operands(base: %base, indices: variadic %indices, padding: optional %padding, mask: optional %mask)
    %layout = irdl.base @arm_sme::@layout {strata.summary = "case of layout", strata.default = "horizontal"}
    irdl.attributes {"layout" = %layout}
    %result = irdl.c_pred "sme_tile"
    irdl.results(result: %result)
  }
  irdl.operation @tile_store attributes {
    strata.class = "TileStoreOp",
    strata.summary = "store of a tile",
    strata.description = "Stores a tile to memory, the elements that the mask selects.",
    strata.examples = ["arm_sme.tile_store %a, %b[%c] : memref<?x?xf32>, vector<[4]x[4]xf32>"],
    strata.traits = ["AllElementTypesMatch<base, valueToStore>", "Infer<0>"],
    strata.infer = [["mask", "valueToStore", "maskOf($_self)", "mask has i1 element type and same shape as valueToStore"]],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)? (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($valueToStore)"
  } {
    %valueToStore = irdl.c_pred "sme_tile"
    %base = irdl.c_pred "memref_2d" {strata.effects = ["write"]}
    %indices = irdl.is index {strata.summary = "index"}
    %mask = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    irdl.operands(valueToStore: %valueToStore, base: %base, indices: variadic %indices, mask: optional %mask)
    %layout = irdl.base @arm_sme::@layout {strata.summary = "case of layout", strata.default = "horizontal"}
    irdl.attributes {"layout" = %layout}
  }
  irdl.operation @umopa_2way attributes {
    strata.like = "smopa_2way", strata.class = "Umopa2wayOp",
    strata.summary = "sum of 2 outer products of unsigned integers",
    strata.description = "Multiplies groups of 2 elements of both vectors, where the masks allow it, and adds the sums to a tile.",
    strata.examples = ["%r = arm_sme.umopa_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>"]
  } {}
  irdl.operation @umopa_4way attributes {
    strata.like = "smopa_4way", strata.class = "Umopa4wayOp",
    strata.summary = "sum of 4 outer products of unsigned integers",
    strata.description = "Multiplies groups of 4 elements of both vectors, where the masks allow it, and adds the sums to a tile.",
    strata.examples = ["%r = arm_sme.umopa_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>"]
  } {}
  irdl.operation @umops_2way attributes {
    strata.like = "smopa_2way", strata.class = "Umops2wayOp",
    strata.summary = "negative sum of 2 outer products of unsigned integers",
    strata.description = "Multiplies groups of 2 elements of both vectors, where the masks allow it, and subtracts the sums from a tile.",
    strata.examples = ["%r = arm_sme.umops_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>"]
  } {}
  irdl.operation @umops_4way attributes {
    strata.like = "smopa_4way", strata.class = "Umops4wayOp",
    strata.summary = "negative sum of 4 outer products of unsigned integers",
    strata.description = "Multiplies groups of 4 elements of both vectors, where the masks allow it, and subtracts the sums from a tile.",
    strata.examples = ["%r = arm_sme.umops_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>"]
  } {}
  irdl.operation @usmopa_4way attributes {
    strata.like = "smopa_4way", strata.class = "Usmopa4wayOp",
    strata.summary = "sum of 4 outer products of unsigned and signed integers",
    strata.description = "Multiplies groups of 4 elements of both vectors, where the masks allow it, and adds the sums to a tile.",
    strata.examples = ["%r = arm_sme.usmopa_4way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>"]
  } {}
  irdl.operation @usmops_4way attributes {
    strata.like = "smopa_4way", strata.class = "Usmops4wayOp",
    strata.summary = "negative sum of 4 outer products of unsigned and signed integers",
    strata.description = "Multiplies groups of 4 elements of both vectors, where the masks allow it, and subtracts the sums from a tile.",
    strata.examples = ["%r = arm_sme.usmops_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>"]
  } {}
  irdl.operation @zero attributes {
    strata.class = "ZeroOp",
    strata.summary = "tile of zeros",
    strata.description = "A tile whose elements are 0.",
    strata.examples = ["%r = arm_sme.zero : vector<[4]x[4]xf32>"],
    strata.traits = ["Pure"],
    strata.verify = ["return verifyTileId($_op);"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "sme_tile"
    irdl.results(res: %res)
  }
}
