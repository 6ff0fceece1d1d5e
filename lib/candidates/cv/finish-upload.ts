import type { PersonActor } from '@/lib/auth/actor';
import type { UploadAnswer } from '@/lib/domain/candidate-schemas';
import { logger } from '@/lib/logger';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { dropIncoming, readIncoming } from '@/lib/storage/uploads/incoming-upload';
import { uploadCvs } from './upload-cvs';

/**
 * Takes a CV that a browser uploaded straight into the store: it is checked, stored and refused as one that is uploaded to the
 * product, and what came in is removed.
 *
 * @throws AppError `upload.not-arrived`, `storage.unavailable`, and those of `uploadCvs`
 */
export async function finishUpload(
  actor: PersonActor,
  { processId, uploadId, fileName }: { processId: string; uploadId: string; fileName: string },
): Promise<UploadAnswer> {
  await requirePermissionIn(actor, processId, 'candidate:upload');
  const place = { id: uploadId, processId, userId: actor.userId };
  const bytes = await readIncoming(place);
  const answer = await uploadCvs(actor, { processId, files: [{ fileName, bytes }] });
  // What cannot be removed now is removed within the hour.
  await dropIncoming(place).catch((error: unknown) => logger.warn({ err: error }, 'an upload was not removed'));
  return answer;
}
