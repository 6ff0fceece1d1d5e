"""The content as a Word file."""

from pathlib import Path

from docx import Document
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

from content import contact_parts, entry
from webpage import ICONS


SPACES = {
    "w": "openxmlformats.org/wordprocessingml/2006/main", "a": "openxmlformats.org/drawingml/2006/main",
    "wp": "openxmlformats.org/drawingml/2006/wordprocessingDrawing", "wps": "microsoft.com/office/word/2010/wordprocessingShape",
}
BOX = """<w:drawing {names}><wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="2" behindDoc="0"
 locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>{x}</wp:posOffset></wp:positionH>
<wp:positionV relativeFrom="page"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="2340000" cy="10692000"/><wp:effectExtent l="0" t="0" r="0" b="0"/>
<wp:wrapNone/><wp:docPr id="7" name="Text Box 7"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">
<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2340000" cy="10692000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>{fill}<a:ln><a:noFill/></a:ln></wps:spPr>
<wps:txbx><w:txbxContent/></wps:txbx><wps:bodyPr wrap="square" lIns="216000" tIns="540000" rIns="144000" bIns="216000" anchor="t"><a:noAutofit/></wps:bodyPr></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>"""


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
        if self.look.get("tight"):
            normal.font.size, normal.paragraph_format.space_after = Pt(9.5), Pt(0)
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
            elif "chips" in item:
                self.line(place, "  |  ".join(str(one) for one in item["chips"]))
            elif "row" in item:
                self.table(place, [item["row"]], widths=self.pair)
            elif "table" in item:
                self.table(place, item["table"], style="Table Grid")

    def sections(self, place, sections: list) -> None:
        if self.look.get("labels") and self.content["layout"] == "one":
            for heading, items in sections:
                cells = self.table(place, [["", ""]], widths=[Cm(4), Cm(13)]).rows[0].cells
                run = cells[0].paragraphs[0].add_run(heading)
                run.bold, run.font.color.rgb, run.font.all_caps = True, self.accent, self.look["heads"] in ("upper", "spaced")
                kept, self.pair = self.pair, [Cm(3), Cm(9.5)]
                self.items(cells[1], items)
                self.pair = kept
            return
        for heading, items in sections:
            band = self.look["heads"] == "band"
            upper = self.look["heads"] in ("upper", "spaced", "europass")
            paragraph = self.line(place, heading, bold=True, size=13, colour=None if band else self.accent)
            paragraph.paragraph_format.space_before = Pt(10)
            if self.look.get("centred"):
                paragraph.alignment = 1
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

    def boxed(self) -> None:
        """The sidebar in a text box beside the text, as Word's own templates have it."""
        left = self.content["layout"] == "side-left"
        page = self.file.sections[0]
        if left:
            page.left_margin = Cm(7.6)
        else:
            page.right_margin = Cm(7.6)
        cell = self.table(self.file, [[""]]).rows[0].cells[0]
        if self.look.get("contact") == "side":
            self.contact(cell)
        self.sections(cell, self.content["side"])
        white = self.look.get("dark")
        for paragraph in cell.paragraphs if white else []:
            for run in paragraph.runs:
                run.font.color.rgb = RGBColor(255, 255, 255)
        parts = [part for part in cell._tc if part.tag != qn("w:tcPr")]
        table = cell._tc.getparent().getparent()
        table.getparent().remove(table)
        self.line(self.file, self.content["name"], bold=True, size=20, colour=self.accent)
        anchor = self.file.paragraphs[0]
        fill = f'<a:solidFill><a:srgbClr val="{self.look["accent"].lstrip("#")}"/></a:solidFill>' if white else "<a:noFill/>"
        names = " ".join(f'xmlns:{name}="http://schemas.{space}"' for name, space in SPACES.items())
        drawing = parse_xml(BOX.format(names=names, fill=fill, x=0 if left else 7560000 - 2340000))
        drawing.find(".//" + qn("w:txbxContent")).extend(parts)
        anchor.add_run()._r.append(drawing)
        for text in (self.content["title"], self.content.get("place", "")):
            if text:
                self.line(self.file, text, bold=True)
        if self.look.get("contact") != "side":
            self.contact(self.file)
        self.sections(self.file, self.content["main"])

    def save(self, path: Path) -> None:
        if self.look.get("textbox") and self.content["layout"].startswith("side"):
            self.boxed()
            self.end(path)
            return
        top = self.file.sections[0].header if self.look.get("wordheader") else self.file
        self.head(top)
        alone = self.content["layout"] == "one"
        if alone or self.look.get("contact") != "side":
            self.contact(top)
        if alone:
            self.sections(self.file, self.content["main"] + self.content["side"])
        else:
            self.columns()
        self.end(path)

    def end(self, path: Path) -> None:
        for one in self.content["hidden"]:
            white = one["how"] == "white"
            if one["how"] in ("white", "tiny"):
                self.line(self.file, one["text"], colour=RGBColor(255, 255, 255) if white else None, size=None if white else 1)
        if self.content.get("clause"):
            self.line(self.file, self.content["clause"], size=8)
        self.file.save(str(path))
