"""
Renders contents of the zoo and writes their truth: python make.py open/warehouse-luban …; without names, all.
With --truth first, writes the truth alone and leaves the files as they are.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import typst
import weasyprint

import content as contents
from flat import FlatText
from foppage import FopPage
from reportlabfile import Report
from scan import scan
from tex import TexFile, tex_order, without_wrapping_errors
from typstfile import TypstFile
from webpage import webpage
from word import WordFile

HERE = Path(__file__).parent
ZOO = HERE.parent
FONTS = Path("/usr/share/fonts/truetype")
PAIRS = {
    "Quicksand": ("quicksand/Quicksand-Regular", "quicksand/Quicksand-Bold"),
    "Play": ("play/Play-Regular", "play/Play-Bold"),
    "Carlito": ("crosextra/Carlito-Regular", "crosextra/Carlito-Bold"),
    "Caladea": ("crosextra/Caladea-Regular", "crosextra/Caladea-Bold"),
    "Lato": ("lato/Lato-Regular", "lato/Lato-Bold"),
    "Open Sans": ("open-sans/OpenSans-Regular", "open-sans/OpenSans-Bold"),
    "Roboto": ("roboto/unhinted/RobotoTTF/Roboto-Regular", "roboto/unhinted/RobotoTTF/Roboto-Bold"),
    "DejaVu Sans": ("dejavu/DejaVuSans", "dejavu/DejaVuSans-Bold"),
}
DEFAULT_PAIR = ("liberation/LiberationSans-Regular", "liberation/LiberationSans-Bold")
# The template that makes what the producer draws, which decides what it can hide.
TEMPLATES = {
    "chromium": "chromium", "wkhtmltopdf": "chromium", "weasyprint": "webpage", "docx": "word", "lo-docx": "word",
    "lo-odt": "flat", "pdftex": "tex", "xetex": "tex", "luatex": "tex", "typst": "typst", "reportlab": "reportlab",
    "pdfmake": "pdfmake", "jspdf": "jspdf", "tcpdf": "tcpdf", "fop": "fop",
}


def run(*command, **options) -> subprocess.CompletedProcess:
    result = subprocess.run([str(part) for part in command], capture_output=True, timeout=180, **options)
    if result.returncode != 0:
        raise RuntimeError(f"{command[0]}: {(result.stderr or result.stdout)[-800:].decode(errors='replace')}")
    return result


def office(source: Path, target: Path) -> None:
    profile = f"-env:UserInstallation=file://{tempfile.gettempdir()}/zoo-office"
    run("soffice", profile, "--headless", "--convert-to", "pdf", "--outdir", source.parent, source)
    shutil.move(source.with_suffix(".pdf"), target)


def tex(content: dict, target: Path, folder: Path, producer: str) -> None:
    engine, _, kind = producer.partition("-")
    (folder / "cv.tex").write_text(TexFile(content, engine, kind or "plain").text())
    program = {"pdftex": "pdflatex", "xetex": "xelatex", "luatex": "lualatex"}[engine]
    missing = not subprocess.run(["kpsewhich", "fontawesome5.sty"], capture_output=True).stdout
    stubs = {"TEXINPUTS": f"{HERE / 'stub'}:"} if kind == "moderncv" and missing else {}
    for _ in range(2):
        command = [program, "-interaction=nonstopmode", "cv.tex"]
        result = subprocess.run(command, cwd=folder, capture_output=True, timeout=180, env={**os.environ, **stubs})
    for error in without_wrapping_errors(result.stdout.decode(errors="replace")):
        print(f"  {target.parent.name} {producer}: {error}")
    shutil.move(folder / "cv.pdf", target)


def program(content: dict, target: Path, name: str) -> None:
    pair = PAIRS.get(content["look"]["font"], DEFAULT_PAIR)
    fonts = ",".join(str(FONTS / f"{file}.ttf") for file in pair)
    run("node", HERE / f"{name}.js", target, input=json.dumps(content).encode(), env={**os.environ, "ZOO_FONTS": fonts})


def template(producer: str) -> str:
    return TEMPLATES.get(producer) or TEMPLATES[producer.split("-")[0]]


def digital(content: dict, target: Path, folder: Path, producer: str) -> None:
    ways = contents.HIDES[template(producer)]
    content = {**content, "hidden": [one for one in content["hidden"] if one["how"] in ways and producer in one.get("in", [producer])]}
    if producer == "tcpdf":
        # It paints no such bands, so that white words would be lost on white.
        content = {**content, "look": {**content["look"], "dark": False, "topband": False, "nameband": False, "cards": False}}
    page = folder / "cv.html"
    page.write_text(webpage(content))
    if producer == "chromium":
        run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", f"--print-to-pdf={target}", page)
    elif producer == "wkhtmltopdf":
        margin = "0" if content["layout"].startswith("side") else "15"
        sides = [part for side in "TBLR" for part in (f"-{side}", margin)]
        run("wkhtmltopdf", "-q", *sides, page, target, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    elif producer == "weasyprint":
        weasyprint.HTML(filename=str(page)).write_pdf(str(target))
    elif producer == "docx":
        WordFile(content).save(target)
    elif producer == "lo-docx":
        WordFile(content).save(folder / "cv.docx")
        office(folder / "cv.docx", target)
    elif producer == "lo-odt":
        (folder / "cv.fodt").write_text(FlatText(content).text())
        office(folder / "cv.fodt", target)
    elif producer == "typst":
        (folder / "cv.typ").write_text(TypstFile(content).text())
        typst.compile(str(folder / "cv.typ"), output=str(target), font_paths=[str(FONTS.parent)])
    elif producer == "reportlab":
        Report(content).save(target)
    elif producer == "fop":
        (folder / "cv.fo").write_text(FopPage(content).text())
        run("fop", "-c", HERE / "fop.xml", folder / "cv.fo", target)
    elif producer in ("pdfmake", "jspdf"):
        program(content, target, producer)
    elif producer == "tcpdf":
        run("php", HERE / "tcpdf.php", target, content["look"].get("tcpdf", "dejavusans"), input=page.read_bytes())
    else:
        tex(content, target, folder, producer)


def produce(content: dict, target: Path, folder: Path, producer: str) -> None:
    """`ghostscript:chromium` is what Ghostscript makes of Chromium's file; `scan-200-skew` a picture of the first PDF."""
    again, _, source = producer.partition(":")
    if producer.startswith("scan-"):
        _, dpi, *faults = producer.split("-")
        source = next(one for one in content["producers"] if one != "docx" and ":" not in one and not one.startswith("scan"))
        digital({**content, "hidden": []}, folder / "source.pdf", folder, source)
        scan(folder / "source.pdf", target, int(dpi), faults)
    elif source:
        if again == "postscript":
            content = {**content, "hidden": []}
        digital(content, folder / "source.pdf", folder, source)
        if again == "cairo":
            run("pdftocairo", "-pdf", folder / "source.pdf", target)
        elif again == "postscript":
            run("pdftops", folder / "source.pdf", folder / "source.ps")
            run("ps2pdf", folder / "source.ps", target)
        else:
            run("gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", f"-sOutputFile={target}", folder / "source.pdf")
    else:
        digital(content, target, folder, producer)


def describe(content: dict, producer: str) -> dict:
    maker, _, source = producer.partition(":")
    if maker.startswith("scan-"):
        return {"producer": "scan", "scan": producer.split("-", 1)[1], "hidden": []}
    # What has become of its letters says no longer what was hidden.
    ways = set() if maker == "postscript" else contents.HIDES[template(source or maker)]
    file = {"producer": maker, "hidden": [one["text"] for one in content["hidden"] if one["how"] in ways and (source or maker) in one.get("in", [source or maker])]}
    order = tex_order(content, (source or maker).partition("-")[2])
    return {**file, "blocks": contents.blocks(content, order)} if order != content["look"]["entry"] else file


def render(content: dict, target: Path, producer: str) -> bool:
    with tempfile.TemporaryDirectory() as temporary:
        try:
            produce(content, target, Path(temporary), producer)
            return True
        except (RuntimeError, OSError, subprocess.SubprocessError, typst.TypstError) as error:
            print(f"  {content['id']} {producer}: {error}")
            return False


def make(folder: Path, truth_only: bool) -> None:
    content = contents.load(folder)
    files = {}
    for old in [] if truth_only else folder.glob("*.pdf"):
        old.unlink()
    for producer in content["producers"]:
        source = re.sub(r"^(\w+):(.*)", r"\2-\1", producer)
        target = folder / ("cv.docx" if producer == "docx" else f"{source}.pdf")
        if target.exists() if truth_only else render(content, target, producer):
            files[target.name] = describe(content, producer)
    text = json.dumps(contents.truth(content, files), ensure_ascii=False, indent=2)
    (folder / "truth.json").write_text(text + "\n")
    print(folder.name, len(files), flush=True)


if __name__ == "__main__":
    truth_only = "--truth" in sys.argv
    named = [name for name in sys.argv[1:] if name != "--truth"]
    names = named or sorted(str(path.parent.relative_to(ZOO)) for path in ZOO.glob("*/*/content.yaml"))
    for name in names:
        make(ZOO / name, truth_only)
