import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { availabilitySigns as signs } from '../signs/availability-signs';

export const availabilityQuestions: BankQuestion[] = [
  {
    id: 'availability-confirm-start',
    purpose: 'confirm',
    kind: 'availability',
    text: {
      pl: 'Od kiedy możliwe jest rozpoczęcie pracy? W ogłoszeniu jest {criterion}.',
      en: 'From when could you start? The advert says {criterion}.',
    },
    ...signs.dated,
    followUps: [followUps.byWhen, followUps.condition],
  },
  {
    id: 'availability-confirm-notice',
    purpose: 'confirm',
    kind: 'availability',
    text: {
      pl: 'Jaki jest okres wypowiedzenia w obecnym miejscu pracy i od kiedy by się liczył?',
      en: 'What is your notice period in your current job, and from when would it run?',
    },
    ...signs.dated,
    followUps: [followUps.byWhen, followUps.tellMore],
  },
  {
    id: 'availability-confirm-hours',
    purpose: 'confirm',
    kind: 'availability',
    text: {
      pl: 'Wymaganie brzmi: {criterion}. Czy taki wymiar i rozkład godzin odpowiada?',
      en: 'The requirement is {criterion}. Do those hours and that schedule suit you?',
    },
    ...signs.dated,
    followUps: [followUps.practical, followUps.condition],
  },
  {
    id: 'availability-deepen-shifts',
    purpose: 'deepen',
    kind: 'availability',
    text: {
      pl: 'Jak wygląda doświadczenie z pracą zmianową lub dyżurami? Co pomagało w dobrej organizacji?',
      en: 'What experience do you have of shifts or on-call duty? What helped you organise it well?',
    },
    ...signs.dated,
    followUps: [followUps.otherPlace, followUps.practical],
  },
  {
    id: 'availability-deepen-handover',
    purpose: 'deepen',
    kind: 'availability',
    text: {
      pl: 'Jakie zadania trzeba domknąć przed zmianą pracy i ile to potrwa?',
      en: 'Which tasks must you finish before changing jobs, and how long will that take?',
    },
    ...signs.dated,
    followUps: [followUps.byWhen, followUps.twoSentences],
  },
  {
    id: 'availability-deepen-overtime',
    purpose: 'deepen',
    kind: 'availability',
    text: {
      pl: 'W szczycie prac zdarzają się dłuższe dni, rozliczane zgodnie z przepisami. Jaka jest na to gotowość?',
      en: 'At peak times there are longer days, compensated as the law requires. How ready are you for that?',
    },
    ...signs.dated,
    followUps: [followUps.practical, followUps.howOften],
  },
  {
    id: 'availability-deepen-sooner',
    purpose: 'deepen',
    kind: 'availability',
    text: {
      pl: 'Co pozwoliłoby zacząć wcześniej, gdyby projekt tego wymagał?',
      en: 'What would let you start sooner if the project needed it?',
    },
    ...signs.dated,
    followUps: [followUps.condition, followUps.byWhen],
  },
  {
    id: 'availability-clarify-when-ready',
    purpose: 'clarify',
    kind: 'availability',
    text: {
      pl: 'CV nie mówi o dostępności, a wymaganie to {criterion}. Jaki termin jest realny?',
      en: 'Your CV says nothing of availability, and the requirement is {criterion}. What date is realistic?',
    },
    ...signs.dated,
    followUps: [followUps.byWhen, followUps.condition],
  },
  {
    id: 'availability-clarify-full-part',
    purpose: 'clarify',
    kind: 'availability',
    text: {
      pl: 'Jaki wymiar pracy wchodzi w grę: pełny etat, część etatu, kontrakt? Punkt ogłoszenia to {criterion}.',
      en: 'Which working time would you consider: full time, part time, a contract? The advert says {criterion}.',
    },
    ...signs.dated,
    followUps: [followUps.practical, followUps.condition],
  },
  {
    id: 'availability-clarify-weekend',
    purpose: 'clarify',
    kind: 'availability',
    text: {
      pl: 'Czy rozkład pracy {criterion} jest do przyjęcia? Wystarczy odpowiedź bez podawania powodów.',
      en: 'Is the schedule {criterion} acceptable? There is no need to give reasons.',
    },
    ...signs.dated,
    followUps: [followUps.practical, followUps.condition],
  },
  {
    id: 'availability-clarify-other-commitments',
    purpose: 'clarify',
    kind: 'availability',
    text: {
      pl: 'Wymaganie to {criterion}. Czy coś tu ogranicza inne zobowiązanie zawodowe, na przykład zlecenie lub zakaz konkurencji?',
      en: 'The requirement is {criterion}. Do other work commitments, such as contracts or a non-compete clause, stand in the way?',
    },
    ...signs.dated,
    followUps: [followUps.byWhen, followUps.condition],
  },
  {
    id: 'availability-clarify-earliest',
    purpose: 'clarify',
    kind: 'availability',
    text: {
      pl: 'Jaka jest najwcześniejsza, a jaka najwygodniejsza data rozpoczęcia pracy?',
      en: 'What is the earliest date you could start, and what is the most convenient one?',
    },
    ...signs.dated,
    followUps: [followUps.byWhen, followUps.practical],
  },
];
