import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { educationSigns as signs } from '../signs/education-signs';

export const educationQuestions: BankQuestion[] = [
  {
    id: 'education-confirm-what-stayed',
    purpose: 'confirm',
    kind: 'education',
    text: {
      pl: 'Co z nauki, o której mówi {criterion}, przydaje się dziś w pracy? Proszę o przykład.',
      en: 'What from the studies behind {criterion} do you use at work today? One example, please.',
    },
    ...signs.studied,
    followUps: [followUps.typicalCase, followUps.tellMore],
  },
  {
    id: 'education-confirm-specialisation',
    purpose: 'confirm',
    kind: 'education',
    text: {
      pl: 'Czego dotyczyła specjalizacja lub praca końcowa? Pytam w związku z wymaganiem {criterion}.',
      en: 'What was your specialisation or final project about? I ask because of the requirement {criterion}.',
    },
    ...signs.studied,
    followUps: [followUps.twoSentences, followUps.ownTask],
  },
  {
    id: 'education-confirm-document',
    purpose: 'confirm',
    kind: 'education',
    text: {
      pl: 'Jaki dyplom lub świadectwo potwierdza {criterion}? Proszę podać kierunek i poziom.',
      en: 'Which diploma or certificate confirms {criterion}? Please give the subject and level.',
    },
    ...signs.studied,
    followUps: [followUps.background, followUps.back],
  },
  {
    id: 'education-confirm-practical-part',
    purpose: 'confirm',
    kind: 'education',
    text: {
      pl: 'Ile w nauce, której dotyczy {criterion}, było zajęć praktycznych i na czym polegały?',
      en: 'How much practical work was there in the studies behind {criterion}, and what was it?',
    },
    ...signs.studied,
    followUps: [followUps.hardestCase, followUps.lesson],
  },
  {
    id: 'education-deepen-theory-work',
    purpose: 'deepen',
    kind: 'education',
    text: {
      pl: 'Kiedy wiedza z nauki, o której mówi {criterion}, pozwoliła uniknąć błędu w pracy?',
      en: 'When did knowledge from the studies behind {criterion} save you from a mistake at work?',
    },
    ...signs.studied,
    followUps: [followUps.otherPlace, followUps.outcome],
  },
  {
    id: 'education-deepen-after',
    purpose: 'deepen',
    kind: 'education',
    text: {
      pl: 'Jak wiedza z zakresu {criterion} była uzupełniana już po zakończeniu nauki?',
      en: 'How have you kept up your knowledge of {criterion} since finishing your studies?',
    },
    ...signs.studied,
    followUps: [followUps.lastUse, followUps.details],
  },
  {
    id: 'education-deepen-project',
    purpose: 'deepen',
    kind: 'education',
    text: {
      pl: 'Proszę opowiedzieć o projekcie z czasu nauki, który najlepiej pasuje do wymagania {criterion}.',
      en: 'Tell me about the project from your studies that best fits the requirement {criterion}.',
    },
    ...signs.studied,
    followUps: [followUps.division, followUps.changed],
  },
  {
    id: 'education-clarify-status',
    purpose: 'clarify',
    kind: 'education',
    text: {
      pl: 'CV nie mówi jasno o wymaganiu {criterion}. Na jakim etapie jest ta nauka: ukończona, w toku czy przerwana?',
      en: 'Your CV is not clear about {criterion}. What is the status of these studies: finished, in progress or stopped?',
    },
    ...signs.studied,
    followUps: [followUps.scale, followUps.workOnly],
  },
  {
    id: 'education-clarify-equivalent',
    purpose: 'clarify',
    kind: 'education',
    text: {
      pl: 'Jaka inna nauka lub praktyka odpowiada wymaganiu {criterion}?',
      en: 'Which other learning or practice corresponds to the requirement {criterion}?',
    },
    ...signs.practiceInstead,
    followUps: [followUps.situation, followUps.tellMore],
  },
  {
    id: 'education-clarify-related-field',
    purpose: 'clarify',
    kind: 'education',
    text: {
      pl: 'Co z ukończonego kierunku pokrywa się z tym, czego wymaga {criterion}, a czego tam nie było?',
      en: 'Which parts of what you studied overlap with {criterion}, and what was not covered?',
    },
    ...signs.practiceInstead,
    followUps: [followUps.lastCase, followUps.ownPart],
  },
  {
    id: 'education-clarify-supplement',
    purpose: 'clarify',
    kind: 'education',
    text: {
      pl: 'W jaki sposób i w jakim czasie dałoby się spełnić wymaganie {criterion}, jeśli będzie to potrzebne?',
      en: 'If needed, how and by when could you meet the requirement {criterion}?',
    },
    ...signs.practiceInstead,
    followUps: [followUps.twoSentences, followUps.howOften],
  },
];
