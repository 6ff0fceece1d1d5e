import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';

/**
 * Adds the candidate of an uploaded CV under the process's next number. The caller has locked the process.
 *
 * @returns the candidate's id
 */
export async function addCandidate(
  db: Db,
  actor: PersonActor,
  { processId, sha256, fileName }: { processId: string; sha256: string; fileName: string | null },
): Promise<string> {
  const { lastCandidateNumber } = await db.process.update({
    where: { id: processId },
    data: { lastCandidateNumber: { increment: 1 } },
    select: { lastCandidateNumber: true },
  });
  const { id } = await db.candidate.create({
    data: {
      processId,
      ordinalNumber: lastCandidateNumber,
      status: 'AWAITING_PROCESSING',
      source: 'KNOW_ME',
      externalProcessStatus: 'NOT_APPLICABLE',
      isInternalCandidate: true,
      cvSha256: sha256,
      cvFileName: fileName,
      uploadedById: actor.userId,
    },
    select: { id: true },
  });
  return id;
}
