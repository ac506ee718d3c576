// NVVM, ROCDL and OpenMP: operations of 2019 to 2021.
module attributes {
  history.dialects = [["nvvm_old", "2019-2021", "nvvm"], ["rocdl_old", "2019-2021", "rocdl"], ["omp_old", "2020-2021", "omp"]],
  history.generic = [["nvvm_old", "nvvm"], ["rocdl_old", "rocdl"], ["omp_old", "omp"]],
  history.texts = [["nvvm.kind=ballot", "#nvvm<vote_sync_kind ballot>"], ["nvvm.kind", "#nvvm<shfl_kind $0>"]],
  history.renamed = [
    ["nvvm.read.ptx.sreg.tid.x", "nvvm_old.read.ptx.sreg.tid.x", "2019-2021"],
    ["nvvm.read.ptx.sreg.tid.y", "nvvm_old.read.ptx.sreg.tid.y", "2019-2021"],
    ["nvvm.read.ptx.sreg.tid.z", "nvvm_old.read.ptx.sreg.tid.z", "2019-2021"],
    ["nvvm.read.ptx.sreg.ntid.x", "nvvm_old.read.ptx.sreg.ntid.x", "2019-2021"],
    ["nvvm.read.ptx.sreg.ntid.y", "nvvm_old.read.ptx.sreg.ntid.y", "2019-2021"],
    ["nvvm.read.ptx.sreg.ntid.z", "nvvm_old.read.ptx.sreg.ntid.z", "2019-2021"],
    ["nvvm.read.ptx.sreg.ctaid.x", "nvvm_old.read.ptx.sreg.ctaid.x", "2019-2021"],
    ["nvvm.read.ptx.sreg.ctaid.y", "nvvm_old.read.ptx.sreg.ctaid.y", "2019-2021"],
    ["nvvm.read.ptx.sreg.ctaid.z", "nvvm_old.read.ptx.sreg.ctaid.z", "2019-2021"],
    ["nvvm.read.ptx.sreg.nctaid.x", "nvvm_old.read.ptx.sreg.nctaid.x", "2019-2021"],
    ["nvvm.read.ptx.sreg.nctaid.y", "nvvm_old.read.ptx.sreg.nctaid.y", "2019-2021"],
    ["nvvm.read.ptx.sreg.nctaid.z", "nvvm_old.read.ptx.sreg.nctaid.z", "2019-2021"],
    ["nvvm.read.ptx.sreg.warpsize", "nvvm_old.read.ptx.sreg.warpsize", "2019-2021"],
    ["nvvm.read.ptx.sreg.laneid", "nvvm_old.read.ptx.sreg.laneid", "2019-2021"],
    ["nvvm.barrier0", "nvvm_old.barrier0", "2019-2021"],
    ["nvvm.vote.ballot.sync", "nvvm_old.vote.ballot.sync", "2019-2021"],
    ["nvvm.shfl.sync.bfly", "nvvm_old.shfl.sync.bfly", "2019-2021"],
    ["nvvm.mma.sync", "nvvm_old.mma.sync", "2019-2021"],
    ["rocdl.workitem.id.x", "rocdl_old.workitem.id.x", "2019-2021"],
    ["rocdl.workitem.id.y", "rocdl_old.workitem.id.y", "2019-2021"],
    ["rocdl.workitem.id.z", "rocdl_old.workitem.id.z", "2019-2021"],
    ["rocdl.workgroup.id.x", "rocdl_old.workgroup.id.x", "2019-2021"],
    ["rocdl.workgroup.id.y", "rocdl_old.workgroup.id.y", "2019-2021"],
    ["rocdl.workgroup.id.z", "rocdl_old.workgroup.id.z", "2019-2021"],
    ["rocdl.workgroup.dim.x", "rocdl_old.workgroup.dim.x", "2019-2021"],
    ["rocdl.workgroup.dim.y", "rocdl_old.workgroup.dim.y", "2019-2021"],
    ["rocdl.workgroup.dim.z", "rocdl_old.workgroup.dim.z", "2019-2021"],
    ["rocdl.grid.dim.x", "rocdl_old.grid.dim.x", "2019-2021"],
    ["rocdl.grid.dim.y", "rocdl_old.grid.dim.y", "2019-2021"],
    ["rocdl.grid.dim.z", "rocdl_old.grid.dim.z", "2019-2021"],
    ["rocdl.barrier", "rocdl_old.barrier", "2019-2021"],
    ["omp.barrier", "omp_old.barrier", "2020-2021"], ["omp.taskwait", "omp_old.taskwait", "2020-2021"],
    ["omp.taskyield", "omp_old.taskyield", "2020-2021"], ["omp.terminator", "omp_old.terminator", "2020-2021"]]
} {
  irdl.dialect @nvvm_old attributes {strata.version = 1 : i32, strata.summary = "operations of NVVM"} {
    irdl.operation @read.ptx.sreg.tid.x attributes {strata.summary = "a special register", strata.format = "attr-dict `:` type($result)"} {
      %result = irdl.any
      irdl.results(result: %result)
    }
    irdl.operation @read.ptx.sreg.tid.y attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @read.ptx.sreg.tid.z attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @read.ptx.sreg.ntid.x attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @read.ptx.sreg.ntid.y attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @read.ptx.sreg.ntid.z attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @read.ptx.sreg.ctaid.x attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @read.ptx.sreg.ctaid.y attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @read.ptx.sreg.ctaid.z attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @read.ptx.sreg.nctaid.x attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @read.ptx.sreg.nctaid.y attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @read.ptx.sreg.nctaid.z attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @read.ptx.sreg.warpsize attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @read.ptx.sreg.laneid attributes {strata.like = "read.ptx.sreg.tid.x"} {}
    irdl.operation @barrier0 attributes {strata.summary = "a barrier", strata.format = "attr-dict"} {}
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
  irdl.dialect @rocdl_old attributes {strata.version = 1 : i32, strata.summary = "operations of ROCDL"} {
    irdl.operation @workitem.id.x attributes {strata.summary = "a special register", strata.format = "attr-dict `:` type($result)"} {
      %result = irdl.any
      irdl.results(result: %result)
    }
    irdl.operation @workitem.id.y attributes {strata.like = "workitem.id.x"} {}
    irdl.operation @workitem.id.z attributes {strata.like = "workitem.id.x"} {}
    irdl.operation @workgroup.id.x attributes {strata.like = "workitem.id.x"} {}
    irdl.operation @workgroup.id.y attributes {strata.like = "workitem.id.x"} {}
    irdl.operation @workgroup.id.z attributes {strata.like = "workitem.id.x"} {}
    irdl.operation @workgroup.dim.x attributes {strata.like = "workitem.id.x"} {}
    irdl.operation @workgroup.dim.y attributes {strata.like = "workitem.id.x"} {}
    irdl.operation @workgroup.dim.z attributes {strata.like = "workitem.id.x"} {}
    irdl.operation @grid.dim.x attributes {strata.like = "workitem.id.x"} {}
    irdl.operation @grid.dim.y attributes {strata.like = "workitem.id.x"} {}
    irdl.operation @grid.dim.z attributes {strata.like = "workitem.id.x"} {}
    irdl.operation @barrier attributes {strata.summary = "a barrier", strata.format = "attr-dict"} {}
  }
  irdl.dialect @omp_old attributes {strata.version = 1 : i32, strata.summary = "operations of OpenMP"} {
    irdl.operation @barrier attributes {strata.summary = "a barrier", strata.format = "attr-dict"} {}
    irdl.operation @taskwait attributes {strata.like = "barrier", strata.summary = "waits for tasks"} {}
    irdl.operation @taskyield attributes {strata.like = "barrier", strata.summary = "lets other tasks run"} {}
    irdl.operation @terminator attributes {strata.like = "barrier", strata.summary = "the end of a region", strata.traits = ["Terminator"]} {}
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
