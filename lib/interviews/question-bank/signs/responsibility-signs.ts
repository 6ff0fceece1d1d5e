import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const responsibilitySigns = {
  scope: {
    good: {
      pl: ['wyznacza granice swojej odpowiedzialności', 'podaje skalę', 'mówi, przed kim za to odpowiada'],
      en: ['sets the limits of their own responsibility', 'gives the scale', 'says whom they answer to'],
    },
    poor: { pl: ['mówi tylko „my”', 'nie umie określić zakresu'], en: ['says only "we"', 'cannot name the scope'] },
  },
  episode: {
    good: {
      pl: ['opowiada jedną sytuację od początku do końca', 'pokazuje własne działanie', 'podaje skutek'],
      en: ['tells one situation from start to finish', 'shows own action', 'gives the effect'],
    },
    poor: {
      pl: ['opisuje procedurę, nie zdarzenie', 'brak skutku lub wniosków'],
      en: ['describes a procedure, not an event', 'no effect and no lesson'],
    },
  },
  organising: {
    good: {
      pl: ['ma sposób na planowanie i kontrolę', 'przewiduje, co może pójść źle', 'dzieli zadania na pilne i ważne'],
      en: ['has a way to plan and check', 'foresees what may go wrong', 'separates urgent from important'],
    },
    poor: {
      pl: ['działa tylko na bieżąco', 'nie sprawdza wyników'],
      en: ['only reacts as things come', 'does not check results'],
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
} satisfies Record<string, Signs>;
