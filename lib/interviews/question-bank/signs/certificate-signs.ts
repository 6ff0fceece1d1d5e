import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const certificateSigns = {
  valid: {
    good: {
      pl: ['podaje pełną nazwę i wystawcę', 'zna datę i ważność', 'mówi, do czego się przydał'],
      en: ['gives the full name and issuer', 'knows the date and validity', 'says what it was useful for'],
    },
    poor: {
      pl: ['myli szkolenie z egzaminem', 'nie wie, czy dokument jest ważny'],
      en: ['confuses a course with an exam', 'does not know whether it is still valid'],
    },
  },
  preparing: {
    good: {
      pl: ['zna wymagania egzaminu', 'ma realny termin', 'pokazuje wiedzę mimo braku dokumentu'],
      en: ['knows the exam requirements', 'has a realistic date', 'shows the knowledge without the document'],
    },
    poor: {
      pl: ['lekceważy wymóg', 'obiecuje bez planu'],
      en: ['plays down the requirement', 'promises without a plan'],
    },
  },
} satisfies Record<string, Signs>;
