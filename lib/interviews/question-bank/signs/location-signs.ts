import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const locationSigns = {
  clear: {
    good: {
      pl: ['mówi jasno, na co się zgadza', 'zna czas i sposób dojazdu', 'podaje termin możliwej zmiany'],
      en: ['states clearly what is acceptable', 'knows the journey time and means', 'gives a date for any change'],
    },
    poor: {
      pl: ['odpowiada wymijająco', 'nie zna wymagań co do miejsca'],
      en: ['answers evasively', 'does not know what the place requires'],
    },
  },
} satisfies Record<string, Signs>;
