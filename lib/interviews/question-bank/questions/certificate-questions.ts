import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { certificateSigns as signs } from '../signs/certificate-signs';

export const certificateQuestions: BankQuestion[] = [
  {
    id: 'certificate-confirm-details',
    purpose: 'confirm',
    kind: 'certificate',
    text: {
      pl: 'Proszę powiedzieć, kto wydał dokument, którego dotyczy {criterion}, i do kiedy jest ważny.',
      en: 'Who issued the document that {criterion} refers to, and until when is it valid?',
    },
    ...signs.valid,
    followUps: [followUps.validUntil, followUps.background],
  },
  {
    id: 'certificate-confirm-used',
    purpose: 'confirm',
    kind: 'certificate',
    text: {
      pl: 'W jakim zadaniu przydało się to, co potwierdza {criterion}?',
      en: 'In which task did you use what {criterion} confirms?',
    },
    ...signs.valid,
    followUps: [followUps.oneDay, followUps.figure],
  },
  {
    id: 'certificate-confirm-exam',
    purpose: 'confirm',
    kind: 'certificate',
    text: {
      pl: 'Jak wyglądał egzamin lub szkolenie, którego dotyczy {criterion}? Co było najtrudniejsze?',
      en: 'What was the exam or training behind {criterion} like? What was the hardest part?',
    },
    ...signs.valid,
    followUps: [followUps.details, followUps.fromTo],
  },
  {
    id: 'certificate-confirm-renewal',
    purpose: 'confirm',
    kind: 'certificate',
    text: {
      pl: 'Czy dokument, o którym mówi {criterion}, wymaga odnawiania? Kiedy przypada następny termin?',
      en: 'Does the document behind {criterion} need renewing? When is the next date?',
    },
    ...signs.valid,
    followUps: [followUps.validUntil, followUps.scale],
  },
  {
    id: 'certificate-deepen-changed-work',
    purpose: 'deepen',
    kind: 'certificate',
    text: {
      pl: 'Co zmieniło się w codziennej pracy po zdobyciu dokumentu, którego dotyczy {criterion}?',
      en: 'What changed in your daily work after you obtained {criterion}?',
    },
    ...signs.valid,
    followUps: [followUps.feedback, followUps.typicalCase],
  },
  {
    id: 'certificate-deepen-critical',
    purpose: 'deepen',
    kind: 'certificate',
    text: {
      pl: 'Które zasady, których uczy {criterion}, najtrudniej stosować w praktyce?',
      en: 'Which of the rules taught for {criterion} are hardest to apply in practice?',
    },
    ...signs.valid,
    followUps: [followUps.hardestCase, followUps.tellMore],
  },
  {
    id: 'certificate-deepen-next',
    purpose: 'deepen',
    kind: 'certificate',
    text: {
      pl: 'Wymaganie to {criterion}. Jaki jest następny krok: wyższy poziom, pokrewne uprawnienie, praktyka?',
      en: 'The requirement is {criterion}. What is the next step: a higher level, a related qualification, more practice?',
    },
    ...signs.preparing,
    followUps: [followUps.byWhen, followUps.twoSentences],
  },
  {
    id: 'certificate-clarify-have-it',
    purpose: 'clarify',
    kind: 'certificate',
    text: {
      pl: 'W CV nie widać jednoznacznie, czy spełnione jest wymaganie {criterion}. Jaki jest stan na dziś?',
      en: 'Your CV does not show clearly whether {criterion} is met. What is the position today?',
    },
    ...signs.valid,
    followUps: [followUps.background, followUps.byWhen],
  },
  {
    id: 'certificate-clarify-expired',
    purpose: 'clarify',
    kind: 'certificate',
    text: {
      pl: 'Jeśli dokument, o którym mówi {criterion}, stracił ważność, to kiedy i co jest potrzebne do odnowienia?',
      en: 'If {criterion} has expired, when was that, and what is needed to renew it?',
    },
    ...signs.valid,
    followUps: [followUps.byWhen, followUps.details],
  },
  {
    id: 'certificate-clarify-equivalent',
    purpose: 'clarify',
    kind: 'certificate',
    text: {
      pl: 'Jaki dokument lub szkolenie o podobnym zakresie odpowiada wymaganiu {criterion}?',
      en: 'Which document or training of similar scope could stand in for {criterion}?',
    },
    ...signs.preparing,
    followUps: [followUps.otherPlace, followUps.scale],
  },
  {
    id: 'certificate-clarify-ready-for-exam',
    purpose: 'clarify',
    kind: 'certificate',
    text: {
      pl: 'Wymaganie to {criterion}. Jak wygląda gotowość do egzaminu? Co już jest opanowane, a czego brakuje?',
      en: 'The requirement is {criterion}. How ready are you for the exam? What do you already know, and what is missing?',
    },
    ...signs.preparing,
    followUps: [followUps.byWhen, followUps.situation],
  },
];
