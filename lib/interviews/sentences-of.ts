/** A dot after these, or after a single letter, ends no sentence. */
const abbreviations =
  /(?<!\p{L})(?:np|ok|m\.in|tys|godz|min|max|tj|tzn|ul|nr|dr|mgr|inż|wg|ds|kat|e\.g|i\.e|approx|vs|no|mr|ms|st|\p{L})\.$/iu;

/** The sentences of an answer, word for word and each once. */
export function sentencesOf(answer: string): string[] {
  const sentences: string[] = [];
  for (const line of answer.split(/\n+/)) {
    let start = 0;
    for (const { index } of line.matchAll(/(?<=[.!?])\s+(?=\p{Lu}|\d)/gu)) {
      if (abbreviations.test(line.slice(start, index))) continue;
      sentences.push(line.slice(start, index));
      start = index;
    }
    sentences.push(line.slice(start));
  }
  return [...new Set(sentences.map((sentence) => sentence.trim()).filter(Boolean))];
}
