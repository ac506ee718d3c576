func.func @blend(%image: memref<?x?xi8>, %other: memref<?x?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %height = memref.dim %image, %c0 : memref<?x?xi8>
  %width = memref.dim %image, %c1 : memref<?x?xi8>
  scf.for %i = %c0 to %height step %c1 {
    scf.for %j = %c0 to %width step %c1 {
      %a = pix.get %image[%i, %j] : memref<?x?xi8>
      %b = pix.get %other[%i, %j] : memref<?x?xi8>
      %sum = pix.add %a, %b : i8
      pix.put %sum, %image[%i, %j] : memref<?x?xi8>
    }
  }
  return
}

func.func @gray() -> i8 {
  %dark = arith.constant 10 : i8
  %light = arith.constant 250 : i8
  %gray = pix.average %dark, %light : i8
  return %gray : i8
}
