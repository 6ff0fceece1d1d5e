import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const availabilitySigns = {
  dated: {
    good: {
      pl: ['podaje termin lub okres wypowiedzenia', 'zna swoje zobowiązania zawodowe', 'mówi, co da się przyspieszyć'],
      en: ['gives a date or notice period', 'knows their work commitments', 'says what could be sped up'],
    },
    poor: {
      pl: ['termin zmienia się w trakcie rozmowy', 'nie zna okresu wypowiedzenia'],
      en: ['the date shifts during the talk', 'does not know the notice period'],
    },
  },
} satisfies Record<string, Signs>;
