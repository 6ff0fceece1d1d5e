"""The content as LaTeX: an article, moderncv, or a class like awesome-cv."""

import re

from content import contact_parts, entry
from webpage import ICONS as WEB

ESCAPES = {
    "\\": r"\textbackslash{}", "&": r"\&", "%": r"\%", "$": r"\$", "#": r"\#", "_": r"\_", "{": r"\{", "}": r"\}",
    "~": r"\textasciitilde{}", "^": r"\textasciicircum{}", "∞": r"$\infty$", "→": r"$\rightarrow$", "„": r"\quotedblbase{}",
    "”": r"\textquotedblright{}", "·": r"\textperiodcentered{}", "€": r"\texteuro{}",
}
SAME_IN_UNICODE = "„”·€"
ICONS = {"phone": "faPhone", "mail": "faEnvelope", "pin": "faMapMarker", "link": "faLink", "code": "faGithub"}

HEAD = r"""\documentclass[10pt,a4paper]{article}
\usepackage[margin=18mm]{geometry}
%(fonts)s
\usepackage{xcolor,enumitem,titlesec,array,tabularx,paracol}
\IfFileExists{fontawesome5.sty}{\usepackage{fontawesome5}}{%(icons)s}
\usepackage[%(language)s]{babel}
\definecolor{accent}{HTML}{%(accent)s}
\setlength{\parindent}{0pt}\pagestyle{empty}
\setlist[itemize]{nosep,leftmargin=1.2em,label={%(bullet)s}}
\titleformat{\section}{\large\bfseries\color{accent}%(heads)s}{}{0pt}{%(headcase)s}[%(rule)s]
\titlespacing{\section}{0pt}{9pt}{4pt}
\begin{document}
"""

MODERN = r"""\documentclass[10pt,a4paper,roman]{moderncv}
\moderncvstyle{%(style)s}\moderncvcolor{blue}
%(fonts)s
\usepackage[%(language)s]{babel}
\usepackage[scale=0.8]{geometry}
\name{%(first)s}{%(last)s}
"""


class TexFile:
    def __init__(self, content: dict, engine: str, kind: str):
        self.content, self.look = content, content["look"]
        self.unicode, self.engine, self.kind = engine != "pdftex", engine, kind

    def safe(self, text) -> str:
        keep = SAME_IN_UNICODE if self.unicode else ""
        words = "".join(one if one in keep else ESCAPES.get(one, one) for one in str(text))
        return words.replace("'", "'").replace('"', r"\textquotedbl{}")

    def fonts(self) -> str:
        if self.unicode:
            return rf"\usepackage{{fontspec}}\setmainfont{{{self.look['font']}}}" if self.kind != "moderncv" else r"\usepackage{fontspec}"
        known = {"EB Garamond": r"\IfFileExists{ebgaramond.sty}{\usepackage{ebgaramond}}{\usepackage{tgpagella}}", "Lato": r"\IfFileExists{lato.sty}{\usepackage[default]{lato}}{\usepackage{tgheros}\renewcommand{\familydefault}{\sfdefault}}", "Open Sans": r"\IfFileExists{opensans.sty}{\usepackage[default]{opensans}}{\usepackage{tgheros}\renewcommand{\familydefault}{\sfdefault}}", "Caladea": r"\usepackage{tgbonum}", "Carlito": r"\usepackage{tgadventor}\renewcommand{\familydefault}{\sfdefault}"}
        return r"\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{textcomp,cmap}" + known.get(self.look["font"], r"\usepackage{lmodern}")

    def bullets(self, items: list) -> str:
        return "\\begin{itemize}\n" + "\n".join(rf"\item {self.safe(one)}" for one in items) + "\n\\end{itemize}\n"

    def entry(self, item: dict) -> str:
        date, first, second, below = entry(item)
        date, first, second = self.safe(date), self.safe(first), self.safe(second)
        body = self.items(below)
        if self.kind == "moderncv":
            # Its arguments cannot hold paragraphs, nor other entries.
            nested = any(isinstance(one, dict) and "e" in one for one in below)
            inner, after = ("", body) if nested else (body.replace("\\par\n", "\\newline "), "")
            if self.look.get("modern") == "banking":
                first, second = second, first
            return rf"\cventry{{{date}}}{{{first}}}{{{second}}}{{}}{{}}{{{inner}}}" + "\n" + after
        if self.kind == "awesome":
            small = rf"\textit{{\small\color{{accent}}{second}}}"
            top = rf"\textbf{{{first}}}\hfill{{\small\itshape {date}}}\par" if first else ""
            return top + (small + r"\par" if second else "") + "\n" + body + "\\vspace{4pt}\n"
        kind = self.look["entry"]
        if kind == "left":
            head = rf"\textbf{{{first}}}\newline {second}" if second else rf"\textbf{{{first}}}"
            return rf"\begin{{tabularx}}{{\linewidth}}{{@{{}}p{{3.4cm}}X@{{}}}}{date} & {head}\newline {body}\end{{tabularx}}\par" + "\n"
        if kind == "right":
            lines = [rf"\textbf{{{first}}}\hfill {date}", second]
        elif kind == "inline":
            lines = [rf"\textbf{{{date}\quad {first}}}", second]
        elif kind == "over":
            lines = [date, rf"\textbf{{{first}}}", second]
        else:
            lines = [rf"\textbf{{{first}}}", second, rf"\textit{{{date}}}" if date else ""]
        return "".join(line + "\\par\n" for line in lines if line) + body + "\\smallskip\n"

    def items(self, items: list) -> str:
        parts = []
        for item in items:
            if not isinstance(item, dict):
                text = self.safe(item)
                parts.append(rf"\cvitem{{}}{{{text}}}" if self.kind == "moderncv" and item in self.top else text + "\\par\n")
            elif "li" in item:
                parts.append(self.bullets(item["li"]))
            elif "e" in item:
                parts.append(self.entry(item))
            elif "rate" in item:
                name, level = item["rate"]
                dots = r"$\bullet$" * level + r"$\circ$" * (5 - level)
                parts.append(rf"{self.safe(name)}\hfill {dots}\par" + "\n")
            elif "chips" in item:
                parts.append(r" \textbar{} ".join(self.safe(one) for one in item["chips"]) + "\\par\n")
            elif "row" in item:
                left, right = (self.safe(one) for one in item["row"])
                row = rf"\cvitem{{{left}}}{{{right}}}" if self.kind == "moderncv" else rf"\makebox[3.4cm][l]{{{left}}}{right}\par"
                parts.append(row + "\n")
            elif "table" in item:
                rows = "\\\\\n".join(" & ".join(self.safe(cell) for cell in row) for row in item["table"])
                columns = r"@{}" + r">{\raggedright\arraybackslash}X" * len(item["table"][0])
                parts.append(rf"\begin{{tabularx}}{{\linewidth}}{{{columns}}}{rows}\end{{tabularx}}\par" + "\n")
        return "".join(parts)

    def sections(self, sections: list) -> str:
        parts = []
        for heading, items in sections:
            self.top = items
            parts.append(rf"\section{{{self.safe(heading)}}}" + "\n" + self.items(items))
        return "".join(parts)

    def contact(self) -> str:
        lines = []
        for text in self.content["contact"]:
            icon, words = contact_parts(text)
            mark = rf"\{ICONS[icon]}\ " if icon and self.look.get("icons") else ""
            lines.append(mark + self.safe(words))
        if self.content["layout"] == "one":
            return r" \textbar{} ".join(lines) if self.kind == "awesome" else "\\par\n".join(lines) + "\\par\n"
        return "\\par\n".join(lines) + "\\par\n"

    def hidden(self) -> str:
        ways = {
            "white": r"{\color{white}%s}\par", "tiny": r"{\fontsize{1}{1}\selectfont %s}\par",
            "invisible": r"\special{pdf:code 3 Tr}%s\special{pdf:code 0 Tr}\par" if self.engine == "xetex"
            else (r"\pdfextension literal page {3 Tr}%s\pdfextension literal page {0 Tr}\par" if self.engine == "luatex" else r"\pdfliteral page {3 Tr}%s\pdfliteral page {0 Tr}\par"),
        }
        return "".join(ways[one["how"]] % self.safe(one["text"]) + "\n" for one in self.content["hidden"] if one["how"] in ways)

    def modern(self) -> str:
        first, _, last = self.content["name"].rpartition(" ")
        values = {"style": self.look.get("modern", "classic"), "fonts": self.fonts(), "language": self.language(), "first": self.safe(first), "last": self.safe(last)}
        head = MODERN % values
        if self.content["title"]:
            head += rf"\title{{{self.safe(self.content['title'])}}}" + "\n"
        for text in self.content["contact"]:
            icon, words = contact_parts(text)
            field = {"phone": r"\phone[mobile]", "mail": r"\email", "link": r"\homepage"}.get(icon, r"\extrainfo")
            head += rf"{field}{{{self.safe(words)}}}" + "\n"
        body = self.sections(self.content["main"] + self.content["side"]) + self.hidden()
        return head + "\\begin{document}\n\\makecvtitle\n" + body + self.safe(self.content.get("clause", "")) + "\n\\end{document}\n"

    def icons(self) -> str:
        """The icons by the font itself, where the package is missing."""
        marks = {name: ord(WEB[key]) for key, name in ICONS.items()} | {"faCheck": 0xF00C}
        return r"\newfontfamily{\FA}{FontAwesome}" + "".join(rf"\newcommand{{\{name}}}{{{{\FA\symbol{{{code}}}}}}}" for name, code in marks.items())

    def language(self) -> str:
        return "polish" if self.content["language"] == "pl" else "english"

    def text(self) -> str:
        if self.kind == "moderncv":
            return self.modern()
        look = self.look
        mark = look.get("bullet", "•")
        bullet = r"\faCheck" if "\ue000" <= mark <= "\uf8ff" else {"•": r"\textbullet", "▪": r"\textbullet"}.get(mark, mark)
        upper = look["heads"] in ("upper", "spaced", "europass")
        head = HEAD % {
            "fonts": self.fonts(), "language": self.language(), "accent": look["accent"].lstrip("#").upper(),
            "icons": self.icons() if self.unicode else "",
            "bullet": bullet, "heads": r"\filcenter" if look.get("centred") else "", "headcase": r"\MakeUppercase" if upper else "", "rule": r"\titlerule" if look["heads"] != "plain" or self.kind == "awesome" else "",
        }
        centre = self.kind == "awesome" or look.get("centred")
        name = rf"{{\Huge\bfseries {self.safe(self.content['name'])}}}\par" + "\n"
        title = rf"{{\color{{accent}}\small {self.safe(self.content['title'])}}}\par" + "\n" if self.content["title"] else ""
        place = self.safe(self.content.get("place", "")) + "\\par\n"
        top = name + title + place + self.contact() + "\n\n"
        if centre:
            top = "\\begin{center}\n" + top + "\\end{center}\n"
        main, side = self.sections(self.content["main"]), self.sections(self.content["side"])
        if self.content["layout"] == "one":
            body = main + side
        else:
            left, right, ratio = (side, main, 0.32) if self.content["layout"] == "side-left" else (main, side, 0.64)
            body = rf"\columnratio{{{ratio}}}\begin{{paracol}}{{2}}{left}\switchcolumn {right}\end{{paracol}}" + "\n"
        clause = rf"\bigskip{{\scriptsize {self.safe(self.content.get('clause', ''))}}}" + "\n"
        return head + top + body + self.hidden() + clause + "\\end{document}\n"


def tex_order(content: dict, kind: str) -> str:
    """Where the class puts the dates, whatever the content asks for."""
    if kind == "moderncv":
        return "under" if content["look"].get("modern") == "banking" else "left"
    return "right" if kind == "awesome" else content["look"]["entry"]


def without_wrapping_errors(log: str) -> list[str]:
    """What TeX complains of as errors, for the person who runs this."""
    return re.findall(r"^!.*$", log, re.MULTILINE)
