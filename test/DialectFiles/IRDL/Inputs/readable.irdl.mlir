// Operations whose custom form would lose something at times.
irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @both attributes {strata.format = "$a `:` functional-type($a, $r) attr-dict"} {
    %0 = irdl.any
    %1 = irdl.any
    irdl.operands(a: %0)
    irdl.results(r: %1)
  }
  irdl.operation @end attributes {strata.traits = ["IsTerminator"], strata.format = "(`with` $r^)? attr-dict"} {
    %r = irdl.region {strata.variadic}
    irdl.regions(r: %r)
  }
  irdl.operation @body attributes {
    strata.traits = ["SingleBlockImplicitTerminator<d.end>"],
    strata.format = "$r attr-dict"
  } {
    %r = irdl.region
    irdl.regions(r: %r)
  }
  irdl.operation @fixed attributes {strata.format = "attr-dict"} {
    %0 = irdl.any {strata.type = i32}
    irdl.results(r: %0)
  }
  irdl.operation @same attributes {
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "$a `,` $b attr-dict `:` type($a)"
  } {
    %0 = irdl.any
    %1 = irdl.any
    %2 = irdl.any
    irdl.operands(a: %0, b: %1)
    irdl.results(r: %2)
  }
  irdl.operation @placed attributes {strata.format = "$n attr-dict"} {
    %0 = irdl.any {strata.kind = "i32", strata.optional}
    irdl.attributes {"n" = %0}
  }
  irdl.operation @lists attributes {
    strata.traits = ["SameVariadicOperandSize"],
    strata.format = "operands attr-dict `:` type(operands)"
  } {
    %0 = irdl.is i32
    %1 = irdl.is i64
    irdl.operands(a: variadic %0, b: variadic %1)
  }
  irdl.operation @regions attributes {strata.format = "regions attr-dict"} {
    %0 = irdl.region
    %1 = irdl.region {strata.variadic}
    irdl.regions(a: %0, b: %1)
  }
  irdl.operation @named attributes {strata.interfaces = ["Infer", "Predicate", "AllTypesMatch"]} {}
}
