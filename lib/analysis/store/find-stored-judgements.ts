import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { Judgement, SecondOpinion } from '@/lib/domain/analysis-schemas';

/** Verdicts with their quotes, in order. */
export const verdictsInclude = {
  orderBy: { position: 'asc' },
  include: { evidence: { orderBy: { position: 'asc' } } },
} satisfies Prisma.Analysis$verdictsArgs;

type VerdictRow = Prisma.CriterionVerdictGetPayload<{ include: (typeof verdictsInclude)['include'] }>;

/** The stored opinion of the other engine, or null. */
export function secondOpinionOf(
  row: Pick<VerdictRow, 'secondEngine' | 'secondVerdict' | 'secondReason' | 'secondConfidence'>,
): SecondOpinion | null {
  const { secondEngine: engine, secondVerdict: verdict, secondReason: reason, secondConfidence: confidence } = row;
  return engine === null || verdict === null || reason === null ? null : { engine, verdict, confidence, reason };
}

/** What else was said of the criterion by other runs, or null. */
export function unstableOf({ runVerdicts, earlierVerdict }: Pick<VerdictRow, 'runVerdicts' | 'earlierVerdict'>) {
  return runVerdicts.length > 0 || earlierVerdict ? { runs: runVerdicts, earlier: earlierVerdict } : null;
}

/** Stored verdicts in the engine's format. */
export function toJudgements(verdicts: VerdictRow[]): Judgement[] {
  return verdicts.map(({ criterionId, verdict, confidence, reason, translatedReason, evidence, ...row }) => ({
    criterionId,
    verdict,
    confidence,
    reason,
    translatedReason,
    second: secondOpinionOf(row),
    unstable: unstableOf(row),
    evidence: evidence.map(({ page, startOffset, endOffset, quote }) => ({
      page,
      start: startOffset,
      end: endOffset,
      quote,
    })),
  }));
}

/** The verdicts of the newest analysis of equal input, or null. */
export async function findStoredJudgements(inputHash: string): Promise<Judgement[] | null> {
  const newest = await database().analysis.findFirst({
    where: { inputHash },
    orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  if (!newest) return null;
  const where = { analysisId: newest.id };
  return toJudgements(await database().criterionVerdict.findMany({ where, ...verdictsInclude }));
}
