func.func @arithmetic(%a: index, %b: index) -> (index, index, index, index, index, index, index) {
  %0 = index.add %a, %b
  %1 = index.divs %a, %b
  %2 = index.ceildivs %a, %b
  %3 = index.floordivs %a, %b
  %4 = index.rems %a, %b
  %5 = index.maxu %a, %b
  %6 = index.shrs %a, %b
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
func.func @comparison(%a: index, %b: index) -> (i1, i1, i8) {
  %0 = index.cmp slt(%a, %b)
  %1 = index.cmp ult(%a, %b)
  %2 = index.casts %a : index to i8
  return %0, %1, %2 : i1, i1, i8
}
func.func @split(%a: index) -> (index, index, index, index) {
  %0:3 = affine.delinearize_index %a into (5, 4, 3) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (4, 3) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}
func.func @basis(%a: index, %b: index) -> index {
  %0:2 = affine.delinearize_index %a into (%b) : index, index
  return %0#0 : index
}
