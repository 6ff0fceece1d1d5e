import { randomUUID } from 'node:crypto';
import { requirePermissionIn } from '@/lib/auth/process-access';
import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { makeForm, type UploadForm } from './make-form';
import { takesForms } from './probe-forms';
import { uploadLimits } from './upload-limits';
import { publicStore } from './upload-origin';

/**
 * Gives a form to upload one CV straight into the store. The file is none of the product's until `finishUpload`.
 *
 * @returns null where files are uploaded to the product itself
 * @throws AppError `process.not-found`, `permission.denied`; `request.too-many` for somebody with hundreds of open forms
 */
export async function beginUpload(
  actor: PersonActor,
  { processId }: { processId: string },
): Promise<(UploadForm & { uploadId: string }) | null> {
  await requirePermissionIn(actor, processId, 'candidate:upload');
  const store = publicStore();
  if (!store || !(await takesForms())) return null;
  const { userId } = actor;
  const open = await database().incomingUpload.count({ where: { userId, expiresAt: { gt: new Date() } } });
  if (open >= uploadLimits.forms) throw new AppError('request.too-many', { retryAfterSeconds: 60 });
  const uploadId = randomUUID();
  const expiresAt = new Date(Date.now() + uploadLimits.seconds * 1000);
  await database().incomingUpload.create({ data: { id: uploadId, processId, userId, expiresAt } });
  return { uploadId, ...(await makeForm(store, uploadId)) };
}
