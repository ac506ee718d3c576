// A linked list on the heap.
#include <stdio.h>
#include <stdlib.h>

struct Node {
  int value;
  struct Node *next;
};

static struct Node *push(struct Node *head, int value) {
  struct Node *node = malloc(sizeof(struct Node));
  if (!node)
    abort();
  node->value = value;
  node->next = head;
  return node;
}

static struct Node *reverse(struct Node *head) {
  struct Node *result = 0;
  while (head) {
    struct Node *next = head->next;
    head->next = result;
    result = head;
    head = next;
  }
  return result;
}

int main(void) {
  struct Node *head = 0;
  for (int i = 0; i < 6; ++i)
    head = push(head, i * i);
  head = reverse(head);
  while (head) {
    struct Node *next = head->next;
    printf("%d ", head->value);
    free(head);
    head = next;
  }
  puts("");
  return 0;
}
