import type { ApplicationAnswer } from '@/lib/domain/application-answers';
import { yesOrNo } from '@/lib/domain/application-enums';
import { AppError, type FieldError } from '@/lib/errors';
import type { FormQuestion, NewApplication } from './form-schemas';

function faultOf({ kind, required, choices }: FormQuestion, answer: string): FieldError['code'] | null {
  if (answer === '') return required ? 'required' : null;
  const offered: readonly string[] = kind === 'YES_NO' ? yesOrNo : choices;
  return kind === 'TEXT' || offered.includes(answer) ? null : 'not-in-list';
}

/**
 * The answers as they are stored; those that were not given are left out.
 *
 * @throws AppError `application-form.changed` where the questions are others by now, `request.invalid` naming each answer
 */
export function checkAnswers(
  questions: readonly FormQuestion[],
  given: NewApplication['answers'],
): ApplicationAnswer[] {
  const isSame =
    questions.length === given.length && questions.every(({ text }, index) => given[index]?.question === text);
  if (!isSame) throw new AppError('application-form.changed');
  const answers = questions.map((question, index) => ({ question, answer: given[index]?.answer ?? '' }));
  const fields = answers.flatMap(({ question, answer }, index) => {
    const code = faultOf(question, answer);
    return code ? [{ path: `answers.${index}.answer`, code }] : [];
  });
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return answers.flatMap(({ question: { text, kind }, answer }) =>
    answer === '' ? [] : [{ question: text, kind, answer }],
  );
}
