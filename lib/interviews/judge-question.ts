import { askedBack, askedForm } from './asked-form';
import { judgeAnswer, type AnswerJudgement } from './judge-answer';
import { isLeftOut, withoutMarks } from './private/leave-out-private';

/** A question of a stored interview with its answer. */
interface JudgedQuestion {
  position: number;
  bankId: string;
  followUpWhen: string | null;
  criterionId: string | null;
  label: string | null;
  text: string;
  answer: string;
}

/** These ask for the criterion itself; other follow-ups ask for more of what was told. */
const ofCriterion: readonly (string | null)[] = [null, 'beside', askedBack];

/** The words of the other criteria that an interview asks about. */
export function otherLabels(
  questions: readonly Pick<JudgedQuestion, 'criterionId' | 'label'>[],
  criterionId: string | null,
): string[] {
  const others = questions.filter((one) => one.criterionId !== criterionId);
  return [...new Set(others.flatMap(({ label }) => label ?? []))];
}

/** What the answer to a question of a stored interview is, without its private parts. @param questions of the interview */
export function judgeQuestion(question: JudgedQuestion, questions: readonly JudgedQuestion[]): AnswerJudgement {
  const { label, text, answer, criterionId, followUpWhen } = question;
  const said = withoutMarks(answer);
  if (said === '') return 'answers';
  return judgeAnswer({
    label,
    question: text,
    answer: said,
    form: askedForm(question, questions),
    isRest: isLeftOut(answer),
    otherLabels: ofCriterion.includes(followUpWhen) ? otherLabels(questions, criterionId) : undefined,
  });
}
