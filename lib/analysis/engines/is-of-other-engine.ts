/**
 * Whether an analysis was given by another engine than the process has chosen now. One in a model's place, because its answer could
 * not be used, stands for the model's.
 *
 * @param chosen `process.engine`
 */
export function isOfOtherEngine(
  chosen: string | null,
  { engine, fallbackReason }: { engine: string; fallbackReason: string | null },
): boolean {
  return chosen !== null && chosen !== engine && !(chosen === 'openai' && fallbackReason !== null);
}
