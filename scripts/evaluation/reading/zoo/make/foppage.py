"""The content as XSL-FO, for Apache FOP."""

from html import escape

from content import contact_parts, entry


class FopPage:
    def __init__(self, content: dict):
        self.content, self.look = content, content["look"]

    def block(self, text, extra="") -> str:
        return f"<fo:block space-after='2pt' {extra}>{escape(str(text))}</fo:block>" if text else ""

    def table(self, rows: list[list[str]], widths: list[str], extra="") -> str:
        columns = "".join(f"<fo:table-column column-width='{width}'/>" for width in widths)
        body = "".join(
            "<fo:table-row>" + "".join(f"<fo:table-cell padding='1pt'>{cell or '<fo:block/>'}</fo:table-cell>" for cell in row) + "</fo:table-row>"
            for row in rows
        )
        return f"<fo:table table-layout='fixed' width='100%' {extra}>{columns}<fo:table-body>{body}</fo:table-body></fo:table>"

    def entry(self, item: dict) -> str:
        date, first, second, below = entry(item)
        bold, body = "font-weight='bold' keep-with-next='always'", self.items(below)
        kind = self.look["entry"]
        if kind == "left":
            text = self.block(first, bold) + self.block(second) + body
            return self.table([[self.block(date), text]], ["35mm", "proportional-column-width(1)"])
        if kind == "right":
            head = self.table([[self.block(first, bold), self.block(date, "text-align='end'")]], ["proportional-column-width(1)", "45mm"])
            return head + self.block(second) + body
        if kind == "inline":
            return self.block(f"{date} {first}", bold) + self.block(second) + body
        heads = [self.block(date), self.block(first, bold), self.block(second)]
        return "".join(heads if kind == "over" else heads[1:] + heads[:1]) + body

    def items(self, items: list) -> str:
        parts = []
        for item in items:
            if not isinstance(item, dict):
                parts.append(self.block(item))
            elif "li" in item:
                mark = self.look.get("bullet", "•")
                rows = "".join(
                    f"<fo:list-item><fo:list-item-label><fo:block>{mark}</fo:block></fo:list-item-label>"
                    f"<fo:list-item-body start-indent='body-start()'>{self.block(one)}</fo:list-item-body></fo:list-item>"
                    for one in item["li"]
                )
                parts.append(f"<fo:list-block provisional-distance-between-starts='12pt'>{rows}</fo:list-block>")
            elif "e" in item:
                parts.append(self.entry(item))
            elif "rate" in item:
                parts.append(self.block(item["rate"][0]))
            elif "chips" in item:
                parts.append(self.block(" · ".join(str(one) for one in item["chips"])))
            elif "row" in item:
                parts.append(self.table([[self.block(one) for one in item["row"]]], ["35mm", "proportional-column-width(1)"]))
            elif "table" in item:
                count = len(item["table"][0])
                rows = [[self.block(cell) for cell in row] for row in item["table"]]
                parts.append(self.table(rows, ["proportional-column-width(1)"] * count))
        return "".join(parts)

    def sections(self, sections: list, colour="") -> str:
        style = f"font-size='12pt' font-weight='bold' space-before='9pt' keep-with-next='always' color='{colour or self.look['accent']}'"
        if self.look["heads"] == "spaced":
            style += " letter-spacing='3pt'"
        upper = self.look["heads"] in ("upper", "spaced", "europass")
        if self.look.get("centred"):
            style += " text-align='center'"
        if self.look.get("labels") and self.content["layout"] == "one":
            rows = [[self.block(heading.upper() if upper else heading, style.replace("12pt", "10pt")), self.items(items) + "<fo:block space-after='8pt'/>"] for heading, items in sections]
            return self.table(rows, ["38mm", "proportional-column-width(1)"])
        return "".join(self.block(heading.upper() if upper else heading, style) + self.items(items) for heading, items in sections)

    def text(self) -> str:
        content, look = self.content, self.look
        head = self.block(content["name"], f"font-size='20pt' font-weight='bold' color='{look['accent']}'")
        head += self.block(content["title"], "font-weight='bold'") + self.block(content.get("place"))
        contact = self.block(content.get("contact-label"), "font-size='12pt' font-weight='bold'")
        contact += "".join(self.block(contact_parts(text)[1]) for text in content["contact"])
        main = self.sections(content["main"])
        if content["layout"] == "one":
            body = head + contact + main + self.sections(content["side"])
        else:
            dark = look.get("dark")
            aside = contact + self.sections(content["side"], "#ffffff" if dark else "")
            paint = f"background-color='{look['accent']}' color='#ffffff' padding='6pt'" if dark else ""
            cells = [f"<fo:block-container {paint}>{aside}</fo:block-container>", f"<fo:block-container margin-left='8pt'>{head}{main}</fo:block-container>" if dark else head + main]
            widths = ["33%", "67%"]
            left = content["layout"] == "side-left"
            body = self.table([cells if left else cells[::-1]], widths if left else widths[::-1])
        ways = {"white": "color='#ffffff'", "tiny": "font-size='1pt'"}
        body += "".join(self.block(one["text"], ways[one["how"]]) for one in content["hidden"] if one["how"] in ways)
        body += self.block(content.get("clause"), "font-size='7pt' space-before='10pt'")
        justify = "text-align='justify' hyphenate='true'" if look.get("justify") else ""
        return (
            "<?xml version='1.0' encoding='UTF-8'?><fo:root xmlns:fo='http://www.w3.org/1999/XSL/Format'><fo:layout-master-set>"
            "<fo:simple-page-master master-name='a4' page-width='210mm' page-height='297mm' margin='18mm'><fo:region-body/></fo:simple-page-master>"
            f"</fo:layout-master-set><fo:page-sequence master-reference='a4' xml:lang='{content['language']}'><fo:flow flow-name='xsl-region-body' {justify}"
            f" font-family=\"{look['font']}, DejaVu Sans\" font-size='10pt'>{body}</fo:flow></fo:page-sequence></fo:root>"
        )
