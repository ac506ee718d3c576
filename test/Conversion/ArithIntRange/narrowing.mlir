// AUTOUPDATE
// RUN: strata opt --arith-int-range-narrowing=int-bitwidths-supported=32,24,16,8 %s | FileCheck %s
//
// Widths from ranges, signed and unsigned, and operations that are not narrowed

// CHECK-LABEL: func.func @operations
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i8, %[[Y:[a-z0-9_]+]]: i8, %[[C:[a-z0-9_]+]]: i1) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) {
// CHECK-NEXT:   %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:   %[[C3_I16:.*]] = arith.constant 3 : i16
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : i64
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[X]] : i8 to i64
// CHECK-NEXT:   %[[EXTSI:.*]] = arith.extsi %[[Y]] : i8 to i64
// CHECK-NEXT:   %[[TRUNCI:.*]] = arith.trunci %[[EXTUI]] : i64 to i16
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[TRUNCI]], %[[C3_I16]] overflow<nsw, nuw> : i16
// CHECK-NEXT:   %[[EXTUI_1:.*]] = arith.extui %[[ADDI]] : i16 to i64
// CHECK-NEXT:   %[[DIVSI:.*]] = arith.divsi %[[Y]], %[[C3_I8]] : i8
// CHECK-NEXT:   %[[EXTSI_1:.*]] = arith.extsi %[[DIVSI]] : i8 to i64
// CHECK-NEXT:   %[[CEILDIVSI:.*]] = arith.ceildivsi %[[Y]], %[[C3_I8]] : i8
// CHECK-NEXT:   %[[EXTSI_2:.*]] = arith.extsi %[[CEILDIVSI]] : i8 to i64
// CHECK-NEXT:   %[[FLOORDIVSI:.*]] = arith.floordivsi %[[Y]], %[[C3_I8]] : i8
// CHECK-NEXT:   %[[EXTSI_3:.*]] = arith.extsi %[[FLOORDIVSI]] : i8 to i64
// CHECK-NEXT:   %[[REMSI:.*]] = arith.remsi %[[Y]], %[[C3_I8]] : i8
// CHECK-NEXT:   %[[EXTSI_4:.*]] = arith.extsi %[[REMSI]] : i8 to i64
// CHECK-NEXT:   %[[TRUNCI_1:.*]] = arith.trunci %[[EXTUI]] : i64 to i16
// CHECK-NEXT:   %[[TRUNCI_2:.*]] = arith.trunci %[[EXTSI]] : i64 to i16
// CHECK-NEXT:   %[[MINSI:.*]] = arith.minsi %[[TRUNCI_1]], %[[TRUNCI_2]] : i16
// CHECK-NEXT:   %[[EXTSI_5:.*]] = arith.extsi %[[MINSI]] : i16 to i64
// CHECK-NEXT:   %[[MINUI:.*]] = arith.minui %[[X]], %[[C3_I8]] : i8
// CHECK-NEXT:   %[[EXTUI_2:.*]] = arith.extui %[[MINUI]] : i8 to i64
// CHECK-NEXT:   %[[CEILDIVUI:.*]] = arith.ceildivui %[[X]], %[[C3_I8]] : i8
// CHECK-NEXT:   %[[EXTUI_3:.*]] = arith.extui %[[CEILDIVUI]] : i8 to i64
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[X]], %[[C3_I8]] : i8
// CHECK-NEXT:   %[[EXTUI_4:.*]] = arith.extui %[[SHRUI]] : i8 to i64
// CHECK-NEXT:   %[[TRUNCI_3:.*]] = arith.trunci %[[EXTUI]] : i64 to i16
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[TRUNCI_3]], %[[C3_I16]] : i16
// CHECK-NEXT:   %[[EXTUI_5:.*]] = arith.extui %[[SHLI]] : i16 to i64
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[C]], %[[C3]], %[[EXTSI]] : i64
// CHECK-NEXT:   return %[[EXTUI_1]], %[[EXTSI_1]], %[[EXTSI_2]], %[[EXTSI_3]], %[[EXTSI_4]], %[[EXTSI_5]], %[[EXTUI_2]], %[[EXTUI_3]], %[[EXTUI_4]], %[[EXTUI_5]], %[[SELECT]] : i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64
// CHECK-NEXT: }
func.func @operations(%x: i8, %y: i8, %c: i1) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64,i64, i64) {
  %a = arith.extui %x : i8 to i64
  %b = arith.extsi %y : i8 to i64
  %c3 = arith.constant 3 : i64
  %0 = arith.addi %a, %c3 overflow<nsw, nuw> : i64
  %1 = arith.divsi %b, %c3 : i64
  %2 = arith.ceildivsi %b, %c3 : i64
  %3 = arith.floordivsi %b, %c3 : i64
  %4 = arith.remsi %b, %c3 : i64
  %5 = arith.minsi %a, %b : i64
  %6 = arith.minui %a, %c3 : i64
  %7 = arith.ceildivui %a, %c3 : i64
  %8 = arith.shrui %a, %c3 : i64
  %9 = arith.shli %a, %c3 : i64
  %10 = arith.select %c, %c3, %b : i64
  return %0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10 : i64, i64, i64, i64, i64, i64, i64, i64, i64,i64, i64
}

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i8) -> (i64, i16, i64, index, i64, i64) {
// CHECK-NEXT:   %[[A:.*]] = arith.extui %[[X]] : i8 to i32
// CHECK-NEXT:   %[[B:.*]] = arith.extsi %[[A]] : i32 to i64
// CHECK-NEXT:   %[[T:.*]] = arith.trunci %[[A]] : i32 to i16
// CHECK-NEXT:   %[[I:.*]] = arith.index_cast %[[A]] : i32 to index
// CHECK-NEXT:   %[[J:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK-NEXT:   %[[K:.*]] = arith.index_castui %[[I]] : index to i64
// CHECK-NEXT:   %[[L:.*]] = arith.index_cast %[[J]] : i64 to index
// CHECK-NEXT:   %[[M:.*]] = arith.index_castui %[[L]] : index to i64
// CHECK-NEXT:   return %[[B]], %[[T]], %[[J]], %[[L]], %[[K]], %[[M]] : i64, i16, i64, index, i64, i64
// CHECK-NEXT: }
func.func @casts(%x: i8) -> (i64, i16, i64, index, i64, i64) {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %a : i32 to i64
  %t = arith.trunci %a : i32 to i16
  %i = arith.index_cast %a : i32 to index
  %j = arith.index_cast %i : index to i64
  %k = arith.index_castui %i : index to i64
  %l = arith.index_cast %j : i64 to index
  %m = arith.index_castui %l : index to i64
  return %b, %t, %j, %l, %k, %m : i64, i16, i64, index, i64, i64
}

// CHECK-LABEL: func.func @cmp
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i8, %[[Y:[a-z0-9_]+]]: i8) -> (i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[C3_I16:.*]] = arith.constant 3 : i16
// CHECK-NEXT:   %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:   %[[A:.*]] = arith.extui %[[X]] : i8 to i64
// CHECK-NEXT:   %[[B:.*]] = arith.extsi %[[Y]] : i8 to i64
// CHECK-NEXT:   %[[TRUNCI:.*]] = arith.trunci %[[A]] : i64 to i16
// CHECK-NEXT:   %[[TRUNCI_1:.*]] = arith.trunci %[[B]] : i64 to i16
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi slt, %[[TRUNCI]], %[[TRUNCI_1]] : i16
// CHECK-NEXT:   %[[TRUNCI_2:.*]] = arith.trunci %[[A]] : i64 to i16
// CHECK-NEXT:   %[[TRUNCI_3:.*]] = arith.trunci %[[B]] : i64 to i16
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi ult, %[[TRUNCI_2]], %[[TRUNCI_3]] : i16
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi eq, %[[X]], %[[C3_I8]] : i8
// CHECK-NEXT:   %[[TRUNCI_4:.*]] = arith.trunci %[[A]] : i64 to i16
// CHECK-NEXT:   %[[CMPI_3:.*]] = arith.cmpi slt, %[[TRUNCI_4]], %[[C3_I16]] : i16
// CHECK-NEXT:   %[[CMPI_4:.*]] = arith.cmpi slt, %[[Y]], %[[C3_I8]] : i8
// CHECK-NEXT:   return %[[CMPI]], %[[CMPI_1]], %[[CMPI_2]], %[[CMPI_3]], %[[CMPI_4]] : i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @cmp(%x: i8, %y: i8) -> (i1,i1,i1,i1,i1) {
  %a = arith.extui %x : i8 to i64
  %b = arith.extsi %y : i8 to i64
  %c3 = arith.constant 3 : i64
  %0 = arith.cmpi slt, %a, %b : i64
  %1 = arith.cmpi ult, %a, %b : i64
  %2 = arith.cmpi eq, %a, %c3 : i64
  %3 = arith.cmpi slt, %a, %c3 : i64
  %4 = arith.cmpi slt, %b, %c3 : i64
  return %0, %1, %2, %3, %4 : i1,i1,i1,i1,i1
}

// CHECK-LABEL: func.func @vec
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: vector<4xi8>) -> (vector<4xi64>, vector<4xi1>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<[1, 2, 3, 4]> : vector<4xi16>
// CHECK-NEXT:   %[[A:.*]] = arith.extui %[[X]] : vector<4xi8> to vector<4xi64>
// CHECK-NEXT:   %[[TRUNCI:.*]] = arith.trunci %[[A]] : vector<4xi64> to vector<4xi16>
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[TRUNCI]], %[[CST]] : vector<4xi16>
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[ADDI]] : vector<4xi16> to vector<4xi64>
// CHECK-NEXT:   %[[TRUNCI_1:.*]] = arith.trunci %[[A]] : vector<4xi64> to vector<4xi16>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ult, %[[ADDI]], %[[TRUNCI_1]] : vector<4xi16>
// CHECK-NEXT:   return %[[EXTUI]], %[[CMPI]] : vector<4xi64>, vector<4xi1>
// CHECK-NEXT: }
func.func @vec(%x: vector<4xi8>) -> (vector<4xi64>, vector<4xi1>) {
  %a = arith.extui %x : vector<4xi8> to vector<4xi64>
  %c = arith.constant dense<[1,2,3,4]> : vector<4xi64>
  %0 = arith.addi %a, %c : vector<4xi64>
  %1 = arith.cmpi ult, %0, %a : vector<4xi64>
  return %0, %1 : vector<4xi64>, vector<4xi1>
}

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<100xi64>, %[[ARG1:[a-z0-9_]+]]: i64) {
// CHECK-NEXT:   %[[C1_I8:.*]] = arith.constant 1 : i8
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C100:.*]] = arith.constant 100 : index
// CHECK-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[C0]] to %[[C100]] step %[[C1]] {
// CHECK-NEXT:     %[[INDEX_CASTUI:.*]] = arith.index_castui %[[I]] : index to i8
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[INDEX_CASTUI]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[INDEX_CASTUI_1:.*]] = arith.index_castui %[[ADDI]] : i8 to index
// CHECK-NEXT:     %[[INDEX_CASTUI_2:.*]] = arith.index_castui %[[INDEX_CASTUI_1]] : index to i16
// CHECK-NEXT:     %[[INDEX_CASTUI_3:.*]] = arith.index_castui %[[I]] : index to i16
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[INDEX_CASTUI_2]], %[[INDEX_CASTUI_3]] : i16
// CHECK-NEXT:     %[[INDEX_CASTUI_4:.*]] = arith.index_castui %[[MULI]] : i16 to index
// CHECK-NEXT:     %[[D:.*]] = arith.index_cast %[[INDEX_CASTUI_4]] : index to i64
// CHECK-NEXT:     %[[E:.*]] = arith.addi %[[D]], %[[ARG1]] : i64
// CHECK-NEXT:     memref.store %[[E]], %[[ARG0]][%[[INDEX_CASTUI_4]]] : memref<100xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%m: memref<100xi64>, %v : i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c1 {
    %a = arith.addi %i, %c1 : index
    %b = arith.muli %a, %i : index
    %c = arith.cmpi ult, %b, %a : index
    %d = arith.index_cast %b : index to i64
    %e = arith.addi %d, %v : i64
    memref.store %e, %m[%b] : memref<100xi64>
  }
  return
}
