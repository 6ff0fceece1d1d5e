/** Words of a line, with their signs: `C++`, `node.js`, `2015–2025`. */
const wordsOf = (line: string): string[] => line.match(/[\p{L}\p{N}][\p{L}\p{N}+#&./–-]*/gu) ?? [];
const hasFact = (word: string): boolean => /[\p{N}\p{Lu}]/u.test(word);
const signsAtEnd = new Set(['.', '/', '–', '-']);
function bare(word: string): string {
  let end = word.length;
  while (signsAtEnd.has(word[end - 1] ?? '')) end -= 1;
  return word.slice(0, end).toLowerCase();
}

/** Fewer words written small say nothing that could be said otherwise. */
const leastOwnWords = 3;
/** Lines and characters of one question. */
const mostLines = 40;
const longestLine = 400;

/** The lines of a CV that are numbered for a model: empty ones have no number. */
const numbered = (cv: string): string[] => cv.split(/[\n\f]/u).filter((line) => line.trim() !== '');

/**
 * Lines that a model may be asked to say in other words: those with nothing to mask and enough words besides names and numbers.
 *
 * @param masked the CV's numbered lines as a model may see them (`runPrepare`)
 * @returns by number
 */
export function linesToReword(cv: string, masked: string): Map<number, string> {
  const shown = new Map(
    masked.split('\n').flatMap((line) => {
      const [, number, text = ''] = /^\[(\d+)\] ?(.*)$/u.exec(line) ?? [];
      return number === undefined ? [] : [[Number(number), text] as const];
    }),
  );
  const open = numbered(cv).flatMap((line, index) => {
    const own = line.trim();
    const isOpen = shown.get(index + 1) === own && own.length <= longestLine;
    const ownWords = wordsOf(own).filter((word) => !hasFact(word));
    return isOpen && ownWords.length >= leastOwnWords ? [[index + 1, own] as const] : [];
  });
  return new Map(open.slice(0, mostLines));
}

/** Numbers, abbreviations and names of a line; its first word is written large anyway. */
function factsOf(line: string): string[] {
  const isFact = (word: string, index: number): boolean =>
    hasFact(word) && (index > 0 || /\p{N}|\p{Lu}.*\p{Lu}/u.test(word));
  return wordsOf(line).filter(isFact).map(bare);
}

/** Whether a line said otherwise has the same numbers and names, none more and none less. */
export function keepsFacts(line: string, other: string): boolean {
  const [words, others] = [wordsOf(line).map(bare), wordsOf(other).map(bare)];
  return factsOf(line).every((fact) => others.includes(fact)) && factsOf(other).every((fact) => words.includes(fact));
}

/**
 * The CV with lines said otherwise; a line that lost or got a number or a name stays as it was.
 *
 * @param said by number, of those that were asked for
 * @returns null: nothing is left to be compared
 */
export function withReworded(
  cv: string,
  asked: ReadonlyMap<number, string>,
  said: ReadonlyMap<number, string>,
): string | null {
  let number = 0;
  let changed = 0;
  const other = cv.replaceAll(/[^\n\f]+/gu, (line) => {
    if (line.trim() === '') return line;
    number += 1;
    const [own, text] = [asked.get(number), said.get(number)?.replaceAll(/\s+/gu, ' ').trim()];
    if (!own || !text || text === own || !keepsFacts(own, text)) return line;
    changed += 1;
    return line.replace(own, () => text);
  });
  return changed === 0 ? null : other;
}
