import { cvLimits } from '@/lib/cv/cv-limits';
import { inspectUpload } from '@/lib/cv/inspect-upload';
import { AppError } from '@/lib/errors';
import { probeCv } from '@/lib/reader/run-reader';
import { megabyte } from '@/lib/validation/file-limits';
import type { IntakeInput } from './intake-schemas';

/** A CV as it was given: named, but not opened yet. */
export interface GivenCv {
  fileName: string;
  sha256: string;
  bytes: Uint8Array;
}

/** The refusal of a file says which field it is about. */
function withField(error: unknown, path: string): unknown {
  if (!(error instanceof AppError) || !error.code.startsWith('cv.')) return error;
  const { code, values } = error;
  return new AppError(code, { values, fields: [{ path, code: 'not-a-cv' }], cause: error });
}

/**
 * The file of a call.
 *
 * @returns null when none was given
 * @throws AppError `request.invalid` for what is not base64, and those of `inspectUpload`, each with the field
 */
export function readGivenCv({ cv }: IntakeInput): GivenCv | null {
  if (!cv) return null;
  const bytes = Buffer.from(cv.content, 'base64');
  // Node skips what is not base64, so what it read is written again and compared.
  if (bytes.toString('base64') !== cv.content)
    throw new AppError('request.invalid', { fields: [{ path: 'cv.content', code: 'wrong-format' }] });
  try {
    if (bytes.length > cvLimits.maxMegabytes * megabyte)
      throw new AppError('cv.too-large', { values: { max: cvLimits.maxMegabytes } });
    return { ...inspectUpload(cv.fileName, bytes), bytes };
  } catch (error) {
    const isName = error instanceof AppError && error.code === 'cv.bad-name';
    throw withField(error, isName ? 'cv.fileName' : 'cv.content');
  }
}

/** Opens a file as the upload does. @throws AppError those of `probeCv`, with the field */
export async function probeGivenCv({ bytes }: GivenCv): ReturnType<typeof probeCv> {
  try {
    return await probeCv(bytes);
  } catch (error) {
    throw withField(error, 'cv.content');
  }
}
