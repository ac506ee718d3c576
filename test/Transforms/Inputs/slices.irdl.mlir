// A dialect of tests: slices whose offsets are operands, and loops.
irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @slice attributes {
    strata.traits = ["Pure"],
    strata.extracts = {
      whole = "from", value = "part", offsets = "at", sizes = "sizes",
      layout = "order", when = "!$opaque"
    },
    strata.format = "$from `[` $at `]` $sizes (`order` $order^)? (`opaque` $opaque^)? attr-dict `:` type($from) `->` type($part)"
  } {
    %from = irdl.any
    %at = irdl.is index
    irdl.operands(from: %from, at: variadic %at)
    %sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>"}
    %order = irdl.any {strata.optional, strata.kind = "string"}
    %opaque = irdl.is unit {strata.optional, strata.kind = "unit"}
    irdl.attributes {"sizes" = %sizes, "order" = %order, "opaque" = %opaque}
    %part = irdl.any
    irdl.results(part: %part)
  }
  irdl.operation @put attributes {
    strata.traits = ["Pure", "AllTypesMatch<into, new>"],
    strata.inserts = {
      whole = "into", value = "part", offsets = "at", sizes = "sizes", layout = "order"
    },
    strata.format = "$part `into` $into `[` $at `]` $sizes (`order` $order^)? attr-dict `:` type($part) `into` type($into)"
  } {
    %part = irdl.any
    %into = irdl.any
    %at = irdl.is index
    irdl.operands(part: %part, into: %into, at: variadic %at)
    %sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>"}
    %order = irdl.any {strata.optional, strata.kind = "string"}
    irdl.attributes {"sizes" = %sizes, "order" = %order}
    %new = irdl.any
    irdl.results(new: %new)
  }
  // The elements at one place.
  irdl.operation @get attributes {
    strata.traits = ["Pure"],
    strata.extracts = {whole = "from", value = "part", offsets = "at"},
    strata.format = "$from `[` $at `]` attr-dict `:` type($from) `->` type($part)"
  } {
    %from = irdl.any
    %at = irdl.is index
    irdl.operands(from: %from, at: variadic %at)
    %part = irdl.any
    irdl.results(part: %part)
  }
  irdl.operation @set attributes {
    strata.traits = ["Pure", "AllTypesMatch<into, new>"],
    strata.inserts = {whole = "into", value = "part", offsets = "at"},
    strata.format = "$part `into` $into `[` $at `]` attr-dict `:` type($part) `into` type($into)"
  } {
    %part = irdl.any
    %into = irdl.any
    %at = irdl.is index
    irdl.operands(part: %part, into: %into, at: variadic %at)
    %new = irdl.any
    irdl.results(new: %new)
  }
  // A loop with a region for its condition, and arguments that are not carried.
  irdl.operation @loop attributes {
    strata.traits = ["RecursiveMemoryEffects"],
    strata.infer = [["results", "inits", "$_self", "results are like inits"]],
    strata.carries = {inits = "inits", results = "results", body = "body"},
    strata.format = "`(` $inits `)` $condition $body attr-dict `:` type($inits)"
  } {
    %inits = irdl.any
    irdl.operands(inits: variadic %inits)
    %results = irdl.any
    irdl.results(results: variadic %results)
    %condition = irdl.region
    %body = irdl.region with size 1
    irdl.regions(condition: %condition, body: %body)
  }
  irdl.operation @yield attributes {
    strata.traits = ["Terminator", "ReturnLike", "Pure"],
    strata.format = "$values attr-dict `:` type($values)"
  } {
    %values = irdl.any
    irdl.operands(values: variadic %values)
  }
  // Cannot yield more.
  irdl.operation @yield_one attributes {
    strata.traits = ["Terminator", "ReturnLike", "Pure"],
    strata.format = "$value attr-dict `:` type($value)"
  } {
    %value = irdl.any
    irdl.operands(value: %value)
  }
  irdl.operation @next attributes {
    strata.traits = ["Pure"],
    strata.affine = affine_map<(d0) -> (d0 + 1)>,
    strata.format = "$index attr-dict"
  } {
    %index = irdl.is index
    %r = irdl.is index
    irdl.operands(index: %index)
    irdl.results(next: %r)
  }
  irdl.operation @apply attributes {
    strata.traits = ["Pure"],
    strata.affine = "map",
    strata.format = "$map `(` $indices `)` attr-dict"
  } {
    %index = irdl.is index
    %r = irdl.is index
    irdl.operands(indices: variadic %index)
    irdl.results(result: %r)
    %map = irdl.base "#builtin.affine_map"
    irdl.attributes {"map" = %map}
  }
}
