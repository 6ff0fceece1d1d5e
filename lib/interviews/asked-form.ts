import type { AskedForm } from './judge-answer';
import type { AnswerForm } from './question-bank/bank-question';
import { findBankQuestion } from './question-bank/question-bank';

/** A question or follow-up of a stored interview. */
interface AskedQuestion {
  position: number;
  bankId: string;
  followUpWhen: string | null;
}

/** The reason of a follow-up that repeats the question once, because the candidate asked something back. */
export const askedBack = 'question';

/** Follow-ups that ask for the same in other words. */
const repeating: readonly (string | null)[] = [null, 'beside', 'no-number', 'no-level'];
/** Forms whose follow-ups ask for more of the same story. */
const told: readonly AnswerForm[] = ['story', 'practice', 'plan'];

/**
 * The form of answer that a question or follow-up of a stored interview asks for: that of the bank's question, if the
 * bank still has it and the follow-up repeats it. A follow-up such as "What does it depend on?" asks for a detail
 * instead.
 *
 * @param questions of the same interview
 */
export function askedForm(question: AskedQuestion, questions: readonly AskedQuestion[]): AskedForm | undefined {
  const { position, bankId, followUpWhen: when } = question;
  if (when === askedBack) {
    const before = questions.find((one) => one.position === position - 1);
    return before && askedForm(before, questions);
  }
  const bank = findBankQuestion(bankId);
  if (repeating.includes(when)) return bank?.id === bankId ? bank.form : undefined;
  return when === 'no-time' || (bank && !told.includes(bank.form)) ? 'detail' : undefined;
}
