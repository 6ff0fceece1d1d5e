"""The content as a web page, for Chromium, wkhtmltopdf and WeasyPrint."""

from html import escape
from unicodedata import normalize

from content import contact_parts, entry

ICONS = {"phone": "\uf095", "mail": "\uf0e0", "pin": "\uf041", "link": "\uf0c1", "code": "\uf09b"}

CSS = """
@page {{ size: A4; margin: {margin}; }}
* {{ box-sizing: border-box; }}
html {{ -webkit-print-color-adjust: exact; print-color-adjust: exact; }}
body {{ margin: 0; font: {size} '{font}', 'DejaVu Sans'; line-height: 1.35; color: #222; text-align: {align}; hyphens: {hyphens}; }}
h1 {{ margin: 0; font-size: 2em; color: {accent}; text-align: left; }}
h2 {{ margin: 1em 0 .4em; font-size: 1.2em; color: {accent}; text-align: left; page-break-after: avoid; }}
h3, h4, p, ul {{ margin: 0 0 .25em; padding: 0; font-size: 1em; }}
h4 {{ font-weight: normal; font-style: italic; }}
li {{ list-style: none; margin-left: 1.2em; text-indent: -1.2em; }}
.b {{ display: inline-block; width: 1.2em; text-indent: 0; }}
.i {{ font-family: FontAwesome; }}
.cols {{ width: 100%; border-collapse: collapse; }}
.cols > tbody > tr > td {{ vertical-align: top; padding: {pad}; }}
.side {{ width: 33%; }}
.sided .cols {{ height: 290mm; }}
.dark, .dark h1, .dark h2 {{ background: {accent}; color: #fff; }}
.entry {{ margin-bottom: .7em; width: 100%; }}
.entry td {{ vertical-align: top; }}
.d {{ color: #555; }}
td.d {{ width: 24%; padding-right: 1em; }}
.right {{ float: right; }}
.bar {{ background: #ccc; height: 6px; width: 100px; margin-bottom: 4px; }}
.bar div {{ background: {accent}; height: 6px; }}
.dark .bar {{ background: #777; }} .dark .bar div {{ background: #fff; }}
.dots {{ font-family: 'DejaVu Sans'; }}
.grid {{ width: 100%; border-collapse: collapse; }}
.grid td {{ border: {rule}; padding: 2px 4px; vertical-align: top; text-align: left; }}
.photo {{ width: 90px; height: 110px; background: #b8b8b8; border-radius: 45px; margin-bottom: 10px; }}
.photo div {{ width: 40px; height: 40px; border-radius: 20px; background: #777; margin: 0 auto; position: relative; top: 20px; }}
.upper h2 {{ text-transform: uppercase; border-bottom: 1px solid {accent}; }}
.lined h2 {{ border-bottom: 2px solid {accent}; }}
.spaced h2, .spaced h1 {{ text-transform: uppercase; letter-spacing: .22em; font-size: 1.15em; }}
.spaced h1 {{ font-size: 1.6em; }}
.band h2 {{ background: {accent}; color: #fff; padding: 3px 8px; }}
.framed h2 {{ background: #fff; color: {accent}; outline: 3px solid {accent}; outline-offset: 2px; padding: 3px 8px; }}
.europass h2 {{ text-transform: uppercase; border-bottom: 1px dotted {accent}; }}
.nameband h1 {{ background: {accent}; color: #fff; padding: 12px; }}
.shadow h1 {{ text-shadow: 1px 1px 0 #bbb; }}
.clause {{ font-size: .75em; margin-top: 1.5em; }}
.topband header {{ background: {accent}; color: #fff; padding: 8px 12px; }}
.topband h1 {{ color: #fff; }}
.tint header {{ position: relative; }}
.tint header i {{ position: absolute; top: 0; left: 0; width: 100%; height: 100%; background: rgba(255, 190, 90, .3); }}
.boxes section {{ border: 1px solid {accent}; padding: 0 8px 6px; margin-bottom: 8px; }}
.cards {{ background: {accent}; }}
.cards section {{ background: #fff; padding: 1px 10px 6px; margin-bottom: 9px; }}
.cards header, .cards header h1, .cards .clause {{ color: #fff; }}
.centred header, .centred h1, .centred h2 {{ text-align: center; }}
.lab {{ width: 100%; border-collapse: collapse; border-top: 1px solid {accent}; margin-top: 8px; }}
.lab > tbody > tr > td {{ vertical-align: top; padding: 6px 0; }}
td.labh {{ width: 25%; }} .labh h2 {{ margin: 0; padding-right: 8px; font-size: 1.05em; }}
.timeline .entry {{ border-left: 2px solid {accent}; padding: 0 0 8px 14px; margin: 0 0 0 6px; position: relative; }}
.timeline .entry:before {{ content: ""; position: absolute; left: -6px; top: 4px; width: 10px; height: 10px; border-radius: 5px; background: {accent}; }}
.chip {{ display: inline-block; border: 1px solid {accent}; border-radius: 9px; padding: 1px 8px; margin: 0 5px 5px 0; }}
.dark .chip {{ border-color: #fff; }}
.hi {{ font-family: FontAwesome; font-weight: normal; display: inline-block; width: 1.5em; }}
.ulcols ul {{ -webkit-column-count: 2; column-count: 2; }}
.contactline header p.c {{ display: inline-block; margin-right: 16px; }}
.ruled header {{ border-bottom: 3px double {accent}; padding-bottom: 6px; }}
.pale .d {{ color: #a6a6a6; font-size: .8em; }}
.white {{ color: #fff; }} .tiny {{ font-size: 1px; }} .outside {{ position: absolute; left: -2000px; }}
.covered {{ position: relative; }} .covered b {{ position: absolute; display: block; top: 0; left: 0; width: 100%; height: 100%; background: #fff; }}
"""


def bullet(look: dict) -> str:
    mark = look.get("bullet", "•")
    kind = "b i" if "\ue000" <= mark <= "\uf8ff" else "b"
    return f'<span class="{kind}">{mark}</span>'


def rating(look: dict, level: int) -> str:
    if look.get("rating") == "bars":
        return f'<div class="bar"><div style="width:{level * 20}px"></div></div>'
    if look.get("rating") == "none":
        return ""
    return f'<span class="dots"> {"●" * level}{"○" * (5 - level)}</span>'


def entry_html(item: dict, look: dict) -> str:
    date, first, second, below = entry(item)
    style = look["entry"]
    body = items_html(below, look)
    heads = {
        "right": f'<h3><span class="d right">{escape(date)}</span>{escape(first)}</h3><h4>{escape(second)}</h4>',
        "over": f'<p class="d">{escape(date)}</p><h3>{escape(first)}</h3><h4>{escape(second)}</h4>',
        "inline": f"<h3>{escape(date)}  {escape(first)}</h3><h4>{escape(second)}</h4>",
    }
    under = f'<h3>{escape(first)}</h3><h4>{escape(second)}</h4><p class="d">{escape(date)}</p>'
    if style == "left":
        text = f"<h3>{escape(first)}</h3><h4>{escape(second)}</h4>{body}"
        return f'<table class="entry"><tr><td class="d">{escape(date)}</td><td>{text}</td></tr></table>'
    return f'<div class="entry">{heads.get(style, under)}{body}</div>'


def items_html(items: list, look: dict) -> str:
    parts = []
    for item in items:
        if not isinstance(item, dict):
            parts.append(f"<p>{escape(str(item))}</p>")
        elif "li" in item:
            marks = "".join(f"<li>{bullet(look)}{escape(str(one))}</li>" for one in item["li"])
            parts.append(f"<ul>{marks}</ul>")
        elif "e" in item:
            parts.append(entry_html(item, look))
        elif "rate" in item:
            parts.append(f"<p>{escape(str(item['rate'][0]))}{rating(look, item['rate'][1])}</p>")
        elif "chips" in item:
            marks = " ".join(f'<span class="chip">{escape(str(one))}</span>' for one in item["chips"])
            parts.append(f"<p>{marks}</p>")
        elif "row" in item:
            left, right = (escape(str(one)) for one in item["row"])
            parts.append(f'<table class="entry"><tr><td class="d">{left}</td><td>{right}</td></tr></table>')
        elif "table" in item:
            rows = "".join(
                f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in item["table"]
            )
            parts.append(f'<table class="grid">{rows}</table>')
    return "".join(parts)


def sections_html(sections: list, look: dict) -> str:
    parts = []
    for index, (heading, items) in enumerate(sections):
        icon = f'<span class="hi">{chr(0xF0B1 if index == 0 else [0xF19D, 0xF0AD, 0xF0AC, 0xF005, 0xF04B][index % 6 - 1])}</span>' if look.get("headicons") else ""
        head, body = f"<h2>{icon}{escape(heading)}</h2>", items_html(items, look)
        if look.get("labels"):
            parts.append(f'<table class="lab"><tr><td class="labh">{head}</td><td>{body}</td></tr></table>')
        else:
            parts.append(f"<section>{head}{body}</section>")
    return "".join(parts)


def contact_html(content: dict, look: dict) -> str:
    lines = []
    for text in content["contact"]:
        icon, words = contact_parts(text)
        mark = f'<span class="i">{ICONS[icon]}</span> ' if icon and look.get("icons") else ""
        lines.append(f"<p class=\"c\">{mark}{escape(words)}</p>")
    label = content.get("contact-label")
    return (f"<h2>{escape(label)}</h2>" if label else "") + "".join(lines)


def hidden_html(content: dict) -> str:
    cover = {"covered": "<b></b>"}
    return "".join(
        f'<p class="{one["how"]}">{escape(one["text"])}{cover.get(one["how"], "")}</p>' for one in content["hidden"]
    )


def webpage(content: dict) -> str:
    look = content["look"]
    sided = content["layout"].startswith("side")
    css = CSS.format(
        margin="0" if sided else "16mm 15mm",
        pad="12mm 8mm" if sided else "0 6mm 0 0",
        font=look["font"],
        size=look.get("size", "10.5pt"),
        accent=look["accent"],
        align="justify" if look.get("justify") else "left",
        hyphens="auto" if look.get("justify") else "manual",
        rule="none" if look.get("grid") == "none" else "1px solid #999",
    )
    photo = '<div class="photo"><div></div></div>' if look.get("photo") else ""
    title = f"<p><b>{escape(content['title'])}</b></p>" if content["title"] else ""
    place = f"<p>{escape(content['place'])}</p>" if content.get("place") else ""
    head = f"<h1>{escape(content['name'])}</h1>{title}{place}"
    overlay = "<i></i>" if look.get("tint") else ""
    contact = contact_html(content, look)
    clause = f'<p class="clause">{escape(content["clause"])}</p>' if content.get("clause") else ""
    main = sections_html(content["main"], look)
    side = sections_html(content["side"], look)
    end = hidden_html(content) + clause
    if sided:
        dark = "side dark" if look.get("dark") else "side"
        above = head if look.get("name") == "side" else ""
        aside = f'<td class="{dark}">{photo}{above}{contact if look.get("contact") == "side" else ""}{side}</td>'
        top = "" if look.get("contact") == "side" else contact
        article = f"<td>{'' if above else head}{top}{main}{end}</td>"
        cells = aside + article if content["layout"] == "side-left" else article + aside
        body = f'<table class="cols"><tr>{cells}</tr></table>'
    elif content["layout"] in ("two", "three"):
        halves = [content["main"], content["side"]]
        if content["layout"] == "three":
            third = -(-len(content["side"]) // 2)
            halves = [content["main"], content["side"][:third], content["side"][third:]]
        cells = "".join(f"<td>{sections_html(half, look)}</td>" for half in halves)
        body = f'{photo}<header>{head}{contact}{overlay}</header><table class="cols"><tr>{cells}</tr></table>{end}'
    else:
        body = f"{photo}<header>{head}{contact}{overlay}</header>{main}{side}{end}"
    if content.get("decomposed"):
        body = normalize("NFD", body)
    extras = ("nameband", "shadow", "framed", "topband", "tint", "boxes", "cards", "pale", "centred", "timeline", "ulcols", "contactline", "ruled")
    classes = [look["heads"], "sided" if sided else "flow"] + [name for name in extras if look.get(name)]
    return (
        f'<!doctype html><html lang="{content["language"]}"><head><meta charset="utf-8"><title>CV</title>'
        f'<style>{css}</style></head><body class="{" ".join(classes)}">{body}</body></html>'
    )
