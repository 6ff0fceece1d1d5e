/**
 * Whether a text has `min` to `max` characters. Counts code points, as zod does; JavaScript's `length` counts UTF-16
 * units.
 */
export function isOfLength(value: string, { min, max }: { min: number; max: number }): boolean {
  const { length } = [...value];
  return length >= min && length <= max;
}
