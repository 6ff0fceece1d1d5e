import { z } from 'zod';
import { isOfLength } from './length';
import { broken } from './rule';

/**
 * What no text may hold: NUL and halves of surrogate pairs, which PostgreSQL cannot store, and the characters that turn the direction of
 * what is written around them, by which one name passes for another (Unicode Technical Report 36, section 2.5).
 */
const usable = /^[^\0\u202a-\u202e\u2066-\u2069\ud800-\udfff]*$/u;

/** Every text that comes from outside begins here: trimmed, of characters that can be kept and read. */
function plain() {
  return z.string().trim().regex(usable, broken('characters'));
}

/**
 * A text without the blanks around it.
 *
 * @param max in characters
 * @param min in characters; 1 (the default) asks for anything at all
 */
export function text({ max, min = 1 }: { max: number; min?: number }) {
  return plain().min(min).max(max);
}

/** A text whose length has two bounds that are better said together: 'Enter 6 to 12 characters'. */
export function textLength({ min, max }: { min: number; max: number }) {
  const rule = broken('length', { min, max });
  return plain()
    .min(1, broken('required'))
    .refine((value) => value === '' || isOfLength(value, { min, max }), rule);
}

/** A text of a certain form, e.g. an identifier. */
export function formatted(pattern: RegExp) {
  return plain().min(1).regex(pattern);
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
