import type { Judgement } from '@/lib/domain/analysis-schemas';
import { judgeOffline } from '@/lib/analysis/engines/offline/judge-offline';
import { documentFromText } from '@/lib/cv/document-from-text';
import { criterion } from '@/tests/analysis/criterion';
import { referenceDate } from '../labelled-cases';

/** What two CVs must have in common, whoever wrote them. */
export type Outcome = Pick<Judgement, 'verdict' | 'confidence'> & { reason: string; places: string[] };

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/**
 * Judges one CV by the built-in engine.
 *
 * @param neutral takes the swapped words out of a text
 * @returns for each requirement what was judged; a quote's place is told in words, for the swapped ones differ in length
 */
export function outcomes(
  cv: string,
  requirements: readonly string[],
  locale: 'pl' | 'en',
  neutral: (text: string) => string,
): Outcome[] {
  const criteria = requirements.map((text, index) => criterion(index + 1, { text }));
  const document = documentFromText(cv);
  const judged = judgeOffline({ document, criteria, locale, referenceDate });
  return judged.map(({ verdict, confidence, reason, evidence }) => ({
    verdict,
    confidence,
    reason: neutral(reason),
    places: evidence.map(({ quote, start, page }) => {
      const before = document.pages.find(({ number }) => number === page)?.text.slice(0, start ?? 0) ?? '';
      return `page ${page}, word ${wordsIn(before)}: ${neutral(quote)}`;
    }),
  }));
}
