import { jsonrepair } from 'jsonrepair';

const entities: Record<string, string> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  oacute: 'ó',
  Oacute: 'Ó',
};

/** `&quot;`, `&#34;` and `&#x22;` as the characters that they stand for; others stay. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]+));/gi, (all, decimal, hex, name) => {
    if (name) return entities[String(name)] ?? entities[String(name).toLowerCase()] ?? String(all);
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : String(all);
  });
}

/** The characters of a text that was escaped as a JSON string once more; null: it is not such a text. */
export function unescapeOnce(text: string): string | null {
  try {
    const value: unknown = JSON.parse(`"${text.replace(/[\n\r\t]/g, ' ')}"`);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** The value of a stretch of JSON, its form repaired where that is needed; undefined: it has none. */
export function parseLeniently(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    try {
      return JSON.parse(jsonrepair(text)) as unknown;
    } catch {
      return undefined;
    }
  }
}
