func.func @narrow(%x: index) -> index {
  %0 = arith.index_cast %x : index to i8
  %1 = arith.index_cast %0 : i8 to index
  return %1 : index
}
func.func @wide(%x: i128) -> i128 {
  %0 = arith.index_cast %x : i128 to index
  %1 = arith.index_cast %0 : index to i128
  return %1 : i128
}
