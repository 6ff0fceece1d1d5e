/**
 * In a shorter word only a missing, additional or swapped letter counts as a slip, since with another letter most
 * short words would be like some name.
 */
const shortestWithOtherLetter = 5;
/** A word of at least so many letters may have two slips; a wrong letter counts as both. */
const shortestWithTwo = 8;

/** How many letters are missing, too many, wrong, or swapped with their neighbour between two words. */
function countSlips(one: string, other: string, otherLetter: number): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : otherLetter),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/**
 * Whether a typed word is one of a name with a slip of the finger.
 *
 * @param word folded, as the words of the name are
 */
export function isSlipOf(word: string, nameWords: readonly string[]): boolean {
  const allowed = word.length >= shortestWithTwo ? 2 : 1;
  const otherLetter = word.length >= shortestWithOtherLetter && allowed === 1 ? 1 : 2;
  return nameWords.some((own) => {
    if (Math.abs(own.length - word.length) > allowed) return false;
    return countSlips(word, own, otherLetter) <= allowed;
  });
}
