irdl.dialect @r attributes {strata.version = 1 : i32, strata.summary = "references"} {
  irdl.operation @o attributes {
    strata.summary = "mentions", strata.missing = ["directives"],
    strata.format = "custom<Flags>($flags) attr-dict"
  } {
    %flags = irdl.base "#arith.fastmath" {strata.summary = "flags"}
    irdl.attributes {"flags" = %flags}
  }
}
