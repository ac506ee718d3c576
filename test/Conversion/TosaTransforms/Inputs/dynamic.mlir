func.func @abs(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
