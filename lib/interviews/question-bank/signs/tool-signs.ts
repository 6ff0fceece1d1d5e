import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const toolSigns = {
  handsOn: {
    good: {
      pl: ['mówi o pracy we własnych rękach', 'wymienia używane funkcje', 'podaje, do czego narzędzie służyło'],
      en: ['speaks of hands-on work', 'names the features used', 'says what the tool was for'],
    },
    poor: {
      pl: ['zna tylko nazwę', 'opisuje pracę kogoś innego'],
      en: ['knows only the name', "describes someone else's work"],
    },
  },
  trouble: {
    good: {
      pl: [
        'opisuje konkretną usterkę lub ograniczenie',
        'pokazuje, jak znaleziono obejście',
        'wie, gdzie szukać pomocy',
      ],
      en: [
        'describes a particular fault or limitation',
        'shows how a way around it was found',
        'knows where to look for help',
      ],
    },
    poor: {
      pl: ['przy kłopocie tylko czeka na innych', 'nie pamięta żadnego problemu'],
      en: ['only waits for others when stuck', 'recalls no problem at all'],
    },
  },
  transfer: {
    good: {
      pl: ['wskazuje podobne narzędzie i różnice', 'ma plan nauki z terminem', 'uczciwie nazywa braki'],
      en: ['names a similar tool and the differences', 'has a plan to learn with a date', 'is honest about gaps'],
    },
    poor: {
      pl: ['zapewnia, że to „nic trudnego”, bez podstaw', 'nie widzi potrzeby nauki'],
      en: ['says it is "nothing difficult" without grounds', 'sees no need to learn'],
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
