"""Lists words that pdftotext and the truth do not share: a fault of a template, or of pdftotext."""

import json
import re
import subprocess
import sys
import unicodedata
from collections import Counter
from pathlib import Path

ZOO = Path(__file__).parent.parent


def words(text: str) -> Counter:
    text = unicodedata.normalize("NFKC", text).replace("\u00ad", "").lower()
    return Counter(re.findall(r"[^\W_]+", text))


for path in sorted(ZOO.glob("*/*/truth.json")):
    truth = json.loads(path.read_text())
    for name, file in truth["files"].items():
        if file["producer"] in ("scan", "docx") or (sys.argv[1:] and sys.argv[1] not in str(path)):
            continue
        text = subprocess.run(["pdftotext", path.parent / name, "-"], capture_output=True, check=False).stdout.decode()
        wanted = words("\n".join(truth["blocks"] + file["hidden"]))
        missing, extra = wanted - words(text), words(text) - wanted
        if missing or extra:
            print(path.parent.name, name, "missing", dict(missing), "extra", dict(extra))
