// Order of evaluation, names and numbers of C.
emitc.global @v2 : i32 = 7
emitc.func @shadow(%a: i32) -> i32 {
  %g = emitc.get_global @v2 : !emitc.lvalue<i32>
  %b = emitc.add %a, %a : (i32, i32) -> i32
  %l = emitc.load %g : !emitc.lvalue<i32>
  %s = emitc.add %b, %l : (i32, i32) -> i32
  emitc.return %s : i32
}
emitc.func @v1(%a: i32) -> i32 {
  %l = emitc.call @later(%a) : (i32) -> i32
  emitc.return %l : i32
}
emitc.func @later(%a: i32) -> i32 {
  emitc.return %a : i32
}
func.func @swap(%n: i32, %a: i32, %b: i32) -> i32 {
  %c0 = "emitc.constant"() <{value = 0 : i32}> : () -> i32
  %c1 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
  cf.br ^h(%c0, %a, %b : i32, i32, i32)
^h(%i: i32, %x: i32, %y: i32):
  %c = emitc.cmp lt, %i, %n : (i32, i32) -> i1
  cf.cond_br %c, ^l, ^e
^l:
  %j = emitc.add %i, %c1 : (i32, i32) -> i32
  cf.br ^h(%j, %y, %x : i32, i32, i32)
^e:
  return %x : i32
}
emitc.func @average(%a: ui8, %b: ui8) -> ui8 {
  %s = emitc.add %a, %b : (ui8, ui8) -> ui8
  %c = "emitc.constant"() <{value = 2 : ui8}> : () -> ui8
  %d = emitc.div %s, %c : (ui8, ui8) -> ui8
  emitc.return %d : ui8
}
emitc.func @minus() -> i32 {
  %c = "emitc.constant"() <{value = #emitc.opaque<"-5">}> : () -> i32
  %d = emitc.unary_minus %c : (i32) -> i32
  emitc.return %d : i32
}
emitc.func @set(%x: i32) -> i1 {
  %g = emitc.get_global @v2 : !emitc.lvalue<i32>
  emitc.assign %x : i32 to %g : !emitc.lvalue<i32>
  %c = emitc.cmp lt, %x, %x : (i32, i32) -> i1
  emitc.return %c : i1
}
emitc.func @both(%c: i1, %x: i32) -> i1 {
  %v = emitc.call @set(%x) : (i32) -> i1
  %r = emitc.logical_and %c, %v : i1, i1
  emitc.return %r : i1
}
emitc.func @choose(%c: i1, %x: i32) -> i1 {
  %v = emitc.call @set(%x) : (i32) -> i1
  %r = emitc.conditional %c, %v, %c : i1
  emitc.return %r : i1
}
