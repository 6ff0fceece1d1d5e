/** The words for a driving licence, folded. */
export const licence = /\b(?:praw(?:o|a|em) jazdy|prawk(?:o|a|iem)|driv(?:ing|er'?s?|er\u2019s)[ -]licen[cs]e)\b/;
/** A category, and lists of them with and without the word. */
export const categoryWord = '(?:kategori\\w*|kat\\b\\.?|categor\\w+|cat\\b\\.?|class)';
export const category = '(?:[abcdt]1?(?:\\s?\\+\\s?e|e\\b)?)(?![a-z0-9])';
export const categoryList = new RegExp(
  `${categoryWord}\\s*(?:[:–-]\\s*)?(${category}(?:\\s*(?:,|/|i|oraz|and|&|lub|or)\\s*${category})*)`,
);
export const bareList = new RegExp(`^[\\s:(,–-]*(${category}(?:\\s*(?:,|/|i|oraz|and|&|lub|or)\\s*${category})*)`);

/** The categories named where a licence is, as "B", "CE". */
export function categoriesIn(folded: string): string[] {
  const list = categoryList.exec(folded)?.[1] ?? bareList.exec(folded)?.[1] ?? '';
  return [...list.matchAll(new RegExp(category, 'g'))].map(([found]) => found.replace(/[\s+]/g, '').toUpperCase());
}
