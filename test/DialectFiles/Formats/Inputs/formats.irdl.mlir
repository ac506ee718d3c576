irdl.dialect @t attributes {strata.version = 1 : i32} {
  irdl.attribute @Mode attributes {strata.enum = {plain, cases = ["slow", "fast"]}}
  irdl.attribute @flags attributes {strata.enum = {bits, groups, separator = ",", cases = ["none", "a", "b", "c", "ab"], values = [0, 1, 2, 4, 3]}}
  irdl.type @box {
    %e = irdl.any
    irdl.parameters(element: %e)
  }
  irdl.operation @group attributes {
    strata.format = "$a (`,` $b^ `:` type($b))? (`with` $n^) : (`without`)? attr-dict"
  } {
    %a = irdl.is i32
    %b = irdl.any
    %n = irdl.base "#builtin.integer" {strata.kind = "i64", strata.optional}
    irdl.operands(a: %a, b: optional %b)
    irdl.attributes {"n" = %n}
  }
  irdl.operation @list attributes {
    strata.format = "oilist(`x` `(` $x `:` type($x) `)` | `y` $y | `z` `(` $zs `)`) attr-dict"
  } {
    %x = irdl.any
    %y = irdl.is unit {strata.optional}
    %z = irdl.is i32
    irdl.operands(x: optional %x, zs: variadic %z)
    irdl.attributes {"y" = %y}
  }
  irdl.operation @props attributes {
    strata.format = "$mode prop-dict attr-dict"
  } {
    %mode = irdl.base @t::@Mode
    %x = irdl.any {strata.optional}
    %flags = irdl.base @t::@flags {strata.default = "none"}
    irdl.attributes {"mode" = %mode, "x" = %x, "flags" = %flags}
  }
  irdl.operation @flagged attributes {
    strata.format = "(`flags` `` $flags^)? attr-dict-with-keyword"
  } {
    %flags = irdl.base @t::@flags {strata.default = "a,b"}
    irdl.attributes {"flags" = %flags}
  }
  irdl.operation @dense attributes {
    strata.format = "$d `=` $f `,` $s `,` $t `+` $u attr-dict"
  } {
    %d = irdl.c_pred "i64_array" {strata.kind = "dense<i64>"}
    %f = irdl.any {strata.kind = "f32"}
    %s = irdl.any {strata.kind = "symbol"}
    %t = irdl.any {strata.kind = "type"}
    %u = irdl.any
    irdl.attributes {"d" = %d, "f" = %f, "s" = %s, "t" = %t, "u" = %u}
  }
  irdl.operation @branch attributes {
    strata.traits = ["Terminator"],
    strata.successors = ["first", "rest..."],
    strata.format = "$first (`[` $rest^ `]`)? attr-dict"
  }
  irdl.operation @regions attributes {
    strata.format = "$head (`else` $tail^)? attr-dict"
  } {
    %r = irdl.region
    %v = irdl.region {strata.variadic}
    irdl.regions(head: %r, tail: %v)
  }
  irdl.operation @stripped attributes {
    strata.format = "$a `:` type($a) `->` qualified(type($r)) attr-dict"
  } {
    %a = irdl.base @t::@box
    %r = irdl.base @t::@box
    irdl.operands(a: %a)
    irdl.results(r: %r)
  }
  irdl.operation @whole attributes {
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: %a, b: variadic %b)
    irdl.results(r: %a)
  }
  irdl.operation @lines attributes {
    strata.format = "`(` `\\n` ` ` $a `...` `)` attr-dict"
  } {
    %a = irdl.is i32
    irdl.operands(a: %a)
  }
  irdl.operation @two attributes {
    strata.format = "operands attr-dict `:` type($as) `,` `(` type($bs) `)` `->` type($rs)"
  } {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(as: %a, bs: variadic %b)
    irdl.results(rs: %a, ss: %b)
  }
  irdl.operation @sum attributes {
    strata.format = "$xs (`:` type($xs)^)? attr-dict"
  } {
    %a = irdl.any
    irdl.operands(xs: variadic %a)
    irdl.results(sum: %a)
  }
}
