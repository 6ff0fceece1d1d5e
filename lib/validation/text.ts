import { z } from 'zod';
import { isOfLength } from './length';
import { broken } from './rule';
import { invisibleText, oneLine, usableText } from './usable-text';

/** The base of every text input: trimmed, storable characters only; what shows nothing is empty. */
function plain() {
  return z
    .string()
    .trim()
    .overwrite((value) => (invisibleText.test(value) ? '' : value))
    .regex(usableText, broken('characters'));
}

/**
 * A trimmed text.
 *
 * @param max in characters
 * @param min in characters; 1 (the default) requires any text
 */
export function text({ max, min = 1 }: { max: number; min?: number }) {
  return plain().min(min).max(max);
}

/** A text with both bounds in one message: 'Enter 6 to 12 characters'. */
export function textLength({ min, max }: { min: number; max: number }) {
  const rule = broken('length', { min, max });
  return plain()
    .min(1, broken('required'))
    .refine((value) => value === '' || isOfLength(value, { min, max }), rule);
}

/** A text matching a pattern, e.g. an identifier. */
export function formatted(pattern: RegExp) {
  return plain().min(1).regex(pattern);
}

/** First or last name, 1 to 100 characters on one line. */
export function personName() {
  return text({ max: 100 }).regex(oneLine, broken('characters'));
}

/** An optional field: empty becomes null, other values follow the rule. */
export function whenFilled<Output>(rule: z.ZodType<Output, string>) {
  return z
    .string()
    .transform((value) => (value.trim() === '' ? null : value))
    .pipe(rule.nullable());
}
