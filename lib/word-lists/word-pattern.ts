/** `*` any letters, `+` one letter or more, `.` a dot, `#` a digit, `~` the edge of a word, `(` the beginning of a choice. */
const signs: Record<string, string> = {
  '*': String.raw`\w*`,
  '+': String.raw`\w+`,
  '.': String.raw`\.`,
  '#': String.raw`\d`,
  '~': String.raw`\b`,
  '(': '(?:',
};

function sourceOf(entry: string): string {
  if (/^\/.+\/$/.test(entry)) return entry.slice(1, -1);
  // What begins with "(?" is an expression's own, such as a look at what follows.
  return entry.replaceAll(/[*+.#~]|\((?!\?)/g, (sign) => signs[sign] ?? sign);
}

/**
 * The source of an expression that matches one of the entries of a list of words, the first that fits.
 *
 * @param entries in the notation of the data files: `magazyn*` with any ending, `uczeln+` with an ending, `(lub|albo) inne`,
 * `kat.? ?b` where a question mark makes what is before it optional, `/…/` for a regular expression as it is
 */
export function alternatives(entries: readonly string[]): string {
  return entries.map(sourceOf).join('|');
}

/** The same as a part of a longer expression. */
export function anyOf(entries: readonly string[]): string {
  return `(?:${alternatives(entries)})`;
}

/** Finds an entry anywhere in a folded text, within words too. */
export function anywhere(entries: readonly string[]): RegExp {
  return new RegExp(alternatives(entries));
}

/** Finds an entry that is a whole word or phrase of a folded text. */
export function wholeWords(entries: readonly string[]): RegExp {
  return new RegExp(`\\b${anyOf(entries)}\\b`);
}

/** Finds an entry at the beginning of a word of a folded text. */
export function wordStart(entries: readonly string[]): RegExp {
  return new RegExp(`\\b${anyOf(entries)}`);
}

/** Matches a folded text that begins with an entry. */
export function atStart(entries: readonly string[]): RegExp {
  return new RegExp(`^${anyOf(entries)}`);
}

/** Matches a folded text that is an entry. */
export function exactly(entries: readonly string[]): RegExp {
  return new RegExp(`^${anyOf(entries)}$`);
}
