import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { educationSigns as signs } from '../signs/education-signs';

export const educationQuestions: BankQuestion[] = [
  {
    id: 'education-clarify-completed',
    purpose: 'clarify',
    kind: 'education',
    text: {
      pl: 'Czy taka nauka jest ukończona, w toku, czy jej nie było? Proszę podać kierunek i poziom.',
      en: 'Have you completed such studies, are they in progress, or were there none? Please give the subject and level.',
    },
    ...signs.studied,
    followUps: followUps.document,
  },
  {
    id: 'education-clarify-instead',
    purpose: 'clarify',
    kind: 'education',
    text: {
      pl: 'Jaka inna nauka lub praktyka może to zastąpić?',
      en: 'What other learning or practice could take its place?',
    },
    ...signs.practiceInstead,
    followUps: followUps.practice,
  },
  {
    id: 'education-clarify-relevant',
    purpose: 'clarify',
    kind: 'education',
    text: {
      pl: 'Czego dotyczyła dotychczasowa nauka i co w niej pasuje do tej pracy?',
      en: 'What have you studied so far, and what in it fits this work?',
    },
    ...signs.studied,
    followUps: followUps.level,
  },
  {
    id: 'education-gap-overlap',
    purpose: 'gap',
    kind: 'education',
    text: {
      pl: 'Co z tej nauki pokrywa się z wymaganiem, a czego w niej nie było?',
      en: 'What in those studies overlaps with the requirement, and what was not covered?',
    },
    ...signs.studied,
    followUps: followUps.level,
  },
  {
    id: 'education-gap-practice',
    purpose: 'gap',
    kind: 'education',
    text: {
      pl: 'Jaka praktyka uzupełnia to, czego w tej nauce zabrakło?',
      en: 'What practice makes up for what those studies did not give you?',
    },
    ...signs.practiceInstead,
    followUps: followUps.practice,
  },
  {
    id: 'education-gap-further',
    purpose: 'gap',
    kind: 'education',
    text: {
      pl: 'Czy planowana jest dalsza nauka w tym kierunku i w jakim terminie?',
      en: 'Do you plan to study further in this direction, and by when?',
    },
    ...signs.practiceInstead,
    followUps: followUps.dates,
  },
];
