import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { licenceSigns as signs } from '../signs/licence-signs';

export const licenceQuestions: BankQuestion[] = [
  {
    id: 'licence-confirm-scope',
    purpose: 'confirm',
    kind: 'licence',
    text: {
      pl: 'Proszę podać zakres i termin ważności uprawnień: {criterion}.',
      en: 'Please give the scope and expiry date of your licence: {criterion}.',
    },
    ...signs.entitled,
    followUps: [followUps.validUntil, followUps.details],
  },
  {
    id: 'licence-confirm-practice',
    purpose: 'confirm',
    kind: 'licence',
    text: {
      pl: 'Wymaganie to {criterion}. Jak często i do jakich zadań jest to potrzebne w pracy?',
      en: 'The requirement is {criterion}. How often do you need it at work, and for which tasks?',
    },
    ...signs.entitled,
    followUps: [followUps.howOften, followUps.lastCase],
  },
  {
    id: 'licence-confirm-last-job',
    purpose: 'confirm',
    kind: 'licence',
    text: {
      pl: 'W której pracy uprawnienia {criterion} były używane ostatnio i w jakich warunkach?',
      en: 'In which job did you last use {criterion}, and under what conditions?',
    },
    ...signs.entitled,
    followUps: [followUps.fromTo, followUps.division],
  },
  {
    id: 'licence-deepen-safety',
    purpose: 'deepen',
    kind: 'licence',
    text: {
      pl: 'Jakie zasady bezpieczeństwa są najważniejsze przy pracy, do której uprawnia {criterion}? Proszę o przykład.',
      en: 'Which safety rules matter most in the work that {criterion} permits? An example, please.',
    },
    ...signs.entitled,
    followUps: [followUps.oneDay, followUps.figure],
  },
  {
    id: 'licence-deepen-demanding',
    purpose: 'deepen',
    kind: 'licence',
    text: {
      pl: 'Proszę opisać najbardziej wymagające zadanie wykonane dzięki uprawnieniom {criterion}.',
      en: 'Describe the most demanding task you have done thanks to {criterion}.',
    },
    ...signs.entitled,
    followUps: [followUps.ownPart, followUps.feedback],
  },
  {
    id: 'licence-deepen-incident',
    purpose: 'deepen',
    kind: 'licence',
    text: {
      pl: 'Co trzeba zrobić, gdy przy pracy z uprawnieniami {criterion} pojawi się usterka lub zagrożenie?',
      en: 'What has to be done when a fault or danger arises in work under {criterion}?',
    },
    ...signs.entitled,
    followUps: [followUps.lesson, followUps.scale],
  },
  {
    id: 'licence-clarify-hold',
    purpose: 'clarify',
    kind: 'licence',
    text: {
      pl: 'CV nie potwierdza wymagania {criterion}. Czy uprawnienia są już zdobyte i ważne?',
      en: 'Your CV does not confirm {criterion}. Do you already hold it, and is it valid?',
    },
    ...signs.entitled,
    followUps: [followUps.validUntil, followUps.practical],
  },
  {
    id: 'licence-clarify-obtain',
    purpose: 'clarify',
    kind: 'licence',
    text: {
      pl: 'Jeśli uprawnień {criterion} jeszcze nie ma, to do kiedy i w jaki sposób dałoby się je zdobyć?',
      en: 'If you do not hold {criterion} yet, by when and how could you obtain it?',
    },
    ...signs.entitled,
    followUps: [followUps.byWhen, followUps.condition],
  },
  {
    id: 'licence-clarify-break',
    purpose: 'clarify',
    kind: 'licence',
    text: {
      pl: 'Kiedy ostatnio uprawnienia {criterion} były używane w pracy i czy potrzebne jest przypomnienie?',
      en: 'When did you last use {criterion} at work, and would you need a refresher?',
    },
    ...signs.entitled,
    followUps: [followUps.when, followUps.tellMore],
  },
  {
    id: 'licence-clarify-category',
    purpose: 'clarify',
    kind: 'licence',
    text: {
      pl: 'Jakiej kategorii lub grupy dotyczą posiadane uprawnienia? W wymaganiach jest {criterion}.',
      en: 'Which category or group does your licence cover? The requirements say {criterion}.',
    },
    ...signs.entitled,
    followUps: [followUps.validUntil, followUps.practical],
  },
];
