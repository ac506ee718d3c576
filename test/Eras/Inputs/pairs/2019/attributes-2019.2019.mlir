#table = {rows: 2, maps: [(d0) -> (d0 + 1), ()[s0] -> (s0)]}
#set = (d0)[s0] : (d0 >= 0, s0 - d0 >= 0)
"t.op"() {t.a: 1 : i8, b: "x", t.d: {inner: unit, c}} : () -> ()
"t.op"() {table = #table, set = #set, function = () -> (), map = (i0) -> (i0 floordiv 2)} : () -> ()
