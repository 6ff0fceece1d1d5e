import type { BankQuestion } from './bank-question';
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
      followUps: followUps[form],
    };
  });
