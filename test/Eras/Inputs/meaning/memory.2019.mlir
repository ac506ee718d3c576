// Memory as 2019 wrote it.
#transposed = (i, j) -> (j, i)

// @read([1, 2, 3], 1) = 2
func @read(%m : memref<3xi32>, %i : index) -> i32 {
  %0 = load %m[%i] : memref<3xi32>
  return %0 : i32
}
// @write([1, 2, 3] => [1, 9, 3], 1, 9) =
func @write(%m : memref<3xi32>, %i : index, %v : i32) {
  store %v, %m[%i] : memref<3xi32>
  return
}
// @size([1, 2, 3, 4, 5, 6]) = 2, 3
func @size(%m : memref<?x3xf32>) -> (index, index) {
  %0 = dim %m, 0 : memref<?x3xf32>
  %1 = dim %m, 1 : memref<?x3xf32>
  return %0, %1 : index, index
}
// @allocate(3) = 3
func @allocate(%n : index) -> index {
  %0 = alloc(%n) : memref<?xf32>
  %1 = dim %0, 0 : memref<?xf32>
  dealloc %0 : memref<?xf32>
  return %1 : index
}
// @allocate_two(3, 5) = 5
func @allocate_two(%n : index, %m : index) -> index {
  %0 = alloc(%n, %m) : memref<?x?xf32>
  %1 = dim %0, 1 : memref<?x?xf32>
  return %1 : index
}
// @stack(7) = 7
func @stack(%v : i32) -> i32 {
  %i = constant 1 : index
  %0 = alloca() : memref<2xi32>
  store %v, %0[%i] : memref<2xi32>
  %1 = load %0[%i] : memref<2xi32>
  return %1 : i32
}
// @cast([4, 5]) = 2, 5
func @cast(%m : memref<2xi32>) -> (index, i32) {
  %i = constant 1 : index
  %0 = memref_cast %m : memref<2xi32> to memref<?xi32>
  %1 = dim %0, 0 : memref<?xi32>
  %2 = load %0[%i] : memref<?xi32>
  return %1, %2 : index, i32
}
// @affine_shift([1, 2, 3, 4] => [2, 3, 4, 4]) =
func @affine_shift(%m : memref<4xi32>) {
  affine.for %i = 0 to 3 {
    %0 = affine.load %m[%i + 1] : memref<4xi32>
    affine.store %0, %m[%i] : memref<4xi32>
  }
  return
}
// @affine_symbol([1, 2, 3, 4], 2) = 4
func @affine_symbol(%m : memref<4xi32>, %n : index) -> i32 {
  %0 = affine.load %m[symbol(%n) + 1] : memref<4xi32>
  return %0 : i32
}
// @reverse([1, 2, 3, 4] => [4, 3, 2, 1]) =
func @reverse(%m : memref<4xi32>) {
  affine.for %i = 0 to 2 {
    %0 = affine.load %m[%i] : memref<4xi32>
    %1 = affine.load %m[-%i + 3] : memref<4xi32>
    affine.store %1, %m[%i] : memref<4xi32>
    affine.store %0, %m[3 - %i] : memref<4xi32>
  }
  return
}
// @total([1, 2, 3, 4]) = 10
func @total(%m : memref<4xi32>) -> i32 {
  %s = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  affine.store %zero, %s[0] : memref<1xi32>
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i] : memref<4xi32>
    %1 = affine.load %s[0] : memref<1xi32>
    %2 = addi %0, %1 : i32
    affine.store %2, %s[0] : memref<1xi32>
  }
  %3 = affine.load %s[0] : memref<1xi32>
  return %3 : i32
}
// @matmul([1, 2, 3, 4], [5, 6, 7, 8], [0, 0, 0, 0] => [19, 22, 43, 50]) =
func @matmul(%a : memref<2x2xf32>, %b : memref<2x2xf32>, %c : memref<2x2xf32>) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 2 {
      affine.for %k = 0 to 2 {
        %0 = affine.load %a[%i, %k] : memref<2x2xf32>
        %1 = affine.load %b[%k, %j] : memref<2x2xf32>
        %2 = affine.load %c[%i, %j] : memref<2x2xf32>
        %3 = mulf %0, %1 : f32
        %4 = addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<2x2xf32>
      }
    }
  }
  return
}
// @multiply_mixed([1, 2, 3, 4, 5, 6], [1, 0, 0, 1, 1, 1], [0, 0, 0, 0] => [4, 5, 10, 11]) =
func @multiply_mixed(%a : memref<2x3xf32>, %b : memref<3x2xf32>, %c : memref<?x2xf32>) {
  %n = dim %c, 0 : memref<?x2xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 2 {
      affine.for %k = 0 to 3 {
        %0 = load %a[%i, %k] : memref<2x3xf32>
        %1 = load %b[%k, %j] : memref<3x2xf32>
        %2 = mulf %0, %1 : f32
        %3 = load %c[%i, %j] : memref<?x2xf32>
        %4 = addf %2, %3 : f32
        store %4, %c[%i, %j] : memref<?x2xf32>
      }
    }
  }
  return
}
// @maximum([3, 9, 4]) = 9
func @maximum(%m : memref<3xi32>) -> i32 {
  %zero = constant 0 : index
  %one = constant 1 : index
  %n = dim %m, 0 : memref<3xi32>
  %first = load %m[%zero] : memref<3xi32>
  br ^head(%one, %first : index, i32)
^head(%i : index, %best : i32):
  %more = cmpi "slt", %i, %n : index
  cond_br %more, ^body, ^end
^body:
  %v = load %m[%i] : memref<3xi32>
  %larger = cmpi "sgt", %v, %best : i32
  %next = select %larger, %v, %best : i32
  %j = addi %i, %one : index
  br ^head(%j, %next : index, i32)
^end:
  return %best : i32
}
// @identity_layout([1, 2, 3, 4]) = 2
func @identity_layout(%m : memref<2x2xi32, (i, j) -> (i, j)>) -> i32 {
  %0 = affine.load %m[0, 1] : memref<2x2xi32, (i, j) -> (i, j)>
  return %0 : i32
}
// @subview([0, 1, 2, 3, 4, 5, 6, 7], 2) = 5
func @subview(%m : memref<8xi32>, %o : index) -> i32 {
  %two = constant 2 : index
  %three = constant 3 : index
  %one = constant 1 : index
  %0 = subview %m[%three][%two][%o] : memref<8xi32> to memref<?xi32, offset: ?, strides: [?]>
  %1 = load %0[%one] : memref<?xi32, offset: ?, strides: [?]>
  return %1 : i32
}
// @loop_prefix_sum([1, 2, 3] => [1, 3, 6]) =
func @loop_prefix_sum(%m : memref<?xi32>) {
  %one = constant 1 : index
  %n = dim %m, 0 : memref<?xi32>
  loop.for %i = %one to %n step %one {
    %before = subi %i, %one : index
    %0 = load %m[%before] : memref<?xi32>
    %1 = load %m[%i] : memref<?xi32>
    %2 = addi %0, %1 : i32
    store %2, %m[%i] : memref<?xi32>
  }
  return
}
// @clamp([-3, 5, 12] => [0, 5, 10]) =
func @clamp(%m : memref<3xi32>) {
  %low = constant 0 : i32
  %high = constant 10 : i32
  affine.for %i = 0 to 3 {
    %0 = load %m[%i] : memref<3xi32>
    %1 = cmpi "slt", %0, %low : i32
    %2 = select %1, %low, %0 : i32
    %3 = cmpi "sgt", %2, %high : i32
    %4 = select %3, %high, %2 : i32
    store %4, %m[%i] : memref<3xi32>
  }
  return
}
