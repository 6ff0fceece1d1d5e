import { AppError } from '@/lib/errors';
import { findChoiceFault, findQuestionFault } from './find-question-fault';
import type { FormQuestion } from './form-schemas';

/** @throws AppError `application-form.unlawful-question` naming every question and choice that may not be asked */
export function requireLawfulQuestions(questions: readonly FormQuestion[]): void {
  const fields = questions.flatMap(({ text, choices }, index) => [
    ...(findQuestionFault(text) ? [{ path: `questions.${index}.text`, code: 'unlawful-question' }] : []),
    ...(choices.some(findChoiceFault) ? [{ path: `questions.${index}.choices`, code: 'unlawful-question' }] : []),
  ]);
  if (fields.length > 0) throw new AppError('application-form.unlawful-question', { fields });
}
