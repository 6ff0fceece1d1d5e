import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { languageSigns as signs } from '../signs/language-signs';

export const languageQuestions: BankQuestion[] = [
  {
    id: 'language-clarify-situations',
    purpose: 'clarify',
    kind: 'language',
    text: {
      pl: 'W jakich sytuacjach w pracy przydał się ten język: w mowie, w piśmie, w czytaniu?',
      en: 'In which situations at work have you used this language: speaking, writing, reading?',
    },
    ...signs.inUse,
    followUps: followUps.practice,
  },
  {
    id: 'language-clarify-last-use',
    purpose: 'clarify',
    kind: 'language',
    text: {
      pl: 'Kiedy ostatnio trzeba było coś w tym języku załatwić i jak poszło?',
      en: 'When did you last have to get something done in this language, and how did it go?',
    },
    ...signs.honest,
    followUps: followUps.practice,
  },
  {
    id: 'language-clarify-easy-hard',
    purpose: 'clarify',
    kind: 'language',
    text: {
      pl: 'O czym z pracy łatwo byłoby w tym języku opowiedzieć, a o czym trudniej?',
      en: 'What about your work is easy to talk about in this language, and what is harder?',
    },
    ...signs.honest,
    followUps: followUps.level,
  },
  {
    id: 'language-clarify-phone',
    purpose: 'clarify',
    kind: 'language',
    text: {
      pl: 'Dzwoni ktoś, kto mówi tylko w tym języku. Jak wyglądałyby pierwsze dwie minuty rozmowy?',
      en: 'Someone calls who speaks only this language. What would the first two minutes be like?',
    },
    ...signs.inUse,
    followUps: followUps.plan,
  },
  {
    id: 'language-gap-raise',
    purpose: 'gap',
    kind: 'language',
    text: {
      pl: 'Ile brakuje do wymaganego poziomu i co pomogłoby go osiągnąć?',
      en: 'How far are you from the required level, and what would help you reach it?',
    },
    ...signs.honest,
    followUps: followUps.plan,
  },
  {
    id: 'language-gap-true-level',
    purpose: 'gap',
    kind: 'language',
    text: {
      pl: 'Czy CV oddaje dzisiejszy poziom? Co idzie swobodnie, a co sprawia kłopot?',
      en: 'Does your CV reflect your level today? What comes easily, and what causes trouble?',
    },
    ...signs.honest,
    followUps: followUps.level,
  },
  {
    id: 'language-gap-last-need',
    purpose: 'gap',
    kind: 'language',
    text: {
      pl: 'Kiedy ostatnio ten język był potrzebny w pracy i jak poszło?',
      en: 'When did you last need this language at work, and how did it go?',
    },
    ...signs.inUse,
    followUps: followUps.practice,
  },
  {
    id: 'language-gap-unprepared',
    purpose: 'gap',
    kind: 'language',
    text: {
      pl: 'Jak wygląda w tym języku rozmowa zawodowa bez przygotowania?',
      en: 'What is an unprepared conversation about work like for you in this language?',
    },
    ...signs.honest,
    followUps: followUps.level,
  },
];
