// Calls the functions of types.mlir.
#include <cstdio>
int main() {
  std::printf("%lld\n", static_cast<long long>(shl(40)));
  std::printf("%lld\n", static_cast<long long>(shr(60)));
  std::puts(below(1) ? "true" : "false");
  std::puts(below(0) ? "true" : "false");
  std::printf("%lld\n", static_cast<long long>(product(1)));
  std::puts(least(0) ? "true" : "false");
  std::printf("%lld\n", static_cast<long long>(quotient(size_t(-7), 2)));
  std::puts(bits(1, 0) ? "true" : "false");
  std::puts(bits(0, 1) ? "true" : "false");
  std::printf("%lld\n", static_cast<long long>(narrow(-1, -1)));
  std::printf("%lld\n", static_cast<long long>(negative_case(size_t(-1))));
  std::printf("%lld\n", static_cast<long long>(negative_case(1)));
  return 0;
}
