// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Transfers in regions without order, where they can use each other's results; mlir-opt does
// not terminate.

// Writes.
// CHECK: %[[FIRST:[0-9]+]] = vector.transfer_write {{.*}}, %[[FIRST]][
// CHECK: %[[SECOND:[0-9]+]] = vector.transfer_write {{.*}}, %[[FIRST]][
// CHECK: "test.use"(%[[FIRST]], %[[SECOND]])
%vector, %index = "test.op"() : () -> (vector<4xf32>, index)
%0 = vector.transfer_write %vector, %1[%index] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
%1 = vector.transfer_write %vector, %0[%index] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
"test.use"(%0, %1) : (tensor<8xf32>, tensor<8xf32>) -> ()

// -----

// A write of a vector that is read from the result of the write.
// CHECK: %[[READ:[0-9]+]] = vector.transfer_read %[[WRITE:[0-9]+]][
// CHECK: %[[WRITE]] = vector.transfer_write %[[READ]], %[[WRITE]][
%pad = "test.op"() : () -> f32
%c0 = arith.constant 0 : index
%0 = vector.transfer_read %1[%c0], %pad : tensor<4xf32>, vector<4xf32>
%1 = vector.transfer_write %0, %1[%c0] : vector<4xf32>, tensor<4xf32>
"test.use"(%0) : (vector<4xf32>) -> ()
