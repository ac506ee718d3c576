// Folds of quant (docs/rules.md).

// Casts there and back. Not floats that are quantized and back, which are rounded.
fold for ($there, $back) in @ScastScast(quant.scast, quant.scast), @DcastQcast(quant.dcast, quant.qcast) {
  %a = $there %x : $t to $m
  %r = $back %a : $m to $t
} => %x
