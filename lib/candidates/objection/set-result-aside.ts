import { z } from 'zod';
import { statusToRead } from '@/lib/analysis/run/judged-by-people';
import { writeOffDrafts } from '@/lib/analysis/run/write-off-drafts';
import { findOutdatedAnalyses } from '@/lib/analysis/store/find-outdated-analyses';
import type { Db } from '@/lib/db/client';
import { Prisma, type CandidateStatus } from '@/lib/db/generated/client';

/** What of a candidate a program said: where it stands while programs may judge, and null beside an objection. */
const asideSchema = z.object({
  analysisId: z.uuid(),
  /** The candidate's CV at that time. */
  cvSha256: z.string().nullable(),
  matchScore: z.int().nullable(),
  correctedBreakdown: z.unknown().transform((value) => value ?? null),
  rate: z.int().nullable(),
});

/** In these a candidate waits for a program, or for one again; without it they are what they were before: read, or new. */
const awaitsProgram: readonly CandidateStatus[] = [
  'AWAITING_PROCESSING',
  'IN_PROGRESS',
  'PROCESSING_OUTDATED',
  'ERROR',
];

/**
 * Sets aside what programs said of a candidate, in the caller's transaction, which has locked them: score, verdicts and the
 * program's stars are nowhere from then on, because every screen, call, export and order reads them from the candidate's row.
 * A run under way is given up. The analyses stay, for the person's copy and for a later change of mind.
 *
 * @returns what `bringResultBack` takes; null: there was no result
 */
export async function setResultAside(db: Db, candidateId: string): Promise<Prisma.InputJsonValue | null> {
  const row = await db.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const { currentAnalysisId, cvSha256, matchScore, correctedBreakdown, rate, rateSource, status } = row;
  const isByProgram = rateSource === 'AI';
  await writeOffDrafts(db, [candidateId]);
  await db.candidate.update({
    where: { id: candidateId },
    data: {
      currentAnalysisId: null,
      matchScore: null,
      correctedBreakdown: Prisma.DbNull,
      ...(isByProgram ? { rate: null, rateSource: null } : {}),
      ...(awaitsProgram.includes(status)
        ? { status: await statusToRead(db, candidateId), statusReason: null, progress: null, analysisRequestId: null }
        : {}),
    },
  });
  if (currentAnalysisId === null) return null;
  return { analysisId: currentAnalysisId, cvSha256, matchScore, correctedBreakdown, rate: isByProgram ? rate : null };
}

/**
 * The way back, in the caller's transaction: the result stands again where it is still there and no other CV came meanwhile, whose
 * file it would not be about. What the process asks for may have changed: then the result is outdated, as any.
 *
 * @param aside what `setResultAside` returned
 * @returns whether it stands again
 */
export async function bringResultBack(db: Db, candidateId: string, aside: Prisma.JsonValue): Promise<boolean> {
  const { success, data } = asideSchema.safeParse(aside);
  if (!success) return false;
  const { analysisId, cvSha256, matchScore, correctedBreakdown, rate } = data;
  const row = await db.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const analysis = await db.analysis.findFirst({ where: { id: analysisId, candidateId } });
  if (!analysis || cvSha256 !== row.cvSha256 || row.currentAnalysisId !== null) return false;
  await db.candidate.update({
    where: { id: candidateId },
    data: {
      currentAnalysisId: analysisId,
      matchScore,
      correctedBreakdown: correctedBreakdown === null ? Prisma.DbNull : (correctedBreakdown as Prisma.InputJsonValue),
      ...(row.rate === null && rate !== null ? { rate, rateSource: 'AI' as const } : {}),
    },
  });
  if ((await findOutdatedAnalyses(db, [candidateId])).length > 0)
    await db.candidate.update({ where: { id: candidateId }, data: { status: 'PROCESSING_OUTDATED' } });
  return true;
}
