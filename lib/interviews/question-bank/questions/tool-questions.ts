import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { toolSigns as signs } from '../signs/tool-signs';

export const toolQuestions: BankQuestion[] = [
  {
    id: 'tool-confirm-last-use',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'W ogłoszeniu jest {criterion}. Do czego ostatnio służyło to w pracy? Proszę opisać jedno takie zadanie.',
      en: 'The advert says {criterion}. What did you last use it for at work? Describe one such task.',
    },
    ...signs.handsOn,
    followUps: [followUps.when, followUps.ownPart],
  },
  {
    id: 'tool-confirm-features',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'Wymaganie to {criterion}. Które funkcje i możliwości są w użyciu najczęściej i do czego?',
      en: 'The requirement is {criterion}. Which features do you use most, and for what?',
    },
    ...signs.handsOn,
    followUps: [followUps.background, followUps.oneDay],
  },
  {
    id: 'tool-confirm-set-up',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'Jak zorganizowana jest praca, której dotyczy {criterion}: co zastane, a co przygotowane samodzielnie?',
      en: 'How is the work behind {criterion} set up: what was already there, and what did you set up yourself?',
    },
    ...signs.handsOn,
    followUps: [followUps.decisions, followUps.details],
  },
  {
    id: 'tool-confirm-frequency',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'W ogłoszeniu jest {criterion}. Jak często i w jakich zadaniach jest to potrzebne?',
      en: 'How often, and in which tasks, do you need what {criterion} describes?',
    },
    ...signs.handsOn,
    followUps: [followUps.lastUse, followUps.typicalCase],
  },
  {
    id: 'tool-confirm-result',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'W CV widać punkt {criterion}. Co udało się dzięki temu osiągnąć? Proszę o jeden przykład.',
      en: 'Your CV shows {criterion}. What have you achieved thanks to it? One example, please.',
    },
    ...signs.handsOn,
    followUps: [followUps.lesson, followUps.ownTask],
  },
  {
    id: 'tool-confirm-teach',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'Ktoś w zespole zaczyna od zera, a temat to {criterion}. Co warto powiedzieć na początek?',
      en: 'Someone on the team starts from scratch with {criterion}. What would you tell them first?',
    },
    ...signs.handsOn,
    followUps: [followUps.scale, followUps.hardestCase],
  },
  {
    id: 'tool-confirm-with-others',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'Temat to {criterion}. Jakie dane lub materiały są na wejściu, a co powstaje na wyjściu?',
      en: 'The subject is {criterion}. Which data or materials go in, and what comes out?',
    },
    ...signs.handsOn,
    followUps: [followUps.division, followUps.tellMore],
  },
  {
    id: 'tool-deepen-fault',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Temat to {criterion}. Proszę opowiedzieć o sytuacji, w której narzędzie zawiodło. Co było dalej?',
      en: 'The subject is {criterion}. Tell me about a time when the tool let you down. What happened next?',
    },
    ...signs.trouble,
    followUps: [followUps.outcome, followUps.ownPart],
  },
  {
    id: 'tool-deepen-advanced',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Jaka była najbardziej wymagająca rzecz zrobiona w obszarze {criterion}?',
      en: 'What is the most demanding thing you have done in the area of {criterion}?',
    },
    ...signs.trouble,
    followUps: [followUps.otherPlace, followUps.decisions],
  },
  {
    id: 'tool-deepen-compare',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Temat to {criterion}. Z czym warto to porównać i co wypada lepiej, a co gorzej? Proszę oprzeć się na praktyce.',
      en: 'The subject is {criterion}. What would you compare it with, and what is better or worse? Draw on practice.',
    },
    ...signs.transfer,
    followUps: [followUps.situation, followUps.twoSentences],
  },
  {
    id: 'tool-deepen-faster',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Jak udało się przyspieszyć lub uprościć pracę w obszarze {criterion}?',
      en: 'How have you made work in the area of {criterion} faster or simpler?',
    },
    ...signs.trouble,
    followUps: [followUps.changed, followUps.background],
  },
  {
    id: 'tool-deepen-rules',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Wymaganie to {criterion}. Jakich zasad trzeba tu pilnować, żeby uniknąć kosztownego błędu?',
      en: 'The requirement is {criterion}. Which rules must you follow here to avoid a costly mistake?',
    },
    ...signs.trouble,
    followUps: [followUps.lastCase, followUps.workOnly],
  },
  {
    id: 'tool-deepen-introduce',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Temat to {criterion}. Proszę opowiedzieć o wdrożeniu albo większej zmianie. Jaki był własny udział?',
      en: 'The subject is {criterion}. Tell me about introducing it, or about a bigger change. What was your part?',
    },
    ...signs.transfer,
    followUps: [followUps.ownTask, followUps.figure],
  },
  {
    id: 'tool-clarify-any-contact',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Z CV nie wynika jasno, czy spełnione jest wymaganie {criterion}. Jakie zadania już tego wymagały?',
      en: 'Your CV is not clear about the requirement {criterion}. Which of your tasks have called for it?',
    },
    ...signs.handsOn,
    followUps: [followUps.howOften, followUps.oneDay],
  },
  {
    id: 'tool-clarify-similar',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Wymaganie to {criterion}. Jakie podobne narzędzie jest dobrze znane z praktyki? Co przeniosłoby się wprost?',
      en: 'The requirement is {criterion}. Which similar tool do you know well? What would carry over directly?',
    },
    ...signs.transfer,
    followUps: [followUps.typicalCase, followUps.details],
  },
  {
    id: 'tool-clarify-depth',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Wymaganie to {criterion}. Co da się tu zrobić od ręki, a do czego potrzebna byłaby instrukcja?',
      en: 'The requirement is {criterion}. What could you do straight away, and what would you need a manual for?',
    },
    ...signs.handsOn,
    followUps: [followUps.scale, followUps.hardestCase],
  },
  {
    id: 'tool-clarify-learning-tool',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Ile czasu zajęło opanowanie ostatniego nowego narzędzia? Co z tego sprawdziłoby się, gdy tematem jest {criterion}?',
      en: 'How long did it take to learn your last new tool? What of that would work when the subject is {criterion}?',
    },
    ...signs.transfer,
    followUps: [followUps.feedback, followUps.fromTo],
  },
  {
    id: 'tool-clarify-version',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'W ogłoszeniu jest {criterion}. Jakiej wersji lub części dotyczy dotychczasowe doświadczenie?',
      en: 'The advert says {criterion}. Which version or part of it does your experience cover?',
    },
    ...signs.handsOn,
    followUps: [followUps.when, followUps.tellMore],
  },
  {
    id: 'tool-clarify-who-used',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Kto w poprzednim zespole zajmował się tym, czego dotyczy {criterion}? Co z tego trafiało do własnych zadań?',
      en: 'Who on your last team took care of what {criterion} describes? Which parts of it came to you?',
    },
    ...signs.handsOn,
    followUps: [followUps.division, followUps.otherPlace],
  },
  {
    id: 'tool-clarify-first-week',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'W ogłoszeniu jest {criterion}. Jak wyglądałby pierwszy tydzień pracy? Czego trzeba by się douczyć?',
      en: 'The advert says {criterion}. What would your first week look like? What would you need to learn?',
    },
    ...signs.transfer,
    followUps: [followUps.twoSentences, followUps.onePoint],
  },
];
