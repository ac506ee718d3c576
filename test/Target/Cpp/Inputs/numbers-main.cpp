// Calls the functions of numbers.mlir.
#include <cstdio>
int main() {
  std::printf("%lld\n", static_cast<long long>(collatz(27)));
  std::printf("%lld\n", static_cast<long long>(mix(-7, 3)));
  int32_t a[] = {1, -2, 3, 4}, b[] = {5, 6, 7, -8};
  std::printf("%d\n", dot(a, b));
  std::printf("%d\n", shifts(-100, 3));
  std::printf("%.1f\n", choose(2));
  std::printf("%.1f\n", choose(9));
  return 0;
}
