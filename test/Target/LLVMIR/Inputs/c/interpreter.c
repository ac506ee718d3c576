// A small stack machine: a switch in a loop, arrays, function calls.
#include <stdio.h>

enum { Push, Add, Mul, Dup, Swap, JumpIfNot, Print, Halt };

static int run(const int *code) {
  int stack[32], top = 0, at = 0, printed = 0;
  for (;;) {
    switch (code[at++]) {
    case Push: stack[top++] = code[at++]; break;
    case Add: --top; stack[top - 1] += stack[top]; break;
    case Mul: --top; stack[top - 1] *= stack[top]; break;
    case Dup: stack[top] = stack[top - 1]; ++top; break;
    case Swap: {
      int x = stack[top - 1];
      stack[top - 1] = stack[top - 2];
      stack[top - 2] = x;
      break;
    }
    case JumpIfNot:
      if (stack[--top] == 0)
        at = code[at];
      else
        ++at;
      break;
    case Print: printf("%d ", stack[--top]); ++printed; break;
    case Halt: return printed;
    }
  }
}

int main(void) {
  static const int code[] = {Push, 6, Dup, Mul, Dup, Print, Push, -36, Add, JumpIfNot,
                             13, Push, 9, Push, 1, Push, 2, Swap, Print, Print, Halt};
  printf("%d\n", run(code));
  return 0;
}
