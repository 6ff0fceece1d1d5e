import { z } from 'zod';
import { cvLimits } from '@/lib/cv/cv-limits';
import { megabyte } from '@/lib/validation/file-limits';
import { broken } from '@/lib/validation/rule';
import { text } from '@/lib/validation/text';
import { oneLine } from '@/lib/validation/usable-text';
import { fileFields, intakeOutcomes } from '../enums';

/** Base64 writes three bytes in four characters. */
const maxContent = Math.ceil((cvLimits.maxMegabytes * megabyte) / 3) * 4;
/** Of a call: the file and everything beside it. */
export const maxIntakeBytes = maxContent + megabyte;

const line = (max: number) => text({ max }).regex(oneLine, broken('characters'));
/** Missing, null or empty: the stored value stays. */
const optional = (max: number) =>
  z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), line(max).nullish())
    .transform((value) => value ?? null);

/** A candidate as the other system gives them. */
export const intakeInputSchema = z.object({
  /** Of the application there. The same one again changes the candidate instead of adding another. */
  externalId: line(200),
  /** Of the person there, who may have several applications; left out: the application's. */
  externalCandidateId: optional(200),
  firstName: optional(100),
  lastName: optional(100),
  email: optional(254),
  phone: optional(50),
  /** Where the candidate applied from. */
  sources: z.array(line(100)).max(20).optional(),
  /** The application's status there, as the other system names it. */
  status: optional(200),
  /** When it was last changed there: an older one than was given before changes nothing. */
  updatedAt: z.iso.datetime({ offset: true }).nullish(),
  /** Missing or null: the stored CV stays. */
  cv: z
    .object({
      fileName: line(255),
      /** The file in base64. */
      content: z.string().min(1).max(maxContent).meta({ contentEncoding: 'base64' }),
    })
    .nullish(),
});

export const intakeAnswerSchema = z.object({
  candidateId: z.uuid(),
  /** `unchanged`: nothing was new; `older`: something newer is stored. */
  outcome: z.enum(intakeOutcomes),
});

/** Which column of a file is which field; remembered for the next file of the process. */
export const fileColumnsSchema = z.object({ columns: z.partialRecord(z.enum(fileFields), z.string().max(200)) });

export type FileColumnsDto = z.infer<typeof fileColumnsSchema>;
export type IntakeInput = z.output<typeof intakeInputSchema>;
export type IntakeBody = z.input<typeof intakeInputSchema>;
export type IntakeAnswer = z.infer<typeof intakeAnswerSchema>;
