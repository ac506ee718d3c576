// Transform operations until LLVM 17: handles without types, which are those of pdl, names of
// operations on loops, and results in another order.
module attributes {
  history.dialects = [["transform_old", "current", "transform"]],
  history.generic = [
    ["transform_old.structured.match", "transform.structured.match"],
    ["transform_old.structured.promote", "transform.structured.promote"],
    ["transform_old.structured.scalarize", "transform.structured.scalarize"],
    ["transform_old.structured.generalize", "transform.structured.generalize"],
    ["transform_old.structured.decompose", "transform.structured.decompose"],
    ["transform_old.loop.pipeline", "transform.loop.pipeline"],
    ["transform_old.structured.multitile_sizes", "transform.structured.multitile_sizes"],
    ["transform_old.structured.split_reduction", "transform.structured.split_reduction"],
    ["transform_old.get_consumers_of_result", "transform.get_consumers_of_result"],
    ["transform_old.get_producer_of_operand", "transform.get_producer_of_operand"],
    ["transform_old.pdl_match", "transform.pdl_match"],
    ["transform_old.structured.hoist_redundant_vector_transfers", "transform.structured.hoist_redundant_vector_transfers"],
    ["transform_old.merge_handles", "transform.merge_handles"]],
  history.types = [["transform", "op<\"tensor\\.(un)?pack\">", "!transform.op<\"linalg.\\1pack\">"], ["transform", "(.*)", "!transform.\\1"]],
  history.renamed = [
    ["transform.structured.match", "transform_old.structured.match", "current", "!: *[(!]"],
    ["transform.structured.promote", "transform_old.structured.promote", "current", "!: *[(!]"],
    ["transform.structured.scalarize", "transform_old.structured.scalarize", "current", "!: *[(!]"],
    ["transform.structured.generalize", "transform_old.structured.generalize", "current", "!: *[(!]"],
    ["transform.structured.decompose", "transform_old.structured.decompose", "current", "!: *[(!]"],
    ["transform.structured.interchange", "transform_old.structured.interchange", "current", "!: *[(!]"],
    ["transform.structured.pad", "transform_old.structured.pad", "current", "!: *[(!]"],
    ["transform.loop.pipeline", "transform_old.loop.pipeline", "current", "!: *[(!]"],
    ["transform.loop.outline", "transform_old.loop.outline", "current", "!: *[(!]"],
    ["transform.loop.peel", "transform_old.loop.peel", "current", "!: *[(!]"],
    ["transform.structured.multitile_sizes", "transform_old.structured.multitile_sizes", "current", "!: *[(!]"],
    ["transform.structured.split_reduction", "transform_old.structured.split_reduction", "current", "!: *[(!]"],
    ["transform.get_consumers_of_result", "transform_old.get_consumers_of_result", "current", "!: *[(!]"],
    ["transform.get_producer_of_operand", "transform_old.get_producer_of_operand", "current", "!: *[(!]"],
    ["transform.pdl_match", "transform_old.pdl_match", "current", "!: *[(!]"],
    ["transform.bufferization.one_shot_bufferize", "transform_old.bufferization.one_shot_bufferize", "current", "!: *[(!]"],
    ["transform.structured.fuse", "transform_old.structured.fuse", "current", "!: *[(!]"],
    ["transform.structured.fuse_into_containing_op", "transform_old.structured.fuse_into_containing_op", "current", "!: *[(!]"],
    ["transform.structured.hoist_redundant_vector_transfers", "transform_old.structured.hoist_redundant_vector_transfers", "current", "!: *[(!]"],
    ["transform.merge_handles", "transform_old.merge_handles", "current", "!: *[(!]"],
    ["transform.loop.peel", "transform_old.loop.peel_with_types", "current", "-> *!"],
    ["transform.loop.outline", "transform_old.loop.outline_with_types", "current", "-> *!"],
    ["transform.structured.pack", "transform_old.structured.pack", "current", "!: *[(!]"],
    ["transform.structured.pack", "transform_old.structured.pack_with_types", "current", "%[^:]*%[^:]*: *\\([^,()]*\\)"],
    ["transform.structured.vectorize", "transform_old.structured.vectorize", "current", "!: *[(!]"],
    ["transform.structured.vectorize", "transform.structured.vectorize_children_and_apply_patterns", "current", ": *\\("],
    ["transform.structured.masked_vectorize", "transform_old.structured.masked_vectorize", "current", "!: *[(!]"],
    ["transform.structured.masked_vectorize", "transform.structured.vectorize", "current"],
    ["transform.structured.tile_to_scf_for", "transform_old.structured.tile_without_types", "current", "!: *[(!]"],
    ["transform.structured.tile_to_scf_for", "transform_old.structured.tile", "current"],
    ["transform.structured.fuse", "transform_old.structured.fuse_with_types", "current", "^[^:]*\\{.*tile_sizes"],
    ["transform.structured.tile", "transform_old.structured.tile_without_types", "current", "!: *[(!]"],
    ["transform.structured.tile", "transform_old.structured.tile", "current"],
    ["transform.structured.split", "transform_old.structured.split_at", "current", "after *[0-9]"],
    ["transform.structured.split", "transform_old.structured.split_at_value", "current", "after *%"],
    ["transform.structured.tile_to_foreach_thread_op", "transform_old.structured.tile_with_threads_and_types", "current", " num_threads.*: *\\("],
    ["transform.structured.tile_to_foreach_thread_op", "transform_old.structured.tile_with_threads", "current", " num_threads"],
    ["transform.structured.tile_to_foreach_thread_op", "transform_old.structured.tile_with_sizes_and_types", "current", " tile_sizes.*: *\\("],
    ["transform.structured.tile_to_foreach_thread_op", "transform_old.structured.tile_with_sizes", "current", " tile_sizes"],
    ["transform.structured.tile_to_forall_op", "transform_old.structured.tile_with_threads_and_types", "current", " num_threads.*: *\\("],
    ["transform.structured.tile_to_forall_op", "transform_old.structured.tile_with_threads", "current", " num_threads"],
    ["transform.structured.tile_to_forall_op", "transform_old.structured.tile_with_sizes_and_types", "current", " tile_sizes.*: *\\("],
    ["transform.structured.tile_to_forall_op", "transform_old.structured.tile_with_sizes", "current", " tile_sizes"],
    ["transform.structured.tile_reduction_using_scf", "transform_old.structured.tile_reduction_using_scf_with_types", "current", "*^[^:=]*=[^:=]*: *\\("],
    ["transform.structured.tile_reduction_using_scf", "transform_old.structured.tile_reduction_using_scf", "current"],
    ["transform.structured.tile_reduction_using_forall", "transform_old.structured.tile_reduction_using_forall_with_types", "current", "*^[^:]*num_threads *= *\\[[^]]*\\],"],
    ["transform.loop.get_parent_for", "transform_old.loop.get_parent_for_without_types", "current", "!: *[(!]"],
    ["transform.loop.get_parent_for", "transform_old.loop.get_parent_for", "current"],
    ["transform.sequence", "transform_old.sequence", "current", "^ *(%[A-Za-z0-9_]+)? *\\{"],
    ["transform.foreach", "transform_old.foreach", "current", "^ *%[A-Za-z0-9_#]+ *\\{"],
    ["transform.with_pdl_patterns", "transform_old.with_pdl_patterns", "current", "^ *%[A-Za-z0-9_]+ *\\{"],
    ["transform.get_closest_isolated_parent", "transform_old.get_closest_isolated_parent_without_types", "current", "!: *[(!]"],
    ["transform.get_closest_isolated_parent", "transform_old.get_closest_isolated_parent", "current"],
    ["transform.gpu.map_nested_foreach_to_threads", "transform_old.gpu.map_nested_foreach_to_threads", "current"],
    ["transform.gpu.map_foreach_to_blocks", "transform_old.gpu.map_foreach_to_blocks", "current"],
    ["transform.nvgpu.rewrite_matmul_as_mma_sync", "transform_old.nvgpu.rewrite_matmul_as_mma_sync", "current", "!: *[(!]"],
    ["transform.affine.simplify_bounded_affine_ops", "transform_old.affine.simplify_bounded_affine_ops", "current", "!: *[(!]"]]
} {
  irdl.dialect @transform_old attributes {
    strata.version = 1 : i32,
    strata.summary = "transformations that were written otherwise"
  } {
    irdl.operation @structured.match attributes {
      strata.summary = "operations in the payload",
      strata.format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)? (`filter_result_type` `=` $filter_result_type^)? `in` $target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($results), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      %ops = irdl.any {strata.optional}
      %interface = irdl.base @transform::@MatchInterfaceEnum {strata.optional}
      %op_attrs = irdl.any {strata.optional}
      %filter_result_type = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"ops" = %ops, "interface" = %interface, "op_attrs" = %op_attrs, "filter_result_type" = %filter_result_type}
      irdl.results(results: %any)
    }
    irdl.operation @structured.promote attributes {
      strata.summary = "buffers for operands",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @structured.scalarize attributes {
      strata.summary = "loops over elements",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @structured.generalize attributes {
      strata.summary = "a generic operation",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @structured.decompose attributes {
      strata.summary = "an operation of smaller rank",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @loop.pipeline attributes {
      strata.summary = "a pipelined loop",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @structured.hoist_redundant_vector_transfers attributes {
      strata.summary = "transfers outside of loops",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @structured.interchange attributes {
      strata.summary = "another order of loops",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") (`iterator_interchange` `=` $iterator_interchange^)? attr-dict"
    } {
      %any = irdl.any
      %iterator_interchange = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"iterator_interchange" = %iterator_interchange}
      irdl.results(result: %any)
    }
    irdl.operation @structured.vectorize attributes {
      strata.summary = "vectors in the contents of an operation",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @structured.pad attributes {
      strata.summary = "padded operands",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      %attribute = irdl.any {strata.optional}
      irdl.attributes {"padding_values" = %attribute, "padding_dimensions" = %attribute, "pack_paddings" = %attribute, "transpose_paddings" = %attribute}
      irdl.results(result: %any)
    }
    irdl.operation @bufferization.one_shot_bufferize attributes {
      strata.summary = "memrefs in place of tensors",
      strata.format = "(`layout` `{` $function_boundary_type_conversion^ `}`)? $target custom<DefinedType>(ref($target), type($target)) attr-dict"
    } {
      %any = irdl.any
      %function_boundary_type_conversion = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"function_boundary_type_conversion" = %function_boundary_type_conversion}
    }
    irdl.operation @loop.outline attributes {
      strata.summary = "a loop as a function",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @loop.peel attributes {
      strata.summary = "the last iterations of a loop apart",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @structured.multitile_sizes attributes {
      strata.summary = "sizes of two kinds of tiles",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($low), \"!pdl.operation\") custom<TypeOf>(ref(type($target)), type($high), \"!pdl.operation\") custom<TypeOf>(ref(type($target)), type($point), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(low: %any, high: %any, point: %any)
    }
    irdl.operation @structured.split_reduction attributes {
      strata.summary = "a reduction in two steps",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($init), \"!pdl.operation\") custom<TypeOf>(ref(type($target)), type($fill), \"!pdl.operation\") custom<TypeOf>(ref(type($target)), type($split), \"!pdl.operation\") custom<TypeOf>(ref(type($target)), type($combining), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(init: %any, fill: %any, split: %any, combining: %any)
    }
    irdl.operation @get_consumers_of_result attributes {
      strata.summary = "users of a result",
      strata.format = "$target `[` $result_number `]` custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      %result_number = irdl.any {strata.kind = "i64"}
      irdl.operands(target: %any)
      irdl.attributes {"result_number" = %result_number}
      irdl.results(result: %any)
    }
    irdl.operation @get_producer_of_operand attributes {
      strata.summary = "the operation that defines an operand",
      strata.format = "$target `[` $operand_number `]` custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      %operand_number = irdl.any {strata.kind = "i64"}
      irdl.operands(target: %any)
      irdl.attributes {"operand_number" = %operand_number}
      irdl.results(result: %any)
    }
    irdl.operation @pdl_match attributes {
      strata.summary = "operations that a pattern matches",
      strata.format = "$pattern_name `in` $root custom<DefinedType>(ref($root), type($root)) custom<TypeOf>(ref(type($root)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      %pattern_name = irdl.any {strata.kind = "symbol"}
      irdl.operands(root: %any)
      irdl.attributes {"pattern_name" = %pattern_name}
      irdl.results(result: %any)
    }
    irdl.operation @merge_handles attributes {
      strata.summary = "a handle for several",
      strata.format = "(`deduplicate` $deduplicate^)? $handles custom<DefinedType>(ref($handles), type($handles)) custom<TypePerResult>(ref(type($handles)), type($result)) attr-dict"
    } {
      %any = irdl.any
      %deduplicate = irdl.is unit {strata.kind = "unit", strata.optional}
      irdl.operands(handles: variadic %any)
      irdl.attributes {"deduplicate" = %deduplicate}
      irdl.results(result: variadic %any)
    }
    irdl.operation @structured.tile_without_types attributes {
      strata.summary = "tiles and loops",
      strata.format = "$target `[` mixed($sizes, $static) `]` custom<DefinedType>(ref($target), type($target)) custom<DefinedType>(ref($sizes), type($sizes)) custom<TypeOf>(ref(type($target)), type($tiled), \"!pdl.operation\") custom<TypePerElement>(ref($static), type($loops), \"!pdl.operation\", \"0\") attr-dict"
    } {
      %any = irdl.any
      %static = irdl.any {strata.kind = "dense<i64>"}
      %interchange = irdl.any {strata.optional}
      irdl.operands(target: %any, sizes: variadic %any)
      irdl.attributes {"static" = %static, "interchange" = %interchange}
      irdl.results(tiled: %any, loops: variadic %any)
    }
    irdl.operation @structured.tile attributes {
      strata.summary = "the same with types",
      strata.format = "$target `[` mixed($sizes, $static) `]` (`interchange` `=` $interchange^)? attr-dict `:` functional-type(operands, results)"
    } {
      %any = irdl.any
      %static = irdl.any {strata.kind = "dense<i64>"}
      %interchange = irdl.any {strata.optional}
      irdl.operands(target: %any, sizes: variadic %any)
      irdl.attributes {"static" = %static, "interchange" = %interchange}
      irdl.results(tiled: %any, loops: variadic %any)
    }
    irdl.operation @structured.fuse attributes {
      strata.summary = "fused tiles and loops",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($tiled), \"!pdl.operation\") custom<TypePerResult>(ref(type($target)), type($loops), \"1\") attr-dict"
    } {
      %any = irdl.any
      %tile_sizes = irdl.any {strata.optional}
      %tile_interchange = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"tile_sizes" = %tile_sizes, "tile_interchange" = %tile_interchange}
      irdl.results(tiled: %any, loops: variadic %any)
    }
    irdl.operation @structured.fuse_with_types attributes {
      strata.summary = "the same with types",
      strata.format = "$target attr-dict `:` functional-type(operands, results)"
    } {
      %any = irdl.any
      %tile_sizes = irdl.any {strata.optional}
      %tile_interchange = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"tile_sizes" = %tile_sizes, "tile_interchange" = %tile_interchange}
      irdl.results(tiled: %any, loops: variadic %any)
    }
    irdl.operation @structured.fuse_into_containing_op attributes {
      strata.summary = "an operation in the loop of another one",
      strata.format = "$producer `into` $containing custom<DefinedType>(ref($producer), type($producer)) custom<DefinedType>(ref($containing), type($containing)) custom<TypeOf>(ref(type($producer)), type($fused), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(producer: %any, containing: %any)
      irdl.results(fused: %any)
    }
    irdl.operation @structured.split_at attributes {
      strata.summary = "two parts",
      strata.format = "$target `after` $static custom<DefinedType>(ref($target), type($target)) custom<TypePerResult>(ref(type($target)), type($parts)) attr-dict (`:` $type^)?"
    } {
      %any = irdl.any
      %static = irdl.any {strata.kind = "i64"}
      %dimension = irdl.any {strata.optional}
      %type = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"static" = %static, "dimension" = %dimension, "type" = %type}
      irdl.results(parts: variadic %any)
    }
    irdl.operation @structured.split_at_value attributes {
      strata.summary = "two parts, whose size is a handle",
      strata.format = "$target `after` $size custom<DefinedType>(ref($target), type($target)) custom<DefinedType>(ref($size), type($size)) custom<TypePerResult>(ref(type($target)), type($parts)) attr-dict (`:` $type^ `,` $size_type)?"
    } {
      %any = irdl.any
      %dimension = irdl.any {strata.optional}
      %type = irdl.any {strata.optional}
      %size_type = irdl.any {strata.optional}
      irdl.operands(target: %any, size: %any)
      irdl.attributes {"dimension" = %dimension, "type" = %type, "size_type" = %size_type}
      irdl.results(parts: variadic %any)
    }
    irdl.operation @structured.masked_vectorize attributes {
      strata.summary = "vectors of sizes",
      strata.format = "$target `vector_sizes` `[` mixed($sizes, $static) `]` custom<DefinedType>(ref($target), type($target)) custom<DefinedType>(ref($sizes), type($sizes)) attr-dict"
    } {
      %any = irdl.any
      %static = irdl.any {strata.kind = "dense<i64>"}
      irdl.operands(target: %any, sizes: variadic %any)
      irdl.attributes {"static" = %static}
    }
    irdl.operation @structured.pack attributes {
      strata.summary = "packed operands",
      strata.format = "$target `packed_sizes` `=` `[` mixed($sizes, $static) `]` custom<DefinedType>(ref($target), type($target)) custom<DefinedType>(ref($sizes), type($sizes)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      %static = irdl.any {strata.kind = "dense<i64>"}
      irdl.operands(target: %any, sizes: variadic %any)
      irdl.attributes {"static" = %static}
      irdl.results(result: %any)
    }
    irdl.operation @structured.tile_with_threads attributes {
      strata.summary = "tiles in a parallel loop",
      strata.format = "$target `num_threads` `[` mixed($sizes, $static) `]` (`(` `mapped` `to` `dims` $dims^ `)`)? (`(` `mapping` `=` $mapping^ `)`)? custom<DefinedType>(ref($target), type($target)) custom<DefinedType>(ref($sizes), type($sizes)) custom<TypeOf>(ref(type($target)), type($loop), \"!pdl.operation\") custom<TypeOf>(ref(type($target)), type($tiled), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      %static = irdl.any {strata.kind = "dense<i64>"}
      %dims = irdl.any {strata.optional}
      %mapping = irdl.any {strata.optional}
      irdl.operands(target: %any, sizes: variadic %any)
      irdl.attributes {"static" = %static, "dims" = %dims, "mapping" = %mapping}
      irdl.results(loop: %any, tiled: %any)
    }
    irdl.operation @structured.tile_with_threads_and_types attributes {
      strata.summary = "the same with types",
      strata.format = "$target `num_threads` `[` mixed($sizes, $static) `]` (`(` `mapping` `=` $mapping^ `)`)? attr-dict `:` functional-type(operands, results)"
    } {
      %any = irdl.any
      %static = irdl.any {strata.kind = "dense<i64>"}
      %mapping = irdl.any {strata.optional}
      irdl.operands(target: %any, sizes: variadic %any)
      irdl.attributes {"static" = %static, "mapping" = %mapping}
      irdl.results(loop: %any, tiled: %any)
    }
    irdl.operation @structured.tile_with_sizes attributes {
      strata.summary = "tiles in a parallel loop",
      strata.format = "$target `tile_sizes` `[` mixed($sizes, $static) `]` (`(` `mapped` `to` `dims` $dims^ `)`)? (`(` `mapping` `=` $mapping^ `)`)? custom<DefinedType>(ref($target), type($target)) custom<DefinedType>(ref($sizes), type($sizes)) custom<TypeOf>(ref(type($target)), type($loop), \"!pdl.operation\") custom<TypeOf>(ref(type($target)), type($tiled), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      %static = irdl.any {strata.kind = "dense<i64>"}
      %dims = irdl.any {strata.optional}
      %mapping = irdl.any {strata.optional}
      irdl.operands(target: %any, sizes: variadic %any)
      irdl.attributes {"static" = %static, "dims" = %dims, "mapping" = %mapping}
      irdl.results(loop: %any, tiled: %any)
    }
    irdl.operation @structured.tile_with_sizes_and_types attributes {
      strata.summary = "the same with types",
      strata.format = "$target `tile_sizes` `[` mixed($sizes, $static) `]` (`(` `mapping` `=` $mapping^ `)`)? attr-dict `:` functional-type(operands, results)"
    } {
      %any = irdl.any
      %static = irdl.any {strata.kind = "dense<i64>"}
      %mapping = irdl.any {strata.optional}
      irdl.operands(target: %any, sizes: variadic %any)
      irdl.attributes {"static" = %static, "mapping" = %mapping}
      irdl.results(loop: %any, tiled: %any)
    }
    irdl.operation @structured.tile_reduction_using_scf attributes {
      strata.summary = "tiles of a reduction, and a loop",
      strata.format = "$target `by` `tile_sizes` `=` $tile_sizes custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($loop), \"!pdl.operation\") custom<TypeOf>(ref(type($target)), type($fill), \"!pdl.operation\") custom<TypeOf>(ref(type($target)), type($split), \"!pdl.operation\") custom<TypeOf>(ref(type($target)), type($combining), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      %tile_sizes = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"tile_sizes" = %tile_sizes}
      irdl.results(loop: %any, fill: %any, split: %any, combining: %any)
    }
    irdl.operation @structured.tile_reduction_using_scf_with_types attributes {
      strata.summary = "the same with types, and the loop first",
      strata.format = "$target `by` `tile_sizes` `=` $tile_sizes attr-dict `:` functional-type(operands, results)"
    } {
      %any = irdl.any
      %tile_sizes = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"tile_sizes" = %tile_sizes}
      irdl.results(loop: %any, fill: %any, split: %any, combining: %any)
    }
    irdl.operation @structured.tile_reduction_using_forall_with_types attributes {
      strata.summary = "the same with types, and the loop first",
      strata.format = "$target `by` `num_threads` `=` $num_threads `,` `tile_sizes` `=` $tile_sizes (`,` `mapping` `=` $mapping^)? attr-dict `:` functional-type(operands, results)"
    } {
      %any = irdl.any
      %num_threads = irdl.any {strata.optional}
      %tile_sizes = irdl.any {strata.optional}
      %mapping = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"num_threads" = %num_threads, "tile_sizes" = %tile_sizes, "mapping" = %mapping}
      irdl.results(loop: %any, fill: %any, split: %any, combining: %any)
    }
    irdl.operation @loop.get_parent_for attributes {
      strata.summary = "the loops around operations",
      strata.format = "$target attr-dict `:` functional-type(operands, results)"
    } {
      %any = irdl.any
      %num_loops = irdl.any {strata.optional}
      %affine = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"num_loops" = %num_loops, "affine" = %affine}
      irdl.results(result: %any)
    }
    irdl.operation @loop.get_parent_for_without_types attributes {
      strata.summary = "the same without types",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      %num_loops = irdl.any {strata.optional}
      %affine = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"num_loops" = %num_loops, "affine" = %affine}
      irdl.results(result: %any)
    }
    irdl.operation @get_closest_isolated_parent attributes {
      strata.summary = "the isolated operation around another one",
      strata.format = "$target attr-dict `:` functional-type(operands, results)"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @get_closest_isolated_parent_without_types attributes {
      strata.summary = "the same without types",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @gpu.map_nested_foreach_to_threads attributes {
      strata.summary = "threads for loops",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      %blockDim = irdl.any {strata.optional}
      %syncAfterDistribute = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"blockDim" = %blockDim, "syncAfterDistribute" = %syncAfterDistribute}
      irdl.results(result: %any)
    }
    irdl.operation @gpu.map_foreach_to_blocks attributes {
      strata.summary = "blocks of threads for a loop",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) custom<TypeOf>(ref(type($target)), type($result), \"!pdl.operation\") attr-dict"
    } {
      %any = irdl.any
      %gridDim = irdl.any {strata.optional}
      %generate_gpu_launch = irdl.any {strata.optional}
      irdl.operands(target: %any)
      irdl.attributes {"gridDim" = %gridDim, "generate_gpu_launch" = %generate_gpu_launch}
      irdl.results(result: %any)
    }
    irdl.operation @nvgpu.rewrite_matmul_as_mma_sync attributes {
      strata.summary = "a product of matrices by tensor cores",
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
    }
    irdl.operation @affine.simplify_bounded_affine_ops attributes {
      strata.summary = "simplification by bounds of values",
      strata.format = "$target `with` `[` $values `]` `within` $lower_bounds `and` $upper_bounds custom<DefinedType>(ref($target), type($target)) custom<DefinedType>(ref($values), type($values)) attr-dict"
    } {
      %any = irdl.any
      %lower_bounds = irdl.any {strata.optional}
      %upper_bounds = irdl.any {strata.optional}
      irdl.operands(target: %any, values: variadic %any)
      irdl.attributes {"lower_bounds" = %lower_bounds, "upper_bounds" = %upper_bounds}
    }
    irdl.operation @sequence attributes {
      strata.summary = "transformations without a mode of failures",
      strata.traits = ["DefaultDialect", "SingleBlock", "SingleBlockImplicitTerminator<transform.yield>"],
      strata.format = "($root^ custom<DefinedType>(ref($root), type($root)))? attr-dict-with-keyword $body (`:` type($results)^)?"
    } {
      %any = irdl.any
      irdl.operands(root: optional %any)
      irdl.results(results: variadic %any)
      %body = irdl.region
      irdl.regions(body: %body)
    }
    irdl.operation @foreach attributes {
      strata.summary = "transformations of each operation",
      strata.traits = ["DefaultDialect", "SingleBlock", "SingleBlockImplicitTerminator<transform.yield>"],
      strata.format = "$target custom<DefinedType>(ref($target), type($target)) $body (`->` type($results)^)? attr-dict"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(results: variadic %any)
      %body = irdl.region
      irdl.regions(body: %body)
    }
    irdl.operation @with_pdl_patterns attributes {
      strata.summary = "transformations and patterns",
      strata.traits = ["DefaultDialect", "NoTerminator", "SymbolTable", "SingleBlock"],
      strata.format = "$root custom<DefinedType>(ref($root), type($root)) attr-dict-with-keyword $body"
    } {
      %any = irdl.any
      irdl.operands(root: %any)
      %body = irdl.region
      irdl.regions(body: %body)
    }
    irdl.operation @loop.peel_with_types attributes {
      strata.summary = "the same with types, and one result",
      strata.format = "$target attr-dict `:` functional-type(operands, results)"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @loop.outline_with_types attributes {
      strata.summary = "the same with types, and one result",
      strata.format = "$target attr-dict `:` functional-type(operands, results)"
    } {
      %any = irdl.any
      irdl.operands(target: %any)
      irdl.results(result: %any)
    }
    irdl.operation @structured.pack_with_types attributes {
      strata.summary = "the same with types but those of sizes",
      strata.format = "$target `packed_sizes` `=` `[` mixed($sizes, $static) `]` custom<DefinedType>(ref($sizes), type($sizes)) attr-dict `:` functional-type($target, $result)"
    } {
      %any = irdl.any
      %static = irdl.any {strata.kind = "dense<i64>"}
      irdl.operands(target: %any, sizes: variadic %any)
      irdl.attributes {"static" = %static}
      irdl.results(result: %any)
    }
  }
  pdl.pattern @sequence : benefit(1) {
    %root = operands
    %types = types
    %old = operation "transform_old.sequence"(%root : !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.sequence when($1, `$1 : type($1) `)arrow($2) failures(propagate) region($0)"(%old, %root, %types : !pdl.operation, !pdl.range<value>, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @foreach : benefit(1) {
    %target = operand
    %types = types
    %old = operation "transform_old.foreach"(%target : !pdl.value) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.foreach $1 : type($1) arrow($2) region($0)"(%old, %target, %types : !pdl.operation, !pdl.value, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @with_pdl_patterns : benefit(1) {
    %root = operand
    %old = operation "transform_old.with_pdl_patterns"(%root : !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.with_pdl_patterns $1 : type($1) region($0)"(%old, %root : !pdl.operation, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @tile_without_types : benefit(1) {
    %target = operand
    %sizes = operands
    %types = types
    %old = operation "transform_old.structured.tile_without_types"(%target, %sizes : !pdl.value, !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.tile_using_for $1 tile_sizes [mixed($2, $0.static)] when($0.interchange, `interchange = integers($0.interchange)`) : (list(`type($_0)`, $1, `type($_0)`, $2)) -> (list(`$_0`, $3))"(%old, %target, %sizes, %types : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @tile : benefit(1) {
    %target = operand
    %sizes = operands
    %types = types
    %old = operation "transform_old.structured.tile"(%target, %sizes : !pdl.value, !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.tile_using_for $1 tile_sizes [mixed($2, $0.static)] when($0.interchange, `interchange = integers($0.interchange)`) : (list(`type($_0)`, $1, `type($_0)`, $2)) -> (list(`$_0`, $3))"(%old, %target, %sizes, %types : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @fuse : benefit(1) {
    %target = operand
    %types = types
    %old = operation "transform_old.structured.fuse"(%target : !pdl.value) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.fuse $1 tile_sizes integers($0.tile_sizes) when($0.tile_interchange, `interchange integers($0.tile_interchange)`) : (type($1)) -> (list(`$_0`, $2))"(%old, %target, %types : !pdl.operation, !pdl.value, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @fuse_with_types : benefit(1) {
    %target = operand
    %types = types
    %old = operation "transform_old.structured.fuse_with_types"(%target : !pdl.value) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.fuse $1 tile_sizes integers($0.tile_sizes) when($0.tile_interchange, `interchange integers($0.tile_interchange)`) : (type($1)) -> (list(`$_0`, $2))"(%old, %target, %types : !pdl.operation, !pdl.value, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @fuse_into_containing_op : benefit(1) {
    %producer = operand
    %containing = operand
    %type0 = type
    %old = operation "transform_old.structured.fuse_into_containing_op"(%producer, %containing : !pdl.value, !pdl.value) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.fuse_into_containing_op $1 into $2 : (type($1), type($2)) -> ($3, type($2))"(%old, %producer, %containing, %type0 : !pdl.operation, !pdl.value, !pdl.value, !pdl.type) : !pdl.operation
      %result0 = result 0 of %new
      replace %old with (%result0 : !pdl.value)
    }
  }
  pdl.pattern @interchange : benefit(1) {
    %target = operand
    %type = type
    %old = operation "transform_old.structured.interchange"(%target : !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.interchange $1 when($0.iterator_interchange, `iterator_interchange = integers($0.iterator_interchange)`) : (type($1)) -> $2"(%old, %target, %type : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @pad : benefit(1) {
    %target = operand
    %type0 = type
    %old = operation "transform_old.structured.pad"(%target : !pdl.value) -> (%type0 : !pdl.type)
    apply_native_constraint "strata.pred: !$_op.getAttr(\"hoist_paddings\")"(%old : !pdl.operation)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.pad $1 {copy_back_op = \22none\22optional($0.padding_values)optional($0.padding_dimensions)when($0.pack_paddings, `, nofold_flags = $0.pack_paddings`)optional($0.transpose_paddings)} : (type($1)) -> ($2, $2, $2)"(%old, %target, %type0 : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      %result0 = result 0 of %new
      replace %old with (%result0 : !pdl.value)
    }
  }
  pdl.pattern @one_shot_bufferize : benefit(1) {
    %target = operand
    %old = operation "transform_old.bufferization.one_shot_bufferize"(%target : !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.bufferization.one_shot_bufferize $1 attributes($0, allow_unknown_ops, bufferize_function_boundaries, test_analysis_only, print_conflicts) : (type($1)) -> !pdl.operation"(%old, %target : !pdl.operation, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @outline : benefit(1) {
    %target = operand
    %type0 = type
    %old = operation "transform_old.loop.outline"(%target : !pdl.value) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.loop.outline $1 attributes($0, func_name) : (type($1)) -> ($2, $2)"(%old, %target, %type0 : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      %result0 = result 0 of %new
      replace %old with (%result0 : !pdl.value)
    }
  }
  pdl.pattern @peel : benefit(1) {
    %target = operand
    %type0 = type
    %old = operation "transform_old.loop.peel"(%target : !pdl.value) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %loop = transform.cast $1 : type($1) to !transform.op<\22scf.for\22>\0A transform.loop.peel %loop attributes($0, fail_if_already_divisible) : (!transform.op<\22scf.for\22>) -> ($2, $2)"(%old, %target, %type0 : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      %result0 = result 0 of %new
      replace %old with (%result0 : !pdl.value)
    }
  }
  pdl.pattern @outline_with_types : benefit(1) {
    %target = operand
    %type0 = type
    %old = operation "transform_old.loop.outline_with_types"(%target : !pdl.value) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.loop.outline $1 attributes($0, func_name) : (type($1)) -> ($2, $2)"(%old, %target, %type0 : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      %result0 = result 0 of %new
      replace %old with (%result0 : !pdl.value)
    }
  }
  pdl.pattern @peel_with_types : benefit(1) {
    %target = operand
    %type0 = type
    %old = operation "transform_old.loop.peel_with_types"(%target : !pdl.value) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.loop.peel $1 attributes($0, fail_if_already_divisible) : (type($1)) -> ($2, $2)"(%old, %target, %type0 : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      %result0 = result 0 of %new
      replace %old with (%result0 : !pdl.value)
    }
  }
  pdl.pattern @vectorize : benefit(1) {
    %target = operand
    %type0 = type
    %old = operation "transform_old.structured.vectorize"(%target : !pdl.value) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.vectorize_children_and_apply_patterns $1 attributes($0, vectorize_padding, vectorize_nd_extract, disable_multi_reduction_to_contract_patterns, disable_transfer_permutation_map_lowering_patterns) : (type($1)) -> $2"(%old, %target, %type0 : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @split_at : benefit(1) {
    %target = operand
    %types = types
    %old = operation "transform_old.structured.split_at"(%target : !pdl.value) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %parts = transform.structured.split $1 after integer($0.static) {dimension = $0.dimension} : type($1)\0A when($2, `transform.split_handle %parts : (type($1)) -> (list('type($1)', $2))`)"(%old, %target, %types : !pdl.operation, !pdl.value, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @split_at_value : benefit(1) {
    %target = operand
    %size = operand
    %types = types
    %old = operation "transform_old.structured.split_at_value"(%target, %size : !pdl.value, !pdl.value) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %parts = transform.structured.split $1 after $2 {dimension = $0.dimension} : type($1), type($2)\0A when($3, `transform.split_handle %parts : (type($1)) -> (list('type($1)', $3))`)"(%old, %target, %size, %types : !pdl.operation, !pdl.value, !pdl.value, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @split_at_without_results : benefit(2) {
    %target = operand
    %old = operation "transform_old.structured.split_at"(%target : !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.split $1 after integer($0.static) {dimension = $0.dimension} : type($1)"(%old, %target : !pdl.operation, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @split_at_value_without_results : benefit(2) {
    %target = operand
    %size = operand
    %old = operation "transform_old.structured.split_at_value"(%target, %size : !pdl.value, !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.split $1 after $2 {dimension = $0.dimension} : type($1), type($2)"(%old, %target, %size : !pdl.operation, !pdl.value, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @pack_with_types : benefit(1) {
    %target = operand
    %sizes = operands
    %type0 = type
    %old = operation "transform_old.structured.pack_with_types"(%target, %sizes : !pdl.value, !pdl.range<value>) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.pack $1 packed_sizes = [mixed($2, $0.static)] : (list(`type($_0)`, $1, `type($_0)`, $2)) -> $3"(%old, %target, %sizes, %type0 : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @masked_vectorize : benefit(1) {
    %target = operand
    %sizes = operands
    %old = operation "transform_old.structured.masked_vectorize"(%target, %sizes : !pdl.value, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.vectorize $1 vector_sizes [mixed($2, $0.static)] : list(`type($_0)`, $1, `type($_0)`, $2)"(%old, %target, %sizes : !pdl.operation, !pdl.value, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @pack : benefit(1) {
    %target = operand
    %sizes = operands
    %type0 = type
    %old = operation "transform_old.structured.pack"(%target, %sizes : !pdl.value, !pdl.range<value>) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.pack $1 packed_sizes = [mixed($2, $0.static)] : (list(`type($_0)`, $1, `type($_0)`, $2)) -> $3"(%old, %target, %sizes, %type0 : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @tile_with_threads : benefit(1) {
    %target = operand
    %sizes = operands
    %type0 = type
    %type1 = type
    %old = operation "transform_old.structured.tile_with_threads"(%target, %sizes : !pdl.value, !pdl.range<value>) -> (%type0, %type1 : !pdl.type, !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.tile_using_forall $1 num_threads [mixed($2, $0.static)] when($0.dims, `(mapping = [list('#gpu.thread<pick_number($_0, x, y, z)>', $0.dims)])`)when($0.mapping, `(mapping = $0.mapping)`) : (list(`type($_0)`, $1, `type($_0)`, $2)) -> ($4, $3)"(%old, %target, %sizes, %type0, %type1 : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.type, !pdl.type) : !pdl.operation
      %result0 = result 1 of %new
      %result1 = result 0 of %new
      replace %old with (%result0, %result1 : !pdl.value, !pdl.value)
    }
  }
  pdl.pattern @tile_with_threads_and_types : benefit(1) {
    %target = operand
    %sizes = operands
    %type0 = type
    %type1 = type
    %old = operation "transform_old.structured.tile_with_threads_and_types"(%target, %sizes : !pdl.value, !pdl.range<value>) -> (%type0, %type1 : !pdl.type, !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.tile_using_forall $1 num_threads [mixed($2, $0.static)] when($0.mapping, `(mapping = $0.mapping)`) : (list(`type($_0)`, $1, `type($_0)`, $2)) -> ($4, $3)"(%old, %target, %sizes, %type0, %type1 : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.type, !pdl.type) : !pdl.operation
      %result0 = result 1 of %new
      %result1 = result 0 of %new
      replace %old with (%result0, %result1 : !pdl.value, !pdl.value)
    }
  }
  pdl.pattern @tile_with_sizes : benefit(1) {
    %target = operand
    %sizes = operands
    %type0 = type
    %type1 = type
    %old = operation "transform_old.structured.tile_with_sizes"(%target, %sizes : !pdl.value, !pdl.range<value>) -> (%type0, %type1 : !pdl.type, !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.tile_using_forall $1 tile_sizes [mixed($2, $0.static)] when($0.dims, `(mapping = [list('#gpu.thread<pick_number($_0, x, y, z)>', $0.dims)])`)when($0.mapping, `(mapping = $0.mapping)`) : (list(`type($_0)`, $1, `type($_0)`, $2)) -> ($4, $3)"(%old, %target, %sizes, %type0, %type1 : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.type, !pdl.type) : !pdl.operation
      %result0 = result 1 of %new
      %result1 = result 0 of %new
      replace %old with (%result0, %result1 : !pdl.value, !pdl.value)
    }
  }
  pdl.pattern @tile_with_sizes_and_types : benefit(1) {
    %target = operand
    %sizes = operands
    %type0 = type
    %type1 = type
    %old = operation "transform_old.structured.tile_with_sizes_and_types"(%target, %sizes : !pdl.value, !pdl.range<value>) -> (%type0, %type1 : !pdl.type, !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.tile_using_forall $1 tile_sizes [mixed($2, $0.static)] when($0.mapping, `(mapping = $0.mapping)`) : (list(`type($_0)`, $1, `type($_0)`, $2)) -> ($4, $3)"(%old, %target, %sizes, %type0, %type1 : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.type, !pdl.type) : !pdl.operation
      %result0 = result 1 of %new
      %result1 = result 0 of %new
      replace %old with (%result0, %result1 : !pdl.value, !pdl.value)
    }
  }
  pdl.pattern @tile_reduction_using_scf : benefit(1) {
    %target = operand
    %type0 = type
    %type1 = type
    %type2 = type
    %type3 = type
    %old = operation "transform_old.structured.tile_reduction_using_scf"(%target : !pdl.value) -> (%type0, %type1, %type2, %type3 : !pdl.type, !pdl.type, !pdl.type, !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.tile_reduction_using_for $1 by tile_sizes = $0.tile_sizes : (type($1)) -> ($3, $4, $5, $2)"(%old, %target, %type0, %type1, %type2, %type3 : !pdl.operation, !pdl.value, !pdl.type, !pdl.type, !pdl.type, !pdl.type) : !pdl.operation
      %result0 = result 3 of %new
      %result1 = result 0 of %new
      %result2 = result 1 of %new
      %result3 = result 2 of %new
      replace %old with (%result0, %result1, %result2, %result3 : !pdl.value, !pdl.value, !pdl.value, !pdl.value)
    }
  }
  pdl.pattern @tile_reduction_using_scf_with_types : benefit(1) {
    %target = operand
    %type0 = type
    %type1 = type
    %type2 = type
    %type3 = type
    %old = operation "transform_old.structured.tile_reduction_using_scf_with_types"(%target : !pdl.value) -> (%type0, %type1, %type2, %type3 : !pdl.type, !pdl.type, !pdl.type, !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.tile_reduction_using_for $1 by tile_sizes = $0.tile_sizes : (type($1)) -> ($3, $4, $5, $2)"(%old, %target, %type0, %type1, %type2, %type3 : !pdl.operation, !pdl.value, !pdl.type, !pdl.type, !pdl.type, !pdl.type) : !pdl.operation
      %result0 = result 3 of %new
      %result1 = result 0 of %new
      %result2 = result 1 of %new
      %result3 = result 2 of %new
      replace %old with (%result0, %result1, %result2, %result3 : !pdl.value, !pdl.value, !pdl.value, !pdl.value)
    }
  }
  pdl.pattern @tile_reduction_using_forall : benefit(1) {
    %target = operand
    %type0 = type
    %type1 = type
    %type2 = type
    %type3 = type
    %old = operation "transform_old.structured.tile_reduction_using_forall_with_types"(%target : !pdl.value) -> (%type0, %type1, %type2, %type3 : !pdl.type, !pdl.type, !pdl.type, !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.structured.tile_reduction_using_forall $1 by num_threads = $0.num_threads tile_sizes = $0.tile_sizes when($0.mapping, `mapping = $0.mapping`) : (type($1)) -> ($3, $4, $5, $2)"(%old, %target, %type0, %type1, %type2, %type3 : !pdl.operation, !pdl.value, !pdl.type, !pdl.type, !pdl.type, !pdl.type) : !pdl.operation
      %result0 = result 3 of %new
      %result1 = result 0 of %new
      %result2 = result 1 of %new
      %result3 = result 2 of %new
      replace %old with (%result0, %result1, %result2, %result3 : !pdl.value, !pdl.value, !pdl.value, !pdl.value)
    }
  }
  pdl.pattern @get_parent_for : benefit(1) {
    %target = operand
    %type0 = type
    %old = operation "transform_old.loop.get_parent_for"(%target : !pdl.value) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.get_parent_op $1 {deduplicate, op_name = when($0.affine, `\22affine.for\22`, `\22scf.for\22`)when($0.num_loops, `, nth_parent = $0.num_loops`)} : (type($1)) -> $2"(%old, %target, %type0 : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @get_parent_for_without_types : benefit(1) {
    %target = operand
    %type0 = type
    %old = operation "transform_old.loop.get_parent_for_without_types"(%target : !pdl.value) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.get_parent_op $1 {deduplicate, op_name = when($0.affine, `\22affine.for\22`, `\22scf.for\22`)when($0.num_loops, `, nth_parent = $0.num_loops`)} : (type($1)) -> $2"(%old, %target, %type0 : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @get_closest_isolated_parent : benefit(1) {
    %target = operand
    %type0 = type
    %old = operation "transform_old.get_closest_isolated_parent"(%target : !pdl.value) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.get_parent_op $1 {isolated_from_above} : (type($1)) -> $2"(%old, %target, %type0 : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @get_closest_isolated_parent_without_types : benefit(1) {
    %target = operand
    %type0 = type
    %old = operation "transform_old.get_closest_isolated_parent_without_types"(%target : !pdl.value) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.get_parent_op $1 {isolated_from_above} : (type($1)) -> $2"(%old, %target, %type0 : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @map_to_threads : benefit(1) {
    %target = operand
    %type0 = type
    %old = operation "transform_old.gpu.map_nested_foreach_to_threads"(%target : !pdl.value) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.gpu.map_nested_forall_to_threads $1 block_dims = integers($0.blockDim, 3) when($0.syncAfterDistribute, `sync_after_distribute = $0.syncAfterDistribute`) : (type($1)) -> $2"(%old, %target, %type0 : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @map_to_blocks : benefit(1) {
    %target = operand
    %type0 = type
    %old = operation "transform_old.gpu.map_foreach_to_blocks"(%target : !pdl.value) -> (%type0 : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.gpu.map_forall_to_blocks $1 present($0.generate_gpu_launch, generate_gpu_launch) when($0.gridDim, `grid_dims = integers($0.gridDim, 3)`) : (type($1)) -> $2"(%old, %target, %type0 : !pdl.operation, !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @rewrite_matmul_as_mma_sync : benefit(1) {
    %target = operand
    %old = operation "transform_old.nvgpu.rewrite_matmul_as_mma_sync"(%target : !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.nvgpu.rewrite_matmul_as_mma_sync $1 : (type($1)) -> ()"(%old, %target : !pdl.operation, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @simplify_bounded_affine_ops : benefit(1) {
    %target = operand
    %values = operands
    %old = operation "transform_old.affine.simplify_bounded_affine_ops"(%target, %values : !pdl.value, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: transform.affine.simplify_bounded_affine_ops $1 with [$2 : type($2)] within integers($0.lower_bounds) and integers($0.upper_bounds) : type($1)"(%old, %target, %values : !pdl.operation, !pdl.value, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
}
