// Branches, affine loops and conditions as 2019 wrote them: bare maps and sets, bounds
// that apply maps to dimensions in parentheses and symbols in brackets.
#double = (d0) -> (d0 * 2)
#plus = (d0)[s0] -> (d0 + s0)
#two_bounds = (d0)[s0] -> (d0, s0)
#div_up = (d0) -> (d0 ceildiv 4)
#divs = (d0) -> (d0 floordiv 4)
#mods = (d0) -> (d0 mod 4)
#sum = (d0, d1) -> (d0 + d1)
#inside = (d0)[s0] : (d0 - 2 >= 0, s0 - d0 >= 0)
#even = (d0) : (d0 mod 2 == 0)
#corner = (d0, d1) : (d0 == 0, d1 == 0)

// @jump(4) = 4
func @jump(%a : i32) -> i32 {
  br ^bb1(%a : i32)
^bb1(%b : i32):
  return %b : i32
}
// @larger(3, 5) = 5
// @larger(7, 5) = 7
func @larger(%a : i32, %b : i32) -> i32 {
  %0 = cmpi "sgt", %a, %b : i32
  cond_br %0, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%c : i32):
  return %c : i32
}
// @count_down(5) = 15
func @count_down(%n : i32) -> i32 {
  %zero = constant 0 : i32
  %one = constant 1 : i32
  br ^head(%n, %zero : i32, i32)
^head(%i : i32, %total : i32):
  %more = cmpi "sgt", %i, %zero : i32
  cond_br %more, ^body, ^end
^body:
  %next = subi %i, %one : i32
  %sum = addi %total, %i : i32
  br ^head(%next, %sum : i32, i32)
^end:
  return %total : i32
}
// @gcd(12, 18) = 6
// @gcd(17, 5) = 1
func @gcd(%x : i32, %y : i32) -> i32 {
  %zero = constant 0 : i32
  br ^head(%x, %y : i32, i32)
^head(%a : i32, %b : i32):
  %done = cmpi "eq", %b, %zero : i32
  cond_br %done, ^end, ^body
^body:
  %r = remis %a, %b : i32
  br ^head(%b, %r : i32, i32)
^end:
  return %a : i32
}
// @generic_branch(true, 8) = 8
// @generic_branch(false, 8) = 16
func @generic_branch(%c : i1, %a : i32) -> i32 {
  %0 = addi %a, %a : i32
  "std.cond_br"(%c)[^bb1(%a : i32), ^bb1(%0 : i32)] : (i1) -> ()
^bb1(%b : i32):
  "std.br"()[^bb2(%b : i32)] : () -> ()
^bb2(%d : i32):
  "std.return"(%d) : (i32) -> ()
}
// @factorial(5) = 120
func @factorial(%n : i32) -> i32 {
  %one = constant 1 : i32
  %last = cmpi "sle", %n, %one : i32
  cond_br %last, ^end, ^more
^end:
  return %one : i32
^more:
  %m = subi %n, %one : i32
  %f = call @factorial(%m) : (i32) -> i32
  %r = muli %n, %f : i32
  return %r : i32
}
// @apply_double(21) = 42
func @apply_double(%i : index) -> index {
  %0 = affine.apply #double(%i)
  return %0 : index
}
// @apply_inline(5, 3) = 13
func @apply_inline(%i : index, %n : index) -> index {
  %0 = affine.apply (d0)[s0] -> (d0 * 2 + s0) (%i)[%n]
  return %0 : index
}
// @apply_symbol(5, 3) = 8
func @apply_symbol(%i : index, %n : index) -> index {
  %0 = affine.apply #plus(%i)[%n]
  return %0 : index
}
// @apply_div_up(9) = 3
// @apply_div_up(-9) = -2
func @apply_div_up(%i : index) -> index {
  %0 = affine.apply #div_up(%i)
  return %0 : index
}
// @apply_div(9) = 2
// @apply_div(-9) = -3
func @apply_div(%i : index) -> index {
  %0 = affine.apply #divs(%i)
  return %0 : index
}
// @apply_mod(9) = 1
// @apply_mod(-9) = 3
func @apply_mod(%i : index) -> index {
  %0 = affine.apply #mods(%i)
  return %0 : index
}
// @apply_negative(3) = -7
func @apply_negative(%i : index) -> index {
  %0 = affine.apply (d0) -> (-d0 - 4) (%i)
  return %0 : index
}
// @apply_sum(3, 4) = 7
func @apply_sum(%i : index, %j : index) -> index {
  %0 = affine.apply #sum(%i, %j)
  return %0 : index
}
// @inside(5, 1) = 0
// @inside(5, 2) = 1
// @inside(5, 5) = 1
// @inside(5, 6) = 0
func @inside(%n : index, %i : index) -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.if #inside(%i)[%n] {
    affine.store %one, %m[0] : memref<1xi32>
  }
  %0 = affine.load %m[0] : memref<1xi32>
  return %0 : i32
}
// @even(6) = 10
// @even(7) = 20
func @even(%i : index) -> i32 {
  %m = alloc() : memref<1xi32>
  %ten = constant 10 : i32
  %twenty = constant 20 : i32
  affine.if #even(%i) {
    affine.store %ten, %m[0] : memref<1xi32>
  } else {
    affine.store %twenty, %m[0] : memref<1xi32>
  }
  %0 = affine.load %m[0] : memref<1xi32>
  return %0 : i32
}
// @corner([1, 2, 3, 4] => [0, 2, 3, 4]) =
func @corner(%m : memref<2x2xi32>) {
  %zero = constant 0 : i32
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 2 {
      affine.if #corner(%i, %j) {
        affine.store %zero, %m[%i, %j] : memref<2x2xi32>
      }
    }
  }
  return
}
// @inline_set([5, 5, 5, 5] => [5, 0, 0, 5]) =
func @inline_set(%m : memref<4xi32>) {
  %zero = constant 0 : i32
  affine.for %i = 0 to 4 {
    affine.if (d0) : (d0 - 1 >= 0, 2 - d0 >= 0) (%i) {
      affine.store %zero, %m[%i] : memref<4xi32>
    }
  }
  return
}
// @steps() = 4
func @steps() -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.for %i = 0 to 10 step 3 {
    %old = affine.load %m[0] : memref<1xi32>
    %new = addi %old, %one : i32
    affine.store %new, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}
// @no_steps() = 0
func @no_steps() -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.for %i = 10 to 10 {
    %old = affine.load %m[0] : memref<1xi32>
    %new = addi %old, %one : i32
    affine.store %new, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}
// @to_symbol(7) = 7
// @to_symbol(-1) = 0
func @to_symbol(%n : index) -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.for %i = 0 to %n {
    %old = affine.load %m[0] : memref<1xi32>
    %new = addi %old, %one : i32
    affine.store %new, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}
// @from_symbol(4) = 6
func @from_symbol(%n : index) -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.for %i = %n to 10 {
    %old = affine.load %m[0] : memref<1xi32>
    %new = addi %old, %one : i32
    affine.store %new, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}
// @to_map(3) = 6
func @to_map(%n : index) -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.for %i = 0 to #double(%n) {
    %old = affine.load %m[0] : memref<1xi32>
    %new = addi %old, %one : i32
    affine.store %new, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}
// @to_inline_map(3) = 10
func @to_inline_map(%n : index) -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.for %i = 0 to ()[s0] -> (s0 * 3 + 1)()[%n] {
    %old = affine.load %m[0] : memref<1xi32>
    %new = addi %old, %one : i32
    affine.store %new, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}
// @to_minimum(5, 3) = 3
// @to_minimum(2, 3) = 2
func @to_minimum(%a : index, %b : index) -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.for %i = 0 to min #two_bounds(%a)[%b] {
    %old = affine.load %m[0] : memref<1xi32>
    %new = addi %old, %one : i32
    affine.store %new, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}
// @from_maximum(5, 3) = 5
// @from_maximum(2, 7) = 3
func @from_maximum(%a : index, %b : index) -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.for %i = max #two_bounds(%a)[%b] to 10 {
    %old = affine.load %m[0] : memref<1xi32>
    %new = addi %old, %one : i32
    affine.store %new, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}
// @from_map(2) = 6
func @from_map(%n : index) -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.for %i = #double(%n) to 10 {
    %old = affine.load %m[0] : memref<1xi32>
    %new = addi %old, %one : i32
    affine.store %new, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}
// @loop_of_2019(1, 10, 4) = 3
func @loop_of_2019(%l : index, %u : index, %s : index) -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  loop.for %i = %l to %u step %s {
    %old = affine.load %m[0] : memref<1xi32>
    %new = addi %old, %one : i32
    affine.store %new, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}
// @triangle() = 10
func @triangle() -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to (d0) -> (d0 + 1)(%i) {
    %old = affine.load %m[0] : memref<1xi32>
    %new = addi %old, %one : i32
    affine.store %new, %m[0] : memref<1xi32>
    }
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}
// @loop_if(true) = 1
// @loop_if(false) = 2
func @loop_if(%c : i1) -> i32 {
  %m = alloc() : memref<1xi32>
  %one = constant 1 : i32
  %two = constant 2 : i32
  loop.if %c {
    affine.store %one, %m[0] : memref<1xi32>
  } else {
    affine.store %two, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}
