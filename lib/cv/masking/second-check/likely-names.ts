import { isFirstName } from '@/lib/cv/profile/first-names';
import type { CvDocument } from '@/lib/domain/cv-document';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { SectionLine } from '@/lib/cv/profile/sections';
import { otherFormsOf, isShortName } from '../diminutives';
import { formsOf, partsOf } from '../name-forms';
import type { MaskedName } from '../own-names';
import { isDocumentWord, isNoName } from './no-names';
import { findSignatures } from './signatures';

/** A hostile text may hold thousands of addresses. */
const mostAddresses = 8;

const address = /(?<![\p{L}\d._%+-])(?<local>[\p{L}\d][\p{L}\d._%+-]{2,63})@(?=[\p{L}\d-]{1,63}\.)/gu;
const handle =
  /(?<![\p{L}\d-])(?:linkedin\.(?:com|example)\/in|(?:github|gitlab|bitbucket)\.(?:com|org|example))\/(?<local>[\p{L}\d_-]{3,60})/giu;

const others: ReadonlySet<string> = new Set(['references', 'experience', 'education', 'clause']);

/** Local parts of e-mail addresses and user names, outside other people's data. */
function addressesIn(lines: readonly SectionLine[]): string[] {
  const found: string[] = [];
  for (const { text, section } of lines) {
    if (others.has(section) || text.length > 4000) continue;
    for (const pattern of [address, handle])
      for (const { groups } of text.matchAll(pattern)) if (groups?.['local']) found.push(groups['local']);
    if (found.length >= mostAddresses) break;
  }
  return found.slice(0, mostAddresses);
}

const unique = (words: string[]): string[] => [...new Set(words)];

/** Whether two words stand in the CV beside each other, each with a capital. */
function areTogether(document: CvDocument, first: string, last: string): boolean {
  const one = String.raw`(?<![\p{L}\d])(?:${first}[ \u00A0\n]{1,2}${last}|${last},? ${first})(?![\p{L}\d])`;
  const pattern = new RegExp(one, 'gu');
  return document.pages.some(({ text }) =>
    [...foldSameLength(text).matchAll(pattern)].some(({ index, 0: found }) =>
      text
        .slice(index, index + found.length)
        .split(/[\s,]+/)
        .every((word) => /^\p{Lu}/u.test(word)),
    ),
  );
}

/** Whether a file's name or an address may belong to the known person. */
function sharesWith({ firstName, lastName }: MaskedName): (source: string) => boolean {
  if (!firstName || !lastName) return () => true;
  const parts = [...partsOf(firstName), ...partsOf(lastName)].map(foldSameLength);
  const names = parts.flatMap((part) => [part, ...otherFormsOf(part)]).filter((part) => part.length >= shortest);
  return (source) => names.some((part) => foldSameLength(source).includes(part));
}

/**
 * Of the words found, those that are forms of a name that is known in full; others are a trade, an employer, a
 * product.
 */
function onlyKnown({ firstName, lastName }: MaskedName): (names: LikelyNames) => LikelyNames {
  const firstParts = partsOf(firstName).flatMap((part) => [part, ...otherFormsOf(foldSameLength(part))]);
  const firstForms = new Set(firstParts.flatMap((part) => [...formsOf(part, false)]));
  const lastForms = new Set(partsOf(lastName).flatMap((part) => [...formsOf(part, true)]));
  return ({ firsts, lasts }) => ({
    firsts: firsts.filter((one) => firstForms.has(one)),
    lasts: lasts.filter((one) => lastForms.has(one)),
  });
}

/** Of words after a first name, those that stand beside it in the CV too. */
function together(document: CvDocument, { firsts, lasts }: LikelyNames): LikelyNames {
  const beside = lasts.filter((last) => firsts.some((first) => areTogether(document, first, last)));
  return beside.length > 0 ? { firsts, lasts: beside } : noNames;
}

/**
 * A second look for the person's name: the file's name, the person's addresses and the signature may tell a name that
 * nothing else tells.
 *
 * @param known the known name; a source that shares nothing with a full known name belongs to somebody else
 * @param fileName as it was sent; null: unknown
 * @returns `name`: to be masked everywhere; `likely`: a name only where a person is meant
 */
export function findLikelyNames(
  document: CvDocument,
  lines: readonly SectionLine[],
  known: MaskedName,
  fileName: string | null,
): { name: MaskedName; likely: LikelyNames } {
  const base = fileName?.replace(/\.[a-z]{2,5}$/i, '') ?? '';
  const isOwn = sharesWith(known);
  const isKnown = partsOf(known.firstName).length > 0 && partsOf(known.lastName).length > 0;
  const told = [base, ...addressesIn(lines)].filter(isOwn).map(namesIn);
  const found = isKnown ? told.map(onlyKnown(known)) : told;
  const sure = found.map((names) => together(document, names));
  // A word that nowhere in the CV stands beside the first name can only be the surname where it follows it directly.
  const likely = found.map(({ firsts, lasts }, index): LikelyNames => {
    const beside = sure[index]?.lasts ?? [];
    return { firsts, lasts: beside.length > 0 ? beside : lasts.slice(0, 1) };
  });
  const signed = findSignatures(lines, known);
  const join = (names: string[]): string | null => (names.length > 0 ? unique(names).join(' ') : null);
  return {
    name: {
      firstName: join([...signed.map(([first]) => first), ...sure.flatMap(({ firsts }) => firsts)]),
      lastName: join([...signed.flatMap(([, ...rest]) => rest), ...sure.flatMap(({ lasts }) => lasts)]),
    },
    likely: {
      firsts: unique(likely.flatMap(({ firsts }) => firsts)),
      lasts: unique(likely.flatMap(({ lasts }) => lasts)),
    },
  };
}

/** Folded, as the file's name, addresses and signatures tell them. */
interface LikelyNames {
  firsts: string[];
  lasts: string[];
}

const noNames: LikelyNames = { firsts: [], lasts: [] };
const longestSource = 120;
const mostWords = 3;
const shortest = 3;

const knownFirst = (word: string): boolean => isFirstName(word) || (isShortName(word) && word.length > shortest);

/** "janKowal_CV2" is "jan", "kowal". */
function wordsOf(source: string): string[] {
  const apart = source.slice(0, longestSource).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const words = foldSameLength(apart).match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !isDocumentWord(word));
}

/** "annaniemiec": a known first name, and the rest. */
function splitGlued(word: string): string[] {
  if (word.length < 2 * shortest + 1 || knownFirst(word)) return [word];
  for (let at = word.length - shortest; at >= shortest; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (knownFirst(head) && !isNoName(tail)) return [head, tail];
    if (knownFirst(tail) && !isNoName(head)) return [tail, head];
  }
  return [word];
}

/**
 * The names in words of a file's name or an address: what stands beside a known first name, or a pair of words that are nothing
 * else.
 */
function namesIn(source: string): LikelyNames {
  const written = wordsOf(source);
  const words = written.length === 1 ? written.flatMap(splitGlued) : written;
  const first = words.findIndex(knownFirst);
  const isUsable = (word: string | undefined): word is string =>
    word !== undefined && word.length >= shortest && !isNoName(word);
  if (first >= 0) {
    const known = words[first] ?? '';
    const behind = words.slice(first + 1, first + 1 + mostWords);
    const end = behind.findIndex((word) => !isUsable(word));
    const lasts = end < 0 ? behind : behind.slice(0, end);
    const before = words[first - 1];
    if (lasts.length === 0 && isUsable(before)) return { firsts: [known], lasts: [before] };
    const more = lasts.filter(knownFirst);
    return { firsts: [known, ...more], lasts: lasts.filter((word) => !more.includes(word)) };
  }
  const isPair = words.length > 1 && words.length <= mostWords && words.every(isUsable);
  return isPair ? { firsts: words.slice(0, 1), lasts: words.slice(1) } : noNames;
}
