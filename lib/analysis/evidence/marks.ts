/** Scales, boxes and check marks: they say how well, or whether. */
export const marks = '○●◯★☆■□▪▫☐☑☒✓✔✗✘✅❌⚪⚫';
/** Of the same sense. */
export const sameMark: Record<string, string> = { '◯': '○', '✔': '✓', '✘': '✗', '✅': '✓', '❌': '✗' };
/** Marks by what they say when they open a statement; "☒" may mean ticked or crossed out. */
const senses = ['●★■▪☑✓✔✅⚫', '○◯☆□▫☐⚪', '✗✘❌', '☒'];
/** They are hardly ever mere bullets. */
const boxes = /[☐☑☒✓✔✗✘✅❌■□]/u;
const single = new RegExp(`(?<![${marks}]\\uFE0F?\\s*)[${marks}](?=\\uFE0F?\\s*(?:$|[^\\s${marks}\\uFE0F]))`, 'uy');
const opening = /^[\s>*•·‣∙–—-]*$/u;
const markBefore = new RegExp(`[${marks}]$`, 'u');
/** Behind a thing: "Excel ○○○○○", "SAP ☐, …". */
const emptyBehind = new RegExp(
  `^ ?[-–—:,(\\[]? ?(?:(?:[○◯☆□▫☐⚪] ?){2,}(?! ?[${marks}])|[○◯☆□▫☐⚪✗✘❌](?: ?$| ?[,;.)\\]|/]))`,
  'u',
);
/** Before it: "☐ Prawo jazdy", "○○○○○ Excel". */
const emptyBefore = new RegExp(`(?:[☐✗✘❌]|(?<![${marks}] ?)(?:[○◯☆□⚪] ?){2,9}[○◯☆□⚪])$`, 'u');

/** Marks that deny what follows, so they count even at the beginning of a line; "☒" may deny. */
const denying = /[☐☒✗✘❌]/u;

/** Whether one mark alone opens the line, as a bullet or a box does. */
function isSingleMark(line: string, at: number): boolean {
  single.lastIndex = at;
  return single.test(line) && opening.test(line.slice(0, at));
}

/** Whether a mark opens a line as a bullet or a ticked box: a quote may leave it out. */
export function isBulletMark(line: string, at: number): boolean {
  return isSingleMark(line, at) && !denying.test(line.charAt(at));
}

/** Whether the character is the minus of a figure: "-5 °C", but not "2014 –2021" or "B-2". */
export function isMinus(line: string, at: number): boolean {
  return /^[-−–]\d/.test(line.slice(at, at + 2)) && !/[\p{L}\p{N}]$|\p{N}\s*$/u.test(line.slice(0, at));
}

/** The mark directly before a place in a line, and where it stands. */
function before(line: string, at: number): { mark: string; at: number } | null {
  const text = line
    .slice(0, at)
    .trimEnd()
    .replace(/\uFE0F$/u, '');
  return markBefore.test(text) ? { mark: text.slice(-1), at: text.length - 1 } : null;
}

/** The mark that opens a quote. */
export function openingMark(quote: string): string | null {
  const at = quote.search(/\S/);
  return at >= 0 && isSingleMark(quote, at) ? quote.charAt(at) : null;
}

export function withoutOpeningMark(quote: string): string {
  return openingMark(quote) === null ? quote : quote.trimStart().slice(1);
}

/**
 * Whether a quote that opens with a mark may stand at a place: "☑ …" is no quote from "☐ …". A bullet may differ or be added.
 *
 * @param at where the place's first letter stands in its line
 */
export function isMarkedAlike(quoted: string | null, line: string, at: number): boolean {
  if (quoted === null) return true;
  const own = before(line, at);
  if (own === null) return !denying.test(quoted);
  return senses.some((sense) => sense.includes(quoted) && sense.includes(own.mark));
}

/** Where a quote begins with the box or check mark that it quotes. */
export function beginWithMark(quoted: string | null, line: string, at: number): number {
  return quoted !== null && boxes.test(quoted) ? (before(line, at)?.at ?? at) : at;
}

/**
 * Whether the rest of a quote's line leaves it empty: a box that is not ticked, or a scale on which nothing is filled.
 *
 * @param textBefore with single spaces, as `textBehind`
 * @param page the whole text: where boxes are ticked, "□" is no bullet
 */
export function isLeftEmpty(textBefore: string, textBehind: string, page: string): boolean {
  const near = textBefore.trimEnd();
  if (emptyBefore.test(near) || emptyBehind.test(textBehind)) return true;
  return near.endsWith('□') && /[☑☒✓✔✅]|■ /u.test(page);
}
