// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{expected static shape}}
%a="t.v"() : () -> !amx.tile<?x16xi8>
// -----
// expected-error @+1 {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer}}
%a="t.v"() : () -> !amx.tile<16x16xf64>
// -----
// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
%a="t.v"() : () -> vector<2x!amx.tile<4x4xbf16>>
// -----
%m = "t.v"() : () -> memref<?x?xbf16>
%i = "t.v"() : () -> index
// expected-error @+1 {{'amx.tile_load' op requires 2 indices}}
%r = "amx.tile_load"(%m,%i) <{operandSegmentSizes=array<i32:1,1,0>}> {a} : (memref<?x?xbf16>,index) -> !amx.tile<16x32xbf16>
// -----
%m = "t.v"() : () -> memref<?x?xbf16>
%i = "t.v"() : () -> index
%r = "amx.tile_zero"() {a} : () -> !amx.tile<16x32xbf16>
// expected-error @+1 {{'amx.tile_store' op requires 2 indices}}
"amx.tile_store"(%m,%i,%r) <{operandSegmentSizes=array<i32:1,1,1,0>}> {a} : (memref<?x?xbf16>,index,!amx.tile<16x32xbf16>) -> ()
// -----
%a="t.v"():()->!amx.tile<16x32xf16>
%b="t.v"():()->!amx.tile<16x32xbf16>
%c="t.v"():()->!amx.tile<16x16xf32>
// expected-error @+1 {{'amx.tile_mulf' op unsupported type combination}}
%r="amx.tile_mulf"(%a,%b,%c)  {a} : (!amx.tile<16x32xf16>,!amx.tile<16x32xbf16>,!amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
// -----
%a="t.v"():()->!amx.tile<16x32xf16>
%b="t.v"():()->!amx.tile<8x32xf16>
%c="t.v"():()->!amx.tile<16x16xf32>
// expected-error @+1 {{'amx.tile_mulf' op bad mult shape: 16 x 16 x 16}}
%r="amx.tile_mulf"(%a,%b,%c)  {a} : (!amx.tile<16x32xf16>,!amx.tile<8x32xf16>,!amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
// -----
%a="t.v"():()->!amx.tile<16x32xf16>
%b="t.v"():()->!amx.tile<16x32xf16>
%c="t.v"():()->!amx.tile<16x16xf32>
// expected-error @+1 {{'amx.tile_mulf' op failed to verify that all of {acc, res} have same type}}
%r="amx.tile_mulf"(%a,%b,%c)  {a} : (!amx.tile<16x32xf16>,!amx.tile<16x32xf16>,!amx.tile<16x16xf32>) -> !amx.tile<8x16xf32>
// -----
%a="t.v"():()->!amx.tile<16x32xf16>
%b="t.v"():()->!amx.tile<16x31xf16>
%c="t.v"():()->!amx.tile<16x16xf32>
// expected-error @+1 {{'amx.tile_mulf' op bad column width: 62}}
%r="amx.tile_mulf"(%a,%b,%c)  {a} : (!amx.tile<16x32xf16>,!amx.tile<16x31xf16>,!amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
// -----
%a="t.v"():()->!amx.tile<16x64xi8>
%b="t.v"():()->!amx.tile<16x64xi8>
%c="t.v"():()->!amx.tile<16x16xf32>
// expected-error @+1 {{'amx.tile_muli' op operand #2 must be tile of 32-bit signless integer values, but got '!amx.tile<16x16xf32>'}}
%r="amx.tile_muli"(%a,%b,%c)  {a} : (!amx.tile<16x64xi8>,!amx.tile<16x64xi8>,!amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
// -----
%a="t.v"():()->!amx.tile<16x64xi8>
%b="t.v"():()->!amx.tile<8x64xi8>
%c="t.v"():()->!amx.tile<16x16xi32>
// expected-error @+1 {{'amx.tile_muli' op bad mult shape: 16 x 16 x 16}}
%r="amx.tile_muli"(%a,%b,%c)  {a} : (!amx.tile<16x64xi8>,!amx.tile<8x64xi8>,!amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
// -----
%a="t.v"():()->!amx.tile<16x62xi8>
%b="t.v"():()->!amx.tile<16x64xi8>
%c="t.v"():()->!amx.tile<16x16xi32>
// expected-error @+1 {{'amx.tile_muli' op bad column width: 62}}
%r="amx.tile_muli"(%a,%b,%c)  {a} : (!amx.tile<16x62xi8>,!amx.tile<16x64xi8>,!amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
// -----
%a="t.v"():()->!amx.tile<16x32xbf16>
%b="t.v"():()->!amx.tile<16x32xbf16>
%c="t.v"():()->!amx.tile<16x16xi32>
// expected-error @+1 {{'amx.tile_mulf' op operand #2 must be tile of 32-bit float values, but got '!amx.tile<16x16xi32>'}}
%r="amx.tile_mulf"(%a,%b,%c)  {a} : (!amx.tile<16x32xbf16>,!amx.tile<16x32xbf16>,!amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
// -----
// expected-error @+1 {{'amx.tile_zero' op bad row height: 17}}
%r = "amx.tile_zero"() : () -> !amx.tile<17x64xi8>
// -----
// expected-error @+1 {{'amx.tile_zero' op bad column width: 65}}
%r = "amx.tile_zero"() : () -> !amx.tile<16x65xi8>
// -----
// expected-error @+1 {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<16xf32>'}}
%r = "amx.tile_zero"() : () -> !amx.tile<16xf32>
