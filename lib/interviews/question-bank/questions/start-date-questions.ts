import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { availabilitySigns as signs } from '../signs/availability-signs';

export const startDateQuestions: BankQuestion[] = [
  {
    id: 'start-date-clarify-earliest',
    purpose: 'clarify',
    kind: 'start-date',
    text: {
      pl: 'Czy ten termin jest realny, a jeśli nie, to jaki byłby najwcześniejszy?',
      en: 'Is that realistic, and if not, what is the earliest date you could start?',
    },
    ...signs.dated,
    followUps: followUps.dates,
  },
  {
    id: 'start-date-clarify-notice',
    purpose: 'clarify',
    kind: 'start-date',
    text: {
      pl: 'Czy okres wypowiedzenia na to pozwala i od kiedy by się liczył?',
      en: 'Does your notice period allow that, and from when would it run?',
    },
    ...signs.dated,
    followUps: followUps.dates,
  },
  {
    id: 'start-date-clarify-to-finish',
    purpose: 'clarify',
    kind: 'start-date',
    text: {
      pl: 'Czy do tego czasu da się domknąć obecne obowiązki? Jaki termin jest pewny?',
      en: 'Can you finish your current duties by then? Which date is certain?',
    },
    ...signs.dated,
    followUps: followUps.dates,
  },
  {
    id: 'start-date-gap-sooner',
    purpose: 'gap',
    kind: 'start-date',
    text: {
      pl: 'Czy tę datę da się przyspieszyć i od czego to zależy?',
      en: 'Could that date be brought forward, and what does it depend on?',
    },
    ...signs.dated,
    followUps: followUps.dates,
  },
  {
    id: 'start-date-gap-certain',
    purpose: 'gap',
    kind: 'start-date',
    text: {
      pl: 'Jaka data jest pewna, a jaka tylko możliwa?',
      en: 'Which date is certain, and which is only possible?',
    },
    ...signs.dated,
    followUps: followUps.dates,
  },
  {
    id: 'start-date-gap-needed',
    purpose: 'gap',
    kind: 'start-date',
    text: {
      pl: 'Co musiałoby się zdarzyć, żeby zacząć w wymaganym terminie?',
      en: 'What would have to happen for you to start by the required date?',
    },
    ...signs.dated,
    followUps: followUps.dates,
  },
];
