import { withoutCyrillic } from './cyrillic-letters';

/** Lists of words that entries name: `<peoples>` stands for any entry of the list `peoples`. */
export type NamedLists = Readonly<Record<string, readonly string[]>>;

/**
 * `*` any letters, `+` one letter or more, `.` a dot, `#` a digit, `_` one space or more, `~` the edge of a word, `(` the beginning
 * of a choice.
 */
const signs: Record<string, string> = {
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

/** What begins with "(?" is an expression's own, such as a look at what follows. */
const sign = /[*+.#_~]|\((?!\?)/g;
/** A space before "?" or a number of times is one. */
const signOrSpace = /[*+.#_~]|\((?!\?)| (?![?{])/g;
const oneOfLetters = /(\[[^[\]]*\])/;

function translate(text: string, meaning: Record<string, string>): string {
  return text
    .split(oneOfLetters)
    .map((piece, index) => piece.replaceAll(index % 2 === 0 ? signOrSpace : sign, (found) => meaning[found] ?? found))
    .join('');
}

/** An entry in Cyrillic letters also matches a text in which they are Latin ones (`foldToLatin`). */
function sourceOf(entry: string, lists: NamedLists, meaning = signs): string {
  const isExpression = /^\/.+\/$/.test(entry);
  const text = isExpression ? entry.slice(1, -1) : entry;
  const inLatin = withoutCyrillic(text);
  const source = sourceOfText(text, isExpression, lists, meaning);
  return inLatin === text ? source : `(?:${source}|${sourceOfText(inLatin, isExpression, lists, meaning)})`;
}

function sourceOfText(text: string, isExpression: boolean, lists: NamedLists, meaning: Record<string, string>): string {
  return text
    .split(/<(\w+)>/)
    .map((piece, index) => {
      if (index % 2 === 0) return isExpression ? piece : translate(piece, meaning);
      const named = lists[piece];
      if (!named) throw new Error(`There is no list of words named ${piece}.`);
      return anyOf(named, lists);
    })
    .join('');
}

/**
 * The source of an expression that matches one of the entries of a list of words, the first that fits.
 *
 * @param entries in the notation of the data files, folded but for Cyrillic letters: `magazyn*` with any ending, `uczeln+` with an ending, `(lub|albo) inne`,
 * `kat.? ?b` where a question mark makes what is before it optional, `/…/` for a regular expression as it is
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
