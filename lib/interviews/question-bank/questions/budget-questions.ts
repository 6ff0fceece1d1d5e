import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { budgetSigns as signs } from '../signs/budget-signs';

export const budgetQuestions: BankQuestion[] = [
  {
    id: 'budget-clarify-range',
    purpose: 'clarify',
    kind: 'budget',
    text: {
      pl: 'Jakie są oczekiwania finansowe na tym stanowisku: kwota lub widełki, brutto, przy jakiej umowie?',
      en: 'What are your salary expectations for this role: a figure or a range, gross, on which type of contract?',
    },
    ...signs.expectation,
    followUps: followUps.money,
  },
  {
    id: 'budget-clarify-minimum',
    purpose: 'clarify',
    kind: 'budget',
    text: {
      pl: 'Od jakiej kwoty brutto oferta na tym stanowisku byłaby warta rozmowy?',
      en: 'From what gross figure would an offer for this role be worth discussing?',
    },
    ...signs.expectation,
    followUps: followUps.money,
  },
  {
    id: 'budget-clarify-contract',
    purpose: 'clarify',
    kind: 'budget',
    text: {
      pl: 'Jaka forma umowy odpowiada najbardziej i jaka kwota brutto byłaby przy niej właściwa?',
      en: 'Which type of contract suits you best, and what gross figure would be right for it?',
    },
    ...signs.expectation,
    followUps: followUps.money,
  },
  {
    id: 'budget-clarify-basis',
    purpose: 'clarify',
    kind: 'budget',
    text: {
      pl: 'Jakie widełki na tym stanowisku byłyby właściwe i na czym opiera się ta kwota?',
      en: 'What range would be right for this role, and what is the figure based on?',
    },
    ...signs.expectation,
    followUps: followUps.money,
  },
  {
    id: 'budget-gap-flexible',
    purpose: 'gap',
    kind: 'budget',
    text: {
      pl: 'Na ile ta kwota jest elastyczna i od czego to zależy?',
      en: 'How flexible is that figure, and what does it depend on?',
    },
    ...signs.expectation,
    followUps: followUps.money,
  },
  {
    id: 'budget-gap-terms',
    purpose: 'gap',
    kind: 'budget',
    text: {
      pl: 'Przy jakiej umowie i jakim wymiarze pracy miałaby obowiązywać ta kwota?',
      en: 'For which type of contract and which working time is that figure?',
    },
    ...signs.expectation,
    followUps: followUps.yesNo,
  },
  {
    id: 'budget-gap-package',
    purpose: 'gap',
    kind: 'budget',
    text: {
      pl: 'Co oprócz kwoty podstawowej ma znaczenie: premia, szkolenia, elastyczne godziny?',
      en: 'Besides the base figure, what matters to you: a bonus, training, flexible hours?',
    },
    ...signs.expectation,
    followUps: followUps.yesNo,
  },
];
