import type { AnalysisTexts } from './analysis-texts';

const variants = ['1', '2', '3', '4', '5', '6'] as const;

/** FNV-1a: the same words, the same number. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}

/** `lead.term`: a group of `texts` in the messages, whose keys are `1`, `2`, … */
export type Sentences = string;

const keyOf = (group: Sentences, variant: string) => `texts.${group}.${variant}` as Parameters<AnalysisTexts>[0];

/** Chooses among several wordings of a sentence by what is said, the same for the same; the one that a text has used least. */
export class Voice {
  private readonly uses = new Map<string, number>();

  constructor(
    private readonly texts: AnalysisTexts,
    /** What sets this text apart from others. */
    private readonly seed: string,
  ) {}

  say(group: Sentences, values: Readonly<Record<string, string | number>>): string {
    const keys = variants.map((variant) => keyOf(group, variant)).filter((key) => this.texts.has(key));
    const start = hash(`${this.seed}|${group}|${JSON.stringify(values)}`) % keys.length;
    const inTurn = [...keys.slice(start), ...keys.slice(0, start)];
    const count = (key: string): number => this.uses.get(key) ?? 0;
    const key = inTurn.toSorted((first, second) => count(first) - count(second))[0];
    if (key === undefined) throw new Error(`There is no wording for ${group}.`);
    this.uses.set(key, count(key) + 1);
    return this.texts(key, values);
  }
}
