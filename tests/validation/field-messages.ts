import type { z } from 'zod';
import { fieldErrorMessage } from '@/lib/i18n/error-messages';
import { checkFields } from '@/lib/validation/field-errors';

/** The messages for `value` in both languages; none for a valid value. */
export function fieldMessages(rule: z.ZodType, value: unknown): { pl: string[]; en: string[] } {
  const fields = checkFields(rule, value).fields ?? [];
  const messagesIn = (locale: 'pl' | 'en') => fields.map(({ code, values }) => fieldErrorMessage(locale, code, values));
  return { pl: messagesIn('pl'), en: messagesIn('en') };
}

/** An invalid sample: value, Polish message, English message. */
export type InvalidSample = readonly [value: unknown, pl: string, en: string];

/** Expects exactly these messages for each sample. */
export function expectInvalid(rule: z.ZodType, samples: readonly InvalidSample[]): void {
  for (const [value, pl, en] of samples)
    expect({ value, ...fieldMessages(rule, value) }).toEqual({ value, pl: [pl], en: [en] });
}

/** Expects each value to parse to its result. */
export function expectValid(rule: z.ZodType, samples: readonly (readonly [value: unknown, result: unknown])[]): void {
  for (const [value, result] of samples)
    expect({ value, ...checkFields(rule, value) }).toEqual({ value, data: result, fields: null });
}
