// Facts from the C++ code of IREE's dialect hal.
irdl.dialect @hal attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["WorkgroupCountRegion", "region", "entry-with-results($region)"],
    ["ExportConditionRegion", "region", "entry-with-results($region)"]]
}
