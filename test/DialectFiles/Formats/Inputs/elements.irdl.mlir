// Operations whose formats use the elements beyond MLIR's language.
irdl.dialect @e attributes {strata.version = 1 : i32} {
  irdl.operation @loop attributes {
    strata.traits = ["SingleBlockImplicitTerminator<e.yield>"],
    strata.infer = [["results", "inits", "$_self"]],
    strata.format = "$i `<` $bound (`with` zip($values `=` $inits)^ `:` types($inits))? (`of` default(type($bound), \"index\")^)? $body attr-dict"
  } {
    %bound = irdl.c_pred "signless_integer_or_index"
    %inits = irdl.any
    irdl.operands(bound: %bound, inits: variadic %inits)
    %results = irdl.any
    irdl.results(results: variadic %results)
    %body = irdl.region with size 1 {strata.arguments = [["i", "bound"], ["values", "inits"]]}
    irdl.regions(body: %body)
  }
  irdl.operation @yield attributes {strata.traits = ["Terminator", "Pure"], strata.format = "($values^ `:` type($values))? attr-dict"} {
    %values = irdl.any
    irdl.operands(values: variadic %values)
  }
  irdl.operation @grid attributes {
    strata.traits = ["SingleBlockImplicitTerminator<e.yield>"],
    strata.format = "$ids `in` $sizes with-terminator($body) attr-dict"
  } {
    %sizes = irdl.any {strata.kind = "dense<i64>"}
    irdl.attributes {"sizes" = %sizes}
    %body = irdl.region with size 1 {strata.arguments = [["ids", "sizes", "IndexType::get($_ctxt)"]]}
    irdl.regions(body: %body)
  }
  irdl.operation @elements attributes {
    strata.format = "$tensors `:` type($tensors) $body attr-dict"
  } {
    %tensors = irdl.c_pred "tensor"
    irdl.operands(tensors: variadic %tensors)
    %body = irdl.region {strata.arguments = [["scalars", "tensors", "getElementTypeOrSelf($_self)"]]}
    irdl.regions(body: %body)
  }
  irdl.operation @pairs attributes {
    strata.format = "`[` zip($names `:` $values `as` type($values) `at` $weights) `]` attr-dict"
  } {
    %values = irdl.any
    irdl.operands(values: variadic %values)
    %names = irdl.any {strata.kind = "array<string>"}
    %weights = irdl.any {strata.kind = "dense<f32>"}
    irdl.attributes {"names" = %names, "weights" = %weights}
  }
  irdl.operation @cases attributes {
    strata.traits = ["SingleBlockImplicitTerminator<e.yield>"],
    strata.format = "$flag repeat(`\\n` `case` $numbers $regions) `else` $otherwise attr-dict"
  } {
    %flag = irdl.is i32
    irdl.operands(flag: %flag)
    %numbers = irdl.any {strata.kind = "array<i8>"}
    irdl.attributes {"numbers" = %numbers}
    %otherwise = irdl.region with size 1
    %regions = irdl.region with size 1 {strata.variadic}
    irdl.regions(otherwise: %otherwise, regions: %regions)
  }
  irdl.operation @apply attributes {strata.format = "map($map, $inputs) attr-dict"} {
    %inputs = irdl.is index
    irdl.operands(inputs: variadic %inputs)
    %map = irdl.base "#builtin.affine_map"
    irdl.attributes {"map" = %map}
  }
  irdl.operation @guard attributes {strata.format = "map($set, $inputs) attr-dict"} {
    %inputs = irdl.is index
    irdl.operands(inputs: variadic %inputs)
    %set = irdl.base "#builtin.integer_set"
    irdl.attributes {"set" = %set}
  }
  irdl.operation @at attributes {strata.format = "$from `[` subscripts($map, $inputs) `]` attr-dict `:` type($from)"} {
    %from = irdl.any
    %inputs = irdl.is index
    irdl.operands(from: %from, inputs: variadic %inputs)
    %map = irdl.base "#builtin.affine_map"
    irdl.attributes {"map" = %map}
  }
  irdl.operation @range attributes {strata.format = "bound($from, $from_inputs, \"max\") `to` bound($to, $to_inputs, \"min\") attr-dict"} {
    %from_inputs = irdl.is index
    %to_inputs = irdl.is index
    irdl.operands(from_inputs: variadic %from_inputs, to_inputs: variadic %to_inputs)
    %from = irdl.base "#builtin.affine_map"
    %to = irdl.base "#builtin.affine_map"
    irdl.attributes {"from" = %from, "to" = %to}
  }
  irdl.operation @weighted attributes {strata.format = "$values (`by` $weights^)? attr-dict `:` type($values)"} {
    %values = irdl.any
    irdl.operands(values: variadic %values)
    %weights = irdl.any {strata.kind = "dense<i32>", strata.implied = "SmallVector<int64_t>($values.size(), 1)"}
    %flags = irdl.any {strata.kind = "array<bool>", strata.implied = "SmallVector<bool>($values.size(), false)"}
    %last = irdl.any {strata.kind = "i64", strata.implied = "$values.size() - 1"}
    %single = irdl.any {strata.kind = "bool", strata.implied = "$values.size() == 1"}
    irdl.attributes {"weights" = %weights, "flags" = %flags, "last" = %last, "single" = %single}
  }
  irdl.operation @switch attributes {strata.format = "keyword($flag, \"off\", \"on\") (`and` keyword($other, \"no\", \"yes\")^)? attr-dict"} {
    %flag = irdl.any {strata.kind = "bool"}
    %other = irdl.any {strata.kind = "bool", strata.optional}
    irdl.attributes {"flag" = %flag, "other" = %other}
  }
  irdl.operation @quiet attributes {strata.format = "(`quiet` $quiet^)? attr-dict"} {
    %quiet = irdl.any {strata.kind = "flag", strata.implied = "false"}
    irdl.attributes {"quiet" = %quiet}
  }
  irdl.operation @inner attributes {strata.format = "$from $x `:` type($from) $body attr-dict"} {
    %from = irdl.any
    irdl.operands(from: %from)
    %body = irdl.region {strata.arguments = [["x", "from", "cast<ShapedType>($_self).getElementType()"]]}
    irdl.regions(body: %body)
  }
  irdl.operation @results attributes {strata.format = "(`->` types($results)^)? attr-dict"} {
    %results = irdl.any
    irdl.results(results: variadic %results)
  }
  irdl.operation @per attributes {strata.format = "$xs `of` $values `:` type($values) $body attr-dict"} {
    %values = irdl.any
    irdl.operands(values: variadic %values)
    %body = irdl.region {strata.arguments = [["xs", "values"]]}
    irdl.regions(body: %body)
  }
  irdl.operation @counted attributes {strata.format = "parenthesized($xs) keyword-literal(\"of\", \"before the values\") parenthesized($values, $xs) `:` type($values) (`step` non-negative($step, \"expected no negative step\")^)? whole($body) attr-dict"} {
    %values = irdl.any
    irdl.operands(values: variadic %values)
    %step = irdl.any {strata.kind = "i32", strata.optional}
    irdl.attributes {"step" = %step}
    %body = irdl.region {strata.arguments = [["xs", "values"]]}
    irdl.regions(body: %body)
  }
}
