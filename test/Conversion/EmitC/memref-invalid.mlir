// RUN: %opt --convert-memref-to-emitc --split-input-file --verify-diagnostics %s
// RUN: echo 'module {}' | not %opt --pass-pipeline='builtin.module(func.func(convert-memref-to-emitc))' 2>&1 | FileCheck %s --check-prefix=ANCHOR
// ANCHOR: restricted to 'builtin.module'

func.func @dynamic(%n: index) {
  // expected-error@+2 {{failed to legalize operation 'memref.alloca' that was explicitly marked illegal}}
  // expected-note@+1 {{expected a static shape}}
  %0 = memref.alloca(%n) : memref<?xf32>
  return
}

// -----

func.func @aligned() {
  // expected-error@+2 {{failed to legalize operation 'memref.alloca' that was explicitly marked illegal}}
  // expected-note@+1 {{variables have no alignment}}
  %0 = memref.alloca() {alignment = 64} : memref<4xf32>
  return
}

// -----

func.func @wide() {
  // expected-error@+2 {{failed to legalize operation 'memref.alloca' that was explicitly marked illegal}}
  // expected-note@+1 {{failed to convert the type}}
  %0 = memref.alloca() : memref<4xi128>
  return
}

// -----

func.func @nested() {
  // expected-error@+2 {{failed to legalize operation 'memref.alloca' that was explicitly marked illegal}}
  // expected-note@+1 {{failed to convert the type}}
  %0 = memref.alloca() : memref<4xmemref<4xi32>>
  return
}

// -----

func.func @scalar() {
  // expected-error@+2 {{failed to legalize operation 'memref.alloc' that was explicitly marked illegal}}
  // expected-note@+1 {{expected a static shape of one or more dimensions, no layout, and a size that fits 64 bits}}
  %0 = memref.alloc() : memref<f32>
  return
}

// -----

func.func @large() {
  // expected-error@+2 {{failed to legalize operation 'memref.alloc' that was explicitly marked illegal}}
  // expected-note@+1 {{expected a static shape of one or more dimensions, no layout, and a size that fits 64 bits}}
  %0 = memref.alloc() : memref<4611686018427387904x4xi8>
  return
}

// -----

func.func @layout(%a: memref<4xi8, strided<[2]>>, %b: memref<4xi8>) {
  // expected-error@+1 {{failed to legalize operation 'memref.copy' that was explicitly marked illegal}}
  memref.copy %a, %b : memref<4xi8, strided<[2]>> to memref<4xi8>
  return
}

// -----

// expected-error@+2 {{failed to legalize operation 'memref.global' that was explicitly marked illegal}}
// expected-note@+1 {{C has no equivalent of the visibility}}
memref.global "nested" @g : memref<4xf32>

// -----

// expected-error@+2 {{failed to legalize operation 'memref.global' that was explicitly marked illegal}}
// expected-note@+1 {{variables have no alignment}}
memref.global "private" @g : memref<4xf32> {alignment = 64}

// -----

// expected-error@+2 {{failed to legalize operation 'memref.global' that was explicitly marked illegal}}
// expected-note@+1 {{failed to convert the type or the initial value}}
memref.global "private" @g : memref<i32> = dense_resource<x>

// -----

func.func @dealloc(%a: memref<4xf32>) {
  // expected-error@+2 {{failed to legalize operation 'memref.dealloc' that was explicitly marked illegal}}
  // expected-note@+1 {{there is no pattern for this operation}}
  memref.dealloc %a : memref<4xf32>
  return
}
