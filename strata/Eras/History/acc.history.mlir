// OpenACC: clauses for data, which are operations since LLVM 17; clauses for types of devices
// since LLVM 18.
module attributes {
  history.dialects = [["acc_old", "2021-current", "acc"]],
  history.unsupported = [
    ["acc_old.init", "types of devices are attributes since LLVM 18", "2021-current"],
    ["acc_old.shutdown", "types of devices are attributes since LLVM 18", "2021-current"],
    ["acc_old.private", "private variables have recipes since LLVM 17", "2021-current"]],
  history.renamed = [
    ["acc.init", "acc_old.init", "2021-current", "device_type\\( *%"],
    ["acc.shutdown", "acc_old.shutdown", "2021-current", "device_type\\( *%"],
    ["acc.parallel", "acc_old.private", "2021", "private\\( *%"],
    ["acc.data", "acc_old.data", "2021-current", " (copy|copyin|copyin_readonly|copyout|copyout_zero|create|create_zero|no_create|present|deviceptr|attach|detach|delete|host|device)\\("],
    ["acc.parallel", "acc_old.parallel", "2021-current", " ((copy|copyin|copyin_readonly|copyout|copyout_zero|create|create_zero|no_create|present|deviceptr|attach|detach|delete|host|device)|num_gangs|wait)\\( *%"],
    ["acc.enter_data", "acc_old.enter_data", "2021-current", " (copy|copyin|copyin_readonly|copyout|copyout_zero|create|create_zero|no_create|present|deviceptr|attach|detach|delete|host|device)\\("],
    ["acc.exit_data", "acc_old.exit_data", "2021-current", " (copy|copyin|copyin_readonly|copyout|copyout_zero|create|create_zero|no_create|present|deviceptr|attach|detach|delete|host|device)\\("],
    ["acc.update", "acc_old.update", "2021-current", " (copy|copyin|copyin_readonly|copyout|copyout_zero|create|create_zero|no_create|present|deviceptr|attach|detach|delete|host|device)\\("],
    ["acc.loop", "acc_old.loop", "2021-current", "!(control|combined|#acc|\\(\\{)"]]
} {
  irdl.dialect @acc_old attributes {
    strata.version = 1 : i32,
    strata.summary = "directives of OpenACC whose clauses were lists of operands"
  } {
    irdl.operation @data attributes {
      strata.summary = "data construct",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "(`if` `(` $if^ `)`)? custom<Clauses>($data, type($data), $clauses, $elements, \"copy copyin copyin_readonly copyout copyout_zero create create_zero no_create present deviceptr attach\") $body attr-dict-with-keyword"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      %attribute = irdl.any {strata.optional}
      irdl.operands(if: optional %i1, data: variadic %any)
      irdl.attributes {"clauses" = %attribute, "elements" = %attribute, "defaultAttr" = %attribute}
      %body = irdl.region
      irdl.regions(body: %body)
    }
    irdl.operation @parallel attributes {
      strata.summary = "parallel construct",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "oilist(`async` `(` custom<TypedOperands>($async, type($async)) `)` | `wait` `(` custom<TypedOperands>($wait, type($wait)) `)` | `num_gangs` `(` custom<TypedOperands>($numGangs, type($numGangs)) `)` | `num_workers` `(` custom<TypedOperands>($numWorkers, type($numWorkers)) `)` | `vector_length` `(` custom<TypedOperands>($vectorLength, type($vectorLength)) `)` | `if` `(` $if `)` | `self` `(` $self `)`) custom<Clauses>($data, type($data), $clauses, $elements, \"copy copyin copyin_readonly copyout copyout_zero create create_zero no_create present deviceptr attach\") $body attr-dict-with-keyword"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      %attribute = irdl.any {strata.optional}
      irdl.operands(async: variadic %any, wait: variadic %any, numGangs: variadic %any, numWorkers: variadic %any, vectorLength: variadic %any, if: optional %i1, self: optional %i1, data: variadic %any)
      irdl.attributes {"clauses" = %attribute, "elements" = %attribute, "defaultAttr" = %attribute}
      %body = irdl.region
      irdl.regions(body: %body)
    }
    irdl.operation @enter_data attributes {
      strata.summary = "begin of data on the device",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "oilist(`if` `(` $if `)` | `async` `(` custom<TypedOperands>($async, type($async)) `)` | `wait_devnum` `(` custom<TypedOperands>($waitDevnum, type($waitDevnum)) `)` | `wait` `(` custom<TypedOperands>($wait, type($wait)) `)`) custom<Clauses>($data, type($data), $clauses, $elements, \"copyin create create_zero attach\") attr-dict-with-keyword"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      %attribute = irdl.any {strata.optional}
      irdl.operands(if: optional %i1, async: variadic %any, waitDevnum: variadic %any, wait: variadic %any, data: variadic %any)
      irdl.attributes {"clauses" = %attribute, "elements" = %attribute, "async" = %attribute, "wait" = %attribute}
    }
    irdl.operation @exit_data attributes {
      strata.summary = "end of data on the device",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "oilist(`if` `(` $if `)` | `async` `(` custom<TypedOperands>($async, type($async)) `)` | `wait_devnum` `(` custom<TypedOperands>($waitDevnum, type($waitDevnum)) `)` | `wait` `(` custom<TypedOperands>($wait, type($wait)) `)`) custom<Clauses>($data, type($data), $clauses, $elements, \"copyout delete detach\") attr-dict-with-keyword"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      %attribute = irdl.any {strata.optional}
      irdl.operands(if: optional %i1, async: variadic %any, waitDevnum: variadic %any, wait: variadic %any, data: variadic %any)
      irdl.attributes {"clauses" = %attribute, "elements" = %attribute, "async" = %attribute, "wait" = %attribute, "finalize" = %attribute}
    }
    irdl.operation @update attributes {
      strata.summary = "update of data",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "oilist(`if` `(` $if `)` | `async` `(` custom<TypedOperands>($async, type($async)) `)` | `wait_devnum` `(` custom<TypedOperands>($waitDevnum, type($waitDevnum)) `)` | `wait` `(` custom<TypedOperands>($wait, type($wait)) `)`) custom<Clauses>($data, type($data), $clauses, $elements, \"host device\") attr-dict-with-keyword"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      %attribute = irdl.any {strata.optional}
      irdl.operands(if: optional %i1, async: variadic %any, waitDevnum: variadic %any, wait: variadic %any, data: variadic %any)
      irdl.attributes {"clauses" = %attribute, "elements" = %attribute, "async" = %attribute, "wait" = %attribute, "ifPresent" = %attribute}
    }
    irdl.operation @loop attributes {
      strata.summary = "loop whose clauses do not depend on types of devices",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "oilist(`gang` $gangs (`(` custom<KeyedOperands>($gang, type($gang), $gangKeys)^ `)`)? | `worker` $workers (`(` custom<TypedOperands>($worker, type($worker))^ `)`)? | `vector` $vectors (`(` custom<TypedOperands>($vector, type($vector))^ `)`)? | `tile` `(` custom<TypedOperands>($tile, type($tile)) `)`) $body attr-dict-with-keyword"
    } {
      %any = irdl.any
      %flag = irdl.is unit {strata.kind = "unit", strata.optional}
      %attribute = irdl.any {strata.optional}
      irdl.operands(gang: variadic %any, worker: variadic %any, vector: variadic %any, tile: variadic %any)
      irdl.attributes {"gangs" = %flag, "gangKeys" = %attribute, "workers" = %flag, "vectors" = %flag, "collapse" = %attribute, "seq" = %attribute, "independent" = %attribute, "auto_" = %attribute}
      %body = irdl.region
      irdl.regions(body: %body)
    }
  }
  // The data are copied before the region, and copied back or released after it.
  pdl.pattern @data : benefit(1) {
    %if = operands
    %data = operands
    %old = operation "acc_old.data"(%if, %data : !pdl.range<value>, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: lines(`%data$_n = pick($_1, copy, acc.copyin, copyin, acc.copyin, copyin_readonly, acc.copyin, copyout, acc.create, copyout_zero, acc.create, create, acc.create, create_zero, acc.create, no_create, acc.nocreate, present, acc.present, deviceptr, acc.deviceptr, attach, acc.attach) varPtr($_0 : type($_0)) varType($_2) -> type($_0) {dataClause = #acc<data_clause word($_1, acc_)>}`, $0, $1.clauses, $1.elements) acc.data when($2, `if($2)`) dataOperands(list(`%data$_n`, $0) : type($0)) region($1) when($1.defaultAttr, `attributes {defaultAttr = $1.defaultAttr}`)\0Alines(`pick($_1, copy, acc.copyout, copyout, acc.copyout, copyout_zero, acc.copyout) accPtr(%data$_n : type($_0)) to varPtr($_0 : type($_0)) varType($_2) {dataClause = #acc<data_clause word($_1, acc_)>}`, $0, $1.clauses, $1.elements) lines(`pick($_1, copyin, acc.delete, copyin_readonly, acc.delete, create, acc.delete, create_zero, acc.delete, no_create, acc.delete, present, acc.delete, attach, acc.detach) accPtr(%data$_n : type($_0)) {dataClause = #acc<data_clause word($_1, acc_)>}`, $0, $1.clauses)"(%data, %old, %if : !pdl.range<value>, !pdl.operation, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @parallel : benefit(1) {
    %async = operands
    %wait = operands
    %numGangs = operands
    %numWorkers = operands
    %vectorLength = operands
    %if = operands
    %self = operands
    %data = operands
    %old = operation "acc_old.parallel"(%async, %wait, %numGangs, %numWorkers, %vectorLength, %if, %self, %data : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: lines(`%data$_n = pick($_1, copy, acc.copyin, copyin, acc.copyin, copyin_readonly, acc.copyin, copyout, acc.create, copyout_zero, acc.create, create, acc.create, create_zero, acc.create, no_create, acc.nocreate, present, acc.present, deviceptr, acc.deviceptr, attach, acc.attach) varPtr($_0 : type($_0)) varType($_2) -> type($_0) {dataClause = #acc<data_clause word($_1, acc_)>}`, $0, $1.clauses, $1.elements) acc.parallel when($0, `dataOperands(list('%data$_n', $0) : type($0))`) typed_arguments($2, 0, async) when($3, `wait({list('$_0 : type($_0)', $3)})`) when($4, `num_gangs({list('$_0 : type($_0)', $4)})`) typed_arguments($5, 0, num_workers) typed_arguments($6, 0, vector_length) when($7, `if($7)`) when($8, `self($8)`) region($1) when($1.defaultAttr, `attributes {defaultAttr = $1.defaultAttr}`)\0Alines(`pick($_1, copy, acc.copyout, copyout, acc.copyout, copyout_zero, acc.copyout) accPtr(%data$_n : type($_0)) to varPtr($_0 : type($_0)) varType($_2) {dataClause = #acc<data_clause word($_1, acc_)>}`, $0, $1.clauses, $1.elements) lines(`pick($_1, copyin, acc.delete, copyin_readonly, acc.delete, create, acc.delete, create_zero, acc.delete, no_create, acc.delete, present, acc.delete, attach, acc.detach) accPtr(%data$_n : type($_0)) {dataClause = #acc<data_clause word($_1, acc_)>}`, $0, $1.clauses)"(%data, %old, %async, %wait, %numGangs, %numWorkers, %vectorLength, %if, %self : !pdl.range<value>, !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  // Data outside of constructs.
  pdl.pattern @enter_data : benefit(1) {
    %if = operands
    %async = operands
    %waitDevnum = operands
    %wait = operands
    %data = operands
    %old = operation "acc_old.enter_data"(%if, %async, %waitDevnum, %wait, %data : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: lines(`%data$_n = pick($_1, copy, acc.copyin, copyin, acc.copyin, copyin_readonly, acc.copyin, copyout, acc.create, copyout_zero, acc.create, create, acc.create, create_zero, acc.create, no_create, acc.nocreate, present, acc.present, deviceptr, acc.deviceptr, attach, acc.attach) varPtr($_0 : type($_0)) varType($_2) -> type($_0) {dataClause = #acc<data_clause word($_1, acc_)>, structured = false}`, $0, $1.clauses, $1.elements) acc.enter_data when($2, `if($2)`) when($1.async, `async`) typed_arguments($3, 0, async) typed_arguments($4, 0, wait_devnum) when($5, `wait(list('$_0', $5) : type($5))`) when($1.wait, `wait`) dataOperands(list(`%data$_n`, $0) : type($0))"(%data, %old, %if, %async, %waitDevnum, %wait : !pdl.range<value>, !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @exit_data : benefit(1) {
    %if = operands
    %async = operands
    %waitDevnum = operands
    %wait = operands
    %data = operands
    %old = operation "acc_old.exit_data"(%if, %async, %waitDevnum, %wait, %data : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: lines(`%data$_n = acc.getdeviceptr varPtr($_0 : type($_0)) varType($_2) -> type($_0) {dataClause = #acc<data_clause word($_1, acc_)>, structured = false}`, $0, $1.clauses, $1.elements) acc.exit_data when($2, `if($2)`) when($1.async, `async`) typed_arguments($3, 0, async) typed_arguments($4, 0, wait_devnum) when($5, `wait(list('$_0', $5) : type($5))`) when($1.wait, `wait`) dataOperands(list(`%data$_n`, $0) : type($0)) when($1.finalize, `attributes {finalize}`)\0Alines(`pick($_1, copy, acc.copyout, copyout, acc.copyout, copyout_zero, acc.copyout) accPtr(%data$_n : type($_0)) to varPtr($_0 : type($_0)) varType($_2) {dataClause = #acc<data_clause word($_1, acc_)>, structured = false}`, $0, $1.clauses, $1.elements) lines(`pick($_1, delete, acc.delete, detach, acc.detach) accPtr(%data$_n : type($_0)) {dataClause = #acc<data_clause word($_1, acc_)>, structured = false}`, $0, $1.clauses)"(%data, %old, %if, %async, %waitDevnum, %wait : !pdl.range<value>, !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @update : benefit(1) {
    %if = operands
    %async = operands
    %waitDevnum = operands
    %wait = operands
    %data = operands
    %old = operation "acc_old.update"(%if, %async, %waitDevnum, %wait, %data : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: lines(`%data$_n = pick($_1, host, acc.getdeviceptr, device, acc.update_device) varPtr($_0 : type($_0)) varType($_2) -> type($_0) {dataClause = #acc<data_clause word($_1, acc_update_)>, structured = false}`, $0, $1.clauses, $1.elements) acc.update when($2, `if($2)`) when($1.async, `async`) typed_arguments($3, 0, async) when($5, `wait({when($4, 'devnum: $4 : type($4), ')list('$_0 : type($_0)', $5)})`) when($1.wait, `wait`) dataOperands(list(`%data$_n`, $0) : type($0)) when($1.ifPresent, `attributes {ifPresent}`)\0Alines(`pick($_1, host, acc.update_host) accPtr(%data$_n : type($_0)) to varPtr($_0 : type($_0)) varType($_2) {structured = false}`, $0, $1.clauses, $1.elements)"(%data, %old, %if, %async, %waitDevnum, %wait : !pdl.range<value>, !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  // A loop is independent unless the text says otherwise.
  pdl.pattern @loop : benefit(1) {
    %gang = operands
    %worker = operands
    %vector = operands
    %tile = operands
    %old = operation "acc_old.loop"(%gang, %worker, %vector, %tile : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: acc.loop when($1, `gang({list('word($_1)=$_0 : type($_0)', $1, $0.gangKeys)})`, `present($0.gangs, gang)`) when($2, `worker($2 : type($2))`, `present($0.workers, worker)`) when($3, `vector($3 : type($3))`, `present($0.vectors, vector)`) when($4, `tile({list('$_0 : type($_0)', $4)})`) region($0) attributes {when($0.seq, `seq = [#acc.device_type<none>]`, `when($0.auto_, 'auto_ = [#acc.device_type<none>]', 'independent = [#acc.device_type<none>]')`)when($0.collapse, `, collapse = [$0.collapse], collapseDeviceType = [#acc.device_type<none>]`)}"(%old, %gang, %worker, %vector, %tile : !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
}
