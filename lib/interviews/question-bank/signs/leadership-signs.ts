import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const leadershipSigns = {
  team: {
    good: {
      pl: ['podaje wielkość i skład zespołu', 'mówi, o czym decydowano samodzielnie', 'widzi ludzi, nie tylko zadania'],
      en: ['gives the size and make-up of the team', 'says what they could decide', 'sees people, not only tasks'],
    },
    poor: {
      pl: ['myli koordynację z kierowaniem', 'mówi tylko o sobie'],
      en: ['confuses coordinating with managing', 'speaks only of themselves'],
    },
  },
  hardTalk: {
    good: {
      pl: ['opisuje rozmowę w cztery oczy', 'opiera ocenę na faktach', 'wraca do sprawy po czasie'],
      en: ['describes a one-to-one conversation', 'bases the judgement on facts', 'comes back to it later'],
    },
    poor: {
      pl: ['unika trudnych rozmów', 'karze przy innych'],
      en: ['avoids hard conversations', 'reprimands in front of others'],
    },
  },
  development: {
    good: {
      pl: [
        'wskazuje osobę, która się rozwinęła',
        'dobiera zadania do możliwości',
        'oddaje odpowiedzialność, a nie tylko pracę',
      ],
      en: ['points to someone who developed', 'matches tasks to ability', 'hands over responsibility, not only work'],
    },
    poor: {
      pl: ['robi wszystko za innych', 'nie zna mocnych stron zespołu'],
      en: ['does everything for others', "does not know the team's strengths"],
    },
  },
} satisfies Record<string, Signs>;
