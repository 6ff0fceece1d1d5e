import { withoutCyrillic } from '@/lib/word-lists/cyrillic-letters';
import { anywhere, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/section-headings.json';

export type SectionKind =
  | 'header'
  | 'about'
  | 'experience'
  | 'education'
  | 'languages'
  | 'skills'
  | 'contact'
  | 'certificates'
  | 'interests'
  | 'clause'
  | 'projects'
  | 'volunteering'
  | 'references'
  | 'achievements'
  | 'terms'
  | 'other';

/**
 * The words that name a section, folded. In a heading of several the kind that stands first here wins ("volunteer experience",
 * "career objective", "programming languages").
 */
const nouns: [SectionKind, readonly string[]][] = [
  ['clause', words.nouns.clause],
  ['other', words.nouns.furtherThings],
  ['references', words.nouns.references],
  ['volunteering', words.nouns.volunteering],
  ['projects', words.nouns.projects],
  ['achievements', words.nouns.achievements],
  ['terms', words.nouns.terms],
  ['interests', words.nouns.interests],
  ['skills', words.nouns.skills],
  ['about', words.nouns.about],
  ['languages', words.nouns.languages],
  ['contact', words.nouns.contact],
  ['certificates', words.nouns.certificates],
  ['education', words.nouns.education],
  ['experience', words.nouns.experience],
  ['other', words.nouns.others],
];

/** Words that may stand beside them. */
const besides = new Set(words.besides.map(withoutCyrillic));
/** Sections whose names are words that say nothing alone. */
const phrases = new Map<string, SectionKind>(
  (
    [
      'skills',
      'contact',
      'other',
      'about',
      'experience',
      'interests',
      'terms',
      'education',
      'certificates',
      'volunteering',
    ] as const
  ).flatMap((kind) => words.phrases[kind].map((phrase) => [phrase, kind] as const)),
);

const rankOfWord = new Map(
  nouns.flatMap(([, list], rank) => list.map((word) => [withoutCyrillic(word), rank] as const)),
);

const shortestMisspelt = 9;
/** The first and last letter, which a misspelt word has right. */
const endsOf = (word: string): string => `${word.at(0)}${word.at(-1)}`;
const longNouns = Map.groupBy(
  [...rankOfWord.keys()].filter((word) => word.length >= shortestMisspelt),
  endsOf,
);
const sorted = (text: string): string => [...text].sort().join('');

/** "Expirience", "Wyszktalcenie": one wrong or missing letter, or two exchanged. */
function isMisspelt(word: string, right: string): boolean {
  let [start, end] = [0, 0];
  const shorter = Math.min(word.length, right.length);
  while (start < shorter && word[start] === right[start]) start += 1;
  while (end < shorter - start && word.at(-1 - end) === right.at(-1 - end)) end += 1;
  const [own, other] = [word, right].map((text) => text.slice(start, text.length - end));
  // Another end is another form of the word.
  if (start === 0 || end === 0 || own === undefined || other === undefined || own.length > 3) return false;
  return (own.length <= 1 && other.length <= 1) || sorted(own) === sorted(other);
}

/** The correct spelling of a long noun. */
function corrected(word: string): string {
  if (word.length < shortestMisspelt - 1 || rankOfWord.has(word) || besides.has(word)) return word;
  return longNouns.get(endsOf(word))?.find((right) => isMisspelt(word, right)) ?? word;
}

/** Nouns that name a section with any words around them, where the line looks like a title: "Research Experience". */
const withOthers: [SectionKind, RegExp][] = [
  ['volunteering', wholeWords(words.withOthers.volunteering)],
  ['projects', wholeWords(words.withOthers.projects)],
  ['achievements', wholeWords(words.withOthers.achievements)],
  ['certificates', wholeWords(words.withOthers.certificates)],
  ['languages', wholeWords(words.withOthers.languages)],
  ['education', anywhere(words.withOthers.education)],
  ['experience', wholeWords(words.withOthers.experience)],
  ['skills', wholeWords(words.withOthers.skills)],
];
/** Words of schools and degrees. */
export const schooling = anywhere(words.schooling);
/** Characters of a heading at most; a longer line is text. */
const longestHeading = 45;
/** Words of a heading at most. */
const mostWords = 6;

export function bareTitle(folded: string): string {
  return folded.replace(/^[^a-z]+|(?<=[a-z])[^a-z]+$/g, '').replace(/\s+/g, ' ');
}

/** The kind of words that all belong to headings. */
function kindOf(words: readonly string[]): SectionKind | null {
  const ranks = words.flatMap((word) => rankOfWord.get(word) ?? []);
  const phrase = phrases.get(words.join(' '));
  if (phrase || ranks.length === 0) return phrase ?? null;
  return nouns[Math.min(...ranks)]?.[0] ?? null;
}

/** "Praca (od najdawniejszej)", "Employment history, oldest first": what is said of the order. */
const remark = /(?: \([a-z ]+\)|(?:, | [^\p{L}\p{N}\s&/-] )[a-z]+(?: [a-z]+){0,2})$/u;

/** The section that a whole folded line names. */
export function headingKind(folded: string): SectionKind | null {
  const ofTable = tableKind(folded);
  if (ofTable) return ofTable;
  const title = folded.trimEnd().replace(/:$/, '').trimEnd();
  return (
    kindOfTitle(title) ?? (unpaid.test(title) || !remark.test(title) ? null : kindOfTitle(title.replace(remark, '')))
  );
}

/** Words of the first cells of a table's head, with what the others say of its rows. */
const tableHead = /^\W*(?:okres|lata|daty?|kiedy|od|period|dates?|years?|when|from)\s*(?:\||\t)/;
const tableWords: [SectionKind, RegExp][] = [
  ['education', wholeWords(words.tableWords.education)],
  ['experience', wholeWords(words.tableWords.experience)],
];

/** "Period | Role | Company": the head of a table. */
function tableKind(folded: string): SectionKind | null {
  if (!tableHead.test(folded) || /\d/.test(folded)) return null;
  if (unpaid.test(folded)) return 'volunteering';
  return tableWords.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other';
}

/** "Things I do (no pay)": whatever it is, nobody pays for it. */
const unpaid = wholeWords(words.unpaid);

/** A short line that says that nobody pays for what follows. */
export function unpaidKind(text: string, folded: string): SectionKind | null {
  const isTitle =
    text.length <= longestHeading &&
    !/\d|[.|\t]$/.test(folded.trimEnd()) &&
    /^[^\p{L}•·*–-]*\p{Lu}|:$/u.test(text.trimEnd());
  return isTitle && unpaid.test(folded) ? 'volunteering' : null;
}

/** The section of a line that is set apart by a gap or by its letters and begins with the name of a section. */
export function openingKind(text: string, folded: string): SectionKind | null {
  const bare = bareTitle(folded);
  const words = bare.split(/[^a-z]+/);
  if (bare.length > longestHeading || words.length > mostWords || /[\d@|\t]/.test(folded)) return null;
  const isName = /\s[^\p{L}\s]?\p{Lu}/u.test(text.trim()) && text !== text.toLocaleUpperCase('pl');
  const rank = rankOfWord.get(words[0] ?? '');
  return isName || rank === undefined || words.length < 2 || /[.,]/.test(folded) ? null : (nouns[rank]?.[0] ?? null);
}

function kindOfTitle(folded: string): SectionKind | null {
  const bare = bareTitle(folded);
  // "2013  Internship" is a job.
  if (bare.length === 0 || bare.length > longestHeading || /\d{4}|\t/.test(folded)) return null;
  // "Szkolenia i uprawnienia": a combined title counts as its first; one that wraps may end with a conjunction.
  const parts = bare.split(/ (?:i|oraz|and|&|\/) |, /).map((part) =>
    part
      .split(/[^a-z]+/)
      .filter(Boolean)
      .map(corrected),
  );
  const words = parts.flat();
  const isKnown = (word: string) => rankOfWord.has(word) || besides.has(word);
  const whole = phrases.get(words.join(' '));
  if (whole || words.length > mostWords || !words.every(isKnown)) return whole ?? null;
  return parts.map(kindOf).find((kind) => kind !== null) ?? null;
}

/** The section of a line that is set as a title and speaks of a section among other words. */
export function titleKind(folded: string): SectionKind | null {
  const bare = bareTitle(folded);
  if (
    bare.length > longestHeading ||
    bare.split(' ').length > mostWords ||
    /[\d@:;.!?|\t]/.test(folded.trim().slice(0, -1))
  )
    return null;
  return withOthers.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}
