import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { industrySigns as signs } from '../signs/industry-signs';

export const industryQuestions: BankQuestion[] = [
  {
    id: 'industry-confirm-typical',
    purpose: 'confirm',
    kind: 'industry',
    text: {
      pl: 'Co jest szczególnego w pracy w branży lub środowisku {criterion}? Proszę o przykład z praktyki.',
      en: 'What is special about working in the industry or setting {criterion}? An example from practice, please.',
    },
    ...signs.knows,
    followUps: [followUps.typicalCase, followUps.background],
  },
  {
    id: 'industry-confirm-customers',
    purpose: 'confirm',
    kind: 'industry',
    text: {
      pl: 'Z jakimi klientami lub odbiorcami pracuje się w obszarze {criterion} i czego oni oczekują najbardziej?',
      en: 'Which customers does your experience of {criterion} involve, and what do they expect most?',
    },
    ...signs.knows,
    followUps: [followUps.hardestCase, followUps.division],
  },
  {
    id: 'industry-confirm-where',
    purpose: 'confirm',
    kind: 'industry',
    text: {
      pl: 'Gdzie i przez jaki czas zbierało się doświadczenie, którego dotyczy {criterion}?',
      en: 'Where, and for how long, did you gain the experience that {criterion} describes?',
    },
    ...signs.knows,
    followUps: [followUps.when, followUps.details],
  },
  {
    id: 'industry-confirm-product',
    purpose: 'confirm',
    kind: 'industry',
    text: {
      pl: 'Jaki produkt lub usługa z obszaru {criterion} jest najlepiej znana? Co trzeba o niej wiedzieć?',
      en: 'Which product or service within {criterion} do you know best? What does one need to know about it?',
    },
    ...signs.knows,
    followUps: [followUps.ownPart, followUps.scale],
  },
  {
    id: 'industry-deepen-regulation',
    purpose: 'deepen',
    kind: 'industry',
    text: {
      pl: 'Które przepisy lub normy najmocniej wpływają na pracę w obszarze {criterion}? Jak to wygląda na co dzień?',
      en: 'Which regulations or standards affect work in {criterion} most? What does that mean day to day?',
    },
    ...signs.knows,
    followUps: [followUps.otherPlace, followUps.feedback],
  },
  {
    id: 'industry-deepen-season',
    purpose: 'deepen',
    kind: 'industry',
    text: {
      pl: 'Jak w branży {criterion} wygląda najtrudniejszy okres roku i co pomaga przez niego przejść?',
      en: 'What is the hardest time of year in {criterion}, and what helps you get through it?',
    },
    ...signs.knows,
    followUps: [followUps.situation, followUps.lesson],
  },
  {
    id: 'industry-deepen-trend',
    purpose: 'deepen',
    kind: 'industry',
    text: {
      pl: 'Co w branży {criterion} zmienia się teraz najszybciej i jak wpływa to na codzienne zadania?',
      en: 'What is changing fastest in {criterion} now, and how does it affect everyday tasks?',
    },
    ...signs.knows,
    followUps: [followUps.lastCase, followUps.tellMore],
  },
  {
    id: 'industry-deepen-error',
    purpose: 'deepen',
    kind: 'industry',
    text: {
      pl: 'Jaki błąd w branży {criterion} kosztuje najwięcej? Kiedy udało się go uniknąć lub naprawić?',
      en: 'Which mistake costs the most in {criterion}? When did you manage to avoid or mend one?',
    },
    ...signs.knows,
    followUps: [followUps.outcome, followUps.decisions],
  },
  {
    id: 'industry-clarify-near',
    purpose: 'clarify',
    kind: 'industry',
    text: {
      pl: 'CV nie pokazuje wprost, czy spełnione jest wymaganie {criterion}. Która z dotychczasowych branż jest najbliższa?',
      en: 'Your CV does not directly show {criterion}. Which of your industries so far is closest?',
    },
    ...signs.carriesOver,
    followUps: [followUps.oneDay, followUps.twoSentences],
  },
  {
    id: 'industry-clarify-transfer',
    purpose: 'clarify',
    kind: 'industry',
    text: {
      pl: 'Co z dotychczasowej pracy sprawdzi się w branży {criterion}, a co trzeba będzie poznać od nowa?',
      en: 'Which parts of your work so far will hold up in {criterion}, and what will you need to learn afresh?',
    },
    ...signs.carriesOver,
    followUps: [followUps.typicalCase, followUps.ownTask],
  },
  {
    id: 'industry-clarify-known-of',
    purpose: 'clarify',
    kind: 'industry',
    text: {
      pl: 'Co już wiadomo o tym, jak pracuje się w obszarze {criterion}? Skąd ta wiedza?',
      en: 'What do you already know about working in {criterion}? Where does that come from?',
    },
    ...signs.carriesOver,
    followUps: [followUps.background, followUps.back],
  },
  {
    id: 'industry-clarify-earlier-change',
    purpose: 'clarify',
    kind: 'industry',
    text: {
      pl: 'Proszę opowiedzieć o wejściu w nową branżę lub nowy produkt. Co z tego przyda się w obszarze {criterion}?',
      en: 'Tell me about entering a new industry or product area. What of that would be useful in {criterion}?',
    },
    ...signs.carriesOver,
    followUps: [followUps.changed, followUps.lastUse],
  },
];
