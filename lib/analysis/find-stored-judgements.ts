import { database } from '@/lib/db/client';
import type { Judgement } from './schemas';

/** The verdicts of the newest analysis of equal input, or null when there is none. */
export async function findStoredJudgements(inputHash: string): Promise<Judgement[] | null> {
  const analysis = await database().analysis.findFirst({
    where: { inputHash },
    orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }],
    select: {
      verdicts: {
        orderBy: { position: 'asc' },
        include: { evidence: { orderBy: { position: 'asc' } } },
      },
    },
  });
  if (!analysis) return null;
  return analysis.verdicts.map(({ criterionId, verdict, confidence, reason, evidence }) => ({
    criterionId,
    verdict,
    confidence,
    reason,
    evidence: evidence.map(({ page, startOffset, endOffset, quote }) => ({
      page,
      start: startOffset,
      end: endOffset,
      quote,
    })),
  }));
}
