import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const softSkillSigns = {
  behaviour: {
    good: {
      pl: [
        'opowiada zdarzenie, a nie cechę',
        'pokazuje, co zostało powiedziane lub zrobione',
        'widzi, jak odebrali to inni',
      ],
      en: ['tells an event, not a trait', 'shows what was said or done', 'sees how others took it'],
    },
    poor: {
      pl: ['mówi tylko „mam to we krwi”', 'nie umie podać zdarzenia'],
      en: ['says only "it comes naturally"', 'cannot give an event'],
    },
  },
  reflection: {
    good: {
      pl: ['przyznaje się do słabszego momentu', 'nazywa wniosek', 'pokazuje, że coś się zmieniło'],
      en: ['admits a weaker moment', 'names the lesson', 'shows that something changed'],
    },
    poor: {
      pl: ['nie widzi u siebie żadnej słabości', 'zrzuca winę na innych'],
      en: ['presents themselves as faultless', 'puts the blame on others'],
    },
  },
} satisfies Record<string, Signs>;
