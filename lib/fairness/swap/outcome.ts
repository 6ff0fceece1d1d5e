import type { Judgement } from '@/lib/domain/analysis-schemas';
import type { CvDocument } from '@/lib/domain/cv-document';

/** What two CVs must have in common, whoever wrote them. */
export interface Outcome extends Pick<Judgement, 'verdict' | 'confidence'> {
  /** Where each quote begins, in words: swapped ones differ in length. */
  places: string[];
  /** The reason and the quotes. */
  texts: string[];
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** An outcome for each judgement. */
export function outcomesOf(document: Pick<CvDocument, 'pages'>, judgements: readonly Judgement[]): Outcome[] {
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

/** Whether two outcomes differ in nothing but the swapped words. @param neutral takes these out of a text */
export function areAlike(one: Outcome, other: Outcome | undefined, neutral: (text: string) => string): boolean {
  if (!other || one.verdict !== other.verdict || one.confidence !== other.confidence) return false;
  if (one.places.join() !== other.places.join() || one.texts.length !== other.texts.length) return false;
  return one.texts.every((text, index) => {
    const counterpart = other.texts[index] ?? '';
    return text === counterpart || neutral(text) === neutral(counterpart);
  });
}
