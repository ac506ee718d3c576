// Dialects without operations of today under the same name.
module attributes {
  history.dialects = [["spv", "2019-current"], ["fxpmath", "2019"]],
  history.unsupported = [
    ["quant.const_fake_quant", "it was removed with the quantization passes", "2019-current"],
    ["quant.const_fake_quant_per_axis", "it was removed with the quantization passes", "2019-current"],
    ["quant.stats", "it was removed with the quantization passes", "2019-current"],
    ["quant.stats_ref", "it was removed with the quantization passes", "2019-current"],
    ["quant.coupled_ref", "it was removed with the quantization passes", "2019-current"],
    ["quant.region", "it was removed with the quantization passes", "2019-current"],
    ["quant.return", "it was removed with the quantization passes", "2019-current"]]
} {}
