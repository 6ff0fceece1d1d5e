"""A content: what a CV says, read from content.yaml, and the truth that follows from it."""

import re
from pathlib import Path

import yaml

AS_OF = "2026-11"
# What each producer's template can hide.
HIDES = {
    # It leaves out what lies outside the page, as wkhtmltopdf does.
    "chromium": {"white", "tiny", "covered"},
    "webpage": {"white", "tiny", "outside", "covered"},
    "word": {"white", "tiny"},
    "flat": {"white", "tiny"},
    "tex": {"white", "tiny", "invisible"},
    "typst": {"white", "tiny", "covered"},
    "reportlab": {"white", "tiny", "outside", "invisible", "covered"},
    "pdfmake": {"white", "tiny"},
    "jspdf": {"white", "tiny", "outside", "invisible"},
    "tcpdf": {"white", "tiny"},
    "fop": {"white", "tiny"},
}


def load(folder: Path) -> dict:
    content = yaml.safe_load((folder / "content.yaml").read_text())
    for key in ("main", "side"):
        content[key] = [next(iter(section.items())) for section in content.get(key, [])]
    for key, value in {"title": "", "hidden": [], "contact": []}.items():
        content.setdefault(key, value)
    content["id"] = folder.name
    return content


def entry(item: dict) -> tuple[str, str, str, list]:
    """Date, first and second line, and what stands below."""
    date, first, second = ([str(part) for part in item["e"]] + ["", ""])[:3]
    return date, first, second, item.get("x", [])


def contact_parts(text: str) -> tuple[str | None, str]:
    """The icon, if one is asked for, and the text."""
    match = re.match(r"(phone|mail|pin|link|code): (.*)", text)
    return (match[1], match[2]) if match else (None, text)


def lines_of(items: list, order: str) -> list[str]:
    lines = []
    for item in items:
        if not isinstance(item, dict):
            lines.append(str(item))
        elif "li" in item:
            lines += [str(one) for one in item["li"]]
        elif "e" in item:
            date, first, second, below = entry(item)
            if order in ("left", "over"):
                heads = [date, first, second]
            elif order == "inline":
                heads = [f"{date} {first}", second]
            else:
                heads = [first, date, second] if order == "right" else [first, second, date]
            lines += [line for line in heads if line.strip()] + lines_of(below, order)
        elif "rate" in item:
            lines.append(str(item["rate"][0]))
        elif "chips" in item:
            lines += [str(one) for one in item["chips"]]
        elif "row" in item:
            lines.append(" ".join(str(one) for one in item["row"]))
        elif "table" in item:
            lines += [" ".join(str(cell) for cell in row) for row in item["table"]]
    return lines


def blocks(content: dict, order: str) -> list[str]:
    """Visible text: the order within a block is fixed, the blocks may follow each other in any order."""
    head = [content["name"], content["title"], content.get("place", "")]
    contact = [content.get("contact-label", "")] + [contact_parts(one)[1] for one in content["contact"]]
    found = [head, contact]
    found += [[heading, *lines_of(items, order)] for heading, items in content["main"] + content["side"]]
    found.append([content.get("clause", "")])
    return [text for text in ("\n".join(line for line in block if line) for block in found) if text]


def month(text: str) -> int:
    return int(text[:4]) * 12 + int(text[5:7]) - 1


def spells(jobs: list[dict], widest: bool) -> int:
    """Months that the jobs cover together; a year alone may begin in January or end in it."""
    covered = set()
    for job in jobs:
        if job["from"] is None:
            continue
        end = AS_OF if job["to"] == "now" else job["to"]
        start = month(job["from"]) if len(job["from"]) > 4 else int(job["from"]) * 12
        last = month(end) + 1 if len(end) > 4 else int(end) * 12 + (12 if widest else 1)
        covered |= set(range(start, last if widest else max(start, last - 1)))
    return len(covered)


def job(text: str) -> dict:
    title, company, period = (part.strip() for part in text.split("|"))
    start, end = period.split("..")
    return {"title": title, "company": company, "from": start or None, "to": end or None}


def truth(content: dict, files: dict) -> dict:
    facts = content["facts"]
    jobs = [job(text) for text in facts.get("jobs", [])]
    email = re.search(r"[\w.+-]+@[\w.-]+", " ".join(content["contact"]))
    return {
        "language": content["language"],
        "asOf": AS_OF,
        "blocks": blocks(content, content["look"]["entry"]),
        "name": facts.get("name", content["name"]),
        "email": email[0] if email else None,
        "phone": facts.get("phone"),
        "city": facts.get("city"),
        "languages": facts.get("languages", {}),
        "optionalLanguages": facts.get("optional-languages", []),
        "jobs": jobs,
        "months": {"min": spells(jobs, False), "max": spells(jobs, True)},
        "education": facts.get("education", []),
        "salary": facts.get("salary"),
        "files": files,
    }
