import { z } from 'zod';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { processInclude } from '@/lib/process-rows/get-process-row';
import { buildCriteriaSnapshot } from '../criteria/build-criteria-snapshot';
import { isOfOtherEngine } from '../engines/is-of-other-engine';
import { areAllJudged } from '../criteria/input-hash';
import { criterionSnapshotSchema } from '@/lib/domain/analysis-schemas';

const select = {
  id: true,
  cvSha256: true,
  process: { include: processInclude },
  currentAnalysis: { select: { criteriaSnapshot: true, cvSha256: true, engine: true, fallbackReason: true } },
} satisfies Prisma.CandidateSelect;

/** Those of the candidates whose current verdicts were given on other criteria, another CV or by another engine than now. */
export async function findOutdatedAnalyses(db: Db, candidateIds: string[]): Promise<string[]> {
  const rows = await db.candidate.findMany({ where: { id: { in: candidateIds } }, select });
  return rows.filter(isOutdated).map(({ id }) => id);
}

function isOutdated({
  process,
  currentAnalysis,
  cvSha256,
}: Prisma.CandidateGetPayload<{ select: typeof select }>): boolean {
  if (!currentAnalysis) return false;
  if (cvSha256 !== currentAnalysis.cvSha256) return true;
  if (isOfOtherEngine(process.engine, currentAnalysis)) return true;
  const judged = z.array(criterionSnapshotSchema).parse(currentAnalysis.criteriaSnapshot);
  return !areAllJudged(buildCriteriaSnapshot(process), judged);
}
