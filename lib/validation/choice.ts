import { z } from 'zod';
import { broken } from './rule';

/** One of the listed values; an empty one says 'This field is required'. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values);
}

/** A box that must be ticked. */
export function ticked() {
  return z.literal(true, broken('choice-required'));
}

/** Stars 1 to 5 (specification, section 9); none chosen says 'Please select your rating'. */
export function rating() {
  const rule = broken('rating');
  return z.int(rule).min(1, rule).max(5, rule);
}
