import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const budgetSigns = {
  expectation: {
    good: {
      pl: ['podaje kwotę lub widełki', 'określa brutto czy netto i rodzaj umowy', 'wie, co poza kwotą ma znaczenie'],
      en: [
        'gives a figure or range',
        'says gross or net and the type of contract',
        'knows what matters besides the figure',
      ],
    },
    poor: {
      pl: ['nie ma żadnych oczekiwań ani widełek', 'zmienia kwotę bez powodu'],
      en: ['has no expectation or range at all', 'changes the figure without a reason'],
    },
  },
} satisfies Record<string, Signs>;
