"""The content as a Word file."""

from pathlib import Path

from docx import Document
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

from content import contact_parts, entry
from webpage import ICONS


def shade(element, colour: str) -> None:
    fill = OxmlElement("w:shd")
    fill.set(qn("w:val"), "clear")
    fill.set(qn("w:fill"), colour.lstrip("#"))
    element.append(fill)


class WordFile:
    def __init__(self, content: dict):
        self.content = content
        self.look = content["look"]
        self.accent = RGBColor.from_string(self.look["accent"].lstrip("#").upper())
        self.file = Document()
        self.pair = [Cm(4), Cm(12.5)] if content["layout"] == "one" else [Cm(2.4), Cm(5)]
        normal = self.file.styles["Normal"]
        normal.font.name, normal.font.size = self.look["font"], Pt(10.5)
        normal.paragraph_format.space_after = Pt(3)
        for page in self.file.sections:
            page.left_margin = page.right_margin = page.top_margin = page.bottom_margin = Cm(2)

    def line(self, place, text: str, bold=False, italic=False, colour=None, size=None):
        paragraph = place.add_paragraph()
        run = paragraph.add_run(text)
        run.bold, run.italic = bold, italic
        if colour is not None:
            run.font.color.rgb = colour
        if size:
            run.font.size = Pt(size)
        return paragraph

    def bullet(self, place, text: str) -> None:
        paragraph = place.add_paragraph()
        paragraph.paragraph_format.left_indent = Cm(0.6)
        paragraph.paragraph_format.first_line_indent = Cm(-0.6)
        mark = self.look.get("bullet", "•")
        run = paragraph.add_run(mark)
        if "\ue000" <= mark <= "\uf8ff":
            run.font.name = "FontAwesome"
        paragraph.add_run("\t" + text)
        paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(0.6))

    def table(self, place, rows: list, style=None, widths=None):
        table = place.add_table(rows=0, cols=len(rows[0])) if place is self.file else place.add_table(0, len(rows[0]))
        table.style = style
        for row in rows:
            cells = table.add_row().cells
            for index, cell in enumerate(row):
                cells[index].paragraphs[0].add_run(str(cell))
                if widths:
                    cells[index].width = widths[index]
        return table

    def entry(self, place, item: dict) -> None:
        date, first, second, below = entry(item)
        style = self.look["entry"]
        if style == "left":
            table = self.table(place, [[date, ""]], widths=self.pair)
            place = table.rows[0].cells[1]
            place.paragraphs[0].add_run(first).bold = True
        elif style == "right":
            paragraph = self.line(place, first, bold=True)
            paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(16.5), WD_TAB_ALIGNMENT.RIGHT)
            paragraph.add_run("\t" + date)
        elif style == "inline":
            self.line(place, f"{date}  {first}", bold=True)
        else:
            if style == "over" and date:
                self.line(place, date)
            self.line(place, first, bold=True)
        if second:
            self.line(place, second, italic=True)
        if style == "under" and date:
            self.line(place, date)
        self.items(place, below)

    def items(self, place, items: list) -> None:
        for item in items:
            if not isinstance(item, dict):
                self.line(place, str(item))
            elif "li" in item:
                for one in item["li"]:
                    self.bullet(place, str(one))
            elif "e" in item:
                self.entry(place, item)
            elif "rate" in item:
                name, level = item["rate"]
                marks = "" if self.look.get("rating") == "none" else " " + "●" * level + "○" * (5 - level)
                self.line(place, f"{name}{marks}")
            elif "row" in item:
                self.table(place, [item["row"]], widths=self.pair)
            elif "table" in item:
                self.table(place, item["table"], style="Table Grid")

    def sections(self, place, sections: list) -> None:
        for heading, items in sections:
            band = self.look["heads"] == "band"
            upper = self.look["heads"] in ("upper", "spaced", "europass")
            paragraph = self.line(place, heading, bold=True, size=13, colour=None if band else self.accent)
            paragraph.paragraph_format.space_before = Pt(10)
            paragraph.paragraph_format.keep_with_next = True
            run = paragraph.runs[0]
            run.font.all_caps = upper
            if self.look["heads"] == "spaced":
                spacing = OxmlElement("w:spacing")
                spacing.set(qn("w:val"), "60")
                run._r.get_or_add_rPr().append(spacing)
            if band:
                shade(paragraph._p.get_or_add_pPr(), self.look["accent"])
                run.font.color.rgb = RGBColor(255, 255, 255)
            self.items(place, items)

    def contact(self, place) -> None:
        if self.content.get("contact-label"):
            self.line(place, self.content["contact-label"], bold=True, size=13, colour=self.accent)
        for text in self.content["contact"]:
            icon, words = contact_parts(text)
            paragraph = place.add_paragraph()
            if icon and self.look.get("icons"):
                paragraph.add_run(ICONS[icon] + " ").font.name = "FontAwesome"
            paragraph.add_run(words)

    def head(self, place) -> None:
        self.line(place, self.content["name"], bold=True, size=20, colour=self.accent)
        for text in (self.content["title"], self.content.get("place", "")):
            if text:
                self.line(place, text, bold=True)

    def whiten(self, cell) -> None:
        shade(cell._tc.get_or_add_tcPr(), self.look["accent"])
        for paragraph in cell.paragraphs:
            for run in paragraph.runs:
                run.font.color.rgb = RGBColor(255, 255, 255)

    def columns(self) -> None:
        sided = self.content["layout"].startswith("side")
        left, right = self.content["side"], self.content["main"]
        widths = [Cm(5.5), Cm(11.5)]
        if self.content["layout"] != "side-left":
            left, right, widths = right, left, widths[::-1]
        cells = self.table(self.file, [["", ""]], widths=widths).rows[0].cells
        aside = cells[0] if self.content["layout"] == "side-left" else cells[1]
        if sided and self.look.get("contact") == "side":
            self.contact(aside)
        self.sections(cells[0], left)
        self.sections(cells[1], right)
        if sided and self.look.get("dark"):
            self.whiten(aside)

    def save(self, path: Path) -> None:
        self.head(self.file)
        alone = self.content["layout"] == "one"
        if alone or self.look.get("contact") != "side":
            self.contact(self.file)
        if alone:
            self.sections(self.file, self.content["main"] + self.content["side"])
        else:
            self.columns()
        for one in self.content["hidden"]:
            white = one["how"] == "white"
            if one["how"] in ("white", "tiny"):
                self.line(self.file, one["text"], colour=RGBColor(255, 255, 255) if white else None, size=None if white else 1)
        if self.content.get("clause"):
            self.line(self.file, self.content["clause"], size=8)
        self.file.save(str(path))
