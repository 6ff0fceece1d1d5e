import { z } from 'zod';
import type { Db } from '@/lib/db/client';
import { processInclude } from '@/lib/processes/rows/get-process-row';
import { buildCriteriaSnapshot } from './build-criteria-snapshot';
import { areAllJudged } from './input-hash';
import { criterionSnapshotSchema } from './schemas';

/** Whether a candidate's current verdicts were given on other criteria, another CV or by another engine than now. */
export async function isAnalysisOutdated(db: Db, candidateId: string): Promise<boolean> {
  const { process, currentAnalysis, cvSha256 } = await db.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    select: {
      cvSha256: true,
      process: { include: processInclude },
      currentAnalysis: { select: { criteriaSnapshot: true, cvSha256: true, engine: true } },
    },
  });
  if (!currentAnalysis) return false;
  if (cvSha256 !== currentAnalysis.cvSha256) return true;
  if (process.engine !== null && process.engine !== currentAnalysis.engine) return true;
  const judged = z.array(criterionSnapshotSchema).parse(currentAnalysis.criteriaSnapshot);
  return !areAllJudged(buildCriteriaSnapshot(process), judged);
}
