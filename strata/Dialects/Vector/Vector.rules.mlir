// Rules that bring operations of vector into canonical form (docs/rules.md). Rewrites that
// compute positions of elements, or look at operations around the root, are in C++.

//===-- Broadcasts ------------------------------------------------------------===//

rule @BroadcastFolder {
  %a = vector.broadcast %x : $s to $m
  %r = vector.broadcast %a : $m to $t
} => { %r = vector.broadcast %x : $s to $t }

// A scalar is everywhere already.
rule @InsertSplatToSplat {
  %v = vector.broadcast %x : $s to $v
  %d = vector.broadcast %x : $s to $t
  %r = "vector.insert"(%v, %d, %i...) : ($v, $t, $is...) -> $t
} where !is_vector($s) => %d
rule @FoldInsertStridedSliceSplat {
  %v = vector.broadcast %x : $s to $v
  %d = vector.broadcast %x : $s to $t
  %r = vector.insert_strided_slice %v, %d {offsets = $o, strides = $i} : $v into $t
} where !is_vector($s) => %d
rule @ShuffleSplat {
  %a = vector.broadcast %x : $s to $v
  %b = vector.broadcast %x : $s to $w
  %r = vector.shuffle %a, %b $p : $v, $w
} where !is_vector($s) => { %r = vector.broadcast %x : $s to $_ }

rule @FromElementsToBroadcast {
  %r = vector.from_elements %xs... : $t
} where all_same(%xs...), %x = value_at(%xs..., 0) => { %r = vector.broadcast %x : $_ to $t }

// A vector that replaces all elements is only given another shape.
rule @InsertToBroadcast benefit(2) {
  %r = "vector.insert"(%x, %d, %i...) : ($s, $t, $is...) -> $t
} where is_vector($s), vector.have_same_size($s, $t), vector.is_broadcastable($s, $t)
  => { %r = vector.broadcast %x : $s to $t }

// A part of a broadcast is a smaller one.
rule @ExtractOpFromBroadcast {
  %a = vector.broadcast %x : $s to $m
  %r = "vector.extract"(%a, %i...) : ($m, $is...) -> $t
} where is_vector($t), vector.is_broadcastable($s, $t) => { %r = vector.broadcast %x : $s to $t }
rule @ExtractOpFromBroadcast {
  %a = vector.shape_cast %x : $s to $m
  %r = "vector.extract"(%a, %i...) : ($m, $is...) -> $t
} where is_vector($t), vector.adds_unit_dims($s, $m), vector.is_broadcastable($s, $t)
  => { %r = vector.broadcast %x : $s to $t }

//===-- Shapes ----------------------------------------------------------------===//

// All elements, of which only dimensions of size 1 are dropped.
rule @ExtractOpFromShapeCast {
  %a = vector.shape_cast %x : $s to $m
  %r = "vector.extract"(%a, %i...) : ($m, $is...) -> $t
} where is_vector($t), vector.have_same_size($s, $t) => { %r = vector.shape_cast %x : $s to $t }

rule @TransposeFolder {
  %a = vector.transpose %x, $p : $s to $m
  %r = vector.transpose %a, $q : $m to $t
} => { %r = vector.transpose %x, $(permuted($p, $q)) : $s to $t }

// Only dimensions of size 1 are moved.
rule @FoldTransposeShapeCast {
  %a = vector.shape_cast %x : $s to $m
  %r = vector.transpose %a, $p : $m to $t
} where vector.keeps_order($m, $p), vector.have_same_size($s, $t) => { %r = vector.shape_cast %x : $s to $t }

rule @FoldTransposeCreateMask {
  %a = vector.constant_mask $sizes : $m
  %r = vector.transpose %a, $p : $m to $t
} where size($sizes) == size($p) => { %r = vector.constant_mask $(permuted($sizes, $p)) : $t }
rule @FoldTransposeCreateMask {
  %a = vector.create_mask %sizes... : $m
  %r = vector.transpose %a, $p : $m to $t
} where size(%sizes...) == size($p), %permuted... = permuted_values(%sizes..., $p)
  => { %r = vector.create_mask %permuted... : $t }

// A mask that is set along trailing dimensions of size 1, without them.
rule @ShapeCastCreateMaskFolderTrailingOneDim {
  %a = vector.constant_mask $sizes : $m
  %r = vector.shape_cast %a : $m to $t
} where vector.drops_unit_dims($m, $t), all_equal(drop_front($sizes, rank($t)), 1)
  => { %r = vector.constant_mask $(take_front($sizes, rank($t))) : $t }
rule @ShapeCastCreateMaskFolderTrailingOneDim {
  %a = vector.create_mask %sizes... : $m
  %r = vector.shape_cast %a : $m to $t
} where vector.drops_unit_dims($m, $t), %last... = other_values(%sizes..., rank($t)), all_numbers(%last..., 1),
    %first... = first_values(%sizes..., rank($t)) => { %r = vector.create_mask %first... : $t }

// A broadcast to the other shape, or no broadcast.
rule @ShapeCastBroadcastFolder {
  %a = vector.broadcast %x : $s to $m
  %r = vector.shape_cast %a : $m to $t
} where is_vector($s), vector.have_same_size($s, $t) => { %r = vector.shape_cast %x : $s to $t }
rule @ShapeCastBroadcastFolder {
  %a = vector.broadcast %x : $s to $m
  %r = vector.shape_cast %a : $m to $t
} where vector.is_broadcastable($s, $t), vector.repeat_alike($s, $m, $t) => { %r = vector.broadcast %x : $s to $t }

// Only dimensions along which elements are repeated are moved.
rule @FoldTransposeBroadcast {
  %a = vector.broadcast %x : $s to $m
  %r = vector.transpose %a, $p : $m to $t
} where vector.moves_repeated_dims($s, $m, $p), vector.is_broadcastable($s, $t)
  => { %r = vector.broadcast %x : $s to $t }

// A vector without dimensions is one element.
rule @Canonicalize0DShuffleOp {
  %r = vector.shuffle %a, %b [0] : $s, $u
} where rank($s) == 0 => { %r = vector.broadcast %a : $s to $_ }
rule @Canonicalize0DShuffleOp {
  %r = vector.shuffle %a, %b $p : $s, $u
} where rank($s) == 0, size($p) == 1 => { %r = vector.broadcast %b : $u to $_ }

// A slice extracted from the same place of the same vector needs no insertion.
rule @FoldInsertStridedSliceOfExtract {
  %v = vector.extract_strided_slice %d {offsets = $o, strides = $i} : $t to $v
  %r = vector.insert_strided_slice %v, %d {offsets = $o, strides = $i} : $v into $t
} => %d

//===-- Loads and stores ------------------------------------------------------===//

// Masks with all places or none set.
rule for ($op) in @MaskedLoadFolder(vector.maskedload), @ExpandLoadFolder(vector.expandload) {
  %r = $op %base[%i...], %mask, %pass : $b, $m, $t into $t
} where vector.is_empty_mask(%mask) => %pass
rule for ($op) in @MaskedLoadFolder(vector.maskedload), @ExpandLoadFolder(vector.expandload) {
  %r = $op %base[%i...], %mask, %pass : $b, $m, $t into $t
} where vector.is_full_mask(%mask), vector.is_contiguous($b, $t) => { %r = vector.load %base[%i...] : $b, $t }
rule for ($op) in @MaskedStoreFolder(vector.maskedstore), @CompressStoreFolder(vector.compressstore) {
  $op %base[%i...], %mask, %v : $b, $m, $t
} where vector.is_empty_mask(%mask) => erase
rule for ($op) in @MaskedStoreFolder(vector.maskedstore), @CompressStoreFolder(vector.compressstore) {
  $op %base[%i...], %mask, %v : $b, $m, $t
} where vector.is_full_mask(%mask), vector.is_contiguous($b, $t) => { vector.store %v, %base[%i...] : $b, $t }
rule @GatherFolder {
  %r = vector.gather %base[%o...][%i], %mask, %pass : $b, $v, $m, $t into $t
} where vector.is_empty_mask(%mask) => %pass
rule @ScatterFolder {
  vector.scatter %base[%o...][%i], %mask, %v : $b, $u, $m, $t
} where vector.is_empty_mask(%mask) => erase
// A scatter to a tensor has the new tensor as its result.
rule @ScatterFolder {
  %r = vector.scatter %base[%o...][%i], %mask, %v : $b, $u, $m, $t -> $b
} where vector.is_empty_mask(%mask) => %base

// Consecutive elements.
rule @FoldContiguousGather {
  %r = vector.gather %base[%o...][%i], %mask, %pass : $b, $v, $m, $t into $t
} where vector.has_unit_stride($b), vector.counts_up(%i), !vector.is_masked(root)
  => { %r = vector.maskedload %base[%o...], %mask, %pass : $b, $m, $t into $t }
rule @FoldContiguousScatter {
  vector.scatter %base[%o...][%i], %mask, %v : $b, $u, $m, $t
} where vector.has_unit_stride($b), vector.counts_up(%i), !vector.is_masked(root)
  => { vector.maskedstore %base[%o...], %mask, %v : $b, $m, $t }

//===-- Operations under masks ------------------------------------------------===//

// An operation under a mask with all places set does not need it.
rule @FoldFullMask {
  %r... = "vector.mask"(%m, %p...) ({
    $body
    vector.yield %v... : $ts...
  }) : ($k, $ps...) -> ($ts...)
} where vector.is_full_mask(%m), vector.masks_operation(root) => {
  $body
  return %v...
}
// Nothing is computed under the mask.
rule @CanonializeEmptyMaskOp {
  %r = "vector.mask"(%m, %p) ({
    vector.yield %v : $t
  }) : ($k, $t) -> $t
} where vector.is_mask_of($k, $t) => { %r = arith.select %m, %v, %p : $k, $t }

//===-- Folds -----------------------------------------------------------------===//

fold @InsertStridedSliceSame {
  %r = vector.insert_strided_slice %v, %d {offsets = $o, strides = $i} : $t into $t
} => %v
// A mask of nothing has the results that are passed through the region.
fold @EmptyMask {
  %r... = "vector.mask"(%m) ({
    vector.yield %v... : $ts...
  }) : ($k) -> ($ts...)
} => %v...
