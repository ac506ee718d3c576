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
