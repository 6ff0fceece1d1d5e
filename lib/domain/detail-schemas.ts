import { z } from 'zod';
import { shortUserSchema } from '@/lib/domain/user-schemas';
import { email } from '@/lib/validation/contact';
import { wholeNumber } from '@/lib/validation/number';
import { broken } from '@/lib/validation/rule';
import { formatted, personName, text } from '@/lib/validation/text';
import { oneLine } from '@/lib/validation/usable-text';
import { detailFields, type DetailField } from './detail-enums';
import { payTaxes, payUnits, type ExpectedPay } from './expected-pay';
import { currencies } from './process-enums';
import { languageLevelSchema } from './process-schemas';

export const expectedPaySchema = z.object({
  minor: z.int(),
  currency: z.string(),
  unit: z.enum(payUnits),
  tax: z.enum(payTaxes).nullable(),
}) satisfies z.ZodType<ExpectedPay>;

const nullableText = z.string().nullable();

/** What is known of a candidate and may be corrected, as it is stored. */
export const detailsSchema = z.object({
  firstName: nullableText,
  lastName: nullableText,
  email: nullableText,
  phone: nullableText,
  city: nullableText,
  voivodeship: nullableText,
  country: nullableText,
  currentPosition: nullableText,
  languages: z.array(z.object({ language: z.string(), level: languageLevelSchema })),
  expectedPay: expectedPaySchema.nullable(),
  availability: nullableText,
});

export type Details = z.infer<typeof detailsSchema>;

/** Which details a field has. */
export const detailKeys = {
  NAME: ['firstName', 'lastName'],
  EMAIL: ['email'],
  PHONE: ['phone'],
  PLACE: ['city', 'voivodeship', 'country'],
  POSITION: ['currentPosition'],
  LANGUAGES: ['languages'],
  SALARY: ['expectedPay'],
  AVAILABILITY: ['availability'],
} as const satisfies Record<DetailField, readonly (keyof Details)[]>;

const line = (max: number) => text({ max }).regex(oneLine, broken('characters'));
/** Below the greatest amount that is stored, also for a month of hours. */
const maxPayMinor = 10_000_000;
const maxYearlyMinor = 1_000_000_000;

const phoneNumber = /^[+(]?\d[\d ()./-]{3,40}\d$/;

const paySchema = z
  .object({
    minor: wholeNumber({ min: 1, max: maxYearlyMinor }),
    currency: z.enum(currencies),
    unit: z.enum(payUnits),
    tax: z.enum(payTaxes).nullable(),
  })
  .refine(({ minor, unit }) => unit !== 'HOUR' || minor <= maxPayMinor, {
    path: ['minor'],
    ...broken('max-value', { n: maxPayMinor }),
  });

const spokenLanguages = z
  .array(z.object({ language: z.string().regex(/^[a-z]{2,3}$/), level: languageLevelSchema }))
  .max(30)
  .refine((list) => new Set(list.map(({ language }) => language)).size === list.length, broken('repeated'));

const replaces = {
  /** The correction that the person saw, null for none; without it the call replaces any. */
  replaces: z.uuid().nullable().optional(),
};

const corrected = <Field extends DetailField, Value extends z.core.$ZodShape>(field: Field, value: Value) =>
  z.strictObject({ field: z.literal(field), value: z.strictObject(value), ...replaces });

/** A detail as it should be; null empties it. */
export const correctDetailSchema = z.discriminatedUnion('field', [
  corrected('NAME', { firstName: personName().nullable(), lastName: personName().nullable() }),
  corrected('EMAIL', { email: email().nullable() }),
  corrected('PHONE', { phone: formatted(phoneNumber).nullable() }),
  corrected('PLACE', {
    city: line(100).nullable(),
    /** Polish name in lower case. */
    voivodeship: line(50).toLowerCase().nullable(),
    /** ISO 3166-1 alpha-2. */
    country: formatted(/^[A-Z]{2}$/).nullable(),
  }),
  corrected('POSITION', { currentPosition: line(200).nullable() }),
  corrected('LANGUAGES', { languages: spokenLanguages }),
  corrected('SALARY', { expectedPay: paySchema.nullable() }),
  corrected('AVAILABILITY', { availability: line(200).nullable() }),
]);

export type CorrectDetailInput = z.output<typeof correctDetailSchema>;

/** A correction that holds. */
export const detailCorrectionSchema = z.object({
  correctionId: z.uuid(),
  field: z.enum(detailFields),
  by: shortUserSchema,
  at: z.iso.datetime(),
  /** What stood there before. */
  former: detailsSchema.partial(),
  /** What the CV or the ATS says now; undoing puts it back. */
  read: detailsSchema.partial(),
});

export type DetailCorrectionDto = z.infer<typeof detailCorrectionSchema>;

export const undoDetailQuerySchema = z.object({ field: z.enum(detailFields) });
