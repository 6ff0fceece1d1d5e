import type { Judgement } from '@/lib/domain/analysis-schemas';
import { judgeOffline } from '@/lib/analysis/engines/offline/judge-offline';
import { documentFromText } from '@/lib/cv/document-from-text';
import { criterion } from '@/tests/analysis/criterion';
import { referenceDate } from '../labelled-cases';

/** What two CVs must have in common, whoever wrote them. */
export interface Outcome extends Pick<Judgement, 'verdict' | 'confidence'> {
  /** Where each quote begins, in words: swapped ones differ in length. */
  places: string[];
  /** The reason and the quotes. */
  texts: string[];
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Judges one CV by the built-in engine. */
export function judge(cv: string, requirements: readonly string[], locale: 'pl' | 'en') {
  const criteria = requirements.map((text, index) => criterion(index + 1, { text }));
  const document = documentFromText(cv);
  return { criteria, document, locale, judgements: judgeOffline({ document, criteria, locale, referenceDate }) };
}

export type Judged = ReturnType<typeof judge>;

/** An outcome for each requirement. */
export function outcomesOf({ document, judgements }: Judged): Outcome[] {
  return judgements.map(({ verdict, confidence, reason, evidence }) => ({
    verdict,
    confidence,
    places: evidence.map(({ start, page }) => {
      const before = document.pages.find(({ number }) => number === page)?.text.slice(0, start) ?? '';
      return `page ${page}, word ${wordsIn(before)}`;
    }),
    texts: [reason, ...evidence.map(({ quote }) => quote)],
  }));
}

export const outcomes = (...cv: Parameters<typeof judge>): Outcome[] => outcomesOf(judge(...cv));

/** Whether two outcomes differ in nothing but the swapped words. @param neutral takes these out of a text */
export function areAlike(one: Outcome, other: Outcome | undefined, neutral: (text: string) => string): boolean {
  if (!other || one.verdict !== other.verdict || one.confidence !== other.confidence) return false;
  if (one.places.join() !== other.places.join() || one.texts.length !== other.texts.length) return false;
  return one.texts.every((text, index) => {
    const counterpart = other.texts[index] ?? '';
    return text === counterpart || neutral(text) === neutral(counterpart);
  });
}
