/** Errors that say that a model's answer could not be used: they say nothing of the candidate, and another try may do better. */
const unusableAnswers: readonly string[] = ['model.bad-answer', 'model.runaway'];

/** @param reason an error code, `candidate.statusReason` */
export function isUnusableAnswer(reason: string | null): boolean {
  return reason !== null && unusableAnswers.includes(reason);
}
