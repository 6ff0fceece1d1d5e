import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const experienceYearsSigns = {
  timeline: {
    good: {
      pl: [
        'podaje okresy, które się sumują',
        'łączy lata z konkretnym miejscem i zadaniami',
        'oddziela główne zajęcie od pobocznego',
      ],
      en: [
        'gives periods that add up',
        'ties the years to a place and to tasks',
        'separates the main work from side tasks',
      ],
    },
    poor: {
      pl: ['zaokrągla lata bez podania okresów', 'dolicza czas bez związku z wymaganiem'],
      en: ['rounds up years without giving periods', 'counts time unrelated to the requirement'],
    },
  },
  growth: {
    good: {
      pl: [
        'pokazuje, jak rosła trudność zadań',
        'widać coraz większą samodzielność',
        'daje przykład z ostatniego okresu',
      ],
      en: ['shows how tasks grew harder', 'growing independence is visible', 'gives an example from the latest period'],
    },
    poor: {
      pl: ['wiele lat tych samych prostych zadań', 'nie potrafi wskazać postępu'],
      en: ['many years of the same simple tasks', 'cannot point to progress'],
    },
  },
  ready: {
    good: {
      pl: ['trafnie nazywa, co będzie nowe', 'mówi, jakiego wsparcia potrzebuje', 'podaje realny czas'],
      en: ['says accurately what will be new', 'says what support is needed', 'gives a realistic time'],
    },
    poor: {
      pl: ['twierdzi, że nic nie będzie nowe', 'liczy tylko na pomoc innych'],
      en: ['claims that nothing will be new', 'relies only on help from others'],
    },
  },
  inside: {
    good: {
      pl: ['opisuje zadania konkretnie', 'mówi, co zajmowało najwięcej czasu', 'oddziela własną pracę od pracy innych'],
      en: ['describes the tasks in detail', 'says what took up most time', "tells their own work from others'"],
    },
    poor: {
      pl: ['powtarza nazwę stanowiska', 'mówi ogólnie, bez zadań'],
      en: ['repeats the job title', 'stays general, names no tasks'],
    },
  },
} satisfies Record<string, Signs>;
