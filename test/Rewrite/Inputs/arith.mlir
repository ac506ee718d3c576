// One of each operation that examples/arith-to-llvm.mlir has a rule for.
func.func @integers(%a : i32, %b : i32, %v : vector<4xi64>) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %0, %b overflow<nsw> : i32
  %2 = arith.subi %1, %a overflow<nsw, nuw> : i32
  %3 = arith.muli %2, %a overflow<nuw> : i32
  %4 = arith.shli %3, %a : i32
  %5 = arith.divsi %4, %a : i32
  %6 = arith.divsi %5, %a exact : i32
  %7 = arith.divui %6, %a : i32
  %8 = arith.divui %7, %a exact : i32
  %9 = arith.shrsi %8, %a exact : i32
  %10 = arith.shrui %9, %a exact : i32
  %11 = arith.shrsi %10, %a : i32
  %12 = arith.shrui %11, %a : i32
  %13 = arith.remsi %12, %a : i32
  %14 = arith.remui %13, %a : i32
  %15 = arith.andi %14, %a : i32
  %16 = arith.ori %15, %a : i32
  %17 = arith.xori %16, %a : i32
  %18 = arith.maxsi %17, %a : i32
  %19 = arith.maxui %18, %a : i32
  %20 = arith.minsi %19, %a : i32
  %21 = arith.minui %20, %a : i32
  %22 = arith.addi %v, %v : vector<4xi64>
  return %21 : i32
}
func.func @floats(%a : f32, %b : f32, %v : vector<4xf16>) -> f32 {
  %0 = arith.addf %a, %b fastmath<fast> : f32
  %1 = arith.subf %0, %b fastmath<nnan, ninf> : f32
  %2 = arith.mulf %1, %b : f32
  %3 = arith.divf %2, %b fastmath<arcp> : f32
  %4 = arith.remf %3, %b : f32
  %5 = arith.maximumf %4, %b : f32
  %6 = arith.minimumf %5, %b : f32
  %7 = arith.maxnumf %6, %b fastmath<nsz> : f32
  %8 = arith.minnumf %7, %b : f32
  %9 = arith.negf %8 fastmath<contract> : f32
  %10 = arith.mulf %v, %v : vector<4xf16>
  return %9 : f32
}
func.func @choice(%c : i1, %a : index, %b : index, %x : f64, %v : vector<4xindex>) -> index {
  %0 = arith.cmpi ult, %a, %b : index
  %1 = arith.cmpf one, %x, %x fastmath<reassoc> : f64
  %2 = arith.select %0, %a, %b : index
  %3 = arith.cmpi sge, %v, %v : vector<4xindex>
  %4 = arith.select %3, %v, %v : vector<4xi1>, vector<4xindex>
  %5 = arith.select %1, %2, %a : index
  return %5 : index
}
func.func @constants() -> (index, vector<2xindex>) {
  %0 = arith.constant 3 : index
  %1 = arith.constant dense<[1, 2]> : vector<2xindex>
  %2 = arith.constant 1.5 : bf16
  %3 = arith.constant true
  return %0, %1 : index, vector<2xindex>
}
func.func @casts(%a : i32, %i : index, %f : f32, %v : vector<4xindex>) -> index {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %a : i32 to i64
  %2 = arith.trunci %a overflow<nsw> : i32 to i8
  %3 = arith.sitofp %a : i32 to f32
  %4 = arith.uitofp %a : i32 to f32
  %5 = arith.fptosi %f : f32 to i32
  %6 = arith.fptoui %f : f32 to i32
  %7 = arith.extf %f : f32 to f64
  %8 = arith.truncf %f : f32 to f16
  %9 = arith.bitcast %a : i32 to f32
  %10 = arith.index_cast %a : i32 to index
  %11 = arith.index_cast %i : index to i32
  %12 = arith.index_cast %i : index to i64
  %13 = arith.index_castui %a : i32 to index
  %14 = arith.index_castui %i : index to i128
  %15 = arith.index_castui %v : vector<4xindex> to vector<4xi32>
  return %10 : index
}
// An operation that folds to a constant, or to another value, is converted like these.
func.func private @use(index)
func.func @folded(%c : i1, %a : index, %b : index) {
  %0 = arith.subi %a, %a : index
  call @use(%0) : (index) -> ()
  %1 = arith.addi %a, %b : index
  %2 = arith.select %c, %1, %1 : index
  call @use(%1) : (index) -> ()
  call @use(%2) : (index) -> ()
  return
}
// Operations without a rule are kept.
func.func @others(%t : tensor<4xi32>, %m : vector<2x2xf32>, %a : i32) {
  %0 = arith.addi %t, %t : tensor<4xi32>
  return
}
