import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const languageSigns = {
  inUse: {
    good: {
      pl: [
        'podaje sytuacje użycia w pracy',
        'rozróżnia mówienie, pisanie i czytanie',
        'przechodzi na ten język bez oporu',
      ],
      en: [
        'names situations of use at work',
        'tells speaking, writing and reading apart',
        'switches to the language without reluctance',
      ],
    },
    poor: {
      pl: ['zna język tylko „ze szkoły”', 'unika próbki'],
      en: ['knows the language only "from school"', 'avoids a sample'],
    },
  },
  honest: {
    good: {
      pl: ['trafnie ocenia poziom', 'mówi, co sprawia kłopot', 'ma sposób na utrzymanie języka'],
      en: ['rates the level accurately', 'says what causes trouble', 'has a way of keeping the language up'],
    },
    poor: {
      pl: ['podaje poziom bez przykładu', 'liczy tylko na tłumacza'],
      en: ['states a level without an example', 'relies only on a translator'],
    },
  },
} satisfies Record<string, Signs>;
