// Products of matrices until LLVM 21, whose sizes were in the dictionary.
module attributes {
  history.dialects = [["amdgpu_old", "current", "amdgpu"]],
  history.generic = [["amdgpu_old", "amdgpu"]],
  history.renamed = [
    ["amdgpu.mfma", "amdgpu_old.mfma", "current", "^ *%"],
    ["amdgpu.wmma", "amdgpu_old.wmma", "current", "^ *%"]]
} {
  irdl.dialect @amdgpu_old attributes {strata.version = 1 : i32, strata.summary = "products of matrices whose sizes are in the dictionary"} {
    irdl.operation @mfma attributes {strata.summary = "a product of matrices by a wave", strata.format = "$sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp `:` type($sourceA) `,` type($sourceB) `,` type($destC)", strata.infer = [["destD", "destC", "$_self"]]} {
      %sourceA = irdl.any
      %sourceB = irdl.any
      %destC = irdl.any
      %destD = irdl.any
      %blgp = irdl.base @amdgpu::@mfma_perm_b
      irdl.operands(sourceA: %sourceA, sourceB: %sourceB, destC: %destC)
      irdl.attributes {"blgp" = %blgp}
      irdl.results(destD: %destD)
    }
    irdl.operation @wmma attributes {strata.summary = "a product of matrices by a wave of RDNA", strata.format = "$sourceA `*` $sourceB `+` $destC attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)", strata.infer = [["destD", "destC", "$_self"]]} {
      %sourceA = irdl.any
      %sourceB = irdl.any
      %destC = irdl.any
      %destD = irdl.any
      irdl.operands(sourceA: %sourceA, sourceB: %sourceB, destC: %destC)
      irdl.results(destD: %destD)
    }
  }
  pdl.pattern @wmma : benefit(1) {
    %operands = operands
    %types = types
    %old = operation "amdgpu_old.wmma"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %old {
      %size = attribute = 16 : i32
      %new = apply_native_rewrite "strata.generic: amdgpu.wmma m n k"(%old, %size, %size, %size : !pdl.operation, !pdl.attribute, !pdl.attribute, !pdl.attribute) : !pdl.operation
      replace %old with %new
    }
  }
}
