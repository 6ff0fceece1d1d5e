import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { certificateSigns as signs } from '../signs/certificate-signs';

export const certificateQuestions: BankQuestion[] = [
  {
    id: 'certificate-clarify-have-it',
    purpose: 'clarify',
    kind: 'certificate',
    text: {
      pl: 'Czy jest to już zdobyte? Jeśli tak, kto wystawił dokument i do kiedy jest ważny?',
      en: 'Do you already have it? If so, who issued it and until when is it valid?',
    },
    ...signs.valid,
    followUps: followUps.document,
  },
  {
    id: 'certificate-clarify-similar',
    purpose: 'clarify',
    kind: 'certificate',
    text: {
      pl: 'Czy jest to już zdobyte, a jeśli nie, to jakie szkolenie o podobnym zakresie jest już ukończone?',
      en: 'Do you already have it, and if not, which training of similar scope have you completed?',
    },
    ...signs.preparing,
    followUps: followUps.practice,
  },
  {
    id: 'certificate-clarify-preparing',
    purpose: 'clarify',
    kind: 'certificate',
    text: {
      pl: 'Czy jest to już zdobyte, a jeśli nie, to jaki termin jest realny?',
      en: 'Do you already have it, and if not, what date is realistic?',
    },
    ...signs.preparing,
    followUps: followUps.dates,
  },
  {
    id: 'certificate-clarify-without',
    purpose: 'clarify',
    kind: 'certificate',
    text: {
      pl: 'Czy jest to już zdobyte, a jeśli nie, to co z tego zakresu jest znane z praktyki?',
      en: 'Do you already have it, and if not, what within its scope do you know from practice?',
    },
    ...signs.preparing,
    followUps: followUps.practice,
  },
  {
    id: 'certificate-gap-whole-scope',
    purpose: 'gap',
    kind: 'certificate',
    text: {
      pl: 'Czy dokument obejmuje cały wymagany zakres i do kiedy jest ważny?',
      en: 'Does the document cover the whole required scope, and until when is it valid?',
    },
    ...signs.valid,
    followUps: followUps.document,
  },
  {
    id: 'certificate-gap-anything-missing',
    purpose: 'gap',
    kind: 'certificate',
    text: {
      pl: 'Czy czegoś jeszcze brakuje do spełnienia wymagania i kiedy dałoby się to uzupełnić?',
      en: 'Is anything still missing to meet the requirement, and when could you add it?',
    },
    ...signs.preparing,
    followUps: followUps.dates,
  },
  {
    id: 'certificate-gap-proof',
    purpose: 'gap',
    kind: 'certificate',
    text: {
      pl: 'Co z praktyki potwierdza resztę wymaganego zakresu?',
      en: 'What in your practice confirms the rest of the required scope?',
    },
    ...signs.preparing,
    followUps: followUps.practice,
  },
];
