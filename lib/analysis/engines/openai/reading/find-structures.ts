/** In characters; longer than any answer that did not run away. */
export const longestResponse = 400_000;

/** A stretch `[start, end)` in brackets. */
export interface Structure {
  start: number;
  end: number;
  /** Its closing bracket is there. */
  isClosed: boolean;
  parent: Structure | null;
}

const quotes: Record<string, string> = { '"': '"', "'": "'", '“': '”', '`': '`' };
const brackets: Record<string, string> = { '}': '{', ']': '[' };
/** What may stand behind a comma between two values. */
const nextValue = /^\s*(?:$|["'“`{[\d.\-\]}/#]|(?:true|false|null|none|nan)\b|[\w-]+\s*[:,\]}])/i;
/** Of the text that is looked at behind a mark. */
const lookahead = 120;
/** Brackets in brackets; no answer has more. */
const deepest = 40;

/** Whether a quotation mark ends its string, or is one that the model has not escaped. */
function endsString(text: string, at: number): boolean {
  const rest = text.slice(at + 1, at + 1 + lookahead);
  const next = rest.trimStart();
  if (next === '' || /^(?:[:}\]]|\/[/*]|#\s)/.test(next)) return true;
  if (next.startsWith(',')) return nextValue.test(next.slice(1));
  // A comma is missing between two lines.
  return /^[^\S\n]*\n\s*["'{[]/.test(rest);
}

/** The index behind a string that begins at `at`. */
function skipString(text: string, at: number): number {
  const close = quotes[text.charAt(at)] ?? '"';
  for (let index = at + 1; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\') index += 1;
    else if ((character === close || (close === '”' && character === '"')) && endsString(text, index)) return index + 1;
  }
  return text.length;
}

/** The index behind a comment that begins at `at`; null: it is none. */
function skipComment(text: string, at: number): number | null {
  const start = text.slice(at, at + 2);
  if (start === '/*') {
    const end = text.indexOf('*/', at + 2);
    return end < 0 ? text.length : end + 2;
  }
  if (start !== '//' && !/^#[^\d]/.test(start)) return null;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** A single quotation mark opens a string only where a value may begin: elsewhere it is an apostrophe. */
function opensString(character: string, before: string): boolean {
  return character === '"' || (quotes[character] !== undefined && '{[,:'.includes(before));
}

class Scan {
  readonly found: Structure[] = [];
  private open: Structure | null = null;
  private depth = 0;
  private cleaned = '';
  private copied = 0;

  constructor(private readonly text: string) {}

  run(): { text: string; structures: Structure[] } {
    let before = '';
    for (let at = 0; at < this.text.length;) {
      const next = this.step(at, before);
      const last = this.text.charAt(next - 1);
      if (/\S/.test(last)) before = last;
      at = next;
    }
    for (let left = this.open; left; left = left.parent) left.end = this.text.length;
    return { text: this.cleaned + this.text.slice(this.copied), structures: this.found };
  }

  private step(at: number, before: string): number {
    const character = this.text.charAt(at);
    if (this.open) {
      if (opensString(character, before)) return skipString(this.text, at);
      const end = character === '/' || character === '#' ? skipComment(this.text, at) : null;
      if (end !== null) return this.blank(at, end);
    }
    if (character === '{' || character === '[') this.begin(at);
    else if (brackets[character]) this.close(at, brackets[character]);
    return at + 1;
  }

  /** Comments are no part of a value; the places of all else stay. */
  private blank(from: number, to: number): number {
    this.cleaned += this.text.slice(this.copied, from) + ' '.repeat(to - from);
    this.copied = to;
    return to;
  }

  private begin(start: number): void {
    if (this.depth === deepest) return;
    this.depth += 1;
    const structure: Structure = { start, end: start, isClosed: false, parent: this.open };
    this.found.push(structure);
    this.open = structure;
  }

  private close(at: number, opening: string): void {
    let closed = this.open;
    while (closed && this.text.charAt(closed.start) !== opening) closed = closed.parent;
    if (!closed) return;
    for (let left: Structure | null = this.open; left && left !== closed; left = left.parent) {
      left.end = at;
      this.depth -= 1;
    }
    this.depth -= 1;
    closed.end = at + 1;
    closed.isClosed = true;
    this.open = closed.parent;
  }
}

/**
 * Finds what stands in brackets in a model's answer, in the order of the opening ones; brackets within strings and comments do
 * not count.
 *
 * @returns `text`: with spaces in place of comments
 */
export function findStructures(text: string): { text: string; structures: Structure[] } {
  return new Scan(text).run();
}
