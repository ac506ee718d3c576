// Folds of shard (docs/rules.md).

// Without axes, a group is a single device.
fold for ($op) in @AllGatherAlone("shard.all_gather"), @AllReduceAlone("shard.all_reduce"),
    @AllSliceAlone("shard.all_slice"), @AllToAllAlone("shard.all_to_all"),
    @ReduceScatterAlone("shard.reduce_scatter"), @ShiftAlone("shard.shift") {
  %r = $op(%x) <{grid_axes = array<i16>}> : ($t) -> $t
} => %x
fold for ($op) in @BroadcastAlone("shard.broadcast"), @GatherAlone("shard.gather"), @RecvAlone("shard.recv"),
    @ReduceAlone("shard.reduce"), @ScatterAlone("shard.scatter"), @SendAlone("shard.send") {
  %r = $op(%x, %device...) <{grid_axes = array<i16>}> : ($t, $_...) -> $t
} => %x
