// Extensions of instruction sets: tiles of AMX that were vectors until LLVM 19, arithmetic of
// ArmSVE until LLVM 13, tiles of ArmSME that were values until LLVM 17, and AVX512 until LLVM 11.
module attributes {
  history.dialects = [["avx512", "2020"], ["amx_old", "2021-current", "amx"], ["arm_sve_old", "2021", "arm_sve"], ["rocdl_old", "current", "rocdl"], ["arm_sme_old", "current", "arm_sme"]],
  history.generic = [
    ["amx_old.tile_zero", "amx.tile_zero"],
    ["amx_old.tile_mulf", "amx.tile_mulf"], ["amx_old.tile_muli", "amx.tile_muli"]],
  history.unsupported = [
    ["rocdl.buffer.load", "the intrinsics of buffers with a vector index were removed in LLVM 18", "2020-current"],
    ["rocdl.buffer.store", "the intrinsics of buffers with a vector index were removed in LLVM 18", "2020-current"],
    ["arm_sme.intr.za.enable", "the mode is an attribute of functions since LLVM 18", "current"],
    ["arm_sme.intr.za.disable", "the mode is an attribute of functions since LLVM 18", "current"]],
  history.renamed = [
    ["avx512.mask.rndscale", "x86vector.avx512.mask.rndscale", "2020"],
    ["avx512.mask.scalef", "x86vector.avx512.mask.scalef", "2020"],
    ["amx.tile_load", "amx_old.tile_load", "2021-current", "vector<"],
    ["amx.tile_store", "amx_old.tile_store", "2021-current", "vector<"],
    ["amx.tile_zero", "amx_old.tile_zero", "2021-current", "vector<"],
    ["amx.tile_mulf", "amx_old.tile_mulf", "2021-current", "vector<"],
    ["amx.tile_muli", "amx_old.tile_muli", "2021-current", "vector<"],
    ["rocdl.workitem.id.x", "rocdl_old.workitem.id.x", "current", "range *= *array"],
    ["rocdl.workitem.id.y", "rocdl_old.workitem.id.y", "current", "range *= *array"],
    ["rocdl.workitem.id.z", "rocdl_old.workitem.id.z", "current", "range *= *array"],
    ["arm_sve.vector_scale", "arm_sve_old.vector_scale", "2021"],
    ["arm_sve.load", "arm_sve_old.load", "2021"],
    ["arm_sve.store", "arm_sve_old.store", "2021"],
    ["arm_sme.intr.mopa", "arm_sme_old.intr.mopa", "current", "generic ^\\(%[^,()]*(,[^,()]*){4}\\)"],
    ["arm_sme.intr.mopa.wide", "arm_sme_old.intr.mopa.wide", "current", "generic ^\\(%[^,()]*(,[^,()]*){4}\\)"],
    ["arm_sme.intr.mops", "arm_sme_old.intr.mops", "current", "generic ^\\(%[^,()]*(,[^,()]*){4}\\)"],
    ["arm_sme.intr.mops.wide", "arm_sme_old.intr.mops.wide", "current", "generic ^\\(%[^,()]*(,[^,()]*){4}\\)"],
    ["arm_sme.intr.smopa.wide", "arm_sme_old.intr.smopa.wide", "current", "generic ^\\(%[^,()]*(,[^,()]*){4}\\)"],
    ["arm_sme.intr.smops.wide", "arm_sme_old.intr.smops.wide", "current", "generic ^\\(%[^,()]*(,[^,()]*){4}\\)"],
    ["arm_sme.intr.umopa.wide", "arm_sme_old.intr.umopa.wide", "current", "generic ^\\(%[^,()]*(,[^,()]*){4}\\)"],
    ["arm_sme.intr.umops.wide", "arm_sme_old.intr.umops.wide", "current", "generic ^\\(%[^,()]*(,[^,()]*){4}\\)"],
    ["arm_sme.intr.sumopa.wide", "arm_sme_old.intr.sumopa.wide", "current", "generic ^\\(%[^,()]*(,[^,()]*){4}\\)"],
    ["arm_sme.intr.sumops.wide", "arm_sme_old.intr.sumops.wide", "current", "generic ^\\(%[^,()]*(,[^,()]*){4}\\)"],
    ["arm_sme.intr.usmopa.wide", "arm_sme_old.intr.usmopa.wide", "current", "generic ^\\(%[^,()]*(,[^,()]*){4}\\)"],
    ["arm_sme.intr.usmops.wide", "arm_sme_old.intr.usmops.wide", "current", "generic ^\\(%[^,()]*(,[^,()]*){4}\\)"],
    ["arm_sme.intr.ld1b.horiz", "arm_sme_old.intr.ld1b.horiz", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.ld1b.vert", "arm_sme_old.intr.ld1b.vert", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.ld1h.horiz", "arm_sme_old.intr.ld1h.horiz", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.ld1h.vert", "arm_sme_old.intr.ld1h.vert", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.ld1w.horiz", "arm_sme_old.intr.ld1w.horiz", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.ld1w.vert", "arm_sme_old.intr.ld1w.vert", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.ld1d.horiz", "arm_sme_old.intr.ld1d.horiz", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.ld1d.vert", "arm_sme_old.intr.ld1d.vert", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.ld1q.horiz", "arm_sme_old.intr.ld1q.horiz", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.ld1q.vert", "arm_sme_old.intr.ld1q.vert", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.st1b.horiz", "arm_sme_old.intr.st1b.horiz", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.st1b.vert", "arm_sme_old.intr.st1b.vert", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.st1h.horiz", "arm_sme_old.intr.st1h.horiz", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.st1h.vert", "arm_sme_old.intr.st1h.vert", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.st1w.horiz", "arm_sme_old.intr.st1w.horiz", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.st1w.vert", "arm_sme_old.intr.st1w.vert", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.st1d.horiz", "arm_sme_old.intr.st1d.horiz", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.st1d.vert", "arm_sme_old.intr.st1d.vert", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.st1q.horiz", "arm_sme_old.intr.st1q.horiz", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sme.intr.st1q.vert", "arm_sme_old.intr.st1q.vert", "current", "generic ^\\(%[^,()]*(,[^,()]*){3}\\)"],
    ["arm_sve.addi", "arith.addi", "2021"],
    ["arm_sve.addf", "arith.addf", "2021"],
    ["arm_sve.subi", "arith.subi", "2021"],
    ["arm_sve.subf", "arith.subf", "2021"],
    ["arm_sve.muli", "arith.muli", "2021"],
    ["arm_sve.mulf", "arith.mulf", "2021"],
    ["arm_sve.divi_signed", "arith.divsi", "2021"],
    ["arm_sve.divi_unsigned", "arith.divui", "2021"],
    ["arm_sve.divf", "arith.divf", "2021"],
    ["arm_sve.cmpi", "arith.cmpi", "2021"],
    ["arm_sve.cmpf", "arith.cmpf", "2021"]]
} {
  irdl.dialect @amx_old attributes {
    strata.version = 1 : i32,
    strata.summary = "operations on tiles that were vectors",
    strata.formats = [["Tile", "type", "custom<RewrittenType>($type, \"^vector<\", \"!amx.tile<\")"]]
  } {
    irdl.operation @tile_load attributes {strata.summary = "a tile of memory", strata.format = "$base `[` $indices `]` attr-dict `:` type($base) `into` custom<Tile>(type($result))"} {
      %any = irdl.any
      %index = irdl.is index
      irdl.operands(base: %any, indices: variadic %index)
      irdl.results(result: %any)
    }
    irdl.operation @tile_store attributes {strata.summary = "a tile to memory", strata.format = "$base `[` $indices `]` `,` $tile attr-dict `:` type($base) `,` custom<Tile>(type($tile))"} {
      %any = irdl.any
      %index = irdl.is index
      irdl.operands(base: %any, indices: variadic %index, tile: %any)
    }
    irdl.operation @tile_zero attributes {strata.summary = "a tile of zeros", strata.format = "attr-dict `:` custom<Tile>(type($result))"} {
      %any = irdl.any
      irdl.results(result: %any)
    }
    irdl.operation @tile_mulf attributes {strata.summary = "a product of tiles", strata.format = "$a `,` $b `,` $c attr-dict `:` custom<Tile>(type($a)) `,` custom<Tile>(type($b)) `,` custom<Tile>(type($c))", strata.infer = [["result", "c", "$_self"]]} {
      %any = irdl.any
      irdl.operands(a: %any, b: %any, c: %any)
      irdl.results(result: %any)
    }
    irdl.operation @tile_muli attributes {strata.summary = "a product of tiles of integers", strata.format = "$a (`zext` $isZextLhs^)? `,` $b (`zext` $isZextRhs^)? `,` $c attr-dict `:` custom<Tile>(type($a)) `,` custom<Tile>(type($b)) `,` custom<Tile>(type($c))", strata.infer = [["result", "c", "$_self"]]} {
      %any = irdl.any
      %lhs = irdl.is unit {strata.kind = "unit", strata.optional}
      %rhs = irdl.is unit {strata.kind = "unit", strata.optional}
      irdl.operands(a: %any, b: %any, c: %any)
      irdl.attributes {"isZextLhs" = %lhs, "isZextRhs" = %rhs}
      irdl.results(result: %any)
    }
  }
  irdl.dialect @arm_sve_old attributes {strata.version = 1 : i32, strata.summary = "operations on scalable vectors"} {
    irdl.operation @vector_scale attributes {strata.summary = "the factor of sizes", strata.format = "attr-dict `:` type($result)"} {
      %index = irdl.is index
      irdl.results(result: %index)
    }
    irdl.operation @load attributes {strata.summary = "a vector of memory", strata.format = "$base `[` $index `]` attr-dict `:` type($result) `from` type($base)"} {
      %any = irdl.any
      %index = irdl.is index
      irdl.operands(base: %any, index: %index)
      irdl.results(result: %any)
    }
    irdl.operation @store attributes {strata.summary = "a vector to memory", strata.format = "$value `,` $base `[` $index `]` attr-dict `:` type($value) `to` type($base)"} {
      %any = irdl.any
      %index = irdl.is index
      irdl.operands(value: %any, base: %any, index: %index)
    }
  }
  irdl.dialect @rocdl_old attributes {strata.version = 1 : i32, strata.summary = "indices with a list as their range"} {
    irdl.operation @workitem.id.x attributes {strata.summary = "the index of a work item", strata.format = "attr-dict `:` type($result)"} {
      %any = irdl.any
      %range = irdl.any
      irdl.attributes {"range" = %range}
      irdl.results(result: %any)
    }
    irdl.operation @workitem.id.y attributes {strata.like = "workitem.id.x"} {}
    irdl.operation @workitem.id.z attributes {strata.like = "workitem.id.x"} {}
  }
  irdl.dialect @arm_sme_old attributes {strata.version = 1 : i32, strata.summary = "intrinsics whose tile is a value"} {
    irdl.operation @intr.mopa attributes {strata.summary = "a sum of outer products"} {
      %any = irdl.any
      irdl.operands(tile: %any, a: %any, b: %any, c: %any, d: %any)
    }
    irdl.operation @intr.mopa.wide attributes {strata.like = "intr.mopa"} {}
    irdl.operation @intr.mops attributes {strata.like = "intr.mopa"} {}
    irdl.operation @intr.mops.wide attributes {strata.like = "intr.mopa"} {}
    irdl.operation @intr.smopa.wide attributes {strata.like = "intr.mopa"} {}
    irdl.operation @intr.smops.wide attributes {strata.like = "intr.mopa"} {}
    irdl.operation @intr.umopa.wide attributes {strata.like = "intr.mopa"} {}
    irdl.operation @intr.umops.wide attributes {strata.like = "intr.mopa"} {}
    irdl.operation @intr.sumopa.wide attributes {strata.like = "intr.mopa"} {}
    irdl.operation @intr.sumops.wide attributes {strata.like = "intr.mopa"} {}
    irdl.operation @intr.usmopa.wide attributes {strata.like = "intr.mopa"} {}
    irdl.operation @intr.usmops.wide attributes {strata.like = "intr.mopa"} {}
    irdl.operation @intr.ld1b.horiz attributes {strata.summary = "a slice of a tile in memory"} {
      %any = irdl.any
      irdl.operands(mask: %any, address: %any, tile: %any, slice: %any)
    }
    irdl.operation @intr.ld1b.vert attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.ld1h.horiz attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.ld1h.vert attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.ld1w.horiz attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.ld1w.vert attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.ld1d.horiz attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.ld1d.vert attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.ld1q.horiz attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.ld1q.vert attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.st1b.horiz attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.st1b.vert attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.st1h.horiz attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.st1h.vert attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.st1w.horiz attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.st1w.vert attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.st1d.horiz attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.st1d.vert attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.st1q.horiz attributes {strata.like = "intr.ld1b.horiz"} {}
    irdl.operation @intr.st1q.vert attributes {strata.like = "intr.ld1b.horiz"} {}
  }
  pdl.pattern @range : benefit(1) attributes {
    strata.parameters = ["name", "dim"],
    strata.instances = [["range_x", "x"], ["range_y", "y"], ["range_z", "z"]]
  } {
    %type = type
    %old = operation "rocdl_old.workitem.id.$dim" -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %r = rocdl.workitem.id.$dim range <$1, integer($0.range, 0), integer($0.range, 1)> : $1"(%old, %type : !pdl.operation, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @tile_load : benefit(1) {
    %base = operand
    %indices = operands
    %type = type
    %old = operation "amx_old.tile_load"(%base, %indices : !pdl.value, !pdl.range<value>) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %r = amx.tile_load $0[$1] : type($0) into $2"(%base, %indices, %type : !pdl.value, !pdl.range<value>, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @tile_store : benefit(1) {
    %base = operand
    %indices = operands
    %tile = operand
    %old = operation "amx_old.tile_store"(%base, %indices, %tile : !pdl.value, !pdl.range<value>, !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: amx.tile_store $0[$1], $2 : type($0), type($2)"(%base, %indices, %tile : !pdl.value, !pdl.range<value>, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @vector_scale : benefit(1) {
    %type = type
    %old = operation "arm_sve_old.vector_scale" -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "vector.vscale" -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @scalable_load : benefit(1) {
    %base = operand
    %index = operand
    %type = type
    %old = operation "arm_sve_old.load"(%base, %index : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %r = vector.load $0[$1] : type($0), $2"(%base, %index, %type : !pdl.value, !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @scalable_store : benefit(1) {
    %value = operand
    %base = operand
    %index = operand
    %old = operation "arm_sve_old.store"(%value, %base, %index : !pdl.value, !pdl.value, !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: vector.store $0, $1[$2] : type($1), type($0)"(%value, %base, %index : !pdl.value, !pdl.value, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  // The number of the tile is a constant.
  pdl.pattern @outer_product : benefit(1) attributes {
    strata.parameters = ["name", "op"],
    strata.instances = [
      ["mopa", "mopa"],
      ["mopa_wide", "mopa.wide"],
      ["mops", "mops"],
      ["mops_wide", "mops.wide"],
      ["smopa_wide", "smopa.wide"],
      ["smops_wide", "smops.wide"],
      ["umopa_wide", "umopa.wide"],
      ["umops_wide", "umops.wide"],
      ["sumopa_wide", "sumopa.wide"],
      ["sumops_wide", "sumops.wide"],
      ["usmopa_wide", "usmopa.wide"],
      ["usmops_wide", "usmops.wide"]]
  } {
    %number = attribute
    %type = type
    %constant = operation "llvm.mlir.constant" {"value" = %number} -> (%type : !pdl.type)
    %tile = result 0 of %constant
    %a = operand
    %b = operand
    %c = operand
    %d = operand
    %old = operation "arm_sme_old.intr.$op"(%tile, %a, %b, %c, %d : !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: \22arm_sme.intr.$op\22($1, $2, $3, $4) <{tile_id = integer($0) : i32}> : (type($1), type($2), type($3), type($4)) -> ()"(%number, %a, %b, %c, %d : !pdl.attribute, !pdl.value, !pdl.value, !pdl.value, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @tile_slice : benefit(1) attributes {
    strata.parameters = ["name", "op"],
    strata.instances = [
      ["ld1b_horiz", "ld1b.horiz"],
      ["ld1b_vert", "ld1b.vert"],
      ["ld1h_horiz", "ld1h.horiz"],
      ["ld1h_vert", "ld1h.vert"],
      ["ld1w_horiz", "ld1w.horiz"],
      ["ld1w_vert", "ld1w.vert"],
      ["ld1d_horiz", "ld1d.horiz"],
      ["ld1d_vert", "ld1d.vert"],
      ["ld1q_horiz", "ld1q.horiz"],
      ["ld1q_vert", "ld1q.vert"],
      ["st1b_horiz", "st1b.horiz"],
      ["st1b_vert", "st1b.vert"],
      ["st1h_horiz", "st1h.horiz"],
      ["st1h_vert", "st1h.vert"],
      ["st1w_horiz", "st1w.horiz"],
      ["st1w_vert", "st1w.vert"],
      ["st1d_horiz", "st1d.horiz"],
      ["st1d_vert", "st1d.vert"],
      ["st1q_horiz", "st1q.horiz"],
      ["st1q_vert", "st1q.vert"]]
  } {
    %number = attribute
    %type = type
    %constant = operation "llvm.mlir.constant" {"value" = %number} -> (%type : !pdl.type)
    %tile = result 0 of %constant
    %mask = operand
    %address = operand
    %slice = operand
    %old = operation "arm_sme_old.intr.$op"(%mask, %address, %tile, %slice : !pdl.value, !pdl.value, !pdl.value, !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: \22arm_sme.intr.$op\22($1, $2, $3) <{tile_id = integer($0) : i32}> : (type($1), type($2), type($3)) -> ()"(%number, %mask, %address, %slice : !pdl.attribute, !pdl.value, !pdl.value, !pdl.value) : !pdl.operation
      erase %old
    }
  }
}
