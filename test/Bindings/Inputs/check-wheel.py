"""check-wheel.py FOLDER TARGET: unpacks the wheel in a folder, whose size and record it checks."""

import base64
import glob
import hashlib
import os
import sys
import zipfile

(path,) = glob.glob(os.path.join(sys.argv[1], "*.whl"))
size = os.path.getsize(path)
assert size < 5_000_000, f"the wheel has {size} bytes"
with zipfile.ZipFile(path) as wheel:
    wheel.extractall(sys.argv[2])
    (record,) = [name for name in wheel.namelist() if name.endswith("/RECORD")]
    names = set(wheel.namelist())
    for line in wheel.read(record).decode().split():
        name, digest, length = line.rsplit(",", 2)
        data = wheel.read(name)
        names.remove(name)
        if digest:
            found = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            assert digest == "sha256=" + found and int(length) == len(data), name
    assert not names, names
