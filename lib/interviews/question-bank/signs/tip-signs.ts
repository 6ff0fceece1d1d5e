import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const tipSigns = {
  specific: {
    good: {
      pl: ['trzyma się tematu', 'podaje przykład', 'mówi o własnym udziale i skutku'],
      en: ['keeps to the subject', 'gives an example', 'speaks of own part and effect'],
    },
    poor: {
      pl: ['odpowiada gotową formułą', 'zna temat tylko z nazwy'],
      en: ['answers with a set phrase', 'knows the subject only by name'],
    },
  },
  aware: {
    good: {
      pl: ['wie, czego chce od tej pracy', 'zna ofertę i zadaje pytania', 'łączy plany z zadaniami'],
      en: ['knows what they want from this job', 'knows the offer and asks questions', 'ties plans to tasks'],
    },
    poor: {
      pl: ['pasuje każda praca', 'nie zna treści ogłoszenia'],
      en: ['any job would do', 'does not know the advert'],
    },
  },
} satisfies Record<string, Signs>;
