import { z } from 'zod';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { correctedBreakdown } from './corrected-breakdown';
import { starsOfAi } from '../score/match-score';
import { criterionSnapshotSchema, scoreBreakdownSchema } from '@/lib/domain/analysis-schemas';

const candidateSelect = {
  id: true,
  rateSource: true,
  currentAnalysis: {
    select: {
      matchScore: true,
      criteriaSnapshot: true,
      scoreBreakdown: true,
      verdicts: { select: { criterionId: true, verdict: true, confidence: true } },
    },
  },
  corrections: { where: { endedAt: null }, select: { criterionKey: true, verdict: true } },
} satisfies Prisma.CandidateSelect;

type Row = Prisma.CandidateGetPayload<{ select: typeof candidateSelect }>;

/**
 * Updates the scores of candidates for their recruiters' corrections: the score, and the stars unless a recruiter
 * gave them. The analysis itself keeps the engine's values. Call it after every change of analyses or corrections;
 * candidates without corrections are left alone.
 *
 * @param candidateIds locked by the caller's transaction
 */
export async function applyCorrections(db: Db, candidateIds: string[]): Promise<void> {
  const corrected = await db.candidate.findMany({
    where: {
      id: { in: candidateIds },
      currentAnalysisId: { not: null },
      OR: [{ corrections: { some: { endedAt: null } } }, { correctedBreakdown: { not: Prisma.DbNull } }],
    },
    select: { id: true },
  });
  if (corrected.length === 0) return;
  const rows = await db.candidate.findMany({
    where: { id: { in: corrected.map(({ id }) => id) } },
    select: candidateSelect,
  });
  for (const row of rows) await applyToOne(db, row);
}

async function applyToOne(db: Db, { id, rateSource, currentAnalysis, corrections }: Row): Promise<void> {
  if (!currentAnalysis) return;
  const corrected = correctedBreakdown({
    criteria: z.array(criterionSnapshotSchema).parse(currentAnalysis.criteriaSnapshot),
    verdicts: currentAnalysis.verdicts,
    breakdown: scoreBreakdownSchema.parse(currentAnalysis.scoreBreakdown),
    corrections,
  });
  const matchScore = corrected?.score ?? currentAnalysis.matchScore;
  await db.candidate.update({
    where: { id },
    data: {
      correctedBreakdown: corrected ?? Prisma.DbNull,
      matchScore,
      // A recruiter's rating is never overwritten (docs/specification.md, Candidate).
      ...(rateSource === 'RECRUITER' ? {} : starsOfAi(matchScore)),
    },
  });
}
