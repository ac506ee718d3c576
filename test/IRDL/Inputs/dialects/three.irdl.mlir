irdl.dialect @else {}
