// RUN: what a directive says is skipped
// By full name.
// By default, names are printed in full.
// LABEL: what is there
func.func @somebody()
