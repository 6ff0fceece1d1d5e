import { AppError } from '@/lib/errors';
import { megabyte } from '@/lib/validation/file-limits';
import { cvLimits, pdfHeader } from './cv-limits';

/**
 * Checks size and content type without opening the file.
 *
 * @throws AppError `cv.empty`, `cv.too-large`, `cv.not-a-pdf`
 */
export function requirePdfBytes(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) throw new AppError('cv.empty');
  if (bytes.byteLength > cvLimits.maxMegabytes * megabyte) {
    throw new AppError('cv.too-large', { values: { max: cvLimits.maxMegabytes } });
  }
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, pdfHeader.withinBytes));
  if (!head.includes(pdfHeader.mark)) throw new AppError('cv.not-a-pdf');
}
