import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { locationSigns as signs } from '../signs/location-signs';

export const locationQuestions: BankQuestion[] = [
  {
    id: 'location-clarify-suits',
    purpose: 'clarify',
    kind: 'location',
    text: {
      pl: 'Czy takie miejsce odpowiada na dłuższą metę i jak wyglądałby dojazd?',
      en: 'Does that place suit you in the long run, and how would you get there?',
    },
    ...signs.clear,
    followUps: followUps.yesNo,
  },
  {
    id: 'location-clarify-all-hours',
    purpose: 'clarify',
    kind: 'location',
    text: {
      pl: 'Jak wyglądałby dojazd i czy jest możliwy o każdej porze pracy?',
      en: 'How would you get there, and is that possible at all working hours?',
    },
    ...signs.clear,
    followUps: followUps.yesNo,
  },
  {
    id: 'location-clarify-from-when',
    purpose: 'clarify',
    kind: 'location',
    text: {
      pl: 'Czy regularna praca w tym miejscu jest możliwa i od kiedy?',
      en: 'Could you work there regularly, and from when?',
    },
    ...signs.clear,
    followUps: followUps.dates,
  },
  {
    id: 'location-gap-commute',
    purpose: 'gap',
    kind: 'location',
    text: {
      pl: 'Jaki dojazd wchodzi w grę na co dzień: jak długi i jak często?',
      en: 'What commute would you accept: how long and how often?',
    },
    ...signs.clear,
    followUps: followUps.yesNo,
  },
  {
    id: 'location-gap-from-when',
    purpose: 'gap',
    kind: 'location',
    text: {
      pl: 'Czy regularna praca na miejscu jest możliwa i od kiedy?',
      en: 'Could you work on site regularly, and from when?',
    },
    ...signs.clear,
    followUps: followUps.dates,
  },
  {
    id: 'location-gap-easier',
    purpose: 'gap',
    kind: 'location',
    text: {
      pl: 'Co ułatwiłoby regularną pracę na miejscu?',
      en: 'What would make working on site regularly easier for you?',
    },
    ...signs.clear,
    followUps: followUps.yesNo,
  },
];
