func.func @q(%x: f32, %n: index) -> (f32, f32, f32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = mq.fill %x : <2 x 3 x f32>
  %b = mq.scale %a by %x : <2 x 3 x f32>
  %c = mq.add %a, %b : <2 x 3 x f32>
  %t = mq.transpose %c : <2 x 3 x f32>
  %e = mq.at %t[%c1, %c0] : <3 x 2 x f32>
  %p = mq.matmul %c, %t : <2 x 3 x f32>, <3 x 2 x f32>
  %s = mq.iterate %i in %c0 to %n step 2 with %m = %p : !mq.matrix<2 x 2 x f32> {
    %d = mq.mul %m, %p : <2 x 2 x f32>
    mq.yield %d : !mq.matrix<2 x 2 x f32>
  }
  %g = mq.map %y of %s : <2 x 2 x f32> {
    %h = arith.addf %y, %x : f32
    mq.yield %h : f32
  }
  %sum = mq.reduce sum %g : <2 x 2 x f32>
  %max = mq.reduce max %g : <2 x 2 x f32>
  return %e, %sum, %max, %n : f32, f32, f32, index
}
