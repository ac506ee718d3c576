#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a matrix product as MLIR text, in the form of fast libraries.

@product adds A * B to C, for all sizes. Blocks of B of `depth` rows and `width` columns are copied
to panels as wide as a register tile, blocks of A of about `height` rows to panels as high as one.
The innermost loop multiplies a panel of A by one of B, with the sums in registers. Loops over
panels of B and over blocks of A are scf.parallel, with as many blocks for each of two threads.

With --time, @time_product calls it `rounds` times and returns the seconds of the fastest call.
"""

import argparse
import dataclasses


TIMER = """
func.func private @rtclock() -> f64
func.func @time_product(%A: !matrix, %B: !matrix, %C: !matrix, %rounds: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %never = arith.constant 1.0e30 : f64
  %best = scf.for %i = %c0 to %rounds step %c1 iter_args(%least = %never) -> (f64) {
    %start = func.call @rtclock() : () -> f64
    func.call @product(%A, %B, %C) : (!matrix, !matrix, !matrix) -> ()
    %end = func.call @rtclock() : () -> f64
    %time = arith.subf %end, %start : f64
    %next = arith.minimumf %least, %time : f64
    scf.yield %next : f64
  }
  return %best : f64
}
"""


@dataclasses.dataclass
class Shape:
    """Sizes of tiles: a register tile has `rows` times `vectors` vectors."""
    type: str = "f32"
    bits: int = 256
    rows: int = 6
    vectors: int = 2
    height: int = 192
    depth: int = 256
    width: int = 2048

    @property
    def lanes(self):
        return self.bits // int(self.type[1:])

    @property
    def columns(self):
        return self.lanes * self.vectors


def join(lines):
    return "\n".join(lines)


def copy_row_of_b(s):
    """Vectors of a row of B, to a panel."""
    return join(f"""          %col{v} = affine.apply #add{v * s.lanes}(%column)
          %t{v} = affine.apply #add{v * s.lanes}(%to)
          %v{v} = vector.transfer_read %B[%row, %col{v}], %zero : !matrix, !vector
          vector.store %v{v}, %packedB[%t{v}] : !buffer, !vector"""
                for v in range(s.vectors))


def copy_columns_of_a(s, is_full):
    """A loop that copies elements to a panel; zeros below the last row."""
    lines = []
    for i in range(s.rows):
        lines.append(f"              %row{i} = affine.apply #add{i}(%i)")
        load = f"memref.load %A[%row{i}, %column] : !matrix"
        if is_full:
            lines.append(f"              %x{i} = {load}")
        else:
            lines.append(f"""              %in{i} = arith.cmpi slt, %row{i}, %M : index
              %x{i} = scf.if %in{i} -> (!element) {{
                %y = {load}
                scf.yield %y : !element
              }} else {{
                scf.yield %zero : !element
              }}""")
        lines.append(f"""              %t{i} = affine.apply #add{i}(%to)
              memref.store %x{i}, %packedA[%t{i}] : !buffer""")
    return f"""            scf.for %k = %c0 to %nk step %c1 {{
              %column = affine.apply #sum(%k0, %k)
              %to = affine.apply #panelColumn(%base, %k)
{join(lines)}
            }}"""


def multiply_step(s):
    """One column of a panel of A by one row of a panel of B."""
    lines = [f"""              %b{v} = affine.apply #add{v * s.lanes}(%b)
              %bv{v} = vector.load %packedB[%b{v}] : !buffer, !vector"""
             for v in range(s.vectors)]
    for i in range(s.rows):
        lines.append(f"""              %a{i} = affine.apply #add{i}(%a)
              %as{i} = memref.load %packedA[%a{i}] : !buffer
              %av{i} = vector.broadcast %as{i} : !element to !vector""")
        lines += [f"              %f{i}_{v} = vector.fma %av{i}, %bv{v}, "
                  f"%s{i}_{v} : !vector" for v in range(s.vectors)]
    return join(lines)


def add_tile(s, row):
    """Adds the sums of a row to C."""
    return join(f"""              %o{row}_{v} = vector.load %C[%row{row}, %col{v}] : !matrix, !vector
              %n{row}_{v} = arith.addf %o{row}_{v}, %sum#{row * s.vectors + v} : !vector
              vector.store %n{row}_{v}, %C[%row{row}, %col{v}] : !matrix, !vector"""
                for v in range(s.vectors))


def add_part(s, row):
    """Adds the sums of a row that may be outside of C, or in part."""
    vectors = join(f"""                %o{v} = vector.transfer_read %C[%row{row}, %col{v}], %zero : !matrix, !vector
                %n{v} = arith.addf %o{v}, %sum#{row * s.vectors + v} : !vector
                vector.transfer_write %n{v}, %C[%row{row}, %col{v}] : !vector, !matrix"""
                   for v in range(s.vectors))
    return f"""              %in{row} = arith.cmpi slt, %row{row}, %M : index
              scf.if %in{row} {{
{vectors}
              }}"""


def write_product(s):
    tile = [(i, v) for i in range(s.rows) for v in range(s.vectors)]
    numbers = sorted({*range(s.rows), *(v * s.lanes for v in range(s.vectors))})
    maps = join(f"#add{n} = affine_map<(d) -> (d + {n})>" for n in numbers)
    sums = ", ".join(f"%s{i}_{v} = %zeros" for i, v in tile)
    results = ", ".join(f"%f{i}_{v}" for i, v in tile)
    types = ", ".join(["!vector"] * len(tile))
    tile_rows = join(f"            %row{i} = affine.apply #add{i}(%i)"
                     for i in range(s.rows))
    tile_columns = join(
        f"            %col{v} = affine.apply #add{v * s.lanes}(%column)"
        for v in range(s.vectors))
    return f"""// C += A * B: register tiles of {s.rows} x {s.columns}, blocks of {s.height} x {s.depth} of A, {s.depth} x {s.width} of B.
!element = {s.type}
!vector = vector<{s.lanes}x{s.type}>
!matrix = memref<?x?x{s.type}>
!buffer = memref<?x{s.type}>
{maps}
#rest = affine_map<(d)[s, t] -> (t, s - d)>
// Two blocks, or four, and so on; then the rows of a block, in register tiles.
#blocks = affine_map<()[m] -> ((m ceildiv {2 * s.height}) * 2)>
#roundUp = affine_map<()[m] -> ((m ceildiv {s.rows}) * {s.rows})>
#panelRow = affine_map<(base, k) -> (base + k * {s.columns})>
#panelColumn = affine_map<(base, k) -> (base + k * {s.rows})>
#sum = affine_map<(i, j) -> (i + j)>

func.func @product(%A: !matrix, %B: !matrix, %C: !matrix) attributes {{llvm.emit_c_interface}} {{
  %zero = arith.constant 0.0 : !element
  %zeros = arith.constant dense<0.0> : !vector
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %tileRows = arith.constant {s.rows} : index
  %tileColumns = arith.constant {s.columns} : index
  %width = arith.constant {s.width} : index
  %M = memref.dim %C, %c0 : !matrix
  %N = memref.dim %C, %c1 : !matrix
  %K = memref.dim %A, %c1 : !matrix
  // Blocks of about the same depth.
  %limit = arith.constant {s.depth} : index
  %depthBlocks = arith.ceildivui %K, %limit : index
  %depth = arith.ceildivui %K, %depthBlocks : index
  %blocks = affine.apply #blocks()[%M]
  %share = arith.ceildivsi %M, %blocks : index
  %height = affine.apply #roundUp()[%share]
  %sizeA = affine.apply affine_map<()[m, h] -> ((m + h) * {s.depth})>()[%M, %height]
  %sizeB = arith.constant {(s.width + s.columns) * s.depth} : index
  %packedA = memref.alloc(%sizeA) {{alignment = 64 : i64}} : !buffer
  %packedB = memref.alloc(%sizeB) {{alignment = 64 : i64}} : !buffer
  scf.for %j0 = %c0 to %N step %width {{
    %nj = affine.min #rest(%j0)[%N, %width]
    scf.for %k0 = %c0 to %K step %depth {{
      %nk = affine.min #rest(%k0)[%K, %depth]
      scf.parallel (%j) = (%c0) to (%nj) step (%tileColumns) {{
        %base = arith.muli %j, %nk : index
        %column = affine.apply #sum(%j0, %j)
        scf.for %k = %c0 to %nk step %c1 {{
          %row = affine.apply #sum(%k0, %k)
          %to = affine.apply #panelRow(%base, %k)
{copy_row_of_b(s)}
        }}
        scf.reduce
      }}
      scf.parallel (%i0) = (%c0) to (%M) step (%height) {{
        %iEnd = affine.min affine_map<(d)[m, h] -> (d + h, m)>(%i0)[%M, %height]
        scf.for %i = %i0 to %iEnd step %tileRows {{
          %base = arith.muli %i, %nk : index
          %rowEnd = arith.addi %i, %tileRows : index
          %isFull = arith.cmpi sle, %rowEnd, %M : index
          scf.if %isFull {{
{copy_columns_of_a(s, is_full=True)}
          }} else {{
{copy_columns_of_a(s, is_full=False)}
          }}
        }}
        scf.for %i = %i0 to %iEnd step %tileRows {{
          %baseA = arith.muli %i, %nk : index
          scf.for %j = %c0 to %nj step %tileColumns {{
            %baseB = arith.muli %j, %nk : index
            %sum:{len(tile)} = scf.for %k = %c0 to %nk step %c1
                iter_args({sums}) -> ({types}) {{
              %a = affine.apply #panelColumn(%baseA, %k)
              %b = affine.apply #panelRow(%baseB, %k)
{multiply_step(s)}
              scf.yield {results} : {types}
            }}
            %column = affine.apply #sum(%j0, %j)
{tile_rows}
{tile_columns}
            %rowEnd = arith.addi %i, %tileRows : index
            %columnEnd = arith.addi %column, %tileColumns : index
            %rowsFit = arith.cmpi sle, %rowEnd, %M : index
            %columnsFit = arith.cmpi sle, %columnEnd, %N : index
            %fits = arith.andi %rowsFit, %columnsFit : i1
            scf.if %fits {{
{join(add_tile(s, i) for i in range(s.rows))}
            }} else {{
{join(add_part(s, i) for i in range(s.rows))}
            }}
          }}
        }}
        scf.reduce
      }}
    }}
  }}
  memref.dealloc %packedA : !buffer
  memref.dealloc %packedB : !buffer
  return
}}
"""


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    for field in dataclasses.fields(Shape):
        parser.add_argument(f"--{field.name}", type=field.type,
                            default=field.default)
    parser.add_argument("--time", action="store_true")
    arguments = vars(parser.parse_args())
    timer = TIMER if arguments.pop("time") else ""
    print(write_product(Shape(**arguments)) + timer, end="")


if __name__ == "__main__":
    main()
