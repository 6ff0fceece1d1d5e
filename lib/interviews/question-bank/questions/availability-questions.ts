import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { availabilitySigns as signs } from '../signs/availability-signs';

export const availabilityQuestions: BankQuestion[] = [
  {
    id: 'availability-clarify-acceptable',
    purpose: 'clarify',
    kind: 'availability',
    text: {
      pl: 'Czy taki warunek jest do przyjęcia? Powodów nie trzeba podawać.',
      en: 'Is that acceptable to you? There is no need to give reasons.',
    },
    ...signs.conditions,
    followUps: followUps.yesNo,
  },
  {
    id: 'availability-clarify-known',
    purpose: 'clarify',
    kind: 'availability',
    text: {
      pl: 'Czy jest to już znane z praktyki i jak często się zdarzało?',
      en: 'Have you worked like that before, and how often did it come up?',
    },
    ...signs.conditions,
    followUps: followUps.practice,
  },
  {
    id: 'availability-clarify-other-work',
    purpose: 'clarify',
    kind: 'availability',
    text: {
      pl: 'Czy jest to możliwe od początku pracy, czy ogranicza to inne zobowiązanie zawodowe?',
      en: 'Is that possible from the start, or does another work commitment limit it?',
    },
    ...signs.conditions,
    followUps: followUps.yesNo,
  },
  {
    id: 'availability-clarify-extent',
    purpose: 'clarify',
    kind: 'availability',
    text: {
      pl: 'W jakim zakresie jest to możliwe: jak często i z jakim wyprzedzeniem?',
      en: 'To what extent is it possible: how often and with how much notice?',
    },
    ...signs.conditions,
    followUps: followUps.yesNo,
  },
  {
    id: 'availability-gap-acceptable',
    purpose: 'gap',
    kind: 'availability',
    text: {
      pl: 'Czy wymagany zakres jest do przyjęcia? Powodów nie trzeba podawać.',
      en: 'Is what we require acceptable to you? There is no need to give reasons.',
    },
    ...signs.conditions,
    followUps: followUps.yesNo,
  },
  {
    id: 'availability-gap-since-then',
    purpose: 'gap',
    kind: 'availability',
    text: {
      pl: 'Czy od czasu napisania CV coś się w tym zmieniło?',
      en: 'Has anything about that changed since you wrote your CV?',
    },
    ...signs.conditions,
    followUps: followUps.yesNo,
  },
  {
    id: 'availability-gap-in-full',
    purpose: 'gap',
    kind: 'availability',
    text: {
      pl: 'Czy to wymaganie można spełnić w pełni, a jeśli nie, to w jakiej części?',
      en: 'Could you meet the requirement in full, and if not, to what extent?',
    },
    ...signs.conditions,
    followUps: followUps.yesNo,
  },
];
