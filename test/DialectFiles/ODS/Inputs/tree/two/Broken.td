include "two/Absent.td"
