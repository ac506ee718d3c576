// An attribute that is equal to its default, and means the same if it is absent, is left out by
// custom forms.
// RUN: %opt --verify-roundtrip %s | FileCheck %s
// CHECK: memref.store %{{.*}}, %{{.*}}[%{{.*}}] : memref<1xi16>

func.func @f(%a: i16, %b: index, %m: memref<1xi16>) {
  "memref.store"(%a, %m, %b) {"nontemporal" = false} : (i16, memref<1xi16>, index) -> ()
  return
}
