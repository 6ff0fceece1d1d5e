import { z } from 'zod';
import { broken } from './rule';
import { sameValue } from './same-value';

/** The specification does not define a PIN's format; ISO 9564-1 has 4 to 12 digits, with leading zeros. */
const pinLength = { min: 4, max: 12 };

/** Digits as text: a PIN may have leading zeros. */
export function pin() {
  return z
    .string()
    .trim()
    .min(1)
    .refine(
      (value) => /^\d*$/.test(value) && value.length >= pinLength.min && value.length <= pinLength.max,
      broken('pin', pinLength),
    );
}

/** For an object with a PIN and its repetition; reports the repetition. */
export function pinsMatch<First extends string, Second extends string>(first: First, second: Second) {
  return sameValue(first, second, 'pins-match');
}
