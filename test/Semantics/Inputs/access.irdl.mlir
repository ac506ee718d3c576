// Accesses of elements, rows and tensors.
irdl.dialect @a attributes {strata.version = 1 : i32} {
  irdl.operation @get attributes {
    strata.loads = {
      pointer = "from", indices = "at", value = "item", dim = "memref.dim",
      rank_error = "expected $rank indices, found $count"
    },
    strata.format = "$from `[` $at `]` attr-dict `:` type($from) `->` type($item)"
  } {
    %from = irdl.c_pred "shaped"
    %index = irdl.is index
    %item = irdl.any
    irdl.operands(from: %from, at: variadic %index)
    irdl.results(item: %item)
  }
  irdl.operation @masked attributes {
    strata.loads = {pointer = "from", indices = "at", value = "item", mask = "mask", others = "others"},
    strata.infer = [["mask", "item", "VectorType::get(cast<VectorType>($_self).getShape(), IntegerType::get($_ctxt, 1))"], ["others", "item", "$_self"]],
    strata.format = "$from `[` $at `]` `,` $mask `,` $others attr-dict `:` type($from) `->` type($item)"
  } {
    %from = irdl.c_pred "shaped"
    %index = irdl.is index
    %vector = irdl.base "!builtin.vector"
    %flags = irdl.base "!builtin.vector"
    irdl.operands(from: %from, at: variadic %index, mask: %flags, others: %vector)
    irdl.results(item: %vector)
  }
  irdl.operation @map attributes {
    strata.loads = {pointer = "from", indices = "at", map = "map", value = "item"},
    strata.format = "$map $from `[` $at `]` attr-dict `:` type($from) `->` type($item)"
  } {
    %from = irdl.c_pred "shaped"
    %index = irdl.is index
    %item = irdl.any
    %map = irdl.base "#builtin.affine_map"
    irdl.attributes {"map" = %map}
    irdl.operands(from: %from, at: variadic %index)
    irdl.results(item: %item)
  }
  irdl.operation @tensor_map attributes {
    strata.like = "map"
  } {
    %from = irdl.base "!builtin.tensor"
    %index = irdl.is index
    %item = irdl.any
    %map = irdl.base "#builtin.affine_map"
    irdl.attributes {"map" = %map}
    irdl.operands(from: %from, at: variadic %index)
    irdl.results(item: %item)
  }
  // Nothing checks that the parts fit together.
  irdl.operation @any attributes {
    strata.loads = {pointer = "from", indices = "at", value = "item", map = "map", mask = "mask", others = "others"}
  } {
    %from = irdl.any
    %at = irdl.any
    %item = irdl.any
    %mask = irdl.any
    %others = irdl.any
    %map = irdl.any {strata.optional}
    irdl.attributes {"map" = %map}
    irdl.operands(from: %from, at: %at, mask: optional %mask, others: %others)
    irdl.results(item: %item)
  }
  irdl.operation @put attributes {
    strata.stores = {pointer = "to", indices = "at", value = "item"},
    strata.format = "$item `,` $to `[` $at `]` attr-dict `:` type($item) `,` type($to)"
  } {
    %to = irdl.base "!builtin.memref"
    %index = irdl.is index
    %item = irdl.any
    irdl.operands(item: %item, to: %to, at: variadic %index)
  }
  irdl.operation @set attributes {
    strata.stores = {pointer = "to", indices = "at", value = "item", result = "new"},
    strata.infer = [["item", "to", "cast<ShapedType>($_self).getElementType()"], ["new", "to", "$_self"]],
    strata.format = "$item `,` $to `[` $at `]` attr-dict `:` type($to)"
  } {
    %to = irdl.base "!builtin.tensor"
    %index = irdl.is index
    %item = irdl.any
    irdl.operands(item: %item, to: %to, at: variadic %index)
    irdl.results(new: %to)
  }
}
