/**
 * Whether a text has `min` to `max` characters. A character outside of Unicode's first plane is one, as in zod's own
 * checks; JavaScript's `length` counts it twice.
 */
export function isOfLength(value: string, { min, max }: { min: number; max: number }): boolean {
  const { length } = [...value];
  return length >= min && length <= max;
}
