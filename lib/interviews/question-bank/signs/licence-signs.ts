import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const licenceSigns = {
  entitled: {
    good: {
      pl: ['podaje kategorię lub zakres uprawnień', 'zna termin ważności', 'mówi o praktyce z ostatniego czasu'],
      en: ['gives the category or scope', 'knows the expiry date', 'tells of recent practice'],
    },
    poor: {
      pl: ['ma dokument, lecz bez praktyki i to ukrywa', 'nie zna zakresu uprawnień'],
      en: ['holds the document without practice and hides it', 'does not know its scope'],
    },
  },
} satisfies Record<string, Signs>;
