irdl.dialect @d {
  irdl.type @a
  irdl.type @"!a"
}
