// Vectors between 2019 and LLVM 21.
module attributes {
  history.dialects = [["vector_old", "2019-current", "vector"]],
  history.renamed = [
    ["vector.strided_slice", "vector.extract_strided_slice", "2019"],
    ["vector.splat", "std.splat", "2021-current"],
    ["vector.extractelement", "vector_old.extractelement", "2019-current"],
    ["vector.insertelement", "vector_old.insertelement", "2019-current"],
    ["vector.extract", "vector_old.extract", "2019-current", "! from "],
    ["vector.reduction", "vector_old.reduction", "2020-2021", "^\""],
    ["vector.reduction", "vector_old.reduction_of_kind", "2021-current", "^<(minf|maxf|min|max)>"],
    ["vector.multi_reduction", "vector_old.multi_reduction", "2021", "^#vector.kind<[a-z]+>, *%[^,]*\\["],
    ["vector.multi_reduction", "vector_old.multi_reduction_of_kind", "2021", "^<[a-z]+>, *%[^,]*\\["],
    ["vector.tuple", "vector_old.tuple", "2019-2020"],
    ["vector.tuple_get", "vector_old.tuple_get", "2019-2020"],
    ["vector.extract_slices", "vector_old.extract_slices", "2019-2020"],
    ["vector.insert_slices", "vector_old.insert_slices", "2019-2020"],
    ["vector.shape_cast", "vector_old.cast_of_tuples", "2019-2020", ": *tuple<"],
    ["vector.contract", "vector_old.masked_contract", "2019-current", "*^(#[A-Za-z0-9_]+|\\{[^{}]*\\})([ \n]*%[^:,]*,){4}[^:,]*:"],
    ["vector.contract", "vector_old.contract", "current", "*^(#[A-Za-z0-9_]+|\\{[^{}]*\\})([ \n]*%[^:,]*,){2}[^:,]*:([^<>:]*<[^<>]*>,){2}"],
    ["vector.matrix_multiply", "vector_old.matrix_multiply", "2020-current"],
    ["vector.flat_transpose", "vector_old.flat_transpose", "2020-current"],
    ["vector.warp_execute_on_lane_0", "vector_old.warp_execute_on_lane_0", "current"],
    ["vector.transfer_read", "vector_old.masked_transfer_read", "2020-current", "*^%[^:{]*\\{[^{}]*masked *="],
    ["vector.transfer_write", "vector_old.masked_transfer_write", "2020-current", "*^%[^:{]*\\{[^{}]*masked *="],
    ["vector.transfer_read", "vector_old.masked_transfer_read", "2020-current", "generic*^\\([^{]*\\{[^{}]*masked *="],
    ["vector.transfer_write", "vector_old.masked_transfer_write", "2020-current", "generic*^\\([^{]*\\{[^{}]*masked *="],
    ["vector.transfer_read", "vector_old.permuted_transfer_read", "2021", "*^%[^:{[]*\\[[^]]*\\], *%[^:{,]*, *%[^:{,]*\\{[^{}]*permutation_map"],
    ["vector.transfer_write", "vector_old.permuted_transfer_write", "2021", "*^%[^:{[]*\\[[^]]*\\], *%[^:{,]*\\{[^{}]*permutation_map"],
    ["vector.transfer_read", "vector_old.transfer_read", "2019", "^%[^,]*\\[[^]]*\\] *[:{]"],
    ["vector.type_cast", "vector_old.type_cast", "2019", "!: .* to "]],
  history.rule_roots = [["std.extract_element"], ["vector.contract"], ["vector.outerproduct"], ["vector.yield"]],
  history.defaults = [
    ["vector.transfer_read", "in_bounds", "false for permutation_map"],
    ["vector.transfer_write", "in_bounds", "false for permutation_map"]],
  history.attributes = [
    ["vector.transpose", "transp", "permutation"],
    ["vector.extract", "position", "static_position"],
    ["vector.insert", "position", "static_position"]],
  history.enum_cases = [
    ["vector.kind", "max", "maximumf"],
    ["vector.kind", "min", "minimumf"],
    ["vector.kind", "maxf", "maximumf"],
    ["vector.kind", "minf", "minimumf"]],
  history.unsupported = [
    ["vector.reshape", "it had no lowering and was removed", "2019-current"],
    ["vector.extract_map", "it was removed without a replacement", "2021-current"],
    ["vector.insert_map", "it was removed without a replacement", "2021-current"]],
  // The first version of LLVM, among 15, 16, 19 and 22, that has each part, and the name
  // before.
  history.since = [
    ["vector.print/punctuation", "19"], ["vector.print/stringLiteral", "19"],
    ["vector.deinterleave", "19"], ["vector.from_elements", "19"], ["vector.interleave", "19"],
    ["vector.mask", "16"], ["vector.scalable.extract", "16"], ["vector.scalable.insert", "16"],
    ["vector.step", "19"], ["vector.to_elements", "22"], ["vector.load/nontemporal", "19"],
    ["vector.reduction/fastmath", "19"], ["vector.store/nontemporal", "19"],
    ["vector.transpose/permutation", "19", "transp"], ["vector.compressstore/alignment", "22"],
    ["vector.expandload/alignment", "22"], ["vector.gather/alignment", "22"],
    ["vector.load/alignment", "22"], ["vector.maskedload/alignment", "22"],
    ["vector.maskedstore/alignment", "22"], ["vector.scatter/alignment", "22"],
    ["vector.store/alignment", "22"], ["vector.kind=maximumf", "19", "maxf"],
    ["vector.kind=minimumf", "19", "minf"], ["vector.kind=maxnumf", "19"],
    ["vector.kind=minnumf", "19"], ["vector.extract/static_position", "19", "position"],
    ["vector.insert/static_position", "19", "position"]],
  history.limits = [
    ["vector.extract", "19", "false", "this use of positions"],
    ["vector.extract", "22", "none_of($static_position, [](int64_t n) { return n == -1; })", "a position of -1"],
    ["vector.insert", "22", "none_of($static_position, [](int64_t n) { return n == -1; })", "a position of -1"],
    ["vector_old.extract", "22", "none_of($position, [](int64_t n) { return n == -1; })", "a position of -1"],
    ["vector_old.extract", "19", "!isa<VectorType>($result.getType()) || !cast<VectorType>($result.getType()).isScalable()", "an extracted vector that is scalable"],
    ["vector.insert", "19", "$dynamic_position.empty() && (isa<VectorType>($valueToStore.getType()) || !$static_position.empty())", "this use of positions"],
    ["vector.shuffle", "22", "none_of($mask, [](int64_t n) { return n == -1; })", "an index of -1"],
    ["vector.scatter", "22", "$_op.getNumResults() == 0", "a scatter into a tensor"],
    ["vector.scatter", "22", "cast<VectorType>($indices.getType()).getRank() == 1", "an access of several dimensions"],
    ["vector.gather", "16", "cast<VectorType>($indices.getType()).getRank() == 1 && isa<MemRefType>($base.getType())", "an access to a tensor or of several dimensions"],
    ["vector.maskedload", "22", "cast<VectorType>($mask.getType()).getRank() == 1", "an access of several dimensions"],
    ["vector.maskedstore", "22", "cast<VectorType>($mask.getType()).getRank() == 1", "an access of several dimensions"],
    ["vector.extract_strided_slice", "19", "!cast<VectorType>($result0.getType()).isScalable()", "a slice that is scalable"],
    ["vector.constant_mask", "19", "!cast<VectorType>($result0.getType()).isScalable() || none_of($mask_dim_sizes, [](int64_t n) { return n != 0; })", "a constant mask that is scalable"],
    ["vector.transfer_read", "19", "!$mask || !cast<VectorType>($vector.getType()).isScalable()", "a mask that is scalable"],
    ["vector.transfer_write", "19", "!$mask || !cast<VectorType>($valueToStore.getType()).isScalable()", "a mask that is scalable"],
    ["vector.transfer_read", "16", "!$mask || $permutation_map.getValue().isMinorIdentity()", "a mask of a permuted vector"],
    ["vector.transfer_write", "16", "!$mask || $permutation_map.getValue().isMinorIdentity()", "a mask of a permuted vector"],
    ["vector.shape_cast", "19", "cast<VectorType>($source.getType()).getRank() > 0 && cast<VectorType>($result.getType()).getRank() > 0", "a cast of a vector without dimensions"],
    ["vector.mask", "19", "!$maskRegion.front().without_terminator().empty()", "a mask of no operation"],
    ["vector.outerproduct", "19", "$_op.getParentOp().getName() != \"vector.mask\"", "a mask of an outer product"],
    ["vector.reduction", "19", "stringifyEnum($kind) != \"maximumf\" && stringifyEnum($kind) != \"minimumf\"", "a reduction that propagates NaN"]]
} {
  irdl.dialect @vector_old attributes {
    strata.version = 1 : i32,
    strata.functions = [
      ["getMaskType", "type, map",
        "SmallVector<int64_t> shape;",
        "for (auto [size, expr] : zip(type.getShape(), map.getResults())) if (expr.getKind() == AffineExprKind::DimId) shape.push_back(size);",
        "return VectorType::get(shape, IntegerType::get($_ctxt, 1));"]],
    strata.summary = "operations on vectors that were written otherwise"
  } {
    irdl.operation @extractelement attributes {
      strata.summary = "element of a vector with one dimension or none",
      strata.format = "$vector `[` ($position^ `:` type($position))? `]` attr-dict `:` type($vector)",
      strata.infer = [["result", "vector", "$_self.getElementType()"]]
    } {
      %vector = irdl.c_pred "vector"
      %position = irdl.any
      %result = irdl.any
      irdl.operands(vector: %vector, position: optional %position)
      irdl.results(result: %result)
    }
    irdl.operation @insertelement attributes {
      strata.summary = "a vector with one dimension or none, with another element",
      strata.format = "$source `,` $dest `[` ($position^ `:` type($position))? `]` attr-dict `:` type($result)",
      strata.infer = [["source", "result", "$_self.getElementType()"], ["dest", "result", "$_self"]]
    } {
      %source = irdl.any
      %dest = irdl.any
      %position = irdl.any
      %result = irdl.c_pred "vector"
      irdl.operands(source: %source, dest: %dest, position: optional %position)
      irdl.results(result: %result)
    }
    irdl.operation @extract attributes {
      strata.summary = "element or slice at constant positions, with the type of the vector only",
      strata.format = "$vector `` $position attr-dict `:` type($vector)",
      strata.infer = [["result", "vector, position",
        "$position.size() == $_self.getRank() ? $_self.getElementType() : VectorType::get($_self.getShape().drop_front($position.size()), $_self.getElementType(), $_self.getScalableDims().drop_front($position.size()))"]]
    } {
      %vector = irdl.c_pred "vector"
      %position = irdl.base "#builtin.dense_array" {strata.kind = "dense<i64>"}
      %result = irdl.any
      irdl.operands(vector: %vector)
      irdl.attributes {"position" = %position}
      irdl.results(result: %result)
    }
    irdl.operation @reduction attributes {
      strata.summary = "reduction whose kind is a string",
      strata.format = "$kind `,` $vector (`,` $acc^)? attr-dict `:` type($vector) `into` type($dest)",
      strata.infer = [["acc", "dest", "$_self"]]
    } {
      %vector = irdl.c_pred "vector"
      %acc = irdl.any
      %kind = irdl.base "#builtin.string" {strata.kind = "string"}
      %dest = irdl.any
      irdl.operands(vector: %vector, acc: optional %acc)
      irdl.attributes {"kind" = %kind}
      irdl.results(dest: %dest)
    }
    irdl.operation @reduction_of_kind attributes {
      strata.like = "reduction",
      strata.summary = "reduction whose kind is one that was renamed",
      strata.format = "` ` `<` keyword($kind, \"min\", \"max\", \"minf\", \"maxf\") `>` `,` $vector (`,` $acc^)? attr-dict `:` type($vector) `into` type($dest)"
    } {}
    irdl.operation @transfer_read attributes {
      strata.summary = "read without padding",
      strata.format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($vector)"
    } {
      %base = irdl.c_pred "shaped"
      %indices = irdl.is index
      %map = irdl.c_pred "affine_map_attr"
      %vector = irdl.c_pred "vector"
      irdl.operands(base: %base, indices: variadic %indices)
      irdl.attributes {"permutation_map" = %map}
      irdl.results(vector: %vector)
    }
    irdl.operation @masked_transfer_read attributes {
      strata.summary = "read whose dimensions say that they may be out of bounds",
      strata.format = "$base `[` $indices `]` `,` $padding attr-dict `:` type($base) `,` type($vector)",
      strata.infer = [["padding", "base", "cast<ShapedType>($_self).getElementType()"]]
    } {
      %base = irdl.c_pred "shaped"
      %indices = irdl.is index
      %padding = irdl.any
      %map = irdl.c_pred "affine_map_attr" {strata.optional}
      %masked = irdl.c_pred "array_attr"
      %vector = irdl.c_pred "vector"
      irdl.operands(base: %base, indices: variadic %indices, padding: %padding)
      irdl.attributes {"permutation_map" = %map, "masked" = %masked}
      irdl.results(vector: %vector)
    }
    irdl.operation @masked_transfer_write attributes {
      strata.summary = "write whose dimensions say that they may be out of bounds",
      strata.format = "$vector `,` $base `[` $indices `]` attr-dict `:` type($vector) `,` type($base) (`->` type($results)^)?"
    } {
      %vector = irdl.c_pred "vector"
      %base = irdl.c_pred "shaped"
      %indices = irdl.is index
      %results = irdl.any
      %map = irdl.c_pred "affine_map_attr" {strata.optional}
      %masked = irdl.c_pred "array_attr"
      irdl.operands(vector: %vector, base: %base, indices: variadic %indices)
      irdl.attributes {"permutation_map" = %map, "masked" = %masked}
      irdl.results(results: variadic %results)
    }
    irdl.operation @permuted_transfer_read attributes {
      strata.summary = "read under a mask of the shape of the vector",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "$base `[` $indices `]` `,` $padding `,` $mask attr-dict `:` type($base) `,` type($vector)",
      strata.infer = [["padding", "base", "cast<ShapedType>($_self).getElementType()"],
                      ["mask", "vector, permutation_map", "getMaskType(cast<VectorType>($_self), $permutation_map.getValue())"]]
    } {
      %base = irdl.c_pred "shaped"
      %indices = irdl.is index
      %padding = irdl.any
      %mask = irdl.any
      %map = irdl.c_pred "affine_map_attr"
      %in_bounds = irdl.c_pred "array_attr" {strata.optional}
      %vector = irdl.c_pred "vector"
      irdl.operands(base: %base, indices: variadic %indices, padding: %padding, mask: variadic %mask)
      irdl.attributes {"permutation_map" = %map, "in_bounds" = %in_bounds}
      irdl.results(vector: %vector)
    }
    irdl.operation @permuted_transfer_write attributes {
      strata.summary = "write under a mask of the shape of the vector",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "$vector `,` $base `[` $indices `]` `,` $mask attr-dict `:` type($vector) `,` type($base) (`->` type($results)^)?",
      strata.infer = [["mask", "vector, permutation_map", "getMaskType(cast<VectorType>($_self), $permutation_map.getValue())"]]
    } {
      %vector = irdl.c_pred "vector"
      %base = irdl.c_pred "shaped"
      %indices = irdl.is index
      %mask = irdl.any
      %results = irdl.any
      %map = irdl.c_pred "affine_map_attr"
      %in_bounds = irdl.c_pred "array_attr" {strata.optional}
      irdl.operands(vector: %vector, base: %base, indices: variadic %indices, mask: variadic %mask)
      irdl.attributes {"permutation_map" = %map, "in_bounds" = %in_bounds}
      irdl.results(results: variadic %results)
    }
    irdl.operation @multi_reduction attributes {
      strata.summary = "reduction of dimensions without an initial value",
      strata.format = "$kind `,` $source $dims attr-dict `:` type($source) `to` type($dest)"
    } {
      %kind = irdl.any
      %source = irdl.c_pred "vector"
      %dims = irdl.base "#builtin.dense_array" {strata.kind = "dense<i64>"}
      %dest = irdl.any
      irdl.operands(source: %source)
      irdl.attributes {"kind" = %kind, "dims" = %dims}
      irdl.results(dest: %dest)
    }
    irdl.operation @multi_reduction_of_kind attributes {strata.like = "multi_reduction"} {
      %kind = irdl.base @vector::@kind
      %dims = irdl.base "#builtin.dense_array" {strata.kind = "dense<i64>"}
      irdl.attributes {"kind" = %kind, "dims" = %dims}
    }
    irdl.operation @warp_execute_on_lane_0 attributes {
      strata.summary = "region of one lane of a warp, which is one of gpu today",
      strata.traits = ["SingleBlockImplicitTerminator<vector.yield>"],
      strata.format = "`(` $lane `)` `[` $size `]` (`args` `(` $args^ `:` type($args) `)`)? (`->` `(` type($results)^ `)`)? $body attr-dict"
    } {
      %lane = irdl.is index
      %args = irdl.any
      %results = irdl.any
      %size = irdl.any {strata.kind = "i64"}
      %body = irdl.region
      irdl.operands(lane: %lane, args: variadic %args)
      irdl.attributes {"size" = %size}
      irdl.results(results: variadic %results)
      irdl.regions(body: %body)
    }
    irdl.operation @tuple attributes {
      strata.summary = "a tuple of vectors",
      strata.format = "$elements attr-dict `:` type($elements) custom<TupleOf>(ref(type($elements)), type($result))"
    } {
      %elements = irdl.any
      %result = irdl.any
      irdl.operands(elements: variadic %elements)
      irdl.results(result: %result)
    }
    irdl.operation @tuple_get attributes {
      strata.summary = "a vector of a tuple",
      strata.format = "$tuple `,` $index attr-dict `:` type($tuple) custom<ElementOf>(ref(type($tuple)), ref($index), type($result))"
    } {
      %tuple = irdl.any
      %index = irdl.any {strata.kind = "i64"}
      %result = irdl.any
      irdl.operands(tuple: %tuple)
      irdl.attributes {"index" = %index}
      irdl.results(result: %result)
    }
    irdl.operation @extract_slices attributes {
      strata.summary = "a vector, cut into slices",
      strata.format = "$source `,` $sizes `,` $strides attr-dict `:` type($source) `into` type($result)"
    } {
      %source = irdl.any
      %numbers = irdl.c_pred "array_attr"
      %result = irdl.any
      irdl.operands(source: %source)
      irdl.attributes {"sizes" = %numbers, "strides" = %numbers}
      irdl.results(result: %result)
    }
    irdl.operation @insert_slices attributes {strata.like = "extract_slices", strata.summary = "a vector of slices"} {}
    irdl.operation @cast_of_tuples attributes {
      strata.summary = "other shapes of all vectors of a tuple",
      strata.format = "$source attr-dict `:` type($source) `to` type($result)"
    } {
      %source = irdl.any
      %result = irdl.any
      irdl.operands(source: %source)
      irdl.results(result: %result)
    }
    irdl.operation @masked_contract attributes {
      strata.summary = "contraction with a mask for each operand",
      strata.format = "$trait $lhs `,` $rhs `,` $acc `,` $lhs_mask custom<DefinedType>(ref($lhs_mask), type($lhs_mask)) `,` $rhs_mask custom<DefinedType>(ref($rhs_mask), type($rhs_mask)) attr-dict `:` type($lhs) `,` type($rhs) `into` type($acc)",
      strata.infer = [["result", "acc", "$_self"]]
    } {
      %value = irdl.any
      %trait = irdl.any
      %result = irdl.any
      irdl.operands(lhs: %value, rhs: %value, acc: %value, lhs_mask: %value, rhs_mask: %value)
      irdl.attributes {"trait" = %trait}
      irdl.results(result: %result)
    }
    irdl.operation @contract attributes {
      strata.summary = "contraction with the type of the third operand, which was passed over",
      strata.format = "$trait $lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` $type `into` type($acc)",
      strata.infer = [["result", "acc", "$_self"]]
    } {
      %value = irdl.any
      %trait = irdl.any
      %type = irdl.any
      %result = irdl.any
      irdl.operands(lhs: %value, rhs: %value, acc: %value)
      irdl.attributes {"trait" = %trait, "type" = %type}
      irdl.results(result: %result)
    }
    irdl.operation @matrix_multiply attributes {
      strata.summary = "product of matrices, each in one dimension",
      strata.format = "$a `,` $b attr-dict `:` `(` type($a) `,` type($b) `)` `->` type($result)"
    } {
      %a = irdl.any
      %b = irdl.any
      %result = irdl.any
      %number = irdl.any
      irdl.operands(a: %a, b: %b)
      irdl.attributes {"lhs_rows" = %number, "lhs_columns" = %number, "rhs_columns" = %number}
      irdl.results(result: %result)
    }
    irdl.operation @flat_transpose attributes {
      strata.summary = "transposed matrix in one dimension",
      strata.format = "$matrix attr-dict `:` type($matrix) `->` type($result)"
    } {
      %matrix = irdl.any
      %result = irdl.any
      %number = irdl.any
      irdl.operands(matrix: %matrix)
      irdl.attributes {"rows" = %number, "columns" = %number}
      irdl.results(result: %result)
    }
    irdl.operation @type_cast attributes {
      strata.summary = "memref of one vector in one dimension",
      strata.format = "$memref attr-dict `:` type($memref) `,` type($result)"
    } {
      %memref = irdl.c_pred "memref"
      %result = irdl.c_pred "memref"
      irdl.operands(memref: %memref)
      irdl.results(result: %result)
    }
  }
  // A position that is no index is cast; it is never negative.
  pdl.pattern @extractelement_at_index : benefit(1) {
    %index = type : index
    %vector = operand
    %position = operand : %index
    %type = type
    %old = operation "vector_old.extractelement"(%vector, %position : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %static = attribute = array<i64: -9223372036854775808>
      %new = operation "vector.extract"(%vector, %position : !pdl.value, !pdl.value) {"static_position" = %static} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @extractelement_at_integer : benefit(1) {
    %integer = type
    apply_native_constraint "strata.is_integer"(%integer : !pdl.type)
    %vector = operand
    %position = operand : %integer
    %type = type
    %old = operation "vector_old.extractelement"(%vector, %position : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %static = attribute = array<i64: -9223372036854775808>
      %index = type : index
      %cast = operation "arith.index_castui"(%position : !pdl.value) -> (%index : !pdl.type)
      %value = result 0 of %cast
      %new = operation "vector.extract"(%vector, %value : !pdl.value, !pdl.value) {"static_position" = %static} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @extractelement_of_scalar : benefit(1) {
    %vector = operand
    %type = type
    %old = operation "vector_old.extractelement"(%vector : !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %static = attribute = array<i64>
      %new = operation "vector.extract"(%vector : !pdl.value) {"static_position" = %static} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @insertelement_at_index : benefit(1) {
    %index = type : index
    %source = operand
    %dest = operand
    %position = operand : %index
    %type = type
    %old = operation "vector_old.insertelement"(%source, %dest, %position : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %static = attribute = array<i64: -9223372036854775808>
      %new = operation "vector.insert"(%source, %dest, %position : !pdl.value, !pdl.value, !pdl.value) {"static_position" = %static} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @insertelement_at_integer : benefit(1) {
    %integer = type
    apply_native_constraint "strata.is_integer"(%integer : !pdl.type)
    %source = operand
    %dest = operand
    %position = operand : %integer
    %type = type
    %old = operation "vector_old.insertelement"(%source, %dest, %position : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %static = attribute = array<i64: -9223372036854775808>
      %index = type : index
      %cast = operation "arith.index_castui"(%position : !pdl.value) -> (%index : !pdl.type)
      %value = result 0 of %cast
      %new = operation "vector.insert"(%source, %dest, %value : !pdl.value, !pdl.value, !pdl.value) {"static_position" = %static} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @insertelement_of_scalar : benefit(1) {
    %source = operand
    %dest = operand
    %type = type
    %old = operation "vector_old.insertelement"(%source, %dest : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %static = attribute = array<i64>
      %new = operation "vector.insert"(%source, %dest : !pdl.value, !pdl.value) {"static_position" = %static} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @extract_at_constants : benefit(1) {
    %vector = operand
    %position = attribute
    %type = type
    %old = operation "vector_old.extract"(%vector : !pdl.value) {"position" = %position} -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "vector.extract"(%vector : !pdl.value) {"static_position" = %position} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  // All positions are values.
  pdl.pattern @extract_element_of_vector : benefit(1) attributes {
    strata.parameters = ["name", "rank", "static"],
    strata.instances = [
      ["extract_element_of_rank_1", "rank(1)", array<i64: -9223372036854775808>],
      ["extract_element_of_rank_2", "rank(2)", array<i64: -9223372036854775808, -9223372036854775808>],
      ["extract_element_of_rank_3", "rank(3)", array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>],
      ["extract_element_of_rank_4", "rank(4)", array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808>],
      ["extract_element_of_rank_5", "rank(5)", array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808>],
      ["extract_element_of_rank_6", "rank(6)", array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808>]]
  } {
    %type = type
    apply_native_constraint "strata.pred: vector && $rank"(%type : !pdl.type)
    %vector = operand : %type
    %indices = operands
    %element = type
    %old = operation "std.extract_element"(%vector, %indices : !pdl.value, !pdl.range<value>) -> (%element : !pdl.type)
    rewrite %old {
      %static = attribute = "$static"
      %new = operation "vector.extract"(%vector, %indices : !pdl.value, !pdl.range<value>) {"static_position" = %static} -> (%element : !pdl.type)
      replace %old with %new
    }
  }
  // Elements outside of the memory are unspecified.
  pdl.pattern @transfer_read_without_padding : benefit(1) {
    %type = type
    %base = operand : %type
    %indices = operands
    %map = attribute
    %vector = type
    %old = operation "vector_old.transfer_read"(%base, %indices : !pdl.value, !pdl.range<value>) {"permutation_map" = %map} -> (%vector : !pdl.type)
    rewrite %old {
      %element = apply_native_rewrite "strata.element_type"(%type : !pdl.type) : !pdl.type
      %value = attribute = #ub.poison
      %poison = operation "ub.poison" {"value" = %value} -> (%element : !pdl.type)
      %padding = result 0 of %poison
      %new = apply_native_rewrite "strata.text: %result = vector.transfer_read $0[$1], $2 {permutation_map = $3} : type($0), $4"(%base, %indices, %padding, %map, %vector : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.attribute, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  // Minimum and maximum of integers were signed, those of floats ignored NaN.
  pdl.pattern @reduction : benefit(1) attributes {
    strata.parameters = ["name", "old", "kind", "new", "element"],
    strata.instances = [
      ["reduction_add", "reduction", "add", #vector.kind<add>, "number"],
      ["reduction_mul", "reduction", "mul", #vector.kind<mul>, "number"],
      ["reduction_and", "reduction", "and", #vector.kind<and>, "number"],
      ["reduction_or", "reduction", "or", #vector.kind<or>, "number"],
      ["reduction_xor", "reduction", "xor", #vector.kind<xor>, "number"],
      ["reduction_min_of_integers", "reduction", "min", #vector.kind<minsi>, "signless_integer_or_index"],
      ["reduction_max_of_integers", "reduction", "max", #vector.kind<maxsi>, "signless_integer_or_index"],
      ["reduction_min_of_floats", "reduction", "min", #vector.kind<minnumf>, "any_float"],
      ["reduction_max_of_floats", "reduction", "max", #vector.kind<maxnumf>, "any_float"],
      ["reduction_kind_min_of_integers", "reduction_of_kind", "min", #vector.kind<minsi>, "signless_integer_or_index"],
      ["reduction_kind_max_of_integers", "reduction_of_kind", "max", #vector.kind<maxsi>, "signless_integer_or_index"],
      ["reduction_kind_min_of_floats", "reduction_of_kind", "min", #vector.kind<minnumf>, "any_float"],
      ["reduction_kind_max_of_floats", "reduction_of_kind", "max", #vector.kind<maxnumf>, "any_float"],
      ["reduction_minf", "reduction_of_kind", "minf", #vector.kind<minnumf>, "any_float"],
      ["reduction_maxf", "reduction_of_kind", "maxf", #vector.kind<maxnumf>, "any_float"]]
  } {
    %operands = operands
    %type = type
    apply_native_constraint "strata.pred: $element"(%type : !pdl.type)
    %kind = attribute = "$kind"
    %old = operation "vector_old.$old"(%operands : !pdl.range<value>) {"kind" = %kind} -> (%type : !pdl.type)
    rewrite %old {
      %new_kind = attribute = "$new"
      %none = attribute = #arith.fastmath<none>
      %new = operation "vector.reduction"(%operands : !pdl.range<value>) {"kind" = %new_kind, "fastmath" = %none} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @type_cast : benefit(1) attributes {
    strata.parameters = ["name", "constraint", "text"],
    strata.instances = [
      ["unused_type_cast", "strata.is_unused", ""],
      ["used_type_cast", "strata.pred: true", " %more = memref.expand_shape %cast [] output_shape [1] : memref<$2> into $1"]]
  } {
    %memref = operand
    %type = type
    %old = operation "vector_old.type_cast"(%memref : !pdl.value) -> (%type : !pdl.type)
    %value = result 0 of %old
    apply_native_constraint "$constraint"(%value : !pdl.value)
    rewrite %old {
      %element = apply_native_rewrite "strata.element_type"(%type : !pdl.type) : !pdl.type
      %new = apply_native_rewrite "strata.text: %cast = vector.type_cast $0 : type($0) to memref<$2>$text"(%memref, %type, %element : !pdl.value, !pdl.type, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  // The dimensions that may be out of bounds, and those that are not.
  pdl.pattern @masked_transfer_read : benefit(1) {
    %base = operand
    %indices = operands
    %padding = operand
    %masked = attribute
    %type = type
    %old = operation "vector_old.masked_transfer_read"(%base, %indices, %padding : !pdl.value, !pdl.range<value>, !pdl.value) {"masked" = %masked} -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %result = vector.transfer_read $0[$1], $2 {in_bounds = negated($3)optional($4.permutation_map)} : type($0), $5"(%base, %indices, %padding, %masked, %old, %type : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.attribute, !pdl.operation, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @masked_transfer_write : benefit(1) {
    %vector = operand
    %base = operand
    %indices = operands
    %masked = attribute
    %types = types
    %old = operation "vector_old.masked_transfer_write"(%vector, %base, %indices : !pdl.value, !pdl.value, !pdl.range<value>) {"masked" = %masked} -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: results($5)vector.transfer_write $0, $1[$2] {in_bounds = negated($3)optional($4.permutation_map)} : type($0), type($1)"(%vector, %base, %indices, %masked, %old, %types : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.attribute, !pdl.operation, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  // The mask has the shape of the memory.
  pdl.pattern @permuted_transfer_read : benefit(1) {
    %base = operand
    %indices = operands
    %padding = operand
    %mask = operands
    %map = attribute
    %type = type
    %old = operation "vector_old.permuted_transfer_read"(%base, %indices, %padding, %mask : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>) {"permutation_map" = %map} -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %result = vector.transfer_read $0[$1], $2, transposed($3, $4) attributes($5, in_bounds, permutation_map) : type($0), $6"(%base, %indices, %padding, %mask, %map, %old, %type : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>, !pdl.attribute, !pdl.operation, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @permuted_transfer_write : benefit(1) {
    %vector = operand
    %base = operand
    %indices = operands
    %mask = operands
    %map = attribute
    %types = types
    %old = operation "vector_old.permuted_transfer_write"(%vector, %base, %indices, %mask : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>) {"permutation_map" = %map} -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: results($6)vector.transfer_write $0, $1[$2], transposed($3, $4) attributes($5, in_bounds, permutation_map) : type($0), type($1)"(%vector, %base, %indices, %mask, %map, %old, %types : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.attribute, !pdl.operation, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  // Reductions began with the neutral element.
  pdl.pattern @multi_reduction : benefit(1) attributes {
    strata.parameters = ["name", "old", "kind", "new", "element", "neutral"],
    strata.instances = [
      ["multi_add_of_floats", "multi_reduction", #vector.kind<add>, "add", "any_float", "-0.0"],
      ["multi_mul_of_floats", "multi_reduction", #vector.kind<mul>, "mul", "any_float", "1.0"],
      ["multi_max_of_f16", "multi_reduction", #vector.kind<maximumf>, "maximumf", "f16", "0xFC00"],
      ["multi_min_of_f16", "multi_reduction", #vector.kind<minimumf>, "minimumf", "f16", "0x7C00"],
      ["multi_max_of_bf16", "multi_reduction", #vector.kind<maximumf>, "maximumf", "bf16", "0xFF80"],
      ["multi_min_of_bf16", "multi_reduction", #vector.kind<minimumf>, "minimumf", "bf16", "0x7F80"],
      ["multi_max_of_f32", "multi_reduction", #vector.kind<maximumf>, "maximumf", "f32", "0xFF800000"],
      ["multi_min_of_f32", "multi_reduction", #vector.kind<minimumf>, "minimumf", "f32", "0x7F800000"],
      ["multi_max_of_f64", "multi_reduction", #vector.kind<maximumf>, "maximumf", "f64", "0xFFF0000000000000"],
      ["multi_min_of_f64", "multi_reduction", #vector.kind<minimumf>, "minimumf", "f64", "0x7FF0000000000000"],
      ["multi_add", "multi_reduction", #vector.kind<add>, "add", "any", "0"],
      ["multi_mul", "multi_reduction", #vector.kind<mul>, "mul", "any", "1"],
      ["multi_and", "multi_reduction", #vector.kind<and>, "and", "any", "-1"],
      ["multi_or", "multi_reduction", #vector.kind<or>, "or", "any", "0"],
      ["multi_xor", "multi_reduction", #vector.kind<xor>, "xor", "any", "0"],
      ["multi_minui", "multi_reduction", #vector.kind<minui>, "minui", "any", "-1"],
      ["multi_maxui", "multi_reduction", #vector.kind<maxui>, "maxui", "any", "0"],
      ["multi_minsi_of_i8", "multi_reduction", #vector.kind<minsi>, "minsi", "integer(8)", "127"],
      ["multi_maxsi_of_i8", "multi_reduction", #vector.kind<maxsi>, "maxsi", "integer(8)", "-128"],
      ["multi_minsi_of_i16", "multi_reduction", #vector.kind<minsi>, "minsi", "integer(16)", "32767"],
      ["multi_maxsi_of_i16", "multi_reduction", #vector.kind<maxsi>, "maxsi", "integer(16)", "-32768"],
      ["multi_minsi_of_i32", "multi_reduction", #vector.kind<minsi>, "minsi", "integer(32)", "2147483647"],
      ["multi_maxsi_of_i32", "multi_reduction", #vector.kind<maxsi>, "maxsi", "integer(32)", "-2147483648"],
      ["multi_minsi", "multi_reduction", #vector.kind<minsi>, "minsi", "integer(64) || index", "9223372036854775807"],
      ["multi_maxsi", "multi_reduction", #vector.kind<maxsi>, "maxsi", "integer(64) || index", "-9223372036854775808"],
      ["multi_add_of_floats_of_kind", "multi_reduction_of_kind", #vector.kind<add>, "add", "any_float", "-0.0"],
      ["multi_mul_of_floats_of_kind", "multi_reduction_of_kind", #vector.kind<mul>, "mul", "any_float", "1.0"],
      ["multi_max_of_f16_of_kind", "multi_reduction_of_kind", #vector.kind<maximumf>, "maximumf", "f16", "0xFC00"],
      ["multi_min_of_f16_of_kind", "multi_reduction_of_kind", #vector.kind<minimumf>, "minimumf", "f16", "0x7C00"],
      ["multi_max_of_bf16_of_kind", "multi_reduction_of_kind", #vector.kind<maximumf>, "maximumf", "bf16", "0xFF80"],
      ["multi_min_of_bf16_of_kind", "multi_reduction_of_kind", #vector.kind<minimumf>, "minimumf", "bf16", "0x7F80"],
      ["multi_max_of_f32_of_kind", "multi_reduction_of_kind", #vector.kind<maximumf>, "maximumf", "f32", "0xFF800000"],
      ["multi_min_of_f32_of_kind", "multi_reduction_of_kind", #vector.kind<minimumf>, "minimumf", "f32", "0x7F800000"],
      ["multi_max_of_f64_of_kind", "multi_reduction_of_kind", #vector.kind<maximumf>, "maximumf", "f64", "0xFFF0000000000000"],
      ["multi_min_of_f64_of_kind", "multi_reduction_of_kind", #vector.kind<minimumf>, "minimumf", "f64", "0x7FF0000000000000"],
      ["multi_add_of_kind", "multi_reduction_of_kind", #vector.kind<add>, "add", "any", "0"],
      ["multi_mul_of_kind", "multi_reduction_of_kind", #vector.kind<mul>, "mul", "any", "1"],
      ["multi_and_of_kind", "multi_reduction_of_kind", #vector.kind<and>, "and", "any", "-1"],
      ["multi_or_of_kind", "multi_reduction_of_kind", #vector.kind<or>, "or", "any", "0"],
      ["multi_xor_of_kind", "multi_reduction_of_kind", #vector.kind<xor>, "xor", "any", "0"],
      ["multi_minui_of_kind", "multi_reduction_of_kind", #vector.kind<minui>, "minui", "any", "-1"],
      ["multi_maxui_of_kind", "multi_reduction_of_kind", #vector.kind<maxui>, "maxui", "any", "0"],
      ["multi_minsi_of_i8_of_kind", "multi_reduction_of_kind", #vector.kind<minsi>, "minsi", "integer(8)", "127"],
      ["multi_maxsi_of_i8_of_kind", "multi_reduction_of_kind", #vector.kind<maxsi>, "maxsi", "integer(8)", "-128"],
      ["multi_minsi_of_i16_of_kind", "multi_reduction_of_kind", #vector.kind<minsi>, "minsi", "integer(16)", "32767"],
      ["multi_maxsi_of_i16_of_kind", "multi_reduction_of_kind", #vector.kind<maxsi>, "maxsi", "integer(16)", "-32768"],
      ["multi_minsi_of_i32_of_kind", "multi_reduction_of_kind", #vector.kind<minsi>, "minsi", "integer(32)", "2147483647"],
      ["multi_maxsi_of_i32_of_kind", "multi_reduction_of_kind", #vector.kind<maxsi>, "maxsi", "integer(32)", "-2147483648"],
      ["multi_minsi_of_kind", "multi_reduction_of_kind", #vector.kind<minsi>, "minsi", "integer(64) || index", "9223372036854775807"],
      ["multi_maxsi_of_kind", "multi_reduction_of_kind", #vector.kind<maxsi>, "maxsi", "integer(64) || index", "-9223372036854775808"]]
  } {
    %source = operand
    %type = type
    apply_native_constraint "strata.pred: $element || vector_of($element)"(%type : !pdl.type)
    %kind = attribute = "$kind"
    %dims = attribute
    %old = operation "vector_old.$old"(%source : !pdl.value) {"kind" = %kind, "dims" = %dims} -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %cst = arith.constant splat($neutral, $1) : $1 %result = vector.multi_reduction <$new>, $0, %cst integers($2) : type($0) to $1"(%source, %type, %dims : !pdl.value, !pdl.type, !pdl.attribute) : !pdl.operation
      replace %old with %new
    }
  }
  // Minimum and maximum were of floats and of signed integers.
  pdl.pattern @kind_of_integers : benefit(1) attributes {
    strata.parameters = ["name", "op", "kind", "new"],
    strata.instances = [
      ["contract_maximum_of_integers", "vector.contract", #vector.kind<maximumf>, #vector.kind<maxsi>],
      ["contract_minimum_of_integers", "vector.contract", #vector.kind<minimumf>, #vector.kind<minsi>],
      ["outerproduct_maximum_of_integers", "vector.outerproduct", #vector.kind<maximumf>, #vector.kind<maxsi>],
      ["outerproduct_minimum_of_integers", "vector.outerproduct", #vector.kind<minimumf>, #vector.kind<minsi>]]
  } {
    %operands = operands
    %type = type
    apply_native_constraint "strata.pred: integer || vector_of(integer)"(%type : !pdl.type)
    %kind = attribute = "$kind"
    %old = operation "$op"(%operands : !pdl.range<value>) {"kind" = %kind} -> (%type : !pdl.type)
    rewrite %old {
      %new_kind = attribute = "$new"
      %new = apply_native_rewrite "strata.with_attribute: kind"(%old, %new_kind : !pdl.operation, !pdl.attribute) : !pdl.operation
      replace %old with %new
    }
  }
  // The elements of tuples are used directly, so that the tuples are unused in
  // the end.
  pdl.pattern @unused_tuple : benefit(3) attributes {
    strata.parameters = ["name"],
    strata.instances = [["tuple"], ["extract_slices"], ["cast_of_tuples"]]
  } {
    %sources = operands
    %type = type
    %old = operation "vector_old.$name"(%sources : !pdl.range<value>) -> (%type : !pdl.type)
    %value = result 0 of %old
    apply_native_constraint "strata.is_unused"(%value : !pdl.value)
    rewrite %old {
      erase %old
    }
  }
  pdl.pattern @tuple_get : benefit(1) {
    %tuple = operand
    %index = attribute
    %type = type
    %old = operation "vector_old.tuple_get"(%tuple : !pdl.value) {"index" = %index} -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.value: tuple_part($0, $1)"(%tuple, %index : !pdl.value, !pdl.attribute) : !pdl.value
      replace %old with (%new : !pdl.value)
    }
  }
  pdl.pattern @insert_slices : benefit(1) {
    %tuple = operand
    %sizes = attribute
    %type = type
    %old = operation "vector_old.insert_slices"(%tuple : !pdl.value) {"sizes" = %sizes} -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: joined_slices($0, $1, $2)"(%tuple, %sizes, %type : !pdl.value, !pdl.attribute, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  // One mask, of the shape of all loops.
  pdl.pattern @masked_contract : benefit(1) {
    %lhs = operand
    %rhs = operand
    %acc = operand
    %lhs_mask = operand
    %rhs_mask = operand
    %trait = attribute
    %type = type
    %old = operation "vector_old.masked_contract"(%lhs, %rhs, %acc, %lhs_mask, %rhs_mask : !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.value) {"trait" = %trait} -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %result = vector.mask contraction_mask($3, $4, $5.indexing_maps) { vector.contract {indexing_maps = entry($5.indexing_maps), iterator_types = entry($5.iterator_types)optional($5.kind)} $0, $1, $2 : type($0), type($1) into type($2) } : contraction_mask_type($3, $4, $5.indexing_maps) -> type($2)"(%lhs, %rhs, %acc, %lhs_mask, %rhs_mask, %trait : !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @contract : benefit(1) {
    %lhs = operand
    %rhs = operand
    %acc = operand
    %trait = attribute
    %type = type
    %old = operation "vector_old.contract"(%lhs, %rhs, %acc : !pdl.value, !pdl.value, !pdl.value) {"trait" = %trait} -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %result = vector.contract $3 $0, $1, $2 : type($0), type($1) into type($2)"(%lhs, %rhs, %acc, %trait : !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) : !pdl.operation
      replace %old with %new
    }
  }
  // They were always lowered to these.
  pdl.pattern @matrix_multiply : benefit(1) {
    %a = operand
    %b = operand
    %rows = attribute
    %columns = attribute
    %other = attribute
    %type = type
    %old = operation "vector_old.matrix_multiply"(%a, %b : !pdl.value, !pdl.value) {"lhs_rows" = %rows, "lhs_columns" = %columns, "rhs_columns" = %other} -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "llvm.intr.matrix.multiply"(%a, %b : !pdl.value, !pdl.value) {"lhs_rows" = %rows, "lhs_columns" = %columns, "rhs_columns" = %other} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @flat_transpose : benefit(1) {
    %matrix = operand
    %rows = attribute
    %columns = attribute
    %type = type
    %old = operation "vector_old.flat_transpose"(%matrix : !pdl.value) {"rows" = %rows, "columns" = %columns} -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "llvm.intr.matrix.transpose"(%matrix : !pdl.value) {"rows" = %rows, "columns" = %columns} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @warp : benefit(1) {
    %operands = operands
    %size = attribute
    %types = types
    %old = operation "vector_old.warp_execute_on_lane_0"(%operands : !pdl.range<value>) {"size" = %size} -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: results($3)\"gpu.warp_execute_on_lane_0\"($0) (region($1)) {warp_size = $2} : (type($0)) -> ($3)"(%operands, %old, %size, %types : !pdl.range<value>, !pdl.operation, !pdl.attribute, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @yield_of_warp : benefit(1) {
    %operands = operands
    %parent = attribute = "gpu.warp_execute_on_lane_0"
    %old = operation "vector.yield"(%operands : !pdl.range<value>)
    apply_native_constraint "strata.is_in"(%old, %parent : !pdl.operation, !pdl.attribute)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: \"gpu.yield\"($0) : (type($0)) -> ()"(%operands : !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  // The form that older versions read.
  pdl.pattern @older_extract : benefit(1) attributes {history.until = "16"} {
    %vector = operand
    %type = type
    %op = operation "vector.extract"(%vector : !pdl.value) -> (%type : !pdl.type)
    apply_native_constraint "strata.pred: $_op.getAttr(\"static_position\").size() > 0"(%op : !pdl.operation)
    rewrite %op {
      %older = apply_native_rewrite "strata.older: vector_old.extract static_position=position"(%op : !pdl.operation) : !pdl.operation
      replace %op with %older
    }
  }
  pdl.pattern @older_element : benefit(2) attributes {
    history.until = "16",
    strata.parameters = ["name", "today", "older", "operands", "vector"],
    strata.instances = [["extract_at_index", "extract", "extractelement", "1", "0"],
                        ["insert_at_index", "insert", "insertelement", "2", "1"]]
  } {
    %operands = operands
    %types = types
    %op = operation "vector.$today"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
    apply_native_constraint "strata.pred: cast<VectorType>($_op.getOperand($vector).getType()).getRank() <= 1 && $_op.getNumOperands() == $operands + cast<VectorType>($_op.getOperand($vector).getType()).getRank()"(%op : !pdl.operation)
    rewrite %op {
      %older = apply_native_rewrite "strata.older: vector_old.$older -static_position"(%op : !pdl.operation) : !pdl.operation
      replace %op with %older
    }
  }
  // The reductions that ignore NaN.
  pdl.pattern @older_reduction : benefit(1) attributes {
    history.until = "16",
    strata.parameters = ["name", "today", "older"],
    strata.instances = [["maxnumf_is_maxf", #vector.kind<maxnumf>, "maxf"],
                        ["minnumf_is_minf", #vector.kind<minnumf>, "minf"]]
  } {
    %operands = operands
    %type = type
    %kind = attribute = "$today"
    %none = attribute = #arith.fastmath<none>
    %op = operation "vector.reduction"(%operands : !pdl.range<value>) {"kind" = %kind, "fastmath" = %none} -> (%type : !pdl.type)
    rewrite %op {
      %older_kind = attribute = "$older"
      %older = operation "vector_old.reduction_of_kind"(%operands : !pdl.range<value>) {"kind" = %older_kind} -> (%type : !pdl.type)
      replace %op with %older
    }
  }
}
