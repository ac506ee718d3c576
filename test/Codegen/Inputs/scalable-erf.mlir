func.func @erf(%v: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.erf %v : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
