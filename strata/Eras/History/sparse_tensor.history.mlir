// Encodings of sparse tensors until LLVM 17, when the levels had a list of their own, and
// operations before that.
module attributes {
  history.dialects = [["sparse_tensor_old", "current", "sparse_tensor"]],
  history.bodies = [
    ["sparse_tensor", "\"compressed-hi", "\"loose_compressed", "each"],
    ["sparse_tensor", "-nu-no\"", "(nonunique, nonordered)\"", "each"],
    ["sparse_tensor", "-nu\"", "(nonunique)\"", "each"],
    ["sparse_tensor", "-no\"", "(nonordered)\"", "each"],
    ["sparse_tensor", "lvlTypes *=", "dimLevelType =", "each"],
    ["sparse_tensor", "dimToLvl *=", "dimOrdering =", "each"],
    ["sparse_tensor", "pointerBitWidth *=", "posWidth =", "each"],
    ["sparse_tensor", "indexBitWidth *=", "crdWidth =", "each"],
    ["sparse_tensor", "encoding<(.*dimLevelType.*)>", "template #sparse_tensor.encoding<{ map = levels($0, $0.dimLevelType, $0.dimOrdering, $0.higherOrdering)number($0.posWidth)number($0.crdWidth) }>"]],
  history.enum_cases = [
    ["sparse_tensor.kind", "dim_sz", "lvl_sz"], ["sparse_tensor.kind", "ptr_mem_sz", "pos_mem_sz"],
    ["sparse_tensor.kind", "idx_mem_sz", "crd_mem_sz"]],
  history.unsupported = [
    ["sparse_tensor.lex_insert", "it changed its operand, which 'tensor.insert' does not since LLVM 16", "2021-current"],
    ["sparse_tensor_old.compress", "it changed its operand, which 'sparse_tensor.compress' does not since LLVM 16", "2021-current"],
    ["sparse_tensor_old.symmetric", "the expansion of symmetric matrices was removed in LLVM 18", "current"],
    ["sparse_tensor_old.sort_several", "the sorting of several buffers was removed in LLVM 18", "current"],
    ["sparse_tensor_old.tensor", "tensors of their memrefs were removed in LLVM 14", "2021"]],
  history.renamed = [
    ["sparse_tensor.compress", "sparse_tensor_old.compress", "2021-current", "!into"],
    ["sparse_tensor.new", "sparse_tensor_old.symmetric", "current", "^ *expand_symmetry"],
    ["sparse_tensor.tensor", "sparse_tensor_old.tensor", "2021", ": *memref"],
    ["sparse_tensor.init", "sparse_tensor_old.init", "2021-current"],
    ["sparse_tensor.expand", "sparse_tensor_old.expand", "2021-current", ", *index"],
    ["sparse_tensor.sort", "sparse_tensor_old.sort_several", "current", "^ *([a-z_]+ +)?%[A-Za-z_0-9]+ *, *%[A-Za-z_0-9]+ *,"],
    ["sparse_tensor.sort", "sparse_tensor_old.sort", "current", "^ *(stable +)?%"],
    ["sparse_tensor.sort", "sparse_tensor_old.sort_by_algorithm", "current", "^ *[a-z_]+ +%[^{]*: *memref"],
    ["sparse_tensor.sort_coo", "sparse_tensor_old.sort_coo", "current", "^ *(stable +)?%"],
    ["sparse_tensor.sort_coo", "sparse_tensor_old.sort_coo_by_algorithm", "current"],
    ["sparse_tensor.storage_specifier.set", "sparse_tensor_old.set", "current", ": *i64 *,"],
    ["sparse_tensor.storage_specifier.get", "sparse_tensor_old.get", "current", "to *i64"],
    ["sparse_tensor.release", "bufferization.dealloc_tensor", "2021-current"],
    ["sparse_tensor.insert", "tensor.insert", "current"],
    ["sparse_tensor.tensor", "sparse_tensor.load", "2021"],
    ["sparse_tensor.indices_buffer", "sparse_tensor.coordinates_buffer", "current"],
    ["sparse_tensor.pointers", "sparse_tensor_old.pointers", "2021-current", "^ *%[A-Za-z_0-9]+ *,"],
    ["sparse_tensor.indices", "sparse_tensor_old.indices", "2021-current", "^ *%[A-Za-z_0-9]+ *,"],
    ["sparse_tensor.pointers", "sparse_tensor_old.pointers_of_dimension", "current"],
    ["sparse_tensor.indices", "sparse_tensor_old.indices_of_dimension", "current"]]
} {
  irdl.dialect @sparse_tensor_old attributes {strata.version = 1 : i32, strata.summary = "operations on sparse tensors until LLVM 16"} {
    irdl.operation @pointers attributes {strata.summary = "positions of a level, which is a value", strata.format = "$tensor `,` $dim attr-dict `:` type($tensor) `to` type($result)"} {
      %tensor = irdl.any
      %dim = irdl.is index
      %result = irdl.any
      irdl.operands(tensor: %tensor, dim: %dim)
      irdl.results(result: %result)
    }
    irdl.operation @indices attributes {strata.like = "pointers", strata.summary = "coordinates of a level, which is a value"} {}
    irdl.operation @pointers_of_dimension attributes {strata.summary = "positions of a level, which is an attribute", strata.format = "$tensor attr-dict `:` type($tensor) `to` type($result)"} {
      %tensor = irdl.any
      %result = irdl.any
      %dimension = irdl.any {strata.optional}
      irdl.operands(tensor: %tensor)
      irdl.attributes {"dimension" = %dimension}
      irdl.results(result: %result)
    }
    irdl.operation @init attributes {strata.summary = "a tensor of sizes, of which some are static", strata.format = "`[` $sizes `]` attr-dict `:` type($result)"} {
      %sizes = irdl.is index
      %result = irdl.any
      irdl.operands(sizes: variadic %sizes)
      irdl.results(result: %result)
    }
    irdl.operation @expand attributes {strata.summary = "an access pattern with the type of the count", strata.format = "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added) `,` type($count)"} {
      %tensor = irdl.any
      %any = irdl.any
      irdl.operands(tensor: %tensor)
      irdl.results(values: %any, filled: %any, added: %any, count: %any)
    }
    irdl.operation @sort attributes {strata.summary = "one sorted buffer", strata.format = "(`stable` $stable^)? $n `,` $x (`jointly` $ys^)? attr-dict `:` type($x) (`jointly` type($ys)^)?"} {
      %n = irdl.is index
      %any = irdl.any
      %stable = irdl.is unit {strata.kind = "unit", strata.optional}
      irdl.operands(n: %n, x: %any, ys: variadic %any)
      irdl.attributes {"stable" = %stable}
    }
    irdl.operation @sort_coo attributes {strata.summary = "a sorted buffer of coordinates", strata.format = "(`stable` $stable^)? $n `,` $x (`jointly` $ys^)? attr-dict `:` type($x) (`jointly` type($ys)^)?"} {
      %n = irdl.is index
      %any = irdl.any
      %stable = irdl.is unit {strata.kind = "unit", strata.optional}
      %nx = irdl.any {strata.optional}
      %ny = irdl.any {strata.optional}
      irdl.operands(n: %n, x: %any, ys: variadic %any)
      irdl.attributes {"stable" = %stable, "nx" = %nx, "ny" = %ny}
    }
    irdl.operation @sort_by_algorithm attributes {strata.like = "sort", strata.summary = "one buffer that an algorithm sorts", strata.format = "custom<Word>($algorithm) $n `,` $x (`jointly` $ys^)? attr-dict `:` type($x) (`jointly` type($ys)^)?"} {
      %algorithm = irdl.any
      irdl.attributes {"algorithm" = %algorithm}
    }
    irdl.operation @sort_coo_by_algorithm attributes {strata.like = "sort", strata.summary = "a buffer of coordinates that an algorithm sorts", strata.format = "custom<Word>($algorithm) $n `,` $x (`jointly` $ys^)? attr-dict `:` type($x) (`jointly` type($ys)^)?"} {
      %algorithm = irdl.any
      %nx = irdl.any {strata.optional}
      %ny = irdl.any {strata.optional}
      irdl.attributes {"algorithm" = %algorithm, "nx" = %nx, "ny" = %ny}
    }
    irdl.operation @set attributes {strata.summary = "a field of 64 bits in storage", strata.format = "$specifier custom<Word>($kind) (`at` $level^)? `with` $value attr-dict `:` type($value) `,` type($specifier)", strata.infer = [["result", "specifier", "$_self"]]} {
      %any = irdl.any
      %kind = irdl.any
      %level = irdl.any {strata.kind = "index", strata.optional}
      irdl.operands(specifier: %any, value: %any)
      irdl.attributes {"kind" = %kind, "level" = %level}
      irdl.results(result: %any)
    }
    irdl.operation @get attributes {strata.summary = "a field of 64 bits of storage", strata.format = "$specifier custom<Word>($kind) (`at` $level^)? attr-dict `:` type($specifier) `to` type($result)"} {
      %any = irdl.any
      %kind = irdl.any
      %level = irdl.any {strata.kind = "index", strata.optional}
      irdl.operands(specifier: %any)
      irdl.attributes {"kind" = %kind, "level" = %level}
      irdl.results(result: %any)
    }
    irdl.operation @indices_of_dimension attributes {strata.like = "pointers_of_dimension", strata.summary = "coordinates of a level, which is an attribute"} {}
  }
  // Sizes are those of the dynamic dimensions.
  pdl.pattern @init : benefit(1) {
    %sizes = operands
    %type = type
    %op = operation "sparse_tensor_old.init"(%sizes : !pdl.range<value>) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %r = bufferization.alloc_tensor(dynamic_values($0, $1)) : $1"(%sizes, %type : !pdl.range<value>, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @expand : benefit(1) {
    %tensor = operand
    %values = type
    %filled = type
    %added = type
    %count = type
    %op = operation "sparse_tensor_old.expand"(%tensor : !pdl.value) -> (%values, %filled, %added, %count : !pdl.type, !pdl.type, !pdl.type, !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %r:4 = sparse_tensor.expand $0 : type($0) to $1, $2, $3"(%tensor, %values, %filled, %added : !pdl.value, !pdl.type, !pdl.type, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @sort : benefit(1) attributes {
    strata.parameters = ["name", "old", "algorithm", "map", "ny"],
    strata.instances = [
      ["sort_buffer", "sparse_tensor_old.sort", "when($0.stable, `insertion_sort_stable`, `hybrid_quick_sort`)", "affine_map<(d0) -> (d0)>", ""],
      ["sort_buffer_by_algorithm", "sparse_tensor_old.sort_by_algorithm", "word($0.algorithm)", "affine_map<(d0) -> (d0)>", ""],
      ["sort_coordinates", "sparse_tensor_old.sort_coo", "when($0.stable, `insertion_sort_stable`, `hybrid_quick_sort`)", "identity_map($0.nx, 1)", "when($0.ny, `, ny = $0.ny`)"],
      ["sort_coordinates_by_algorithm", "sparse_tensor_old.sort_coo_by_algorithm", "word($0.algorithm)", "identity_map($0.nx, 1)", "when($0.ny, `, ny = $0.ny`)"]]
  } {
    %n = operand
    %x = operand
    %ys = operands
    %op = operation "$old"(%n, %x, %ys : !pdl.value, !pdl.value, !pdl.range<value>)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: sparse_tensor.sort $algorithm $1, $2 when($3, `jointly $3`) {perm_map = $map$ny} : type($2) when($3, `jointly type($3)`)"(%op, %n, %x, %ys : !pdl.operation, !pdl.value, !pdl.value, !pdl.range<value>) : !pdl.operation
      erase %op
    }
  }
  // Fields are of type index today.
  pdl.pattern @set : benefit(1) {
    %specifier = operand
    %value = operand
    %type = type
    %op = operation "sparse_tensor_old.set"(%specifier, %value : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %c = arith.index_cast $2 : type($2) to index\0A%r = sparse_tensor.storage_specifier.set $1 pick($0.kind, dim_sz, lvl_sz, lvl_sz, lvl_sz, ptr_mem_sz, pos_mem_sz, pos_mem_sz, pos_mem_sz, idx_mem_sz, crd_mem_sz, crd_mem_sz, crd_mem_sz, val_mem_sz, val_mem_sz) when($0.level, `at integer($0.level)`) with %c : type($1)"(%op, %specifier, %value : !pdl.operation, !pdl.value, !pdl.value) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @get : benefit(1) {
    %specifier = operand
    %type = type
    %op = operation "sparse_tensor_old.get"(%specifier : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %c = sparse_tensor.storage_specifier.get $1 pick($0.kind, dim_sz, lvl_sz, lvl_sz, lvl_sz, ptr_mem_sz, pos_mem_sz, pos_mem_sz, pos_mem_sz, idx_mem_sz, crd_mem_sz, crd_mem_sz, crd_mem_sz, val_mem_sz, val_mem_sz) when($0.level, `at integer($0.level)`) : type($1)\0A%r = arith.index_cast %c : index to $2"(%op, %specifier, %type : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @level_of_value : benefit(1) attributes {
    strata.parameters = ["name", "old", "new"],
    strata.instances = [
      ["pointers_of_value", "sparse_tensor_old.pointers", "sparse_tensor.positions"],
      ["indices_of_value", "sparse_tensor_old.indices", "sparse_tensor.coordinates"]]
  } {
    %tensor = operand
    %number = attribute
    %index = type
    %constant = operation "arith.constant" {"value" = %number} -> (%index : !pdl.type)
    %dim = result 0 of %constant
    %type = type
    %op = operation "$old"(%tensor, %dim : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %r = $new $0 {level = $1} : type($0) to $2"(%tensor, %number, %type : !pdl.value, !pdl.attribute, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @level_of_attribute : benefit(1) attributes {
    strata.parameters = ["name", "old", "new"],
    strata.instances = [
      ["pointers_of_attribute", "sparse_tensor_old.pointers_of_dimension", "sparse_tensor.positions"],
      ["indices_of_attribute", "sparse_tensor_old.indices_of_dimension", "sparse_tensor.coordinates"]]
  } {
    %tensor = operand
    %number = attribute
    %type = type
    %op = operation "$old"(%tensor : !pdl.value) {"dimension" = %number} -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %r = $new $0 {level = $1} : type($0) to $2"(%tensor, %number, %type : !pdl.value, !pdl.attribute, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
}
