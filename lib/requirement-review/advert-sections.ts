import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { anywhere, exactly } from '@/lib/word-lists/word-pattern';
import words from './words/advert-sections.json';

/** What a part of an advert is about, if the advert says so; `company` is everything else that asks for nothing. */
export type AdvertPart = 'must' | 'required' | 'expected' | 'nice' | 'offer' | 'duty' | 'company' | 'unknown';

/** Whether a part asks nothing of the person. */
export const asksNothingIn = (part: AdvertPart): boolean => part === 'offer' || part === 'duty' || part === 'company';

/** A line of an advert without its bullet. */
export interface AdvertLine {
  text: string;
  part: AdvertPart;
  /** Of a bullet. */
  isBare?: boolean;
}

/** Words of headings; the first kind that is found decides. */
const headings: [AdvertPart, RegExp][] = [
  ['company', anywhere(words.notAsked)],
  ['offer', anywhere(words.given)],
  ['expected', anywhere(words.expected)],
  ['nice', anywhere(words.welcome)],
  ['must', anywhere(words.must)],
  ['required', anywhere(words.asked)],
  ['offer', anywhere(words.offered)],
  ['duty', anywhere(words.duties)],
  ['company', anywhere(words.company)],
  ['required', anywhere(words.person)],
];
/** Words of headings besides. */
const smallWord = exactly(words.smallWord);

const bullet =
  /^\s*(?:\d\uFE0F?\u20E3\s*|(?:[^\p{L}\p{N}\s("'„“”£€$.…]\uFE0F?){1,3}\s*(?=[\p{L}\p{N}(„"])|\(?\d{1,2}[.)]\s+|\(?[a-z]\)\s+)/u;

const partOf = (folded: string): AdvertPart => headings.find(([, words]) => words.test(folded))?.[0] ?? 'unknown';
const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];
const isCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

/**
 * Whether all words are words of headings: "Mile widziane uprawnienia na suwnice" is no heading, because it says what
 * is welcome.
 */
function isOnlyHeading(folded: string): boolean {
  const rest = headings.reduce(
    (left, [, { source }]) => left.replace(new RegExp(`(?:${source})[a-z]*`, 'g'), ' '),
    folded,
  );
  return wordsOf(rest).every((word) => smallWord.test(word));
}

const indentOf = (line: string): number => line.search(/\S/);

/** A heading: a line that ends in a colon, a short one that stands above bullets or in capitals, or says nothing else. */
function isHeading(line: string, next: string): boolean {
  const text = line.replace(bullet, '').trim();
  const folded = foldSameLength(text);
  const hasBullet = bullet.test(line);
  const size = wordsOf(folded).length;
  const isKnown = partOf(folded) !== 'unknown';
  if (/:$/.test(text) && size <= 12 && !/[.;]|:\s*\S/.test(text)) return !hasBullet || isKnown;
  // "- Technical must-haves" above bullets of its own.
  if (hasBullet && bullet.test(next) && indentOf(next) > indentOf(line)) return size < 3 || isOnlyHeading(folded);
  // "A plus, not a must" above bullets.
  if (!hasBullet && size < 7 && isKnown && bullet.test(next) && !/[.;]|[:?]\s*\S/.test(text)) return true;
  if (size > 8 || /[.,;]|[:?]\s*\S/.test(text)) return false;
  if (!hasBullet && (/\?$/.test(text) || bullet.test(next))) return true;
  return isKnown && (/\?$/.test(text) || isOnlyHeading(folded));
}

/** "Kogo szukamy?" is a heading, "Do you like people?" is none. */
const isQuestion = /^(?:co|czego|czym|kogo|kim|jak\w*|what|who)\b/;
/** "Wymagania: Java, SQL": heading and content on one line. */
const inline = /^([^:?|]{3,40}?)(?:([:?])|\s[|–—-])\s+(\S.*)$/u;

/** Lines with text; one that goes on after a bullet in small letters belongs to it. */
function writtenLines(advert: string): string[] {
  const lines: string[] = [];
  // "1. … 2. …" on one line are lines of their own.
  const text = advert
    .replace(/:[ \t]*[;\t] */g, ': ')
    .replace(/\*\*|__|^[*_](?=[^*\n]{2,80}[*_]$)|(?<=^[*_]?[^*\n]{2,80})[*_]$/gm, '')
    .replace(/(?<=[.;,:)]) (?=\d{1,2}[.)] \p{Lu})/gu, '\n')
    // The letter that stands for a bullet in text copied from a word processor.
    .replace(/^([ \t]*)o(?:\t| {2})\s*(?=\S)/gm, '$1- ')
    .replace(/(?<=(?:^|\n)o [^\n]+\n)o (?=\S)|(?<=^|\n)o (?=[^\n]+\no \S)/g, '- ');
  for (const line of text.split(/\r?\n/)) {
    const last = lines.at(-1);
    if (last !== undefined && bullet.test(last) && /^\s*\p{Ll}/u.test(line) && !bullet.test(line))
      lines[lines.length - 1] = `${last} ${line.trim()}`;
    else if (line.trim() !== '') lines.push(line);
  }
  return lines;
}

/**
 * Gives lines without a heading their weight: bare bullets are what is asked for; when nothing is called required,
 * the expectations are; when everything is required, nothing is more than that.
 */
function weighed(lines: AdvertLine[]): AdvertLine[] {
  const has = (...parts: AdvertPart[]) => lines.some(({ part }) => parts.includes(part));
  const isSaid = has('required', 'must');
  const partIn = ({ part, isBare }: AdvertLine): AdvertPart => {
    if (part === 'unknown' && isBare && !isSaid && !has('expected')) return 'required';
    if (part === 'expected' && !isSaid) return 'required';
    return part === 'must' && !has('required') ? 'required' : part;
  };
  return lines.map((line) => ({ ...line, part: partIn(line) }));
}

/** The lines of an advert in Polish or English that are no headings, each with the part in which it stands. */
export function linesOfAdvert(advert: string): AdvertLine[] {
  const found: AdvertLine[] = [];
  const lines = writtenLines(advert);
  let part: AdvertPart = 'unknown';
  let isBulleted = false;
  /** A heading that stands among bullets, and the part that goes on after its list. */
  let outer: { indent: number; part: AdvertPart } | null = null;
  for (const [index, line] of lines.entries()) {
    const hasBullet = bullet.test(line);
    if (outer && indentOf(line) <= outer.indent) {
      part = outer.part;
      outer = null;
    }
    const next = lines[index + 1] ?? '';
    if (isHeading(line, next)) {
      const own = partOf(foldSameLength(line));
      const isNested = hasBullet && indentOf(next) > indentOf(line);
      if (isNested) outer = { indent: indentOf(line), part };
      if (!isNested || own !== 'unknown') part = own;
      if (own === 'unknown' && !isNested && !/:$/.test(line.trim())) found.push({ text: line.trim(), part });
      isBulleted = isNested;
      continue;
    }
    // What follows a list without a bullet is no part of it.
    if (isBulleted && !hasBullet) part = 'unknown';
    isBulleted = hasBullet;
    const text = line.replace(bullet, '').trim();
    const [, label = '', sign, content = ''] = inline.exec(text) ?? [];
    const folded = foldSameLength(label);
    const own = sign === ':' || isQuestion.test(folded) || isOnlyHeading(folded) ? partOf(folded) : 'unknown';
    if (own !== 'unknown') found.push({ text: content, part: own });
    else if (!/:$/.test(text)) found.push({ text, part: isCapitals(label) ? 'unknown' : part, isBare: hasBullet });
  }
  return weighed(found);
}
