#map = affine_map<(d0) -> (d0)>
module {
  "t.op"() {a = () -> (), b = (i32) -> i32, c = #map} : () -> ()
}

