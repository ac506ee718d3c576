// Vectors between 2019 and LLVM 21.
module attributes {
  history.dialects = [["vector_old", "2019-current"]],
  history.renamed = [
    ["vector.strided_slice", "vector.extract_strided_slice", "2019"],
    ["vector.splat", "std.splat", "2021-current"],
    ["vector.extractelement", "vector_old.extractelement", "2019-current"],
    ["vector.insertelement", "vector_old.insertelement", "2019-current"],
    ["vector.extract", "vector_old.extract", "2019-current", "! from "],
    ["vector.reduction", "vector_old.reduction", "2020-2021", "^\""],
    ["vector.reduction", "vector_old.reduction_of_kind", "2021-current", "^<(minf|maxf|min|max)>"],
    ["vector.transfer_read", "vector_old.transfer_read", "2019", "^%[^,]*\\[[^]]*\\] *[:{]"],
    ["vector.type_cast", "vector_old.type_cast", "2019", "!: .* to "]],
  history.rule_roots = [["std.extract_element"]],
  history.attributes = [
    ["vector.transpose", "transp", "permutation"],
    ["vector.extract", "position", "static_position"],
    ["vector.insert", "position", "static_position"]],
  history.enum_cases = [
    ["vector.kind", "maxf", "maximumf"],
    ["vector.kind", "minf", "minimumf"]],
  history.unsupported = [
    ["vector.extract_slices", "tuples of vectors do not exist any more", "2019-2020"],
    ["vector.insert_slices", "tuples of vectors do not exist any more", "2019-2020"],
    ["vector.tuple", "tuples of vectors do not exist any more", "2019-2020"],
    ["vector.tuple_get", "tuples of vectors do not exist any more", "2019-2020"],
    ["vector.reshape", "it had no lowering and was removed", "2019-current"],
    ["vector.extract_map", "it was removed without a replacement", "2021-current"],
    ["vector.insert_map", "it was removed without a replacement", "2021-current"],
    ["vector.matrix_multiply", "it was removed; 'llvm.intr.matrix.multiply' remains", "2020-current"],
    ["vector.flat_transpose", "it was removed; 'llvm.intr.matrix.transpose' remains", "2020-current"]]
} {
  irdl.dialect @vector_old attributes {
    strata.version = 1 : i32,
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
      strata.format = "`<` keyword($kind, \"min\", \"max\", \"minf\", \"maxf\") `>` `,` $vector (`,` $acc^)? attr-dict `:` type($vector) `into` type($dest)"
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
  // What lies outside of the memory is not known.
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
}
