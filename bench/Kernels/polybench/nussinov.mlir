// The greatest number of pairs of bases in a folded sequence, where base b pairs with 3 - b.
// CALL: i8[700]<4 i32[700x700]=zeros
func.func @kernel_nussinov(%seq: memref<700xi8>, %table: memref<700x700xi32>) {
  %three = arith.constant 3 : i8
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  affine.for %i_back = 0 to 700 {
    affine.for %j = affine_map<(d0) -> (-d0 + 700)>(%i_back) to 700 {
      affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%j) {
        %table_value = affine.load %table[-%i_back + 699, %j] : memref<700x700xi32>
        %table_value_1 = affine.load %table[-%i_back + 699, %j - 1] : memref<700x700xi32>
        %max = arith.maxsi %table_value, %table_value_1 : i32
        affine.store %max, %table[-%i_back + 699, %j] : memref<700x700xi32>
      }
      affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i_back) {
        %table_value = affine.load %table[-%i_back + 699, %j] : memref<700x700xi32>
        %table_value_1 = affine.load %table[-%i_back + 700, %j] : memref<700x700xi32>
        %max = arith.maxsi %table_value, %table_value_1 : i32
        affine.store %max, %table[-%i_back + 699, %j] : memref<700x700xi32>
      }
      affine.if affine_set<(d0, d1) : (d0 - 1 >= 0, d1 - 1 >= 0)>(%j, %i_back) {
        affine.if affine_set<(d0, d1) : (d0 + d1 - 701 >= 0)>(%j, %i_back) {
          %table_value = affine.load %table[-%i_back + 699, %j] : memref<700x700xi32>
          %table_value_1 = affine.load %table[-%i_back + 700, %j - 1] : memref<700x700xi32>
          %seq_value = affine.load %seq[-%i_back + 699] : memref<700xi8>
          %seq_value_1 = affine.load %seq[%j] : memref<700xi8>
          %add = arith.addi %seq_value, %seq_value_1 : i8
          %condition = arith.cmpi eq, %add, %three : i8
          %selected = arith.select %condition, %one, %zero : i32
          %add_1 = arith.addi %table_value_1, %selected : i32
          %max = arith.maxsi %table_value, %add_1 : i32
          affine.store %max, %table[-%i_back + 699, %j] : memref<700x700xi32>
        } else {
          %table_value = affine.load %table[-%i_back + 699, %j] : memref<700x700xi32>
          %table_value_1 = affine.load %table[-%i_back + 700, %j - 1] : memref<700x700xi32>
          %max = arith.maxsi %table_value, %table_value_1 : i32
          affine.store %max, %table[-%i_back + 699, %j] : memref<700x700xi32>
        }
      }
      affine.for %k = affine_map<(d0) -> (-d0 + 700)>(%i_back) to affine_map<(d0) -> (d0)>(%j) {
        %table_value = affine.load %table[-%i_back + 699, %j] : memref<700x700xi32>
        %table_value_1 = affine.load %table[-%i_back + 699, %k] : memref<700x700xi32>
        %table_value_2 = affine.load %table[%k + 1, %j] : memref<700x700xi32>
        %add = arith.addi %table_value_1, %table_value_2 : i32
        %max = arith.maxsi %table_value, %add : i32
        affine.store %max, %table[-%i_back + 699, %j] : memref<700x700xi32>
      }
    }
  }
  return
}
