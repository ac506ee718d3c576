// File metadata: resources of the builtin dialect and external ones.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK:      module {
// CHECK-NEXT:   "t.op"() {a = dense_resource<blob2> : tensor<2xf32>, b = dense_resource<"x y"> : tensor<1xi8>, c = dense_resource<nodata> : tensor<1xi8>} : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       blob2: "0x08000000000000000000803F00000040",
// CHECK-NEXT:       "x y": "0x010000007F"
// CHECK-NEXT:     }
// CHECK-NEXT:   },
// CHECK-NEXT:   external_resources: {
// CHECK-NEXT:     provider: {
// CHECK-NEXT:       k1: "0x040000000102",
// CHECK-NEXT:       k2: true,
// CHECK-NEXT:       k3: "text",
// CHECK-NEXT:       "k 4": false
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}
"t.op"() {a = dense_resource<blob2> : tensor<2xf32>, b = dense_resource<"x y"> : tensor<1xi8>, c = dense_resource<nodata> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      "x y": "0x010000007f",
      blob2: "0x08000000000000000000803F00000040",
      unused: "0x0400000001"
    }
  },
  external_resources: {
    provider: { k1: "0x040000000102", k2: true, k3: "text", "k 4": false },
    other: {}
  }
#-}

// -----

// expected-error@below {{expected '<' after 'dense_resource'}}
"t.op"() {a = dense_resource} : () -> ()

// -----

// expected-error@below {{expected identifier key for 'resource' entry}}
"t.op"() {a = dense_resource<>} : () -> ()

// -----

// expected-error@below {{expected ':'}}
"t.op"() {a = dense_resource<a>} : () -> ()

// -----

// expected-error@below {{`dense_resource` expected a shaped type}}
"t.op"() {a = dense_resource<a> : i32} : () -> ()

// -----

// expected-error@below {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: true } } #-}

// -----

// expected-error@below {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: 1 } } #-}

// -----

// expected-error@below {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: "abc" } } #-}

// -----

// expected-error@below {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
{-# dialect_resources: { builtin: { a: "0x01" } } #-}

// -----

// expected-error@below {{expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
{-# dialect_resources: { builtin: { a: "0x03000000" } } #-}

// -----

// expected-error@below {{expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 0}}
{-# dialect_resources: { builtin: { a: "0x0000000001" } } #-}

// -----

// expected-error@below {{expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 0}}
{-# external_resources: { provider: { a: "0x0000000001" } } #-}

// -----

// Only a blob without data has no alignment.
{-# dialect_resources: { builtin: { empty: "0x00000000" } } #-}

// -----

// expected-error@below {{expected ':'}}
{-# dialect_resources: { builtin: { a "0x04000000" } } #-}

// -----

// expected-error@below {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { builtin: { 1: "0x04000000" } } #-}

// -----

// expected-error@below {{dialect 'foo' is unknown}}
{-# dialect_resources: { foo: {} } #-}

// -----

// expected-error@below {{unexpected 'resource' section for dialect 'arith'}}
{-# dialect_resources: { arith: {} } #-}

// -----

// expected-error@below {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { "builtin": {} } #-}

// -----

// expected-error@below {{expected ':'}}
{-# dialect_resources: { builtin } #-}

// -----

// expected-error@below {{expected ':'}}
{-# dialect_resources {} #-}

// -----

// expected-error@below {{unknown key 'other_resources' in file metadata dictionary}}
{-# other_resources: {} #-}

// -----

// expected-error@below {{expected identifier key in file metadata dictionary}}
{-# 1 #-}

// -----

// expected-error@below {{expected ',' or '#-}'}}
{-# dialect_resources: {} 1 #-}

// -----

// expected-error@below {{expected string value for key 'k'}}
{-# external_resources: { a: { k: 1 } } #-}

// -----

// expected-error@below {{expected hex string blob for key 'k'}}
{-# external_resources: { a: { k: "0xzz" } } #-}

// -----

// expected-error@below {{expected identifier key for 'external_resources' entry}}
{-# external_resources: { a: { 1: true } } #-}

// -----

// expected-error@below {{expected ':'}}
{-# external_resources: { a } #-}
