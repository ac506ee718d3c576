// Facts from the C++ code of Triton's dialect for NVIDIA's GPUs.
irdl.dialect @ttng attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["Token", "dependency, token", "(`[` present($token)^ $dependency `]`)?"],
    ["BarriersAndPreds", "barriers, predicates", "repeat(`,` $barriers `[` $predicates `]`)"]]
}
