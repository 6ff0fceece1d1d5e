import { z } from 'zod';

interface Bounds {
  min: number;
  max: number;
}

/** A whole number within bounds, both included. */
export function wholeNumber({ min, max }: Bounds) {
  return z.int().min(min).max(max);
}

/** Any number within bounds, both included. */
export function decimal({ min, max }: Bounds) {
  return z.number().min(min).max(max);
}
