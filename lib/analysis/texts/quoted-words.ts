import { privateMattersIn } from '@/lib/requirement-review/private-matters';
import { isFirstName } from '@/lib/cv/profile/first-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import abbreviations from './words/abbreviations.json';
import words from './words/lines.json';
import { wordStart } from '@/lib/word-lists/word-pattern';
import { tellsSex } from '../written-texts/tells-sex';

/** Characters of a quote that is looked at, and of what is shown of it. */
const longestRead = 600;
const longestShown = 90;
const shortest = 4;
/** Cut off in front of a bracket, a quote has to say something still. */
const shortestWithoutBracket = 12;

const titleCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const abbreviated = [...abbreviations.beforeNames, ...abbreviations.others].flatMap((word) => [word, titleCase(word)]);
const abbreviation = String.raw`(?<![\p{L}\d])(?:${abbreviated.join('|')})`;
const lineEnds = /[\n|•·▪●►■○◦→>{}<`*#_„”“"«»;]+/u;
/** A point behind "kat" ends no sentence. */
const sentenceEnd = new RegExp(String.raw`(?<=[!?)]|[\p{L}\d]{2}\.|\)\.)(?<!${abbreviation}\.)\s+(?=\p{Lu})`, 'u');
const endsAbbreviated = new RegExp(String.raw`${abbreviation}\.$`, 'u');
const contact = /@|https?:|www\.|\d{7}|\d{3}[ -]\d{3}[ -]\d{3}/;

/** Without what a list, a sentence or a bracket has left at the ends. */
function tidy(text: string): string {
  const bare = text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s,;:.)–—-]|o\s)+/, '')
    .replace(/(?<![\s,;:(–—-])[\s,;:(–—-]+$/, '');
  return endsAbbreviated.test(bare) ? bare : bare.replace(/(?<!\.)\.+$/, '');
}

/** Without a bracket that is opened or closed alone. */
function balanced(text: string): string {
  const [open, close] = [text.lastIndexOf('('), text.lastIndexOf(')')];
  if (open > close) return open < shortestWithoutBracket ? '' : tidy(text.slice(0, open));
  const isClosedAlone = close >= 0 && !text.includes('(');
  return isClosedAlone ? tidy(text.slice(0, text.indexOf(')'))) : text;
}

/** As much of a text as fits, with what starts at `at`. */
function cut(text: string, at: number): string {
  if (text.length <= longestShown) return text;
  const from = at > longestShown / 2 ? text.indexOf(' ', at - longestShown / 2) : 0;
  const to = Math.max(text.lastIndexOf(' ', from + longestShown), from);
  return `${from > 0 ? '…' : ''}${tidy(text.slice(from, text.length - from <= longestShown ? undefined : to))}…`;
}

/** "Anna Nowak": a first name, and a capital letter behind it. */
function namesPerson(text: string): boolean {
  return [...text.matchAll(/(\p{Lu}\p{Ll}+)\s+\p{Lu}/gu)].some(([, word]) => isFirstName(foldSameLength(word ?? '')));
}

const present = /^(?:obecnie|nadal|teraz|dzisiaj|present|today|current|ongoing|since)$/;

/** Whether it is the line of a job: years, and words beside them. */
function isJobLine(text: string): boolean {
  const words = (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => !present.test(word.toLowerCase()));
  return /\b(?:19|20)\d\d\b/.test(text) && words.length > 1;
}

/** The parts of a long piece around the one that names a term, as many as fit. */
function around(piece: string, wanted: readonly string[]): string {
  if (piece.length <= longestShown) return piece;
  const parts = piece.split(/(?<=,)\s|\s(?=[–—-]\s)/);
  const place = (text: string): number => Math.max(-1, ...wanted.map((term) => foldSameLength(text).indexOf(term)));
  const at = Math.max(
    0,
    parts.findIndex((part) => place(part) >= 0),
  );
  let [from, to] = [at, at + 1];
  const said = (start: number, end: number) => parts.slice(start, end).join(' ');
  while (to < parts.length && said(from, to + 1).length <= longestShown) to += 1;
  while (from > 0 && said(from - 1, to).length <= longestShown) from -= 1;
  const chosen = tidy(said(from, to));
  return cut(chosen, place(chosen));
}

const education = wordStart(words.education);
const licence = wordStart(words.licence);

/** A title alone, such as "B.Sc", tells nothing. */
const shortestEducation = 12;

const isLine = {
  job: isJobLine,
  education: (text: string): boolean => text.length >= shortestEducation && education.test(foldSameLength(text)),
  licence: (text: string): boolean => licence.test(foldSameLength(text)),
};

interface QuoteWanted {
  /** Words that the reason names: a piece that holds one goes first. */
  terms: readonly string[];
  /** The criterion's words. */
  asked: string;
  /** Whether nothing but a piece with a term will do. */
  isNeeded: boolean;
  /** What kind of line it has to be. */
  line: 'job' | 'education' | 'licence' | null;
}

/**
 * The words of a CV that a text may quote for a criterion: short, without contact data, private matters that the criterion does
 * not ask about, and forms that tell the sex.
 */
export function quotedWords(quotes: readonly string[], { terms, asked, isNeeded, line }: QuoteWanted): string[] {
  const wanted = terms.map((term) => foldSameLength(term).replace(/…$/, '').trim()).filter((term) => term.length > 1);
  const isNamed = (text: string): boolean => wanted.some((term) => foldSameLength(text).includes(term));
  const allowed = privateMattersIn(asked);
  const isFit = (text: string): boolean =>
    text.length >= shortest &&
    /\p{L}{2}/u.test(text) &&
    !contact.test(text) &&
    !namesPerson(text) &&
    !tellsSex(text) &&
    [...privateMattersIn(text).keys()].every((rule) => allowed.has(rule));
  const pieces = quotes.flatMap((quote) =>
    quote
      .slice(0, longestRead)
      .split(lineEnds)
      .flatMap((line) => line.split(sentenceEnd))
      .map(tidy),
  );
  const named = pieces.filter(isNamed);
  const others = pieces.length === 1 || !isNeeded ? pieces.filter((piece) => !named.includes(piece)) : [];
  const chosen = [...named, ...others].filter((piece) => line === null || isLine[line](piece));
  return [...new Set(chosen.map((piece) => balanced(around(piece, wanted))).filter(isFit))];
}
