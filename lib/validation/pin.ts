import { z } from 'zod';
import { broken } from './rule';
import { sameValue } from './same-value';

/** The specification leaves the form of a PIN open; ISO 9564-1 has 4 to 12 digits, zeros in front included. */
const pinLength = { min: 4, max: 12 };

/** Digits only, kept as a text: a PIN may begin with zeros. */
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

/** For an object with a PIN and its repetition; the repetition is what is wrong. */
export function pinsMatch<First extends string, Second extends string>(first: First, second: Second) {
  return sameValue(first, second, 'pins-match');
}
