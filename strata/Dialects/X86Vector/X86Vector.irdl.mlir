// Instructions of x86 processors on vectors, which other dialects do not have.
irdl.dialect @x86vector attributes {
  strata.version = 1 : i32,
  strata.namespace = "x86vector",
  strata.summary = "vector instructions of x86",
  strata.description = "Operations that stand for instructions of AVX, AVX2, AVX512 and their extensions, on vectors of the sizes of registers."
} {
  irdl.operation @avx.bcst_to_f32.packed attributes {
    strata.class = "AvxBcstToF32PackedOp",
    strata.summary = "broadcast of a number as f32",
    strata.description = "Loads a number of 16 bits and broadcasts its value to a vector.",
    strata.examples = ["%r = x86vector.avx.bcst_to_f32.packed %a : memref<4x4xbf16> -> vector<4xf32>"],
    strata.traits = [],
    strata.format = "$a attr-dict `:` type($a) `->` type($dst)"
  } {
    %a = irdl.c_pred "ranked_memref && memref_of(bf16 || f16)" {strata.summary = "memref of bfloat16 type or 16-bit float values", strata.effects = ["read"]}
    irdl.operands(a: %a)
    %dst = irdl.c_pred "vector && vector_of(f32) && length(4, 8)" {strata.summary = "vector of 32-bit float values of length 4/8"}
    irdl.results(dst: %dst)
  }
  irdl.operation @avx.cvt.packed.even.indexed_to_f32 attributes {
    strata.class = "AvxCvtPackedEvenIndexedToF32Op",
    strata.summary = "conversion of even elements to f32",
    strata.description = "Loads the elements with even indices and converts them.",
    strata.examples = ["%r = x86vector.avx.cvt.packed.even.indexed_to_f32 %a : memref<4x4xbf16> -> vector<4xf32>"],
    strata.traits = [],
    strata.format = "$a attr-dict `:` type($a) `->` type($dst)"
  } {
    %a = irdl.c_pred "ranked_memref && memref_of(bf16 || f16)" {strata.summary = "memref of bfloat16 type or 16-bit float values", strata.effects = ["read"]}
    irdl.operands(a: %a)
    %dst = irdl.c_pred "vector && vector_of(f32) && length(4, 8)" {strata.summary = "vector of 32-bit float values of length 4/8"}
    irdl.results(dst: %dst)
  }
  irdl.operation @avx.cvt.packed.odd.indexed_to_f32 attributes {
    strata.class = "AvxCvtPackedOddIndexedToF32Op",
    strata.summary = "conversion of odd elements to f32",
    strata.description = "Loads the elements with odd indices and converts them.",
    strata.examples = ["%r = x86vector.avx.cvt.packed.odd.indexed_to_f32 %a : memref<4x4xbf16> -> vector<4xf32>"],
    strata.traits = [],
    strata.format = "$a attr-dict `:` type($a) `->` type($dst)"
  } {
    %a = irdl.c_pred "ranked_memref && memref_of(bf16 || f16)" {strata.summary = "memref of bfloat16 type or 16-bit float values", strata.effects = ["read"]}
    irdl.operands(a: %a)
    %dst = irdl.c_pred "vector && vector_of(f32) && length(4, 8)" {strata.summary = "vector of 32-bit float values of length 4/8"}
    irdl.results(dst: %dst)
  }
  irdl.operation @avx.dot.i8 attributes {
    strata.class = "AvxDotI8Op",
    strata.summary = "dot products of bytes",
    strata.description = "Adds the products of four neighboring pairs of bytes to each element of `w`.",
    strata.examples = ["%r = x86vector.avx.dot.i8 %a, %b, %b : vector<16xi8> -> vector<4xi32>"],
    strata.traits = ["AllTypesMatch<a, b>", "AllTypesMatch<w, dst>", "Pure"],
    strata.format = "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($dst)"
  } {
    %w = irdl.c_pred "vector && vector_of(signless_integer(32)) && length(4, 8)" {strata.summary = "vector of 32-bit signless integer values of length 4/8"}
    %a = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(16, 32)" {strata.summary = "vector of 8-bit signless integer values of length 16/32"}
    %b = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(16, 32)" {strata.summary = "vector of 8-bit signless integer values of length 16/32"}
    irdl.operands(w: %w, a: %a, b: %b)
    %dst = irdl.c_pred "vector && vector_of(signless_integer(32)) && length(4, 8)" {strata.summary = "vector of 32-bit signless integer values of length 4/8"}
    irdl.results(dst: %dst)
  }
  irdl.operation @avx.intr.dot attributes {
    strata.class = "AvxIntrDotOp",
    strata.summary = "dot products of halves",
    strata.description = "Computes the dot product of each half of two vectors, in all elements of the half.",
    strata.examples = ["%r = x86vector.avx.intr.dot %a, %a : vector<8xf32>"],
    strata.traits = ["SameOperandsAndResultType", "Pure"],
    strata.format = "$a `,` $b attr-dict `:` type($res)"
  } {
    %a = irdl.c_pred "vector && vector_of(f32) && length(8)" {strata.summary = "vector of 32-bit float values of length 8"}
    %b = irdl.c_pred "vector && vector_of(f32) && length(8)" {strata.summary = "vector of 32-bit float values of length 8"}
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "vector && vector_of(f32) && length(8)" {strata.summary = "vector of 32-bit float values of length 8"}
    irdl.results(res: %res)
  }
  irdl.operation @avx.rsqrt attributes {
    strata.class = "AvxRsqrtOp",
    strata.summary = "approximate reciprocal square root",
    strata.description = "Approximates the reciprocals of the square roots of the elements.",
    strata.examples = ["%r = x86vector.avx.rsqrt %a : vector<8xf32>"],
    strata.traits = ["SameOperandsAndResultType", "Pure"],
    strata.format = "$a attr-dict `:` type($a)"
  } {
    %a = irdl.c_pred "vector && vector_of(f32) && length(8)" {strata.summary = "vector of 32-bit float values of length 8"}
    irdl.operands(a: %a)
    %b = irdl.c_pred "vector && vector_of(f32) && length(8)" {strata.summary = "vector of 32-bit float values of length 8"}
    irdl.results(b: %b)
  }
  irdl.operation @avx512.cvt.packed.f32_to_bf16 attributes {
    strata.class = "Avx512CvtPackedF32ToBf16Op",
    strata.summary = "conversion of f32 to bf16",
    strata.description = "Converts each element, with rounding to the nearest number.",
    strata.examples = ["%r = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<8xbf16>"],
    strata.traits = ["Pure"],
    strata.predicates = [["$a.getType().getNumElements() == $dst.getType().getNumElements()", "all of {a, dst} have same element count"]],
    strata.format = "$a attr-dict `:` type($a) `->` type($dst)"
  } {
    %a = irdl.c_pred "vector && vector_of(f32) && length(8, 16)" {strata.summary = "vector of 32-bit float values of length 8/16"}
    irdl.operands(a: %a)
    %dst = irdl.c_pred "vector && vector_of(bf16) && length(8, 16)" {strata.summary = "vector of bfloat16 type values of length 8/16"}
    irdl.results(dst: %dst)
  }
  irdl.operation @avx512.dot attributes {
    strata.class = "Avx512DotOp",
    strata.summary = "dot products of pairs of bf16",
    strata.description = "Adds the products of two neighboring pairs to each element of `src`.",
    strata.examples = ["%r = x86vector.avx512.dot %a, %b, %b : vector<8xbf16> -> vector<4xf32>"],
    strata.traits = ["AllTypesMatch<a, b>", "AllTypesMatch<src, dst>", "Pure"],
    strata.format = "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)"
  } {
    %src = irdl.c_pred "vector && vector_of(f32) && length(4, 8, 16)" {strata.summary = "vector of 32-bit float values of length 4/8/16"}
    %a = irdl.c_pred "vector && vector_of(bf16) && length(8, 16, 32)" {strata.summary = "vector of bfloat16 type values of length 8/16/32"}
    %b = irdl.c_pred "vector && vector_of(bf16) && length(8, 16, 32)" {strata.summary = "vector of bfloat16 type values of length 8/16/32"}
    irdl.operands(src: %src, a: %a, b: %b)
    %dst = irdl.c_pred "vector && vector_of(f32) && length(4, 8, 16)" {strata.summary = "vector of 32-bit float values of length 4/8/16"}
    irdl.results(dst: %dst)
  }
  irdl.operation @avx512.mask.compress attributes {
    strata.class = "Avx512MaskCompressOp",
    strata.summary = "selected elements, side by side",
    strata.description = "Moves the elements that the mask selects to the begin of the result; the rest is taken from `src`, from a constant, or is 0.",
    strata.examples = ["%r = x86vector.avx512.mask.compress %a, %b : vector<16xf32>"],
    strata.traits = ["AllTypesMatch<a, dst>", "Pure"],
    strata.verify = [
      "if ($src && $constant_src) return emitError(\"cannot use both src and constant_src\");",
      "if ($src && $src.getType() != $dst.getType()) return emitError(\"failed to verify that src and dst have same type\");",
      "if ($constant_src && $constant_src.getType() != $dst.getType()) return emitError(\"failed to verify that constant_src and dst have same type\");"
    ],
    strata.infer = [["k", "dst", "VectorType::get({$_self.getDimSize(0)}, $_builder.getI1Type())", "`k` has the same number of bits as elements in `dst`"]],
    strata.format = "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?"
  } {
    %k = irdl.c_pred "vector && vector_of(signless_integer(1)) && length(16, 8)" {strata.summary = "vector of 1-bit signless integer values of length 16/8"}
    %a = irdl.c_pred "vector && vector_of(f32 || signless_integer(32) || f64 || signless_integer(64)) && length(16, 8)" {strata.summary = "vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8"}
    %src = irdl.c_pred "vector && vector_of(f32 || signless_integer(32) || f64 || signless_integer(64)) && length(16, 8)" {strata.summary = "vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8"}
    irdl.operands(k: %k, a: %a, src: optional %src)
    %constant_src = irdl.c_pred "elements_attr" {strata.summary = "constant vector/tensor attribute", strata.optional}
    irdl.attributes {"constant_src" = %constant_src}
    %dst = irdl.c_pred "vector && vector_of(f32 || signless_integer(32) || f64 || signless_integer(64)) && length(16, 8)" {strata.summary = "vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8"}
    irdl.results(dst: %dst)
  }
  irdl.operation @avx512.mask.rndscale attributes {
    strata.class = "Avx512MaskRndscaleOp",
    strata.summary = "rounding to a number of bits",
    strata.description = "Rounds the elements that the mask selects; the others are taken from `src`.",
    strata.examples = ["%r = x86vector.avx512.mask.rndscale %a, %b, %a, %c, %b : vector<16xf32>"],
    strata.traits = ["AllTypesMatch<src, a, dst>", "Pure"],
    strata.infer = [["imm", "dst", "IntegerType::get($_self.getContext(), $_self.getDimSize(0))", "imm has the same number of bits as elements in dst"]],
    strata.format = "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)"
  } {
    %src = irdl.c_pred "vector && vector_of(f32 || f64) && length(16, 8)" {strata.summary = "vector of 32-bit float or 64-bit float values of length 16/8"}
    %k = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %a = irdl.c_pred "vector && vector_of(f32 || f64) && length(16, 8)" {strata.summary = "vector of 32-bit float or 64-bit float values of length 16/8"}
    %imm = irdl.c_pred "signless_integer(16, 8)" {strata.summary = "16-bit signless integer or 8-bit signless integer"}
    %rounding = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, k: %k, a: %a, imm: %imm, rounding: %rounding)
    %dst = irdl.c_pred "vector && vector_of(f32 || f64) && length(16, 8)" {strata.summary = "vector of 32-bit float or 64-bit float values of length 16/8"}
    irdl.results(dst: %dst)
  }
  irdl.operation @avx512.mask.scalef attributes {
    strata.class = "Avx512MaskScalefOp",
    strata.summary = "multiplication by powers of two",
    strata.description = "Multiplies the elements of `a` that the mask selects by powers of two, whose exponents are the elements of `b`; the others are taken from `src`.",
    strata.examples = ["%r = x86vector.avx512.mask.scalef %a, %a, %a, %b, %c : vector<16xf32>"],
    strata.traits = ["AllTypesMatch<src, a, b, dst>", "Pure"],
    strata.infer = [["k", "dst", "IntegerType::get($_self.getContext(), $_self.getDimSize(0))", "k has the same number of bits as elements in dst"]],
    strata.format = "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)"
  } {
    %src = irdl.c_pred "vector && vector_of(f32 || f64) && length(16, 8)" {strata.summary = "vector of 32-bit float or 64-bit float values of length 16/8"}
    %a = irdl.c_pred "vector && vector_of(f32 || f64) && length(16, 8)" {strata.summary = "vector of 32-bit float or 64-bit float values of length 16/8"}
    %b = irdl.c_pred "vector && vector_of(f32 || f64) && length(16, 8)" {strata.summary = "vector of 32-bit float or 64-bit float values of length 16/8"}
    %k = irdl.c_pred "signless_integer(16, 8)" {strata.summary = "16-bit signless integer or 8-bit signless integer"}
    %rounding = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, a: %a, b: %b, k: %k, rounding: %rounding)
    %dst = irdl.c_pred "vector && vector_of(f32 || f64) && length(16, 8)" {strata.summary = "vector of 32-bit float or 64-bit float values of length 16/8"}
    irdl.results(dst: %dst)
  }
  irdl.operation @avx512.vp2intersect attributes {
    strata.class = "Avx512Vp2intersectOp",
    strata.summary = "common elements of two vectors",
    strata.description = "Computes for each element of both vectors whether it is also in the other one.",
    strata.examples = ["%k1, %k2 = x86vector.avx512.vp2intersect %a, %a : vector<16xi32>"],
    strata.traits = ["AllTypesMatch<a, b>", "Pure"],
    strata.infer = [["k1", "a", "VectorType::get({$_self.getDimSize(0)}, $_builder.getI1Type())", "k1 has the same number of bits as elements in a"], ["k2", "b", "VectorType::get({$_self.getDimSize(0)}, $_builder.getI1Type())", "k2 has the same number of bits as elements in b"]],
    strata.format = "$a `,` $b attr-dict `:` type($a)"
  } {
    %a = irdl.c_pred "vector && vector_of(signless_integer(32, 64)) && length(16, 8)" {strata.summary = "vector of 32-bit signless integer or 64-bit signless integer values of length 16/8"}
    %b = irdl.c_pred "vector && vector_of(signless_integer(32, 64)) && length(16, 8)" {strata.summary = "vector of 32-bit signless integer or 64-bit signless integer values of length 16/8"}
    irdl.operands(a: %a, b: %b)
    %k1 = irdl.c_pred "vector && vector_of(signless_integer(1)) && length(16, 8)" {strata.summary = "vector of 1-bit signless integer values of length 16/8"}
    %k2 = irdl.c_pred "vector && vector_of(signless_integer(1)) && length(16, 8)" {strata.summary = "vector of 1-bit signless integer values of length 16/8"}
    irdl.results(k1: %k1, k2: %k2)
  }
}
