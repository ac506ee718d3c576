// RUN: grep 'RUN-FN[:]' %s > %t.scheduled
// RUN: %opt --transform-preload-library=transform-library-paths=%S/Inputs/convolution-schedule.mlir --transform-interpreter %s >> %t.scheduled
// RUN: %run-fn %s
// RUN: %run-fn %t.scheduled
//
// The schedule of MLIR's tutorial keeps results. The numbers are integers, so that sums do not depend on their order.

!tinput = tensor<1x4x12x3xf32>
!tfilter = tensor<3x3x3x128xf32>
!tbias = tensor<128xf32>
!toutput = tensor<1x2x10x128xf32>
func.func @conv(%input: !tinput {bufferization.writable = false, bufferization.access = "read"},
                %filter: !tfilter {bufferization.writable = false, bufferization.access = "read"},
                %bias: !tbias {bufferization.writable = false, bufferization.access = "read"},
                %output: !toutput {bufferization.writable = true, bufferization.buffer_layout = affine_map<(d0,d1,d2,d3) -> (d0,d1,d2,d3)>, bufferization.access = "write"}) -> !toutput {
  %bias_init = tensor.empty() : !toutput
  %biased = linalg.broadcast ins(%bias : !tbias) outs(%bias_init : !toutput) dimensions = [0, 1, 2]
  %convolved = linalg.generic {
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
    indexing_maps = [
      affine_map<(n, y, x, c, rz, ry, rx) -> (rx, rz, ry, c)>,
      affine_map<(n, y, x, c, rz, ry, rx) -> (n, y+rz, x+ry, rx)>,
      affine_map<(n, y, x, c, rz, ry, rx) -> (n, y, x, c)>]
  } ins(%filter, %input: !tfilter, !tinput) outs(%biased : !toutput) {
  ^bb0(%in: f32, %f: f32, %b: f32):
    %m1 = arith.mulf %in, %f {fastmath = #arith.fastmath<fast>} : f32
    %0 = arith.addf %b, %m1 {fastmath = #arith.fastmath<fast>} : f32
    linalg.yield %0 : f32
  } -> !toutput
  %c0 = arith.constant 0.0 : f32
  %relued = linalg.generic {
    iterator_types = ["parallel", "parallel", "parallel", "parallel"],
    indexing_maps = [
      affine_map<(d0, d1, d2, d3) -> ()>,
      affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>,
      affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>]
  } ins(%c0, %convolved : f32, !toutput) outs(%output : !toutput) {
  ^bb0(%cst: f32, %in: f32, %out: f32):
    %0 = arith.maximumf %cst, %in : f32
    linalg.yield %0 : f32
  } -> !toutput
  return %relued : !toutput
}

// RUN-FN: element(0, 0, 0, 0) == 0
// RUN-FN: element(0, 1, 2, 5) == 635
// RUN-FN: element(0, 1, 9, 127) == 109
// RUN-FN: element(0, 0, 7, 64) == 46
func.func @element(%n: index, %y: index, %x: index, %c: index) -> f32 {
  %input = tensor.generate {
  ^bb0(%h: index, %i: index, %j: index, %k: index):
    %sum0 = arith.addi %i, %j : index
    %sum = arith.addi %sum0, %k : index
    %int = arith.index_cast %sum : index to i32
    %float = arith.sitofp %int : i32 to f32
    tensor.yield %float : f32
  } : !tinput
  %filter = tensor.generate {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    %sum0 = arith.addi %i, %j : index
    %sum1 = arith.subi %sum0, %k : index
    %c7 = arith.constant 7 : index
    %rest = arith.remui %l, %c7 : index
    %sum = arith.subi %rest, %sum1 : index
    %int = arith.index_cast %sum : index to i32
    %float = arith.sitofp %int : i32 to f32
    tensor.yield %float : f32
  } : !tfilter
  %bias = tensor.generate {
  ^bb0(%i: index):
    %int = arith.index_cast %i : index to i32
    %float = arith.sitofp %int : i32 to f32
    tensor.yield %float : f32
  } : !tbias
  %output = tensor.empty() : !toutput
  %result = func.call @conv(%input, %filter, %bias, %output) : (!tinput, !tfilter, !tbias, !toutput) -> !toutput
  %element = tensor.extract %result[%n, %y, %x, %c] : !toutput
  return %element : f32
}
