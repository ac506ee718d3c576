module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i32) {
    %0:2 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg4) -> (f32, i32) {
      %3 = "t.a"(%arg5) : (index) -> f32
      %4 = "t.b"(%arg5) : (index) -> i32
      scf.reduce(%3, %4 : f32, i32) {
      ^bb0(%arg6: f32, %arg7: f32):
        %5 = arith.addf %arg6, %arg7 : f32
        scf.reduce.return %5 : f32
      }, {
      ^bb0(%arg6: i32, %arg7: i32):
        %5 = arith.muli %arg6, %arg7 : i32
        scf.reduce.return %5 : i32
      }
    }
    %1 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3) -> f32 {
      scf.reduce(%arg3 : f32) {
      ^bb0(%arg6: f32, %arg7: f32):
        scf.reduce.return %arg6 : f32
      }
    }
    %2 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3) -> f32 {
      scf.reduce(%arg3 : f32) {
      ^bb0(%arg6: f32, %arg7: f32):
        scf.reduce.return %arg7 : f32
      }
    }
    return
  }
}

