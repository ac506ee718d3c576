func @e(%a: index, %b: index, %c: index, %m: memref<?x?xf32>) {
  for %i = 0 to 10 {
    for %j = (d0) -> (d0)(%i) to 20 step 2 {
      if (d0) : (d0 >= 0)(%i) {
        "foo"() : () -> ()
      } else {
        "bar"() : () -> ()
      }
    }
  }
  %r = linalg.range %a:%b:%c : !linalg.range
  %s = linalg.slice %m[%a, %r] : memref<?x?xf32>, index, !linalg.range, memref<?xf32, (d0)[s0, s1] -> (d0 * s1 + s0)>
  return
}
