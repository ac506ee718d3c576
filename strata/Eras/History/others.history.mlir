// NVVM: operations of 2019 to 2023. Quantized types of unsigned integers until LLVM 16.
module attributes {
  history.types = [
    ["quant", "uniform<ui([0-9]+.*)", "!quant.uniform<u\\1"],
    ["quant", "(.*)", "!quant.\\1"]],
  history.dialects = [["nvvm_old", "2019-2021", "nvvm"]],
  history.generic = [["nvvm_old", "nvvm"]],
  history.texts = [["nvvm.kind=ballot", "#nvvm<vote_sync_kind ballot>"], ["nvvm.kind", "#nvvm<shfl_kind $0>"]],
  history.renamed = [
    ["nvvm.mbarrier.init.shared", "nvvm.mbarrier.init", "current"],
    ["nvvm.mbarrier.inval.shared", "nvvm.mbarrier.inval", "current"],
    ["nvvm.mbarrier.arrive.shared", "nvvm.mbarrier.arrive", "current"],
    ["nvvm.mbarrier.arrive.nocomplete.shared", "nvvm.mbarrier.arrive.nocomplete", "current"],
    ["nvvm.mbarrier.arrive.expect_tx.shared", "nvvm.mbarrier.arrive.expect_tx", "current"],
    ["nvvm.mbarrier.try_wait.parity.shared", "nvvm.mbarrier.try_wait.parity", "current"],
    ["nvvm.mbarrier.test.wait.shared", "nvvm.mbarrier.test.wait", "current"],
    ["nvvm.vote.ballot.sync", "nvvm_old.vote.ballot.sync", "2019-2021"],
    ["nvvm.shfl.sync.bfly", "nvvm_old.shfl.sync.bfly", "2019-2021"],
    ["nvvm.mma.sync", "nvvm_old.mma.sync", "2019-2021"]]
} {
  irdl.dialect @nvvm_old attributes {strata.version = 1 : i32, strata.summary = "operations of NVVM"} {
    irdl.operation @vote.ballot.sync attributes {strata.summary = "the predicates of a warp", strata.format = "$mask `,` $predicate custom<DefinedType>(ref($mask), type($mask)) custom<DefinedType>(ref($predicate), type($predicate)) attr-dict `:` type($result)"} {
      %mask = irdl.any
      %predicate = irdl.any
      %result = irdl.any
      irdl.operands(mask: %mask, predicate: %predicate)
      irdl.results(result: %result)
    }
    irdl.operation @shfl.sync.bfly attributes {strata.summary = "values of other threads", strata.format = "$args custom<DefinedType>(ref($args), type($args)) attr-dict `:` type($result)"} {
      %args = irdl.any
      %result = irdl.any
      irdl.operands(args: variadic %args)
      irdl.results(result: %result)
    }
    irdl.operation @mma.sync attributes {strata.summary = "a product of matrices", strata.format = "$args attr-dict `:` functional-type($args, $result)"} {
      %args = irdl.any
      %result = irdl.any
      irdl.operands(args: variadic %args)
      irdl.results(result: %result)
    }
  }
  pdl.pattern @vote : benefit(1) {
    %operands = operands
    %types = types
    %old = operation "nvvm_old.vote.ballot.sync"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %old {
      %kind = attribute = "ballot"
      %new = apply_native_rewrite "strata.generic: nvvm.vote.sync kind"(%old, %kind : !pdl.operation, !pdl.attribute) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @shuffle : benefit(1) {
    %operands = operands
    %types = types
    %old = operation "nvvm_old.shfl.sync.bfly"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %old {
      %kind = attribute = "bfly"
      %new = apply_native_rewrite "strata.generic: nvvm.shfl.sync kind"(%old, %kind : !pdl.operation, !pdl.attribute) : !pdl.operation
      replace %old with %new
    }
  }
}
