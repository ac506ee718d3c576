// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
%x = "t.v"() : () -> vector<8xi16>
// expected-error @+1 {{'xevm.blockstore2d' op expecting tile_height to be between 1 and 8}}
"xevm.blockstore2d"(%p,%i,%i,%i,%i,%i,%x) <{elem_size_in_bits=4:i32,tile_width=0:i32,tile_height=0:i32}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32,vector<8xi16>) -> ()
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
%x = "t.v"() : () -> vector<8xi16>
// expected-error @+1 {{'xevm.blockstore2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
"xevm.blockstore2d"(%p,%i,%i,%i,%i,%i,%x) <{elem_size_in_bits=4:i32,tile_width=0:i32,tile_height=1:i32}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32,vector<8xi16>) -> ()
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockprefetch2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
"xevm.blockprefetch2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=4:i32,tile_width=0:i32,tile_height=1:i32,v_blocks=0:i32}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> ()
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op expecting tile_height to be between 1 and 32}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=4:i32,tile_width=1:i32,tile_height=64:i32,v_blocks=8:i32,transpose=false,pack_register=false}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op expecting v_blocks to be 1}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=4:i32,tile_width=1:i32,tile_height=64:i32,v_blocks=8:i32,transpose=true,pack_register=false}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=4:i32,tile_width=1:i32,tile_height=64:i32,v_blocks=8:i32,transpose=false,pack_register=true}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op transpose and pack_register are mutually exclusive}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=4:i32,tile_width=1:i32,tile_height=64:i32,v_blocks=8:i32,transpose=true,pack_register=true}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=4:i32,tile_width=2:i32,tile_height=32:i32,v_blocks=8:i32,transpose=false,pack_register=false}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op pack_register is only supported for 8 and 16 bit elements}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=4:i32,tile_width=2:i32,tile_height=64:i32,v_blocks=4:i32,transpose=false,pack_register=true}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op transpose is only supported for 32 and 64 bit elements}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=4:i32,tile_width=8:i32,tile_height=64:i32,v_blocks=1:i32,transpose=true,pack_register=false}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
%x = "t.v"() : () -> vector<8xi16>
// expected-error @+1 {{'xevm.blockstore2d' op expecting tile_width to be between 4 and 64}}
"xevm.blockstore2d"(%p,%i,%i,%i,%i,%i,%x) <{elem_size_in_bits=8:i32,tile_width=0:i32,tile_height=1:i32}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32,vector<8xi16>) -> ()
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockprefetch2d' op expecting v_blocks to be 1, 2, 4, or 8}}
"xevm.blockprefetch2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=8:i32,tile_width=0:i32,tile_height=1:i32,v_blocks=0:i32}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> ()
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockprefetch2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
"xevm.blockprefetch2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=8:i32,tile_width=0:i32,tile_height=1:i32,v_blocks=1:i32}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> ()
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockprefetch2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
"xevm.blockprefetch2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=8:i32,tile_width=0:i32,tile_height=33:i32,v_blocks=0:i32}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> ()
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op expecting tile_width to be between 4 and 64}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=8:i32,tile_width=1:i32,tile_height=32:i32,v_blocks=8:i32,transpose=false,pack_register=false}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
%x = "t.v"() : () -> vector<8xi16>
// expected-error @+1 {{'xevm.blockstore2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
"xevm.blockstore2d"(%p,%i,%i,%i,%i,%i,%x) <{elem_size_in_bits=8:i32,tile_width=4:i32,tile_height=1:i32}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32,vector<8xi16>) -> ()
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
%x = "t.v"() : () -> vector<8xi16>
// expected-error @+1 {{'xevm.blockstore2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
"xevm.blockstore2d"(%p,%i,%i,%i,%i,%i,%x) <{elem_size_in_bits=8:i32,tile_width=4:i32,tile_height=3:i32}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32,vector<8xi16>) -> ()
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=8:i32,tile_width=4:i32,tile_height=16:i32,v_blocks=4:i32,transpose=false,pack_register=true}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 64 for 8 bit elements}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=8:i32,tile_width=64:i32,tile_height=1:i32,v_blocks=4:i32,transpose=false,pack_register=false}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockprefetch2d' op tile_width for 16 bit elements should be equal to 16}}
"xevm.blockprefetch2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=16:i32,tile_width=0:i32,tile_height=1:i32,v_blocks=1:i32}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> ()
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
%x = "t.v"() : () -> vector<8xi16>
// expected-error @+1 {{'xevm.blockstore2d' op tile_width for 16 bit elements should be equal to 16}}
"xevm.blockstore2d"(%p,%i,%i,%i,%i,%i,%x) <{elem_size_in_bits=16:i32,tile_width=2:i32,tile_height=1:i32}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32,vector<8xi16>) -> ()
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op expecting v_blocks to be 1 or 2}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=32:i32,tile_width=1:i32,tile_height=8:i32,v_blocks=8:i32,transpose=false,pack_register=false}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
%x = "t.v"() : () -> vector<8xi16>
// expected-error @+1 {{'xevm.blockstore2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
"xevm.blockstore2d"(%p,%i,%i,%i,%i,%i,%x) <{elem_size_in_bits=64:i32,tile_width=1:i32,tile_height=1:i32}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32,vector<8xi16>) -> ()
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=64:i32,tile_width=1:i32,tile_height=32:i32,v_blocks=1:i32,transpose=false,pack_register=false}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op expecting tile_height to be 8 for 64 bit elements}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=64:i32,tile_width=1:i32,tile_height=32:i32,v_blocks=1:i32,transpose=true,pack_register=false}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
%i = "t.v"() : () -> i32
// expected-error @+1 {{'xevm.blockload2d' op result size of 128 bits does not match the expected size of 0 bits}}
%0 = "xevm.blockload2d"(%p,%i,%i,%i,%i,%i) <{elem_size_in_bits=4:i32,tile_width=0:i32,tile_height=0:i32,v_blocks=0:i32,transpose=false,pack_register=false}> : (!llvm.ptr<1>,i32,i32,i32,i32,i32) -> vector<8xi16>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
// expected-error @+1 {{'xevm.blockload' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
%0 = "xevm.blockload"(%p) : (!llvm.ptr<1>) -> vector<3xi8>
// -----
%p = "t.v"() : () -> !llvm.ptr<1>
// expected-error @+1 {{'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits}}
%0 = "xevm.blockload"(%p) : (!llvm.ptr<1>) -> vector<16xi16>
