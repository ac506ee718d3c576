// Arithmetic on pixels: each operation is declared by its value, the accesses by their parts.
irdl.dialect @pix attributes {
  strata.version = 1 : i32, strata.summary = "arithmetic on the brightness of pixels",
  strata.constants = ["arith.constant"],
  strata.named_predicates = [["pixels", "signless_integer || vector_of(signless_integer) || tensor_of(signless_integer)"]]
} {
  irdl.operation @add attributes {
    strata.summary = "sum, at most white",
    strata.computes = "uadd_overflow(a, b) ? -1 : a + b",
    strata.examples = ["%sum = pix.add %x, %y : i8 // pix.add(200, 100) = 255"],
    strata.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "Elementwise"],
    strata.interfaces = ["InferIntRangeInterface"],
    strata.format = "$a `,` $b attr-dict `:` type($result)"
  } {
    %t = irdl.c_pred "pixels" {strata.summary = "pixel, or vector or tensor of pixels"}
    irdl.operands(a: %t, b: %t)
    irdl.results(result: %t)
  }
  irdl.operation @sub attributes {
    strata.like = "add", strata.summary = "difference, at least black",
    strata.computes = "ult(a, b) ? 0 : a - b",
    strata.traits = ["Pure", "SameOperandsAndResultType", "Elementwise"]
  } {}
  irdl.operation @average attributes {
    strata.like = "add", strata.summary = "mean, rounded down",
    strata.computes = "lshr(a, 1) + lshr(b, 1) + (a & b & 1)"
  } {}
  irdl.operation @distance attributes {
    strata.like = "add", strata.summary = "difference of brightness",
    strata.computes = "umax(a, b) - umin(a, b)"
  } {}
  irdl.operation @darken attributes {
    strata.like = "sub", strata.summary = "a, made darker by the factor b",
    strata.computes = "umul_high(a, b)"
  } {}
  irdl.operation @mask attributes {
    strata.like = "sub", strata.summary = "a where it is brighter than b, else black",
    strata.computes = "ugt(a, b) ? a : 0"
  } {}
  irdl.operation @scale attributes {
    strata.like = "sub", strata.summary = "quotient; undefined for a divisor of 0",
    strata.computes = "udiv(a, b)",
    strata.traits = ["NoMemoryEffect", "SameOperandsAndResultType", "Elementwise"]
  } {}
  irdl.operation @invert attributes {
    strata.summary = "white becomes black",
    strata.computes = "~a",
    strata.traits = ["Pure", "Involution", "SameOperandsAndResultType", "Elementwise"],
    strata.interfaces = ["InferIntRangeInterface"],
    strata.format = "$a attr-dict `:` type($result)"
  } {
    %t = irdl.c_pred "pixels" {strata.summary = "pixel, or vector or tensor of pixels"}
    irdl.operands(a: %t)
    irdl.results(result: %t)
  }
  irdl.operation @get attributes {
    strata.summary = "load of a pixel",
    strata.loads = {pointer = "image", indices = "at", value = "pixel", dim = "memref.dim", rank_error = "expected $rank indices, found $count"},
    strata.infer = [["pixel", "image", "$_self.getElementType()"]],
    strata.format = "$image `[` $at `]` attr-dict `:` type($image)"
  } {
    %image = irdl.base "!builtin.memref" {strata.summary = "image"}
    %at = irdl.is index
    %pixel = irdl.any
    irdl.operands(image: %image, at: variadic %at)
    irdl.results(pixel: %pixel)
  }
  irdl.operation @put attributes {
    strata.summary = "store of a pixel",
    strata.stores = {pointer = "image", indices = "at", value = "pixel", dim = "memref.dim", rank_error = "expected $rank indices, found $count"},
    strata.infer = [["pixel", "image", "$_self.getElementType()"]],
    strata.format = "$pixel `,` $image `[` $at `]` attr-dict `:` type($image)"
  } {
    %image = irdl.base "!builtin.memref" {strata.summary = "image"}
    %at = irdl.is index
    %pixel = irdl.any
    irdl.operands(pixel: %pixel, image: %image, at: variadic %at)
  }
}
