// Instructions of the Scalable Vector Extension of Arm.
irdl.dialect @arm_sve attributes {
  strata.version = 1 : i32,
  strata.namespace = "arm_sve",
  strata.summary = "scalable vectors of Arm",
  strata.description = "Operations of the Scalable Vector Extension: arithmetic with masks, dot products, products of small matrices, and conversions of masks. The `intr` operations stand for intrinsics of LLVM.",
  strata.named_predicates = [
    ["svbool", "vector_of(signless_integer(1)) && min_rank(1) && cast<VectorType>($_self).getNumScalableDims() == 1 && cast<VectorType>($_self).getScalableDims().back() && cast<VectorType>($_self).getShape().back() == 16", "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}"],
    ["mask", "vector_of(signless_integer(1)) && min_rank(1) && cast<VectorType>($_self).getNumScalableDims() == 1 && cast<VectorType>($_self).getScalableDims().back() && is_contained({16, 8, 4, 2, 1}, cast<VectorType>($_self).getShape().back())", "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}"],
    ["sve_mask", "scalable_vector && rank(1) && vector_of(signless_integer(1)) && length(1, 2, 4, 8, 16)", "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>"],
    ["sve_vector", "scalable_vector && rank(1) && (vector_of(signless_integer(8)) && length(16) || vector_of(signless_integer(16) || f16 || bf16) && length(8) || vector_of(signless_integer(32) || f32) && length(4) || vector_of(signless_integer(64) || f64) && length(2))", "an SVE vector with element size <= 64-bit"],
    ["sve_integer", "scalable_vector && vector_of(signless_integer(8, 16, 32, 64))", "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"],
    ["sve_float", "scalable_vector && vector_of(any_float)", "scalable vector of floating-point values"],
    ["sve_any", "scalable_vector", "scalable vector of any type values"],
    ["llvm_float", "f16 || bf16 || f32 || f64 || f80 || f128 || isa<LLVM::LLVMPPCFP128Type>($_self)", "floating point LLVM type"],
    ["llvm_type", "signless_integer || llvm_float || vector && rank(1) && vector_of(signless_integer || llvm_float || isa<LLVM::LLVMPointerType>($_self)) || isa<LLVM::LLVMPointerType, LLVM::LLVMStructType, LLVM::LLVMArrayType, LLVM::LLVMFunctionType, LLVM::LLVMVoidType, LLVM::LLVMTokenType, LLVM::LLVMLabelType, LLVM::LLVMMetadataType, LLVM::LLVMX86AMXType, LLVM::LLVMTargetExtType>($_self)", "LLVM dialect-compatible type"]
  ]
} {
  irdl.operation @convert_from_svbool attributes {
    strata.class = "ConvertFromSvboolOp",
    strata.summary = "narrow mask",
    strata.description = "Converts a mask with an element for each byte to one with fewer elements.",
    strata.examples = ["%r = arm_sve.convert_from_svbool %a : vector<[16]xi1>"],
    strata.traits = ["Pure"],
    strata.infer = [["source", "result", "VectorType::Builder($_self).setDim($_self.getRank() - 1, 16)", "expected corresponding svbool type widened to [16]xi1"]],
    strata.format = "$source attr-dict `:` type($result)"
  } {
    %source = irdl.c_pred "svbool"
    irdl.operands(source: %source)
    %result = irdl.c_pred "mask"
    irdl.results(result: %result)
  }
  irdl.operation @convert_to_svbool attributes {
    strata.class = "ConvertToSvboolOp",
    strata.summary = "wide mask",
    strata.description = "Converts a mask to one with an element for each byte.",
    strata.examples = ["%r = arm_sve.convert_to_svbool %a : vector<[16]xi1>"],
    strata.traits = ["Pure"],
    strata.infer = [["result", "source", "VectorType::Builder($_self).setDim($_self.getRank() - 1, 16)", "expected corresponding svbool type widened to [16]xi1"]],
    strata.format = "$source attr-dict `:` type($source)"
  } {
    %source = irdl.c_pred "mask"
    irdl.operands(source: %source)
    %result = irdl.c_pred "svbool"
    irdl.results(result: %result)
  }
  irdl.operation @dupq_lane attributes {
    strata.class = "DupqLaneOp",
    strata.summary = "repeated part of 128 bits",
    strata.description = "Copies one part of 128 bits to all parts of the result.",
    strata.examples = ["%r = arm_sve.dupq_lane %a[11] : vector<[4]xf32>"],
    strata.traits = ["AllTypesMatch<src, dst>", "Pure"],
    strata.format = "$src `[` $lane `]` attr-dict `:` type($dst)"
  } {
    %src = irdl.c_pred "sve_vector"
    irdl.operands(src: %src)
    %lane = irdl.any {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"lane" = %lane}
    %dst = irdl.c_pred "sve_vector"
    irdl.results(dst: %dst)
  }
  irdl.operation @intr.add attributes {
    strata.class = "IntrAddOp",
    strata.summary = "intrinsic: sum of integers",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.add\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"],
    strata.traits = [],
    strata.missing = ["print"]
  } {
    %mask = irdl.c_pred "sve_any"
    %src1 = irdl.c_pred "sve_any"
    %src2 = irdl.c_pred "sve_any"
    irdl.operands(mask: %mask, src1: %src1, src2: %src2)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.bfmmla attributes {
    strata.class = "IntrBfmmlaOp",
    strata.summary = "intrinsic: product of matrices of bf16",
    strata.description = "Adds the product of a 2x4 and a transposed 2x4 matrix, in each part of 128 bits, to a 2x2 matrix.",
    strata.examples = ["%r = arm_sve.intr.bfmmla %a, %b, %b : vector<[8]xbf16> to vector<[4]xf32>"],
    strata.traits = ["AllTypesMatch<src1, src2>", "AllTypesMatch<acc, res>", "Pure"],
    strata.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
  } {
    %acc = irdl.c_pred "scalable_vector && vector_of(f32) && length(4)" {strata.summary = "scalable vector of 32-bit float values of length 4"}
    %src1 = irdl.c_pred "scalable_vector && vector_of(bf16) && length(8)" {strata.summary = "scalable vector of bfloat16 type values of length 8"}
    %src2 = irdl.c_pred "scalable_vector && vector_of(bf16) && length(8)" {strata.summary = "scalable vector of bfloat16 type values of length 8"}
    irdl.operands(acc: %acc, src1: %src1, src2: %src2)
    %res = irdl.c_pred "scalable_vector && vector_of(f32) && length(4)" {strata.summary = "scalable vector of 32-bit float values of length 4"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.convert.from.svbool attributes {
    strata.class = "IntrConvertFromSvboolOp",
    strata.summary = "intrinsic: narrow mask",
    strata.description = "The intrinsic that converts a mask for bytes.",
    strata.traits = [],
    strata.predicates = [["isa<VectorType>($res.getType()) && $res.getType().isScalable() && $res.getType().getRank() == 1 && $res.getType().getElementType().isSignlessInteger(1) && is_contained({1, 2, 4, 8, 16}, $res.getType().getDimSize(0))", "'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>"]],
    strata.missing = ["print"]
  } {
    %mask = irdl.is vector<[16]xi1> {strata.summary = "vector<[16]xi1>"}
    irdl.operands(mask: %mask)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.convert.to.svbool attributes {
    strata.class = "IntrConvertToSvboolOp",
    strata.summary = "intrinsic: wide mask",
    strata.description = "The intrinsic that converts to a mask for bytes.",
    strata.traits = [],
    strata.predicates = [["isa<VectorType>($res.getType()) && $res.getType().isScalable() && $res.getType().getRank() == 1 && $res.getType().getElementType().isSignlessInteger(1) && $res.getType().getDimSize(0) == 16", "'res' is vector<[16]xi1>"]],
    strata.missing = ["print"]
  } {
    %mask = irdl.c_pred "sve_mask"
    irdl.operands(mask: %mask)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.dupq_lane attributes {
    strata.class = "IntrDupqLaneOp",
    strata.summary = "intrinsic: repeated part of 128 bits",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.dupq_lane\"(%a) <{lane = 11 : i64}> : (vector<[4]xf32>) -> i32"],
    strata.traits = [],
    strata.missing = ["print"]
  } {
    %src = irdl.c_pred "scalable_vector && rank(1)" {strata.summary = " of ranks 1"}
    irdl.operands(src: %src)
    %lane = irdl.any {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"lane" = %lane}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.fadd attributes {
    strata.like = "intr.add", strata.class = "IntrFaddOp",
    strata.summary = "intrinsic: sum of floats",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.fadd\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"]
  } {}
  irdl.operation @intr.fdiv attributes {
    strata.like = "intr.add", strata.class = "IntrFdivOp",
    strata.summary = "intrinsic: quotient of floats",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.fdiv\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"]
  } {}
  irdl.operation @intr.fmul attributes {
    strata.like = "intr.add", strata.class = "IntrFmulOp",
    strata.summary = "intrinsic: product of floats",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.fmul\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"]
  } {}
  irdl.operation @intr.fsub attributes {
    strata.like = "intr.add", strata.class = "IntrFsubOp",
    strata.summary = "intrinsic: difference of floats",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.fsub\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"]
  } {}
  irdl.operation @intr.mul attributes {
    strata.like = "intr.add", strata.class = "IntrMulOp",
    strata.summary = "intrinsic: product of integers",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.mul\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"]
  } {}
  irdl.operation @intr.psel attributes {
    strata.class = "IntrPselOp",
    strata.summary = "intrinsic: choice of a mask",
    strata.description = "The intrinsic for this instruction.",
    strata.traits = [],
    strata.predicates = [["isa<VectorType>($res.getType()) && $res.getType().isScalable() && $res.getType().getRank() == 1 && $res.getType().getElementType().isSignlessInteger(1) && $res.getType().getDimSize(0) == 16", "'res' is vector<[16]xi1>"]],
    strata.missing = ["print"]
  } {
    %p1 = irdl.is vector<[16]xi1> {strata.summary = "vector<[16]xi1>"}
    %p2 = irdl.c_pred "sve_mask"
    %index = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(p1: %p1, p2: %p2, index: %index)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.sdiv attributes {
    strata.like = "intr.add", strata.class = "IntrSdivOp",
    strata.summary = "intrinsic: quotient of signed integers",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.sdiv\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"]
  } {}
  irdl.operation @intr.sdot attributes {
    strata.class = "IntrSdotOp",
    strata.summary = "intrinsic: dot products of signed integers",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.sdot\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"],
    strata.traits = [],
    strata.missing = ["print"]
  } {
    %acc = irdl.c_pred "sve_any"
    %src1 = irdl.c_pred "sve_any"
    %src2 = irdl.c_pred "sve_any"
    irdl.operands(acc: %acc, src1: %src1, src2: %src2)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.smmla attributes {
    strata.like = "intr.sdot", strata.class = "IntrSmmlaOp",
    strata.summary = "intrinsic: product of matrices of signed integers",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.smmla\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"]
  } {}
  irdl.operation @intr.sub attributes {
    strata.like = "intr.add", strata.class = "IntrSubOp",
    strata.summary = "intrinsic: difference of integers",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.sub\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"]
  } {}
  irdl.operation @intr.udiv attributes {
    strata.like = "intr.add", strata.class = "IntrUdivOp",
    strata.summary = "intrinsic: quotient of unsigned integers",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.udiv\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"]
  } {}
  irdl.operation @intr.udot attributes {
    strata.like = "intr.sdot", strata.class = "IntrUdotOp",
    strata.summary = "intrinsic: dot products of unsigned integers",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.udot\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"]
  } {}
  irdl.operation @intr.ummla attributes {
    strata.like = "intr.sdot", strata.class = "IntrUmmlaOp",
    strata.summary = "intrinsic: product of matrices of unsigned integers",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.ummla\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"]
  } {}
  irdl.operation @intr.usmmla attributes {
    strata.like = "intr.sdot", strata.class = "IntrUsmmlaOp",
    strata.summary = "intrinsic: product of matrices of unsigned and signed integers",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.usmmla\"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"]
  } {}
  irdl.operation @intr.whilelt attributes {
    strata.class = "IntrWhileltOp",
    strata.summary = "intrinsic: mask of a loop",
    strata.description = "A mask whose elements are true for indices, from `base` on, below `n`.",
    strata.traits = [],
    strata.predicates = [["isa<VectorType>($res.getType()) && $res.getType().isScalable() && $res.getType().getRank() == 1 && $res.getType().getElementType().isSignlessInteger(1) && is_contained({1, 2, 4, 8, 16}, $res.getType().getDimSize(0))", "'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>"]],
    strata.missing = ["print"]
  } {
    %base = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %n = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(base: %base, n: %n)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.zip.x2 attributes {
    strata.class = "IntrZipX2Op",
    strata.summary = "intrinsic: interleaving of two vectors",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.zip.x2\"(%a, %a) : (vector<[4]xf32>, vector<[4]xf32>) -> i32"],
    strata.traits = [],
    strata.missing = ["print"]
  } {
    %v1 = irdl.c_pred "sve_any"
    %v2 = irdl.c_pred "sve_any"
    irdl.operands(v1: %v1, v2: %v2)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.zip.x4 attributes {
    strata.class = "IntrZipX4Op",
    strata.summary = "intrinsic: interleaving of four vectors",
    strata.description = "The intrinsic for this instruction.",
    strata.examples = ["%r = \"arm_sve.intr.zip.x4\"(%a, %a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32"],
    strata.traits = [],
    strata.missing = ["print"]
  } {
    %v1 = irdl.c_pred "sve_any"
    %v2 = irdl.c_pred "sve_any"
    %v3 = irdl.c_pred "sve_any"
    %v4 = irdl.c_pred "sve_any"
    irdl.operands(v1: %v1, v2: %v2, v3: %v3, v4: %v4)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @masked.addf attributes {
    strata.class = "MaskedAddfOp",
    strata.summary = "addition of floats with a mask",
    strata.description = "Computes the elements that the mask selects; the others are those of `src1`.",
    strata.examples = ["%r = arm_sve.masked.addf %a, %b, %b : vector<[4]xi1>, vector<[4]xf32>"],
    strata.traits = ["AllTypesMatch<src1, src2, res>"],
    strata.predicates = [["$mask.getType() == getI1SameShape($res.getType())", "mask has i1 element type and same shape as operands"]],
    strata.format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
  } {
    %mask = irdl.c_pred "scalable_vector && vector_of(signless_integer(1))" {strata.summary = "scalable vector of 1-bit signless integer values"}
    %src1 = irdl.c_pred "sve_float"
    %src2 = irdl.c_pred "sve_float"
    irdl.operands(mask: %mask, src1: %src1, src2: %src2)
    %res = irdl.c_pred "sve_float"
    irdl.results(res: %res)
  }
  irdl.operation @masked.addi attributes {
    strata.class = "MaskedAddiOp",
    strata.summary = "addition of integers with a mask",
    strata.description = "Computes the elements that the mask selects; the others are those of `src1`.",
    strata.examples = ["%r = arm_sve.masked.addi %a, %b, %b : vector<[4]xi1>, vector<[4]xi8>"],
    strata.traits = ["AllTypesMatch<src1, src2, res>"],
    strata.predicates = [["$mask.getType() == getI1SameShape($res.getType())", "mask has i1 element type and same shape as operands"]],
    strata.format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
  } {
    %mask = irdl.c_pred "scalable_vector && vector_of(signless_integer(1))" {strata.summary = "scalable vector of 1-bit signless integer values"}
    %src1 = irdl.c_pred "sve_integer"
    %src2 = irdl.c_pred "sve_integer"
    irdl.operands(mask: %mask, src1: %src1, src2: %src2)
    %res = irdl.c_pred "sve_integer"
    irdl.results(res: %res)
  }
  irdl.operation @masked.divf attributes {
    strata.like = "masked.addf", strata.class = "MaskedDivfOp",
    strata.summary = "division of floats with a mask",
    strata.description = "Computes the elements that the mask selects; the others are those of `src1`.",
    strata.examples = ["%r = arm_sve.masked.divf %a, %b, %b : vector<[4]xi1>, vector<[4]xf32>"]
  } {}
  irdl.operation @masked.divi_signed attributes {
    strata.like = "masked.addi", strata.class = "MaskedDiviSignedOp",
    strata.summary = "division of signed integers with a mask",
    strata.description = "Computes the elements that the mask selects; the others are those of `src1`.",
    strata.examples = ["%r = arm_sve.masked.divi_signed %a, %b, %b : vector<[4]xi1>, vector<[4]xi8>"]
  } {}
  irdl.operation @masked.divi_unsigned attributes {
    strata.like = "masked.addi", strata.class = "MaskedDiviUnsignedOp",
    strata.summary = "division of unsigned integers with a mask",
    strata.description = "Computes the elements that the mask selects; the others are those of `src1`.",
    strata.examples = ["%r = arm_sve.masked.divi_unsigned %a, %b, %b : vector<[4]xi1>, vector<[4]xi8>"]
  } {}
  irdl.operation @masked.mulf attributes {
    strata.like = "masked.addf", strata.class = "MaskedMulfOp",
    strata.summary = "multiplication of floats with a mask",
    strata.description = "Computes the elements that the mask selects; the others are those of `src1`.",
    strata.examples = ["%r = arm_sve.masked.mulf %a, %b, %b : vector<[4]xi1>, vector<[4]xf32>"]
  } {}
  irdl.operation @masked.muli attributes {
    strata.like = "masked.addi", strata.class = "MaskedMuliOp",
    strata.summary = "multiplication of integers with a mask",
    strata.description = "Computes the elements that the mask selects; the others are those of `src1`.",
    strata.examples = ["%r = arm_sve.masked.muli %a, %b, %b : vector<[4]xi1>, vector<[4]xi8>"]
  } {}
  irdl.operation @masked.subf attributes {
    strata.like = "masked.addf", strata.class = "MaskedSubfOp",
    strata.summary = "subtraction of floats with a mask",
    strata.description = "Computes the elements that the mask selects; the others are those of `src1`.",
    strata.examples = ["%r = arm_sve.masked.subf %a, %b, %b : vector<[4]xi1>, vector<[4]xf32>"]
  } {}
  irdl.operation @masked.subi attributes {
    strata.like = "masked.addi", strata.class = "MaskedSubiOp",
    strata.summary = "subtraction of integers with a mask",
    strata.description = "Computes the elements that the mask selects; the others are those of `src1`.",
    strata.examples = ["%r = arm_sve.masked.subi %a, %b, %b : vector<[4]xi1>, vector<[4]xi8>"]
  } {}
  irdl.operation @psel attributes {
    strata.class = "PselOp",
    strata.summary = "choice of a mask",
    strata.description = "The mask `p1` if the element of `p2` at the index is true, else a mask of zeros.",
    strata.examples = ["%r = arm_sve.psel %a, %a[%b] : vector<[1]xi1>, vector<[1]xi1>"],
    strata.traits = ["AllTypesMatch<p1, result>", "Pure"],
    strata.format = "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)"
  } {
    %p1 = irdl.c_pred "sve_mask"
    %p2 = irdl.c_pred "sve_mask"
    %index = irdl.is index {strata.summary = "index"}
    irdl.operands(p1: %p1, p2: %p2, index: %index)
    %result = irdl.c_pred "sve_mask"
    irdl.results(result: %result)
  }
  irdl.operation @sdot attributes {
    strata.class = "SdotOp",
    strata.summary = "dot products of signed integers",
    strata.description = "Adds the products of four neighboring pairs of integers to each element of `acc`.",
    strata.examples = ["%r = arm_sve.sdot %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>"],
    strata.traits = ["AllTypesMatch<src1, src2>", "AllTypesMatch<acc, dst>", "Pure"],
    strata.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"
  } {
    %acc = irdl.c_pred "scalable_vector && vector_of(signless_integer(32, 64)) && length(4, 2)" {strata.summary = "scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2"}
    %src1 = irdl.c_pred "scalable_vector && vector_of(signless_integer(8, 16)) && length(16, 8)" {strata.summary = "scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8"}
    %src2 = irdl.c_pred "scalable_vector && vector_of(signless_integer(8, 16)) && length(16, 8)" {strata.summary = "scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8"}
    irdl.operands(acc: %acc, src1: %src1, src2: %src2)
    %dst = irdl.c_pred "scalable_vector && vector_of(signless_integer(32, 64)) && length(4, 2)" {strata.summary = "scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2"}
    irdl.results(dst: %dst)
  }
  irdl.operation @smmla attributes {
    strata.class = "SmmlaOp",
    strata.summary = "products of matrices of signed bytes",
    strata.description = "Adds the product of a 2x8 and a transposed 2x8 matrix, in each part of 128 bits, to a 2x2 matrix.",
    strata.examples = ["%r = arm_sve.smmla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>"],
    strata.traits = ["AllTypesMatch<src1, src2>", "AllTypesMatch<acc, dst>", "Pure"],
    strata.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"
  } {
    %acc = irdl.c_pred "scalable_vector && vector_of(signless_integer(32)) && length(4)" {strata.summary = "scalable vector of 32-bit signless integer values of length 4"}
    %src1 = irdl.c_pred "scalable_vector && vector_of(signless_integer(8)) && length(16)" {strata.summary = "scalable vector of 8-bit signless integer values of length 16"}
    %src2 = irdl.c_pred "scalable_vector && vector_of(signless_integer(8)) && length(16)" {strata.summary = "scalable vector of 8-bit signless integer values of length 16"}
    irdl.operands(acc: %acc, src1: %src1, src2: %src2)
    %dst = irdl.c_pred "scalable_vector && vector_of(signless_integer(32)) && length(4)" {strata.summary = "scalable vector of 32-bit signless integer values of length 4"}
    irdl.results(dst: %dst)
  }
  irdl.operation @udot attributes {
    strata.like = "sdot", strata.class = "UdotOp",
    strata.summary = "dot products of unsigned integers",
    strata.description = "Adds the products of four neighboring pairs of integers to each element of `acc`.",
    strata.examples = ["%r = arm_sve.udot %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>"]
  } {}
  irdl.operation @ummla attributes {
    strata.like = "smmla", strata.class = "UmmlaOp",
    strata.summary = "products of matrices of unsigned bytes",
    strata.description = "Adds the product of a 2x8 and a transposed 2x8 matrix, in each part of 128 bits, to a 2x2 matrix.",
    strata.examples = ["%r = arm_sve.ummla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>"]
  } {}
  irdl.operation @usmmla attributes {
    strata.like = "smmla", strata.class = "UsmmlaOp",
    strata.summary = "products of matrices of unsigned and signed bytes",
    strata.description = "Adds the product of a 2x8 and a transposed 2x8 matrix, in each part of 128 bits, to a 2x2 matrix.",
    strata.examples = ["%r = arm_sve.usmmla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>"]
  } {}
  irdl.operation @zip.x2 attributes {
    strata.class = "ZipX2Op",
    strata.summary = "interleaving of two vectors",
    strata.description = "Interleaves the elements of two vectors.",
    strata.examples = ["%resultV1, %resultV2 = arm_sve.zip.x2 %a, %a : vector<[4]xf32>"],
    strata.traits = ["AllTypesMatch<sourceV1, sourceV2, resultV1, resultV2>", "Pure"],
    strata.format = "$sourceV1 `,` $sourceV2 attr-dict `:` type($sourceV1)"
  } {
    %sourceV1 = irdl.c_pred "sve_vector"
    %sourceV2 = irdl.c_pred "sve_vector"
    irdl.operands(sourceV1: %sourceV1, sourceV2: %sourceV2)
    %resultV1 = irdl.c_pred "sve_vector"
    %resultV2 = irdl.c_pred "sve_vector"
    irdl.results(resultV1: %resultV1, resultV2: %resultV2)
  }
  irdl.operation @zip.x4 attributes {
    strata.class = "ZipX4Op",
    strata.summary = "interleaving of four vectors",
    strata.description = "Interleaves the elements of four vectors.",
    strata.examples = ["%resultV1_0, %resultV2_1, %resultV3, %resultV4 = arm_sve.zip.x4 %a, %a, %a, %a : vector<[4]xf32>"],
    strata.traits = ["AllTypesMatch<sourceV1, sourceV2, sourceV3, sourceV4, resultV1, resultV2, resultV3, resultV4>", "Pure"],
    strata.format = "$sourceV1 `,` $sourceV2 `,` $sourceV3 `,` $sourceV4 attr-dict `:` type($sourceV1)"
  } {
    %sourceV1 = irdl.c_pred "sve_vector"
    %sourceV2 = irdl.c_pred "sve_vector"
    %sourceV3 = irdl.c_pred "sve_vector"
    %sourceV4 = irdl.c_pred "sve_vector"
    irdl.operands(sourceV1: %sourceV1, sourceV2: %sourceV2, sourceV3: %sourceV3, sourceV4: %sourceV4)
    %resultV1 = irdl.c_pred "sve_vector"
    %resultV2 = irdl.c_pred "sve_vector"
    %resultV3 = irdl.c_pred "sve_vector"
    %resultV4 = irdl.c_pred "sve_vector"
    irdl.results(resultV1: %resultV1, resultV2: %resultV2, resultV3: %resultV3, resultV4: %resultV4)
  }
}
