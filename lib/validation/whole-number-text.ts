type WholeNumberProblem = 'integer' | 'min-value' | 'max-value';

/**
 * The whole-number rule that a typed text breaks; null for a valid or empty one. Same rules as `wholeNumber`, without
 * zod, for the small filter forms.
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
