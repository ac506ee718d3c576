" SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
" The words of MLIR; the server adds semantic tokens where Neovim shows them.
if exists('b:current_syntax')
  finish
endif

syn iskeyword @,48-57,_,$,.,-
syn match mlirOperation /\<[A-Za-z_][A-Za-z0-9_$]*\%(\.[A-Za-z_$][A-Za-z0-9_$.]*\)\+\>/
syn keyword mlirKeyword module func attributes loc true false unit dense dense_resource sparse array
syn keyword mlirKeyword affine_map affine_set strided offset distinct unknown callsite fused
syn keyword mlirKeyword private public nested to step iter_args ceildiv floordiv mod
syn match mlirType /\<[su]\?i[0-9]\+\>/
syn match mlirType /\<\%(bf16\|tf32\|f[0-9]\+\%([A-Z][A-Z0-9a-z]*\)\?\)\>/
syn keyword mlirType index none tensor memref vector complex tuple
syn match mlirNumber /\<-\?[0-9]\+\%(\.[0-9]*\%([eE][-+]\?[0-9]\+\)\?\)\?\>/
" The element type of a shape follows its last `x`.
syn match mlirShape /\%(\<[0-9]\+x\|?x\|\*x\)\%(\%([0-9]\+\|?\)x\)*\%([su]\?i[0-9]\+\|bf16\|f[0-9]\+[A-Z0-9a-z]*\|index\)\?/
syn match mlirNumber /[A-Za-z0-9_$.<]\@1<!0x[0-9A-Fa-f]\+[A-Za-z0-9_?]\@!/
syn match mlirValue /%[A-Za-z0-9_$.-]\+\%(#[0-9]\+\)\?\|%"[^"]*"/
syn match mlirBlock /\^[A-Za-z0-9_$.-]\+/
syn match mlirSymbol /@[A-Za-z_][A-Za-z0-9_$.-]*\|@"[^"]*"/
syn match mlirAttributeName /#[A-Za-z_][A-Za-z0-9_$.]*/
syn match mlirTypeName /![A-Za-z_][A-Za-z0-9_$.]*/
syn region mlirString start=/"/ skip=/\\./ end=/"/ oneline
syn keyword mlirTodo contained TODO FIXME
syn match mlirRunLine contained /\<\%(RUN\|RUN-FN\|CHECK[A-Z-]*\|REQUIRES\):/
syn match mlirComment /\/\/.*$/ contains=mlirTodo,mlirRunLine,@Spell

hi def link mlirOperation Function
hi def link mlirKeyword Keyword
hi def link mlirType Type
hi def link mlirShape Type
hi def link mlirNumber Number
hi def link mlirValue Identifier
hi def link mlirBlock Label
hi def link mlirSymbol Special
hi def link mlirAttributeName PreProc
hi def link mlirTypeName Type
hi def link mlirString String
hi def link mlirComment Comment
hi def link mlirTodo Todo
hi def link mlirRunLine SpecialComment

let b:current_syntax = 'mlir'
