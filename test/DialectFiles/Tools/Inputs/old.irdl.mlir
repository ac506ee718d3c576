// The older version of a dialect; new.irdl.mlir is the newer one.
irdl.dialect @d attributes {strata.version = 1 : i32, strata.summary = "d", strata.namespace = "d"} {
  irdl.type @box attributes {strata.summary = "box"} {
    %t = irdl.any
    irdl.parameters(type: %t)
  }
  irdl.type @gone attributes {strata.summary = "gone"}
  irdl.attribute @mode attributes {
    strata.summary = "mode",
    strata.enum = {cases = ["a", "b", "c", "d"], values = [0, 1, 2, 3]}
  }
  irdl.operation @oldname attributes {strata.summary = "an operation", strata.format = "$x attr-dict"} {
    %x = irdl.is i32
    irdl.operands(x: %x)
  }
  irdl.operation @removed attributes {strata.summary = "removed"} {
    %x = irdl.is i64
    irdl.operands(x: %x)
  }
  irdl.operation @constraints attributes {strata.summary = "constraints"} {
    %i32 = irdl.is i32
    %i64 = irdl.is i64
    %f32 = irdl.is f32
    %wider = irdl.any_of(%i32, %i64)
    %tighter = irdl.any_of(%i32, %i64)
    %changed = irdl.any_of(%i32, %i64)
    %predicate = irdl.c_pred "integer(8) || (f32)"
    %conjunct = irdl.c_pred "shaped"
    %any = irdl.any
    %box = irdl.base @d::@box
    %inside = irdl.parametric @d::@box<%wider>
    %same = irdl.any_of(%f32, %i64)
    irdl.operands(wider: %wider, tighter: %tighter, changed: %changed,
                  predicate: %predicate, conjunct: %conjunct, any: %any,
                  box: %box, inside: %inside, same: %same)
  }
  irdl.operation @values attributes {strata.summary = "values"} {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %r = irdl.any
    irdl.operands(a: %a, b: %b, c: optional %c)
    irdl.results(r: %r)
  }
  irdl.operation @attributes attributes {strata.summary = "attributes"} {
    %a = irdl.base "#builtin.integer" {strata.kind = "i32"}
    %b = irdl.base "#builtin.integer" {strata.optional}
    %c = irdl.base "#builtin.integer" {strata.kind = "i32", strata.default = "1"}
    %d = irdl.base "#builtin.integer"
    irdl.attributes {"a" = %a, "b" = %b, "c" = %c, "d" = %d}
  }
  irdl.operation @equal attributes {strata.summary = "equal"} {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    irdl.operands(a: %a, b: %b, c: %c)
    irdl.results(r: %c)
  }
  irdl.operation @syntax attributes {
    strata.summary = "syntax", strata.class = "SyntaxOp",
    strata.traits = ["Pure", "NoTerminator"], strata.interfaces = ["OldInterface"],
    strata.successors = ["dest"], strata.effects = ["read"],
    strata.predicates = [["a", "a holds"]],
    strata.infer = [["x", "x", "$_self"]],
    strata.format = "$x `,` $body $dest attr-dict"
  } {
    %x = irdl.is i32
    %body = irdl.region(%x) with size 1
    irdl.operands(x: %x)
    irdl.regions(body: %body)
  }
  irdl.operation @grows attributes {strata.summary = "grows", strata.format = "$x attr-dict"} {
    %x = irdl.is i32
    irdl.operands(x: %x)
  }
}
