// The custom form of each operation with its clauses, as mlir-opt prints it.
// RUN: sed '/^\/\//d' %s > %t.mlir
// RUN: %opt --allow-unregistered-dialect %t.mlir -o %t.printed.mlir
// RUN: sed "$d" %t.printed.mlir | diff %t.mlir -
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.printed.mlir -
module {
  omp.private {type = private} @p1 : i32
  omp.private {type = private} @p2 : i32 init {
  ^bb0(%arg0: i32, %arg1: i32):
    omp.yield(%arg1 : i32)
  } dealloc {
  ^bb0(%arg0: i32):
    omp.yield
  }
  omp.private {type = firstprivate} @p3 : i32 copy {
  ^bb0(%arg0: i32, %arg1: i32):
    omp.yield(%arg1 : i32)
  }
  omp.declare_reduction @r1 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    omp.yield(%arg0 : i32)
  }
  omp.declare_reduction @r2 : !llvm.ptr alloc {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    omp.yield(%1 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield
  } cleanup {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield
  } data_ptr_ptr {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  }
  omp.critical.declare @c1 hint(uncontended, nonspeculative)
  omp.critical.declare @c2
  omp.critical.declare @c3 hint(contended, speculative)
  omp.critical.declare @c4
  func.func @cpf(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    return
  }
  func.func @different(%arg0: !llvm.ptr, %arg1: i32) {
    return
  }
  func.func @f0(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel {
      omp.terminator
    }
    return
  }
  func.func @f1(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel allocate(%arg2 : memref<1xi32> -> %arg2 : memref<1xi32>) if(%arg0) num_threads(%arg1 : i32) proc_bind(spread) {
      omp.terminator
    }
    return
  }
  func.func @f2(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel private(@p1 %arg3 -> %arg8, @p3 %arg1 -> %arg9 : i32, i32) reduction(@r2 %arg6 -> %arg10 : !llvm.ptr) {
      omp.terminator
    }
    return
  }
  func.func @f3(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.barrier
    return
  }
  func.func @f4(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.taskyield
    return
  }
  func.func @f5(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.taskwait
    return
  }
  func.func @f6(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.taskwait depend(taskdependin -> %arg2 : memref<1xi32>) nowait
    return
  }
  func.func @f7(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.master {
      omp.terminator
    }
    return
  }
  func.func @f8(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.masked {
      omp.terminator
    }
    return
  }
  func.func @f9(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.masked filter(%arg1 : i32) {
      omp.terminator
    }
    return
  }
  func.func @f10(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.flush
    return
  }
  func.func @f11(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.flush(%arg2, %arg1 : memref<1xi32>, i32)
    return
  }
  func.func @f12(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.critical {
      omp.terminator
    }
    return
  }
  func.func @f13(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.critical(@c1) {
      omp.terminator
    }
    return
  }
  func.func @f14(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.ordered.region {
      omp.terminator
    }
    return
  }
  func.func @f15(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.single nowait {
      omp.terminator
    }
    return
  }
  func.func @f16(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.single allocate(%arg2 : memref<1xi32> -> %arg2 : memref<1xi32>) copyprivate(%arg6 -> @cpf : !llvm.ptr) {
      omp.terminator
    }
    return
  }
  func.func @f17(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.sections {
      omp.terminator
    }
    return
  }
  func.func @f18(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.sections nowait reduction(@r2 %arg6 -> %arg8 : !llvm.ptr) {
      omp.section {
      ^bb0(%arg9: !llvm.ptr):
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f19(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.workshare {
      omp.terminator
    }
    return
  }
  func.func @f20(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.workshare nowait {
      omp.terminator
    }
    return
  }
  func.func @f21(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.teams if(%arg0) num_teams(%arg1 : i32 to %arg1 : i32) thread_limit(%arg1 : i32) {
      omp.terminator
    }
    return
  }
  func.func @f22(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel private(@p1 %arg3 -> %arg8 : i32) private_barrier reduction(mod: task, byref @r2 %arg6 -> %arg9 : !llvm.ptr) {
      omp.terminator
    }
    return
  }
  func.func @f23(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop {
      omp.loop_nest (%arg8, %arg9) : index = (%arg5, %arg5) to (%arg5, %arg5) inclusive step (%arg5, %arg5) collapse(2) tiles(5, 10) {
        omp.yield
      }
    }
    return
  }
  func.func @f24(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop schedule(static) {
      omp.loop_nest (%arg8) : index = (%arg5) to (%arg5) step (%arg5) {
        omp.yield
      }
    }
    return
  }
  func.func @f25(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop allocate(%arg2 : memref<1xi32> -> %arg2 : memref<1xi32>) nowait order(reproducible:concurrent) ordered(2) schedule(dynamic = %arg1 : i32, nonmonotonic, simd) private(@p1 %arg3 -> %arg8 : i32) reduction(@r2 %arg6 -> %arg9 : !llvm.ptr) {
      omp.loop_nest (%arg10) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    }
    return
  }
  func.func @f26(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop order(unconstrained:concurrent) schedule(auto, none, simd) {
      omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    }
    return
  }
  func.func @f27(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop schedule(runtime, monotonic) {
      omp.simd {
        omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg1) step (%arg1) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    return
  }
  func.func @f28(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.simd aligned(%arg6 : !llvm.ptr -> 32 : i64, %arg2 : memref<1xi32> -> 16 : i64) {
      omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    }
    return
  }
  func.func @f29(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.distribute allocate(%arg2 : memref<1xi32> -> %arg2 : memref<1xi32>) dist_schedule_static dist_schedule_chunk_size(%arg1 : i32) order(concurrent) private(@p1 %arg3 -> %arg8 : i32) {
      omp.loop_nest (%arg9) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    }
    return
  }
  func.func @f30(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.loop bind(parallel) order(concurrent) private(@p1 %arg3 -> %arg8 : i32) reduction(@r2 %arg6 -> %arg9 : !llvm.ptr) {
      omp.loop_nest (%arg10) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    }
    return
  }
  func.func @f31(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.taskloop num_tasks(strict, %arg1: i32) in_reduction(@r2 %arg6 -> %arg8 : !llvm.ptr) {
      omp.loop_nest (%arg9) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    }
    return
  }
  func.func @f32(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.taskloop grainsize(strict, %arg1: i32) {
      omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    }
    return
  }
  func.func @f33(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.task allocate(%arg2 : memref<1xi32> -> %arg2 : memref<1xi32>) depend(taskdependin -> %arg2 : memref<1xi32>, taskdependinout -> %arg6 : !llvm.ptr) final(%arg0) if(%arg0) mergeable priority(%arg1 : i32) untied in_reduction(@r2 %arg6 -> %arg8 : !llvm.ptr) private(@p1 %arg3 -> %arg9 : i32) {
      omp.terminator
    }
    return
  }
  func.func @f34(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.taskgroup allocate(%arg2 : memref<1xi32> -> %arg2 : memref<1xi32>) task_reduction(@r2 %arg6 -> %arg8 : !llvm.ptr) {
      omp.terminator
    }
    return
  }
  func.func @f35(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.atomic.read %arg6 = %arg2 hint(uncontended) memory_order(acquire) : !llvm.ptr, memref<1xi32>, i32
    return
  }
  func.func @f36(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.atomic.write %arg6 = %arg1 hint(contended, speculative) memory_order(release) : !llvm.ptr, i32
    return
  }
  func.func @f37(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.atomic.update hint(uncontended) memory_order(seq_cst) %arg6 : !llvm.ptr {
    ^bb0(%arg8: i32):
      omp.yield(%arg8 : i32)
    }
    return
  }
  func.func @f38(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.atomic.capture memory_order(relaxed) {
      omp.atomic.read %arg6 = %arg2 : !llvm.ptr, memref<1xi32>, i32
      omp.atomic.write %arg2 = %arg1 : memref<1xi32>, i32
    }
    return
  }
  func.func @f39(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel {
      omp.cancel cancellation_construct_type(parallel) if(%arg0)
      omp.cancellation_point cancellation_construct_type(parallel)
      omp.terminator
    }
    return
  }
  func.func @f40(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.threadprivate %arg6 : !llvm.ptr -> !llvm.ptr
    return
  }
  func.func @f41(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.target {
      omp.terminator
    }
    return
  }
  func.func @f42(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "z"}
    omp.target host_eval(%arg1 -> %arg8 : i32) map_entries(%0 -> %arg9 : !llvm.ptr) private(@p1 %arg3 -> %arg10 [map_idx=0] : i32) {
      omp.terminator
    }
    omp.target_data map_entries(%0 : !llvm.ptr) {
      omp.terminator
    }
    omp.target_data device(%arg1 : i32) if(%arg0) map_entries(%0 : !llvm.ptr) use_device_ptr(%0 -> %arg8 : !llvm.ptr) {
      omp.terminator
    }
    omp.target_data device(%arg1 : i32) if(%arg0) use_device_addr(%0 -> %arg8 : !llvm.ptr) {
      omp.terminator
    }
    return
  }
  func.func @f43(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "z"}
    omp.target_enter_data depend(taskdependin -> %arg2 : memref<1xi32>) device(%arg1 : i32) if(%arg0) map_entries(%0 : !llvm.ptr) nowait
    return
  }
  func.func @f44(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr {name = "z"}
    omp.target_exit_data depend(taskdependin -> %arg2 : memref<1xi32>) device(%arg1 : i32) if(%arg0) map_entries(%0 : !llvm.ptr) nowait
    return
  }
  func.func @f45(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "z"}
    omp.target_update depend(taskdependin -> %arg2 : memref<1xi32>) device(%arg1 : i32) if(%arg0) map_entries(%0 : !llvm.ptr) nowait
    return
  }
  func.func @f46(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.bounds lower_bound(%arg5 : index) upper_bound(%arg5 : index) extent(%arg5 : index) stride(%arg5 : index) start_idx(%arg5 : index)
    %1 = omp.map.bounds lower_bound(%arg5 : index) upper_bound(%arg5 : index) stride(%arg5 : index) {stride_in_bytes = true}
    %2 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(always, implicit, close, present, tofrom, delete) capture(ByCopy) bounds(%0, %1) -> !llvm.ptr
    return
  }
  func.func @f47(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %canonloop_s0 = omp.new_cli
    omp.canonical_loop(%canonloop_s0) %iv_s0 : i32 in range(%arg1) {
      omp.terminator
    }
    omp.canonical_loop %iv_s1 : i32 in range(%arg1) {
      omp.terminator
    }
    omp.unroll_heuristic(%canonloop_s0)
    return
  }
  func.func @f48(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %canonloop = omp.new_cli
    %grid1 = omp.new_cli
    %intratile1 = omp.new_cli
    omp.canonical_loop(%canonloop) %iv : i32 in range(%arg1) {
      omp.terminator
    } {foo = 1 : i64}
    omp.tile (%grid1, %intratile1) <- (%canonloop) sizes(%arg1 : i32)
    return
  }
  func.func @f49(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.target_allocmem %arg1 : i32, i64
    return
  }
  func.func @f50(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.target_allocmem %arg1 : i32, i64 {uniq_name = "x"}
    omp.target_freemem %arg1, %0 : i32, i64
    return
  }
  func.func @f51(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.allocate_dir(%arg6 : !llvm.ptr)
    return
  }
  func.func @f52(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.teams {
      omp.workdistribute {
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f53(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.workshare {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg1) step (%arg1) {
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
  func.func @f54(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop reduction(mod: inscan, @r2 %arg6 -> %arg8 : !llvm.ptr) {
      omp.loop_nest (%arg9) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.scan inclusive(%arg8 : !llvm.ptr)
        omp.yield
      }
    }
    return
  }
  func.func @f55(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop reduction(mod: inscan, @r2 %arg6 -> %arg8 : !llvm.ptr) {
      omp.loop_nest (%arg9) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.scan exclusive(%arg8 : !llvm.ptr)
        omp.yield
      }
    }
    return
  }
  func.func @f56(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop linear(%arg2 = %arg1 : memref<1xi32>) {
      omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    } {linear_var_types = [i32]}
    return
  }
  func.func @f57(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.simd if(%arg0) nontemporal(%arg6, %arg2 : !llvm.ptr, memref<1xi32>) order(concurrent) safelen(4) simdlen(2) private(@p1 %arg3 -> %arg8 : i32) reduction(@r2 %arg6 -> %arg9 : !llvm.ptr) {
      omp.loop_nest (%arg10) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    }
    return
  }
  func.func @f58(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.teams allocate(%arg2 : memref<1xi32> -> %arg2 : memref<1xi32>) num_teams( to %arg1 : i32) private(@p1 %arg3 -> %arg8 : i32) reduction(@r2 %arg6 -> %arg9 : !llvm.ptr) {
      omp.terminator
    }
    return
  }
  func.func @f59(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel allocate(%arg2 : memref<1xi32> -> %arg6 : !llvm.ptr) {
      omp.terminator
    }
    return
  }
  func.func @f60(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.taskloop grainsize(%arg1: i32) {
      omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    }
    return
  }
  func.func @f61(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop schedule(static, none) {
      omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    }
    return
  }
  func.func @f62(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.atomic.write %arg6 = %arg1 hint(contended, nonspeculative) : !llvm.ptr, i32
    return
  }
  func.func @f63(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(none) capture(ByCopy) -> !llvm.ptr
    return
  }
  func.func @f64(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(none) capture(This) -> !llvm.ptr
    return
  }
  func.func @f65(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(delete) capture(VLAType) -> !llvm.ptr
    return
  }
  func.func @f66(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(ompx_hold, return_param, private, literal, attach) capture(VLAType) -> !llvm.ptr
    return
  }
  func.func @f67(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(attach_always, ref_ptr, ref_ptee) capture(VLAType) -> !llvm.ptr
    return
  }
  func.func @f68(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(storage, attach_none, attach_auto, ref_ptr_ptee, is_device_ptr) capture(VLAType) -> !llvm.ptr
    return
  }
  func.func @f69(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(tofrom) capture(VLAType) -> !llvm.ptr
    return
  }
  func.func @f70(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(present, tofrom, delete, return_param, storage) capture(VLAType) -> !llvm.ptr
    return
  }
  func.func @f71(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(storage) capture(VLAType) -> !llvm.ptr
    return
  }
  func.func @f72(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    %1 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(none) capture(This) var_ptr_ptr(%arg6 : !llvm.ptr) members(%0, %0 : [1, 2], [3] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {name = "x"}
    return
  }
  func.func @f73(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    %1 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(none) capture(This) var_ptr_ptr(%arg6 : !llvm.ptr) members(%0 : [-1] : !llvm.ptr) -> !llvm.ptr {name = "x"}
    return
  }
  func.func @f74(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.allocate_dir(%arg6, %arg2 : !llvm.ptr, memref<1xi32>) align(2) allocator(%arg4)
    return
  }
  func.func @f75(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop {
      omp.loop_nest (%arg8, %arg9) : index = (%arg5, %arg5) to (%arg5, %arg5) step (%arg5, %arg5) {
        omp.yield
      }
    }
    return
  }
  func.func @f76(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop {
      omp.loop_nest (%arg8) : index = (%arg5) to (%arg5) step (%arg5) tiles(2) {
        omp.yield
      }
    }
    return
  }
  func.func @f77(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel {
      %0 = arith.addi %arg1, %arg1 : i32
      omp.terminator
    }
    return
  }
  func.func @f78(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel {
    }
    return
  }
  func.func @f79(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      omp.terminator
    }
    return
  }
  func.func @f80(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.single {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      omp.terminator
    }
    return
  }
  func.func @f81(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.teams {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      omp.terminator
    }
    return
  }
  func.func @f82(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.master {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      omp.terminator
    }
    return
  }
  func.func @f83(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.critical {
    }
    return
  }
  func.func @f84(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel private(@p1 %arg4 -> %arg8 : i64) {
      omp.terminator
    }
    return
  }
  func.func @f85(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel reduction(@r1 %arg6 -> %arg8 : !llvm.ptr) {
      omp.terminator
    }
    return
  }
  func.func @f86(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel {
      "test.x"() : () -> ()
    }
    return
  }
  func.func @f87(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.parallel {
      omp.distribute {
        omp.wsloop {
          omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg1) step (%arg1) {
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    return
  }
  func.func @f88(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.target_update
    return
  }
  func.func @f89(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.target_enter_data
    return
  }
  func.func @f90(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop {
      omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.terminator
      }
    }
    return
  }
  func.func @f91(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop ordered(1) {
      omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.ordered depend_type(dependsink) depend_vec(%arg4 : i64) {doacross_num_loops = 1 : i64}
        omp.yield
      }
    }
    return
  }
  func.func @f92(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    omp.wsloop order(reproducible:) ordered(2) {
      omp.loop_nest (%arg8) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    }
    return
  }
  func.func @f93(%arg0: i1, %arg1: i32, %arg2: memref<1xi32>, %arg3: i32, %arg4: i64, %arg5: index, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg2 : memref<1xi32>, memref<1xi32>) map_clauses(to) capture(ByCopy) -> memref<1xi32>
    %1 = omp.map.info var_ptr(%arg2 : memref<1xi32>, memref<1xi32>) map_clauses(from) capture(ByCopy) members(%0 :  : memref<1xi32>) -> memref<1xi32>
    return
  }
}
