/** A sign of a line, or a gap between words. */
interface Sign {
  text: string;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const leftToRight = /\p{L}/u;
const digit = /\p{N}/u;
/** Between two digits of one number. */
const inNumber = /^[-\u2010-\u2015./:,+%\u00a0]$/;
/** Directly before or behind a number. */
const atNumber = /^[-+%#$€£\u20aa]$/;
const behindNumber = /^[%$€£\u20aa]$/;
const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' };
const opening = /^[([{]$/;
/** Share of a page's letters; names of programs and firms are Latin even on such pages. */
const minShare = 0.4;

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Whether a text is written from right to left: then are its lines, also those with more Latin words. */
export function isWrittenRightToLeft(texts: Iterable<string>): boolean {
  let own = 0;
  let all = 0;
  for (const text of texts) {
    if (rightToLeft.test(text)) own += text.length;
    if (leftToRight.test(text)) all += text.length;
  }
  return own > 0 && own >= minShare * all;
}

const isRight = ({ text }: Sign): boolean => rightToLeft.test(text);
const isLatin = ({ text }: Sign): boolean => leftToRight.test(text) && !rightToLeft.test(text);
const isDigit = ({ text }: Sign): boolean => digit.test(text);

/** Where a stretch from left to right ends that begins at `from`: Latin words and what is between them, or one number. */
function endOfStretch(signs: readonly Sign[], from: number): number {
  let end = from + 1;
  let hasLatin = signs.slice(from, end).some(isLatin);
  for (let at = end; at < signs.length; at += 1) {
    const sign = signs[at];
    if (!sign || isRight(sign) || sign.text === '\t') break;
    if (!isLatin(sign) && !isDigit(sign)) continue;
    const between = signs.slice(end, at);
    const isJoined = between.length === 0 || (between.length === 1 && inNumber.test(between[0]?.text ?? ''));
    if (!hasLatin && isDigit(sign) && !isJoined) break;
    hasLatin ||= isLatin(sign);
    end = at + 1;
  }
  const [last, behind] = [signs[end - 1], signs[end]];
  return last && behind && isDigit(last) && behindNumber.test(behind.text) ? end + 1 : end;
}

/** Signs from right to left as they are read, where brackets are drawn as seen or as meant. */
function reversed<T extends Sign>(signs: readonly T[]): T[] {
  const units: T[][] = [];
  for (let at = 0; at < signs.length;) {
    const sign = signs[at];
    const next = signs[at + 1];
    const isStart = sign !== undefined && (isLatin(sign) || isDigit(sign));
    const isSigned = sign !== undefined && atNumber.test(sign.text) && next !== undefined && isDigit(next);
    const end = isStart ? endOfStretch(signs, at) : isSigned ? endOfStretch(signs, at + 1) : at + 1;
    units.push(signs.slice(at, end));
    at = end;
  }
  const inOrder = units.toReversed();
  const brackets = inOrder.flatMap((unit) => (unit.length === 1 && unit[0] && mirrored[unit[0].text] ? [unit[0]] : []));
  const first = brackets.findIndex(({ text }) => opening.test(text));
  const areTurned = first > 0;
  return inOrder.flatMap((unit) => {
    const [only] = unit;
    const other = only && unit.length === 1 ? mirrored[only.text] : undefined;
    return areTurned && only && other ? [{ ...only, text: other }] : unit;
  });
}

/**
 * Signs of a line, from left to right as they are seen, in the order in which they are read. Programs draw Hebrew and Arabic as they
 * are seen, whatever the order of the file.
 *
 * @param isBase whether the line is written from right to left, and not only some words of it
 */
export function asRead<T extends Sign>(signs: readonly T[], isBase: boolean): T[] {
  if (isBase) return reversed(signs);
  const read: T[] = [];
  for (let at = 0; at < signs.length;) {
    const sign = signs[at];
    if (!sign || !isRight(sign)) {
      if (sign) read.push(sign);
      at += 1;
      continue;
    }
    let end = at + 1;
    for (let next = end; next < signs.length; next += 1) {
      const other = signs[next];
      if (!other || isLatin(other) || other.text === '\t') break;
      if (isRight(other)) end = next + 1;
    }
    read.push(...reversed(signs.slice(at, end)));
    at = end;
  }
  return read;
}
