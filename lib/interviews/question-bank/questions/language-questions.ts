import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { languageSigns as signs } from '../signs/language-signs';

export const languageQuestions: BankQuestion[] = [
  {
    id: 'language-confirm-daily',
    purpose: 'confirm',
    kind: 'language',
    text: {
      pl: 'W jakich sytuacjach zawodowych używany jest ten język? Wymaganie brzmi: {criterion}.',
      en: 'In which situations at work do you use this language? The requirement is {criterion}.',
    },
    ...signs.inUse,
    followUps: [followUps.lastCase, followUps.howOften],
  },
  {
    id: 'language-confirm-last-talk',
    purpose: 'confirm',
    kind: 'language',
    text: {
      pl: 'Wymaganie to {criterion}. Proszę opowiedzieć o ostatniej rozmowie lub spotkaniu w tym języku: z kim, w jakiej sprawie i z jakim skutkiem?',
      en: 'The requirement is {criterion}. Tell me about your last call or meeting in this language: with whom, about what and with what result?',
    },
    ...signs.inUse,
    followUps: [followUps.when, followUps.lesson],
  },
  {
    id: 'language-confirm-writing',
    purpose: 'confirm',
    kind: 'language',
    text: {
      pl: 'W ogłoszeniu jest {criterion}. Jakie teksty powstają w tym języku: maile, raporty, oferty, dokumentacja? Kto je potem czyta?',
      en: 'The advert says {criterion}. What do you write in this language: e-mails, reports, offers, documentation? Who reads it?',
    },
    ...signs.inUse,
    followUps: [followUps.oneDay, followUps.tellMore],
  },
  {
    id: 'language-confirm-sample',
    purpose: 'confirm',
    kind: 'language',
    text: {
      pl: 'Proszę przejść na chwilę na język, którego dotyczy {criterion}, i opisać swoje obecne zadania.',
      en: 'Please switch for a moment to the language that {criterion} asks for and describe your current tasks.',
    },
    ...signs.inUse,
    followUps: [followUps.twoSentences, followUps.onePoint],
  },
  {
    id: 'language-confirm-proof',
    purpose: 'confirm',
    kind: 'language',
    text: {
      pl: 'Co potwierdza poziom języka, o którym mówi {criterion}: egzamin, praca, pobyt na projekcie?',
      en: 'What confirms the level that {criterion} asks for: an exam, work, time on a project?',
    },
    ...signs.honest,
    followUps: [followUps.background, followUps.lastUse],
  },
  {
    id: 'language-deepen-difficult-talk',
    purpose: 'deepen',
    kind: 'language',
    text: {
      pl: 'Wymaganie to {criterion}. Jaka rozmowa w tym języku była najtrudniejsza: negocjacje, reklamacja, wystąpienie? Jak poszło?',
      en: 'The requirement is {criterion}. Which conversation in this language was the hardest: a negotiation, a complaint, a presentation? How did it go?',
    },
    ...signs.inUse,
    followUps: [followUps.outcome, followUps.decisions],
  },
  {
    id: 'language-deepen-vocabulary',
    purpose: 'deepen',
    kind: 'language',
    text: {
      pl: 'Wymaganie to {criterion}. Proszę wyjaśnić w tym języku jedno branżowe pojęcie ze swojej pracy.',
      en: 'The requirement is {criterion}. Explain one technical term from your work in that language.',
    },
    ...signs.honest,
    followUps: [followUps.typicalCase, followUps.details],
  },
  {
    id: 'language-deepen-misunderstanding',
    purpose: 'deepen',
    kind: 'language',
    text: {
      pl: 'W ogłoszeniu jest {criterion}. Proszę przypomnieć sobie nieporozumienie wynikające z języka. Jak udało się je wyjaśnić?',
      en: 'The advert says {criterion}. Recall a misunderstanding caused by language. How was it cleared up?',
    },
    ...signs.inUse,
    followUps: [followUps.changed, followUps.hardestCase],
  },
  {
    id: 'language-deepen-whole-day',
    purpose: 'deepen',
    kind: 'language',
    text: {
      pl: 'Co byłoby wyzwaniem, gdyby cały dzień pracy odbywał się w tym języku? Punktem odniesienia jest {criterion}.',
      en: 'What would be a challenge if your whole working day were in this language? The benchmark is {criterion}.',
    },
    ...signs.honest,
    followUps: [followUps.scale, followUps.howOften],
  },
  {
    id: 'language-deepen-presenting',
    purpose: 'deepen',
    kind: 'language',
    text: {
      pl: 'Wymaganie to {criterion}. Proszę opowiedzieć o prezentacji lub szkoleniu prowadzonym w tym języku. Jak zareagowali słuchacze?',
      en: 'The requirement is {criterion}. Tell me about a presentation or training session you gave in this language. How did the audience respond?',
    },
    ...signs.inUse,
    followUps: [followUps.ownTask, followUps.figure],
  },
  {
    id: 'language-clarify-level',
    purpose: 'clarify',
    kind: 'language',
    text: {
      pl: 'CV nie określa dobrze poziomu języka. Wymaganie to {criterion}. Jak wygląda swoboda w mowie, a jak w piśmie?',
      en: 'Your CV does not pin down your language level. The requirement is {criterion}. How fluent are you in speech and in writing?',
    },
    ...signs.honest,
    followUps: [followUps.exactLevel, followUps.otherPlace],
  },
  {
    id: 'language-clarify-last-contact',
    purpose: 'clarify',
    kind: 'language',
    text: {
      pl: 'Kiedy ostatnio trzeba było użyć tego języka i do czego? Pytam, bo wymaganie brzmi {criterion}.',
      en: 'When did you last need this language, and for what? I ask because of {criterion}.',
    },
    ...signs.honest,
    followUps: [followUps.fromTo, followUps.situation],
  },
  {
    id: 'language-clarify-phone-test',
    purpose: 'clarify',
    kind: 'language',
    text: {
      pl: 'W ogłoszeniu jest {criterion}. Dzwoni klient i mówi tylko w tym języku. Jak wyglądają pierwsze dwie minuty rozmowy?',
      en: 'The advert says {criterion}. A customer calls and speaks only this language. What do the first two minutes sound like?',
    },
    ...signs.inUse,
    followUps: [followUps.tellMore, followUps.lastCase],
  },
  {
    id: 'language-clarify-raise-level',
    purpose: 'clarify',
    kind: 'language',
    text: {
      pl: 'Wymaganie to {criterion}. Jak dużo brakuje do tego poziomu i co pomogłoby go osiągnąć?',
      en: 'The requirement is {criterion}. How far are you from that level, and what would help you reach it?',
    },
    ...signs.honest,
    followUps: [followUps.byWhen, followUps.twoSentences],
  },
  {
    id: 'language-clarify-reading-only',
    purpose: 'clarify',
    kind: 'language',
    text: {
      pl: 'Wymaganie to {criterion}. Czy ten język służy głównie do czytania, czy także do rozmowy? Proszę o przykład jednego i drugiego.',
      en: 'The requirement is {criterion}. Do you use this language mainly for reading, or for talking too? An example of each, please.',
    },
    ...signs.honest,
    followUps: [followUps.oneDay, followUps.howOften],
  },
];
