import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { budgetSigns as signs } from '../signs/budget-signs';

export const budgetQuestions: BankQuestion[] = [
  {
    id: 'budget-confirm-range',
    purpose: 'confirm',
    kind: 'budget',
    text: {
      pl: 'Jakie są oczekiwania finansowe na tym stanowisku: kwota lub widełki, brutto, przy jakiej umowie?',
      en: 'What are your salary expectations for this role: a figure or a range, gross, on which type of contract?',
    },
    ...signs.expectation,
    followUps: [followUps.exactFigure, followUps.practical],
  },
  {
    id: 'budget-confirm-fits',
    purpose: 'confirm',
    kind: 'budget',
    text: {
      pl: 'Czy budżet podany w ogłoszeniu odpowiada oczekiwaniom?',
      en: 'Does the budget given in the advert meet your expectations?',
    },
    ...signs.expectation,
    followUps: [followUps.practical, followUps.condition],
  },
  {
    id: 'budget-confirm-contract-form',
    purpose: 'confirm',
    kind: 'budget',
    text: {
      pl: 'Jaka forma współpracy jest najlepsza i jaka kwota byłaby przy niej właściwa?',
      en: 'Which form of contract suits you best, and what figure would be right for it?',
    },
    ...signs.expectation,
    followUps: [followUps.condition, followUps.practical],
  },
  {
    id: 'budget-deepen-package',
    purpose: 'deepen',
    kind: 'budget',
    text: {
      pl: 'Co oprócz wynagrodzenia podstawowego ma znaczenie: premia, szkolenia, elastyczne godziny, sprzęt?',
      en: 'Besides the base salary, what matters to you: a bonus, training, flexible hours, equipment?',
    },
    ...signs.expectation,
    followUps: [followUps.condition, followUps.practical],
  },
  {
    id: 'budget-deepen-basis',
    purpose: 'deepen',
    kind: 'budget',
    text: {
      pl: 'Na czym opierają się oczekiwania finansowe: zakres zadań, rynek, odpowiedzialność?',
      en: 'What are your salary expectations based on: the scope of tasks, the market, the responsibility?',
    },
    ...signs.expectation,
    followUps: [followUps.situation, followUps.background],
  },
  {
    id: 'budget-deepen-growth-step',
    purpose: 'deepen',
    kind: 'budget',
    text: {
      pl: 'Jak powinno zmieniać się wynagrodzenie wraz z zakresem zadań, na przykład po okresie próbnym?',
      en: 'How should pay change as the tasks grow, for example after the trial period?',
    },
    ...signs.expectation,
    followUps: [followUps.byWhen, followUps.condition],
  },
  {
    id: 'budget-clarify-minimum',
    purpose: 'clarify',
    kind: 'budget',
    text: {
      pl: 'Proszę podać kwotę, od której oferta na tym stanowisku byłaby warta rozmowy.',
      en: 'From what figure would an offer for this role be worth discussing?',
    },
    ...signs.expectation,
    followUps: [followUps.exactFigure, followUps.practical],
  },
  {
    id: 'budget-clarify-flexible',
    purpose: 'clarify',
    kind: 'budget',
    text: {
      pl: 'Na ile oczekiwania finansowe są elastyczne i od czego to zależy?',
      en: 'How flexible are your salary expectations, and what do they depend on?',
    },
    ...signs.expectation,
    followUps: [followUps.exactFigure, followUps.practical],
  },
  {
    id: 'budget-clarify-gross-net',
    purpose: 'clarify',
    kind: 'budget',
    text: {
      pl: 'Czy podana kwota oczekiwań to brutto czy netto i za jaki wymiar pracy?',
      en: 'Is the figure you expect gross or net, and for what working time?',
    },
    ...signs.expectation,
    followUps: [followUps.exactFigure, followUps.practical],
  },
  {
    id: 'budget-clarify-variable',
    purpose: 'clarify',
    kind: 'budget',
    text: {
      pl: 'Jaki udział części zmiennej, na przykład premii, byłby do przyjęcia?',
      en: 'What share of variable pay, such as a bonus, would you accept?',
    },
    ...signs.expectation,
    followUps: [followUps.exactFigure, followUps.practical],
  },
];
