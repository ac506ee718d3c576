// Wrong: the sum saturates.
rule @sub_of_add { %a = pix.add %x, %y : $t %r = pix.sub %a, %y : $t } => %x
