/**
 * The approximate singular of an English word. Verb forms stay distinct on purpose ("accounting" is not "account",
 * "marketing" is not "market").
 *
 * @param folded lower case
 */
export function stemEnglish(folded: string): string {
  if (folded.length > 4 && folded.endsWith('ies')) return `${folded.slice(0, -3)}y`;
  if (folded.length > 4 && /(?:ss|sh|ch|x)es$/.test(folded)) return folded.slice(0, -2);
  if (folded.length > 3 && folded.endsWith('s') && !/(?:ss|us|is|js)$/.test(folded)) return folded.slice(0, -1);
  return folded;
}
