import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { toolSigns as signs } from '../signs/tool-signs';

export const toolQuestions: BankQuestion[] = [
  {
    id: 'tool-confirm-last-use',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'Do czego ostatnio służyło {criterion}? Proszę opisać jedno takie zadanie.',
      en: 'What did you last use {criterion} for? Describe one such task.',
    },
    ...signs.handsOn,
    followUps: [followUps.when, followUps.ownPart],
  },
  {
    id: 'tool-confirm-features',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'Które funkcje lub możliwości {criterion} są w użyciu najczęściej i do czego?',
      en: 'Which features of {criterion} do you use most, and for what?',
    },
    ...signs.handsOn,
    followUps: [followUps.background, followUps.oneDay],
  },
  {
    id: 'tool-confirm-set-up',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'Proszę opisać, jak zorganizowana jest praca z {criterion}: co zastane, a co przygotowane samodzielnie?',
      en: 'Describe how your work with {criterion} is set up: what was already there, and what did you set up yourself?',
    },
    ...signs.handsOn,
    followUps: [followUps.decisions, followUps.details],
  },
  {
    id: 'tool-confirm-frequency',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'Jak często i w jakich zadaniach potrzebne jest {criterion}?',
      en: 'How often, and in which tasks, do you need {criterion}?',
    },
    ...signs.handsOn,
    followUps: [followUps.lastUse, followUps.typicalCase],
  },
  {
    id: 'tool-confirm-result',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'Proszę pokazać na przykładzie, co udało się osiągnąć, bo pod ręką było {criterion}.',
      en: 'Give me an example of something you achieved because you had {criterion} at hand.',
    },
    ...signs.handsOn,
    followUps: [followUps.lesson, followUps.ownTask],
  },
  {
    id: 'tool-confirm-teach',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'Co o {criterion} warto powiedzieć komuś, kto siada do tego pierwszy raz?',
      en: 'What would you tell someone who is sitting down with {criterion} for the first time?',
    },
    ...signs.handsOn,
    followUps: [followUps.scale, followUps.hardestCase],
  },
  {
    id: 'tool-confirm-with-others',
    purpose: 'confirm',
    kind: 'tool',
    text: {
      pl: 'Z czym na co dzień łączy się {criterion}: jakie dane lub materiały wchodzą, a co z tego wychodzi?',
      en: 'What does {criterion} connect to in your work: which data or materials go in, and what comes out?',
    },
    ...signs.handsOn,
    followUps: [followUps.division, followUps.tellMore],
  },
  {
    id: 'tool-deepen-fault',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Proszę opowiedzieć o sytuacji, w której {criterion} zawiodło albo stawiało opór. Co było dalej?',
      en: 'Tell me about a time when {criterion} failed or got in the way. What happened next?',
    },
    ...signs.trouble,
    followUps: [followUps.outcome, followUps.ownPart],
  },
  {
    id: 'tool-deepen-advanced',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Jaka była najbardziej wymagająca rzecz zrobiona z pomocą {criterion}?',
      en: 'What is the most demanding thing you have done with {criterion}?',
    },
    ...signs.trouble,
    followUps: [followUps.otherPlace, followUps.decisions],
  },
  {
    id: 'tool-deepen-compare',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'W czym {criterion} jest lepsze od podobnych rozwiązań, a w czym gorsze? Proszę oprzeć się na własnej praktyce.',
      en: 'Where is {criterion} better than similar tools, and where is it worse? Draw on your own practice.',
    },
    ...signs.transfer,
    followUps: [followUps.situation, followUps.twoSentences],
  },
  {
    id: 'tool-deepen-faster',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Jak udało się przyspieszyć lub uprościć pracę z {criterion}?',
      en: 'How have you made working with {criterion} faster or simpler?',
    },
    ...signs.trouble,
    followUps: [followUps.changed, followUps.background],
  },
  {
    id: 'tool-deepen-rules',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Jakich zasad trzeba pilnować przy pracy z {criterion}, żeby uniknąć kosztownego błędu?',
      en: 'Which rules must you follow with {criterion} to avoid a costly mistake?',
    },
    ...signs.trouble,
    followUps: [followUps.lastCase, followUps.workOnly],
  },
  {
    id: 'tool-deepen-introduce',
    purpose: 'deepen',
    kind: 'tool',
    text: {
      pl: 'Proszę opowiedzieć o wdrażaniu {criterion} albo większej zmianie w jego używaniu. Jaki był własny udział?',
      en: 'Tell me about introducing {criterion}, or about a bigger change in how it was used. What was your part?',
    },
    ...signs.transfer,
    followUps: [followUps.ownTask, followUps.figure],
  },
  {
    id: 'tool-clarify-any-contact',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Z CV nie wynika jasno, jak było z {criterion}. Czy były już z tym zadania, a jeśli tak, to jakie?',
      en: 'Your CV is not clear about {criterion}. Have you worked with it, and if so, on what?',
    },
    ...signs.handsOn,
    followUps: [followUps.howOften, followUps.oneDay],
  },
  {
    id: 'tool-clarify-similar',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Jakie narzędzie podobne do {criterion} jest dobrze znane z praktyki? Co przeniosłoby się wprost?',
      en: 'Which tool similar to {criterion} do you know well? What would carry over directly?',
    },
    ...signs.transfer,
    followUps: [followUps.typicalCase, followUps.details],
  },
  {
    id: 'tool-clarify-depth',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Proszę powiedzieć, co z {criterion} da się zrobić od ręki, a do czego potrzebna byłaby instrukcja.',
      en: 'What could you do with {criterion} straight away, and what would you need a manual for?',
    },
    ...signs.handsOn,
    followUps: [followUps.scale, followUps.hardestCase],
  },
  {
    id: 'tool-clarify-learning-tool',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Ile czasu zajęło opanowanie ostatniego nowego narzędzia? Jak podobnie wyglądałoby to przy {criterion}?',
      en: 'How long did it take to learn your last new tool? How would you go about {criterion} in the same way?',
    },
    ...signs.transfer,
    followUps: [followUps.feedback, followUps.fromTo],
  },
  {
    id: 'tool-clarify-version',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Jakiej wersji, odmiany lub części {criterion} dotyczy dotychczasowe doświadczenie?',
      en: 'Which version, variant or part of {criterion} does your experience cover?',
    },
    ...signs.handsOn,
    followUps: [followUps.when, followUps.tellMore],
  },
  {
    id: 'tool-clarify-who-used',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Kto w poprzednim zespole na co dzień obsługiwał {criterion} i co z tego trafiało do własnych zadań?',
      en: 'Who on your last team handled {criterion} day to day, and which parts of it came to you?',
    },
    ...signs.handsOn,
    followUps: [followUps.division, followUps.otherPlace],
  },
  {
    id: 'tool-clarify-first-week',
    purpose: 'clarify',
    kind: 'tool',
    text: {
      pl: 'Jak wyglądałby pierwszy tydzień pracy z {criterion}? Czego trzeba by się douczyć?',
      en: 'What would your first week with {criterion} look like? What would you need to learn?',
    },
    ...signs.transfer,
    followUps: [followUps.twoSentences, followUps.onePoint],
  },
];
