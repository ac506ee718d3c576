// Parallel programs in the form of OpenMP.
//
// Clauses specify the behaviour of an operation; they may be written in any order. Clauses
// that give the region a private copy of a variable come last and name the copy:
// `private(@x %a -> %b : i32)`; the copies are the arguments of the region.
irdl.dialect @omp attributes {
  strata.version = 1 : i32,
  strata.summary = "OpenMP",
  strata.description = "Teams of threads, loops whose iterations they share, tasks, reductions, atomic accesses, and regions for devices, as in OpenMP.",
  strata.namespace = "omp",
  strata.constants = ["arith.constant"],
  strata.formats = [
    ["Aligned", "values, types, alignments", "zip($values `:` $types `->` $alignments)"],
    ["Allocate", "values, types, allocators, allocator_types", "zip($allocators `:` $allocator_types `->` $values `:` $types)"],
    ["Copyprivate", "values, types, syms", "zip($values `->` $syms `:` $types)"]
  ],
  strata.named_predicates = [
    ["pointer_like", "memref || isa<LLVM::LLVMPointerType>($_self)", "OpenMP-compatible variable type"]
  ]
} {
  irdl.type @map_bounds_ty attributes {
    strata.class = "MapBoundsType",
    strata.summary = "bounds of mapped memory",
    strata.examples = ["!omp.map_bounds_ty"]
  }
  irdl.type @cli attributes {
    strata.class = "CanonicalLoopInfoType",
    strata.summary = "name of a loop",
    strata.examples = ["!omp.cli"]
  }
  irdl.attribute @atomic_control attributes {
    strata.class = "AtomicControlAttr",
    strata.summary = "guarantees for atomic operations",
    strata.examples = ["#omp.atomic_control<ignore_denormal_mode = true, remote_memory = true>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %ignore_denormal_mode = irdl.any {strata.kind = "bool", strata.default = "false", strata.cpp_type = "bool", strata.summary = "denormal numbers may be zero"}
    %fine_grained_memory = irdl.any {strata.kind = "bool", strata.default = "false", strata.cpp_type = "bool", strata.summary = "the memory may be fine-grained"}
    %remote_memory = irdl.any {strata.kind = "bool", strata.default = "false", strata.cpp_type = "bool", strata.summary = "the memory may be of another device"}
    irdl.parameters(ignore_denormal_mode: %ignore_denormal_mode, fine_grained_memory: %fine_grained_memory, remote_memory: %remote_memory)
  }
  irdl.attribute @bindkind attributes {
    strata.class = "BindKindAttr",
    strata.summary = "threads that execute a loop",
    strata.format = "$value",
    strata.examples = ["#omp<bindkind teams>"],
    strata.enum = {class = "omp::ClauseBindKind", cases = ["parallel", "teams", "thread"], summary = "BindKind Clause"}
  }
  irdl.attribute @cancellationconstructtype attributes {
    strata.class = "CancellationConstructTypeAttr",
    strata.summary = "construct that is cancelled",
    strata.format = "$value",
    strata.examples = ["#omp<cancellationconstructtype loop>"],
    strata.enum = {class = "omp::ClauseCancellationConstructType", cases = ["parallel", "loop", "sections", "taskgroup"], summary = "CancellationConstructType Clause"}
  }
  irdl.attribute @clause_depend attributes {
    strata.class = "ClauseDependAttr",
    strata.summary = "end of a dependency between iterations",
    strata.format = "`(` $value `)`",
    strata.examples = ["#omp<clause_depend(dependsink)>"],
    strata.enum = {class = "omp::ClauseDepend", cases = ["dependsource", "dependsink"], summary = "depend clause"}
  }
  irdl.attribute @clause_map_flags attributes {
    strata.class = "ClauseMapFlagsAttr",
    strata.summary = "how memory is mapped to a device",
    strata.format = "$value",
    strata.examples = ["#omp<clause_map_flags storage>"],
    strata.enum = {bits, values = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288], class = "omp::ClauseMapFlags", cases = ["none", "storage", "to", "from", "always", "del", "return_param", "priv", "literal", "implicit", "close", "present", "ompx_hold", "attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee", "is_device_ptr"], summary = "Map types"}
  }
  irdl.attribute @clause_requires attributes {
    strata.class = "ClauseRequiresAttr",
    strata.summary = "requirements of a program on the implementation",
    strata.format = "$value",
    strata.examples = ["#omp<clause_requires reverse_offload>"],
    strata.enum = {bits, values = [0, 1, 2, 4, 8], class = "omp::ClauseRequires", cases = ["none", "reverse_offload", "unified_address", "unified_shared_memory", "dynamic_allocators"], summary = "requires clauses"}
  }
  irdl.attribute @clause_task_depend attributes {
    strata.class = "ClauseTaskDependAttr",
    strata.summary = "how a task depends on memory",
    strata.format = "`(` $value `)`",
    strata.examples = ["#omp<clause_task_depend(taskdependout)>"],
    strata.enum = {class = "omp::ClauseTaskDepend", cases = ["taskdependin", "taskdependout", "taskdependinout", "taskdependmutexinoutset", "taskdependinoutset"], summary = "depend clause in a target or task construct"}
  }
  irdl.attribute @capture_clause attributes {
    strata.class = "DeclareTargetCaptureClauseAttr",
    strata.summary = "how a declaration is available on a device",
    strata.format = "`(` $value `)`",
    strata.examples = ["#omp<capture_clause(to)>"],
    strata.enum = {class = "omp::DeclareTargetCaptureClause", cases = ["none", "to", "link", "enter"], summary = "capture clause"}
  }
  irdl.attribute @data_sharing_type attributes {
    strata.class = "DataSharingClauseTypeAttr",
    strata.summary = "whether a private copy has the value of the original",
    strata.format = "`{` `type` `=` $value `}`",
    strata.examples = ["#omp<data_sharing_type{type = firstprivate}>"],
    strata.enum = {class = "omp::DataSharingClauseType", cases = ["private", "firstprivate"], summary = "Type of a data-sharing clause"}
  }
  irdl.attribute @device_type attributes {
    strata.class = "DeclareTargetDeviceTypeAttr",
    strata.summary = "devices that a declaration is for",
    strata.format = "`(` $value `)`",
    strata.examples = ["#omp<device_type(host)>"],
    strata.enum = {class = "omp::DeclareTargetDeviceType", cases = ["any", "host", "nohost"], summary = "device_type clause"}
  }
  irdl.attribute @grainsizetype attributes {
    strata.class = "GrainsizeTypeAttr",
    strata.summary = "whether the number of iterations of a task is exact",
    strata.format = "$value",
    strata.examples = ["#omp<grainsizetype strict>"],
    strata.enum = {class = "omp::ClauseGrainsizeType", cases = ["strict"], summary = "GrainsizeType Clause"}
  }
  irdl.attribute @memoryorderkind attributes {
    strata.class = "MemoryOrderKindAttr",
    strata.summary = "order of accesses to memory",
    strata.format = "$value",
    strata.examples = ["#omp<memoryorderkind acq_rel>"],
    strata.enum = {class = "omp::ClauseMemoryOrderKind", cases = ["seq_cst", "acq_rel", "acquire", "release", "relaxed"], summary = "MemoryOrderKind Clause"}
  }
  irdl.attribute @numtaskstype attributes {
    strata.class = "NumTasksTypeAttr",
    strata.summary = "whether the number of tasks is exact",
    strata.format = "$value",
    strata.examples = ["#omp<numtaskstype strict>"],
    strata.enum = {class = "omp::ClauseNumTasksType", cases = ["strict"], summary = "NumTasksType Clause"}
  }
  irdl.attribute @order_mod attributes {
    strata.class = "OrderModifierAttr",
    strata.summary = "whether the order of iterations is reproducible",
    strata.format = "$value",
    strata.examples = ["#omp<order_mod unconstrained>"],
    strata.enum = {class = "omp::OrderModifier", cases = ["reproducible", "unconstrained"], summary = "OpenMP Order Modifier"}
  }
  irdl.attribute @orderkind attributes {
    strata.class = "OrderKindAttr",
    strata.summary = "order of iterations",
    strata.format = "$value",
    strata.examples = ["#omp<orderkind concurrent>"],
    strata.enum = {class = "omp::ClauseOrderKind", cases = ["concurrent"], summary = "OrderKind Clause"}
  }
  irdl.attribute @procbindkind attributes {
    strata.class = "ProcBindKindAttr",
    strata.summary = "places of threads",
    strata.format = "$value",
    strata.examples = ["#omp<procbindkind master>"],
    strata.enum = {class = "omp::ClauseProcBindKind", cases = ["primary", "master", "close", "spread"], summary = "ProcBindKind Clause"}
  }
  irdl.attribute @reduction_modifier attributes {
    strata.class = "ReductionModifierAttr",
    strata.summary = "how a reduction takes part in a scan or in tasks",
    strata.format = "`(` $value `)`",
    strata.examples = ["#omp<reduction_modifier(inscan)>"],
    strata.enum = {class = "omp::ReductionModifier", cases = ["defaultmod", "inscan", "task"], summary = "reduction modifier"}
  }
  irdl.attribute @sched_mod attributes {
    strata.class = "ScheduleModifierAttr",
    strata.summary = "order of the iterations that a thread gets",
    strata.format = "$value",
    strata.examples = ["#omp<sched_mod monotonic>"],
    strata.enum = {class = "omp::ScheduleModifier", cases = ["none", "monotonic", "nonmonotonic", "simd"], summary = "OpenMP Schedule Modifier"}
  }
  irdl.attribute @schedulekind attributes {
    strata.class = "ScheduleKindAttr",
    strata.summary = "how iterations are distributed",
    strata.format = "$value",
    strata.examples = ["#omp<schedulekind dynamic>"],
    strata.enum = {class = "omp::ClauseScheduleKind", cases = ["static", "dynamic", "guided", "auto", "runtime", "distribute"], summary = "ScheduleKind Clause"}
  }
  irdl.attribute @variable_capture_kind attributes {
    strata.class = "VariableCaptureKindAttr",
    strata.summary = "how a variable reaches a device",
    strata.format = "`(` $value `)`",
    strata.examples = ["#omp<variable_capture_kind(ByRef)>"],
    strata.enum = {class = "omp::VariableCaptureKind", cases = ["This", "ByRef", "ByCopy", "VLAType"], summary = "variable capture kind"}
  }
  irdl.operation @private attributes {
    strata.class = "PrivateClauseOp",
    strata.summary = "how a variable is made private",
    strata.description = "The type of a private copy of a variable, and regions that initialize it, copy the value of the original, and release it. Clauses refer to it by its name.",
    strata.examples = ["omp.private {type = firstprivate} @x : i32 copy {\n^bb0(%from: i32, %to: i32):\n  omp.yield(%from : i32)\n}"],
    strata.traits = ["IsolatedFromAbove", "Symbol"],
    strata.interfaces = ["SymbolOpInterface"],
    strata.hooks = ["verifyRegions"],
    strata.format = "$data_sharing_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %data_sharing_type = irdl.base @omp::@data_sharing_type {strata.summary = "Type of a data-sharing clause"}
    irdl.attributes {"sym_name" = %sym_name, "type" = %type, "data_sharing_type" = %data_sharing_type}
    %init_region = irdl.region {strata.summary = "any region"}
    %copy_region = irdl.region {strata.summary = "any region"}
    %dealloc_region = irdl.region {strata.summary = "any region"}
    irdl.regions(init_region: %init_region, copy_region: %copy_region, dealloc_region: %dealloc_region)
  }
  irdl.operation @parallel attributes {
    strata.class = "ParallelOp",
    strata.summary = "team of threads",
    strata.description = "All threads of a new team execute the region.",
    strata.examples = ["omp.parallel num_threads(%n : i32) {\n  omp.terminator\n}"],
    strata.traits = ["AutomaticAllocationScope", "RecursiveMemoryEffects", "AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface", "ComposableOpInterface", "OutlineableOpenMPOpInterface"],
    strata.hooks = ["verify", "verifyRegions"],
    strata.format = "oilist(`allocate` `(` custom<Allocate>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_threads` `(` $num_threads `:` type($num_threads) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_kind, \"procbindkind\") `)`) custom<Region>($region, \"private\", $private_vars, type($private_vars), $private_syms, $private_needs_barrier, \"reduction\", $reduction_vars, type($reduction_vars), $reduction_mod, $reduction_byref, $reduction_syms) attr-dict"
  } {
    %allocate_vars = irdl.any {strata.summary = "any type"}
    %allocator_vars = irdl.any {strata.summary = "any type"}
    %if_expr = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %num_threads = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    %private_vars = irdl.any {strata.summary = "any type"}
    %reduction_vars = irdl.c_pred "pointer_like"
    irdl.operands(allocate_vars: variadic %allocate_vars, allocator_vars: variadic %allocator_vars, if_expr: optional %if_expr, num_threads: optional %num_threads, private_vars: variadic %private_vars, reduction_vars: variadic %reduction_vars)
    %private_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %private_needs_barrier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %proc_bind_kind = irdl.base @omp::@procbindkind {strata.optional, strata.summary = "ProcBindKind Clause"}
    %reduction_mod = irdl.base @omp::@reduction_modifier {strata.optional, strata.summary = "reduction modifier"}
    %reduction_byref = irdl.c_pred "i1_array" {strata.kind = "dense<i1>", strata.optional, strata.summary = "i1 dense array attribute"}
    %reduction_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    irdl.attributes {"private_syms" = %private_syms, "private_needs_barrier" = %private_needs_barrier, "proc_bind_kind" = %proc_bind_kind, "reduction_mod" = %reduction_mod, "reduction_byref" = %reduction_byref, "reduction_syms" = %reduction_syms}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @terminator attributes {
    strata.class = "TerminatorOp",
    strata.summary = "end of a region",
    strata.description = "Ends a region without results.",
    strata.examples = ["omp.terminator"],
    strata.traits = ["Terminator", "Pure"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @teams attributes {
    strata.class = "TeamsOp",
    strata.summary = "league of teams",
    strata.description = "The first threads of the teams of a league execute the region.",
    strata.examples = ["omp.teams if(%a) num_teams(%b : i32 to %b : i32) thread_limit(%b : i32) { omp.terminator }"],
    strata.traits = ["RecursiveMemoryEffects", "AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface", "OutlineableOpenMPOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "oilist(`allocate` `(` custom<Allocate>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_teams` `(` ($num_teams_lower^ `:` type($num_teams_lower))? `to` $num_teams_upper `:` type($num_teams_upper) `)` | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)`) custom<Region>($region, \"private\", $private_vars, type($private_vars), $private_syms, $private_needs_barrier, \"reduction\", $reduction_vars, type($reduction_vars), $reduction_mod, $reduction_byref, $reduction_syms) attr-dict"
  } {
    %allocate_vars = irdl.any {strata.summary = "any type"}
    %allocator_vars = irdl.any {strata.summary = "any type"}
    %if_expr = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %num_teams_lower = irdl.c_pred "integer" {strata.summary = "integer"}
    %num_teams_upper = irdl.c_pred "integer" {strata.summary = "integer"}
    %private_vars = irdl.any {strata.summary = "any type"}
    %reduction_vars = irdl.c_pred "pointer_like"
    %thread_limit = irdl.c_pred "integer" {strata.summary = "integer"}
    irdl.operands(allocate_vars: variadic %allocate_vars, allocator_vars: variadic %allocator_vars, if_expr: optional %if_expr, num_teams_lower: optional %num_teams_lower, num_teams_upper: optional %num_teams_upper, private_vars: variadic %private_vars, reduction_vars: variadic %reduction_vars, thread_limit: optional %thread_limit)
    %private_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %private_needs_barrier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %reduction_mod = irdl.base @omp::@reduction_modifier {strata.optional, strata.summary = "reduction modifier"}
    %reduction_byref = irdl.c_pred "i1_array" {strata.kind = "dense<i1>", strata.optional, strata.summary = "i1 dense array attribute"}
    %reduction_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    irdl.attributes {"private_syms" = %private_syms, "private_needs_barrier" = %private_needs_barrier, "reduction_mod" = %reduction_mod, "reduction_byref" = %reduction_byref, "reduction_syms" = %reduction_syms}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @section attributes {
    strata.class = "SectionOp",
    strata.summary = "part of sections",
    strata.description = "A region that one thread of the team executes.",
    strata.traits = ["HasParent<omp.sections>"],
    strata.interfaces = ["BlockArgOpenMPOpInterface"],
    strata.format = "$region attr-dict"
  } {
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @sections attributes {
    strata.class = "SectionsOp",
    strata.summary = "regions for one thread each",
    strata.description = "The `omp.section` operations of the region are divided among the threads of the team.",
    strata.examples = ["omp.sections { omp.terminator }"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface"],
    strata.hooks = ["verify", "verifyRegions"],
    strata.format = "oilist(`allocate` `(` custom<Allocate>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `nowait` $nowait) custom<Region>($region, \"private\", $private_vars, type($private_vars), $private_syms, $private_needs_barrier, \"reduction\", $reduction_vars, type($reduction_vars), $reduction_mod, $reduction_byref, $reduction_syms) attr-dict"
  } {
    %allocate_vars = irdl.any {strata.summary = "any type"}
    %allocator_vars = irdl.any {strata.summary = "any type"}
    %private_vars = irdl.any {strata.summary = "any type"}
    %reduction_vars = irdl.c_pred "pointer_like"
    irdl.operands(allocate_vars: variadic %allocate_vars, allocator_vars: variadic %allocator_vars, private_vars: variadic %private_vars, reduction_vars: variadic %reduction_vars)
    %nowait = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %private_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %private_needs_barrier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %reduction_mod = irdl.base @omp::@reduction_modifier {strata.optional, strata.summary = "reduction modifier"}
    %reduction_byref = irdl.c_pred "i1_array" {strata.kind = "dense<i1>", strata.optional, strata.summary = "i1 dense array attribute"}
    %reduction_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    irdl.attributes {"nowait" = %nowait, "private_syms" = %private_syms, "private_needs_barrier" = %private_needs_barrier, "reduction_mod" = %reduction_mod, "reduction_byref" = %reduction_byref, "reduction_syms" = %reduction_syms}
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @single attributes {
    strata.class = "SingleOp",
    strata.summary = "region for one thread",
    strata.description = "One thread of the team executes the region.",
    strata.examples = ["omp.single nowait { omp.terminator }"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "oilist(`allocate` `(` custom<Allocate>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), $copyprivate_syms) `)` | `nowait` $nowait) custom<Region>($region, \"private\", $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict"
  } {
    %allocate_vars = irdl.any {strata.summary = "any type"}
    %allocator_vars = irdl.any {strata.summary = "any type"}
    %copyprivate_vars = irdl.c_pred "pointer_like"
    %private_vars = irdl.any {strata.summary = "any type"}
    irdl.operands(allocate_vars: variadic %allocate_vars, allocator_vars: variadic %allocator_vars, copyprivate_vars: variadic %copyprivate_vars, private_vars: variadic %private_vars)
    %copyprivate_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %nowait = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %private_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %private_needs_barrier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"copyprivate_syms" = %copyprivate_syms, "nowait" = %nowait, "private_syms" = %private_syms, "private_needs_barrier" = %private_needs_barrier}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @workshare attributes {
    strata.class = "WorkshareOp",
    strata.summary = "work that is shared",
    strata.description = "The threads of the team share the work of the region.",
    strata.examples = ["omp.workshare { omp.workshare.loop_wrapper { omp.loop_nest (%a) : i32 = (%b) to (%b) step (%b) { omp.yield } } omp.terminator }"],
    strata.traits = ["RecursiveMemoryEffects"],
    strata.format = "oilist(`nowait` $nowait) $region attr-dict"
  } {
    %nowait = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"nowait" = %nowait}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @workshare.loop_wrapper attributes {
    strata.class = "WorkshareLoopWrapperOp",
    strata.summary = "loop in shared work",
    strata.description = "The iterations of the loop are divided among the threads that share the work.",
    strata.traits = ["NoTerminator", "SingleBlock", "RecursiveMemoryEffects"],
    strata.interfaces = ["LoopWrapperInterface"],
    strata.hooks = ["verify", "verifyRegions"],
    strata.format = "$region attr-dict"
  } {
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @loop_nest attributes {
    strata.class = "LoopNestOp",
    strata.summary = "nest of loops",
    strata.description = "A rectangular nest of counted loops. How its iterations are executed is said by the operations around it.",
    strata.examples = ["omp.wsloop {\n  omp.loop_nest (%i, %j) : index = (%a, %b) to (%c, %d) inclusive step (%s, %t) collapse(2) {\n    omp.yield\n  }\n}"],
    strata.traits = ["SameVariadicOperandSize", "RecursiveMemoryEffects", "AttrSizedOperandSegments"],
    strata.hooks = ["parse", "print", "verify"]
  } {
    %loop_lower_bounds = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    %loop_upper_bounds = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    %loop_steps = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    irdl.operands(loop_lower_bounds: variadic %loop_lower_bounds, loop_upper_bounds: variadic %loop_upper_bounds, loop_steps: variadic %loop_steps)
    %collapse_num_loops = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "1", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %loop_inclusive = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %tile_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.optional, strata.summary = "i64 dense array attribute"}
    irdl.attributes {"collapse_num_loops" = %collapse_num_loops, "loop_inclusive" = %loop_inclusive, "tile_sizes" = %tile_sizes}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @loop attributes {
    strata.class = "LoopOp",
    strata.summary = "loop in any order",
    strata.description = "The iterations of the loop may be executed in any order, by the threads that `bind` says.",
    strata.examples = ["omp.loop { omp.loop_nest (%a) : i32 = (%b) to (%b) step (%b) { omp.terminator } }"],
    strata.traits = ["NoTerminator", "SingleBlock", "RecursiveMemoryEffects", "AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface", "LoopWrapperInterface"],
    strata.hooks = ["verify", "verifyRegions"],
    strata.format = "oilist(`bind` `(` custom<ClauseAttr>($bind_kind, \"bindkind\") `)` | `order` `(` custom<Order>($order, $order_mod) `)`) custom<Region>($region, \"private\", $private_vars, type($private_vars), $private_syms, $private_needs_barrier, \"reduction\", $reduction_vars, type($reduction_vars), $reduction_mod, $reduction_byref, $reduction_syms) attr-dict"
  } {
    %private_vars = irdl.any {strata.summary = "any type"}
    %reduction_vars = irdl.c_pred "pointer_like"
    irdl.operands(private_vars: variadic %private_vars, reduction_vars: variadic %reduction_vars)
    %bind_kind = irdl.base @omp::@bindkind {strata.optional, strata.summary = "BindKind Clause"}
    %private_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %private_needs_barrier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %order = irdl.base @omp::@orderkind {strata.optional, strata.summary = "OrderKind Clause"}
    %order_mod = irdl.base @omp::@order_mod {strata.optional, strata.summary = "OpenMP Order Modifier"}
    %reduction_mod = irdl.base @omp::@reduction_modifier {strata.optional, strata.summary = "reduction modifier"}
    %reduction_byref = irdl.c_pred "i1_array" {strata.kind = "dense<i1>", strata.optional, strata.summary = "i1 dense array attribute"}
    %reduction_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    irdl.attributes {"bind_kind" = %bind_kind, "private_syms" = %private_syms, "private_needs_barrier" = %private_needs_barrier, "order" = %order, "order_mod" = %order_mod, "reduction_mod" = %reduction_mod, "reduction_byref" = %reduction_byref, "reduction_syms" = %reduction_syms}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @wsloop attributes {
    strata.class = "WsloopOp",
    strata.summary = "loop of a team",
    strata.description = "The iterations of the loop are divided among the threads of the team.",
    strata.examples = ["omp.wsloop { omp.loop_nest (%a) : i32 = (%b) to (%b) step (%b) { omp.terminator } }"],
    strata.traits = ["NoTerminator", "SingleBlock", "RecursiveMemoryEffects", "AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface", "ComposableOpInterface", "LoopWrapperInterface"],
    strata.hooks = ["verify", "verifyRegions"],
    strata.format = "oilist(`allocate` `(` custom<Allocate>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `linear` `(` custom<Linear>($linear_vars, type($linear_vars), $linear_step_vars) `)` | `nowait` $nowait | `order` `(` custom<Order>($order, $order_mod) `)` | `ordered` `(` $ordered `)` | `schedule` `(` custom<Schedule>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk, type($schedule_chunk)) `)`) custom<Region>($region, \"private\", $private_vars, type($private_vars), $private_syms, $private_needs_barrier, \"reduction\", $reduction_vars, type($reduction_vars), $reduction_mod, $reduction_byref, $reduction_syms) attr-dict"
  } {
    %allocate_vars = irdl.any {strata.summary = "any type"}
    %allocator_vars = irdl.any {strata.summary = "any type"}
    %linear_vars = irdl.any {strata.summary = "any type"}
    %linear_step_vars = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %private_vars = irdl.any {strata.summary = "any type"}
    %reduction_vars = irdl.c_pred "pointer_like"
    %schedule_chunk = irdl.any {strata.summary = "any type"}
    irdl.operands(allocate_vars: variadic %allocate_vars, allocator_vars: variadic %allocator_vars, linear_vars: variadic %linear_vars, linear_step_vars: variadic %linear_step_vars, private_vars: variadic %private_vars, reduction_vars: variadic %reduction_vars, schedule_chunk: optional %schedule_chunk)
    %linear_var_types = irdl.base "#builtin.array" {strata.optional, strata.summary = "array attribute"}
    %nowait = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %order = irdl.base @omp::@orderkind {strata.optional, strata.summary = "OrderKind Clause"}
    %order_mod = irdl.base @omp::@order_mod {strata.optional, strata.summary = "OpenMP Order Modifier"}
    %ordered = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64)) && non_negative" {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute whose minimum value is 0"}
    %private_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %private_needs_barrier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %reduction_mod = irdl.base @omp::@reduction_modifier {strata.optional, strata.summary = "reduction modifier"}
    %reduction_byref = irdl.c_pred "i1_array" {strata.kind = "dense<i1>", strata.optional, strata.summary = "i1 dense array attribute"}
    %reduction_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %schedule_kind = irdl.base @omp::@schedulekind {strata.optional, strata.summary = "ScheduleKind Clause"}
    %schedule_mod = irdl.base @omp::@sched_mod {strata.optional, strata.summary = "OpenMP Schedule Modifier"}
    %schedule_simd = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"linear_var_types" = %linear_var_types, "nowait" = %nowait, "order" = %order, "order_mod" = %order_mod, "ordered" = %ordered, "private_syms" = %private_syms, "private_needs_barrier" = %private_needs_barrier, "reduction_mod" = %reduction_mod, "reduction_byref" = %reduction_byref, "reduction_syms" = %reduction_syms, "schedule_kind" = %schedule_kind, "schedule_mod" = %schedule_mod, "schedule_simd" = %schedule_simd}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @simd attributes {
    strata.class = "SimdOp",
    strata.summary = "loop in vectors",
    strata.description = "Several iterations of the loop may be executed at the same time by vector instructions.",
    strata.examples = ["omp.simd if(%a) safelen(4) simdlen(2) { omp.loop_nest (%b) : i64 = (%c) to (%d) step (%e) { omp.yield } }"],
    strata.traits = ["NoTerminator", "SingleBlock", "RecursiveMemoryEffects", "AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface", "ComposableOpInterface", "LoopWrapperInterface"],
    strata.hooks = ["verify", "verifyRegions"],
    strata.format = "oilist(`aligned` `(` custom<Aligned>($aligned_vars, type($aligned_vars), $alignments) `)` | `if` `(` $if_expr `)` | `linear` `(` custom<Linear>($linear_vars, type($linear_vars), $linear_step_vars) `)` | `nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` | `order` `(` custom<Order>($order, $order_mod) `)` | `safelen` `(` $safelen `)` | `simdlen` `(` $simdlen `)`) custom<Region>($region, \"private\", $private_vars, type($private_vars), $private_syms, $private_needs_barrier, \"reduction\", $reduction_vars, type($reduction_vars), $reduction_mod, $reduction_byref, $reduction_syms) attr-dict"
  } {
    %aligned_vars = irdl.c_pred "pointer_like"
    %if_expr = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %linear_vars = irdl.any {strata.summary = "any type"}
    %linear_step_vars = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %nontemporal_vars = irdl.c_pred "pointer_like"
    %private_vars = irdl.any {strata.summary = "any type"}
    %reduction_vars = irdl.c_pred "pointer_like"
    irdl.operands(aligned_vars: variadic %aligned_vars, if_expr: optional %if_expr, linear_vars: variadic %linear_vars, linear_step_vars: variadic %linear_step_vars, nontemporal_vars: variadic %nontemporal_vars, private_vars: variadic %private_vars, reduction_vars: variadic %reduction_vars)
    %alignments = irdl.c_pred "array_of(integer_attr && typed_attr_of(signless_integer(64)))" {strata.kind = "array<attribute>", strata.optional, strata.summary = "64-bit integer array attribute"}
    %linear_var_types = irdl.base "#builtin.array" {strata.optional, strata.summary = "array attribute"}
    %order = irdl.base @omp::@orderkind {strata.optional, strata.summary = "OrderKind Clause"}
    %order_mod = irdl.base @omp::@order_mod {strata.optional, strata.summary = "OpenMP Order Modifier"}
    %private_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %private_needs_barrier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %reduction_mod = irdl.base @omp::@reduction_modifier {strata.optional, strata.summary = "reduction modifier"}
    %reduction_byref = irdl.c_pred "i1_array" {strata.kind = "dense<i1>", strata.optional, strata.summary = "i1 dense array attribute"}
    %reduction_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %safelen = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64)) && positive" {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute whose value is positive"}
    %simdlen = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64)) && positive" {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute whose value is positive"}
    irdl.attributes {"alignments" = %alignments, "linear_var_types" = %linear_var_types, "order" = %order, "order_mod" = %order_mod, "private_syms" = %private_syms, "private_needs_barrier" = %private_needs_barrier, "reduction_mod" = %reduction_mod, "reduction_byref" = %reduction_byref, "reduction_syms" = %reduction_syms, "safelen" = %safelen, "simdlen" = %simdlen}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "end of an iteration or a region",
    strata.description = "Ends the region of a loop nest, or of a declaration, with its results.",
    strata.traits = ["Pure", "ReturnLike", "Terminator", "ParentOneOf<omp.atomic.update, omp.declare_reduction, omp.loop_nest, omp.private>"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.format = "(`(` $results^ `:` type($results) `)`)? attr-dict"
  } {
    %results = irdl.any {strata.summary = "any type"}
    irdl.operands(results: variadic %results)
  }
  irdl.operation @distribute attributes {
    strata.class = "DistributeOp",
    strata.summary = "loop of a league",
    strata.description = "The iterations of the loop are divided among the teams of the league.",
    strata.traits = ["NoTerminator", "SingleBlock", "RecursiveMemoryEffects", "AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface", "ComposableOpInterface", "LoopWrapperInterface"],
    strata.hooks = ["verify", "verifyRegions"],
    strata.format = "oilist(`allocate` `(` custom<Allocate>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `dist_schedule_static` $dist_schedule_static | `dist_schedule_chunk_size` `(` $dist_schedule_chunk_size `:` type($dist_schedule_chunk_size) `)` | `order` `(` custom<Order>($order, $order_mod) `)`) custom<Region>($region, \"private\", $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict"
  } {
    %allocate_vars = irdl.any {strata.summary = "any type"}
    %allocator_vars = irdl.any {strata.summary = "any type"}
    %dist_schedule_chunk_size = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    %private_vars = irdl.any {strata.summary = "any type"}
    irdl.operands(allocate_vars: variadic %allocate_vars, allocator_vars: variadic %allocator_vars, dist_schedule_chunk_size: optional %dist_schedule_chunk_size, private_vars: variadic %private_vars)
    %dist_schedule_static = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %order = irdl.base @omp::@orderkind {strata.optional, strata.summary = "OrderKind Clause"}
    %order_mod = irdl.base @omp::@order_mod {strata.optional, strata.summary = "OpenMP Order Modifier"}
    %private_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %private_needs_barrier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"dist_schedule_static" = %dist_schedule_static, "order" = %order, "order_mod" = %order_mod, "private_syms" = %private_syms, "private_needs_barrier" = %private_needs_barrier}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @task attributes {
    strata.class = "TaskOp",
    strata.summary = "task",
    strata.description = "The region is a task, which a thread of the team executes now or later.",
    strata.examples = ["omp.task { %c = arith.constant 10 : i32 \"test.use\"(%c) : (i32) -> () omp.terminator }"],
    strata.traits = ["AutomaticAllocationScope", "AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface", "OutlineableOpenMPOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "oilist(`allocate` `(` custom<Allocate>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `depend` `(` custom<Depend>($depend_vars, type($depend_vars), $depend_kinds) `)` | `final` `(` $final `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied | `detach` `(` $event_handle `:` type($event_handle) `)`) custom<Region>($region, \"in_reduction\", $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, \"private\", $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict"
  } {
    %allocate_vars = irdl.any {strata.summary = "any type"}
    %allocator_vars = irdl.any {strata.summary = "any type"}
    %depend_vars = irdl.c_pred "pointer_like"
    %final = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %if_expr = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %in_reduction_vars = irdl.c_pred "pointer_like"
    %priority = irdl.c_pred "integer" {strata.summary = "integer"}
    %private_vars = irdl.any {strata.summary = "any type"}
    %event_handle = irdl.c_pred "pointer_like"
    irdl.operands(allocate_vars: variadic %allocate_vars, allocator_vars: variadic %allocator_vars, depend_vars: variadic %depend_vars, final: optional %final, if_expr: optional %if_expr, in_reduction_vars: variadic %in_reduction_vars, priority: optional %priority, private_vars: variadic %private_vars, event_handle: optional %event_handle)
    %depend_kinds = irdl.c_pred "array_of(isa<ClauseTaskDependAttr>($_self))" {strata.kind = "array<attribute>", strata.optional, strata.summary = "depend clause in a target or task construct array"}
    %in_reduction_byref = irdl.c_pred "i1_array" {strata.kind = "dense<i1>", strata.optional, strata.summary = "i1 dense array attribute"}
    %in_reduction_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %mergeable = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %private_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %private_needs_barrier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %untied = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"depend_kinds" = %depend_kinds, "in_reduction_byref" = %in_reduction_byref, "in_reduction_syms" = %in_reduction_syms, "mergeable" = %mergeable, "private_syms" = %private_syms, "private_needs_barrier" = %private_needs_barrier, "untied" = %untied}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @taskloop attributes {
    strata.class = "TaskloopOp",
    strata.summary = "loop of tasks",
    strata.description = "The iterations of the loop are divided among tasks.",
    strata.examples = ["omp.taskloop grainsize(%a: i32) { omp.loop_nest (%b) : i32 = (%a) to (%a) step (%a) { omp.yield } }"],
    strata.traits = ["AutomaticAllocationScope", "NoTerminator", "SingleBlock", "RecursiveMemoryEffects", "AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface", "ComposableOpInterface", "LoopWrapperInterface", "OutlineableOpenMPOpInterface"],
    strata.hooks = ["verify", "verifyRegions"],
    strata.format = "oilist(`allocate` `(` custom<Allocate>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `final` `(` $final `)` | `grainsize` `(` custom<Granularity>(\"grainsize\", $grainsize_mod, $grainsize, type($grainsize)) `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `nogroup` $nogroup | `num_tasks` `(` custom<Granularity>(\"num_tasks\", $num_tasks_mod, $num_tasks, type($num_tasks)) `)` | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied) custom<Region>($region, \"in_reduction\", $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, \"private\", $private_vars, type($private_vars), $private_syms, $private_needs_barrier, \"reduction\", $reduction_vars, type($reduction_vars), $reduction_mod, $reduction_byref, $reduction_syms) attr-dict"
  } {
    %allocate_vars = irdl.any {strata.summary = "any type"}
    %allocator_vars = irdl.any {strata.summary = "any type"}
    %final = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %grainsize = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    %if_expr = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %in_reduction_vars = irdl.c_pred "pointer_like"
    %num_tasks = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    %priority = irdl.c_pred "integer" {strata.summary = "integer"}
    %private_vars = irdl.any {strata.summary = "any type"}
    %reduction_vars = irdl.c_pred "pointer_like"
    irdl.operands(allocate_vars: variadic %allocate_vars, allocator_vars: variadic %allocator_vars, final: optional %final, grainsize: optional %grainsize, if_expr: optional %if_expr, in_reduction_vars: variadic %in_reduction_vars, num_tasks: optional %num_tasks, priority: optional %priority, private_vars: variadic %private_vars, reduction_vars: variadic %reduction_vars)
    %grainsize_mod = irdl.base @omp::@grainsizetype {strata.optional, strata.summary = "GrainsizeType Clause"}
    %in_reduction_byref = irdl.c_pred "i1_array" {strata.kind = "dense<i1>", strata.optional, strata.summary = "i1 dense array attribute"}
    %in_reduction_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %mergeable = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %nogroup = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %num_tasks_mod = irdl.base @omp::@numtaskstype {strata.optional, strata.summary = "NumTasksType Clause"}
    %private_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %private_needs_barrier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %reduction_mod = irdl.base @omp::@reduction_modifier {strata.optional, strata.summary = "reduction modifier"}
    %reduction_byref = irdl.c_pred "i1_array" {strata.kind = "dense<i1>", strata.optional, strata.summary = "i1 dense array attribute"}
    %reduction_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %untied = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"grainsize_mod" = %grainsize_mod, "in_reduction_byref" = %in_reduction_byref, "in_reduction_syms" = %in_reduction_syms, "mergeable" = %mergeable, "nogroup" = %nogroup, "num_tasks_mod" = %num_tasks_mod, "private_syms" = %private_syms, "private_needs_barrier" = %private_needs_barrier, "reduction_mod" = %reduction_mod, "reduction_byref" = %reduction_byref, "reduction_syms" = %reduction_syms, "untied" = %untied}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @taskgroup attributes {
    strata.class = "TaskgroupOp",
    strata.summary = "group of tasks",
    strata.description = "Waits at the end of the region for the tasks that it creates.",
    strata.examples = ["omp.taskgroup allocate(%a : memref<1xi32> -> %a : memref<1xi32>) task_reduction(@r2 %b -> %c : !llvm.ptr) { omp.terminator }"],
    strata.traits = ["AutomaticAllocationScope", "AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "oilist(`allocate` `(` custom<Allocate>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)`) custom<Region>($region, \"task_reduction\", $task_reduction_vars, type($task_reduction_vars), $task_reduction_byref, $task_reduction_syms) attr-dict"
  } {
    %allocate_vars = irdl.any {strata.summary = "any type"}
    %allocator_vars = irdl.any {strata.summary = "any type"}
    %task_reduction_vars = irdl.c_pred "pointer_like"
    irdl.operands(allocate_vars: variadic %allocate_vars, allocator_vars: variadic %allocator_vars, task_reduction_vars: variadic %task_reduction_vars)
    %task_reduction_byref = irdl.c_pred "i1_array" {strata.kind = "dense<i1>", strata.optional, strata.summary = "i1 dense array attribute"}
    %task_reduction_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    irdl.attributes {"task_reduction_byref" = %task_reduction_byref, "task_reduction_syms" = %task_reduction_syms}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @taskwait attributes {
    strata.class = "TaskwaitOp",
    strata.summary = "wait for tasks",
    strata.description = "Waits for the tasks that the current task has created.",
    strata.examples = ["omp.taskwait depend(taskdependin -> %a : memref<1xi32>) nowait"],
    strata.format = "oilist(`depend` `(` custom<Depend>($depend_vars, type($depend_vars), $depend_kinds) `)` | `nowait` $nowait) attr-dict"
  } {
    %depend_vars = irdl.c_pred "pointer_like"
    irdl.operands(depend_vars: variadic %depend_vars)
    %depend_kinds = irdl.c_pred "array_of(isa<ClauseTaskDependAttr>($_self))" {strata.kind = "array<attribute>", strata.optional, strata.summary = "depend clause in a target or task construct array"}
    %nowait = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"depend_kinds" = %depend_kinds, "nowait" = %nowait}
  }
  irdl.operation @taskyield attributes {
    strata.class = "TaskyieldOp",
    strata.summary = "point where a task may be suspended",
    strata.description = "The current task may be suspended for another one.",
    strata.examples = ["omp.taskyield"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @flush attributes {
    strata.class = "FlushOp",
    strata.summary = "consistent view of memory",
    strata.description = "Makes the view that the thread has of memory, or of some variables, consistent.",
    strata.examples = ["omp.flush(%x : index)"],
    strata.format = "(`(` $varList^ `:` type($varList) `)`)? attr-dict"
  } {
    %varList = irdl.any {strata.summary = "any type"}
    irdl.operands(varList: variadic %varList)
  }
  irdl.operation @map.bounds attributes {
    strata.class = "MapBoundsOp",
    strata.summary = "bounds of mapped memory",
    strata.description = "The part of a dimension of memory that is mapped to a device.",
    strata.examples = ["%b = omp.map.bounds upper_bound(%x : index)"],
    strata.traits = ["Pure", "AttrSizedOperandSegments"],
    strata.verify = [
      "if (!$extent && !$upper_bound) return emitError(\"expected extent or upperbound.\");"
    ],
    strata.format = "oilist(`lower_bound` `(` $lower_bound `:` type($lower_bound) `)` | `upper_bound` `(` $upper_bound `:` type($upper_bound) `)` | `extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `start_idx` `(` $start_idx `:` type($start_idx) `)`) attr-dict"
  } {
    %lower_bound = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    %upper_bound = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    %extent = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    %stride = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    %start_idx = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    irdl.operands(lower_bound: optional %lower_bound, upper_bound: optional %upper_bound, extent: optional %extent, stride: optional %stride, start_idx: optional %start_idx)
    %stride_in_bytes = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"stride_in_bytes" = %stride_in_bytes}
    %result = irdl.base @omp::@map_bounds_ty {strata.summary = "Type for representing omp map clause bounds information"}
    irdl.results(result: %result)
  }
  irdl.operation @map.info attributes {
    strata.class = "MapInfoOp",
    strata.summary = "mapped variable",
    strata.description = "How a variable is mapped to a device: its address, its type, the part of it, and members that are mapped separately.",
    strata.examples = ["%s = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) -> !llvm.ptr"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.hooks = ["verify"],
    strata.format = "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` `map_clauses` `(` custom<MapClause>($map_type) `)` `capture` `(` custom<CaptureType>($map_capture_type) `)` oilist(`var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)` | `mapper` `(` $mapper_id `)` | `members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)`) `->` type($omp_ptr) attr-dict"
  } {
    %var_ptr = irdl.c_pred "pointer_like"
    %var_ptr_ptr = irdl.c_pred "pointer_like"
    %members = irdl.c_pred "pointer_like"
    %bounds = irdl.base @omp::@map_bounds_ty {strata.summary = "Type for representing omp map clause bounds information"}
    irdl.operands(var_ptr: %var_ptr, var_ptr_ptr: optional %var_ptr_ptr, members: variadic %members, bounds: variadic %bounds)
    %map_capture_type = irdl.base @omp::@variable_capture_kind {strata.summary = "variable capture kind"}
    %map_type = irdl.base @omp::@clause_map_flags {strata.summary = "Map types"}
    %members_index = irdl.c_pred "array_of(array_of(integer_attr && typed_attr_of(signless_integer(64))))" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Array of 64-bit integer array attributes"}
    %mapper_id = irdl.base "#builtin.symbol_ref" {strata.kind = "flat_symbol_ref", strata.optional, strata.summary = "flat symbol reference attribute"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %partial_map = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %var_type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"map_capture_type" = %map_capture_type, "map_type" = %map_type, "members_index" = %members_index, "mapper_id" = %mapper_id, "name" = %name, "partial_map" = %partial_map, "var_type" = %var_type}
    %omp_ptr = irdl.c_pred "pointer_like"
    irdl.results(omp_ptr: %omp_ptr)
  }
  irdl.operation @target_data attributes {
    strata.class = "TargetDataOp",
    strata.summary = "memory that is mapped",
    strata.description = "Maps memory to a device while the region is executed.",
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface", "MapClauseOwningOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "oilist(`device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)`) custom<Region>($region, \"use_device_addr\", $use_device_addr_vars, type($use_device_addr_vars), \"use_device_ptr\", $use_device_ptr_vars, type($use_device_ptr_vars)) attr-dict"
  } {
    %device = irdl.c_pred "integer" {strata.summary = "integer"}
    %if_expr = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %map_vars = irdl.c_pred "pointer_like"
    %use_device_addr_vars = irdl.c_pred "pointer_like"
    %use_device_ptr_vars = irdl.c_pred "pointer_like"
    irdl.operands(device: optional %device, if_expr: optional %if_expr, map_vars: variadic %map_vars, use_device_addr_vars: variadic %use_device_addr_vars, use_device_ptr_vars: variadic %use_device_ptr_vars)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @target_enter_data attributes {
    strata.class = "TargetEnterDataOp",
    strata.summary = "start of a mapping",
    strata.description = "Maps memory to a device.",
    strata.examples = ["omp.target_enter_data"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["MapClauseOwningOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "oilist(`depend` `(` custom<Depend>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait) attr-dict"
  } {
    %depend_vars = irdl.c_pred "pointer_like"
    %device = irdl.c_pred "integer" {strata.summary = "integer"}
    %if_expr = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %map_vars = irdl.c_pred "pointer_like"
    irdl.operands(depend_vars: variadic %depend_vars, device: optional %device, if_expr: optional %if_expr, map_vars: variadic %map_vars)
    %depend_kinds = irdl.c_pred "array_of(isa<ClauseTaskDependAttr>($_self))" {strata.kind = "array<attribute>", strata.optional, strata.summary = "depend clause in a target or task construct array"}
    %nowait = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"depend_kinds" = %depend_kinds, "nowait" = %nowait}
  }
  irdl.operation @target_exit_data attributes {
    strata.class = "TargetExitDataOp",
    strata.summary = "end of a mapping",
    strata.description = "Ends mappings of memory to a device.",
    strata.examples = ["omp.target_exit_data"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["MapClauseOwningOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "oilist(`depend` `(` custom<Depend>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait) attr-dict"
  } {
    %depend_vars = irdl.c_pred "pointer_like"
    %device = irdl.c_pred "integer" {strata.summary = "integer"}
    %if_expr = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %map_vars = irdl.c_pred "pointer_like"
    irdl.operands(depend_vars: variadic %depend_vars, device: optional %device, if_expr: optional %if_expr, map_vars: variadic %map_vars)
    %depend_kinds = irdl.c_pred "array_of(isa<ClauseTaskDependAttr>($_self))" {strata.kind = "array<attribute>", strata.optional, strata.summary = "depend clause in a target or task construct array"}
    %nowait = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"depend_kinds" = %depend_kinds, "nowait" = %nowait}
  }
  irdl.operation @target_update attributes {
    strata.class = "TargetUpdateOp",
    strata.summary = "copy of mapped memory",
    strata.description = "Makes mapped memory equal on host and device.",
    strata.examples = ["omp.target_update"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["MapClauseOwningOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "oilist(`depend` `(` custom<Depend>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait) attr-dict"
  } {
    %depend_vars = irdl.c_pred "pointer_like"
    %device = irdl.c_pred "integer" {strata.summary = "integer"}
    %if_expr = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %map_vars = irdl.c_pred "pointer_like"
    irdl.operands(depend_vars: variadic %depend_vars, device: optional %device, if_expr: optional %if_expr, map_vars: variadic %map_vars)
    %depend_kinds = irdl.c_pred "array_of(isa<ClauseTaskDependAttr>($_self))" {strata.kind = "array<attribute>", strata.optional, strata.summary = "depend clause in a target or task construct array"}
    %nowait = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"depend_kinds" = %depend_kinds, "nowait" = %nowait}
  }
  irdl.operation @target attributes {
    strata.class = "TargetOp",
    strata.summary = "region for a device",
    strata.description = "A device executes the region.",
    strata.examples = ["omp.target { %c = arith.constant 10 : i32 \"test.use\"(%c) : (i32) -> () omp.terminator }"],
    strata.traits = ["IsolatedFromAbove", "AttrSizedOperandSegments"],
    strata.interfaces = ["BlockArgOpenMPOpInterface", "MapClauseOwningOpInterface", "OutlineableOpenMPOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "oilist(`allocate` `(` custom<Allocate>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `ompx_bare` $bare | `depend` `(` custom<Depend>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `is_device_ptr` `(` $is_device_ptr_vars `:` type($is_device_ptr_vars) `)` | `nowait` $nowait | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)`) custom<Region>($region, \"has_device_addr\", $has_device_addr_vars, type($has_device_addr_vars), \"host_eval\", $host_eval_vars, type($host_eval_vars), \"in_reduction\", $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, \"map_entries\", $map_vars, type($map_vars), \"private\", $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $private_maps) attr-dict"
  } {
    %allocate_vars = irdl.any {strata.summary = "any type"}
    %allocator_vars = irdl.any {strata.summary = "any type"}
    %depend_vars = irdl.c_pred "pointer_like"
    %device = irdl.c_pred "integer" {strata.summary = "integer"}
    %has_device_addr_vars = irdl.c_pred "pointer_like"
    %host_eval_vars = irdl.any {strata.summary = "any type"}
    %if_expr = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %in_reduction_vars = irdl.c_pred "pointer_like"
    %is_device_ptr_vars = irdl.c_pred "pointer_like"
    %map_vars = irdl.c_pred "pointer_like"
    %private_vars = irdl.any {strata.summary = "any type"}
    %thread_limit = irdl.c_pred "integer" {strata.summary = "integer"}
    irdl.operands(allocate_vars: variadic %allocate_vars, allocator_vars: variadic %allocator_vars, depend_vars: variadic %depend_vars, device: optional %device, has_device_addr_vars: variadic %has_device_addr_vars, host_eval_vars: variadic %host_eval_vars, if_expr: optional %if_expr, in_reduction_vars: variadic %in_reduction_vars, is_device_ptr_vars: variadic %is_device_ptr_vars, map_vars: variadic %map_vars, private_vars: variadic %private_vars, thread_limit: optional %thread_limit)
    %bare = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %depend_kinds = irdl.c_pred "array_of(isa<ClauseTaskDependAttr>($_self))" {strata.kind = "array<attribute>", strata.optional, strata.summary = "depend clause in a target or task construct array"}
    %in_reduction_byref = irdl.c_pred "i1_array" {strata.kind = "dense<i1>", strata.optional, strata.summary = "i1 dense array attribute"}
    %in_reduction_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %nowait = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %private_syms = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol ref array attribute"}
    %private_needs_barrier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %private_maps = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.optional, strata.summary = "i64 dense array attribute"}
    irdl.attributes {"bare" = %bare, "depend_kinds" = %depend_kinds, "in_reduction_byref" = %in_reduction_byref, "in_reduction_syms" = %in_reduction_syms, "nowait" = %nowait, "private_syms" = %private_syms, "private_needs_barrier" = %private_needs_barrier, "private_maps" = %private_maps}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @master attributes {
    strata.class = "MasterOp",
    strata.summary = "region for the first thread",
    strata.description = "The first thread of the team executes the region.",
    strata.examples = ["omp.master { omp.terminator }"],
    strata.format = "$region attr-dict"
  } {
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @masked attributes {
    strata.class = "MaskedOp",
    strata.summary = "region for chosen threads",
    strata.description = "The thread of the team with the given number executes the region, or the first one.",
    strata.examples = ["omp.masked filter(%a : i32) { omp.terminator }"],
    strata.format = "oilist(`filter` `(` $filtered_thread_id `:` type($filtered_thread_id) `)`) $region attr-dict"
  } {
    %filtered_thread_id = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    irdl.operands(filtered_thread_id: optional %filtered_thread_id)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @critical.declare attributes {
    strata.class = "CriticalDeclareOp",
    strata.summary = "name of critical regions",
    strata.description = "Declares a name: of the regions with this name, only one is executed at a time.",
    strata.examples = ["omp.critical.declare @c2"],
    strata.traits = ["Symbol"],
    strata.interfaces = ["SymbolOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "$sym_name oilist(`hint` `(` custom<Hint>($hint) `)`) attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %hint = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "0", strata.optional, strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"sym_name" = %sym_name, "hint" = %hint}
  }
  irdl.operation @critical attributes {
    strata.class = "CriticalOp",
    strata.summary = "region for one thread at a time",
    strata.description = "One thread at a time executes the region, among all regions of the same name.",
    strata.examples = ["omp.critical(@c1) { omp.terminator }"],
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.hooks = ["verifySymbolUses"],
    strata.format = "(`(` $name^ `)`)? $region attr-dict"
  } {
    %name = irdl.base "#builtin.symbol_ref" {strata.kind = "flat_symbol_ref", strata.optional, strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"name" = %name}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @barrier attributes {
    strata.class = "BarrierOp",
    strata.summary = "point where threads wait",
    strata.description = "The threads of the team wait until all have reached this point.",
    strata.examples = ["omp.barrier"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @ordered attributes {
    strata.class = "OrderedOp",
    strata.summary = "dependency between iterations",
    strata.description = "Waits for other iterations, or signals them.",
    strata.hooks = ["verify"],
    strata.format = "(`depend_type` `` $doacross_depend_type^)? (`depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)`)? attr-dict"
  } {
    %doacross_depend_vars = irdl.any {strata.summary = "any type"}
    irdl.operands(doacross_depend_vars: variadic %doacross_depend_vars)
    %doacross_depend_type = irdl.base @omp::@clause_depend {strata.optional, strata.summary = "depend clause"}
    %doacross_num_loops = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64)) && non_negative" {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute whose minimum value is 0"}
    irdl.attributes {"doacross_depend_type" = %doacross_depend_type, "doacross_num_loops" = %doacross_num_loops}
  }
  irdl.operation @ordered.region attributes {
    strata.class = "OrderedRegionOp",
    strata.summary = "part of an iteration in order",
    strata.description = "The iterations of the loop execute the region in their order.",
    strata.examples = ["omp.ordered.region { omp.terminator }"],
    strata.hooks = ["verify"],
    strata.format = "oilist(`par_level_simd` $par_level_simd) $region attr-dict"
  } {
    %par_level_simd = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"par_level_simd" = %par_level_simd}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @cancellation_point attributes {
    strata.class = "CancellationPointOp",
    strata.summary = "point where a construct can end",
    strata.description = "Ends the construct if it is cancelled.",
    strata.hooks = ["verify"],
    strata.format = "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive, \"cancellationconstructtype\") `)` attr-dict"
  } {
    %cancel_directive = irdl.base @omp::@cancellationconstructtype {strata.summary = "CancellationConstructType Clause"}
    irdl.attributes {"cancel_directive" = %cancel_directive}
  }
  irdl.operation @cancel attributes {
    strata.class = "CancelOp",
    strata.summary = "end of a construct",
    strata.description = "Cancels a construct.",
    strata.hooks = ["verify"],
    strata.format = "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive, \"cancellationconstructtype\") `)` oilist(`if` `(` $if_expr `)`) attr-dict"
  } {
    %if_expr = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(if_expr: optional %if_expr)
    %cancel_directive = irdl.base @omp::@cancellationconstructtype {strata.summary = "CancellationConstructType Clause"}
    irdl.attributes {"cancel_directive" = %cancel_directive}
  }
  irdl.operation @scan attributes {
    strata.class = "ScanOp",
    strata.summary = "scan of a reduction",
    strata.description = "Separates the part of an iteration that computes the values of a scan from the part that uses them.",
    strata.traits = ["AttrSizedOperandSegments"],
    strata.hooks = ["verify"],
    strata.format = "oilist(`inclusive` `(` $inclusive_vars `:` type($inclusive_vars) `)` | `exclusive` `(` $exclusive_vars `:` type($exclusive_vars) `)`) attr-dict"
  } {
    %inclusive_vars = irdl.c_pred "pointer_like"
    %exclusive_vars = irdl.c_pred "pointer_like"
    irdl.operands(inclusive_vars: variadic %inclusive_vars, exclusive_vars: variadic %exclusive_vars)
  }
  irdl.operation @atomic.read attributes {
    strata.class = "AtomicReadOp",
    strata.summary = "atomic load",
    strata.description = "Loads `x` in one step and stores it in `v`.",
    strata.examples = ["omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32"],
    strata.interfaces = ["AtomicReadOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "$v `=` $x oilist(`hint` `(` custom<Hint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order, \"memoryorderkind\") `)`) `:` type($v) `,` type($x) `,` $element_type attr-dict"
  } {
    %x = irdl.c_pred "pointer_like"
    %v = irdl.c_pred "pointer_like"
    irdl.operands(x: %x, v: %v)
    %element_type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %hint = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "0", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %memory_order = irdl.base @omp::@memoryorderkind {strata.optional, strata.summary = "MemoryOrderKind Clause"}
    irdl.attributes {"element_type" = %element_type, "hint" = %hint, "memory_order" = %memory_order}
  }
  irdl.operation @atomic.write attributes {
    strata.class = "AtomicWriteOp",
    strata.summary = "atomic store",
    strata.description = "Stores a value in `x` in one step.",
    strata.examples = ["omp.atomic.write %p = %i : !llvm.ptr, i32"],
    strata.interfaces = ["AtomicWriteOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "$x `=` $expr oilist(`hint` `(` custom<Hint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order, \"memoryorderkind\") `)`) `:` type($x) `,` type($expr) attr-dict"
  } {
    %x = irdl.c_pred "pointer_like"
    %expr = irdl.any {strata.summary = "any type"}
    irdl.operands(x: %x, expr: %expr)
    %hint = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "0", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %memory_order = irdl.base @omp::@memoryorderkind {strata.optional, strata.summary = "MemoryOrderKind Clause"}
    irdl.attributes {"hint" = %hint, "memory_order" = %memory_order}
  }
  irdl.operation @atomic.update attributes {
    strata.class = "AtomicUpdateOp",
    strata.summary = "atomic change",
    strata.description = "Replaces the value of `x` in one step by the one that the region computes from it.",
    strata.examples = ["omp.atomic.update %x : memref<1xi32> {\n^bb0(%old: i32):\n  %new = arith.addi %old, %n : i32\n  omp.yield(%new : i32)\n}"],
    strata.traits = ["SingleBlockImplicitTerminator<omp.yield>"],
    strata.interfaces = ["AtomicUpdateOpInterface"],
    strata.hooks = ["verify", "verifyRegions", "canonicalize"],
    strata.format = "oilist(`hint` `(` custom<Hint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order, \"memoryorderkind\") `)`) $x `:` type($x) $region attr-dict"
  } {
    %x = irdl.c_pred "pointer_like"
    irdl.operands(x: %x)
    %hint = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "0", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %memory_order = irdl.base @omp::@memoryorderkind {strata.optional, strata.summary = "MemoryOrderKind Clause"}
    %atomic_control = irdl.base @omp::@atomic_control {strata.optional, strata.summary = "attribute for controlling the atomic operation"}
    irdl.attributes {"atomic_control" = %atomic_control, "hint" = %hint, "memory_order" = %memory_order}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @atomic.capture attributes {
    strata.class = "AtomicCaptureOp",
    strata.summary = "atomic change with the old or new value",
    strata.description = "Two atomic operations on a variable, which are executed in one step.",
    strata.examples = ["omp.atomic.capture { omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32 omp.atomic.update %x : memref<i32> { ^bb0(%old: i32): omp.yield(%new : i32) } }"],
    strata.traits = ["SingleBlockImplicitTerminator<omp.terminator>"],
    strata.interfaces = ["AtomicCaptureOpInterface"],
    strata.hooks = ["verify", "verifyRegions"],
    strata.format = "oilist(`hint` `(` custom<Hint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order, \"memoryorderkind\") `)`) $region attr-dict"
  } {
    %hint = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "0", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %memory_order = irdl.base @omp::@memoryorderkind {strata.optional, strata.summary = "MemoryOrderKind Clause"}
    irdl.attributes {"hint" = %hint, "memory_order" = %memory_order}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @threadprivate attributes {
    strata.class = "ThreadprivateOp",
    strata.summary = "variable of the thread",
    strata.description = "The address of the copy that the thread has of a variable.",
    strata.examples = ["%t = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr"],
    strata.format = "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict"
  } {
    %sym_addr = irdl.c_pred "pointer_like"
    irdl.operands(sym_addr: %sym_addr)
    %tls_addr = irdl.c_pred "pointer_like"
    irdl.results(tls_addr: %tls_addr)
  }
  irdl.operation @declare_reduction attributes {
    strata.class = "DeclareReductionOp",
    strata.summary = "how values are reduced",
    strata.description = "A type, its neutral value, how two values are combined, and how a value is combined with memory in one step. With `alloc` and `cleanup` the values are in memory.",
    strata.examples = ["omp.declare_reduction @sum : f32 init {\n^bb0(%ignored: f32):\n  %zero = arith.constant 0.000000e+00 : f32\n  omp.yield(%zero : f32)\n} combiner {\n^bb0(%a: f32, %b: f32):\n  %s = arith.addf %a, %b : f32\n  omp.yield(%s : f32)\n}"],
    strata.traits = ["IsolatedFromAbove", "Symbol"],
    strata.interfaces = ["SymbolOpInterface"],
    strata.hooks = ["verifyRegions"],
    strata.format = "$sym_name `:` $type attr-dict-with-keyword (`alloc` $allocRegion^)? `init` $initializerRegion `combiner` $reductionRegion (`atomic` $atomicReductionRegion^)? (`cleanup` $cleanupRegion^)? (`data_ptr_ptr` $dataPtrPtrRegion^)?"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %byref_element_type = irdl.base "#builtin.type" {strata.kind = "type", strata.optional, strata.summary = "any type attribute"}
    irdl.attributes {"sym_name" = %sym_name, "type" = %type, "byref_element_type" = %byref_element_type}
    %allocRegion = irdl.region {strata.summary = "region with at most 1 blocks", strata.max_size = 1 : i32}
    %initializerRegion = irdl.region {strata.summary = "any region"}
    %reductionRegion = irdl.region {strata.summary = "any region"}
    %atomicReductionRegion = irdl.region {strata.summary = "any region"}
    %cleanupRegion = irdl.region {strata.summary = "any region"}
    %dataPtrPtrRegion = irdl.region {strata.summary = "any region"}
    irdl.regions(allocRegion: %allocRegion, initializerRegion: %initializerRegion, reductionRegion: %reductionRegion, atomicReductionRegion: %atomicReductionRegion, cleanupRegion: %cleanupRegion, dataPtrPtrRegion: %dataPtrPtrRegion)
  }
  irdl.operation @declare_mapper attributes {
    strata.class = "DeclareMapperOp",
    strata.summary = "how a type is mapped",
    strata.description = "Describes how variables of a type are mapped to a device.",
    strata.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"],
    strata.interfaces = ["SymbolOpInterface"],
    strata.verify_regions = [
      "auto last = $region.getTerminator();",
      "if (last && last.getName() != \"omp.declare_mapper.info\")",
      "  return emitOpError(\"expected terminator to be a DeclareMapperInfoOp\");"
    ],
    strata.format = "$sym_name `:` $type $region attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"sym_name" = %sym_name, "type" = %type}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @declare_mapper.info attributes {
    strata.class = "DeclareMapperInfoOp",
    strata.summary = "mappings of a type",
    strata.description = "What a declared mapping maps.",
    strata.traits = ["Terminator", "HasParent<omp.declare_mapper>"],
    strata.interfaces = ["MapClauseOwningOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "oilist(`map_entries` `(` $map_vars `:` type($map_vars) `)`) attr-dict"
  } {
    %map_vars = irdl.c_pred "pointer_like"
    irdl.operands(map_vars: variadic %map_vars)
  }
  irdl.operation @allocate_dir attributes {
    strata.class = "AllocateDirOp",
    strata.summary = "memory of variables",
    strata.description = "Which allocator gives the memory of variables.",
    strata.examples = ["omp.allocate_dir(%a : !llvm.ptr)"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.format = "`(` $varList `:` type($varList) `)` oilist(`align` `(` $align `)` | `allocator` `(` $allocator `)`) attr-dict"
  } {
    %varList = irdl.any {strata.summary = "any type"}
    %allocator = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(varList: variadic %varList, allocator: optional %allocator)
    %align = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"align" = %align}
  }
  irdl.operation @target_allocmem attributes {
    strata.class = "TargetAllocMemOp",
    strata.summary = "memory on a device",
    strata.description = "Allocates memory on a device.",
    strata.examples = ["%r = omp.target_allocmem %a : i32, i64"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["allocate"],
    strata.format = "$device `:` type($device) `,` $in_type (`(` $typeparams^ `:` type($typeparams) `)`)? (`,` $shape^ `:` type($shape))? attr-dict"
  } {
    %device = irdl.c_pred "integer" {strata.summary = "integer"}
    %typeparams = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    %shape = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    irdl.operands(device: %device, typeparams: variadic %typeparams, shape: variadic %shape)
    %in_type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %uniq_name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %bindc_name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"in_type" = %in_type, "uniq_name" = %uniq_name, "bindc_name" = %bindc_name}
    %result = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @target_freemem attributes {
    strata.class = "TargetFreeMemOp",
    strata.summary = "release of memory on a device",
    strata.description = "Releases memory on a device.",
    strata.examples = ["omp.target_freemem %a, %b : i32, i64"],
    strata.effects = ["free"],
    strata.format = "$device `,` $heapref attr-dict `:` type($device) `,` type($heapref)"
  } {
    %device = irdl.c_pred "integer" {strata.summary = "integer"}
    %heapref = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(device: %device, heapref: %heapref)
  }
  irdl.operation @workdistribute attributes {
    strata.class = "WorkdistributeOp",
    strata.summary = "work of a league",
    strata.description = "The teams of the league share the work of the region.",
    strata.hooks = ["verify"],
    strata.format = "$region attr-dict"
  } {
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @new_cli attributes {
    strata.class = "NewCliOp",
    strata.summary = "name of a loop",
    strata.description = "A value that stands for a loop, which other operations transform.",
    strata.examples = ["%c = omp.new_cli"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.hooks = ["verify", "names"],
    strata.format = "attr-dict"
  } {
    %result = irdl.base @omp::@cli {strata.summary = "Type for representing a reference to a canonical loop"}
    irdl.results(result: %result)
  }
  irdl.operation @canonical_loop attributes {
    strata.class = "CanonicalLoopOp",
    strata.summary = "loop that can be transformed",
    strata.description = "A loop from 0 to a number of iterations. `cli` is its name for transformations.",
    strata.examples = ["%loop = omp.new_cli\nomp.canonical_loop(%loop) %iv : i32 in range(%n) {\n  omp.terminator\n}\nomp.unroll_heuristic(%loop)"],
    strata.interfaces = ["LoopTransformationInterface", "OpAsmOpInterface"],
    strata.hooks = ["parse", "print", "verify", "argumentNames", "blockNames"]
  } {
    %tripCount = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    %cli = irdl.base @omp::@cli {strata.summary = "Type for representing a reference to a canonical loop"}
    irdl.operands(tripCount: %tripCount, cli: optional %cli)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @unroll_heuristic attributes {
    strata.class = "UnrollHeuristicOp",
    strata.summary = "unrolling of a loop",
    strata.description = "Unrolls a loop as the compiler finds best.",
    strata.examples = ["omp.unroll_heuristic(%c)"],
    strata.interfaces = ["LoopTransformationInterface"],
    strata.format = "`(` $applyee `)` attr-dict"
  } {
    %applyee = irdl.base @omp::@cli {strata.summary = "Type for representing a reference to a canonical loop"}
    irdl.operands(applyee: %applyee)
  }
  irdl.operation @tile attributes {
    strata.class = "TileOp",
    strata.summary = "tiling of loops",
    strata.description = "Divides a nest of loops into tiles.",
    strata.examples = ["omp.tile (%grid1, %intratile1) <- (%canonloop) sizes(%a : i32)"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["LoopTransformationInterface"],
    strata.format = "custom<LoopTransformClis>($generatees, $applyees) `sizes` `(` $sizes `:` type($sizes) `)` attr-dict"
  } {
    %generatees = irdl.base @omp::@cli {strata.summary = "Type for representing a reference to a canonical loop"}
    %applyees = irdl.base @omp::@cli {strata.summary = "Type for representing a reference to a canonical loop"}
    %sizes = irdl.c_pred "integer_or_index" {strata.summary = "integer or index"}
    irdl.operands(generatees: variadic %generatees, applyees: variadic %applyees, sizes: variadic %sizes)
  }
}
