import { z } from 'zod';
import { broken } from './rule';

/** One of the listed values; empty reports 'This field is required'. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values);
}

/** A checkbox that must be ticked. */
export function ticked() {
  return z.literal(true, broken('choice-required'));
}

/** 1 to 5 stars (specification, section 9); empty reports 'Please select your rating'. */
export function rating() {
  const rule = broken('rating');
  return z.int(rule).min(1, rule).max(5, rule);
}
