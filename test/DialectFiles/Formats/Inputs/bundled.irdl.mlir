irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.type @buffer attributes {
    strata.interfaces = ["my::SizedTypeInterface"],
    strata.format = "`<` custom<ShapeAndElement>($shape, $element) `` custom<FlagAndShape>(\"mutable\", $mutable, $whole, ref($shape)) `>`"
  } {
    %shape = irdl.any {strata.kind = "dense<i64>"}
    %element = irdl.any {strata.kind = "type"}
    %mutable = irdl.any {strata.kind = "bool"}
    %whole = irdl.any {strata.kind = "dense<i64>", strata.optional}
    irdl.parameters(shape: %shape, element: %element, mutable: %mutable, whole: %whole)
  }
  irdl.type @partial attributes {strata.format = "`` custom<PartialTensor>($shape, $element, $encoding)"} {
    %shape = irdl.any {strata.kind = "dense<i64>", strata.optional}
    %element = irdl.any {strata.kind = "type", strata.optional}
    %encoding = irdl.any {strata.optional}
    irdl.parameters(shape: %shape, element: %element, encoding: %encoding)
  }
  irdl.attribute @labels attributes {
    strata.format = "`<` custom<DimensionLabels>(\"b\", $in_batch, $in_rest, \"x\", \"i\", $weight_in, \"o\", $weight_out, $weight_rest) `>`"
  } {
    %a = irdl.any {strata.kind = "i64"}
    %b = irdl.any {strata.kind = "dense<i64>"}
    %c = irdl.any {strata.kind = "i64"}
    %d = irdl.any {strata.kind = "i64"}
    %e = irdl.any {strata.kind = "dense<i64>"}
    irdl.parameters(in_batch: %a, in_rest: %b, weight_in: %c, weight_out: %d, weight_rest: %e)
  }
  irdl.attribute @pairs attributes {strata.format = "`<` custom<NamedDimensions>($a, $b, $c, $d) `>`"} {
    %a = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %b = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %c = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %d = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    irdl.parameters(a: %a, b: %b, c: %c, d: %d)
  }
  irdl.attribute @padded attributes {strata.format = "`<` `[` custom<Paddings>($intervals, $sizes) `]` `>`"} {
    %intervals = irdl.any {strata.kind = "dense<i32>"}
    %sizes = irdl.any {strata.kind = "dense<i32>"}
    irdl.parameters(intervals: %intervals, sizes: %sizes)
  }
  irdl.attribute @range attributes {strata.format = "`<` $from `>`"} {
    %from = irdl.any {strata.kind = "i64"}
    irdl.parameters(from: %from)
  }
  irdl.attribute @sizes attributes {strata.format = "`<` custom<DimSizes>($sizes) `>`"} {
    %sizes = irdl.base "#builtin.array"
    irdl.parameters(sizes: %sizes)
  }
  irdl.operation @call attributes {
    strata.format = "`(` $x `)` attr-dict `:` custom<SizedFunctionType>(ref($x), type($x), $sizes, type($results), $result_sizes, $tied, \"SizedTypeInterface\")"
  } {
    %x = irdl.any
    %sizes = irdl.is index
    %result_sizes = irdl.is index
    irdl.operands(x: variadic %x, sizes: variadic %sizes, result_sizes: variadic %result_sizes)
    %tied = irdl.base "#builtin.array" {strata.optional}
    irdl.attributes {"tied" = %tied}
    %results = irdl.any
    irdl.results(results: variadic %results)
  }
  irdl.operation @forward attributes {
    strata.format = "$x attr-dict `:` type($x) `->` custom<TiedTypes>(ref($x), ref(type($x)), type($results), $tied)"
  } {
    %x = irdl.any
    irdl.operands(x: variadic %x)
    %tied = irdl.base "#builtin.array" {strata.optional}
    irdl.attributes {"tied" = %tied}
    %results = irdl.any
    irdl.results(results: variadic %results)
  }
  irdl.operation @fill attributes {
    strata.format = "$value `,` $target attr-dict `:` type($value) `->` custom<SizedResult>(type($result), $sizes)",
    strata.infer = [["target", "result", "$_self"]]
  } {
    %target = irdl.any
    %sizes = irdl.is index
    %value = irdl.any
    irdl.operands(target: %target, sizes: variadic %sizes, value: %value)
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @wait attributes {
    strata.format = "$x attr-dict `:` custom<SizedTypes>(type($x), type($y), $sizes, \"SizedTypeInterface\")"
  } {
    %x = irdl.any
    %sizes = irdl.is index
    irdl.operands(x: variadic %x, sizes: variadic %sizes)
    %y = irdl.any
    irdl.results(y: variadic %y)
  }
  irdl.operation @run attributes {
    strata.format = "`with` `` custom<CaptureRegion>($x, type($x), $sizes, type($results), $result_sizes, $tied, $body, \"SizedTypeInterface\", \"d.yield\") attr-dict"
  } {
    %x = irdl.any
    %sizes = irdl.is index
    %result_sizes = irdl.is index
    irdl.operands(x: variadic %x, sizes: variadic %sizes, result_sizes: variadic %result_sizes)
    %tied = irdl.base "#builtin.array" {strata.optional}
    irdl.attributes {"tied" = %tied}
    %results = irdl.any
    irdl.results(results: variadic %results)
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @fork attributes {
    strata.format = "`` custom<HeldRegions>(attr-dict, $body, $holder, $counts, type($results), \"d.parts\", \"default\", \"part\", \"count\")"
  } {
    %counts = irdl.any {strata.kind = "dense<i32>"}
    %more = irdl.any {strata.kind = "dense<i32>", strata.optional}
    irdl.attributes {"counts" = %counts, "more" = %more}
    %results = irdl.any
    irdl.results(results: variadic %results)
    %body = irdl.region
    %holder = irdl.region with size 1
    irdl.regions(body: %body, holder: %holder)
  }
  irdl.operation @parts attributes {strata.traits = ["IsIsolatedFromAbove", "IsTerminator"]} {
    %x = irdl.any
    irdl.operands(x: variadic %x)
    %parts = irdl.region {strata.variadic}
    irdl.regions(parts: %parts)
  }
  irdl.operation @yield attributes {strata.traits = ["IsTerminator"], strata.format = "($x^ `:` type($x))? attr-dict"} {
    %x = irdl.any
    irdl.operands(x: variadic %x)
  }
  irdl.operation @add attributes {
    strata.traits = ["Commutative", "SameOperandsAndResultType"], strata.format = "$a `,` $b attr-dict `:` type($r)"
  } {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(a: %a, b: %b)
    %r = irdl.any
    irdl.results(r: %r)
  }
  irdl.operation @sub attributes {strata.like = "add", strata.traits = ["SameOperandsAndResultType"]}
  irdl.operation @reduce attributes {
    strata.format = "custom<Reduction>($inputs, $inits, $dims, attr-dict, type($inputs), type($inits), type($results), $body, \"d.yield\")"
  } {
    %inputs = irdl.any
    %inits = irdl.any
    irdl.operands(inputs: variadic %inputs, inits: variadic %inits)
    %dims = irdl.any {strata.kind = "dense<i64>"}
    irdl.attributes {"dims" = %dims}
    %results = irdl.any
    irdl.results(results: variadic %results)
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @conv attributes {
    strata.format = "`dims` `=` custom<Unbracketed>($labels, \"#d.labels\") `,` custom<PairedDimensions>($pairs, \"#d.pairs\", \"batch\", \"sum\") `window` `=` `{` custom<NamedArrays>(\"stride\", $strides, \"\", \"pad\", $pad, \"rows\", \"reverse\", $reverse, \"flags\") `}` `format` `=` custom<LetteredNumbers>(\"e\", $e, \"exponent\", \"m\", $m, \"mantissa\") attr-dict"
  } {
    %labels = irdl.base @d::@labels
    %pairs = irdl.base @d::@pairs
    %strides = irdl.any {strata.kind = "dense<i64>", strata.optional}
    %pad = irdl.any {strata.optional}
    %reverse = irdl.any {strata.kind = "dense<i1>", strata.optional}
    %e = irdl.any {strata.kind = "i32"}
    %m = irdl.any {strata.kind = "i32"}
    irdl.attributes {"labels" = %labels, "pairs" = %pairs, "strides" = %strides, "pad" = %pad, "reverse" = %reverse, "e" = %e, "m" = %m}
  }
  irdl.operation @lists attributes {
    strata.format = "custom<OneOrSet>($names) custom<ScopedOperand>($scope, $key) custom<RangedOperands>($x, $offsets, $ends, $lengths) custom<AnnotatedOperands>($y, $ranges, \"#d.range\") custom<NestedDynamicIndexList>($values, $nested) `[` custom<Elements>($elements, \"#d.range\") `]` custom<SymbolAlias>($alias, $target) custom<TypeAlias>($type, type($r)) attr-dict `:` `(` type($x) `)` `,` type($y)"
  } {
    %scope = irdl.is index
    %key = irdl.is index
    %x = irdl.any
    %offsets = irdl.is index
    %ends = irdl.is index
    %lengths = irdl.is index
    %y = irdl.any
    %values = irdl.is index
    irdl.operands(scope: optional %scope, key: %key, x: variadic %x, offsets: variadic %offsets, ends: variadic %ends, lengths: variadic %lengths, y: %y, values: variadic %values)
    %names = irdl.base "#builtin.array"
    %ranges = irdl.base "#builtin.array"
    %nested = irdl.base "#builtin.array"
    %elements = irdl.base "#builtin.array"
    %alias = irdl.any {strata.kind = "string"}
    %target = irdl.any {strata.kind = "flat_symbol_ref"}
    %type = irdl.any {strata.kind = "type"}
    irdl.attributes {"names" = %names, "ranges" = %ranges, "nested" = %nested, "elements" = %elements, "alias" = %alias, "target" = %target, "type" = %type}
    %r = irdl.any
    irdl.results(r: %r)
  }
}
