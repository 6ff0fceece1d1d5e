import { judgeOffline } from '@/lib/analysis/engines/offline/judge-offline';
import { documentFromText } from '@/lib/cv/document-from-text';
import { outcomesOf as outcomesIn, type Outcome } from '@/lib/fairness/swap/outcome';
import { criterion } from '@/tests/analysis/criterion';
import { referenceDate } from '../labelled-cases';

/** Judges one CV by the built-in engine. */
export function judge(cv: string, requirements: readonly string[], locale: 'pl' | 'en') {
  const criteria = requirements.map((text, index) => criterion(index + 1, { text }));
  const document = documentFromText(cv);
  return { criteria, document, locale, judgements: judgeOffline({ document, criteria, locale, referenceDate }) };
}

export type Judged = ReturnType<typeof judge>;

/** An outcome for each requirement. */
export const outcomesOf = ({ document, judgements }: Judged): Outcome[] => outcomesIn(document, judgements);

export const outcomes = (...cv: Parameters<typeof judge>): Outcome[] => outcomesOf(judge(...cv));
