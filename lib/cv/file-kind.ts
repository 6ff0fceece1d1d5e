import { AppError } from '@/lib/errors';
import type { ErrorCode } from '@/lib/error-codes';
import { megabyte } from '@/lib/validation/file-limits';
import { archiveKind } from './archive-kind';
import { cvLimits } from './cv-limits';
import { signatureOf, type FileSignature } from './file-signature';

/** What a CV may be. */
export type CvFileKind = 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt' | 'jpeg' | 'png';

/** `text`: typed by a person in place of a file. An uploaded text file has its encoding behind its type. */
export const mimeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain; charset=utf-8',
  jpeg: 'image/jpeg',
  png: 'image/png',
  text: 'text/plain',
} as const;

/** The kind of a stored file, by its type. */
export function kindOfType(mimeType: string): CvFileKind | 'text' {
  const kinds = Object.keys(mimeTypes) as (keyof typeof mimeTypes)[];
  return kinds.find((kind) => mimeTypes[kind] === mimeType) ?? (mimeType.startsWith('text/') ? 'txt' : 'pdf');
}

const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');
/** A part that every mail saved by Outlook has. */
const mailPart = Buffer.from('__substg1.0_', 'utf16le');

const refusals: Partial<Record<FileSignature, ErrorCode>> = {
  heic: 'cv.heic',
  picture: 'cv.other-picture',
  html: 'cv.html',
  mail: 'cv.mail',
};

function requireDocument(bytes: Uint8Array): 'docx' | 'odt' {
  const kind = archiveKind(bytes);
  if (kind === 'docx' || kind === 'odt') return kind;
  throw new AppError(kind === 'archive' ? 'cv.archive' : 'cv.other-format');
}

function refuseCompound(file: Buffer): never {
  if (file.includes(encryptedPart)) throw new AppError('cv.encrypted');
  throw new AppError(file.includes(mailPart) ? 'cv.mail' : 'cv.other-format');
}

/**
 * Decides by its content, without opening it, whether a file may be a CV; for uploads and for the ATS alike.
 *
 * @throws AppError `cv.empty`, `cv.too-large`, `cv.encrypted`; for a known other kind `cv.archive`, `cv.mail`,
 * `cv.html`, `cv.heic`, `cv.other-picture`, `cv.other-format` (other documents); `cv.not-a-pdf` for anything else
 */
export function requireCvFile(bytes: Uint8Array): CvFileKind {
  if (bytes.byteLength === 0) throw new AppError('cv.empty');
  if (bytes.byteLength > cvLimits.maxMegabytes * megabyte) {
    throw new AppError('cv.too-large', { values: { max: cvLimits.maxMegabytes } });
  }
  const signature = signatureOf(bytes);
  switch (signature) {
    case 'zip':
      return requireDocument(bytes);
    case 'compound':
      return refuseCompound(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    case 'text':
      return 'txt';
    case 'pdf':
    case 'rtf':
    case 'jpeg':
    case 'png':
      return signature;
    default:
      throw new AppError(refusals[signature] ?? 'cv.not-a-pdf');
  }
}
