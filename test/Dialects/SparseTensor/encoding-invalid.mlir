// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{expected all dense lvlTypes before a n_out_of_m level}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonordered), d1 : structured[2, 4]) }>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 + d1 : dense, d1 : compressed) }>} : () -> ()
// -----
// expected-error @+1 {{unknown level format: strange}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : strange) }>} : () -> ()
// -----
// expected-error @+1 {{unexpected position bitwidth: 7}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 7 }>} : () -> ()
// -----
// expected-error @+1 {{unexpected key: foo}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), foo = 7 }>} : () -> ()
// -----
// expected-error @+1 {{expected a non-empty array for lvlTypes}}
"a.b"() {x = #sparse_tensor.encoding<{ posWidth = 32 }>} : () -> ()
// -----
// expected-error @+1 {{unknown level property: foo}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(foo)) }>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d1 : compressed) }>} : () -> ()
// -----
// expected-error @+1 {{redefinition of identifier 'd0'}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0, d0) -> (d0 : compressed) }>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed) }>} : () -> ()
// -----
// expected-error @+1 {{expected a non-empty array for lvlTypes}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0) -> () }>} : () -> ()
// -----
// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense(nonunique), d1 : compressed) }>} : () -> ()
// -----
// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : singleton, d1 : compressed) }>} : () -> ()
// -----
// expected-error @+1 {{Batch lvlType can only be leading levels.}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : batch) }>} : () -> ()
// -----
// expected-error @+1 {{expected n <= m in n_out_of_m}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : structured[4, 2], d1 : dense) }>} : () -> ()
// -----
// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed }>} : () -> ()
// -----
// expected-error @+1 {{expected ':'}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 compressed) }>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d0 : dense) }>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 * 2 : dense, d0 : compressed) }>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 : compressed) }>} : () -> ()
// -----
// expected-error @+1 {{expected n and m in 1 .. 65535}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[0, 4]) }>} : () -> ()
// -----
// expected-error @+1 {{unexpected coordinate bitwidth: 7}}
"a.b"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 7 }>} : () -> ()
// -----
// expected-error @+1 {{expect larger level upper bound than lower bound}}
"a.b"() {x = !sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>, lvls = 1 to 0>} : () -> ()
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// expected-error @+1 {{dimension-rank mismatch between encoding and tensor shape: 2 != 3}}
func.func private @a(tensor<3x4x2xi32, #CSR>)
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// expected-error @+1 {{expected non-scalar sparse tensor}}
func.func private @a(tensor<f32, #CSR>)
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// expected-error @+1 {{expected non-scalar sparse tensor}}
func.func private @a(tensor<*xf32, #CSR>)
// -----
#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1 : i32 }>
// expected-error @+1 {{explicit value type mismatch between encoding and tensor element type: 'i32' != 'f32'}}
func.func private @a(tensor<3xf32, #V>)
// -----
#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), implicitVal = 1.0 : f32 }>
// expected-error @+1 {{implicit value must be zero}}
func.func private @a(tensor<3xf32, #V>)
// -----
#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), implicitVal = #complex.number<:f32 0.0, 1.0> }>
// expected-error @+1 {{implicit value must be zero}}
func.func private @a(tensor<3xcomplex<f32>, #V>)
// -----
// expected-error @+1 {{expected a numeric value for implicitVal}}
#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), implicitVal = "a" }>
func.func private @a(tensor<3xf32, #V>)
// -----
// expected-error @+1 {{expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).}}
#S = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : compressed(nonunique), j : singleton(soa), k : singleton) }>
func.func private @a(tensor<3x4x2xi32, #S>)
