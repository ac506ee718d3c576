// Aliases: the defined ones are expanded, the printer makes its own.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK:      #map = affine_map<(d0) -> (d0 + 7)>
// CHECK-NEXT: module {
// CHECK-NEXT:   %[[OP:[a-z0-9_]+]]:2 = "t.op"() {a = ["s", #map], b = 43 : i64} : () -> (i32, tensor<4xf32>)
// CHECK-NEXT: }
#map = affine_map<(d0) -> (d0 + 7)>
#list = ["s", #map]
#1 = 43
!4 = i32
!x-y$z = tensor<4xf32>
"t.op"() {a = #list, b = #1} : () -> (!4, !x-y$z)

// -----

// -----

// Sorted by nesting, kind and name, then by first use.
// CHECK:      #distinct = distinct[0]<"x">
// CHECK-NEXT: #map = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 + 9)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: #distinct1 = distinct[1]<#map4>
// CHECK-NEXT: module {
// CHECK-NEXT:   "t.a"() {b = #map, z = #map1} : () -> ()
// CHECK-NEXT:   %[[B:.*]] = "t.b"() {m = [#map3], z = #set} : () -> memref<4xf32, #map2>
// CHECK-NEXT:   "t.c"() {d = #distinct, e = [#distinct, #distinct1, distinct[2]<>]} : () -> ()
// CHECK-NEXT: }
"t.a"() {z = affine_map<(d0) -> (d0 + 1)>, b = affine_map<(d0) -> (d0 + 2)>} : () -> ()
"t.b"() {z = affine_set<(d0) : (d0 >= 0)>, m = [affine_map<(d0) -> (d0 + 3)>]} : () -> memref<4xf32, affine_map<(d0) -> (d0 + 4)>>
"t.c"() {d = distinct[1]<"x">, e = [distinct[1]<"x">, distinct[5]<affine_map<(d0) -> (d0 + 9)>>, distinct[6]<>]} : () -> ()

// -----

// expected-error@below {{undefined symbol alias id 'late'}}
"t.op"() {a = #late} : () -> ()
#late = 42

// -----

// expected-error@below {{undefined symbol alias id 'late'}}
"t.op"() : () -> !late

// -----

// expected-error@below {{expected non-function type}}
!a = type i32

// -----

// expected-error@below {{attribute names with a '.' are reserved for dialect-defined names}}
#a.b = 42

// -----

// expected-error@below {{type names with a '.' are reserved for dialect-defined names}}
!a.b = i32

// -----

#a = 42
// expected-error@below {{redefinition of attribute alias id 'a'}}
#a = 42

// -----

!a = i32
// expected-error@below {{redefinition of type alias id 'a'}}
!a = i32

// -----

// expected-error@below {{expected '=' in attribute alias definition}}
#0a = 44

// -----

// expected-error@below {{expected '=' in attribute alias definition}}
#a 44

// -----

// expected-error@below {{expected attribute value}}
#a = 

// -----

// expected-error@below {{expected '=' in type alias definition}}
!a i32

// -----

// expected-error@below {{expected operation name in quotes}}
"t.op"() ({
  #x = 42
}) : () -> ()

// -----

// expected-error@below {{referenced attribute does not match previous definition: "a"}}
"t.op"() {a = [distinct[5]<"a">, distinct[5]<"b">]} : () -> ()

// -----

// expected-error@below {{expected distinct ID}}
"t.op"() {a = distinct[]<"a">} : () -> ()

// -----

// expected-error@below {{expected an unsigned 64-bit integer}}
"t.op"() {a = distinct[18446744073709551616]<>} : () -> ()

// -----

// expected-error@below {{expected attribute value}}
// expected-error@below {{expected attribute}}
"t.op"() {a = distinct[1]<x>} : () -> ()

// -----

// expected-error@below {{expected '<' after distinct ID}}
"t.op"() {a = distinct[1] "a"} : () -> ()

// -----

// The largest numbers are numbers like any other.
// CHECK: "t.largest"() {x = #distinct, y = #distinct1, z = #distinct}
"t.largest"() {x = distinct[18446744073709551615]<1 : i32>, y = distinct[18446744073709551614]<2 : i32>, z = distinct[18446744073709551615]<1 : i32>} : () -> ()
