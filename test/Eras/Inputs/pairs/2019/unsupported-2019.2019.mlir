%0 = "std.alloc_static"() : () -> memref<4xf32>
