/** A paragraph or a list. */
export type DescriptionPart =
  { kind: 'paragraph'; lines: string[] } | { kind: 'bullets' | 'numbers'; entries: string[] };

const bullet = /^\s*[-–—•*·▪]\s+/;
const number = /^\s*\d{1,2}[.)]\s+/;

function lineKind(line: string): DescriptionPart['kind'] {
  if (bullet.test(line)) return 'bullets';
  return number.test(line) ? 'numbers' : 'paragraph';
}

/** Parses a plain-text description into paragraphs and lists. */
export function descriptionParts(text: string): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  let open = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      open = false;
      continue;
    }
    const kind = lineKind(line);
    const last = parts.at(-1);
    if (kind === 'paragraph') {
      if (open && last?.kind === 'paragraph') last.lines.push(line.trim());
      else parts.push({ kind, lines: [line.trim()] });
    } else {
      const entry = line.replace(kind === 'bullets' ? bullet : number, '').trim();
      if (open && last?.kind === kind) last.entries.push(entry);
      else parts.push({ kind, entries: [entry] });
    }
    open = true;
  }
  return parts;
}
