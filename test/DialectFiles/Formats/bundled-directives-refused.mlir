// Directives whose strings name attributes that do not exist, or that have no operands.
// RUN: split-file %s %t
// RUN: not %opt --irdl-file=%t/d.irdl.mlir %t/one.mlir 2>&1 | FileCheck --check-prefix=ONE %s
// RUN: not %opt --irdl-file=%t/d.irdl.mlir %t/two.mlir 2>&1 | FileCheck --check-prefix=TWO %s
// RUN: not %opt --irdl-file=%t/d.irdl.mlir %t/three.mlir 2>&1 | FileCheck --check-prefix=THREE %s

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
  irdl.operation @three attributes {strata.format = "custom<SizedTypes>(type($a), type($b)) attr-dict"} {
    %a = irdl.any
    %b = irdl.any
    irdl.results(a: %a, b: %b)
  }
}

//--- one.mlir
// ONE: '#d.none' is no attribute with a format
d.one [1]

//--- two.mlir
// TWO: '#no.none' is no attribute with a pair of lists for each name
d.two x = [] x []

//--- three.mlir
// THREE: expected an operand as argument of 'SizedTypes'
%0:2 = d.three i32
