// Computations of all kinds of types, conditions and attributes.
irdl.dialect @num attributes {strata.version = 1 : i32, strata.constants = ["arith.constant"]} {
  irdl.attribute @flags attributes {
    strata.enum = {plain, bits, cases = ["none", "up", "twice"], values = [0, 1, 2]}
  }
  irdl.operation @step attributes {
    strata.computes = "flag ? x + 1 : x",
    strata.traits = ["Pure"],
    strata.format = "$x (`flag` `=` $flag^)? attr-dict `:` type($x)"
  } {
    %t = irdl.c_pred "signless_integer || vector_of(signless_integer)"
    irdl.operands(x: %t)
    %flag = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.optional, strata.default = "true"}
    irdl.attributes {"flag" = %flag}
    irdl.results(result: %t)
  }
  irdl.operation @flagged attributes {
    strata.computes = "flags.none ? x : flags.twice ? x * 2 : x + 10",
    strata.traits = ["Pure"],
    strata.format = "$flags $x attr-dict `:` type($x)"
  } {
    %t = irdl.c_pred "signless_integer || vector_of(signless_integer)"
    irdl.operands(x: %t)
    %flags = irdl.base @num::@flags
    irdl.attributes {"flags" = %flags}
    irdl.results(result: %t)
  }
  // Each division is read under a condition that excludes undefined operands.
  irdl.operation @safe_div attributes {
    strata.computes = "b == 0 || a == 1 << width(a) - 1 && b == -1 ? 0 : sdiv(a, b)",
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$a `,` $b attr-dict `:` type($a)"
  } {
    %t = irdl.c_pred "signless_integer || vector_of(signless_integer)"
    irdl.operands(a: %t, b: %t)
    irdl.results(result: %t)
  }
  irdl.operation @nested attributes {
    strata.computes = "ult(x, width(x)) ? ((z << x) == 0 ? (w != 0 ? udiv(z, w) : w) : z) : z",
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$x `,` $z `,` $w attr-dict `:` type($x)"
  } {
    %t = irdl.c_pred "signless_integer"
    irdl.operands(x: %t, z: %t, w: %t)
    irdl.results(result: %t)
  }
  irdl.operation @bits attributes {
    strata.computes = "bitcast(x, result)",
    strata.traits = ["Pure"],
    strata.format = "$x attr-dict `:` type($x) `->` type($result)"
  } {
    %t = irdl.any
    %u = irdl.any
    irdl.operands(x: %t)
    irdl.results(result: %u)
  }
  irdl.operation @round attributes {
    strata.computes = "fptosi(sitofp(x, y) * y, result)",
    strata.traits = ["Pure"],
    strata.format = "$x `,` $y attr-dict `:` type($x) `,` type($y) `->` type($result)"
  } {
    %i = irdl.c_pred "signless_integer_or_index"
    %f = irdl.c_pred "any_float"
    %r = irdl.c_pred "signless_integer_or_index"
    irdl.operands(x: %i, y: %f)
    irdl.results(result: %r)
  }
  irdl.operation @three attributes {
    strata.computes = "3",
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($result)"
  } {
    %t = irdl.any
    irdl.operands()
    irdl.results(result: %t)
  }
  irdl.operation @scale attributes {
    strata.computes = "x * by",
    strata.traits = ["Pure"],
    strata.format = "$x `,` $by attr-dict `:` type($x) `,` type($by) `->` type($result)"
  } {
    %t = irdl.any
    %u = irdl.any
    %v = irdl.any
    irdl.operands(x: %t, by: %u)
    irdl.results(result: %v)
  }
  // The second result has no operation of arith.
  irdl.operation @both attributes {
    strata.computes = ["x + x", "fpconvert_up(x, narrow)"],
    strata.traits = ["Pure"],
    strata.format = "$x attr-dict `:` type($x) `->` type($narrow)"
  } {
    %t = irdl.c_pred "any_float"
    %u = irdl.c_pred "any_float"
    irdl.operands(x: %t)
    irdl.results(twice: %t, narrow: %u)
  }
  irdl.operation @small attributes {
    strata.computes = "x & 7",
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.interfaces = ["InferIntRangeInterface"],
    strata.fold_unless = "x == 0",
    strata.keeps_poison,
    strata.format = "$x attr-dict `:` type($x)"
  } {
    %t = irdl.c_pred "signless_integer"
    irdl.operands(x: %t)
    irdl.results(result: %t)
  }
  irdl.operation @shift attributes {
    strata.computes = "lshr(x, 1)",
    strata.any_index_width,
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$x attr-dict `:` type($x)"
  } {
    %t = irdl.is index
    irdl.operands(x: %t)
    irdl.results(result: %t)
  }
}
