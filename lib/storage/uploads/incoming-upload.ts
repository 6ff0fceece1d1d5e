import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { getObject, removeObject } from '../object-store';
import { incomingKey } from './make-form';
import { uploadLimits } from './upload-limits';

/** Which upload, into which process, by whom. */
interface UploadPlace {
  id: string;
  processId: string;
  userId: string;
}

/**
 * The bytes that came in by a form.
 *
 * @throws AppError `upload.not-arrived` for a form of another process or person, one that has ended, or before anything came;
 *   `storage.unavailable`
 */
export async function readIncoming(place: UploadPlace): Promise<Uint8Array> {
  const isOpen = { ...place, expiresAt: { gt: new Date() } };
  const upload = await database().incomingUpload.findFirst({ where: isOpen, select: { id: true } });
  const object = upload && (await getObject(incomingKey(place.id)));
  if (!object) throw new AppError('upload.not-arrived');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of object.chunks) {
    parts.push(part);
    size += part.byteLength;
    // One byte more than is allowed is refused as too large by whoever looks at it.
    if (size > uploadLimits.bytes) break;
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Removes what came in by a form, and the form. @throws AppError `storage.unavailable` */
export async function dropIncoming({ id }: Pick<UploadPlace, 'id'>): Promise<void> {
  await removeObject(incomingKey(id));
  await database().incomingUpload.deleteMany({ where: { id } });
}
