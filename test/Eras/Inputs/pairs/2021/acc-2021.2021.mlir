func @data(%a: memref<10xf32>, %p: !llvm.ptr<f32>, %c: i1, %n: i64) {
  acc.data if(%c) copy(%a : memref<10xf32>) create(%p : !llvm.ptr<f32>) {
    acc.terminator
  }
  acc.data present(%a : memref<10xf32>) copyout_zero(%p : !llvm.ptr<f32>) attach(%p : !llvm.ptr<f32>) {
    acc.terminator
  }
  acc.parallel async(%n: i64) wait(%n: i64, %n: i64) num_gangs(%n: i64) if(%c) copyin_readonly(%a: memref<10xf32>, %p: !llvm.ptr<f32>) no_create(%a: memref<10xf32>) {
    acc.yield
  }
  return
}
func @outside(%a: memref<10xf32>, %b: memref<10xf32>, %c: i1, %n: i64, %i: index) {
  acc.enter_data if(%c) copyin(%a : memref<10xf32>) create(%b : memref<10xf32>)
  acc.enter_data wait_devnum(%n: i64) wait(%n, %i : i64, index) attach(%a : memref<10xf32>) attributes {async}
  acc.update if(%c) host(%a : memref<10xf32>) device(%b : memref<10xf32>)
  acc.exit_data async(%n : i64) copyout(%a : memref<10xf32>) delete(%b : memref<10xf32>) attributes {finalize}
  return
}
func @loops(%n: i64, %l: index, %u: index, %s: index) {
  acc.loop gang(num=%n: i64) worker vector(%n: i64) {
    scf.for %i = %l to %u step %s {
      scf.for %j = %l to %u step %s {
      }
    }
    acc.yield
  } attributes {collapse = 2}
  acc.loop tile(%n: i64, %n: i64) {
    scf.for %i = %l to %u step %s {
      scf.for %j = %l to %u step %s {
      }
    }
    acc.yield
  } attributes {seq}
  return
}
