import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { toolSigns as signs } from '../signs/tool-signs';

export const toolQuestions: BankQuestion[] = [
  {
    id: 'tool-clarify-any-contact',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Czy było to już używane w pracy? Do jakich zadań i jak często?',
      en: 'Have you used it at work? For which tasks, and how often?',
    },
    ...signs.handsOn,
    followUps: followUps.practice,
  },
  {
    id: 'tool-clarify-similar',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Jakie podobne narzędzie jest dobrze znane z praktyki i co dałoby się z niego przenieść?',
      en: 'Which similar tool do you know well from practice, and what would carry over?',
    },
    ...signs.transfer,
    followUps: followUps.practice,
  },
  {
    id: 'tool-clarify-depth',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Co dałoby się w tym zrobić od ręki, a do czego potrzebna byłaby instrukcja?',
      en: 'What could you do in it straight away, and what would you need a manual for?',
    },
    ...signs.handsOn,
    followUps: followUps.level,
  },
  {
    id: 'tool-clarify-new-system',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Czy było to już używane, a jeśli nie, to jak szła nauka podobnego systemu lub sprzętu?',
      en: 'Have you used it, and if not, how did you learn a similar system or piece of equipment?',
    },
    ...signs.transfer,
    followUps: followUps.practice,
  },
  {
    id: 'tool-clarify-last-task',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Proszę opisać krok po kroku ostatnie zadanie, do którego było to potrzebne.',
      en: 'Describe, step by step, the last task that called for it.',
    },
    ...signs.handsOn,
    followUps: followUps.practice,
  },
  {
    id: 'tool-clarify-snag',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Jaki kłopot zdarzył się przy takiej pracy i jak udało się go rozwiązać?',
      en: 'What went wrong in such work, and how did you solve it?',
    },
    ...signs.trouble,
    followUps: followUps.story,
  },
  {
    id: 'tool-clarify-version',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Jeśli praca z tym już się zdarzała, to z jakim typem, wersją lub częścią?',
      en: 'If you have worked with it, which type, version or part was it?',
    },
    ...signs.handsOn,
    followUps: followUps.level,
  },
  {
    id: 'tool-gap-to-learn',
    purpose: 'gap',
    kind: 'tool',
    text: {
      pl: 'Co dziś idzie w tym sprawnie, a czego trzeba by się douczyć?',
      en: 'What do you handle well here today, and what would you need to learn?',
    },
    ...signs.transfer,
    followUps: followUps.level,
  },
  {
    id: 'tool-gap-used-for',
    purpose: 'gap',
    kind: 'tool',
    text: {
      pl: 'Do jakich zadań to służyło i co przygotowywali inni?',
      en: 'Which tasks was it used for, and what did others prepare?',
    },
    ...signs.handsOn,
    followUps: followUps.practice,
  },
  {
    id: 'tool-gap-how-long',
    purpose: 'gap',
    kind: 'tool',
    text: {
      pl: 'Jak długo i jak często było to używane?',
      en: 'For how long and how often did you use it?',
    },
    ...signs.handsOn,
    followUps: followUps.dates,
  },
  {
    id: 'tool-gap-carries-over',
    purpose: 'gap',
    kind: 'tool',
    text: {
      pl: 'Co z tego przeniosłoby się wprost na to, czego tu wymagamy?',
      en: 'What of that would carry over directly to what we require?',
    },
    ...signs.transfer,
    followUps: followUps.level,
  },
  {
    id: 'tool-deepen-fault',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Proszę opowiedzieć o sytuacji, w której coś przestało tu działać. Co było dalej?',
      en: 'Tell me about a time when something here stopped working. What happened next?',
    },
    ...signs.trouble,
    followUps: followUps.story,
  },
  {
    id: 'tool-deepen-advanced',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Jaka była najbardziej wymagająca rzecz zrobiona w tej pracy?',
      en: 'What is the most demanding thing you have done in this work?',
    },
    ...signs.handsOn,
    followUps: followUps.story,
  },
  {
    id: 'tool-deepen-limitations',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Jakie ograniczenia wychodzą w codziennej pracy i jak sobie z nimi radzić?',
      en: 'Which limitations show in daily work, and how do you deal with them?',
    },
    ...signs.trouble,
    followUps: followUps.story,
  },
  {
    id: 'tool-deepen-faster',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Co udało się w tej pracy przyspieszyć albo uprościć i o ile?',
      en: 'What did you make faster or simpler in this work, and by how much?',
    },
    ...signs.improved,
    followUps: followUps.story,
  },
  {
    id: 'tool-deepen-costly-mistake',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Jakiego błędu trzeba tu najbardziej pilnować? Kiedy omal się nie zdarzył?',
      en: 'Which mistake do you have to watch out for most here? When did it nearly happen?',
    },
    ...signs.trouble,
    followUps: followUps.story,
  },
  {
    id: 'tool-deepen-set-up',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Co było tam już gotowe, a co zostało ustawione lub przygotowane samodzielnie?',
      en: 'What was already in place there, and what did you set up or prepare yourself?',
    },
    ...signs.handsOn,
    followUps: followUps.level,
  },
];
