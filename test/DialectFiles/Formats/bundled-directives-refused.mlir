// Directives whose strings name attributes that do not exist, or whose arguments are of other
// kinds.
// RUN: split-file %s %t
// RUN: not %opt --irdl-file=%t/d.irdl.mlir %t/one.mlir 2>&1 | FileCheck --check-prefix=ONE %s
// RUN: not %opt --irdl-file=%t/d.irdl.mlir %t/two.mlir 2>&1 | FileCheck --check-prefix=TWO %s
// RUN: not %opt --irdl-file=%t/kinds.irdl.mlir %t/one.mlir 2>&1 | FileCheck --check-prefix=KINDS %s
// RUN: not %opt --irdl-file=%t/self.irdl.mlir %t/self.mlir 2>&1 | FileCheck --check-prefix=SELF %s
// RUN: not %opt --irdl-file=%t/self.irdl.mlir %t/made.mlir 2>&1 | FileCheck --check-prefix=MADE %s

//--- d.irdl.mlir
irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @one attributes {strata.format = "custom<Unbracketed>($a, \"#d.none\") attr-dict"} {
    %a = irdl.any
    irdl.attributes {"a" = %a}
  }
  irdl.operation @two attributes {strata.format = "custom<PairedDimensions>($a, \"#no.none\", \"x\") attr-dict"} {
    %a = irdl.any
    irdl.attributes {"a" = %a}
  }
}

//--- one.mlir
// ONE: '#d.none' is no attribute with a format
d.one [1]

//--- two.mlir
// TWO: '#no.none' is no attribute with a pair of lists for each name
d.two x = [] x []

//--- kinds.irdl.mlir
irdl.dialect @d attributes {strata.version = 1 : i32} {
  // KINDS: kinds.irdl.mlir:3:52: error: in the format, at character 1: custom directive 'SizedTypes' does not take arguments of these kinds
  irdl.operation @one attributes {strata.format = "custom<SizedTypes>(type($a), type($b)) attr-dict"} {
    %a = irdl.any
    %b = irdl.any
    irdl.results(a: %a, b: %b)
  }
  // KINDS: kinds.irdl.mlir:9:52: error: in the format, at character 1: custom directive 'NamedArrays' does not take arguments of these kinds
  irdl.operation @two attributes {strata.format = "custom<NamedArrays>(\"a\", $a, \"\", \"b\") attr-dict"} {
    %a = irdl.any
    irdl.attributes {"a" = %a}
  }
  // KINDS: kinds.irdl.mlir:14:55: error: in the format, at character 1: custom directive 'DimensionLabels' does not take arguments of these kinds
  irdl.attribute @labels attributes {strata.format = "custom<DimensionLabels>(\"b\", $a)"} {
    %a = irdl.any
    irdl.parameters(a: %a)
  }
}

//--- self.irdl.mlir
irdl.dialect @k attributes {strata.version = 1 : i32, strata.namespace = "k"} {
  irdl.attribute @self attributes {strata.format = "`<` custom<Unbracketed>($x, \"#k.self\") `>`"} {
    %x = irdl.any
    irdl.parameters(x: %x)
  }
  irdl.type @t attributes {strata.class = "TType", strata.format = "`<` $x `>`", strata.verify = ["Type t = TType::get($_ctxt, $x + 1); if (!t) return emitError() << \22cannot make the next t\22;"]} {
    %x = irdl.any {strata.kind = "i32"}
    irdl.parameters(x: %x)
  }
}

//--- self.mlir
// SELF: self.mlir:2:{{.*}}error: attributes are nested too deeply
func.func private @f() attributes {x = #k.self<1>}

//--- made.mlir
// MADE: made.mlir:2:{{.*}}error: cannot make the next t
func.func private @f(!k.t<3>)
