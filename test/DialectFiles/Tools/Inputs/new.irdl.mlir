irdl.dialect @d attributes {strata.version = 1 : i32, strata.summary = "d", strata.namespace = "dd"} {
  irdl.type @box attributes {strata.summary = "a box"} {
    %t = irdl.base "!builtin.integer"
    irdl.parameters(element: %t)
  }
  irdl.attribute @mode attributes {
    strata.summary = "mode",
    strata.enum = {cases = ["a", "bb", "c", "e"], values = [0, 1, 5, 6], type = i64}
  }
  irdl.operation @newname attributes {strata.summary = "an operation", strata.format = "$x attr-dict"} {
    %y = irdl.is i32
    irdl.operands(x: %y)
  }
  irdl.operation @constraints attributes {strata.summary = "constraints"} {
    %i32 = irdl.is i32
    %i64 = irdl.is i64
    %f32 = irdl.is f32
    %f64 = irdl.is f64
    %wider = irdl.any_of(%i32, %i64, %f32, %f64)
    %changed = irdl.any_of(%i32, %f64)
    %predicate = irdl.c_pred "f32"
    %conjunct = irdl.c_pred "shaped && ranked"
    %any = irdl.base "!builtin.integer"
    %box = irdl.parametric @d::@box<%i32>
    %inside = irdl.parametric @d::@box<%i32>
    %same = irdl.any_of(%i64, %f32)
    irdl.operands(wider: %wider, tighter: %i64, changed: %changed,
                  predicate: %predicate, conjunct: %conjunct, any: %any,
                  box: %box, inside: %inside, same: %same)
  }
  irdl.operation @values attributes {strata.summary = "values"} {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %r = irdl.any
    irdl.operands(b: variadic %b, a: %a, c: %c, e: %r)
    irdl.results(renamed: %r)
  }
  irdl.operation @attributes attributes {strata.summary = "attributes"} {
    %a = irdl.base "#builtin.integer" {strata.kind = "i64", strata.optional}
    %b = irdl.base "#builtin.integer"
    %c = irdl.base "#builtin.integer" {strata.kind = "i32", strata.default = "2"}
    %e = irdl.base "#builtin.string"
    %f = irdl.base "#builtin.integer" {strata.optional}
    irdl.attributes {"a" = %a, "b" = %b, "c" = %c, "e" = %e, "f" = %f}
  }
  irdl.operation @equal attributes {strata.summary = "equal"} {
    %a = irdl.any
    %c = irdl.any
    %r = irdl.any
    irdl.operands(a: %a, b: %a, c: %c)
    irdl.results(r: %r)
  }
  irdl.operation @syntax attributes {
    strata.summary = "syntax", strata.class = "SyntaxOperation",
    strata.traits = ["IsolatedFromAbove", "Commutative"], strata.interfaces = ["NewInterface"],
    strata.successors = ["dest", "others..."],
    strata.predicates = [["b", "b holds"]],
    strata.format = "$x $body $dest $others attr-dict"
  } {
    %x = irdl.is i32
    %body = irdl.region with size 2
    irdl.operands(x: %x)
    irdl.regions(body: %body)
  }
  irdl.operation @grows attributes {strata.summary = "grows", strata.format = "$x (`quickly` $fast^)? attr-dict"} {
    %x = irdl.is i32
    %fast = irdl.is unit {strata.optional}
    irdl.operands(x: %x)
    irdl.attributes {"fast" = %fast}
  }
  irdl.operation @added attributes {strata.summary = "added"}
}
