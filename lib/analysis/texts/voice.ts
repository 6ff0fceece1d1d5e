import type { AnalysisTexts } from './analysis-texts';

const variants = ['1', '2', '3', '4', '5', '6'] as const;

/** FNV-1a: the same words, the same number. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}

type Key = Parameters<AnalysisTexts>[0];
type Values = Readonly<Record<string, string | number>>;

/** Says something of one kind, in a part of the texts: `texts.<part>.<kind>.<1…>` in the messages. */
export type Voice = (part: string, kind: string, values?: Values) => string;

/**
 * Chooses among the wordings of a sentence the one that these texts used least, depending only on criteria and
 * verdicts. The CV's words, which could reveal its author, have no influence.
 *
 * @param seed what distinguishes these texts from others
 */
export function voiceOf(texts: AnalysisTexts, seed: string): Voice {
  const uses = new Map<string, number>();
  return (part, kind, values = {}) => {
    const known = variants.filter((variant) => texts.has(`texts.${part}.${kind}.${variant}` as Key));
    const start = hash(`${seed}|${part}.${kind}|${values['label'] ?? ''}`) % known.length;
    const count = (variant: string): number => uses.get(`${part}.${kind}.${variant}`) ?? 0;
    const inTurn = [...known.slice(start), ...known.slice(0, start)];
    const [variant] = inTurn.toSorted((first, second) => count(first) - count(second));
    if (variant === undefined) throw new Error(`There is no wording for ${part}.${kind}.`);
    uses.set(`${part}.${kind}.${variant}`, count(variant) + 1);
    return texts(`texts.${part}.${kind}.${variant}` as Key, values);
  };
}
