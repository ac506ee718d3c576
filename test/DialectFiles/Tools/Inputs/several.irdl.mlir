irdl.dialect @s attributes {strata.version = 1 : i32, strata.summary = "s"} {
  irdl.operation @hook attributes {strata.summary = "hook", strata.format = "attr-dict", strata.hooks = ["verfy"]}
  irdl.operation @first attributes {strata.summary = "first", strata.format = "$nosuch"}
  irdl.operation @second attributes {strata.summary = "second", strata.format = "$nosuch"}
}
