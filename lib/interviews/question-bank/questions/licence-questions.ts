import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { licenceSigns as signs } from '../signs/licence-signs';

export const licenceQuestions: BankQuestion[] = [
  {
    id: 'licence-clarify-hold',
    purpose: 'clarify',
    kind: 'licence',
    text: {
      pl: 'Czy takie uprawnienia już są? Proszę podać zakres i datę ważności.',
      en: 'Do you hold it already? Please give its scope and expiry date.',
    },
    ...signs.entitled,
    followUps: followUps.document,
  },
  {
    id: 'licence-clarify-obtain',
    purpose: 'clarify',
    kind: 'licence',
    text: {
      pl: 'Jeśli takich uprawnień jeszcze nie ma, do kiedy i w jaki sposób dałoby się je zdobyć?',
      en: 'If you do not hold it yet, by when and how could you obtain it?',
    },
    ...signs.entitled,
    followUps: followUps.dates,
  },
  {
    id: 'licence-clarify-last-used',
    purpose: 'clarify',
    kind: 'licence',
    text: {
      pl: 'Czy takie uprawnienia już są i kiedy ostatnio były używane w pracy?',
      en: 'Do you hold it, and when did you last use it at work?',
    },
    ...signs.entitled,
    followUps: followUps.practice,
  },
  {
    id: 'licence-clarify-category',
    purpose: 'clarify',
    kind: 'licence',
    text: {
      pl: 'Jeśli takie uprawnienia są, to jakiej kategorii lub grupy i od kiedy?',
      en: 'If you hold it, which category or group is it, and since when?',
    },
    ...signs.entitled,
    followUps: followUps.document,
  },
  {
    id: 'licence-gap-covers-all',
    purpose: 'gap',
    kind: 'licence',
    text: {
      pl: 'Czy te uprawnienia obejmują cały wymagany zakres i do kiedy są ważne?',
      en: 'Does that cover the whole required scope, and until when is it valid?',
    },
    ...signs.entitled,
    followUps: followUps.document,
  },
  {
    id: 'licence-gap-complete',
    purpose: 'gap',
    kind: 'licence',
    text: {
      pl: 'Czy uprawnienia są pełne, a jeśli czegoś brakuje, to kiedy dałoby się to uzupełnić?',
      en: 'Is it complete, and if something is missing, when could you add it?',
    },
    ...signs.entitled,
    followUps: followUps.document,
  },
  {
    id: 'licence-gap-current',
    purpose: 'gap',
    kind: 'licence',
    text: {
      pl: 'Czy te uprawnienia są aktualne i od kiedy?',
      en: 'Is it current, and since when have you held it?',
    },
    ...signs.entitled,
    followUps: followUps.document,
  },
];
