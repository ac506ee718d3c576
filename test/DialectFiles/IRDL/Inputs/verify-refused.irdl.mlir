irdl.dialect @refused attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["once", "x", "return x;"],
    ["twice", "value",
     "return value +;"],
    ["once", "x", "return x;"],
    ["isa", "x", "return x;"],
    ["bad", "1st", "return 1;"]]
} {
}
