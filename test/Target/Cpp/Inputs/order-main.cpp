// Checks the results of the functions of order.mlir; exits with the number of the first that fails.
int main() {
  if (shadow(3) != 13)
    return 1;
  if (v1(4) != 4)
    return 2;
  if (swap(1, 5, 6) != 6 || swap(2, 5, 6) != 5)
    return 3;
  if (average(200, 100) != 22)
    return 4;
  if (minus() != 5)
    return 5;
  both(false, 8);
  if (v2 != 8)
    return 6;
  choose(false, 9);
  return v2 == 9 ? 0 : 7;
}
