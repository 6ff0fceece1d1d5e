import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { tipSigns as signs } from '../signs/tip-signs';

export const tipQuestions: BankQuestion[] = [
  {
    id: 'tip-motivation-why',
    purpose: 'tip',
    kind: 'motivation',
    text: {
      pl: 'Co w tej ofercie jest najciekawsze i z czym z dotychczasowej pracy się łączy?',
      en: 'What is most interesting about this job, and how does it link to your work so far?',
    },
    ...signs.aware,
    followUps: followUps.plan,
  },
  {
    id: 'tip-motivation-next-step',
    purpose: 'tip',
    kind: 'motivation',
    text: {
      pl: 'Które zadania byłyby w najbliższych dwóch latach najciekawsze i czego trzeba się do nich nauczyć?',
      en: 'Which tasks would interest you most over the next two years, and what would you need to learn for them?',
    },
    ...signs.aware,
    followUps: followUps.plan,
  },
  {
    id: 'tip-motivation-why-now',
    purpose: 'tip',
    kind: 'motivation',
    text: {
      pl: 'Co zawodowo skłania do zmiany pracy właśnie teraz?',
      en: 'What, professionally, makes you want to change jobs now?',
    },
    ...signs.aware,
    followUps: followUps.plan,
  },
  {
    id: 'tip-motivation-already-known',
    purpose: 'tip',
    kind: 'motivation',
    text: {
      pl: 'Co już wiadomo o tej firmie i o zadaniach, a co wymaga wyjaśnienia?',
      en: 'What do you already know about this company and the tasks, and what needs explaining?',
    },
    ...signs.aware,
    followUps: followUps.plan,
  },
  {
    id: 'tip-motivation-ask-us',
    purpose: 'tip',
    kind: 'motivation',
    text: {
      pl: 'O co warto zapytać nas przed podjęciem decyzji?',
      en: 'What would you like to ask us before deciding?',
    },
    ...signs.aware,
    followUps: followUps.yesNo,
  },
  {
    id: 'tip-general-proud',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'Które z dotychczasowych zadań daje najwięcej powodów do dumy i dlaczego?',
      en: 'Which of your tasks so far are you most proud of, and why?',
    },
    ...signs.specific,
    followUps: followUps.story,
  },
  {
    id: 'tip-general-first-weeks',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'Co dałoby się zrobić dobrze już w pierwszych tygodniach?',
      en: 'What could you do well in the very first weeks?',
    },
    ...signs.specific,
    followUps: followUps.plan,
  },
  {
    id: 'tip-general-not-in-cv',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'Co ważnego dla tej pracy nie zmieściło się w CV?',
      en: 'What matters for this job and did not fit into your CV?',
    },
    ...signs.specific,
    followUps: followUps.practice,
  },
  {
    id: 'tip-general-good-conditions',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'W jakich warunkach praca idzie najlepiej, a co w niej przeszkadza?',
      en: 'Under which conditions do you work best, and what gets in the way?',
    },
    ...signs.aware,
    followUps: followUps.plan,
  },
  {
    id: 'tip-general-last-year',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'Czego nowego udało się nauczyć w ostatnim roku pracy i do czego się to przydało?',
      en: 'What have you learnt at work over the last year, and what was it useful for?',
    },
    ...signs.specific,
    followUps: followUps.story,
  },
  {
    id: 'tip-responsibility-start-to-finish',
    purpose: 'tip',
    kind: 'responsibility',
    text: {
      pl: 'Proszę opowiedzieć o zadaniu wykonanym samodzielnie od początku do końca.',
      en: 'Tell me about a task you did on your own from start to finish.',
    },
    ...signs.specific,
    followUps: followUps.story,
  },
  {
    id: 'tip-responsibility-three-months',
    purpose: 'tip',
    kind: 'responsibility',
    text: {
      pl: 'Jak mógłby wyglądać plan na pierwsze trzy miesiące na tym stanowisku?',
      en: 'What might a plan for the first three months in this role look like?',
    },
    ...signs.specific,
    followUps: followUps.plan,
  },
  {
    id: 'tip-responsibility-half-a-year',
    purpose: 'tip',
    kind: 'responsibility',
    text: {
      pl: 'Po czym po pół roku będzie widać, że praca idzie dobrze?',
      en: 'After half a year, how would we see that the work is going well?',
    },
    ...signs.specific,
    followUps: followUps.plan,
  },
  {
    id: 'tip-responsibility-failed',
    purpose: 'tip',
    kind: 'responsibility',
    text: {
      pl: 'Proszę opowiedzieć o zadaniu, które się nie powiodło. Jaka nauka z tego została?',
      en: 'Tell me about a task that did not succeed. What did you learn from it?',
    },
    ...signs.specific,
    followUps: followUps.story,
  },
  {
    id: 'tip-soft-skill-team-fit',
    purpose: 'tip',
    kind: 'soft-skill',
    text: {
      pl: 'Jaki sposób współpracy w zespole odpowiada najbardziej? Proszę o przykład dobrego zespołu.',
      en: 'Which way of working in a team suits you best? Give an example of a good team.',
    },
    ...signs.aware,
    followUps: followUps.story,
  },
  {
    id: 'tip-soft-skill-too-much-to-do',
    purpose: 'tip',
    kind: 'soft-skill',
    text: {
      pl: 'Proszę opowiedzieć o dniu, w którym zadań było za dużo. Co poszło na początek, a co poczekało?',
      en: 'Tell me about a day with too much to do. What came first, and what had to wait?',
    },
    ...signs.specific,
    followUps: followUps.story,
  },
  {
    id: 'tip-soft-skill-changed-mind',
    purpose: 'tip',
    kind: 'soft-skill',
    text: {
      pl: 'Proszę opowiedzieć o sytuacji, w której rozmowa z innymi zmieniła zdanie w ważnej sprawie.',
      en: 'Tell me about a time when talking to others changed your mind on something important.',
    },
    ...signs.specific,
    followUps: followUps.story,
  },
  {
    id: 'tip-soft-skill-hard-cooperation',
    purpose: 'tip',
    kind: 'soft-skill',
    text: {
      pl: 'Z jakim sposobem pracy innych najtrudniej się pogodzić i jak to wygląda w praktyce?',
      en: 'Which way of working do you find hardest to get along with, and how do you handle it?',
    },
    ...signs.specific,
    followUps: followUps.story,
  },
];
