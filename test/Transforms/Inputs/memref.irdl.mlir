// Some operations of memref, as far as tests of mem2reg and sroa need them.
irdl.dialect @memref attributes {
  strata.version = 1 : i32,
  strata.inlinable
} {
  irdl.operation @alloca attributes {
    strata.class = "AllocaOp",
    strata.allocates = {
      pointer = "memref",
      element = "$_self.getElementType()",
      when = "cast<MemRefType>($memref.getType()).hasStaticShape() && cast<MemRefType>($memref.getType()).getNumElements() == 1"
    },
    strata.interfaces = ["DestructurableAllocationOpInterface"],
    strata.format = "`(` $dynamicSizes `)` (`[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    strata.result_names = ["alloca"]
  } {
    %sizes = irdl.is index
    %symbols = irdl.is index
    %memref = irdl.c_pred "memref" {strata.effects = ["allocate"]}
    irdl.operands(dynamicSizes: variadic %sizes, symbolOperands: variadic %symbols)
    irdl.results(memref: %memref)
    %alignment = irdl.c_pred "integer_attr" {strata.optional, strata.kind = "i64"}
    irdl.attributes {"alignment" = %alignment}
  }
  irdl.operation @alloc attributes {
    strata.class = "AllocOp",
    strata.format = "`(` $dynamicSizes `)` (`[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    strata.result_names = ["alloc"]
  } {
    %sizes = irdl.is index
    %symbols = irdl.is index
    %memref = irdl.c_pred "memref" {strata.effects = ["allocate"]}
    irdl.operands(dynamicSizes: variadic %sizes, symbolOperands: variadic %symbols)
    irdl.results(memref: %memref)
  }
  irdl.operation @load attributes {
    strata.class = "LoadOp",
    strata.loads = {pointer = "memref", value = "result"},
    strata.interfaces = ["DestructurableAccessorOpInterface"],
    strata.infer = [["result", "memref", "$_self.getElementType()", "result type matches element type of 'memref'"]],
    strata.format = "$memref `[` $indices `]` attr-dict `:` type($memref)"
  } {
    %memref = irdl.c_pred "memref" {strata.effects = ["read"]}
    %index = irdl.is index
    %result = irdl.any
    irdl.operands(memref: %memref, indices: variadic %index)
    irdl.results(result: %result)
    %nontemporal = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.optional}
    irdl.attributes {"nontemporal" = %nontemporal}
  }
  irdl.operation @store attributes {
    strata.class = "StoreOp",
    strata.stores = {pointer = "memref", value = "value"},
    strata.interfaces = ["DestructurableAccessorOpInterface"],
    strata.infer = [["value", "memref", "$_self.getElementType()", "type of 'value' matches element type of 'memref'"]],
    strata.format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)"
  } {
    %value = irdl.any
    %memref = irdl.c_pred "memref" {strata.effects = ["write"]}
    %index = irdl.is index
    irdl.operands(value: %value, memref: %memref, indices: variadic %index)
    %nontemporal = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.optional}
    irdl.attributes {"nontemporal" = %nontemporal}
  }
}
