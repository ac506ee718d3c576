// Vectors of a fixed size: a whole dialect in one file.
irdl.dialect @vec attributes {strata.version = 1 : i32, strata.summary = "vectors of a fixed size"} {
  irdl.attribute @rounding attributes {
    strata.summary = "how sums are rounded", strata.enum = {cases = ["nearest", "down", "up"]}
  }
  irdl.attribute @range attributes {
    strata.summary = "from the first number to the last", strata.format = "`<` $first `to` $last `>`"
  } {
    %first = irdl.any {strata.kind = "i64"}
    %last = irdl.any {strata.kind = "i64"}
    irdl.parameters(first: %first, last: %last)
  }
  irdl.type @vec attributes {
    strata.class = "VecType", strata.summary = "a vector", strata.format = "`<` $size `x` $element `>`"
  } {
    %size = irdl.c_pred "positive" {strata.kind = "i64", strata.summary = "number of elements"}
    %element = irdl.c_pred "type_attr_of(any_float || integer)" {strata.kind = "type", strata.summary = "float or integer"}
    irdl.parameters(size: %size, element: %element)
  }
  irdl.operation @iota attributes {
    strata.summary = "consecutive numbers", strata.traits = ["Pure"],
    strata.predicates = [["cast<VecType>($result.getType()).getSize() == $range.getLast() - $range.getFirst() + 1", "the size is that of the range"]],
    strata.format = "$range attr-dict `:` type($result)"
  } {
    %range = irdl.base @vec::@range {strata.summary = "range"}
    %result = irdl.base @vec::@vec {strata.summary = "vector"}
    irdl.attributes {"range" = %range}
    irdl.results(result: %result)
  }
  irdl.operation @add attributes {
    strata.summary = "sum of any number of vectors", strata.traits = ["Pure", "Commutative"],
    strata.format = "$terms (`rounding` `` $rounding^)? attr-dict `:` type($result)"
  } {
    %vec = irdl.base @vec::@vec {strata.summary = "vector"}
    %rounding = irdl.base @vec::@rounding {strata.default = "nearest", strata.summary = "rounding"}
    irdl.operands(terms: variadic %vec)
    irdl.attributes {"rounding" = %rounding}
    irdl.results(result: %vec)
  }
  irdl.operation @extract attributes {
    strata.summary = "one element", strata.traits = ["Pure"],
    strata.format = "$source `[` $index `]` attr-dict `:` type($source)"
  } {
    %size = irdl.any
    %element = irdl.any
    %source = irdl.parametric @vec::@vec<%size, %element> {strata.summary = "vector"}
    %index = irdl.is index
    irdl.operands(source: %source, index: %index)
    irdl.results(element: %element)
  }
  irdl.operation @map attributes {
    strata.summary = "a computation for each element",
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<vec.yield>"],
    strata.format = "$source $body attr-dict `:` type($source) `->` type($result)"
  } {
    %source = irdl.base @vec::@vec {strata.summary = "vector"}
    %result = irdl.base @vec::@vec {strata.summary = "vector"}
    %body = irdl.region
    irdl.operands(source: %source)
    irdl.results(result: %result)
    irdl.regions(body: %body)
  }
  irdl.operation @yield attributes {
    strata.summary = "the value for the element", strata.traits = ["Terminator", "HasParent<vec.map>"],
    strata.format = "($value^ `:` type($value))? attr-dict"
  } {
    %value = irdl.any
    irdl.operands(value: optional %value)
  }
}
