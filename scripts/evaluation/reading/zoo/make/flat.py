"""The content as a flat OpenDocument text, which LibreOffice opens as it does an ODT."""

from html import escape

from content import contact_parts, entry
from webpage import ICONS

NAMES = "office text style table fo svg draw".split()
SPACES = {
    "office": "office:1.0", "text": "text:1.0", "style": "style:1.0", "table": "table:1.0",
    "fo": "xsl-fo-compatible:1.0", "svg": "svg-compatible:1.0", "draw": "drawing:1.0",
}


def style(name: str, paragraph="", text="") -> str:
    return (
        f'<style:style style:name="{name}" style:family="paragraph"><style:paragraph-properties {paragraph}>'
        '<style:tab-stops><style:tab-stop style:position="17cm" style:type="right"/></style:tab-stops>'
        f"</style:paragraph-properties><style:text-properties {text}/></style:style>"
    )


def paragraph(name: str, text: str) -> str:
    return f'<text:p text:style-name="{name}">{text}</text:p>' if text else ""


def cells(rows: list[list[str]], columns: str) -> str:
    body = "".join(
        "<table:table-row>"
        + "".join(f"<table:table-cell>{cell}</table:table-cell>" for cell in row)
        + "</table:table-row>"
        for row in rows
    )
    return f"<table:table>{columns}{body}</table:table>"


PAIR = '<table:table-column table:style-name="narrow"/><table:table-column table:style-name="wide"/>'


class FlatText:
    def __init__(self, content: dict):
        self.content, self.look = content, content["look"]

    def entry(self, item: dict) -> str:
        date, first, second, below = entry(item)
        date, first, second = escape(date), escape(first), escape(second)
        kind, body = self.look["entry"], self.items(below)
        if kind == "left":
            text = paragraph("bold", first) + paragraph("plain", second) + body
            return cells([[paragraph("plain", date), text or "<text:p/>"]], PAIR)
        if kind == "right":
            return paragraph("bold", f"{first}<text:tab/>{date}") + paragraph("plain", second) + body
        if kind == "inline":
            return paragraph("bold", f"{date} <text:s/>{first}") + paragraph("plain", second) + body
        over, under = (date, "") if kind == "over" else ("", date)
        heads = paragraph("plain", over) + paragraph("bold", first) + paragraph("plain", second)
        return heads + paragraph("plain", under) + body

    def items(self, items: list) -> str:
        parts = []
        for item in items:
            if not isinstance(item, dict):
                parts.append(paragraph("plain", escape(str(item))))
            elif "li" in item:
                marks = "".join(f"<text:list-item>{paragraph('plain', escape(str(one)))}</text:list-item>" for one in item["li"])
                parts.append(f'<text:list text:style-name="marks">{marks}</text:list>')
            elif "e" in item:
                parts.append(self.entry(item))
            elif "rate" in item:
                name, level = item["rate"]
                parts.append(paragraph("plain", f"{escape(str(name))} {'●' * level}{'○' * (5 - level)}"))
            elif "chips" in item:
                parts.append(paragraph("plain", " · ".join(escape(str(one)) for one in item["chips"])))
            elif "row" in item:
                parts.append(cells([[paragraph("plain", escape(str(one))) for one in item["row"]]], PAIR))
            elif "table" in item:
                rows = [[paragraph("plain", escape(str(cell))) for cell in row] for row in item["table"]]
                count = len(rows[0])
                parts.append(cells(rows, f'<table:table-column table:number-columns-repeated="{count}"/>'))
        return "".join(parts)

    def sections(self, sections: list) -> str:
        return "".join(paragraph("heading", escape(heading)) + self.items(items) for heading, items in sections)

    def contact(self) -> str:
        lines = [paragraph("heading", escape(self.content.get("contact-label", "")))]
        for text in self.content["contact"]:
            icon, words = contact_parts(text)
            mark = f'<text:span text:style-name="icon">{ICONS[icon]}</text:span> ' if icon and self.look.get("icons") else ""
            lines.append(paragraph("plain", mark + escape(words)))
        return "".join(lines)

    def body(self) -> str:
        content = self.content
        head = paragraph("name", escape(content["name"])) + paragraph("bold", escape(content["title"]))
        main, side = self.sections(content["main"]), self.sections(content["side"])
        if content["layout"] == "one":
            columns = self.contact() + main + side
        else:
            pair = [main, self.contact() + side]
            order = PAIR if content["layout"] == "side-left" else ""
            columns = cells([pair[::-1] if order else pair], order or '<table:table-column table:number-columns-repeated="2"/>')
        hidden = "".join(paragraph(one["how"], escape(one["text"])) for one in content["hidden"] if one["how"] in ("white", "tiny"))
        return head + paragraph("plain", escape(content.get("place", ""))) + columns + hidden + paragraph("small", escape(content.get("clause", "")))

    def text(self) -> str:
        look, spaces = self.look, " ".join(f'xmlns:{n}="urn:oasis:names:tc:opendocument:xmlns:{SPACES[n]}"' for n in NAMES)
        font = f'style:font-name="F" fo:font-size="10.5pt"'
        accent = f'{font} fo:color="{look["accent"]}" fo:font-weight="bold"'
        upper = 'fo:text-transform="uppercase"' if look["heads"] in ("upper", "europass", "spaced") else ""
        spaced = 'fo:letter-spacing="0.12cm"' if look["heads"] == "spaced" else ""
        justify = 'fo:text-align="justify"' if look.get("justify") else ""
        styles = (
            style("plain", f'fo:margin-bottom="0.08cm" {justify}', font) + style("bold", "", f'{font} fo:font-weight="bold"')
            + style("name", "", accent.replace("10.5pt", "20pt")) + style("small", 'fo:margin-top="0.5cm"', font.replace("10.5", "8"))
            + style("heading", 'fo:margin-top="0.4cm" fo:margin-bottom="0.1cm" fo:keep-with-next="always"', f'{accent.replace("10.5", "13")} {upper} {spaced}')
            + style("white", "", f'{font} fo:color="#ffffff"') + style("tiny", "", font.replace("10.5", "1"))
            + '<style:style style:name="icon" style:family="text"><style:text-properties style:font-name="I"/></style:style>'
            + '<style:style style:name="narrow" style:family="table-column"><style:table-column-properties style:column-width="4.5cm"/></style:style>'
            + '<style:style style:name="wide" style:family="table-column"><style:table-column-properties style:column-width="12.5cm"/></style:style>'
            + f'<text:list-style style:name="marks"><text:list-level-style-bullet text:level="1" text:bullet-char="{look.get("bullet", "•")}">'
            '<style:list-level-properties text:space-before="0.2cm" text:min-label-width="0.5cm"/></text:list-level-style-bullet></text:list-style>'
            '<style:page-layout style:name="page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/></style:page-layout>'
        )
        return (
            f'<?xml version="1.0" encoding="UTF-8"?><office:document {spaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">'
            f'<office:font-face-decls><style:font-face style:name="F" svg:font-family="\'{look["font"]}\'"/><style:font-face style:name="I" svg:font-family="FontAwesome"/></office:font-face-decls>'
            f"<office:automatic-styles>{styles}</office:automatic-styles>"
            '<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="page"/></office:master-styles>'
            f"<office:body><office:text>{self.body()}</office:text></office:body></office:document>"
        )
