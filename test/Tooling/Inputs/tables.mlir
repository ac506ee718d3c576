"tables.function"() <{sym_name = "f"}> ({
  "tables.use"() {callee = @g} : () -> ()
}) : () -> ()
"tables.declared"() <{sym_name = "g", sym_visibility = "private"}> : () -> ()
"tables.declared"() <{sym_name = "h"}> : () -> ()
