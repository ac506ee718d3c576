// The wrapped types of LLVM IR, pointers with types, and operations between 2019 and LLVM 21.
module attributes {
  history.dialects = [["llvm_old", "2019-current", "llvm"]],
  history.types = [
    ["llvm", ".*", "LLVM IR"],
    ["llvm", "([^\"].*)", "!llvm.\\1"]],
  history.bodies = [
    ["llvm", "memory_effects<other = ([a-z]+), argMem = ([a-z]+), inaccessibleMem = ([a-z]+)>", "#llvm.memory_effects<other = \\1, argMem = \\2, inaccessibleMem = \\3, errnoMem = \\1, targetMem0 = \\1, targetMem1 = \\1>"]],
  history.rule_roots = [["llvm.mlir.constant"], ["llvm.call"], ["func.func"]],
  history.renamed = [
    ["llvm.constant", "llvm_old.addressof", "2019", "^ *\\( *@"],
    ["llvm.mlir.constant", "llvm_old.addressof", "2019-2020", "^ *\\( *@"],
    ["llvm.mlir.constant", "llvm_old.constant", "2019-2020", "^ *\\([-+0-9.eE]+ *: *(f16|bf16|f32|f64) *\\)"],
    ["llvm.constant", "llvm_old.constant", "2019", "^ *\\([-+0-9.eE]+ *: *(f16|bf16|f32|f64) *\\)"],
    ["llvm.constant", "llvm.mlir.constant", "2019"],
    ["llvm.undef", "llvm.mlir.undef", "2019"],
    ["llvm.mlir.null", "llvm.mlir.zero", "2019-current"],
    ["llvm.mlir.cast", "llvm_old.cast", "2020"],
    ["llvm.load", "llvm_old.load", "2019-current", "!->"],
    ["llvm.store", "llvm_old.store", "2019-current", ": *!llvm(<\"[^\"]*\">|\\.ptr<[^0-9,][^:]*>) *$"],
    ["llvm.getelementptr", "llvm_old.getelementptr", "2019-current", "*^(inbounds[ \n]+)?%[^:]*:[ \n]*\\([ \n]*(!llvm(<\"|\\.ptr<[ \n]*[^0-9, \n]|\\.vec<)|vector<[0-9x]*!llvm\\.ptr<[^0-9])"],
    ["llvm.call", "llvm_old.call", "2019-current", "^ *%[^:]*: *\\("],
    ["llvm.shufflevector", "llvm_old.shufflevector", "2019-current", "\\[[^]]*: *i32"],
    ["llvm.cond_br", "llvm_old.cond_br", "2021-current", "weights *\\( *dense"],
    ["llvm.switch", "llvm_old.switch", "2020-2021", "^ *%[^:,]*,"],
    ["llvm.mlir.global_ctors", "llvm_old.global_ctors", "2021-current", "^ *\\{"],
    ["llvm.mlir.global_dtors", "llvm_old.global_dtors", "2021-current", "^ *\\{"],
    ["llvm.atomicrmw", "llvm_old.atomicrmw", "2019-current", "! : *!llvm[^:]*, "],
    ["llvm.cmpxchg", "llvm_old.cmpxchg", "2019-current", "! : *!llvm[^:]*, "],
    ["llvm.intr.stackrestore", "llvm_old.stackrestore", "2019-current", "!:"],
    ["llvm.intr.eh.typeid.for", "llvm_old.typeid", "2019-current", "!->"],
    ["llvm.intr.vastart", "llvm_old.vastart", "2019-current", "!:"],
    ["llvm.intr.vaend", "llvm_old.vaend", "2019-current", "!:"],
    ["llvm.intr.vacopy", "llvm_old.vacopy", "2019-current", "!:"],
    ["llvm.intr.coro.id", "llvm_old.coro_id", "2021-current", "!->"],
    ["llvm.intr.coro.begin", "llvm_old.coro_begin", "2021-current", "!->"],
    ["llvm.intr.coro.save", "llvm_old.coro_save", "2021-current", "!->"],
    ["llvm.intr.coro.free", "llvm_old.coro_free", "2021-current", "!->"],
    ["llvm.intr.coro.end", "llvm_old.coro_end", "2021-current", "!->"],
    ["llvm.intr.coro.resume", "llvm_old.coro_resume", "2021-current", "!:"],
    ["llvm.intr.lifetime.start", "llvm_old.lifetime_start", "current", "^[0-9]"],
    ["llvm.intr.lifetime.end", "llvm_old.lifetime_end", "current", "^[0-9]"],
    ["llvm.intr.dbg.addr", "llvm_old.dbg_addr", "current"],
    ["llvm.intr.experimental.stepvector", "llvm.intr.stepvector", "current"],
    ["llvm.intr.memcpy", "llvm_old.memcpy", "2019-current", "generic ^\\([^)]*,[^)]*,[^)]*,"],
    ["llvm.intr.memmove", "llvm_old.memmove", "2019-current", "generic ^\\([^)]*,[^)]*,[^)]*,"],
    ["llvm.intr.memset", "llvm_old.memset", "2019-current", "generic ^\\([^)]*,[^)]*,[^)]*,"],
    ["llvm.intr.memcpy.inline", "llvm_old.memcpy_inline", "2019-current", "generic ^\\([^)]*,[^)]*,[^)]*,"],
    ["llvm.intr.is.fpclass", "llvm_old.is_fpclass", "2019-current", "generic ^\\([^)]*,"],
    ["llvm.intr.abs", "llvm_old.abs", "2019-current", "generic ^\\([^)]*,"],
    ["llvm.intr.ctlz", "llvm_old.ctlz", "2019-current", "generic ^\\([^)]*,"],
    ["llvm.intr.cttz", "llvm_old.cttz", "2019-current", "generic ^\\([^)]*,"],
    ["llvm.intr.prefetch", "llvm_old.prefetch", "2019-current", "generic ^\\([^)]*,[^)]*,[^)]*,"],
    ["llvm.intr.vector.reduce.fadd", "llvm_old.reduce_fadd", "2020-current", "generic reassoc *= *true"],
    ["llvm.intr.vector.reduce.fmul", "llvm_old.reduce_fmul", "2020-current", "generic reassoc *= *true"],
    ["llvm.intr.experimental.vector.reduce.v2.fadd", "llvm_old.reduce_fadd", "2020", "generic reassoc *= *true"],
    ["llvm.intr.experimental.vector.reduce.v2.fmul", "llvm_old.reduce_fmul", "2020", "generic reassoc *= *true"],
    ["llvm.intr.experimental.vector.reduce.v2.fadd", "llvm.intr.vector.reduce.fadd", "2020"],
    ["llvm.intr.experimental.vector.reduce.v2.fmul", "llvm.intr.vector.reduce.fmul", "2020"],
    ["llvm.intr.experimental.vector.reduce.add", "llvm.intr.vector.reduce.add", "2020"],
    ["llvm.intr.experimental.vector.reduce.mul", "llvm.intr.vector.reduce.mul", "2020"],
    ["llvm.intr.experimental.vector.reduce.and", "llvm.intr.vector.reduce.and", "2020"],
    ["llvm.intr.experimental.vector.reduce.or", "llvm.intr.vector.reduce.or", "2020"],
    ["llvm.intr.experimental.vector.reduce.xor", "llvm.intr.vector.reduce.xor", "2020"],
    ["llvm.intr.experimental.vector.reduce.smax", "llvm.intr.vector.reduce.smax", "2020"],
    ["llvm.intr.experimental.vector.reduce.smin", "llvm.intr.vector.reduce.smin", "2020"],
    ["llvm.intr.experimental.vector.reduce.umax", "llvm.intr.vector.reduce.umax", "2020"],
    ["llvm.intr.experimental.vector.reduce.umin", "llvm.intr.vector.reduce.umin", "2020"],
    ["llvm.intr.experimental.vector.reduce.fmax", "llvm.intr.vector.reduce.fmax", "2020"],
    ["llvm.intr.experimental.vector.reduce.fmin", "llvm.intr.vector.reduce.fmin", "2020"]],
  history.flags = [["llvm.noalias"], ["llvm.nocapture"], ["llvm.nonnull"], ["llvm.noundef"], ["llvm.readonly"], ["llvm.readnone"], ["llvm.nest"], ["llvm.inreg"], ["llvm.returned"],
    ["llvm.byval", "pointee"], ["llvm.sret", "pointee"]],
  history.generic = [["llvm_old.cond_br", "llvm.cond_br"], ["llvm_old.switch", "llvm.switch"]],
  history.enum_numbers = [["llvm.linkage", "private", "internal", "available_externally", "linkonce", "weak", "common", "appending", "extern_weak", "linkonce_odr", "weak_odr", "external"]],
  history.attributes = [
    ["llvm.func", "type", "function_type"], ["llvm.func", "arg#", "arg_attrs"],
    ["llvm.mlir.global", "type", "global_type"]],
  // The first version of LLVM, among 15, 16, 19 and 22, that has each part, and the name
  // before.
  history.since = [
    ["llvm.cond_br/branch_weights", "19"], ["llvm.switch/branch_weights", "19"],
    ["llvm.mlir.global_ctors/data", "22", "= *"], ["llvm.mlir.global_dtors/data", "22", "= *"],
    ["llvm.call/operandSegmentSizes", "22", "= *"], ["llvm.call/op_bundle_sizes", "22", "= *"],
    ["llvm.call_intrinsic/operandSegmentSizes", "22", "= *"],
    ["llvm.call_intrinsic/op_bundle_sizes", "22", "= *"],

    ["llvm.func/alignment", "19"], ["llvm.func/always_inline", "19"], ["llvm.func/arm_in_za", "19"],
    ["llvm.func/arm_inout_za", "19"], ["llvm.func/arm_locally_streaming", "19"],
    ["llvm.func/arm_new_za", "19"], ["llvm.func/arm_out_za", "19"],
    ["llvm.func/arm_preserves_za", "19"], ["llvm.func/arm_streaming", "19"],
    ["llvm.func/arm_streaming_compatible", "19"], ["llvm.func/comdat", "19"],
    ["llvm.func/convergent", "19"], ["llvm.func/denormal_fp_math", "19"],
    ["llvm.func/denormal_fp_math_f32", "19"], ["llvm.func/fp_contract", "19"],
    ["llvm.func/frame_pointer", "19"], ["llvm.func/function_entry_count", "16"],
    ["llvm.func/inline_hint", "22"], ["llvm.func/instrument_function_entry", "22"],
    ["llvm.func/instrument_function_exit", "22"], ["llvm.func/intel_reqd_sub_group_size", "22"],
    ["llvm.func/memory_effects", "22"], ["llvm.func/no_infs_fp_math", "19"],
    ["llvm.func/no_inline", "19"], ["llvm.func/no_nans_fp_math", "19"],
    ["llvm.func/no_signed_zeros_fp_math", "19"], ["llvm.func/no_unwind", "19"],
    ["llvm.func/optimize_none", "19"], ["llvm.func/prefer_vector_width", "22"],
    ["llvm.func/reciprocal_estimates", "22"], ["llvm.func/reqd_work_group_size", "22"],
    ["llvm.func/section", "19"], ["llvm.func/target_cpu", "19"], ["llvm.func/target_features", "19"],
    ["llvm.func/tune_cpu", "19"], ["llvm.func/uwtable_kind", "22"], ["llvm.func/vec_type_hint", "22"],
    ["llvm.func/vscale_range", "19"], ["llvm.func/will_return", "19"],
    ["llvm.func/work_group_size_hint", "22"], ["llvm.func/unnamed_addr", "19", "= 0 : i64"],
    ["llvm.func/visibility_", "19", "= 0 : i64"], ["llvm.mlir.global/externally_initialized", "22"],
    ["llvm.mlir.global/comdat", "19"], ["llvm.mlir.global/dbg_exprs", "22"],
    ["llvm.mlir.global/target_specific_attrs", "22"], ["llvm.mlir.global/visibility_", "19", "= 0 : i64"],
    ["llvm.call/memory_effects", "22"], ["llvm.call/op_bundle_tags", "22"],
    ["llvm.call/arg_attrs", "22"], ["llvm.call/res_attrs", "22"], ["llvm.call/no_inline", "22"],
    ["llvm.call/always_inline", "22"], ["llvm.call/inline_hint", "22"],
    ["llvm.call/access_groups", "19"], ["llvm.call/alias_scopes", "19"],
    ["llvm.call/noalias_scopes", "19"], ["llvm.call/tbaa", "19"], ["llvm.call/convergent", "22"],
    ["llvm.call/no_unwind", "22"], ["llvm.call/will_return", "22"], ["llvm.call/CConv", "19"],
    ["llvm.call/var_callee_type", "19"], ["llvm.load/tbaa", "19"], ["llvm.store/tbaa", "19"],
    ["llvm.atomicrmw/syncscope", "19"], ["llvm.atomicrmw/alignment", "19"],
    ["llvm.atomicrmw/volatile_", "19"], ["llvm.atomicrmw/access_groups", "19"],
    ["llvm.atomicrmw/alias_scopes", "19"], ["llvm.atomicrmw/noalias_scopes", "19"],
    ["llvm.atomicrmw/tbaa", "19"], ["llvm.cmpxchg/syncscope", "19"], ["llvm.cmpxchg/alignment", "19"],
    ["llvm.cmpxchg/weak", "19"], ["llvm.cmpxchg/volatile_", "19"], ["llvm.cmpxchg/access_groups", "19"],
    ["llvm.cmpxchg/alias_scopes", "19"], ["llvm.cmpxchg/noalias_scopes", "19"],
    ["llvm.cmpxchg/tbaa", "19"], ["llvm.alloca/inalloca", "19"], ["llvm.br/loop_annotation", "19"],
    ["llvm.intr.memcpy/arg_attrs", "22"], ["llvm.intr.memcpy/res_attrs", "22"],
    ["llvm.intr.memcpy/tbaa", "16"], ["llvm.intr.memcpy/access_groups", "16"],
    ["llvm.mlir.poison", "19"], ["llvm.mlir.none", "19"], ["llvm.dso_local_equivalent", "22"],
    ["llvm.blockaddress", "22"], ["llvm.blocktag", "22"], ["llvm.indirectbr", "22"],
    ["llvm.va_arg", "22"], ["llvm.call_intrinsic", "16"], ["llvm.mlir.alias", "22"],
    ["llvm.mlir.ifunc", "22"], ["llvm.comdat", "19"], ["llvm.comdat_selector", "19"],
    ["llvm.module_flags", "22"], ["llvm.linker_options", "19"], ["llvm.intr.abs", "16"],
    ["llvm.intr.acos", "22"], ["llvm.intr.annotation", "19"], ["llvm.intr.asin", "22"],
    ["llvm.intr.atan", "22"], ["llvm.intr.atan2", "22"], ["llvm.intr.bswap", "19"],
    ["llvm.intr.coro.promise", "19"], ["llvm.intr.cosh", "22"], ["llvm.intr.dbg.declare", "16"],
    ["llvm.intr.dbg.label", "19"], ["llvm.intr.dbg.value", "16"], ["llvm.intr.debugtrap", "19"],
    ["llvm.intr.exp10", "22"], ["llvm.intr.expect", "19"], ["llvm.intr.expect.with.probability", "19"],
    ["llvm.intr.experimental.constrained.fpext", "22"],
    ["llvm.intr.experimental.constrained.fptrunc", "19"],
    ["llvm.intr.experimental.constrained.sitofp", "22"],
    ["llvm.intr.experimental.constrained.uitofp", "22"],
    ["llvm.intr.experimental.noalias.scope.decl", "19"], ["llvm.intr.frexp", "22"],
    ["llvm.intr.fshl", "19"], ["llvm.intr.fshr", "19"], ["llvm.intr.invariant.end", "19"],
    ["llvm.intr.invariant.start", "19"], ["llvm.intr.is.constant", "19"],
    ["llvm.intr.is.fpclass", "16"], ["llvm.intr.launder.invariant.group", "22"],
    ["llvm.intr.ldexp", "22"], ["llvm.intr.lifetime.end", "16"], ["llvm.intr.lifetime.start", "16"],
    ["llvm.intr.llrint", "19"], ["llvm.intr.llround", "19"], ["llvm.intr.lrint", "19"],
    ["llvm.intr.lround", "19"], ["llvm.intr.memset.inline", "22"], ["llvm.intr.nearbyint", "19"],
    ["llvm.intr.ptr.annotation", "19"], ["llvm.intr.ptrmask", "22"], ["llvm.intr.rint", "19"],
    ["llvm.intr.roundeven", "16"], ["llvm.intr.sadd.sat", "19"], ["llvm.intr.scmp", "22"],
    ["llvm.intr.sincos", "22"], ["llvm.intr.sinh", "22"], ["llvm.intr.ssa.copy", "19"],
    ["llvm.intr.sshl.sat", "19"], ["llvm.intr.ssub.sat", "19"], ["llvm.intr.stepvector", "22"],
    ["llvm.intr.strip.invariant.group", "22"], ["llvm.intr.tan", "22"], ["llvm.intr.tanh", "22"],
    ["llvm.intr.threadlocal.address", "19"], ["llvm.intr.trap", "19"], ["llvm.intr.trunc", "16"],
    ["llvm.intr.uadd.sat", "19"], ["llvm.intr.ubsantrap", "19"], ["llvm.intr.ucmp", "22"],
    ["llvm.intr.ushl.sat", "19"], ["llvm.intr.usub.sat", "19"], ["llvm.intr.var.annotation", "19"],
    ["llvm.intr.vector.deinterleave2", "19"], ["llvm.intr.vector.interleave2", "19"],
    ["llvm.intr.vector.reduce.fmaximum", "19"], ["llvm.intr.vector.reduce.fminimum", "19"],
    ["llvm.intr.vp.fmuladd", "19"], ["llvm.intr.vp.smax", "22"], ["llvm.intr.vp.smin", "22"],
    ["llvm.intr.vp.umax", "22"], ["llvm.intr.vp.umin", "22"], ["llvm.ashr/isExact", "22"],
    ["llvm.call/TailCallKind", "19"], ["llvm.call_intrinsic/fastmathFlags", "19"],
    ["llvm.inline_asm/tail_call_kind", "22"],
    ["llvm.intr.ceil/fastmathFlags", "16"], ["llvm.intr.copysign/fastmathFlags", "16"],
    ["llvm.intr.cos/fastmathFlags", "16"], ["llvm.intr.exp/fastmathFlags", "16"],
    ["llvm.intr.exp2/fastmathFlags", "16"], ["llvm.intr.fabs/fastmathFlags", "16"],
    ["llvm.intr.floor/fastmathFlags", "16"], ["llvm.intr.fma/fastmathFlags", "16"],
    ["llvm.intr.log/fastmathFlags", "16"], ["llvm.intr.log2/fastmathFlags", "16"],
    ["llvm.intr.maxnum/fastmathFlags", "16"], ["llvm.intr.minnum/fastmathFlags", "16"],
    ["llvm.intr.pow/fastmathFlags", "16"], ["llvm.intr.sin/fastmathFlags", "16"],
    ["llvm.intr.sqrt/fastmathFlags", "16"], ["llvm.intr.vector.reduce.fadd/fastmathFlags", "19"],
    ["llvm.intr.vector.reduce.fmul/fastmathFlags", "19"], ["llvm.load/ordering", "19"],
    ["llvm.lshr/isExact", "22"], ["llvm.or/isDisjoint", "22"], ["llvm.sdiv/isExact", "22"],
    ["llvm.select/fastmathFlags", "19"], ["llvm.store/ordering", "19"],
    ["llvm.trunc/overflowFlags", "22"], ["llvm.udiv/isExact", "22"], ["llvm.zext/nonNeg", "22"],
    ["llvm.add/overflowFlags", "19"], ["llvm.sub/overflowFlags", "19"],
    ["llvm.mul/overflowFlags", "19"], ["llvm.shl/overflowFlags", "19"], ["llvm.uitofp/nonNeg", "22"],
    ["llvm.load/invariant", "19"], ["llvm.load/invariantGroup", "22"],
    ["llvm.load/dereferenceable", "22"], ["llvm.load/syncscope", "19"],
    ["llvm.store/invariantGroup", "22"], ["llvm.store/syncscope", "19"],
    ["llvm.inttoptr/dereferenceable", "22"], ["#llvm.overflow", "19"], ["#llvm.tailcallkind", "19"],
    ["#llvm.framePointerKind", "19"], ["#llvm.uwtableKind", "22"], ["!llvm.target", "19"],
    ["!llvm.x86_amx", "22"], ["#llvm.zero", "19"], ["#llvm.undef", "19"], ["#llvm.poison", "19"],
    ["#llvm.dereferenceable", "22"], ["#llvm.vscale_range", "19"], ["#llvm.target_features", "19"],
    ["#llvm.memory_effects", "16"], ["#llvm.loop_vectorize", "19"], ["#llvm.loop_interleave", "19"],
    ["#llvm.loop_unroll", "19"], ["#llvm.loop_unroll_and_jam", "19"], ["#llvm.loop_licm", "19"],
    ["#llvm.loop_distribute", "19"], ["#llvm.loop_pipeline", "19"], ["#llvm.loop_peeled", "19"],
    ["#llvm.loop_unswitch", "19"], ["#llvm.loop_annotation", "19"], ["#llvm.access_group", "19"],
    ["#llvm.alias_scope", "19"], ["#llvm.alias_scope_domain", "19"], ["#llvm.tbaa_root", "19"],
    ["#llvm.tbaa_type_desc", "19"], ["#llvm.tbaa_member", "19"], ["#llvm.tbaa_tag", "19"],
    ["#llvm.di_annotation", "22"], ["#llvm.di_basic_type", "16"], ["#llvm.di_common_block", "22"],
    ["#llvm.di_compile_unit", "16"], ["#llvm.di_composite_type", "16"], ["#llvm.di_derived_type", "16"],
    ["#llvm.di_expression", "19"], ["#llvm.di_expression_elem", "19"], ["#llvm.di_file", "16"],
    ["#llvm.di_generic_subrange", "22"], ["#llvm.di_global_variable", "19"],
    ["#llvm.di_global_variable_expression", "19"], ["#llvm.di_imported_entity", "22"],
    ["#llvm.di_label", "19"], ["#llvm.di_lexical_block", "16"], ["#llvm.di_lexical_block_file", "16"],
    ["#llvm.di_local_variable", "16"], ["#llvm.di_module", "19"], ["#llvm.di_namespace", "19"],
    ["#llvm.di_null_type", "19"], ["#llvm.di_string_type", "19"], ["#llvm.di_subprogram", "16"],
    ["#llvm.di_subrange", "16"], ["#llvm.di_subroutine_type", "16"], ["#llvm.constant_range", "22"],
    ["#llvm.mmra_tag", "22"], ["llvm.mlir.zero", "19", "llvm.mlir.null"]],
  history.custom_forms = [
    ["llvm.call_intrinsic", "22"],
    ["llvm.intr.stackrestore", "19"],
    ["llvm.intr.fma", "16"],
    ["llvm.intr.fmuladd", "16"],
    ["llvm.mlir.global_ctors", "22"],
    ["llvm.mlir.global_dtors", "22"],
    ["llvm.atomicrmw", "19"],
    ["llvm.cmpxchg", "19"],
    ["llvm.call", "19", "!$callee"]],
  history.limits = [
    ["llvm.mlir.global_ctors", "22", "all_of($data, [](Attribute data) { return isa<LLVM::ZeroAttr>(data); })", "data"],
    ["llvm.mlir.global_dtors", "22", "all_of($data, [](Attribute data) { return isa<LLVM::ZeroAttr>(data); })", "data"],
    ["llvm.call", "16", "$callee", "a call of an opaque pointer"],
    ["llvm.call", "22", "!$op_bundle_sizes || $op_bundle_sizes.empty()", "a bundle of operands"],
    ["llvm.call_intrinsic", "22", "!$op_bundle_sizes || $op_bundle_sizes.empty()", "a bundle of operands"],
    ["llvm.getelementptr", "22", "$noWrapFlags == 0 || $noWrapFlags == 3", "a flag other than 'inbounds'"],
    ["llvm.getelementptr", "16", "$noWrapFlags == 0", "the flag 'inbounds'"],
    ["llvm.shufflevector", "16", "false", "a mask of plain numbers"],
    ["llvm.intr.memcpy", "19", "false", "a flag that is not an operand"],
    ["llvm.intr.memcpy.inline", "19", "false", "a flag that is not an operand"],
    ["llvm.intr.memmove", "19", "false", "a flag that is not an operand"],
    ["llvm.intr.memset", "19", "false", "a flag that is not an operand"],
    ["llvm.intr.ctlz", "19", "false", "a flag that is not an operand"],
    ["llvm.intr.cttz", "19", "false", "a flag that is not an operand"],
    ["llvm.intr.abs", "19", "false", "a flag that is not an operand"],
    ["llvm.atomicrmw", "16", "false", "an atomic access through an opaque pointer"],
    ["llvm.cmpxchg", "16", "false", "an atomic access through an opaque pointer"],
    ["llvm.mlir.zero", "19", "isa<LLVM::LLVMPointerType>($res.getType())", "a zero that is not a pointer"]]
} {
  irdl.dialect @llvm_old attributes {
    strata.version = 1 : i32,
    strata.functions = [
      ["shuffled", "type, mask",
        "SmallVector<int64_t> shape;",
        "shape.push_back(mask.size());",
        "return VectorType::get(shape, type.getElementType());"]],
    strata.summary = "operations whose types followed from those of pointers"
  } {
    irdl.operation @addressof attributes {
      strata.summary = "address of a function, as a constant",
      strata.format = "`(` $value `)` attr-dict `:` type($result)"
    } {
      %value = irdl.any {strata.kind = "flat_symbol_ref"}
      %result = irdl.any
      irdl.attributes {"value" = %value}
      irdl.results(result: %result)
    }
    irdl.operation @constant attributes {
      strata.summary = "float whose format may not be that of the result",
      strata.format = "`(` $value `)` attr-dict `:` type($result)"
    } {
      %value = irdl.any
      %result = irdl.any
      irdl.attributes {"value" = %value}
      irdl.results(result: %result)
    }
    irdl.operation @cast attributes {
      strata.summary = "cast between a type and one of LLVM IR",
      strata.format = "$value attr-dict `:` type($value) `to` type($result)"
    } {
      %value = irdl.any
      %result = irdl.any
      irdl.operands(value: %value)
      irdl.results(result: %result)
    }
    irdl.operation @load attributes {
      strata.summary = "load of the pointee of a typed pointer",
      strata.format = "(`volatile` $volatile_^)? $addr attr-dict `:` custom<PointerTo>(type($addr), type($result))"
    } {
      %addr = irdl.any
      %result = irdl.any
      %volatile = irdl.is unit {strata.kind = "unit", strata.optional}
      irdl.operands(addr: %addr)
      irdl.attributes {"volatile_" = %volatile}
      irdl.results(result: %result)
    }
    irdl.operation @store attributes {
      strata.summary = "store to the pointee of a typed pointer",
      strata.format = "(`volatile` $volatile_^)? $value `,` $addr attr-dict `:` custom<PointerTo>(type($addr), type($value))"
    } {
      %value = irdl.any
      %addr = irdl.any
      %volatile = irdl.is unit {strata.kind = "unit", strata.optional}
      irdl.operands(value: %value, addr: %addr)
      irdl.attributes {"volatile_" = %volatile}
    }
    irdl.operation @getelementptr attributes {
      strata.summary = "address of an element",
      strata.format = "(`inbounds` $inbounds^)? $base custom<MixedIndices>($indices, $constants) attr-dict `:` `(` custom<PointerTo>(type($base), $elem_type) (`,` type($indices)^)? `)` `->` type($result)"
    } {
      %base = irdl.any
      %indices = irdl.any
      %result = irdl.any
      %type = irdl.any {strata.kind = "type"}
      %constants = irdl.c_pred "i32_array" {strata.kind = "dense<i32>"}
      %inbounds = irdl.is unit {strata.kind = "unit", strata.optional}
      irdl.operands(base: %base, indices: variadic %indices)
      irdl.attributes {"elem_type" = %type, "constants" = %constants, "inbounds" = %inbounds}
      irdl.results(result: %result)
    }
    irdl.operation @call attributes {
      strata.summary = "call of a pointer",
      strata.format = "$callee custom<DefinedType>(ref($callee), type($callee)) `(` $args `)` attr-dict `:` functional-type($args, $results)"
    } {
      %callee = irdl.any
      %args = irdl.any
      %results = irdl.any
      irdl.operands(callee: %callee, args: variadic %args)
      irdl.results(results: variadic %results)
    }
    irdl.operation @shufflevector attributes {
      strata.summary = "shuffle with types of the numbers",
      strata.format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2)",
      strata.infer = [["result", "v1, mask", "shuffled($_self, $mask)"]]
    } {
      %v1 = irdl.any
      %v2 = irdl.any
      %mask = irdl.base "#builtin.array"
      %result = irdl.any
      irdl.operands(v1: %v1, v2: %v2)
      irdl.attributes {"mask" = %mask}
      irdl.results(result: %result)
    }
    irdl.operation @atomicrmw attributes {
      strata.summary = "atomic update with the type of the value only",
      strata.format = "custom<Word>($bin_op) $ptr custom<DefinedType>(ref($ptr), type($ptr)) `,` $val custom<Word>($ordering) attr-dict `:` type($val)",
      strata.infer = [["result", "val", "$_self"]]
    } {
      %ptr = irdl.any
      %val = irdl.any
      %result = irdl.any
      %op = irdl.base "#builtin.string" {strata.kind = "string"}
      %ordering = irdl.base "#builtin.string" {strata.kind = "string"}
      irdl.operands(ptr: %ptr, val: %val)
      irdl.attributes {"bin_op" = %op, "ordering" = %ordering}
      irdl.results(result: %result)
    }
    irdl.operation @cmpxchg attributes {
      strata.summary = "atomic exchange with the type of the values only",
      strata.format = "$ptr custom<DefinedType>(ref($ptr), type($ptr)) `,` $cmp `,` $val custom<Word>($success) custom<Word>($failure) attr-dict `:` type($val) custom<TypeOf>(ref(type($val)), type($result), \"!llvm.struct<($0, i1)>\")",
      strata.infer = [["cmp", "val", "$_self"]]
    } {
      %ptr = irdl.any
      %cmp = irdl.any
      %val = irdl.any
      %result = irdl.any
      %success = irdl.base "#builtin.string" {strata.kind = "string"}
      %failure = irdl.base "#builtin.string" {strata.kind = "string"}
      irdl.operands(ptr: %ptr, cmp: %cmp, val: %val)
      irdl.attributes {"success" = %success, "failure" = %failure}
      irdl.results(result: %result)
    }
    irdl.operation @cond_br attributes {
      strata.summary = "branch whose weights are elements",
      strata.traits = ["Terminator", "AttrSizedOperandSegments"],
      strata.successors = ["first", "second"],
      strata.format = "$condition `weights` `(` custom<Integers>($branch_weights) `)` `,` $first (`(` $a^ `:` type($a) `)`)? `,` $second (`(` $b^ `:` type($b) `)`)? attr-dict"
    } {
      %condition = irdl.is i1
      %a = irdl.any
      %b = irdl.any
      %weights = irdl.any
      irdl.operands(condition: %condition, a: variadic %a, b: variadic %b)
      irdl.attributes {"branch_weights" = %weights}
    }
    irdl.operation @switch attributes {
      strata.summary = "branch by a number whose type is that of the value",
      strata.traits = ["Terminator", "AttrSizedOperandSegments"],
      strata.successors = ["defaultDestination", "caseDestinations..."],
      strata.format = "$value custom<DefinedType>(ref($value), type($value)) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? `[` custom<llvm.SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands), $case_operand_segments) `]` (`{` `branch_weights` `=` custom<Integers>($branch_weights)^ `}`)? attr-dict"
    } {
      %value = irdl.any
      %operands = irdl.any
      %values = irdl.any {strata.optional}
      %segments = irdl.any
      irdl.operands(value: %value, defaultOperands: variadic %operands, caseOperands: variadic %operands)
      irdl.attributes {"case_values" = %values, "case_operand_segments" = %segments, "branch_weights" = %values}
    }
    irdl.operation @global_ctors attributes {
      strata.summary = "functions that run first, without data",
      strata.format = "attr-dict"
    } {
      %functions = irdl.any
      %priorities = irdl.any
      irdl.attributes {"ctors" = %functions, "priorities" = %priorities}
    }
    irdl.operation @global_dtors attributes {
      strata.summary = "functions that run last, without data",
      strata.format = "attr-dict"
    } {
      %functions = irdl.any
      %priorities = irdl.any
      irdl.attributes {"dtors" = %functions, "priorities" = %priorities}
    }
    irdl.operation @stackrestore attributes {
      strata.summary = "end of memory, without its type",
      strata.format = "$ptr custom<DefinedType>(ref($ptr), type($ptr)) attr-dict"
    } {
      %ptr = irdl.any
      irdl.operands(ptr: %ptr)
    }
    irdl.operation @typeid attributes {
      strata.summary = "number of a type, with that of the result only",
      strata.format = "$value custom<DefinedType>(ref($value), type($value)) attr-dict `:` type($result)"
    } {
      %value = irdl.any
      %result = irdl.any
      irdl.operands(value: %value)
      irdl.results(result: %result)
    }
    irdl.operation @memcpy attributes {strata.summary = "copy with a value that says whether it is volatile"} {
      %a = irdl.any
      %b = irdl.any
      %size = irdl.any
      %flag = irdl.any
      irdl.operands(a: %a, b: %b, size: %size, flag: %flag)
    }
    irdl.operation @memmove attributes {strata.like = "memcpy", strata.summary = "copy with a value that says whether it is volatile"} {}
    irdl.operation @memset attributes {strata.like = "memcpy", strata.summary = "filling with a value that says whether it is volatile"} {}
    irdl.operation @prefetch attributes {strata.like = "memcpy", strata.summary = "prefetch with values that are constants"} {}
    irdl.operation @memcpy_inline attributes {strata.like = "memcpy", strata.summary = "copy whose size is a constant"} {}
    irdl.operation @ctlz attributes {strata.summary = "zeros in front, with a value that says whether zero is poison"} {
      %value = irdl.any
      %flag = irdl.any
      %result = irdl.any
      irdl.operands(value: %value, flag: %flag)
      irdl.results(result: %result)
    }
    irdl.operation @abs attributes {strata.like = "ctlz", strata.summary = "magnitude, with a value that says whether the least number is poison"} {}
    irdl.operation @is_fpclass attributes {strata.like = "ctlz", strata.summary = "test of a number, with the tested classes as a value"} {}
    irdl.operation @cttz attributes {strata.like = "ctlz", strata.summary = "zeros at the end, with a value that says whether zero is poison"} {}
    irdl.operation @vastart attributes {
      strata.summary = "an operation on pointers without their types",
      strata.format = "$pointer custom<DefinedType>(ref($pointer), type($pointer)) attr-dict"
    } {
      %pointer = irdl.any
      irdl.operands(pointer: %pointer)
    }
    irdl.operation @vaend attributes {strata.like = "vastart"} {}
    irdl.operation @coro_resume attributes {strata.like = "vastart"} {}
    irdl.operation @vacopy attributes {
      strata.summary = "copy of a list of arguments without the types",
      strata.format = "$source `to` $target custom<DefinedType>(ref($source), type($source)) custom<DefinedType>(ref($target), type($target)) attr-dict"
    } {
      %source = irdl.any
      %target = irdl.any
      irdl.operands(target: %target, source: %source)
    }
    irdl.operation @coro_id attributes {
      strata.summary = "an intrinsic with the type of the result only",
      strata.format = "$operands custom<DefinedType>(ref($operands), type($operands)) attr-dict `:` type($result)"
    } {
      %operands = irdl.any
      %result = irdl.any
      irdl.operands(operands: variadic %operands)
      irdl.results(result: %result)
    }
    irdl.operation @coro_begin attributes {strata.like = "coro_id"} {}
    irdl.operation @coro_save attributes {strata.like = "coro_id"} {}
    irdl.operation @coro_free attributes {strata.like = "coro_id"} {}
    irdl.operation @coro_end attributes {strata.like = "coro_id", strata.summary = "end of a coroutine, without results"} {}
    irdl.operation @lifetime_start attributes {
      strata.summary = "begin of the life of memory, with its size",
      strata.format = "$size `,` $pointer attr-dict `:` type($pointer)"
    } {
      %pointer = irdl.any
      %size = irdl.any {strata.kind = "i64"}
      irdl.operands(pointer: %pointer)
      irdl.attributes {"size" = %size}
    }
    irdl.operation @lifetime_end attributes {strata.like = "lifetime_start", strata.summary = "end of the life of memory, with its size"} {}
    irdl.operation @dbg_addr attributes {
      strata.summary = "where a variable is, until the next one says otherwise",
      strata.format = "$variable `=` $address attr-dict `:` type($address)"
    } {
      %address = irdl.any
      %variable = irdl.any
      irdl.operands(address: %address)
      irdl.attributes {"variable" = %variable}
    }
    irdl.operation @reduce_fadd attributes {strata.summary = "sum of a vector in any order"} {
      %start = irdl.any
      %vector = irdl.any
      %result = irdl.any
      %reassoc = irdl.any
      irdl.operands(start: %start, vector: %vector)
      irdl.attributes {"reassoc" = %reassoc}
      irdl.results(result: %result)
    }
    irdl.operation @reduce_fmul attributes {strata.like = "reduce_fadd", strata.summary = "product of a vector in any order"} {}
  }
  // A function of LLVM IR ends with its return.
  // Until LLVM 16, calls did not say that the function has further arguments.
  pdl.pattern @variadic_call : benefit(1) {
    %arguments = operands
    %types = types
    %old = operation "llvm.call"(%arguments : !pdl.range<value>) -> (%types : !pdl.range<type>)
    apply_native_constraint "strata.pred: !$_op.hasAttr(\"var_callee_type\")"(%old : !pdl.operation)
    apply_native_constraint "strata.calls_variadic"(%old : !pdl.operation)
    rewrite %old {
      %type = apply_native_rewrite "strata.callee_type"(%old : !pdl.operation) : !pdl.attribute
      %new = apply_native_rewrite "strata.with_attribute: var_callee_type"(%old, %type : !pdl.operation, !pdl.attribute) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @function : benefit(1) {
    %end = attribute = "llvm.return"
    %old = operation "func.func"
    apply_native_constraint "strata.ends_with"(%old, %end : !pdl.operation, !pdl.attribute)
    // llvm has no functions of tensors and memrefs.
    apply_native_constraint "strata.pred: none_of($_op.getAttr(\"function_type\").getValue().getInputs(), [](Type type) { return isa<ShapedType>(type) && !isa<VectorType>(type); }) && none_of($_op.getAttr(\"function_type\").getValue().getResults(), [](Type type) { return isa<ShapedType>(type) && !isa<VectorType>(type); })"(%old : !pdl.operation)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: \"llvm.func\"() ( region($0) ) {sym_name = $0.sym_name, unnamed_addr = 0 : i64, function_type = !llvm.func<call_type($0.function_type, void)>optional($0.arg_attrs)optional($0.res_attrs)optional($0.sym_visibility)} : () -> ()"(%old : !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @addressof : benefit(1) {
    %name = attribute
    %type = type
    %old = operation "llvm_old.addressof" {"value" = %name} -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "llvm.mlir.addressof" {"global_name" = %name} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @constant : benefit(1) {
    %value = attribute
    %type = type
    %old = operation "llvm_old.constant" {"value" = %value} -> (%type : !pdl.type)
    rewrite %old {
      %converted = apply_native_rewrite "strata.converted"(%value, %type : !pdl.attribute, !pdl.type) : !pdl.attribute
      %new = operation "llvm.mlir.constant" {"value" = %converted} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @cast_of_same_type : benefit(2) {
    %type = type
    %value = operand : %type
    %old = operation "llvm_old.cast"(%value : !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      replace %old with (%value : !pdl.value)
    }
  }
  pdl.pattern @cast : benefit(1) {
    %value = operand
    %type = type
    %old = operation "llvm_old.cast"(%value : !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "builtin.unrealized_conversion_cast"(%value : !pdl.value) -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @load : benefit(1) {
    %addr = operand
    %type = type
    %old = operation "llvm_old.load"(%addr : !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "llvm.load"(%addr : !pdl.value) -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @volatile_load : benefit(2) {
    %addr = operand
    %type = type
    %flag = attribute
    %old = operation "llvm_old.load"(%addr : !pdl.value) {"volatile_" = %flag} -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "llvm.load"(%addr : !pdl.value) {"volatile_" = %flag} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @store : benefit(1) {
    %value = operand
    %addr = operand
    %old = operation "llvm_old.store"(%value, %addr : !pdl.value, !pdl.value)
    rewrite %old {
      %new = operation "llvm.store"(%value, %addr : !pdl.value, !pdl.value)
      replace %old with %new
    }
  }
  pdl.pattern @volatile_store : benefit(2) {
    %value = operand
    %addr = operand
    %flag = attribute
    %old = operation "llvm_old.store"(%value, %addr : !pdl.value, !pdl.value) {"volatile_" = %flag}
    rewrite %old {
      %new = operation "llvm.store"(%value, %addr : !pdl.value, !pdl.value) {"volatile_" = %flag}
      replace %old with %new
    }
  }
  // An index of a structure is a number.
  pdl.pattern @getelementptr : benefit(1) {
    %base = operand
    %indices = operands
    %element = attribute
    %type = type
    %old = operation "llvm_old.getelementptr"(%base, %indices : !pdl.value, !pdl.range<value>) {"elem_type" = %element} -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %address = llvm.getelementptr present($4.inbounds, inbounds)$0[struct_indices($1, $2, $4.constants)] : (type($0)struct_index_types($1, $2, $4.constants)) -> $3, $2"(%base, %indices, %element, %type, %old : !pdl.value, !pdl.range<value>, !pdl.attribute, !pdl.type, !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @call : benefit(1) {
    %callee = operand
    %args = operands
    %types = types
    %old = operation "llvm_old.call"(%callee, %args : !pdl.value, !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: results($2) llvm.call $0($1) : type($0), (type($1)) -> ($2)"(%callee, %args, %types : !pdl.value, !pdl.range<value>, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @shufflevector : benefit(1) {
    %v1 = operand
    %v2 = operand
    %type = type
    %old = operation "llvm_old.shufflevector"(%v1, %v2 : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %vector = llvm.shufflevector $0, $1 integers($2.mask) : type($0)"(%v1, %v2, %old : !pdl.value, !pdl.value, !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @atomicrmw : benefit(1) {
    %ptr = operand
    %value = operand
    %type = type
    %old = operation "llvm_old.atomicrmw"(%ptr, %value : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %result = llvm.atomicrmw word($2.bin_op) $0, $1 word($2.ordering) : type($0), type($1)"(%ptr, %value, %old : !pdl.value, !pdl.value, !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @cmpxchg : benefit(1) {
    %ptr = operand
    %compared = operand
    %value = operand
    %type = type
    %old = operation "llvm_old.cmpxchg"(%ptr, %compared, %value : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %result = llvm.cmpxchg $0, $1, $2 word($3.success) word($3.failure) : type($0), type($2)"(%ptr, %compared, %value, %old : !pdl.value, !pdl.value, !pdl.value, !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @global_ctors : benefit(1) {
    %old = operation "llvm_old.global_ctors"
    rewrite %old {
      %new = apply_native_rewrite "strata.text: llvm.mlir.global_ctors ctors = $0.ctors, priorities = $0.priorities, data = [each($0.ctors, llvm.zero)]"(%old : !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @global_dtors : benefit(1) {
    %old = operation "llvm_old.global_dtors"
    rewrite %old {
      %new = apply_native_rewrite "strata.text: llvm.mlir.global_dtors dtors = $0.dtors, priorities = $0.priorities, data = [each($0.dtors, llvm.zero)]"(%old : !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @stackrestore : benefit(1) {
    %ptr = operand
    %old = operation "llvm_old.stackrestore"(%ptr : !pdl.value)
    rewrite %old {
      %new = operation "llvm.intr.stackrestore"(%ptr : !pdl.value)
      replace %old with %new
    }
  }
  pdl.pattern @pointer : benefit(1) attributes {
    strata.parameters = ["name", "new"],
    strata.instances = [["vastart", "llvm.intr.vastart"], ["vaend", "llvm.intr.vaend"],
                        ["vacopy", "llvm.intr.vacopy"], ["coro_resume", "llvm.intr.coro.resume"],
                        ["lifetime_start", "llvm.intr.lifetime.start"],
                        ["lifetime_end", "llvm.intr.lifetime.end"]]
  } {
    %pointers = operands
    %old = operation "llvm_old.$name"(%pointers : !pdl.range<value>)
    rewrite %old {
      %new = operation "$new"(%pointers : !pdl.range<value>)
      replace %old with %new
    }
  }
  pdl.pattern @coroutine : benefit(1) attributes {
    strata.parameters = ["name", "new"],
    strata.instances = [["coro_id", "llvm.intr.coro.id"], ["coro_begin", "llvm.intr.coro.begin"],
                        ["coro_save", "llvm.intr.coro.save"], ["coro_free", "llvm.intr.coro.free"]]
  } {
    %operands = operands
    %type = type
    %old = operation "llvm_old.$name"(%operands : !pdl.range<value>) -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "$new"(%operands : !pdl.range<value>) -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  // A coroutine returned nothing.
  pdl.pattern @end_of_coroutine : benefit(1) {
    %handle = operand
    %unwind = operand
    %type = type
    %old = operation "llvm_old.coro_end"(%handle, %unwind : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %none = llvm.mlir.none : !llvm.token %end = llvm.intr.coro.end $0, $1, %none : (type($0), type($1), !llvm.token) -> $2"(%handle, %unwind, %type : !pdl.value, !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  // The variable is the value at the address.
  pdl.pattern @address_of_variable : benefit(1) {
    %address = operand
    %variable = attribute
    %old = operation "llvm_old.dbg_addr"(%address : !pdl.value) {"variable" = %variable}
    rewrite %old {
      %new = apply_native_rewrite "strata.text: llvm.intr.dbg.value $1 #llvm.di_expression<[DW_OP_deref]> = $0 : type($0)"(%address, %variable : !pdl.value, !pdl.attribute) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @typeid : benefit(1) {
    %value = operand
    %type = type
    %old = operation "llvm_old.typeid"(%value : !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "llvm.intr.eh.typeid.for"(%value : !pdl.value) -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  // The flag is that of a constant.
  pdl.pattern @memory : benefit(1) attributes {
    strata.parameters = ["name", "new"],
    strata.instances = [["memcpy", "llvm.intr.memcpy"], ["memmove", "llvm.intr.memmove"], ["memset", "llvm.intr.memset"]]
  } {
    %a = operand
    %b = operand
    %size = operand
    %flag = attribute
    %bit = type
    %constant = operation "llvm.mlir.constant" {"value" = %flag} -> (%bit : !pdl.type)
    %value = result 0 of %constant
    %old = operation "llvm_old.$name"(%a, %b, %size, %value : !pdl.value, !pdl.value, !pdl.value, !pdl.value)
    rewrite %old {
      %new = operation "$new"(%a, %b, %size : !pdl.value, !pdl.value, !pdl.value) {"isVolatile" = %flag}
      replace %old with %new
    }
  }
  pdl.pattern @inlined_copy : benefit(1) {
    %a = operand
    %b = operand
    %length = attribute
    %number = type
    %size_constant = operation "llvm.mlir.constant" {"value" = %length} -> (%number : !pdl.type)
    %size = result 0 of %size_constant
    %flag = attribute
    %bit = type
    %constant = operation "llvm.mlir.constant" {"value" = %flag} -> (%bit : !pdl.type)
    %value = result 0 of %constant
    %old = operation "llvm_old.memcpy_inline"(%a, %b, %size, %value : !pdl.value, !pdl.value, !pdl.value, !pdl.value)
    rewrite %old {
      %new = operation "llvm.intr.memcpy.inline"(%a, %b : !pdl.value, !pdl.value) {"len" = %length, "isVolatile" = %flag}
      replace %old with %new
    }
  }
  pdl.pattern @prefetch : benefit(1) {
    %i32 = types
    %addr = operand
    %rw = attribute
    %hint = attribute
    %cache = attribute
    %c0 = operation "llvm.mlir.constant" {"value" = %rw} -> (%i32 : !pdl.range<type>)
    %c1 = operation "llvm.mlir.constant" {"value" = %hint} -> (%i32 : !pdl.range<type>)
    %c2 = operation "llvm.mlir.constant" {"value" = %cache} -> (%i32 : !pdl.range<type>)
    %v0 = result 0 of %c0
    %v1 = result 0 of %c1
    %v2 = result 0 of %c2
    %old = operation "llvm_old.prefetch"(%addr, %v0, %v1, %v2 : !pdl.value, !pdl.value, !pdl.value, !pdl.value)
    rewrite %old {
      %new = operation "llvm.intr.prefetch"(%addr : !pdl.value) {"rw" = %rw, "hint" = %hint, "cache" = %cache}
      replace %old with %new
    }
  }
  pdl.pattern @zeros : benefit(1) attributes {
    strata.parameters = ["name", "new", "flag"],
    strata.instances = [["ctlz", "llvm.intr.ctlz", "is_zero_poison"], ["cttz", "llvm.intr.cttz", "is_zero_poison"],
                        ["abs", "llvm.intr.abs", "is_int_min_poison"], ["is_fpclass", "llvm.intr.is.fpclass", "bit"]]
  } {
    %number = operand
    %flag = attribute
    %bit = type
    %type = type
    %constant = operation "llvm.mlir.constant" {"value" = %flag} -> (%bit : !pdl.type)
    %value = result 0 of %constant
    %old = operation "llvm_old.$name"(%number, %value : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "$new"(%number : !pdl.value) {"$flag" = %flag} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @reassociated : benefit(1) attributes {
    strata.parameters = ["name", "new"],
    strata.instances = [["reduce_fadd", "llvm.intr.vector.reduce.fadd"], ["reduce_fmul", "llvm.intr.vector.reduce.fmul"]]
  } {
    %start = operand
    %vector = operand
    %type = type
    %old = operation "llvm_old.$name"(%start, %vector : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %flags = attribute = #llvm.fastmath<reassoc>
      %new = operation "$new"(%start, %vector : !pdl.value, !pdl.value) {"fastmathFlags" = %flags} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
}
