import { z } from 'zod';
import { maxPage } from './page-number';
import { broken } from './rule';

interface Bounds {
  min: number;
  max: number;
}

/** The maximum of PostgreSQL's `integer`. */
export const maxInteger = 2_147_483_647;

/** A whole number within inclusive bounds. */
export function wholeNumber({ min, max }: Bounds) {
  return z.int().min(min).max(max);
}

/** The same from a query string, in digits. */
export function numberParameter({ min, max }: Bounds) {
  return z.coerce.number().int().min(min).max(max);
}

/** A page number from a query string. */
export function pageParameter() {
  return numberParameter({ min: 1, max: maxPage }).default(1);
}

/**
 * A number within inclusive bounds, with limited decimals.
 *
 * @param decimals 0 or more; more digits are rejected, not rounded
 */
export function decimal({ min, max, decimals }: Bounds & { decimals: number }) {
  return z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Number(value.toFixed(decimals)) === value, broken('decimals', { n: decimals }));
}

/** For `.check()` of an object: the upper bound is not below the lower one. Passes while either is missing. */
export function maxNotBelowMin<Min extends string, Max extends string>(min: Min, max: Max) {
  return ({ value, issues }: z.core.ParsePayload<Partial<Record<Min | Max, number | null>>>) => {
    const from = value[min] ?? null;
    const to = value[max] ?? null;
    if (from === null || to === null || from <= to) return;
    issues.push({ code: 'custom', path: [max], message: broken('range-order').error, input: to, continue: true });
  };
}
