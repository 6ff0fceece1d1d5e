"""A PDF as a scanner would give it back: pictures of its pages, with the faults that the name asks for."""

import io
import os
import random
import subprocess
import tempfile
from pathlib import Path

import img2pdf
import numpy
from PIL import Image, ImageFilter


def spoil(picture: Image.Image, faults: list[str], chance: random.Random) -> Image.Image:
    picture = picture.convert("L")
    for fault in faults:
        if fault == "skew":
            angle = chance.choice([-1, 1]) * chance.uniform(1, 4)
            picture = picture.rotate(angle, Image.Resampling.BICUBIC, expand=False, fillcolor=250)
        elif fault.startswith("rot"):
            picture = picture.rotate(int(fault[3:]), expand=True)
        elif fault == "grey":
            picture = picture.point(lambda value: int(60 + value * 0.65))
        elif fault == "noise":
            noise = numpy.random.default_rng(chance.randrange(10**6)).normal(0, 14, (picture.height, picture.width))
            picture = Image.fromarray(numpy.clip(numpy.asarray(picture) + noise, 0, 255).astype("uint8"))
    return picture.filter(ImageFilter.GaussianBlur(0.6))


def scan(source: Path, target: Path, dpi: int, faults: list[str]) -> None:
    chance = random.Random(f"{target.parent.name}/{target.name}")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["pdftoppm", "-r", str(dpi), "-gray", source, f"{folder}/page"], check=True)
        pages = []
        for path in sorted(Path(folder).glob("page*")):
            jpeg = io.BytesIO()
            quality = 22 if "jpeg" in faults else 45
            spoil(Image.open(path), faults, chance).save(jpeg, "JPEG", quality=quality, dpi=(dpi, dpi))
            pages.append(jpeg.getvalue())
        picture = Path(folder) / "scan.pdf"
        picture.write_bytes(img2pdf.convert(pages))
        if "ocr" not in faults:
            target.write_bytes(picture.read_bytes())
            return
        command = ["ocrmypdf", "-q", "-l", "pol+eng", "--output-type", "pdf", "-O0", picture, target]
        subprocess.run(command, check=True, env={**os.environ, "OMP_THREAD_LIMIT": "1"})
