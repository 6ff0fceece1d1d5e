"""The content drawn by ReportLab: paragraphs in one frame, or in two frames on a page."""

from html import escape
from pathlib import Path

from reportlab.lib.colors import HexColor, white
from reportlab.lib.enums import TA_JUSTIFY
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import BaseDocTemplate, Frame, FrameBreak, PageTemplate, Paragraph, Table, TableStyle

from content import contact_parts, entry

FONTS = Path("/usr/share/fonts/truetype")
FILES = {
    "Liberation Sans": "liberation/LiberationSans", "Liberation Serif": "liberation/LiberationSerif",
    "Quicksand": "quicksand/Quicksand", "Play": "play/Play", "Lato": "lato/Lato", "DejaVu Sans": "dejavu/DejaVuSans", "Caladea": "crosextra/Caladea", "Carlito": "crosextra/Carlito",
}


def load_fonts(name: str) -> None:
    base = FILES.get(name, FILES["Liberation Sans"])
    plain = next(path for path in (FONTS / f"{base}-Regular.ttf", FONTS / f"{base}.ttf") if path.exists())
    pdfmetrics.registerFont(TTFont("plain", plain))
    pdfmetrics.registerFont(TTFont("bold", FONTS / f"{base}-Bold.ttf"))


class Report:
    def __init__(self, content: dict):
        self.content, self.look = content, content["look"]
        load_fonts(self.look["font"])
        accent = HexColor(self.look["accent"])
        align = TA_JUSTIFY if self.look.get("justify") else 0
        self.plain = ParagraphStyle("plain", fontName="plain", fontSize=10, leading=13, alignment=align, spaceAfter=2)
        self.bold = ParagraphStyle("bold", self.plain, fontName="bold")
        self.heading = ParagraphStyle("heading", self.bold, fontSize=12, leading=16, spaceBefore=9, spaceAfter=4, textColor=accent)
        self.name = ParagraphStyle("name", self.heading, fontSize=20, leading=25)
        if self.look.get("centred"):
            self.heading, self.name = (ParagraphStyle(one.name, one, alignment=1) for one in (self.heading, self.name))
        self.mark = ParagraphStyle("mark", self.plain, leftIndent=12, bulletIndent=2)

    def of(self, text, style) -> list:
        return [Paragraph(escape(str(text)), style)] if text else []

    def table(self, rows, widths=None, ruled=False):
        rules = [("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, -1), 0)]
        if ruled:
            rules.append(("GRID", (0, 0), (-1, -1), 0.4, HexColor("#999999")))
        return [Table(rows, colWidths=widths, style=TableStyle(rules), hAlign="LEFT")]

    def entry(self, item: dict) -> list:
        date, first, second, below = entry(item)
        dates, title, line, body = self.of(date, self.plain), self.of(first, self.bold), self.of(second, self.plain), self.items(below)
        kind = self.look["entry"]
        if kind == "left":
            return self.table([[dates, title + line + body]], [38 * mm, None])
        if kind == "right":
            return self.table([[title, dates]], [self.width - 48 * mm, 48 * mm]) + line + body
        if kind == "inline":
            return self.of(f"{date} {first}", self.bold) + line + body
        return (dates + title + line if kind == "over" else title + line + dates) + body

    def items(self, items: list) -> list:
        found = []
        for item in items:
            if not isinstance(item, dict):
                found += self.of(item, self.plain)
            elif "li" in item:
                mark = self.look.get("bullet", "•")
                found += [Paragraph(escape(str(one)), self.mark, bulletText=mark) for one in item["li"]]
            elif "e" in item:
                found += self.entry(item)
            elif "rate" in item:
                found += self.of(item["rate"][0], self.plain)
            elif "chips" in item:
                found += self.of("  |  ".join(str(one) for one in item["chips"]), self.plain)
            elif "row" in item:
                found += self.table([[self.of(one, self.plain) for one in item["row"]]], [38 * mm, None])
            elif "table" in item:
                found += self.table([[self.of(cell, self.plain) for cell in row] for row in item["table"]], ruled=True)
        return found

    def sections(self, sections: list) -> list:
        if self.look.get("labels") and self.content["layout"] == "one":
            rows = [[self.of(heading, self.heading), self.items(items)] for heading, items in sections]
            return [part for row in rows for part in self.table([row], [40 * mm, None])]
        return [part for heading, items in sections for part in self.of(heading, self.heading) + self.items(items)]

    def contact(self) -> list:
        lines = [contact_parts(text)[1] for text in self.content["contact"]]
        return self.of(self.content.get("contact-label"), self.heading) + [part for line in lines for part in self.of(line, self.plain)]

    def hide(self, canvas, _document) -> None:
        for index, one in enumerate(self.content["hidden"]):
            y = 60 + 14 * index
            text = canvas.beginText(-900 if one["how"] == "outside" else 260, y)
            text.setFont("plain", 1 if one["how"] == "tiny" else 9)
            text.setFillColor(white if one["how"] == "white" else HexColor("#000000"))
            if one["how"] == "invisible":
                text.setTextRenderMode(3)
            text.textOut(one["text"])
            if one["how"] == "invisible":
                text.setTextRenderMode(0)
            canvas.drawText(text)
            if one["how"] == "covered":
                canvas.setFillColor(white)
                canvas.rect(255, y - 4, 290, 14, stroke=0, fill=1)

    def save(self, path: Path) -> None:
        content, (page_width, page_height) = self.content, A4
        two = content["layout"] != "one"
        left = content["layout"] == "side-left"
        inner = page_width - 36 * mm
        narrow = inner * 0.33
        self.width = (inner - narrow if two else inner) - 12
        if self.look.get("labels"):
            self.width -= 40 * mm + 12
        head = self.of(content["name"], self.name) + self.of(content["title"], self.bold) + self.of(content.get("place"), self.plain)
        main = head + ([] if two else self.contact()) + self.sections(content["main"]) + ([] if two else self.sections(content["side"]))
        main += self.of(content.get("clause"), ParagraphStyle("small", self.plain, fontSize=7, spaceBefore=12))
        if self.look.get("dark"):
            for style in ("plain", "heading", "bold", "mark"):
                setattr(self, style, ParagraphStyle(style, getattr(self, style), textColor=white))
        aside = self.contact() + self.sections(content["side"])
        x = 18 * mm
        if not two:
            frames, story = [Frame(x, 18 * mm, inner, page_height - 36 * mm, id="main")], main
        else:
            side_x, main_x = (x, x + narrow) if left else (x + inner - narrow, x)
            side = Frame(side_x, 18 * mm, narrow, page_height - 36 * mm, id="side")
            body = Frame(main_x, 18 * mm, inner - narrow, page_height - 36 * mm, id="main")
            frames = [side, body] if left else [body, side]
            story = aside + [FrameBreak()] + main if left else main + [FrameBreak()] + aside

        def paint(canvas, document):
            if two and self.look.get("dark"):
                canvas.setFillColor(HexColor(self.look["accent"]))
                canvas.rect(side_x - 3, 0, narrow, page_height, stroke=0, fill=1)

        document = BaseDocTemplate(str(path), pagesize=A4, pageTemplates=[PageTemplate(frames=frames, onPage=paint, onPageEnd=self.hide)])
        document.build(story)
