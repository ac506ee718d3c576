"fxpmath.clampis"() : () -> ()
