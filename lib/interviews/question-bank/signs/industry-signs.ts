import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const industrySigns = {
  knows: {
    good: {
      pl: ['nazywa reguły i rytm branży', 'zna klientów i typowe kłopoty', 'podaje przykład z praktyki'],
      en: [
        'names the rules and rhythm of the industry',
        'knows its customers and typical troubles',
        'gives an example from practice',
      ],
    },
    poor: {
      pl: ['mówi ogólniki z prasy', 'nie zna klienta'],
      en: ['repeats general press talk', 'does not know the customer'],
    },
  },
  carriesOver: {
    good: {
      pl: ['wskazuje podobieństwa i różnice', 'wie, czego musi się nauczyć', 'miał już zmianę branży lub produktu'],
      en: [
        'points to similarities and differences',
        'knows what must be learnt',
        'has changed industry or product before',
      ],
    },
    poor: {
      pl: ['sądzi, że wszędzie jest tak samo', 'nie zna nowej branży wcale'],
      en: ['thinks it is the same everywhere', 'knows nothing of the new industry'],
    },
  },
} satisfies Record<string, Signs>;
