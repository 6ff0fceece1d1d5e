import { z } from 'zod';
import { isOfLength } from './length';
import { broken } from './rule';

/**
 * A text without the blanks around it.
 *
 * @param max in characters
 * @param min in characters; 1 (the default) asks for anything at all
 */
export function text({ max, min = 1 }: { max: number; min?: number }) {
  return z.string().trim().min(min).max(max);
}

/** A text whose length has two bounds that are better said together: 'Enter 6 to 12 characters'. */
export function textLength({ min, max }: { min: number; max: number }) {
  const rule = broken('length', { min, max });
  return z
    .string()
    .trim()
    .min(1, broken('required'))
    .refine((value) => value === '' || isOfLength(value, { min, max }), rule);
}

/** A text of a certain form, e.g. an identifier. */
export function formatted(pattern: RegExp) {
  return z.string().trim().min(1).regex(pattern);
}

/** First or last name, 1 to 100 characters. */
export function personName() {
  return text({ max: 100 });
}

/** A field that may stay empty: an empty text becomes null, any other follows the rule. */
export function whenFilled<Output>(rule: z.ZodType<Output, string>) {
  return z
    .string()
    .transform((value) => (value.trim() === '' ? null : value))
    .pipe(rule.nullable());
}
