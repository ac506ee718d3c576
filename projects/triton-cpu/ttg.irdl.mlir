// Facts from the C++ code of Triton's dialects for GPUs.
irdl.dialect @ttg attributes {
  strata.version = 1 : i32,
  strata.formats = [["Offsets", "offsets", "$offsets"]]
} {
  irdl.operation @memdesc_subslice attributes {
    strata.format = "$src $offsets attr-dict `:` qualified(type($src)) `->` qualified(type($result))"
  }
  irdl.operation @async_copy_global_to_local attributes {
    strata.format = "$src `,` $result (`mask` $mask^)? (`other` $other^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` type($src) `->` type($result)"
  }
}
