// Types and attributes of dialects of MLIR, cut down: every form that their
// formats have.
irdl.dialect @gfx attributes {strata.version = 1 : i32} {
  irdl.type @async.token attributes {strata.class = "AsyncTokenType"}
  irdl.attribute @dim attributes {
    strata.class = "DimensionAttr", strata.record = "GPU_DimensionAttr",
    strata.enum = {cases = ["x", "y", "z"]}, strata.format = "$value"
  }
  irdl.attribute @address_space attributes {
    strata.class = "AddressSpaceAttr", strata.record = "GPU_AddressSpaceAttr",
    strata.enum = {cases = ["global", "workgroup", "private"], values = [1, 2, 3]}
  }
  irdl.attribute @MappingId attributes {
    strata.class = "MappingId", strata.enum = {plain, cases = ["x", "y", "linear_dim_0"]}
  }
  irdl.attribute @block attributes {
    strata.class = "GPUBlockMappingAttr", strata.format = "`<` params `>`"
  } {
    %id = irdl.base @gfx::@MappingId
    irdl.parameters(block: %id)
  }
  irdl.attribute @loop_dim_map attributes {
    strata.format = "`<` struct(params) `>`"
  } {
    %id = irdl.base @gfx::@MappingId
    %map = irdl.base "#builtin.affine_map" {strata.kind = "affine_map"}
    %bound = irdl.base "#builtin.affine_map" {strata.kind = "affine_map"}
    irdl.parameters(processor: %id, map: %map, bound: %bound)
  }
}

irdl.dialect @arith2 attributes {strata.version = 1 : i32, strata.namespace = "arith"} {
  irdl.attribute @fastmath attributes {
    strata.class = "FastMathFlagsAttr", strata.record = "Arith_FastMathAttr",
    strata.enum = {
      bits, groups, separator = ",",
      cases = ["none", "reassoc", "nnan", "ninf", "fast"],
      values = [0, 1, 2, 4, 7]
    }
  }
}

irdl.dialect @low attributes {strata.version = 1 : i32, strata.namespace = "LLVM"} {
  irdl.type @ptr attributes {
    strata.class = "LLVMPointerType",
    strata.format = "(`<` $addressSpace^ `>`)?"
  } {
    %space = irdl.any {strata.kind = "u32", strata.default = "0", strata.cpp_type = "unsigned"}
    irdl.parameters(addressSpace: %space)
  }
  irdl.attribute @tbaa_root attributes {
    strata.alias, strata.record = "LLVM_TBAARootAttr",
    strata.format = "(`<` struct(params)^ `>`)?"
  } {
    %id = irdl.base "#builtin.string" {strata.optional, strata.cpp_type = "StringAttr"}
    irdl.parameters(id: %id)
  }
  irdl.attribute @tbaa_member attributes {strata.format = "`<` params `>`"} {
    %type = irdl.any
    %offset = irdl.any {strata.kind = "i64"}
    irdl.parameters(typeDesc: %type, offset: %offset)
  }
  irdl.attribute @tbaa_tag attributes {strata.alias, strata.format = "`<` struct(params) `>`"} {
    %base = irdl.base @low::@tbaa_member
    %offset = irdl.any {strata.kind = "i64"}
    %constant = irdl.any {strata.kind = "bool", strata.default = "false"}
    irdl.parameters(base_type: %base, offset: %offset, constant: %constant)
  }
  irdl.attribute @loop_vectorize attributes {
    strata.alias, strata.class = "LoopVectorizeAttr",
    strata.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.base "#builtin.integer" {strata.optional, strata.cpp_type = "BoolAttr"}
    %width = irdl.base "#builtin.integer" {strata.optional, strata.cpp_type = "IntegerAttr"}
    irdl.parameters(disable: %disable, width: %width)
  }
  irdl.attribute @loop_annotation attributes {
    strata.alias, strata.class = "LoopAnnotationAttr",
    strata.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.base "#builtin.integer" {strata.optional, strata.cpp_type = "BoolAttr"}
    %vectorize = irdl.base @low::@loop_vectorize {strata.optional, strata.cpp_type = "LoopVectorizeAttr"}
    irdl.parameters(disableNonforced: %disable, vectorize: %vectorize)
  }
  irdl.attribute @mmra_tag attributes {
    strata.alias, strata.format = "`<` $prefix `` `:` `` $suffix `>`"
  } {
    %prefix = irdl.base "#builtin.string" {strata.kind = "string"}
    %suffix = irdl.base "#builtin.string" {strata.kind = "string"}
    irdl.parameters(prefix: %prefix, suffix: %suffix)
  }
  irdl.attribute @dso_local_equivalent attributes {
    strata.record = "LLVM_DSOLocalEquivalentAttr", strata.format = "$sym"
  } {
    %sym = irdl.base "#builtin.symbol_ref" {strata.cpp_type = "FlatSymbolRefAttr"}
    irdl.parameters(sym: %sym)
  }
  irdl.attribute @di_subroutine_type attributes {
    strata.alias, strata.format = "`<` struct(params) `>`"
  } {
    %line = irdl.any {strata.kind = "u32", strata.default = "0"}
    %types = irdl.base "#builtin.array" {strata.kind = "array<attribute>", strata.default = ""}
    irdl.parameters(line: %line, types: %types)
  }
  irdl.attribute @di_expression attributes {
    strata.format = "`<` ( `[` $operations^ `]` ) : (``)? `>`"
  } {
    %operations = irdl.base "#builtin.array" {strata.kind = "array<u64>", strata.default = ""}
    irdl.parameters(operations: %operations)
  }
  irdl.type @struct attributes {strata.missing = ["parse", "print"]} {
    %name = irdl.any
    irdl.parameters(name: %name)
  }
}

irdl.dialect @terms attributes {strata.version = 1 : i32} {
  irdl.type @int attributes {strata.format = ""}
  irdl.type @bool attributes {strata.format = ""}
  irdl.type @bv attributes {strata.class = "BitVectorType", strata.format = "`<` $width `>`"} {
    %width = irdl.c_pred "min_value(1)" {strata.kind = "i64", strata.summary = "a positive number"}
    irdl.parameters(width: %width)
  }
  irdl.type @array attributes {
    strata.format = "`<` `[` $domainType `->` $rangeType `]` `>`"
  } {
    %domain = irdl.any {strata.kind = "type"}
    %range = irdl.any {strata.kind = "type"}
    irdl.parameters(domainType: %domain, rangeType: %range)
  }
  irdl.type @func attributes {
    strata.class = "SMTFuncType",
    strata.format = "`<` `(` $domainTypes `)` ` ` $rangeType `>`"
  } {
    %domain = irdl.base "#builtin.array" {strata.kind = "array<type>", strata.cpp_type = "::llvm::ArrayRef<mlir::Type>"}
    %range = irdl.any {strata.kind = "type", strata.cpp_type = "mlir::Type"}
    irdl.parameters(domainTypes: %domain, rangeType: %range)
  }
  irdl.type @sort attributes {
    strata.class = "SortType",
    strata.format = "`<` $identifier (`[` $sortParams^ `]`)? `>`"
  } {
    %identifier = irdl.base "#builtin.string"
    %params = irdl.base "#builtin.array" {
      strata.kind = "array<type>", strata.default = "", strata.cpp_type = "::llvm::ArrayRef<mlir::Type>"}
    irdl.parameters(identifier: %identifier, sortParams: %params)
  }
}

irdl.dialect @wasmfile attributes {strata.version = 1 : i32} {
  irdl.type @funcref attributes {strata.format = ""}
  irdl.type @limit attributes {
    strata.class = "LimitType", strata.format = "`[` $min `` `:` ($max^)? `]`"
  } {
    %min = irdl.any {strata.kind = "u32"}
    %max = irdl.any {strata.kind = "u32", strata.optional}
    irdl.parameters(min: %min, max: %max)
  }
  irdl.type @tabletype attributes {
    strata.record = "WasmSSA_TableType", strata.format = "$reference $limit"
  } {
    %reference = irdl.any {strata.kind = "type"}
    %limit = irdl.base @wasmfile::@limit
    irdl.parameters(reference: %reference, limit: %limit)
  }
  irdl.type @local attributes {strata.format = "`ref` `to` $elementType"} {
    %t0 = irdl.is i32
    %t1 = irdl.is i64
    %element = irdl.any_of(%t0, %t1) {strata.kind = "type", strata.summary = "an integer"}
    irdl.parameters(elementType: %element)
  }
}

irdl.dialect @nvvm attributes {strata.version = 1 : i32, strata.namespace = "NVVM"} {
  irdl.attribute @shape attributes {
    strata.record = "NVVM_MMAShapeAttr", strata.format = "`<` struct(params) `>`"
  } {
    %m = irdl.any {strata.kind = "i32", strata.cpp_type = "int"}
    %n = irdl.any {strata.kind = "i32", strata.cpp_type = "int"}
    %k = irdl.any {strata.kind = "i32", strata.cpp_type = "int"}
    irdl.parameters(m: %m, n: %n, k: %k)
  }
  irdl.attribute @target attributes {
    strata.record = "NVVM_TargetAttr", strata.format = "(`<` struct($O, $chip)^ `>`)?"
  } {
    %o = irdl.any {strata.kind = "i32", strata.default = "2", strata.cpp_type = "int"}
    %chip = irdl.any {strata.kind = "string", strata.default = "\"sm_50\""}
    irdl.parameters(O: %o, chip: %chip)
  }
}

irdl.dialect @dlti2 attributes {strata.version = 1 : i32} {
  irdl.attribute @function_pointer_alignment attributes {
    strata.record = "DLTI_FunctionPointerAlignmentAttr",
    strata.format = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`"
  } {
    %alignment = irdl.any {strata.kind = "u64"}
    %dependent = irdl.any {strata.kind = "bool"}
    irdl.parameters(alignment: %alignment, function_dependent: %dependent)
  }
}

irdl.dialect @tasks attributes {strata.version = 1 : i32} {
  irdl.attribute @flags attributes {strata.format = "`<` struct(params) `>`"} {
    %kind = irdl.any {strata.kind = "u32", strata.default = "0"}
    %lib = irdl.any {strata.kind = "bool", strata.default = "false"}
    irdl.parameters(debug_kind: %kind, no_gpu_lib: %lib)
  }
  irdl.attribute @data_sharing_type attributes {
    strata.enum = {cases = ["private", "firstprivate"]},
    strata.format = "`{` `type` `=` $value `}`"
  }
  irdl.attribute @reduction_modifier attributes {
    strata.enum = {cases = ["defaultmod", "task"]}, strata.format = "`(` $value `)`"
  }
}

irdl.dialect @accel attributes {strata.version = 1 : i32} {
  irdl.attribute @par_level attributes {
    strata.class = "ParLevelAttr", strata.enum = {cases = ["seq", "gang"]},
    strata.format = " ```<` $value `>` "
  }
  irdl.attribute @specialized_routine attributes {
    strata.class = "SpecializedRoutineAttr",
    strata.format = "`<` $routine `,` $level `,` $funcName `>`"
  } {
    %routine = irdl.base "#builtin.symbol_ref" {strata.cpp_type = "SymbolRefAttr"}
    %level = irdl.base @accel::@par_level {strata.cpp_type = "ParLevelAttr"}
    %name = irdl.base "#builtin.string" {strata.cpp_type = "StringAttr"}
    irdl.parameters(routine: %routine, level: %level, funcName: %name)
  }
  irdl.attribute @routine_info attributes {
    strata.class = "RoutineInfoAttr", strata.format = "`<` `[` `` $accRoutines `]` `>`"
  } {
    %routines = irdl.base "#builtin.array" {
      strata.kind = "array<attribute>", strata.cpp_type = "::llvm::ArrayRef<SymbolRefAttr>"}
    irdl.parameters(accRoutines: %routines)
  }
}

irdl.dialect @nvgpu attributes {strata.version = 1 : i32} {
  irdl.type @warpgroup.accumulator attributes {
    strata.record = "NVGPU_WarpgroupAccumulator", strata.format = "`<` struct(params) `>`"
  } {
    %fragmented = irdl.base "!builtin.vector" {strata.cpp_type = "VectorType"}
    irdl.parameters(fragmented: %fragmented)
  }
  irdl.type @mbarrier.group attributes {strata.format = "`<` struct(params) `>`"} {
    %space = irdl.any
    %number = irdl.any {strata.kind = "u32", strata.default = "1"}
    irdl.parameters(memorySpace: %space, num_barriers: %number)
  }
}

irdl.dialect @xegpu attributes {strata.version = 1 : i32} {
  irdl.attribute @memory_space attributes {
    strata.class = "MemorySpaceAttr", strata.enum = {cases = ["global", "slm"]},
    strata.format = "$value"
  }
  irdl.attribute @layout attributes {
    strata.record = "XeGPU_LayoutAttr", strata.format = "`<` struct(params) `>`"
  } {
    %layout = irdl.any {strata.kind = "dense<i32>", strata.optional}
    %data = irdl.any {strata.kind = "dense<i32>", strata.optional}
    irdl.parameters(sg_layout: %layout, sg_data: %data)
  }
  irdl.attribute @range attributes {strata.format = "`<` `[`$start `,` $end `]` `>`"} {
    %start = irdl.base "#builtin.integer"
    %end = irdl.base "#builtin.integer"
    irdl.parameters(start: %start, end: %end)
  }
  irdl.attribute @slice attributes {
    strata.record = "XeGPU_SliceAttr",
    strata.format = "`<` qualified($parent) `,` `dims` `=` $dims `>`"
  } {
    %parent = irdl.base @xegpu::@layout
    %dims = irdl.any {strata.kind = "dense<i64>"}
    irdl.parameters(parent: %parent, dims: %dims)
  }
  irdl.attribute @block_tdesc_attr attributes {
    strata.record = "XeGPU_BlockTensorDescAttr", strata.format = "`<` struct(params) `>`"
  } {
    %space = irdl.base @xegpu::@memory_space {strata.default = "global"}
    %length = irdl.base "#builtin.integer" {strata.default = "1 : i64", strata.cpp_type = "IntegerAttr"}
    irdl.parameters(memory_space: %space, array_length: %length)
  }
}

irdl.dialect @emitfile attributes {strata.version = 1 : i32} {
  irdl.type @opaque attributes {strata.record = "EmitC_OpaqueType", strata.format = "`<` $value `>`"} {
    %value = irdl.any {strata.kind = "string"}
    irdl.parameters(value: %value)
  }
  irdl.type @ptr attributes {
    strata.record = "EmitC_PointerType", strata.format = "`<` qualified($pointee) `>`"
  } {
    %pointee = irdl.any {strata.kind = "type"}
    irdl.parameters(pointee: %pointee)
  }
  irdl.type @shaped attributes {strata.format = "`<` $shape `,` $element `>`"} {
    %shape = irdl.any {strata.kind = "shape"}
    %element = irdl.any {strata.kind = "type"}
    irdl.parameters(shape: %shape, element: %element)
  }
}

irdl.dialect @quant2 attributes {strata.version = 1 : i32, strata.missing = ["types", "attributes"]} {
  irdl.type @any attributes {strata.format = "`<` $storage `>`"} {
    %storage = irdl.any {strata.kind = "type"}
    irdl.parameters(storage: %storage)
  }
  irdl.attribute @number attributes {strata.missing = ["parse"]}
}
