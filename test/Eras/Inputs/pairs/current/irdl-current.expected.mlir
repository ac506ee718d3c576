module {
  irdl.dialect @cmath {
    irdl.type @complex {
      %0 = irdl.is f32 
      %1 = irdl.is f32 
      %2 = irdl.any_of(%0, %1) 
      irdl.parameters(param0: %2)
    }
    irdl.type @wrapped {
      %0 = irdl.parametric @cmath::@complex<> 
      irdl.parameters(param0: %0)
    }
  }
}

