import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { skillSigns as signs } from '../signs/skill-signs';

export const contradictionQuestions: BankQuestion[] = [
  {
    id: 'contradiction-changed',
    purpose: 'contradiction',
    kind: 'general',
    text: {
      pl: 'Czy od czasu napisania CV coś się w tym zmieniło?',
      en: 'Has this changed since you wrote your CV?',
    },
    ...signs.honestLevel,
    followUps: followUps.plan,
  },
  {
    id: 'contradiction-plan',
    purpose: 'contradiction',
    kind: 'general',
    text: {
      pl: 'Czy jest plan, żeby to uzupełnić, i na kiedy?',
      en: 'Is there a plan to make up for it, and by when?',
    },
    ...signs.honestLevel,
    followUps: followUps.dates,
  },
  {
    id: 'contradiction-makes-up',
    purpose: 'contradiction',
    kind: 'general',
    text: {
      pl: 'Co z doświadczenia mogłoby ten brak zrównoważyć?',
      en: 'What in your experience could make up for it?',
    },
    ...signs.honestLevel,
    followUps: followUps.story,
  },
  {
    id: 'contradiction-obstacle',
    purpose: 'contradiction',
    kind: 'general',
    text: {
      pl: 'Jak dałoby się mimo to wykonywać zadania na tym stanowisku?',
      en: 'How could you do the tasks of this role in spite of that?',
    },
    ...signs.honestLevel,
    followUps: followUps.plan,
  },
  {
    id: 'contradiction-licence-by-when',
    purpose: 'contradiction',
    kind: 'licence',
    text: {
      pl: 'Na jakim etapie są starania i na kiedy realnie można to uzyskać?',
      en: 'How far have you got with it, and by when could you realistically have it?',
    },
    ...signs.honestLevel,
    followUps: followUps.dates,
  },
  {
    id: 'contradiction-licence-news',
    purpose: 'contradiction',
    kind: 'licence',
    text: {
      pl: 'Czy od czasu napisania CV coś się zmieniło: zapis, egzamin, wydany dokument?',
      en: 'Has anything changed since you wrote your CV: enrolment, an exam, the document itself?',
    },
    ...signs.honestLevel,
    followUps: followUps.dates,
  },
  {
    id: 'contradiction-licence-until-then',
    purpose: 'contradiction',
    kind: 'licence',
    text: {
      pl: 'Czy jest to w planach i jak dałoby się pracować do tego czasu?',
      en: 'Do you plan to get it, and how could you work until then?',
    },
    ...signs.honestLevel,
    followUps: followUps.plan,
  },
];
