import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { locationSigns as signs } from '../signs/location-signs';

export const locationQuestions: BankQuestion[] = [
  {
    id: 'location-confirm-works',
    purpose: 'confirm',
    kind: 'location',
    text: {
      pl: 'Miejsce pracy w tym procesie: {criterion}. Czy taki układ odpowiada na dłuższą metę?',
      en: 'The place of work in this process is {criterion}. Does that arrangement suit you in the long run?',
    },
    ...signs.clear,
    followUps: [followUps.practical, followUps.condition],
  },
  {
    id: 'location-confirm-office-days',
    purpose: 'confirm',
    kind: 'location',
    text: {
      pl: 'Ile dni w tygodniu w biurze lub na miejscu jest do przyjęcia? Punkt ogłoszenia to {criterion}.',
      en: 'How many days a week on site would you accept? The advert says {criterion}.',
    },
    ...signs.clear,
    followUps: [followUps.practical, followUps.details],
  },
  {
    id: 'location-confirm-commute',
    purpose: 'confirm',
    kind: 'location',
    text: {
      pl: 'Miejsce to {criterion}. Jak wyglądałby dojazd i czy da się go pogodzić z godzinami pracy?',
      en: 'The place is {criterion}. How would you get there, and does it fit the working hours?',
    },
    ...signs.clear,
    followUps: [followUps.condition, followUps.practical],
  },
  {
    id: 'location-deepen-travel',
    purpose: 'deepen',
    kind: 'location',
    text: {
      pl: 'Jak wygląda gotowość do wyjazdów służbowych: jak często i na jak długo?',
      en: 'How ready are you to travel for work: how often and for how long?',
    },
    ...signs.clear,
    followUps: [followUps.howOften, followUps.practical],
  },
  {
    id: 'location-deepen-remote-mode',
    purpose: 'deepen',
    kind: 'location',
    text: {
      pl: 'Jak w praktyce wygląda organizacja pracy zdalnej i kontakt z zespołem? Proszę o przykład z ostatniej pracy.',
      en: 'How do you organise remote work and stay in touch with the team? An example from your last job, please.',
    },
    ...signs.clear,
    followUps: [followUps.hardestCase, followUps.scale],
  },
  {
    id: 'location-deepen-other-site',
    purpose: 'deepen',
    kind: 'location',
    text: {
      pl: 'Czy w grę wchodzi praca także w innym oddziale lub u klienta? Na jakich warunkach?',
      en: "Would you also work at another branch or at a customer's site? On what terms?",
    },
    ...signs.clear,
    followUps: [followUps.practical, followUps.condition],
  },
  {
    id: 'location-deepen-from-when',
    purpose: 'deepen',
    kind: 'location',
    text: {
      pl: 'Od kiedy możliwa jest regularna praca w miejscu {criterion}?',
      en: 'From when could you work regularly at {criterion}?',
    },
    ...signs.clear,
    followUps: [followUps.byWhen, followUps.condition],
  },
  {
    id: 'location-clarify-relocate',
    purpose: 'clarify',
    kind: 'location',
    text: {
      pl: 'Z CV nie wynika, czy odpowiada miejsce pracy: {criterion}. Jak wygląda gotowość do dojazdów lub przeprowadzki?',
      en: 'Your CV does not show whether the place of work, {criterion}, suits you. How ready are you to commute or relocate?',
    },
    ...signs.clear,
    followUps: [followUps.byWhen, followUps.condition],
  },
  {
    id: 'location-clarify-mode',
    purpose: 'clarify',
    kind: 'location',
    text: {
      pl: 'Który tryb pracy jest najlepszy: na miejscu, hybrydowo czy zdalnie? W ogłoszeniu jest {criterion}.',
      en: 'Which mode suits you best: on site, hybrid or remote? The advert says {criterion}.',
    },
    ...signs.clear,
    followUps: [followUps.practical, followUps.condition],
  },
  {
    id: 'location-clarify-distance',
    purpose: 'clarify',
    kind: 'location',
    text: {
      pl: 'Jaki czas dojazdu do pracy jest do przyjęcia na co dzień? Miejsce to {criterion}.',
      en: 'What daily travel time to work would you accept? The place is {criterion}.',
    },
    ...signs.clear,
    followUps: [followUps.condition, followUps.practical],
  },
  {
    id: 'location-clarify-conditions',
    purpose: 'clarify',
    kind: 'location',
    text: {
      pl: 'Co musiałoby się wydarzyć, żeby miejsce pracy {criterion} było wygodne?',
      en: 'What would have to happen for {criterion} to be a convenient place of work?',
    },
    ...signs.clear,
    followUps: [followUps.condition, followUps.byWhen],
  },
  {
    id: 'location-clarify-move-help',
    purpose: 'clarify',
    kind: 'location',
    text: {
      pl: 'Jakie wsparcie firmy ułatwiłoby decyzję o pracy w miejscu {criterion}?',
      en: 'What support from the company would make it easier to decide to work at {criterion}?',
    },
    ...signs.clear,
    followUps: [followUps.condition, followUps.practical],
  },
];
