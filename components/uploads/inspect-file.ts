import { signatureBytes, signatureOf, type FileSignature } from '@/lib/cv/file-signature';

/** Why a file is not sent: the server's code, `unreadable` (deleted or locked), or one of too many in an archive. */
export type FileRefusal =
  | 'cv.empty'
  | 'cv.not-a-pdf'
  | 'cv.archive'
  | 'cv.encrypted'
  | 'cv.mail'
  | 'cv.html'
  | 'cv.heic'
  | 'cv.other-picture'
  | 'cv.damaged'
  | 'unreadable'
  | 'archive-rest';

/** The server looks into the others. */
const refusals: Partial<Record<FileSignature, FileRefusal>> = {
  mail: 'cv.mail',
  html: 'cv.html',
  heic: 'cv.heic',
  picture: 'cv.other-picture',
  other: 'cv.not-a-pdf',
};

/** The first bytes of a file. @throws DOMException when it was deleted or locked */
export async function readHead(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer());
}

/**
 * Checks a file's first bytes like the server, by content and not by name (lib/cv/file-kind.ts). Never rejects.
 *
 * @returns null when it may be sent
 */
export async function inspectFile(file: File): Promise<FileRefusal | null> {
  if (file.size === 0) return 'cv.empty';
  try {
    return refusals[signatureOf(await readHead(file))] ?? null;
  } catch {
    return 'unreadable';
  }
}
