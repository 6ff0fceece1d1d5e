import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { CandidateStatus } from '@/lib/domain/candidate-schemas';
import { presentCorrections } from '../details/corrected-details';
import { processInclude } from '@/lib/process-rows/get-process-row';

export interface RunInput {
  candidateId: string;
  requestId: string;
}

const runInclude = {
  detailCorrections: presentCorrections,
  privacy: { select: { notByProgramAt: true } },
  formApplication: { select: { candidateId: true } },
  process: { include: { criteria: processInclude.criteria, createdBy: { select: { locale: true } } } },
} satisfies Prisma.CandidateInclude;

export type RunCandidate = Prisma.CandidateGetPayload<{ include: typeof runInclude }>;

/** The candidate of a run, or null when a later run superseded it or the candidate was deleted. */
export async function findCurrentRun(db: Db, { candidateId, requestId }: RunInput): Promise<RunCandidate | null> {
  return db.candidate.findFirst({ where: { id: candidateId, analysisRequestId: requestId }, include: runInclude });
}

/** Of a run that has neither been saved nor ended without a result. */
const unfinishedStatuses: CandidateStatus[] = ['AWAITING_PROCESSING', 'IN_PROGRESS'];

/** Whether the candidate's current run still waits for its result. */
export function isUnfinished({ status }: { status: CandidateStatus }): boolean {
  return unfinishedStatuses.includes(status);
}

/**
 * Updates the candidate only while this run is current and unfinished: a step may run twice, and the repetition must not
 * end what was saved. No page is being read any longer.
 *
 * @returns whether it was
 */
export async function updateCurrentRun(
  db: Db,
  { candidateId, requestId }: RunInput,
  data: Prisma.CandidateUncheckedUpdateManyInput,
): Promise<boolean> {
  const { count } = await db.candidate.updateMany({
    where: { id: candidateId, analysisRequestId: requestId, status: { in: unfinishedStatuses } },
    data: { readingPage: null, readingPages: null, ...data },
  });
  return count > 0;
}

/** The same while the run is under way, leaving the page that is being read; returns whether it is. */
export async function updateRunUnderWay(
  db: Db,
  { candidateId, requestId }: RunInput,
  data: Prisma.CandidateUpdateManyMutationInput,
): Promise<boolean> {
  const where = { id: candidateId, analysisRequestId: requestId, status: 'IN_PROGRESS' as const };
  const { count } = await db.candidate.updateMany({ where, data });
  return count > 0;
}
