"""The content as a Typst document."""

from content import contact_parts, entry
from webpage import ICONS


def safe(text) -> str:
    """A string literal: nothing in it is markup."""
    return '#"' + str(text).replace("\\", "\\\\").replace('"', '\\"') + '"'


class TypstFile:
    def __init__(self, content: dict):
        self.content, self.look = content, content["look"]

    def entry(self, item: dict) -> str:
        if self.look.get("timeline"):
            accent = f'rgb("{self.look["accent"]}")'
            return f"#block(stroke: (left: 1.5pt + {accent}), inset: (left: 12pt, bottom: 6pt), spacing: 0pt)[#place(dx: -15.5pt, dy: 3pt, circle(radius: 3.5pt, fill: {accent}))\n{self.bare(item)}]\n\n"
        return self.bare(item)

    def bare(self, item: dict) -> str:
        date, first, second, below = entry(item)
        body = self.items(below)
        date, first, second = (safe(one) if one else "" for one in (date, first, second))
        strong, weak = (f"#strong[{first}]" if first else ""), (f"#emph[{second}]" if second else "")
        kind = self.look["entry"]
        if kind == "left":
            return f"#grid(columns: (3.6cm, 1fr), column-gutter: 8pt, [{date}], [{strong}\n\n{weak}\n\n{body}])\n\n"
        lines = {
            "right": [f"{strong} #h(1fr) {date}", weak],
            "inline": [f"{date}  {strong}", weak],
            "over": [date, strong, weak],
        }.get(kind, [strong, weak, date])
        return "\n\n".join(line for line in lines if line) + "\n\n" + body

    def items(self, items: list) -> str:
        parts = []
        for item in items:
            if not isinstance(item, dict):
                parts.append(safe(item) + "\n\n")
            elif "li" in item:
                parts.append("".join(f"- {safe(one)}\n" for one in item["li"]) + "\n")
            elif "e" in item:
                parts.append(self.entry(item))
            elif "rate" in item:
                name, level = item["rate"]
                parts.append(f"{safe(name)} #h(1fr) {'●' * level}{'○' * (5 - level)}\n\n")
            elif "chips" in item:
                parts.append(" ".join(f"#box(stroke: 0.5pt, inset: 3pt, radius: 4pt)[{safe(one)}]" for one in item["chips"]) + "\n\n")
            elif "row" in item:
                left, right = (safe(one) for one in item["row"])
                parts.append(f"#grid(columns: (3.6cm, 1fr), [{left}], [{right}])\n\n")
            elif "table" in item:
                cells = ", ".join(f"[{safe(cell)}]" for row in item["table"] for cell in row)
                parts.append(f"#table(columns: {len(item['table'][0])}, stroke: none, {cells})\n\n")
        return "".join(parts)

    def sections(self, sections: list) -> str:
        if self.look.get("labels") and self.content["layout"] == "one":
            rows = "".join(f"[#heading[{safe(heading)}]], [{self.items(items)}], " for heading, items in sections)
            return f"#grid(columns: (3.8cm, 1fr), column-gutter: 10pt, row-gutter: 12pt, {rows})\n\n"
        return "".join(f"#heading[{safe(heading)}]\n{self.items(items)}" for heading, items in sections)

    def contact(self) -> str:
        label = self.content.get("contact-label")
        lines = [f"#heading[{safe(label)}]"] if label else []
        for text in self.content["contact"]:
            icon, words = contact_parts(text)
            mark = f'#text(font: "FontAwesome")[{ICONS[icon]}] ' if icon and self.look.get("icons") else ""
            lines.append(mark + safe(words))
        return "\n\n".join(lines) + "\n\n"

    def hidden(self) -> str:
        ways = {
            "white": "#text(fill: white)[{}]\n\n", "tiny": "#text(size: 1pt)[{}]\n\n",
            "covered": "#block[{}#place(top + left, dy: -3pt, rect(width: 100%, height: 18pt, fill: white))]\n\n",
        }
        return "".join(ways[one["how"]].format(safe(one["text"])) for one in self.content["hidden"] if one["how"] in ways)

    def text(self) -> str:
        look, content = self.look, self.content
        mark = look.get("bullet", "•")
        marker = f'text(font: "FontAwesome")[{mark}]' if "\ue000" <= mark <= "\uf8ff" else f"[{mark if mark not in '-*' else chr(92) + mark}]"
        tracking = "tracking: 0.2em, " if look["heads"] == "spaced" else ""
        case = "upper(it.body)" if look["heads"] in ("upper", "spaced", "europass") else "it.body"
        accent = f'rgb("{look["accent"]}")'
        band = look["heads"] == "band"
        heading = f"text({tracking}fill: {'white' if band else accent}, size: 12pt, weight: \"bold\", {case})"
        if band:
            heading = f"block(fill: {accent}, inset: 4pt, width: 100%, {heading})"
        rules = (
            f'#set page(paper: "a4", margin: 1.8cm)\n#set text(font: ("{look["font"]}", "DejaVu Sans"), size: 10pt, lang: "{content["language"]}")\n'
            f"#set par(justify: {'true' if look.get('justify') else 'false'})\n#set list(marker: {marker})\n"
            f"#show heading: it => block(above: 1.2em, below: .6em, {heading})\n"
        )
        if look.get("centred"):
            rules += "#show heading: set align(center)\n"
        name = f'#text(size: 20pt, weight: "bold", fill: {accent})[{safe(content["name"])}]\n\n'
        lines = [content["title"], content.get("place", "")]
        head = name + "".join(f"#strong[{safe(line)}]\n\n" for line in lines if line)
        if look.get("centred"):
            head = f"#align(center)[{head}]\n\n"
        main, side = self.sections(content["main"]), self.sections(content["side"])
        if content["layout"] == "one":
            body = (f"#align(center)[{self.contact()}]\n\n" if look.get("centred") else self.contact()) + main + side
        else:
            aside = f"[#set text(fill: white)\n#show heading: set text(fill: white)\n{self.contact()}{side}]" if look.get("dark") else f"[{self.contact()}{side}]"
            fill = f"fill: (x, _) => if x == {0 if content['layout'] == 'side-left' else 1} {{ {accent} }}, inset: 8pt, " if look.get("dark") else ""
            pair = [aside, f"[{main}]"] if content["layout"] == "side-left" else [f"[{main}]", aside]
            widths = "(1fr, 2fr)" if content["layout"] == "side-left" else "(2fr, 1fr)"
            body = f"#grid(columns: {widths}, column-gutter: 14pt, {fill}{', '.join(pair)})\n\n"
            if look.get("dark"):
                body = body.replace("#show heading: set text(fill: white)", f"#show heading: it => block(text(fill: white, size: 12pt, it.body))")
        clause = f"#text(size: 7pt)[{safe(content['clause'])}]" if content.get("clause") else ""
        return rules + head + body + self.hidden() + clause
