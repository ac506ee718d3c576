// Messages between processes.
irdl.dialect @mpi attributes {
  strata.version = 1 : i32,
  strata.summary = "messages between processes",
  strata.description = "The functions of the Message Passing Interface. Each operation can have the return value of the function as its first result.",
  strata.named_predicates = [
    ["buffer", "ranked_memref", "memref of any type values"]
  ]
} {
  irdl.attribute @errclass attributes {
    strata.class = "MPI_ErrorClassAttr",
    strata.record = "MPI_ErrorClassAttr",
    strata.summary = "class of errors",
    strata.enum = {
      class = "mpi::MPI_ErrorClassEnum",
      cases = [
        "MPI_SUCCESS", "MPI_ERR_ACCESS", "MPI_ERR_AMODE", "MPI_ERR_ARG", "MPI_ERR_ASSERT", "MPI_ERR_BAD_FILE",
        "MPI_ERR_BASE", "MPI_ERR_BUFFER", "MPI_ERR_COMM", "MPI_ERR_CONVERSION", "MPI_ERR_COUNT", "MPI_ERR_DIMS",
        "MPI_ERR_DISP", "MPI_ERR_DUP_DATAREP", "MPI_ERR_ERRHANDLER", "MPI_ERR_FILE", "MPI_ERR_FILE_EXISTS", "MPI_ERR_FILE_IN_USE",
        "MPI_ERR_GROUP", "MPI_ERR_INFO", "MPI_ERR_INFO_KEY", "MPI_ERR_INFO_NOKEY", "MPI_ERR_INFO_VALUE", "MPI_ERR_IN_STATUS",
        "MPI_ERR_INTERN", "MPI_ERR_IO", "MPI_ERR_KEYVAL", "MPI_ERR_LOCKTYPE", "MPI_ERR_NAME", "MPI_ERR_NO_MEM",
        "MPI_ERR_NO_SPACE", "MPI_ERR_NO_SUCH_FILE", "MPI_ERR_NOT_SAME", "MPI_ERR_OP", "MPI_ERR_OTHER", "MPI_ERR_PENDING",
        "MPI_ERR_PORT", "MPI_ERR_PROC_ABORTED", "MPI_ERR_QUOTA", "MPI_ERR_RANK", "MPI_ERR_READ_ONLY", "MPI_ERR_REQUEST",
        "MPI_ERR_RMA_ATTACH", "MPI_ERR_RMA_CONFLICT", "MPI_ERR_RMA_FLAVOR", "MPI_ERR_RMA_RANGE", "MPI_ERR_RMA_SHARED", "MPI_ERR_RMA_SYNC",
        "MPI_ERR_ROOT", "MPI_ERR_SERVICE", "MPI_ERR_SESSION", "MPI_ERR_SIZE", "MPI_ERR_SPAWN", "MPI_ERR_TAG",
        "MPI_ERR_TOPOLOGY", "MPI_ERR_TRUNCATE", "MPI_ERR_TYPE", "MPI_ERR_UNKNOWN", "MPI_ERR_UNSUPPORTED_DATAREP", "MPI_ERR_UNSUPPORTED_OPERATION",
        "MPI_ERR_VALUE_TOO_LARGE", "MPI_ERR_WIN", "MPI_ERR_LASTCODE"
      ]
    }
  }
  irdl.attribute @op_class attributes {
    strata.class = "MPI_ReductionOpEnumAttr",
    strata.record = "MPI_ReductionOpEnum",
    strata.summary = "operation of a reduction",
    strata.enum = {
      plain,
      class = "mpi::MPI_ReductionOpEnum",
      cases = [
        "MPI_OP_NULL", "MPI_MAX", "MPI_MIN", "MPI_SUM", "MPI_PROD", "MPI_LAND",
        "MPI_BAND", "MPI_LOR", "MPI_BOR", "MPI_LXOR", "MPI_BXOR", "MPI_MINLOC",
        "MPI_MAXLOC", "MPI_REPLACE"
      ]
    }
  }
  irdl.type @comm attributes {
    strata.class = "CommType",
    strata.summary = "communicator",
    strata.description = "A group of processes that exchange messages."
  }
  irdl.type @request attributes {
    strata.class = "RequestType",
    strata.summary = "request",
    strata.description = "A transfer that may not be complete."
  }
  irdl.type @retval attributes {
    strata.class = "RetvalType",
    strata.summary = "return value",
    strata.description = "The value that a function returned: success or an error."
  }
  irdl.type @status attributes {
    strata.class = "StatusType",
    strata.summary = "status",
    strata.description = "The state of a received message."
  }
  irdl.operation @allreduce attributes {
    strata.class = "AllReduceOp",
    strata.summary = "reduction over all processes",
    strata.description = "Combines the elements of all processes; each process gets the result.",
    strata.examples = ["mpi.allreduce(%a, %a, MPI_SUM, %b) : memref<4xf32>, memref<4xf32>"],
    strata.traits = [],
    strata.format = "`(` $sendbuf `,` $recvbuf `,` $op `,` $comm `)` attr-dict `:` type($sendbuf) `,` type($recvbuf) (`->` type($retval)^)?"
  } {
    %sendbuf = irdl.c_pred "buffer"
    %recvbuf = irdl.c_pred "buffer"
    %comm = irdl.base @mpi::@comm {strata.summary = "MPI communicator handler"}
    irdl.operands(sendbuf: %sendbuf, recvbuf: %recvbuf, comm: %comm)
    %op = irdl.base @mpi::@op_class {strata.summary = "MPI operation class"}
    irdl.attributes {"op" = %op}
    %retval = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    irdl.results(retval: optional %retval)
  }
  irdl.operation @barrier attributes {
    strata.class = "Barrier",
    strata.summary = "barrier",
    strata.description = "Waits until all processes of a communicator have reached it.",
    strata.examples = ["mpi.barrier(%a)"],
    strata.traits = [],
    strata.format = "`(` $comm `)` attr-dict (`->` type($retval)^)?"
  } {
    %comm = irdl.base @mpi::@comm {strata.summary = "MPI communicator handler"}
    irdl.operands(comm: %comm)
    %retval = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    irdl.results(retval: optional %retval)
  }
  irdl.operation @comm_rank attributes {
    strata.class = "CommRankOp",
    strata.summary = "number of this process",
    strata.description = "The number of this process in a communicator.",
    strata.examples = ["%rank_0 = mpi.comm_rank(%a) : i32"],
    strata.traits = ["Pure"],
    strata.format = "`(` $comm `)` attr-dict `:` type(results)"
  } {
    %comm = irdl.base @mpi::@comm {strata.summary = "MPI communicator handler"}
    irdl.operands(comm: %comm)
    %retval = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    %rank = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(retval: optional %retval, rank: %rank)
  }
  irdl.operation @comm_size attributes {
    strata.class = "CommSizeOp",
    strata.summary = "number of processes",
    strata.description = "How many processes a communicator has.",
    strata.examples = ["%size_2 = mpi.comm_size(%a) : i32"],
    strata.traits = ["Pure"],
    strata.format = "`(` $comm `)` attr-dict `:` type(results)"
  } {
    %comm = irdl.base @mpi::@comm {strata.summary = "MPI communicator handler"}
    irdl.operands(comm: %comm)
    %retval = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    %size = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(retval: optional %retval, size: %size)
  }
  irdl.operation @comm_split attributes {
    strata.class = "CommSplitOp",
    strata.summary = "division of a communicator",
    strata.description = "Makes a communicator of the processes that pass the same color; the key orders them.",
    strata.examples = ["%newcomm_4 = mpi.comm_split(%a, %b, %b) : !mpi.comm"],
    strata.traits = [],
    strata.format = "`(` $comm `,` $color `,` $key `)` attr-dict `:` type(results)"
  } {
    %comm = irdl.base @mpi::@comm {strata.summary = "MPI communicator handler"}
    %color = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %key = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(comm: %comm, color: %color, key: %key)
    %retval = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    %newcomm = irdl.base @mpi::@comm {strata.summary = "MPI communicator handler"}
    irdl.results(retval: optional %retval, newcomm: %newcomm)
  }
  irdl.operation @comm_world attributes {
    strata.class = "CommWorldOp",
    strata.summary = "communicator of all processes",
    strata.description = "The communicator that contains every process.",
    strata.examples = ["%r = mpi.comm_world : !mpi.comm"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($comm)"
  } {
    %comm = irdl.base @mpi::@comm {strata.summary = "MPI communicator handler"}
    irdl.results(comm: %comm)
  }
  irdl.operation @error_class attributes {
    strata.class = "ErrorClassOp",
    strata.summary = "class of an error",
    strata.description = "The class of errors of a return value.",
    strata.examples = ["%r = mpi.error_class %a : !mpi.retval"],
    strata.traits = [],
    strata.format = "$val attr-dict `:` type($errclass)"
  } {
    %val = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    irdl.operands(val: %val)
    %errclass = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    irdl.results(errclass: %errclass)
  }
  irdl.operation @finalize attributes {
    strata.like = "init", strata.class = "FinalizeOp",
    strata.summary = "end of MPI",
    strata.description = "Must be called after all other functions.",
    strata.examples = ["mpi.finalize"]
  } {}
  irdl.operation @init attributes {
    strata.class = "InitOp",
    strata.summary = "start of MPI",
    strata.description = "Must be called before all other functions.",
    strata.examples = ["mpi.init"],
    strata.traits = [],
    strata.format = "attr-dict (`:` type($retval)^)?"
  } {
    %retval = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    irdl.results(retval: optional %retval)
  }
  irdl.operation @irecv attributes {
    strata.class = "IRecvOp",
    strata.summary = "begin to receive a message",
    strata.description = "Begins to receive a message, which the memref contains after `mpi.wait`.",
    strata.examples = ["%req_9 = mpi.irecv(%a, %b, %b, %c) : memref<4xf32>, i32, i32 -> !mpi.request"],
    strata.traits = [],
    strata.format = "`(` $ref `,` $tag `,` $source `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($source) `->` type(results)"
  } {
    %ref = irdl.c_pred "buffer"
    %tag = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %source = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %comm = irdl.base @mpi::@comm {strata.summary = "MPI communicator handler"}
    irdl.operands(ref: %ref, tag: %tag, source: %source, comm: %comm)
    %retval = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    %req = irdl.base @mpi::@request {strata.summary = "MPI asynchronous request handler"}
    irdl.results(retval: optional %retval, req: %req)
  }
  irdl.operation @isend attributes {
    strata.class = "ISendOp",
    strata.summary = "begin to send a message",
    strata.description = "Begins to send the elements of a memref, which must not be changed before `mpi.wait`.",
    strata.examples = ["%req_6 = mpi.isend(%a, %b, %b, %c) : memref<4xf32>, i32, i32 -> !mpi.request"],
    strata.traits = [],
    strata.format = "`(` $ref `,` $tag `,` $dest `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest) `->` type(results)"
  } {
    %ref = irdl.c_pred "buffer"
    %tag = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %dest = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %comm = irdl.base @mpi::@comm {strata.summary = "MPI communicator handler"}
    irdl.operands(ref: %ref, tag: %tag, dest: %dest, comm: %comm)
    %retval = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    %req = irdl.base @mpi::@request {strata.summary = "MPI asynchronous request handler"}
    irdl.results(retval: optional %retval, req: %req)
  }
  irdl.operation @recv attributes {
    strata.class = "RecvOp",
    strata.summary = "receive a message",
    strata.description = "Waits for a message and writes it to a memref.",
    strata.examples = ["mpi.recv(%a, %b, %b, %c) : memref<4xf32>, i32, i32"],
    strata.traits = [],
    strata.format = "`(` $ref `,` $tag `,` $source `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($source) (`->` type($retval)^)?"
  } {
    %ref = irdl.c_pred "buffer"
    %tag = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %source = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %comm = irdl.base @mpi::@comm {strata.summary = "MPI communicator handler"}
    irdl.operands(ref: %ref, tag: %tag, source: %source, comm: %comm)
    %retval = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    irdl.results(retval: optional %retval)
  }
  irdl.operation @retval_check attributes {
    strata.class = "RetvalCheckOp",
    strata.summary = "test of a return value",
    strata.description = "Whether a return value is of a class of errors.",
    strata.examples = ["%r = mpi.retval_check %a = <MPI_SUCCESS> : i1"],
    strata.traits = [],
    strata.format = "$val `=` $errclass attr-dict `:` type($res)"
  } {
    %val = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    irdl.operands(val: %val)
    %errclass = irdl.base @mpi::@errclass {strata.summary = "MPI error class name"}
    irdl.attributes {"errclass" = %errclass}
    %res = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @send attributes {
    strata.class = "SendOp",
    strata.summary = "send a message",
    strata.description = "Sends the elements of a memref and waits until they can be changed.",
    strata.examples = ["mpi.send(%a, %b, %b, %c) : memref<4xf32>, i32, i32"],
    strata.traits = [],
    strata.format = "`(` $ref `,` $tag `,` $dest `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest) (`->` type($retval)^)?"
  } {
    %ref = irdl.c_pred "buffer"
    %tag = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %dest = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %comm = irdl.base @mpi::@comm {strata.summary = "MPI communicator handler"}
    irdl.operands(ref: %ref, tag: %tag, dest: %dest, comm: %comm)
    %retval = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    irdl.results(retval: optional %retval)
  }
  irdl.operation @wait attributes {
    strata.class = "Wait",
    strata.summary = "wait for a transfer",
    strata.description = "Waits until the transfer of a request is complete.",
    strata.examples = ["mpi.wait(%a) : !mpi.request"],
    strata.traits = [],
    strata.format = "`(` $req `)` attr-dict `:` type($req) (`->` type($retval)^)?"
  } {
    %req = irdl.base @mpi::@request {strata.summary = "MPI asynchronous request handler"}
    irdl.operands(req: %req)
    %retval = irdl.base @mpi::@retval {strata.summary = "MPI function call return value (!mpi.retval)"}
    irdl.results(retval: optional %retval)
  }
}
