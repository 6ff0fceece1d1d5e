import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { processInclude } from '@/lib/process-rows/get-process-row';

export interface RunInput {
  candidateId: string;
  requestId: string;
}

const runInclude = {
  process: { include: { criteria: processInclude.criteria, createdBy: { select: { locale: true } } } },
} satisfies Prisma.CandidateInclude;

export type RunCandidate = Prisma.CandidateGetPayload<{ include: typeof runInclude }>;

/** The candidate of a run, or null when a later run superseded it or the candidate was deleted. */
export async function findCurrentRun(db: Db, { candidateId, requestId }: RunInput): Promise<RunCandidate | null> {
  return db.candidate.findFirst({ where: { id: candidateId, analysisRequestId: requestId }, include: runInclude });
}

/** Updates the candidate only while this run is current; returns whether it is. No page is being read any longer. */
export async function updateCurrentRun(
  db: Db,
  { candidateId, requestId }: RunInput,
  data: Prisma.CandidateUpdateManyMutationInput,
): Promise<boolean> {
  const { count } = await db.candidate.updateMany({
    where: { id: candidateId, analysisRequestId: requestId },
    data: { readingPage: null, readingPages: null, ...data },
  });
  return count > 0;
}

/** The same while the run is under way; returns whether it is. One that was cancelled stays current. */
export async function updateRunUnderWay(
  db: Db,
  { candidateId, requestId }: RunInput,
  data: Prisma.CandidateUpdateManyMutationInput,
): Promise<boolean> {
  const where = { id: candidateId, analysisRequestId: requestId, status: 'IN_PROGRESS' as const };
  const { count } = await db.candidate.updateMany({ where, data });
  return count > 0;
}
