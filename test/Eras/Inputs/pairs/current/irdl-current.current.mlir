// IRDL before parameters had names.
irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is_type : f32
    %1 = irdl.is : f32
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(%2)
  }
  irdl.type @wrapped {
    %0 = irdl.parametric : "cmath.complex"<>
    irdl.parameters(%0)
  }
}
