// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// expected-error @+1 {{repeated DLTI key: "a"}}
"t.a"() {a = #dlti.dl_spec<"a" = 1, "a" = 2>} : () -> ()
// -----
// expected-error @+1 {{repeated DLTI key: i32}}
"t.a"() {a = #dlti.dl_spec<i32 = 1, i32 = 2>} : () -> ()
// -----
// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
"t.a"() {dlti.dl_spec = 1} : () -> ()
// -----
// expected-error @+1 {{attribute 'dlti.foo' not supported by dialect}}
"t.a"() {dlti.foo = 1} : () -> ()
// -----
// expected-error @+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} {}
// -----
// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<1xi32>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi32>>} {}
// -----
// expected-error @+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[64, 32]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64,32]> : vector<2xi64>>} {}
// -----
// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<4xf32> = dense<[32,64]> : vector<2xi64>>} {}
// -----
// expected-error @+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "foo">} {}
// -----
// expected-error @+1 {{unknown data layout entry name: dlti.foo}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 3>} {}
// -----
// expected-error @+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 1} {}
// -----
// expected-error @+1 {{value associated with key "CPU" is not a DLTI device spec}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = 1>} {}
// -----
// expected-error @+1 {{invalid kind of attribute specified}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"L1" = 3>>} {}
// -----
// expected-error @+1 {{repeated device ID in dlti.target_system_spec: "CPU"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3>, "CPU" = #dlti.target_device_spec<"a" = 3>>} {}
// -----
// expected-error @+2 {{data layout does not combine with layouts of enclosing ops}}
// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {} }
// -----
// expected-error @+1 {{'dlti.map' is expected to be a #dlti.map attribute}}
module attributes {dlti.map = 1} {}
// -----
// expected-error @+1 {{expected '='}}
"t.a"() {a = #dlti.dl_spec<"a" 3>} : () -> ()
// -----
// expected-error @+1 {{expected attribute value}}
"t.a"() {a = #dlti.dl_spec<"a" = >} : () -> ()
// -----
// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"t.a"() {a = #dlti.dl_spec<"a" = 3} : () -> ()
// -----
// expected-error @+1 {{empty string as DLTI key is not allowed}}
"t.a"() {a = #dlti.dl_spec<"" = 3>} : () -> ()
// -----
// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi32>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32,64]> : vector<2xi32>>} {}
// -----
// expected-error @+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<[32, 64, 64]> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i8, dense<[8, 16]> : tensor<2xi32>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[8,16]> : tensor<2xi32>>} {}
// -----
// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i8, 8 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = 8>} {}
// -----
// expected-error @+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!quant.any<i8> = dense<[32,64]> : vector<2xi64>>} {}
// -----
// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i64, 3 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, i64 = 3>} {}
// -----
// expected-error @+1 {{attribute 'dlti.dl_entry' not supported by dialect}}
module attributes {dlti.dl_entry = 1} {}
// -----
// expected-error @+1 {{attribute 'dlti.target_device_spec' not supported by dialect}}
module attributes {dlti.target_device_spec = #dlti.target_device_spec<"a" = 3>} {}
// -----
// expected-error @+1 {{attribute 'dlti.function_pointer_alignment' not supported by dialect}}
module attributes {dlti.function_pointer_alignment = 3} {}
// -----
// expected-error @+1 {{attribute 'dlti.alloca_memory_space' not supported by dialect}}
module attributes {dlti.alloca_memory_space = 3} {}
// -----
// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 3 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, 3>, "a" = 3>} {}
// -----
// expected-error @+2 {{data layout does not combine with layouts of enclosing ops}}
// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { module { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {} } }
// -----
// expected-error @+1 {{unknown attribute `x` in dialect `dlti`}}
"t.a"() {a = #dlti.x<x>} : () -> ()
// -----
// expected-error @+1 {{expected a type or a quoted string}}
"t.a"() {a = #dlti.dl_entry<x>} : () -> ()
// -----
// Types that Strata does not define may have a data layout.
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>>} {}
