import { AppError } from '@/lib/errors';
import { megabyte } from '@/lib/validation/file-limits';
import { cvLimits, pdfHeader, zipMark } from './cv-limits';

export type CvFileKind = 'pdf' | 'docx';

export const mimeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain',
} as const;

/** Of Word's older files, and of a DOCX that is protected with a password. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Judges a file by its content without opening it.
 *
 * @throws AppError `cv.empty`, `cv.too-large`, `cv.encrypted` and `cv.other-format` for other files of Word,
 * `cv.not-a-pdf` for anything else
 */
export function requireCvFile(bytes: Uint8Array): CvFileKind {
  if (bytes.byteLength === 0) throw new AppError('cv.empty');
  if (bytes.byteLength > cvLimits.maxMegabytes * megabyte) {
    throw new AppError('cv.too-large', { values: { max: cvLimits.maxMegabytes } });
  }
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, pdfHeader.withinBytes).includes(pdfHeader.mark)) return 'pdf';
  if (file.subarray(0, zipMark.length).equals(Buffer.from(zipMark))) return 'docx';
  if (file.subarray(0, compoundFile.length).equals(compoundFile)) {
    throw new AppError(file.includes(encryptedPart) ? 'cv.encrypted' : 'cv.other-format');
  }
  throw new AppError('cv.not-a-pdf');
}
