// A loop in operations that nothing defines: any name will do in generic form.
"demo.func"() ({
^entry(%limit: index):
  %zero = "demo.constant"() {value = 0 : index} : () -> index
  "demo.branch"(%zero)[^loop] : (index) -> ()
^loop(%i: index):
  %next = "demo.increment"(%i) {step = 1 : index} : (index) -> index
  %more = "demo.less"(%next, %limit) : (index, index) -> i1
  "demo.cond_branch"(%more, %next)[^loop, ^exit] : (i1, index) -> ()
^exit:
  "demo.return"(%next) : (index) -> ()
}) {sym_name = "count"} : () -> ()
