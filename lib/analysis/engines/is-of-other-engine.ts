/**
 * Whether an analysis was made by another engine than the process has chosen now. A built-in engine that judged
 * because a model's answer could not be used counts as the model.
 *
 * @param chosen `process.engine`
 */
export function isOfOtherEngine(
  chosen: string | null,
  { engine, fallbackReason }: { engine: string; fallbackReason: string | null },
): boolean {
  return chosen !== null && chosen !== engine && !(chosen === 'openai' && fallbackReason !== null);
}
