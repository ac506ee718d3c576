#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0 floordiv 2)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<()[s0] -> (s0)>
#set = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 >= 0)>
module {
  "t.op"() {b = "x", t.a = 1 : i8, t.d = {c, inner}} : () -> ()
  "t.op"() {function = #map, map = #map1, set = #set, table = {maps = [#map2, #map3], rows = 2 : i64}} : () -> ()
}

