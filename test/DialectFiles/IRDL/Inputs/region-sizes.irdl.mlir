irdl.dialect @sizes attributes {strata.version = 1 : i32} {
  irdl.operation @op {
    %most = irdl.region {strata.max_size = 1 : i32}
    %fewest = irdl.region {strata.min_size = 1 : i32}
    irdl.regions(most: %most, fewest: %fewest)
  }
  irdl.operation @end attributes {strata.traits = ["Terminator"]}
  irdl.operation @rest {
    %first = irdl.region
    %rest = irdl.region {strata.variadic}
    irdl.regions(first: %first, rest: %rest)
  }
}
