// Names of loops that are transformed tell where they are.
// RUN: sed '/^\/\//d' %s > %t.mlir
// RUN: %opt --allow-unregistered-dialect %t.mlir -o %t.printed.mlir
// RUN: sed "$d" %t.printed.mlir | diff %t.mlir -
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.printed.mlir -
module {
  func.func @a(%arg0: i32, %arg1: i1) {
    %canonloop_s0 = omp.new_cli
    %canonloop_s0_s0 = omp.new_cli
    %canonloop_s0_s1 = omp.new_cli
    %canonloop_s0_s2_r0 = omp.new_cli
    %canonloop_s1 = omp.new_cli
    %cli = omp.new_cli
    omp.canonical_loop(%canonloop_s0) %iv_s0 : i32 in range(%arg0) {
      omp.canonical_loop(%canonloop_s0_s0) %iv_s0_s0 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.canonical_loop(%canonloop_s0_s1) %iv_s0_s1 : i32 in range(%arg0) {
        omp.terminator
      }
      scf.if %arg1 {
        omp.canonical_loop(%canonloop_s0_s2_r0) %iv_s0_s2_r0 : i32 in range(%arg0) {
          omp.terminator
        }
      } else {
        omp.canonical_loop %iv_s0_s2_r1 : i32 in range(%arg0) {
          omp.terminator
        }
      }
      omp.terminator
    }
    omp.canonical_loop(%canonloop_s1) %iv_s1 : i32 in range(%arg0) {
      omp.terminator
    }
    scf.if %arg1 {
      omp.canonical_loop %iv_s2_r0 : i32 in range(%arg0) {
        omp.canonical_loop %iv_s2_r0_d1 : i32 in range(%arg0) {
          omp.terminator
        }
        omp.terminator
      }
    }
    return
  }
  func.func @one(%arg0: i32, %arg1: i1) {
    %canonloop_r0 = omp.new_cli
    scf.if %arg1 {
      omp.canonical_loop(%canonloop_r0) %iv_r0 : i32 in range(%arg0) {
        omp.canonical_loop %iv_r0_d1 : i32 in range(%arg0) {
          omp.terminator
        }
        omp.terminator
      }
    }
    return
  }
  func.func @two(%arg0: i32, %arg1: i1) {
    scf.if %arg1 {
    } else {
      omp.canonical_loop %iv_r1 : i32 in range(%arg0) {
        omp.canonical_loop %iv_r1_d1 : i32 in range(%arg0) {
          scf.if %arg1 {
            omp.canonical_loop %iv_r1_r0 : i32 in range(%arg0) {
              omp.terminator
            }
          }
          omp.terminator
        }
        omp.terminator
      }
    }
    return
  }
  func.func @three(%arg0: i32, %arg1: i1) {
    omp.parallel {
      omp.canonical_loop %iv_s0 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @blocks(%arg0: i32, %arg1: i1) {
    %canonloop_s0_d1 = omp.new_cli
    omp.canonical_loop %iv_s0 : i32 in range(%arg0) {
      cf.br ^bb1
    ^bb1:  // pred: ^body_entry
      omp.canonical_loop(%canonloop_s0_d1) %iv_s0_d1 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.terminator
    }
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    omp.canonical_loop %iv_s1 : i32 in range(%arg0) {
      omp.terminator
    }
    return
  }
  func.func @tiles(%arg0: i32, %arg1: i1) {
    %canonloop = omp.new_cli
    %canonloop_d1 = omp.new_cli
    %grid1 = omp.new_cli
    %grid2 = omp.new_cli
    %intratile1 = omp.new_cli
    %intratile2 = omp.new_cli
    omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
      omp.canonical_loop(%canonloop_d1) %iv_d1 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.terminator
    }
    omp.tile (%grid1, %grid2, %intratile1, %intratile2) <- (%canonloop, %canonloop_d1) sizes(%arg0, %arg0 : i32, i32)
    omp.tile  <- (%grid1) sizes(%arg0 : i32)
    omp.unroll_heuristic(%grid2)
    return
  }
}
