// A loop that sums the numbers below %limit, in ops no dialect defines.
"demo.func"() ({
^entry(%limit: index):
  %zero = "demo.constant"() {value = 0 : index} : () -> index
  "demo.branch"(%zero, %zero)[^loop] : (index, index) -> ()
^loop(%i: index, %sum: index):
  %next_sum = "demo.add"(%sum, %i) : (index, index) -> index
  %next_i = "demo.increment"(%i) {step = 1 : index} : (index) -> index
  %more = "demo.less"(%next_i, %limit) : (index, index) -> i1
  "demo.cond_branch"(%more, %next_i, %next_sum)[^loop, ^exit] : (i1, index, index) -> ()
^exit:
  "demo.return"(%next_sum) : (index) -> ()
}) {sym_name = "sum"} : () -> ()
