func @types_behind(%lb: index, %step: index, %init: f32, %x: f32) -> f32 {
  %0 = loop.parallel (%i) = (%lb) to (%lb) step (%step) init (%init) {
    loop.reduce(%x) {
      ^bb0(%l: f32, %r: f32):
        loop.reduce.return %l : f32
    } : f32
  } : f32
  return %0 : f32
}
func @two(%lb: index, %step: index, %a: f32, %b: i32) {
  %0:2 = loop.parallel (%i) = (%lb) to (%lb) step (%step) init (%a, %b) {
    loop.reduce(%a) {
      ^bb0(%l: f32, %r: f32):
        loop.reduce.return %l : f32
    } : f32
    loop.reduce(%b) {
      ^bb0(%l: i32, %r: i32):
        loop.reduce.return %l : i32
    } : i32
  } : f32, i32
  return
}
func @types_in_front(%lb: index, %step: index, %init: f32, %x: f32) -> f32 {
  %0 = loop.parallel (%i) = (%lb) to (%lb) step (%step) init (%init) -> f32 {
    loop.reduce(%x) : f32 {
      ^bb0(%l: f32, %r: f32):
        loop.reduce.return %l : f32
    }
  }
  return %0 : f32
}
func @without_type(%lb: index, %step: index, %init: f32, %x: f32) -> f32 {
  %0 = scf.parallel (%i) = (%lb) to (%lb) step (%step) init (%init) -> f32 {
    scf.reduce(%x) {
      ^bb0(%l: f32, %r: f32):
        scf.reduce.return %l : f32
    }
    scf.yield
  }
  return %0 : f32
}
func @elements(%a: index, %b: index) {
  %0 = tensor_from_elements(%a, %b) : tensor<2xindex>
  %1 = tensor_from_elements %a, %b : tensor<2xindex>
  return
}
