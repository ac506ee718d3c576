rule @if_true {
  %r... = scf.if true -> ($ts...) { $then scf.yield %v... : $ts... } else { $else }
} => { $then return %v... }

// A whole region moves with its blocks.
rule @execute { %r = scf.execute_region -> $t { $body } } where !has_attribute(%r, "done")
  => { %r = scf.execute_region -> $t { $body } {done} }

// Only a loop that gives its carried value on.
rule @idle_loop {
  %r = scf.for %i = %lo to %hi step %s iter_args(%a = %x) -> ($t) { $body scf.yield %a : $t }
} => %x
