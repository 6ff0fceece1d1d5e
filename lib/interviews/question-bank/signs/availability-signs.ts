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
  conditions: {
    good: {
      pl: ['mówi jasno, na co się zgadza', 'zna taki tryb pracy z praktyki', 'podaje, w jakim zakresie i od kiedy'],
      en: ['states clearly what is acceptable', 'knows such work from practice', 'says to what extent and from when'],
    },
    poor: {
      pl: ['zgadza się na wszystko bez zastanowienia', 'wycofuje się z wcześniejszej odpowiedzi'],
      en: ['agrees to everything without a thought', 'takes back an earlier answer'],
    },
  },
} satisfies Record<string, Signs>;
