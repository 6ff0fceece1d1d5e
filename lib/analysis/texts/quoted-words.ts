import { privateMattersIn } from '@/lib/requirement-review/private-matters';
import { isFirstName } from '@/lib/cv/profile/first-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { tellsSex } from '../written-texts/tells-sex';

/** Characters of a quote that is looked at, and of what is shown of it. */
const longestRead = 600;
const longestShown = 90;
const shortest = 4;
/** Cut off in front of a bracket, a quote has to say something still. */
const shortestWithoutBracket = 12;

/** A point behind a short word may belong to it: "kat. B", "tys. zł". */
const betweenPieces = /[\n|•·▪●►■○◦→>{}<`*#_„”“"«»]+|(?<=[!?;]|\p{L}{5}\.|\)\.)\s+(?=[\p{Lu}\d])|;/u;
const contact = /@|https?:|www\.|\d{7}|\d{3}[ -]\d{3}[ -]\d{3}/;

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.)–—-]+/, '')
    .replace(/(?<![\s,;:(–—-])[\s,;:(–—-]+$/, '')
    // "Mgr inż." keeps its point.
    .replace(/(?<=\p{L}{5}|\d|\.)\.$/u, '');

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

interface QuoteWanted {
  /** Words that the reason names: a piece that holds one goes first. */
  terms: readonly string[];
  /** The criterion's words. */
  asked: string;
  /** Whether nothing but a piece with a term will do. */
  isNeeded: boolean;
  /** Whether it has to be the line of a job, with its years. */
  withYears: boolean;
}

/**
 * The words of a CV that a text may quote for a criterion: short, without contact data, private matters that the criterion does
 * not ask about, and forms that tell the sex.
 */
export function quotedWords(quotes: readonly string[], { terms, asked, isNeeded, withYears }: QuoteWanted): string[] {
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
  const pieces = quotes.flatMap((quote) => quote.slice(0, longestRead).split(betweenPieces).map(tidy));
  const named = pieces.filter(isNamed);
  const others = pieces.length === 1 || !isNeeded ? pieces.filter((piece) => !named.includes(piece)) : [];
  const chosen = [...named, ...others].filter((piece) => !withYears || isJobLine(piece));
  return [...new Set(chosen.map((piece) => balanced(around(piece, wanted))).filter(isFit))];
}
