module {
  pdl.pattern @p : benefit(1) {
    %0 = type
    %1 = attribute = true
    %2 = attribute = 4 : i32
    apply_native_constraint "c"(%0, %1, %2 : !pdl.type, !pdl.attribute, !pdl.attribute)
    %3 = operation  -> (%0 : !pdl.type)
    rewrite %3 {
      %4 = attribute = 1 : i32
      %5 = apply_native_rewrite "n"(%3, %4 : !pdl.operation, !pdl.attribute) : !pdl.type
      %6 = operation "t.t"  -> (%5 : !pdl.type)
    }
  }
  pdl.pattern @q : benefit(1) {
    %0 = operation 
    %1 = attribute = "text"
    rewrite %0 with "r"(%1 : !pdl.attribute)
  }
}

