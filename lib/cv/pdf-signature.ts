import { AppError } from '@/lib/errors';
import { cvLimits, megabyte } from './cv-limits';

/** ISO 32000-2, 7.5.2, and what readers accept: the header may stand anywhere in the first 1024 bytes. */
const headerWithin = 1024;

/**
 * What can be told of an upload without opening it; the type is judged by content, not by name.
 *
 * @throws AppError `cv.empty`, `cv.too-large`, `cv.not-a-pdf`
 */
export function requirePdfBytes(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) throw new AppError('cv.empty');
  if (bytes.byteLength > cvLimits.maxMegabytes * megabyte) {
    throw new AppError('cv.too-large', { values: { max: cvLimits.maxMegabytes } });
  }
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headerWithin));
  if (!head.includes('%PDF-')) throw new AppError('cv.not-a-pdf');
}
