import type { z } from 'zod';
import { fieldErrorMessage } from '@/lib/i18n/error-messages';
import { checkFields } from '@/lib/validation/field-errors';

/** The sentences that a person reads when `value` breaks the rule, in Polish and in English; none for a good value. */
export function said(rule: z.ZodType, value: unknown): { pl: string[]; en: string[] } {
  const fields = checkFields(rule, value).fields ?? [];
  const words = (locale: 'pl' | 'en') => fields.map(({ code, values }) => fieldErrorMessage(locale, code, values));
  return { pl: words('pl'), en: words('en') };
}

/** One invalid sample: value, Polish sentence, English sentence. */
export type Broken = readonly [value: unknown, pl: string, en: string];

/** States that each sample is refused with exactly these sentences. */
export function expectBroken(rule: z.ZodType, samples: readonly Broken[]): void {
  for (const [value, pl, en] of samples) expect({ value, ...said(rule, value) }).toEqual({ value, pl: [pl], en: [en] });
}

/** States that each sample is taken, as it is or as its second part. */
export function expectTaken(rule: z.ZodType, samples: readonly (readonly [value: unknown, result: unknown])[]): void {
  for (const [value, result] of samples)
    expect({ value, ...checkFields(rule, value) }).toEqual({ value, data: result, fields: null });
}
