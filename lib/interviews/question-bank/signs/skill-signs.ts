import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const skillSigns = {
  recentTask: {
    good: {
      pl: [
        'opisuje jedno konkretne zadanie',
        'mówi, co zostało zrobione samodzielnie',
        'podaje wynik lub sposób sprawdzenia',
      ],
      en: ['describes one particular task', 'says what was done alone', 'gives the result or how it was checked'],
    },
    poor: {
      pl: ['mówi ogólnie, bez zadania', 'powtarza słowa z ogłoszenia'],
      en: ['stays general, names no task', 'repeats the words of the advert'],
    },
  },
  method: {
    good: {
      pl: ['układa kroki w sensownej kolejności', 'uzasadnia wybór sposobu', 'zna ograniczenia swojego podejścia'],
      en: ['puts the steps in a sensible order', 'gives reasons for the choice', 'knows the limits of the approach'],
    },
    poor: {
      pl: ['wylicza pojęcia bez związku ze sobą', 'nie potrafi powiedzieć, dlaczego właśnie tak'],
      en: ['lists terms without connecting them', 'cannot say why it was done that way'],
    },
  },
  difficulty: {
    good: {
      pl: ['nazywa prawdziwą trudność', 'pokazuje, jak szukano przyczyny', 'mówi, co dziś byłoby zrobione inaczej'],
      en: ['names a real difficulty', 'shows how the cause was found', 'says what would be done differently today'],
    },
    poor: {
      pl: ['twierdzi, że trudności nie było', 'obwinia innych i nie mówi o swoim działaniu'],
      en: ['claims there were no difficulties', 'blames others and mentions no action of their own'],
    },
  },
  honestLevel: {
    good: {
      pl: [
        'trafnie nazywa swój poziom',
        'oddziela to, co umie, od tego, co zna ze słyszenia',
        'ma pomysł, jak uzupełnić braki',
      ],
      en: [
        'names their level accurately',
        'separates what they can do from what they have heard of',
        'has a plan to close the gap',
      ],
    },
    poor: {
      pl: ['ocenia się bardzo wysoko bez żadnego dowodu', 'unika odpowiedzi o poziomie'],
      en: ['claims a very high level without any proof', 'avoids the question of level'],
    },
  },
  improved: {
    good: {
      pl: ['mówi, jak było przedtem, a jak potem', 'podaje, po czym to zmierzono', 'nazywa własny pomysł'],
      en: ['says what it was like before and after', 'says how it was measured', 'names an idea of their own'],
    },
    poor: {
      pl: ['zmiana bez skutku', 'przypisuje sobie cudzą pracę'],
      en: ['a change without an effect', "takes credit for someone else's work"],
    },
  },
} satisfies Record<string, Signs>;
