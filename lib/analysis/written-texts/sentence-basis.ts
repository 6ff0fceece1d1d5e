import type { CriterionSnapshot, Verdict } from '@/lib/domain/analysis-schemas';

/** What a sentence may rest on of one criterion: nothing else was told to the model. */
export interface SentenceBasis {
  kind: CriterionSnapshot['kind'];
  verdict: Verdict;
  /** The criterion in words, in both languages. */
  asked: string;
  /** Why the verdict was given, in as many languages as there are. */
  reasons: readonly string[];
  /** The CV's own words, masked as they were sent. */
  quotes: readonly string[];
}

/** What was found of the criteria, without what is asked. */
export function foundIn(basis: readonly SentenceBasis[]): string {
  return basis.flatMap(({ reasons, quotes }) => [...reasons, ...quotes]).join('\n');
}

/** All words that a sentence may take its facts from. */
export function wordsIn(basis: readonly SentenceBasis[]): string {
  return [...basis.map(({ asked }) => asked), foundIn(basis)].join('\n');
}

/** Why a sentence was taken out. */
export type SentenceFault =
  | 'no-criterion'
  | 'length'
  | 'language'
  | 'markup'
  | 'figure'
  | 'name'
  | 'quotation'
  | 'verdict'
  | 'private'
  | 'recommendation'
  | 'comparison'
  | 'instruction'
  | 'rude'
  | 'repeated';
