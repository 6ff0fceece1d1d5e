import { z } from 'zod';
import { locales } from '@/lib/i18n/locale';
import { fileFormats, sha256Form } from './enums';

export const auditorFileQuery = z.object({
  format: z.enum(fileFormats),
  /** Of the texts; missing: the reader's. */
  locale: z.enum(locales).optional(),
  /** Of this process; missing: of the installation. */
  processId: z.uuid().optional(),
});

export const sealParams = z.object({ sha256: z.string().regex(sha256Form) });

/** A file that was made here. */
const madeFileSchema = z.object({
  eventId: z.uuid(),
  sha256: z.string(),
  madeAt: z.iso.datetime(),
  /** The present name; null when there is no such account any more. */
  madeBy: z.string().nullable(),
  format: z.enum(fileFormats),
  language: z.enum(locales),
  process: z.object({ processId: z.uuid(), name: z.string().nullable() }).nullable(),
});

export const sealCheckSchema = z.object({
  /** Null: no file with these bytes was made here, or it was changed. */
  file: madeFileSchema.nullable(),
  /** Whether the chain of the audit log holds up to the entry of the file. */
  proved: z.boolean(),
  /** Where the chain does not hold, if anywhere. */
  faultSeq: z.int().nullable(),
});

export type AuditorFileQuery = z.output<typeof auditorFileQuery>;
export type MadeFile = z.infer<typeof madeFileSchema>;
export type SealCheck = z.infer<typeof sealCheckSchema>;
