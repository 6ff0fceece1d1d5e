import type { Db } from '@/lib/db/client';
import type { Candidate } from '@/lib/db/generated/client';

interface NewCandidate {
  processId: string;
  sha256: string;
  fileName: string | null;
  /** Null: the person themselves. */
  uploadedById: string | null;
  /** What is known before the CV is read. */
  known?: Partial<Pick<Candidate, 'firstName' | 'lastName' | 'email' | 'applicationSources'>>;
}

/**
 * Adds the candidate of an uploaded CV under the process's next number. The caller has locked the process.
 *
 * @returns the candidate's id
 */
export async function addCandidate(
  db: Db,
  { processId, sha256, fileName, uploadedById, known = {} }: NewCandidate,
): Promise<string> {
  const { lastCandidateNumber } = await db.process.update({
    where: { id: processId },
    data: { lastCandidateNumber: { increment: 1 } },
    select: { lastCandidateNumber: true },
  });
  const { id } = await db.candidate.create({
    data: {
      ...known,
      processId,
      ordinalNumber: lastCandidateNumber,
      status: 'AWAITING_PROCESSING',
      source: 'KNOW_ME',
      externalProcessStatus: 'NOT_APPLICABLE',
      isInternalCandidate: true,
      cvSha256: sha256,
      cvFileName: fileName,
      uploadedById,
    },
    select: { id: true },
  });
  return id;
}
