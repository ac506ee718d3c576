// Folds of ptr (docs/rules.md).

fold @AddNothing { %r = ptr.ptr_add %p, %n : $t, $u } where $u is signless_integer_or_index, %n == 0 => %p
fold @AddNothingToEach { %r = ptr.ptr_add %p, 0 : $t, $_ } where $t is shaped => %p

fold @FromPtrOfToPtr {
  %d = ptr.get_metadata %m : $t
  %p = ptr.to_ptr %m : $t -> $u
  %r = ptr.from_ptr %p metadata %d : $u -> $t
} => %m

fold @ToPtrOfFromPtr {
  %m = ptr.from_ptr %p : $t -> $u
  %r = ptr.to_ptr %m : $u -> $t
} => %p
fold @ToPtrOfFromPtrWithMetadata {
  %m = ptr.from_ptr %p metadata %d : $t -> $u
  %r = ptr.to_ptr %m : $u -> $t
} => %p
