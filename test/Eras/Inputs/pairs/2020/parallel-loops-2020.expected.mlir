module {
  func.func @types_behind(%arg0: index, %arg1: index, %arg2: f32, %arg3: f32) -> f32 {
    %0 = scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg1) init (%arg2) -> f32 {
      scf.reduce(%arg3 : f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        scf.reduce.return %arg5 : f32
      }
    }
    return %0 : f32
  }
  func.func @two(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32) {
    %0:2 = scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg1) init (%arg2, %arg3) -> (f32, i32) {
      scf.reduce(%arg2, %arg3 : f32, i32) {
      ^bb0(%arg5: f32, %arg6: f32):
        scf.reduce.return %arg5 : f32
      }, {
      ^bb0(%arg5: i32, %arg6: i32):
        scf.reduce.return %arg5 : i32
      }
    }
    return
  }
  func.func @types_in_front(%arg0: index, %arg1: index, %arg2: f32, %arg3: f32) -> f32 {
    %0 = scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg1) init (%arg2) -> f32 {
      scf.reduce(%arg3 : f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        scf.reduce.return %arg5 : f32
      }
    }
    return %0 : f32
  }
  func.func @without_type(%arg0: index, %arg1: index, %arg2: f32, %arg3: f32) -> f32 {
    %0 = scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg1) init (%arg2) -> f32 {
      scf.reduce(%arg3 : f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        scf.reduce.return %arg5 : f32
      }
    }
    return %0 : f32
  }
  func.func @elements(%arg0: index, %arg1: index) {
    %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2xindex>
    %from_elements_0 = tensor.from_elements %arg0, %arg1 : tensor<2xindex>
    return
  }
}

