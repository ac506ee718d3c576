irdl.dialect @kinds attributes {strata.version = 1 : i32} {
  irdl.operation @number attributes {strata.format = "(`is` $n^)? attr-dict"} {
    %n = irdl.any {strata.kind = "i32", strata.default = "3"}
    irdl.attributes {"n" = %n}
  }
  irdl.operation @names attributes {strata.format = "$names attr-dict"} {
    %n = irdl.any {strata.kind = "array<string>", strata.summary = "names"}
    irdl.attributes {"names" = %n}
  }
}
