func @vectors(%v: vector<4x8xf32>, %w: vector<4xi32>, %i: i32, %n: index, %x: vector<4xf32>) {
  %0 = vector.extract %v[1] : vector<4x8xf32>
  %1 = vector.extract %v[1, 2] : vector<4x8xf32>
  %2 = vector.extractelement %w[%i : i32] : vector<4xi32>
  %3 = vector.insertelement %2, %w[%n : index] : vector<4xi32>
  %4 = vector.reduction "max", %w : vector<4xi32> into i32
  %5 = vector.reduction "min", %x : vector<4xf32> into f32
  %6 = extract_element %v[%n, %n] : vector<4x8xf32>
  %7 = "vector.transpose"(%v) {transp = [1, 0]} : (vector<4x8xf32>) -> vector<8x4xf32>
  return
}
