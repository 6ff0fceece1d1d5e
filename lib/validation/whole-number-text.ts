type WholeNumberProblem = 'integer' | 'min-value' | 'max-value';

/**
 * Which rule of a whole number a typed text breaks; null for a good one and for none. Without zod, for the small forms of
 * filters; the same rules as `wholeNumber`.
 */
export function wholeNumberProblem(
  text: string,
  { min, max }: { min: number; max: number },
): WholeNumberProblem | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (!/^[+-]?\d+$/.test(typed)) return 'integer';
  if (Number(typed) < min) return 'min-value';
  return Number(typed) > max ? 'max-value' : null;
}
