// Conversions of types that do not come to an end are none, and notes say so.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/box.irdl.mlir --convert-patterns='file=%S/Inputs/endless.rules.mlir' --split-input-file --verify-diagnostics %s

// expected-error@+2 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
// expected-note@+1 {{unable to convert type of argument #0, type was '!box.nothing': its conversion is nested more than 2000 levels deep}}
func.func private @own(!box.nothing)

// -----

// expected-error@+2 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
// expected-note@+1 {{unable to convert type of result #1, type was 'f32': its conversion is nested more than 2000 levels deep}}
func.func private @each_other() -> (i32, f32)

// -----

// expected-error@+2 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
// expected-note@+1 {{type was '!box.one<i32>': its conversion is nested more than 2000 levels deep}}
func.func private @larger(!box.one<i32>)

// -----

// expected-error@+2 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
// expected-note@+1 {{type was '!box.sized<i32, 7>': its conversion is nested more than 2000 levels deep}}
func.func private @numbers(!box.sized<i32, 7>)

// -----

// expected-error@+2 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
// expected-note@+1 {{type was 'tuple<i32, tuple<!box.nothing>>': its conversion is nested more than 2000 levels deep}}
func.func private @within(tuple<i32, tuple<!box.nothing>>)

// -----

// expected-error@+2 {{failed to legalize operation 'src.again' that was explicitly marked illegal}}
// expected-note@+1 {{pattern 'again' is not tried: it generates 'src.again', which is not legal and does not become legal by its pattern 'again'}}
"src.again"() : () -> i32

// -----

// Rules that undo each other.
// expected-error@+2 {{failed to legalize operation 'src.there' that was explicitly marked illegal}}
// expected-note@+1 {{pattern 'there' is not tried: it generates 'src.back', which is not legal and does not become legal by its pattern 'back'}}
"src.there"() : () -> i32
