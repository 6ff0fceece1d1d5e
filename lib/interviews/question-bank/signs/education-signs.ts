import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const educationSigns = {
  studied: {
    good: {
      pl: [
        'podaje kierunek, zakres i stan nauki',
        'łączy naukę z zadaniami w pracy',
        'wskazuje projekt lub pracę dyplomową',
      ],
      en: [
        'gives the subject, scope and status of the studies',
        'ties them to tasks at work',
        'points to a project or thesis',
      ],
    },
    poor: {
      pl: ['nie umie powiedzieć, czego dotyczyła nauka', 'zbywa pytanie o ukończenie'],
      en: ['cannot say what the studies covered', 'brushes off the question of completion'],
    },
  },
  practiceInstead: {
    good: {
      pl: ['wskazuje praktykę, która zastępuje naukę', 'zna braki w teorii', 'ma plan uzupełnienia'],
      en: ['points to practice that replaces the studies', 'knows the gaps in theory', 'has a plan to fill them'],
    },
    poor: {
      pl: ['uważa wiedzę za zbędną', 'obiecuje bez terminu'],
      en: ['sees knowledge as unnecessary', 'promises without a date'],
    },
  },
} satisfies Record<string, Signs>;
