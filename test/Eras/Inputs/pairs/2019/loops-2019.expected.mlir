#map = affine_map<(d0) -> (0, d0 - 4)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @loops(%arg0: index, %arg1: index, %arg2: i1) {
    affine.for %arg3 = max #map(%arg0) to %arg0 step 2 {
      %0 = affine.apply #map1(%arg3)[%arg0]
      affine.if #set(%arg3) {
        "t.op"() : () -> ()
      } else {
      }
    } {t.note = 1 : i64}
    scf.for %arg3 = %arg0 to %arg0 step %arg1 {
      scf.if %arg2 {
        "t.op"() : () -> ()
      }
    }
    affine.for %arg3 = 0 to %arg0 {
    }
    "t.loop"() ({
      "t.end"() : () -> ()
    }) {t.a = 1 : i64} : () -> ()
    return
  }
}

