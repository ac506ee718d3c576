irdl.dialect @opt attributes {strata.version = 1 : i32} {
  irdl.type @box attributes {strata.format = "(`<` $inner^ `>`)?"} {
    %inner = irdl.any {strata.kind = "type", strata.optional}
    irdl.parameters(inner: %inner)
  }
  irdl.type @raw attributes {strata.missing = ["parse"]} {
    %inner = irdl.any
    irdl.parameters(inner: %inner)
  }
  irdl.operation @full {
    %i = irdl.is i32
    %box = irdl.parametric @opt::@box<%i> {strata.summary = "box of i32"}
    irdl.operands(box: %box)
  }
  irdl.operation @any {
    %any = irdl.any
    %box = irdl.parametric @opt::@box<%any> {strata.summary = "box"}
    irdl.operands(box: %box)
  }
  irdl.operation @use_raw {
    %i = irdl.is i32
    %raw = irdl.parametric @opt::@raw<%i> {strata.summary = "raw"}
    irdl.operands(raw: %raw)
  }
}
irdl.dialect @plainopt {
  irdl.operation @full {
    %i = irdl.is i32
    %box = irdl.parametric @opt::@box<%i>
    irdl.operands(box: %box)
  }
}
