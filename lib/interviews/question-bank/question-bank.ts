import type { BankPurpose, BankQuestion } from './bank-question';
import { questionsSchema } from './bank-schemas';
import { inBothLanguages } from './bank-texts';
import file from './data/questions.json';
import { followUps } from './follow-ups';

/** Every question of the built-in interviewer, in a fixed order. */
export const questionBank: readonly BankQuestion[] = questionsSchema
  .parse(file)
  .map(({ id, purpose, kind, signs: name, followUps: form }) => {
    const signs = inBothLanguages(name, (texts) => texts.signs[name]);
    return {
      id,
      purpose,
      kind,
      text: inBothLanguages(id, ({ questions }) => questions[id]),
      good: { pl: signs.pl.good, en: signs.en.good },
      poor: { pl: signs.pl.poor, en: signs.en.poor },
      form,
      followUps: followUps[form],
    };
  });

/** Old ids begin with the purpose. */
const formerPurposes: readonly BankPurpose[] = ['tip', 'red-flag', 'contradiction'];

/**
 * The question of a stored interview. If the bank no longer has it, another question of its kind or purpose, whose
 * follow-ups fit; then the form of answer is not the one that was asked for.
 *
 * @param bankId `<kind>-<purpose>-<name>`, formerly `<purpose>-<kind>-<name>`
 */
export function findBankQuestion(bankId: string): BankQuestion | undefined {
  const ofKind = ({ kind, purpose }: BankQuestion) => bankId.startsWith(`${kind}-${purpose}-`);
  const former = formerPurposes.find((purpose) => bankId.startsWith(`${purpose}-`));
  return (
    questionBank.find(({ id }) => id === bankId) ??
    questionBank.find(ofKind) ??
    questionBank.find(({ purpose }) => purpose === former)
  );
}
