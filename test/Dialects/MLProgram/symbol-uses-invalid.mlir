// RUN: %opt --split-input-file --verify-diagnostics %s

// Loads and stores name an ml_program.global of their type.

ml_program.global private @g(dense<1> : tensor<4xi32>) : tensor<4xi32>
func.func @a() -> tensor<4xi32> { %0 = ml_program.global_load_const @g : tensor<4xi32> return %0 : tensor<4xi32> }
// expected-error@+1 {{'ml_program.global_load_const' op cannot load from global typed 'tensor<4xi32>' as 'tensor<4xi64>'}}
func.func @b() -> tensor<4xi64> { %0 = ml_program.global_load_const @g : tensor<4xi64> return %0 : tensor<4xi64> }

// -----

ml_program.global private mutable @g(dense<1> : tensor<4xi32>) : tensor<4xi32>
// expected-error@+1 {{'ml_program.global_load_const' op cannot load as const from mutable global @g}}
func.func @b() -> tensor<4xi32> { %0 = ml_program.global_load_const @g : tensor<4xi32> return %0 : tensor<4xi32> }

// -----

// expected-error@+1 {{'ml_program.global_load_const' op undefined global: @g}}
func.func @b() -> tensor<4xi32> { %0 = ml_program.global_load_const @g : tensor<4xi32> return %0 : tensor<4xi32> }

// -----

// expected-error@+1 {{'ml_program.global_load_const' op undefined global: @b}}
func.func @b() -> tensor<4xi32> { %0 = ml_program.global_load_const @b : tensor<4xi32> return %0 : tensor<4xi32> }

// -----

ml_program.global private @g(dense<1> : tensor<4xi32>) : tensor<4xi32>
// expected-error@+1 {{'ml_program.global_load' op cannot load from global typed 'tensor<4xi32>' as 'tensor<4xi64>'}}
func.func @b() -> tensor<4xi64> { %0 = ml_program.global_load @g : tensor<4xi64> return %0 : tensor<4xi64> }

// -----

// expected-error@+1 {{'ml_program.global_load' op undefined global: @g}}
func.func @b() -> tensor<4xi64> { %0 = ml_program.global_load @g : tensor<4xi64> return %0 : tensor<4xi64> }

// -----

// expected-error@+1 {{'ml_program.global_load' op undefined global: @g::@h}}
func.func @b() -> tensor<4xi64> { %0 = ml_program.global_load @g::@h : tensor<4xi64> return %0 : tensor<4xi64> }

// -----

ml_program.global private @g(dense<1> : tensor<4xi32>) : tensor<4xi32>
// expected-error@+1 {{'ml_program.global_store' op cannot store to an immutable global @g}}
func.func @b(%v : tensor<4xi32>) { ml_program.global_store @g = %v : tensor<4xi32> return }

// -----

ml_program.global private mutable @g(dense<1> : tensor<4xi32>) : tensor<4xi32>
// expected-error@+1 {{'ml_program.global_store' op cannot store to a global typed 'tensor<4xi32>' from 'tensor<4xi64>'}}
func.func @b(%v : tensor<4xi64>) { ml_program.global_store @g = %v : tensor<4xi64> return }

// -----

// expected-error@+1 {{'ml_program.global_store' op undefined global: @g}}
func.func @b(%v : tensor<4xi64>) { ml_program.global_store @g = %v : tensor<4xi64> return }

// -----

ml_program.global private @g(dense<1> : tensor<4xi32>) : tensor<4xi32>
// expected-error@+1 {{'ml_program.global_store_graph' op cannot store to an immutable global @g}}
ml_program.subgraph @b(%v: tensor<4xi32>) -> (!ml_program.token) { %t = ml_program.global_store_graph @g = %v ordering(()->!ml_program.token) : tensor<4xi32>  ml_program.output %t : !ml_program.token }

// -----

ml_program.global private mutable @g(dense<1> : tensor<4xi32>) : tensor<4xi32>
// expected-error@+1 {{'ml_program.global_store_graph' op cannot store to a global typed 'tensor<4xi32>' from 'tensor<4xi64>'}}
ml_program.subgraph @b(%v: tensor<4xi64>) -> (!ml_program.token) { %t = ml_program.global_store_graph @g = %v ordering(()->!ml_program.token) : tensor<4xi64>  ml_program.output %t : !ml_program.token }

// -----

// expected-error@+1 {{'ml_program.global_store_graph' op undefined global: @g}}
ml_program.subgraph @b(%v: tensor<4xi64>) -> (!ml_program.token) { %t = ml_program.global_store_graph @g = %v ordering(()->!ml_program.token) : tensor<4xi64>  ml_program.output %t : !ml_program.token }

// -----

// expected-error@+1 {{'ml_program.global_load_graph' op undefined global: @g}}
ml_program.subgraph @b() -> (tensor<4xi32>, !ml_program.token) { %r, %t = ml_program.global_load_graph @g ordering(()->!ml_program.token) : tensor<4xi32>  ml_program.output %r, %t : tensor<4xi32>, !ml_program.token }

// -----

ml_program.global private @g(dense<1> : tensor<4xi64>) : tensor<4xi64>
// expected-error@+1 {{'ml_program.global_load_graph' op cannot load from global typed 'tensor<4xi64>' as 'tensor<4xi32>'}}
ml_program.subgraph @b() -> (tensor<4xi32>, !ml_program.token) { %r, %t = ml_program.global_load_graph @g ordering(()->!ml_program.token) : tensor<4xi32>  ml_program.output %r, %t : tensor<4xi32>, !ml_program.token }
