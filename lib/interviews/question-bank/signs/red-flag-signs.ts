import type { Signs } from '../bank-question';

/** What to listen for, questions of the kind in the file's name. */
export const redFlagSigns = {
  openly: {
    good: {
      pl: [
        'mówi o sprawie spokojnie i wprost',
        'podaje fakty, które można sprawdzić',
        'pokazuje, co dziś robi inaczej',
      ],
      en: [
        'speaks of it calmly and plainly',
        'gives facts that can be checked',
        'shows what is done differently today',
      ],
    },
    poor: {
      pl: ['zmienia temat lub podaje sprzeczne fakty', 'obarcza winą wyłącznie innych'],
      en: ['changes the subject or contradicts earlier facts', 'blames only others'],
    },
  },
  workReason: {
    good: {
      pl: ['podaje powody związane z pracą', 'widać sens kolejnych kroków', 'wie, czego szuka teraz'],
      en: ['gives reasons related to work', 'the steps make sense', 'knows what they are looking for now'],
    },
    poor: {
      pl: ['każda zmiana z winy innych', 'nie potrafi powiedzieć, co pozwoliłoby zostać na dłużej'],
      en: ["every change was someone else's fault", 'does not know what would make them stay'],
    },
  },
  counterProof: {
    good: {
      pl: ['przedstawia dowód z praktyki', 'nazywa ryzyko po imieniu', 'proponuje, jak je zmniejszyć'],
      en: ['offers proof from practice', 'names the risk', 'suggests how to reduce it'],
    },
    poor: {
      pl: ['bagatelizuje wątpliwość', 'obiecuje bez konkretu'],
      en: ['plays down the doubt', 'promises without substance'],
    },
  },
} satisfies Record<string, Signs>;
