import { createHash } from 'node:crypto';
import { AppError } from '@/lib/errors';
import { mimeTypes, requireCvFile } from './file-kind';
import { nameOfType } from './name-of-type';

export interface InspectedUpload {
  /** Safe to store, display and send in a header; at most 200 characters. */
  fileName: string;
  /** Lower-case hexadecimal. */
  sha256: string;
}

/** A path: it is not the name of a file. */
const path = /[/\\]/;

function fileNameOf(sentName: string, mimeType: string): string {
  const name = nameOfType(sentName, mimeType);
  if (name.startsWith('.') || path.test(name)) throw new AppError('cv.bad-name');
  return name;
}

/**
 * Validates an uploaded file before it is stored or opened.
 *
 * @param fileName as sent by the browser or the ATS; it gets the extension of what the file is (`nameOfType`)
 * @param bytes the whole file
 * @throws AppError `cv.bad-name` (nothing but dots and signs, or a path), and those of `requireCvFile`
 */
export function inspectUpload(fileName: string, bytes: Uint8Array): InspectedUpload {
  const mimeType = mimeTypes[requireCvFile(bytes)];
  return { fileName: fileNameOf(fileName, mimeType), sha256: createHash('sha256').update(bytes).digest('hex') };
}
