import { foldSameLength } from '@/lib/cv/profile/fold-same-length';

const word = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;
/** Words that only join others and may differ. */
const joining = new Set(
  'oraz lub albo dla przy przez nad pod jako and the with for from or you your our min minimum least lat lata rok roku year years'.split(
    ' ',
  ),
);
/** Share of a requirement's words that must stand in the description. */
const leastShare = 0.8;

/** Equal, or the same word in another form: "angielskiego" and "angielski", but not "Java" and "JavaScript". */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (/\d/.test(long)) return false;
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  return common >= 5 && common >= long.length - 4;
}

/** A figure, or a name such as "SAP", "Kafka" or "C#": it cannot be put in other words. */
function isName(written: string, index: number): boolean {
  return /[\d+#]/.test(written) || (/\p{Lu}/u.test(written) && (index > 0 || /.\p{Lu}/u.test(written)));
}

function isSaid(text: string, known: string[]): boolean {
  const isKnown = (written: string): boolean => known.some((one) => isSameWord(foldSameLength(written), one));
  const words = text.match(word) ?? [];
  if (words.some((written, index) => isName(written, index) && !isKnown(written))) return false;
  const content = words.filter((written) => written.length > 2 && !joining.has(written.toLowerCase()));
  const stated = content.filter(isKnown).length;
  return content.length === 0 ? words.length > 0 && words.every(isKnown) : stated / content.length >= leastShare;
}

/**
 * Which of the requirements that a model found a description really says: every figure and name stands in it, and nearly every
 * other word does in some form.
 *
 * @returns one entry for each, in order
 */
export function findStated(description: string, requirements: string[]): boolean[] {
  const known = [...new Set(foldSameLength(description).match(word))];
  return requirements.map((text) => isSaid(text, known));
}
