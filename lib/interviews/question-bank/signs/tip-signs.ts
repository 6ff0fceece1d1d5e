import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const tipSigns = {
  specific: {
    good: {
      pl: ['odpowiada na pytanie', 'podaje przykład', 'mówi o własnym udziale i skutku'],
      en: ['answers the question', 'gives an example', 'speaks of own part and effect'],
    },
    poor: {
      pl: ['odpowiada gotową formułą', 'nie umie podać przykładu'],
      en: ['answers with a set phrase', 'cannot give an example'],
    },
  },
  aware: {
    good: {
      pl: ['wie, czego chce od tej pracy', 'zna ofertę i zadaje pytania', 'łączy plany z zadaniami'],
      en: ['knows what they want from this job', 'knows the offer and asks questions', 'ties plans to tasks'],
    },
    poor: {
      pl: ['twierdzi, że odpowiada każda praca', 'nie zna treści ogłoszenia'],
      en: ['any job would do', 'does not know the advert'],
    },
  },
} satisfies Record<string, Signs>;
