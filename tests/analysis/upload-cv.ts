import type { PersonActor } from '@/lib/auth/actor';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';

interface OneCv {
  processId: string;
  bytes: Uint8Array;
  fileName?: string;
}

/** Uploads one CV; the candidate's analysis is requested, and waits. */
export async function uploadCv(actor: PersonActor, { processId, bytes, fileName = 'cv.pdf' }: OneCv) {
  const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName, bytes }] });
  const candidateId = accepted[0]?.candidateId ?? '';
  const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  return { candidateId, run: { candidateId, requestId: analysisRequestId ?? '' } };
}
