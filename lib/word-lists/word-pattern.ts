import { withoutCyrillic } from './cyrillic-letters';

/** Lists of words that entries name: `<peoples>` stands for any entry of the list `peoples`. */
export type NamedLists = Readonly<Record<string, readonly string[]>>;

type Signs = Readonly<Record<string, string>>;

/**
 * `*` any letters, `+` one letter or more, `.` a dot, `#` a digit, `_` one space or more, `~` the edge of a word, `(` the beginning
 * of a choice.
 */
const signs: Signs = {
  '*': String.raw`\w*`,
  '+': String.raw`\w+`,
  '.': String.raw`\.`,
  '#': String.raw`\d`,
  _: String.raw`(?:\s+)`,
  // Folding leaves spaces where a form is shorter (lib/cv/word-forms/fold-forms.ts).
  ' ': ' +',
  '~': String.raw`\b`,
  '(': '(?:',
};
/** Letters with diacritics are letters too. */
const writtenSigns = { ...signs, '*': String.raw`\p{L}*`, '+': String.raw`\p{L}+` };

/** One space is one space, and `@` is one letter: places in the text count there, and endings have a length. */
const exactSigns = { ...writtenSigns, ' ': ' ', '@': String.raw`\p{L}` };
const latinSigns = { ...exactSigns, '*': String.raw`\w*`, '+': String.raw`\w+`, '@': String.raw`\w` };

/** What begins with "(?" is an expression's own, such as a look at what follows. */
const sign = /[*+.#_~@]|\((?!\?)/g;
/** A space before "?" or a number of times is one. */
const signOrSpace = /[*+.#_~@]|\((?!\?)| (?![?{])/g;
const oneOfLetters = /(\[[^[\]]*\])/;

function translate(text: string, meaning: Signs): string {
  return text
    .split(oneOfLetters)
    .map((piece, index) => piece.replaceAll(index % 2 === 0 ? signOrSpace : sign, (found) => meaning[found] ?? found))
    .join('');
}

/** An entry in Cyrillic letters also matches a text in which they are Latin ones (`foldToLatin`). */
function sourceOf(entry: string, lists: NamedLists, meaning = signs): string {
  const inLatin = withoutCyrillic(entry);
  const source = exactSource(entry, lists, meaning, sourceOf);
  return inLatin === entry ? source : `(?:${source}|${exactSource(inLatin, lists, meaning, sourceOf)})`;
}

type ReadEntry = (entry: string, lists: NamedLists, meaning: Signs) => string;

/** An entry in the letters that it has; `readNamed` reads those of a list that it names. */
function exactSource(entry: string, lists: NamedLists, meaning: Signs, readNamed: ReadEntry = exactSource): string {
  const isExpression = /^\/.+\/$/.test(entry);
  const text = isExpression ? entry.slice(1, -1) : entry;
  return text
    .split(/<(\w+)>/)
    .map((piece, index) => {
      if (index % 2 === 0) return isExpression ? piece : translate(piece, meaning);
      const list = lists[piece];
      if (!list) throw new Error(`There is no list of words named ${piece}.`);
      return `(?:${list.map((one) => readNamed(one, lists, meaning)).join('|')})`;
    })
    .join('');
}

/**
 * The source of an expression that matches one of the entries of a list of words, the first that fits.
 *
 * @param entries in the notation of the data files, folded but for Cyrillic letters: `magazyn*` with any ending, `uczeln+`
 *   with an ending, `(lub|albo) inne`, `kat.? ?b` where `?` makes what is before it optional, `/…/` for an expression as it is
 * @param lists what `<name>` stands for in an entry
 * @throws Error when an entry names a list that is not there
 */
export function alternatives(entries: readonly string[], lists: NamedLists = {}): string {
  return entries.map((entry) => sourceOf(entry, lists)).join('|');
}

/** The same as a part of a longer expression. */
export function anyOf(entries: readonly string[], lists: NamedLists = {}): string {
  return `(?:${alternatives(entries, lists)})`;
}

/** The same for a text as it is written: letters may have diacritics. The whole expression needs the flags `iu`. */
export function anyWritten(entries: readonly string[]): string {
  return `(?:${entries.map((entry) => sourceOf(entry, {}, writtenSigns)).join('|')})`;
}

/**
 * The same for a text of which places are masked (`foldSameLength`): one space is one space, `@` is one letter, and an entry in
 * Cyrillic letters matches these alone. The whole expression needs the flag `u`.
 */
export function anyExact(entries: readonly string[], lists: NamedLists = {}): string {
  return `(?:${entries.map((entry) => exactSource(entry, lists, exactSigns)).join('|')})`;
}

/** The same where letters are Latin ones, digits and `_` (`\w`), with and without the flag `u`. */
export function anyLatin(entries: readonly string[], lists: NamedLists = {}): string {
  return `(?:${entries.map((entry) => exactSource(entry, lists, latinSigns)).join('|')})`;
}

/** Finds an entry anywhere in a folded text, within words too. */
export function anywhere(entries: readonly string[], lists: NamedLists = {}): RegExp {
  return new RegExp(alternatives(entries, lists));
}

/** Finds an entry that is a whole word or phrase of a folded text. */
export function wholeWords(entries: readonly string[]): RegExp {
  return new RegExp(`\\b${anyOf(entries)}\\b`);
}

/** Finds an entry at the beginning of a word of a folded text. */
export function wordStart(entries: readonly string[], lists: NamedLists = {}): RegExp {
  return new RegExp(`\\b${anyOf(entries, lists)}`);
}

/** Matches a folded text whose last word or phrase is an entry. */
export function wordEnd(entries: readonly string[]): RegExp {
  return new RegExp(`\\b${anyOf(entries)}$`);
}

/** Matches a folded text that begins with an entry. */
export function atStart(entries: readonly string[]): RegExp {
  return new RegExp(`^${anyOf(entries)}`);
}

/** Matches a folded text that is an entry. */
export function exactly(entries: readonly string[]): RegExp {
  return new RegExp(`^${anyOf(entries)}$`);
}
