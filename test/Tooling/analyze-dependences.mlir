// RUN: cd %S && %strata analyze dependences %{s:basename} | FileCheck %s
// RUN: cd %S && %strata analyze dependences --format=json --entry=seidel %{s:basename} | FileCheck %s --check-prefix=JSON
// RUN: cd %S && %strata analyze dependences --format=dot --entry=@seidel %{s:basename} | FileCheck %s --check-prefix=DOT
// RUN: cd %S && %strata analyze dependences --input-dependences --entry=race %{s:basename} | FileCheck %s --check-prefix=INPUT
// RUN: cd %S && %strata analyze dependences --arguments-may-alias --entry=copy %{s:basename} | FileCheck %s --check-prefix=ALIAS
// RUN: not %strata analyze dependences --entry=missing %s 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not %strata analyze 2>&1 | FileCheck %s --check-prefix=USAGE
// RUN: not %strata analyze dependence %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// MISSING: the file has no function '@missing'
// USAGE: usage: strata analyze <subcommand> [options]
// UNKNOWN: error: unknown subcommand 'dependence'; did you mean 'dependences'?

// CHECK-LABEL: @seidel
// CHECK-NEXT: loop 1 analyze-dependences.mlir:[[#@LINE+11]]:3 affine.for: dependences between iterations
// CHECK-NEXT: loop 2 analyze-dependences.mlir:[[#@LINE+11]]:5 affine.for: dependences between iterations
// CHECK-NEXT: flow analyze-dependences.mlir:[[#@LINE+14]]:7 affine.store -> analyze-dependences.mlir:[[#@LINE+11]]:12 affine.load, carried by loop 2, distance (0, 1), as from (1, 1) to (1, 2)
// CHECK-NEXT: flow {{.*}} carried by loop 1, distance (1, -1), as from (1, 2) to (2, 1)
// JSON: "function": "@seidel"
// JSON: "kind": "flow"
// JSON-NEXT: "source": 2
// JSON-NEXT: "target": 0
// DOT: label = "@seidel"
// DOT: n2 -> n0 [label = "flow (0, 1)"]
func.func @seidel(%a: memref<100x100xf32>) {
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to 99 {
      %x = affine.load %a[%i, %j - 1] : memref<100x100xf32>
      %y = affine.load %a[%i - 1, %j + 1] : memref<100x100xf32>
      %s = arith.addf %x, %y : f32
      affine.store %s, %a[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// Two loops: in one iteration of the loop around them, or in a later one.
// CHECK-LABEL: @nested
// CHECK: flow {{.*}}affine.store -> {{.*}}affine.load, carried by loop 1, distance (1..3), overwritten before, as from (0, 0) to (1, 0)
// CHECK: flow {{.*}}affine.store -> {{.*}}affine.load, in one iteration, distance (0), as from (0, 0) to (0, 0)
// CHECK: anti
// CHECK-NEXT: output {{.*}} distance (1..3, 0), as from (0, 0) to (1, 0)
func.func @nested(%a: memref<10xf32>, %b: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 10 {
      affine.store %x, %a[%j] : memref<10xf32>
    }
    affine.for %j = 0 to 10 {
      %y = affine.load %a[%j] : memref<10xf32>
      affine.store %y, %b[%j] : memref<10xf32>
    }
  }
  return
}

// CHECK-LABEL: @race
// CHECK: output {{.*}}, race in loop 1, distance (1..9), as from (0) to (1)
// INPUT: input {{.*}}, race in loop 1, distance (1..9), as from (0) to (1)
func.func @race(%a: memref<10xf32>, %b: memref<10xf32>) {
  affine.parallel (%i) = (0) to (10) {
    %x = affine.load %b[0] : memref<10xf32>
    affine.store %x, %a[0] : memref<10xf32>
  }
  return
}

// Arguments are different memory unless the flag says otherwise.
// CHECK-LABEL: @copy
// CHECK-NOT: flow
// ALIAS: anti {{.*}} in one iteration
// ALIAS: flow {{.*}} carried by loop 1, distance (>=1), as from (0) to (1)
func.func @copy(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xf32>
    affine.store %x, %b[%i] : memref<?xf32>
  }
  return
}

// Blocks can be executed in any order, any number of times.
// CHECK-LABEL: @blocks
// CHECK: output {{.*}}, between blocks, distance (>=1){{$}}
func.func @blocks(%a: memref<10xf32>, %x: f32, %i: index, %more: i1) {
  cf.br ^again
^again:
  memref.store %x, %a[%i] : memref<10xf32>
  cf.cond_br %more, ^again, ^done
^done:
  return
}
