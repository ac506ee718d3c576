// Instructions of Arm Neon on vectors.
irdl.dialect @arm_neon attributes {
  strata.version = 1 : i32,
  strata.namespace = "arm_neon",
  strata.summary = "vector instructions of Arm Neon",
  strata.description = "Operations that stand for instructions of Neon: widening products, dot products and products of small matrices."
} {
  irdl.operation @"2d.sdot" attributes {
    strata.class = "2dSdotOp",
    strata.summary = "dot products of rows",
    strata.description = "Adds the dot product of each row of `b` and `c`, which have four columns, to an element of `a`.",
    strata.examples = ["%r = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>"],
    strata.traits = ["AllTypesMatch<b, c>", "AllTypesMatch<a, res>", "Pure"],
    strata.predicates = [["$b.getType().getShape().size() == 2", "operand `b` should be 2-dimensional"], ["$b.getType().getShape()[1] == 4", "operand `b` should have 4 columns"], ["$b.getType().getShape()[0] == $a.getType().getShape()[0]", "operand `b` should have as many rows as the size of operand `a`"]],
    strata.format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)"
  } {
    %a = irdl.c_pred "vector && vector_of(signless_integer(32)) && length(4, 2)" {strata.summary = "vector of 32-bit signless integer values of length 4/2"}
    %b = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(16, 8)" {strata.summary = "vector of 8-bit signless integer values of length 16/8"}
    %c = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(16, 8)" {strata.summary = "vector of 8-bit signless integer values of length 16/8"}
    irdl.operands(a: %a, b: %b, c: %c)
    %res = irdl.c_pred "vector && vector_of(signless_integer(32)) && length(4, 2)" {strata.summary = "vector of 32-bit signless integer values of length 4/2"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.bfmmla attributes {
    strata.class = "IntrBfmmlaOp",
    strata.summary = "product of matrices of bf16",
    strata.description = "Adds the product of a 2x4 matrix and a transposed 2x4 matrix to a 2x2 matrix.",
    strata.examples = ["%r = arm_neon.intr.bfmmla %a, %b, %b : vector<8xbf16> to vector<4xf32>"],
    strata.traits = ["AllTypesMatch<src1, src2>", "AllTypesMatch<acc, res>", "Pure"],
    strata.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
  } {
    %acc = irdl.c_pred "fixed_vector && vector_of(f32) && length(4)" {strata.summary = "a vector with length 4 of 32-bit float values"}
    %src1 = irdl.c_pred "fixed_vector && vector_of(bf16) && length(8)" {strata.summary = "a vector with length 8 of bfloat16 type values"}
    %src2 = irdl.c_pred "fixed_vector && vector_of(bf16) && length(8)" {strata.summary = "a vector with length 8 of bfloat16 type values"}
    irdl.operands(acc: %acc, src1: %src1, src2: %src2)
    %res = irdl.c_pred "fixed_vector && vector_of(f32) && length(4)" {strata.summary = "a vector with length 4 of 32-bit float values"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.sdot attributes {
    strata.class = "IntrSdotOp",
    strata.summary = "dot products of signed bytes",
    strata.description = "Adds the products of four neighboring pairs of bytes to each element of `a`.",
    strata.examples = ["%r = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>"],
    strata.traits = ["AllTypesMatch<b, c>", "AllTypesMatch<a, res>", "Pure"],
    strata.predicates = [["$b.getType().getNumElements() == 4 * $res.getType().getNumElements()", "res has the same number of elements as operand b divided by 4"]],
    strata.format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)"
  } {
    %a = irdl.c_pred "vector && vector_of(signless_integer(32)) && length(4, 2)" {strata.summary = "vector of 32-bit signless integer values of length 4/2"}
    %b = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(16, 8)" {strata.summary = "vector of 8-bit signless integer values of length 16/8"}
    %c = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(16, 8)" {strata.summary = "vector of 8-bit signless integer values of length 16/8"}
    irdl.operands(a: %a, b: %b, c: %c)
    %res = irdl.c_pred "vector && vector_of(signless_integer(32)) && length(4, 2)" {strata.summary = "vector of 32-bit signless integer values of length 4/2"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.smmla attributes {
    strata.class = "IntrSmmlaOp",
    strata.summary = "product of matrices of signed bytes",
    strata.description = "Adds the product of a 2x8 matrix and a transposed 2x8 matrix to a 2x2 matrix.",
    strata.examples = ["%r = arm_neon.intr.smmla %a, %b, %b : vector<16xi8> to vector<4xi32>"],
    strata.traits = ["AllTypesMatch<src1, src2>", "AllTypesMatch<acc, res>", "Pure"],
    strata.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
  } {
    %acc = irdl.c_pred "fixed_vector && vector_of(signless_integer(32)) && length(4)" {strata.summary = "a vector with length 4 of 32-bit signless integer values"}
    %src1 = irdl.c_pred "fixed_vector && vector_of(signless_integer(8)) && length(16)" {strata.summary = "a vector with length 16 of 8-bit signless integer values"}
    %src2 = irdl.c_pred "fixed_vector && vector_of(signless_integer(8)) && length(16)" {strata.summary = "a vector with length 16 of 8-bit signless integer values"}
    irdl.operands(acc: %acc, src1: %src1, src2: %src2)
    %res = irdl.c_pred "fixed_vector && vector_of(signless_integer(32)) && length(4)" {strata.summary = "a vector with length 4 of 32-bit signless integer values"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.smull attributes {
    strata.class = "IntrSmullOp",
    strata.summary = "widening product of signed integers",
    strata.description = "Multiplies elements; the products have twice as many bits.",
    strata.examples = ["%r = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>"],
    strata.traits = ["AllTypesMatch<a, b>", "Pure"],
    strata.infer = [["res", "a", "$_self.scaleElementBitwidth(2)", "res has same vector shape and element bitwidth scaled by 2 as a"]],
    strata.format = "$a `,` $b attr-dict `:` type($a) `to` type($res)"
  } {
    %a = irdl.c_pred "vector && vector_of(signless_integer(8, 16, 32)) && length(8, 4, 2)" {strata.summary = "vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2"}
    %b = irdl.c_pred "vector && vector_of(signless_integer(8, 16, 32)) && length(8, 4, 2)" {strata.summary = "vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2"}
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "vector && vector_of(signless_integer(16, 32, 64)) && length(8, 4, 2)" {strata.summary = "vector of 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of length 8/4/2"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.ummla attributes {
    strata.class = "IntrUmmlaOp",
    strata.summary = "product of matrices of unsigned bytes",
    strata.description = "Adds the product of a 2x8 matrix and a transposed 2x8 matrix to a 2x2 matrix.",
    strata.examples = ["%r = arm_neon.intr.ummla %a, %b, %b : vector<16xi8> to vector<4xi32>"],
    strata.traits = ["AllTypesMatch<src1, src2>", "AllTypesMatch<acc, res>", "Pure"],
    strata.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
  } {
    %acc = irdl.c_pred "fixed_vector && vector_of(signless_integer(32)) && length(4)" {strata.summary = "a vector with length 4 of 32-bit signless integer values"}
    %src1 = irdl.c_pred "fixed_vector && vector_of(signless_integer(8)) && length(16)" {strata.summary = "a vector with length 16 of 8-bit signless integer values"}
    %src2 = irdl.c_pred "fixed_vector && vector_of(signless_integer(8)) && length(16)" {strata.summary = "a vector with length 16 of 8-bit signless integer values"}
    irdl.operands(acc: %acc, src1: %src1, src2: %src2)
    %res = irdl.c_pred "fixed_vector && vector_of(signless_integer(32)) && length(4)" {strata.summary = "a vector with length 4 of 32-bit signless integer values"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.usmmla attributes {
    strata.class = "IntrUsmmlaOp",
    strata.summary = "product of matrices of unsigned and signed bytes",
    strata.description = "Adds the product of a 2x8 matrix of unsigned bytes and a transposed 2x8 matrix of signed bytes to a 2x2 matrix.",
    strata.examples = ["%r = arm_neon.intr.usmmla %a, %b, %b : vector<16xi8> to vector<4xi32>"],
    strata.traits = ["AllTypesMatch<src1, src2>", "AllTypesMatch<acc, res>", "Pure"],
    strata.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
  } {
    %acc = irdl.c_pred "fixed_vector && vector_of(signless_integer(32)) && length(4)" {strata.summary = "a vector with length 4 of 32-bit signless integer values"}
    %src1 = irdl.c_pred "fixed_vector && vector_of(signless_integer(8)) && length(16)" {strata.summary = "a vector with length 16 of 8-bit signless integer values"}
    %src2 = irdl.c_pred "fixed_vector && vector_of(signless_integer(8)) && length(16)" {strata.summary = "a vector with length 16 of 8-bit signless integer values"}
    irdl.operands(acc: %acc, src1: %src1, src2: %src2)
    %res = irdl.c_pred "fixed_vector && vector_of(signless_integer(32)) && length(4)" {strata.summary = "a vector with length 4 of 32-bit signless integer values"}
    irdl.results(res: %res)
  }
}
