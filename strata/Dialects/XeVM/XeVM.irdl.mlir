// Instructions of Intel GPUs.
irdl.dialect @xevm attributes {
  strata.version = 1 : i32,
  strata.namespace = "xevm",
  strata.summary = "instructions of Intel GPUs",
  strata.description = "Operations that stand for instructions of Xe GPUs: indices of threads, loads and stores of blocks by a subgroup, prefetches, fences, and products of matrices. They use types of the dialect `llvm`.",
  strata.functions = [
    ["isOneOf", "number, numbers",
      "return is_contained(numbers, number);"],
    ["verifyVector", "type",
      "if (!isa<VectorType>(type)) return success();",
      "int64_t size = type.getNumElements();",
      "if (type.getElementType().isInteger(8) && !is_contained({2, 4, 8, 16}, size)) return emitOpError(\"vector size must be 2, 4, 8 or 16 for 8-bit element type\");",
      "if (!type.getElementType().isInteger(8) && !is_contained({2, 4, 8}, size)) return emitOpError(\"vector size must be 2, 4 or 8 for element type > 8 bits\");",
      "return success();"],
    ["verifyRange", "number, name, low, high",
      "if (number < low || number > high) return emitOpError(\"expecting \") << name << \" to be between \" << low << \" and \" << high;",
      "return success();"]
  ],
  strata.named_predicates = [
    ["int_or_vector", "signless_integer(8, 16, 32, 64) || fixed_vector && rank(1) && vector_of(signless_integer(8, 16, 32, 64))", "8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of ranks 1"],
    ["matrix", "fixed_vector && rank(1) && vector_of(integer(8, 16, 32) || f32 || tf32 || f16 || bf16)", "fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1"],
    ["pointer", "isa<LLVM::LLVMPointerType>($_self)", "LLVM pointer type"],
    ["global_pointer", "isa<LLVM::LLVMPointerType>($_self) && is_contained({1, 4}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())", "LLVM pointer in address space 1 or LLVM pointer in address space 4"],
    ["id", "signless_integer(32, 64)", "32-bit signless integer or 64-bit signless integer"]
  ]
} {
  irdl.attribute @load_cache_control attributes {
    strata.class = "LoadCacheControlAttr",
    strata.summary = "use of caches by loads",
    strata.examples = ["#xevm.load_cache_control<L1uc_L2uc_L3uc>"],
    strata.enum = {class = "xevm::LoadCacheControl", cases = ["L1uc_L2uc_L3uc", "L1uc_L2uc_L3c", "L1uc_L2c_L3uc", "L1uc_L2c_L3c", "L1c_L2uc_L3uc", "L1c_L2uc_L3c", "L1c_L2c_L3uc", "L1c_L2c_L3c", "L1s_L2uc_L3uc", "L1s_L2uc_L3c", "L1s_L2c_L3uc", "L1s_L2c_L3c", "ir"]}
  }
  irdl.attribute @store_cache_control attributes {
    strata.class = "StoreCacheControlAttr",
    strata.summary = "use of caches by stores",
    strata.examples = ["#xevm.store_cache_control<L1uc_L2uc_L3uc>"],
    strata.enum = {class = "xevm::StoreCacheControl", cases = ["L1uc_L2uc_L3uc", "L1uc_L2uc_L3wb", "L1uc_L2wb_L3uc", "L1uc_L2wb_L3wb", "L1wt_L2uc_L3uc", "L1wt_L2uc_L3wb", "L1wt_L2wb_L3uc", "L1wt_L2wb_L3wb", "L1s_L2uc_L3uc", "L1s_L2uc_L3wb", "L1s_L2wb_L3uc", "L1s_L2wb_L3wb", "L1wb_L2uc_L3uc", "L1wb_L2wb_L3uc", "L1wb_L2uc_L3wb"]}
  }
  irdl.attribute @mem_scope attributes {
    strata.class = "MemScopeAttr",
    strata.summary = "threads that see an order of memory accesses",
    strata.examples = ["#xevm.mem_scope<lane>"],
    strata.enum = {class = "xevm::MemScope", cases = ["lane", "subgroup", "workgroup", "cluster", "device", "system"]}
  }
  irdl.attribute @addr_space attributes {
    strata.class = "AddrSpaceAttr",
    strata.summary = "address space",
    strata.examples = ["#xevm.addr_space<private>"],
    strata.enum = {class = "xevm::AddrSpace", cases = ["private", "global", "constant", "shared", "generic"]}
  }
  irdl.attribute @elem_type attributes {
    strata.class = "ElemTypeAttr",
    strata.summary = "type of elements of matrices",
    strata.enum = {plain, class = "xevm::ElemType", cases = ["bf16", "f16", "s8", "u8", "s4", "u4", "tf32", "f32", "s32"]}
  }
  irdl.attribute @mma_shape attributes {
    strata.class = "MMAShapeAttr",
    strata.summary = "sizes of a product of matrices",
    strata.examples = ["#xevm.mma_shape<m = 8, n = 16, k = 16>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %m = irdl.any {strata.kind = "i32", strata.cpp_type = "int"}
    %n = irdl.any {strata.kind = "i32", strata.cpp_type = "int"}
    %k = irdl.any {strata.kind = "i32", strata.cpp_type = "int"}
    irdl.parameters(m: %m, n: %n, k: %k)
  }
  irdl.attribute @mma_types attributes {
    strata.class = "MMATypesAttr",
    strata.summary = "types of the matrices of a product",
    strata.examples = ["#xevm.mma_types<d = f32, a = f16, b = f16, c = f32>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %d = irdl.base @xevm::@elem_type {strata.kind = "#xevm.elem_type", strata.summary = "type of the result"}
    %a = irdl.base @xevm::@elem_type {strata.kind = "#xevm.elem_type", strata.summary = "type of the first factor"}
    %b = irdl.base @xevm::@elem_type {strata.kind = "#xevm.elem_type", strata.summary = "type of the second factor"}
    %c = irdl.base @xevm::@elem_type {strata.kind = "#xevm.elem_type", strata.optional, strata.summary = "type of the addend"}
    irdl.parameters(d: %d, a: %a, b: %b, c: %c)
  }
  irdl.attribute @target attributes {
    strata.class = "XeVMTargetAttr",
    strata.summary = "GPU that a module is compiled for",
    strata.description = "The level of optimization, the triple and the chip; flags of the compiler, and libraries to link.",
    strata.examples = ["#xevm.target<O = 3, chip = \"pvc\">"],
    strata.format = "(`<` struct(params)^ `>`)?"
  } {
    %O = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.default = "2", strata.summary = "level of optimization"}
    %triple = irdl.any {strata.kind = "string", strata.cpp_type = "StringRef", strata.default = "\"spirv64-unknown-unknown\"", strata.summary = "target triple"}
    %chip = irdl.any {strata.kind = "string", strata.cpp_type = "StringRef", strata.default = "\"bmg\"", strata.summary = "chip"}
    %flags = irdl.base "#builtin.dictionary" {strata.optional, strata.cpp_type = "DictionaryAttr", strata.summary = "flags of the compiler"}
    %linkFiles = irdl.base "#builtin.array" {strata.optional, strata.cpp_type = "ArrayAttr", strata.summary = "libraries"}
    irdl.parameters(O: %O, triple: %triple, chip: %chip, flags: %flags, linkFiles: %linkFiles)
  }
  irdl.operation @local_id.x attributes {
    strata.class = "LocalIdXOp",
    strata.summary = "index of the thread, dimension x",
    strata.description = "The position of the thread in its workgroup.",
    strata.examples = ["%r = xevm.local_id.x : i32"],
    strata.traits = [],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "id"
    irdl.results(res: %res)
  }
  irdl.operation @local_id.y attributes {
    strata.like = "local_id.x", strata.class = "LocalIdYOp",
    strata.summary = "index of the thread, dimension y",
    strata.description = "The position of the thread in its workgroup.",
    strata.examples = ["%r = xevm.local_id.y : i32"]
  } {}
  irdl.operation @local_id.z attributes {
    strata.like = "local_id.x", strata.class = "LocalIdZOp",
    strata.summary = "index of the thread, dimension z",
    strata.description = "The position of the thread in its workgroup.",
    strata.examples = ["%r = xevm.local_id.z : i32"]
  } {}
  irdl.operation @local_size.x attributes {
    strata.like = "local_id.x", strata.class = "LocalSizeXOp",
    strata.summary = "size of a workgroup, dimension x",
    strata.description = "The number of threads of a workgroup.",
    strata.examples = ["%r = xevm.local_size.x : i32"]
  } {}
  irdl.operation @local_size.y attributes {
    strata.like = "local_id.x", strata.class = "LocalSizeYOp",
    strata.summary = "size of a workgroup, dimension y",
    strata.description = "The number of threads of a workgroup.",
    strata.examples = ["%r = xevm.local_size.y : i32"]
  } {}
  irdl.operation @local_size.z attributes {
    strata.like = "local_id.x", strata.class = "LocalSizeZOp",
    strata.summary = "size of a workgroup, dimension z",
    strata.description = "The number of threads of a workgroup.",
    strata.examples = ["%r = xevm.local_size.z : i32"]
  } {}
  irdl.operation @group_id.x attributes {
    strata.like = "local_id.x", strata.class = "GroupIdXOp",
    strata.summary = "index of the workgroup, dimension x",
    strata.description = "The position of the workgroup in the grid.",
    strata.examples = ["%r = xevm.group_id.x : i32"]
  } {}
  irdl.operation @group_id.y attributes {
    strata.like = "local_id.x", strata.class = "GroupIdYOp",
    strata.summary = "index of the workgroup, dimension y",
    strata.description = "The position of the workgroup in the grid.",
    strata.examples = ["%r = xevm.group_id.y : i32"]
  } {}
  irdl.operation @group_id.z attributes {
    strata.like = "local_id.x", strata.class = "GroupIdZOp",
    strata.summary = "index of the workgroup, dimension z",
    strata.description = "The position of the workgroup in the grid.",
    strata.examples = ["%r = xevm.group_id.z : i32"]
  } {}
  irdl.operation @group_count.x attributes {
    strata.like = "local_id.x", strata.class = "GroupCountXOp",
    strata.summary = "number of workgroups, dimension x",
    strata.description = "The size of the grid.",
    strata.examples = ["%r = xevm.group_count.x : i32"]
  } {}
  irdl.operation @group_count.y attributes {
    strata.like = "local_id.x", strata.class = "GroupCountYOp",
    strata.summary = "number of workgroups, dimension y",
    strata.description = "The size of the grid.",
    strata.examples = ["%r = xevm.group_count.y : i32"]
  } {}
  irdl.operation @group_count.z attributes {
    strata.like = "local_id.x", strata.class = "GroupCountZOp",
    strata.summary = "number of workgroups, dimension z",
    strata.description = "The size of the grid.",
    strata.examples = ["%r = xevm.group_count.z : i32"]
  } {}
  irdl.operation @lane_id attributes {
    strata.like = "local_id.x", strata.class = "LaneIdOp",
    strata.summary = "index in the subgroup",
    strata.description = "The position of the thread in its subgroup.",
    strata.examples = ["%r = xevm.lane_id : i32"]
  } {}
  irdl.operation @subgroup_id attributes {
    strata.like = "local_id.x", strata.class = "SubgroupIdOp",
    strata.summary = "index of the subgroup",
    strata.description = "The position of the subgroup in its workgroup.",
    strata.examples = ["%r = xevm.subgroup_id : i32"]
  } {}
  irdl.operation @subgroup_size attributes {
    strata.like = "local_id.x", strata.class = "SubgroupSizeOp",
    strata.summary = "size of a subgroup",
    strata.description = "The number of threads of a subgroup.",
    strata.examples = ["%r = xevm.subgroup_size : i32"]
  } {}
  irdl.operation @blockload attributes {
    strata.class = "BlockloadOp",
    strata.summary = "load by a subgroup",
    strata.description = "Loads consecutive numbers; each thread gets one, or a vector of them.",
    strata.examples = ["%r = xevm.blockload %a <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>) -> i32"],
    strata.verify = [
      "return verifyVector($res.getType());"
    ],
    strata.format = "operands prop-dict attr-dict `:` functional-type(operands, results)"
  } {
    %ptr = irdl.c_pred "pointer" {strata.effects = ["read"]}
    irdl.operands(ptr: %ptr)
    %cache_control = irdl.base @xevm::@load_cache_control {strata.summary = "case of load_cache_control", strata.optional}
    irdl.attributes {"cache_control" = %cache_control}
    %res = irdl.c_pred "int_or_vector"
    irdl.results(res: %res)
  }
  irdl.operation @blockstore attributes {
    strata.class = "BlockstoreOp",
    strata.summary = "store by a subgroup",
    strata.description = "Stores consecutive numbers, one or a vector of each thread.",
    strata.examples = ["xevm.blockstore %a, %b <{cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32)"],
    strata.verify = [
      "return verifyVector($val.getType());"
    ],
    strata.format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"
  } {
    %ptr = irdl.c_pred "pointer" {strata.effects = ["write"]}
    %val = irdl.c_pred "int_or_vector"
    irdl.operands(ptr: %ptr, val: %val)
    %cache_control = irdl.base @xevm::@store_cache_control {strata.summary = "case of store_cache_control", strata.optional}
    irdl.attributes {"cache_control" = %cache_control}
  }
  irdl.operation @blockload2d attributes {
    strata.class = "Blockload2dOp",
    strata.summary = "load of a tile by a subgroup",
    strata.description = "Loads tiles of a matrix in memory, whose elements are spread over the threads.",
    strata.verify = [
      "int64_t e = $elem_size_in_bits, w = $tile_width, h = $tile_height, v = $v_blocks;",
      "int64_t bits = $res.getType().getNumElements() * $res.getType().getElementType().getIntOrFloatBitWidth();",
      "if (bits != e * w * h * v / 16) return emitOpError(\"result size of \") << bits << \" bits does not match the expected size of \" << (e * w * h * v / 16) << \" bits\";",
      "if ($transpose && $pack_register) return emitOpError(\"transpose and pack_register are mutually exclusive\");",
      "if (!$transpose && !$pack_register) {",
      "  if (h < 1 || h > 32) return emitOpError(\"expecting tile_height to be between 1 and 32\");",
      "  if (!is_contained({8, 16, 32, 64}, e)) return emitOpError(\"expecting elem_size_in_bits to be 8, 16, 32, or 64\");",
      "  if (failed(verifyRange(w, \"tile_width\", e == 8 ? 4 : e == 16 ? 2 : 1, e == 8 ? 64 : e == 16 ? 32 : e == 32 ? 16 : 8))) return failure();",
      "  if (e <= 16) {",
      "    if (!is_contained({1, 2, 4}, v)) return emitOpError(\"expecting v_blocks to be 1, 2, or 4\");",
      "    int64_t most = e == 8 ? 64 : 32;",
      "    if (w * v > most) return emitOpError(\"tile_width * v_blocks should be less than or equal to \") << most << \" for \" << e << \" bit elements\";",
      "  } else if (e == 32 && !is_contained({1, 2}, v)) {",
      "    return emitOpError(\"expecting v_blocks to be 1 or 2\");",
      "  } else if (e == 64 && v != 1) {",
      "    return emitOpError(\"expecting v_blocks to be 1\");",
      "  }",
      "} else if ($transpose) {",
      "  if (v != 1) return emitOpError(\"expecting v_blocks to be 1\");",
      "  if (e != 32 && e != 64) return emitOpError(\"transpose is only supported for 32 and 64 bit elements\");",
      "  if (e == 32 && failed(verifyRange(h, \"tile_height\", 1, 32))) return failure();",
      "  if (e == 64 && h != 8) return emitOpError(\"expecting tile_height to be 8 for 64 bit elements\");",
      "  if (failed(verifyRange(w, \"tile_width\", 1, e == 64 ? 4 : 8))) return failure();",
      "} else {",
      "  if (!is_contained({1, 2, 4}, v)) return emitOpError(\"expecting v_blocks to be 1, 2, or 4\");",
      "  if (e != 8 && e != 16) return emitOpError(\"pack_register is only supported for 8 and 16 bit elements\");",
      "  if (failed(verifyRange(h, \"tile_height\", e == 8 ? 4 : 2, 32))) return failure();",
      "  if (failed(verifyRange(w, \"tile_width\", e == 8 ? 4 : 2, 16))) return failure();",
      "}",
      "if (e == 64) return emitOpError(\"expecting 'elem_size_in_bits' to be 8, 16, or 32\");",
      "if ((e == 32 || $pack_register) && $res.getType().getElementType().getIntOrFloatBitWidth() != 32) return emitOpError(\"expecting result element type to be 32 bits\");"
    ],
    strata.format = "operands prop-dict attr-dict `:` functional-type(operands, results)"
  } {
    %ptr = irdl.c_pred "pointer" {strata.effects = ["read"]}
    %base_width = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %base_height = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %base_pitch = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %x = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %y = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(ptr: %ptr, base_width: %base_width, base_height: %base_height, base_pitch: %base_pitch, x: %x, y: %y)
    %cache_control = irdl.base @xevm::@load_cache_control {strata.summary = "case of load_cache_control", strata.optional}
    %elem_size_in_bits = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %pack_register = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "1-bit signless integer attribute"}
    %tile_height = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %tile_width = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %transpose = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "1-bit signless integer attribute"}
    %v_blocks = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"cache_control" = %cache_control, "elem_size_in_bits" = %elem_size_in_bits, "pack_register" = %pack_register, "tile_height" = %tile_height, "tile_width" = %tile_width, "transpose" = %transpose, "v_blocks" = %v_blocks}
    %res = irdl.c_pred "matrix"
    irdl.results(res: %res)
  }
  irdl.operation @blockprefetch2d attributes {
    strata.class = "Blockprefetch2dOp",
    strata.summary = "prefetch of a tile",
    strata.description = "Brings tiles of a matrix in memory into caches.",
    strata.examples = ["xevm.blockprefetch2d %a, %b, %b, %b, %b, %b <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)"],
    strata.verify = [
      "int64_t e = $elem_size_in_bits;",
      "if (!is_contained({8, 16, 32}, e)) return emitOpError(\"expecting 'elem_size_in_bits' to be 8, 16, or 32\");",
      "if (!is_contained({1, 2, 4, 8, 16, 32}, $tile_height)) return emitOpError(\"expecting tile_height to be 1, 2, 4, 8, 16, or 32\");",
      "if (!is_contained({1, 2, 4, 8}, $v_blocks)) return emitOpError(\"expecting v_blocks to be 1, 2, 4, or 8\");",
      "if (e == 8 && !is_contained({16, 32}, $tile_width)) return emitOpError(\"tile_width for 8 bit elements should be equal to 16 or 32\");",
      "if (e == 16 && $tile_width != 16) return emitOpError(\"tile_width for 16 bit elements should be equal to 16\");",
      "if (e == 32 && !is_contained({8, 16}, $tile_width)) return emitOpError(\"tile_width for 32 bit elements should be equal to 8 or 16\");"
    ],
    strata.format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"
  } {
    %ptr = irdl.c_pred "pointer"
    %base_width = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %base_height = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %base_pitch = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %x = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %y = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(ptr: %ptr, base_width: %base_width, base_height: %base_height, base_pitch: %base_pitch, x: %x, y: %y)
    %cache_control = irdl.base @xevm::@load_cache_control {strata.summary = "case of load_cache_control", strata.optional}
    %elem_size_in_bits = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %tile_height = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %tile_width = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %v_blocks = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"cache_control" = %cache_control, "elem_size_in_bits" = %elem_size_in_bits, "tile_height" = %tile_height, "tile_width" = %tile_width, "v_blocks" = %v_blocks}
  }
  irdl.operation @blockstore2d attributes {
    strata.class = "Blockstore2dOp",
    strata.summary = "store of a tile by a subgroup",
    strata.description = "Stores a tile, whose elements are spread over the threads, to a matrix in memory.",
    strata.examples = ["xevm.blockstore2d %a, %b, %b, %b, %b, %b, %c <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)"],
    strata.verify = [
      "int64_t e = $elem_size_in_bits, w = $tile_width, h = $tile_height;",
      "if (failed(verifyRange(h, \"tile_height\", 1, 8))) return failure();",
      "if (!is_contained({8, 16, 32, 64}, e)) return emitOpError(\"expecting elem_size_in_bits to be 8, 16, 32, or 64\");",
      "if (failed(verifyRange(w, \"tile_width\", e == 8 ? 4 : e == 16 ? 2 : 1, e == 8 ? 64 : e == 16 ? 32 : e == 32 ? 16 : 8))) return failure();",
      "if (e == 64) return emitOpError(\"expecting 'elem_size_in_bits' to be 8, 16, or 32\");",
      "if (!is_contained({1, 2, 4, 8, 16, 32}, h)) return emitOpError(\"expecting tile_height to be 1, 2, 4, 8, 16, or 32\");",
      "if (e == 8 && !is_contained({16, 32}, w)) return emitOpError(\"tile_width for 8 bit elements should be equal to 16 or 32\");",
      "if (e != 8 && w != 16) return emitOpError(\"tile_width for \") << e << \" bit elements should be equal to 16\";"
    ],
    strata.format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"
  } {
    %ptr = irdl.c_pred "pointer" {strata.effects = ["write"]}
    %base_width = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %base_height = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %base_pitch = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %x = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %y = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %stored_val = irdl.c_pred "matrix"
    irdl.operands(ptr: %ptr, base_width: %base_width, base_height: %base_height, base_pitch: %base_pitch, x: %x, y: %y, stored_val: %stored_val)
    %cache_control = irdl.base @xevm::@store_cache_control {strata.summary = "case of store_cache_control", strata.optional}
    %elem_size_in_bits = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %tile_height = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %tile_width = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"cache_control" = %cache_control, "elem_size_in_bits" = %elem_size_in_bits, "tile_height" = %tile_height, "tile_width" = %tile_width}
  }
  irdl.operation @memfence attributes {
    strata.class = "MemfenceOp",
    strata.summary = "fence",
    strata.description = "Orders accesses to the address space before and after it for the threads of the scope.",
    strata.examples = ["xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>"],
    strata.format = "prop-dict attr-dict"
  } {
    %addrspace = irdl.base @xevm::@addr_space {strata.shown = "true", strata.summary = "case of addr_space", strata.default = "generic"}
    %scope = irdl.base @xevm::@mem_scope {strata.summary = "case of mem_scope"}
    irdl.attributes {"addrspace" = %addrspace, "scope" = %scope}
  }
  irdl.operation @mma attributes {
    strata.class = "MmaOp",
    strata.summary = "product of matrices by a subgroup",
    strata.description = "Multiplies two matrices, whose elements are spread over the threads, and adds a third one.",
    strata.examples = ["%r = xevm.mma %a, %b {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16>} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($c && $c.getType() != $d.getType()) return emitOpError(\"type of C operand must match result type\");"
    ],
    strata.format = "operands ` ` `{` `shape` `=` $shape `,` `types` `=` $types `}` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "matrix"
    %b = irdl.c_pred "matrix"
    %c = irdl.c_pred "matrix"
    irdl.operands(a: %a, b: %b, c: optional %c)
    %shape = irdl.base @xevm::@mma_shape {strata.summary = "case of mma_shape"}
    %types = irdl.base @xevm::@mma_types {strata.summary = "case of mma_types"}
    irdl.attributes {"shape" = %shape, "types" = %types}
    %d = irdl.c_pred "matrix"
    irdl.results(d: %d)
  }
  irdl.operation @prefetch attributes {
    strata.class = "PrefetchOp",
    strata.summary = "prefetch into caches",
    strata.description = "Brings the data at an address into caches.",
    strata.examples = ["xevm.prefetch %a <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>)"],
    strata.format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"
  } {
    %ptr = irdl.c_pred "global_pointer"
    irdl.operands(ptr: %ptr)
    %cache_control = irdl.base @xevm::@load_cache_control {strata.summary = "case of load_cache_control", strata.optional}
    irdl.attributes {"cache_control" = %cache_control}
  }
}
