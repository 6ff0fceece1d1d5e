import { createHash } from 'node:crypto';
import { AppError } from '@/lib/errors';
import { requireCvFile } from './file-kind';

export interface InspectedUpload {
  /** Safe to store, display and send in a header; at most 200 characters. */
  fileName: string;
  /** Lower-case hexadecimal. */
  sha256: string;
}

const maxNameLength = 200;
/** Path separators, control characters, invisible ones, and bidi overrides that could fake a file extension. */
const notInNames = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff/\\]|\p{Cs}/u;
const onlyDots = /^\.*$/;

function cleanName(fileName: string): string {
  const name = fileName.normalize('NFC').trim();
  if (name === '' || notInNames.test(name) || onlyDots.test(name)) throw new AppError('cv.bad-name');
  const characters = [...name];
  if (characters.length <= maxNameLength) return name;
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
  return `${characters.slice(0, maxNameLength - ending.length - 1).join('')}…${ending}`;
}

/**
 * Validates an uploaded file before it is stored or opened.
 *
 * @param fileName as sent by the browser; long names are shortened, keeping the extension
 * @param bytes the whole file
 * @throws AppError `cv.bad-name` (empty, with control characters or a path), and those of `requireCvFile`
 */
export function inspectUpload(fileName: string, bytes: Uint8Array): InspectedUpload {
  const clean = cleanName(fileName);
  requireCvFile(bytes);
  return { fileName: clean, sha256: createHash('sha256').update(bytes).digest('hex') };
}
