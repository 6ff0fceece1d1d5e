import type { Token } from '../text/tokenize';

type Nearby = (tokens: readonly Token[], at: number) => boolean;

const isLower = (token: Pick<Token, 'text'>): boolean => token.text === token.text.toLowerCase();
const nextWord = (tokens: readonly Token[], at: number): string => tokens[at + 1]?.folded ?? '';
const previousWord = (tokens: readonly Token[], at: number): string => tokens[at - 1]?.folded ?? '';

const categories = /^(?:kat|kategori\w*|category|categories|jazdy|licence|license|driving)$/;
const vitamin = /^(?:witamin\w*|vitamins?|hepatitis|wzw|grade|level|klasa|klasy|grup\w*|typ\w*)$/;

/** "Prawo jazdy kat. B, C", "witamina C", "R&D", the initial "R. Nowak". */
const isLetterOfElse: Nearby = (tokens, at) => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (vitamin.test(previousWord(tokens, at))) return true;
  if (next && token && next.text === 'D' && next.start - token.end <= 3) return true;
  return tokens.slice(Math.max(0, at - 7), at).some(({ folded }) => categories.test(folded));
};

/** Technologies whose names are also everyday words, with a test for the everyday meaning. */
const everyday: Record<string, Nearby> = {
  c: isLetterOfElse,
  r: isLetterOfElse,
  // "this spring", "Spring 2024", "Spring semester"
  spring: (tokens, at) =>
    (tokens[at] !== undefined && isLower(tokens[at])) ||
    /^(?:(?:19|20)\d\d|semester|term|season|cleaning|collection|sale)$/.test(nextWord(tokens, at)) ||
    /^(?:this|last|next|since|early|late|in)$/.test(previousWord(tokens, at)),
  // "Go-to-market", "Go the extra mile"
  go: (tokens, at) => /^(?:to|the|live|beyond|for|above|into|out|through)$/.test(nextWord(tokens, at)),
  rust: (tokens, at) =>
    (tokens[at] !== undefined && isLower(tokens[at])) || /^(?:removal|protection|proof)$/.test(nextWord(tokens, at)),
  // "SWIFT payments" are banking, "swift" is an adjective.
  swift: (tokens, at) => tokens[at]?.text !== 'Swift',
  // "React quickly to changes", "the product is (jest) tested", "Norma ISO 9001"
  react: (tokens, at) => /^(?:to|quickly|well|calmly|fast)$/.test(nextWord(tokens, at)),
  jest: (tokens, at) => tokens[at + 1]?.clause === tokens[at]?.clause && isLower(tokens[at + 1] ?? { text: 'A' }),
  norma: (tokens, at) => /^(?:iso|pn|en|iatf|bhp|brc)$/.test(nextWord(tokens, at)),
  // "Prawo jazdy", "prawo wykonywania zawodu" are permits.
  prawo: (tokens, at) => /^(?:jazdy|wykonywania)$/.test(nextWord(tokens, at)),
  // "I excel at …"
  excel: (tokens, at) =>
    tokens[at] !== undefined &&
    isLower(tokens[at]) &&
    (/^(?:at|in|under|when|beyond)$/.test(nextWord(tokens, at)) || tokens[at - 1]?.text === 'I'),
  oracle: (tokens, at) => tokens[at] !== undefined && isLower(tokens[at]) && previousWord(tokens, at) === 'the',
  access: (tokens, at) => tokens[at] !== undefined && isLower(tokens[at]),
  word: (tokens, at) => tokens[at] !== undefined && isLower(tokens[at]) && /^(?:of|by)$/.test(nextWord(tokens, at)),
  lean: (tokens, at) => nextWord(tokens, at) === 'on',
};

/** Whether the word at `at` has its everyday meaning. */
export function isEverydayWord(tokens: readonly Token[], at: number): boolean {
  const folded = tokens[at]?.folded ?? '';
  return Object.hasOwn(everyday, folded) && everyday[folded]?.(tokens, at) === true;
}
