import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { responsibilitySigns as signs } from '../signs/responsibility-signs';

export const responsibilityQuestions: BankQuestion[] = [
  {
    id: 'responsibility-clarify-any-tasks',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'Jakie zadania tego rodzaju zdarzały się dotąd i gdzie?',
      en: 'Which tasks of this kind have you done, and where?',
    },
    ...signs.scope,
    followUps: followUps.practice,
  },
  {
    id: 'responsibility-clarify-own-share',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'Jeśli takie zadania już były, to na ile samodzielne, a na ile jako wsparcie innych?',
      en: 'If you have had such tasks, how far were they your own, and how far did you support others?',
    },
    ...signs.scope,
    followUps: followUps.level,
  },
  {
    id: 'responsibility-clarify-nearest',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'Która sytuacja zawodowa była temu najbliższa i co udało się w niej zrobić?',
      en: 'Which situation at work came closest to it, and what did you manage to do?',
    },
    ...signs.episode,
    followUps: followUps.story,
  },
  {
    id: 'responsibility-clarify-first-month',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'Od czego zacząć w pierwszym miesiącu, żeby szybko to przejąć? Na jakim doświadczeniu się oprzeć?',
      en: 'Where would you start in your first month to take this over quickly, and what experience would you build on?',
    },
    ...signs.ready,
    followUps: followUps.plan,
  },
  {
    id: 'responsibility-clarify-hardest-task',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'Jakie było w tym zakresie najtrudniejsze zadanie i jak się skończyło?',
      en: 'What was your hardest task in this area, and how did it end?',
    },
    ...signs.episode,
    followUps: followUps.story,
  },
  {
    id: 'responsibility-clarify-on-track',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'Po czym na bieżąco widać, że taka praca idzie dobrze, i co robić, gdy nie idzie?',
      en: 'How do you see along the way that such work is going well, and what do you do when it is not?',
    },
    ...signs.organising,
    followUps: followUps.plan,
  },
  {
    id: 'responsibility-gap-own-part',
    purpose: 'gap',
    kind: 'responsibility',
    text: {
      pl: 'Która część należała do własnych obowiązków, a co robili inni?',
      en: 'Which part was your own duty, and what did others do?',
    },
    ...signs.scope,
    followUps: followUps.story,
  },
  {
    id: 'responsibility-gap-new-part',
    purpose: 'gap',
    kind: 'responsibility',
    text: {
      pl: 'Co z tego wymagania byłoby nowe, a co jest już codziennością?',
      en: 'What in the requirement would be new to you, and what is already routine?',
    },
    ...signs.ready,
    followUps: followUps.plan,
  },
  {
    id: 'responsibility-gap-scale',
    purpose: 'gap',
    kind: 'responsibility',
    text: {
      pl: 'Jaka była skala tych zadań? Wystarczą przybliżone liczby.',
      en: 'What was the scale of those tasks? Rough numbers will do.',
    },
    ...signs.scope,
    followUps: followUps.practice,
  },
  {
    id: 'responsibility-gap-regular',
    purpose: 'gap',
    kind: 'responsibility',
    text: {
      pl: 'Czy był to stały obowiązek, czy raczej zastępstwo albo jednorazowe zadanie?',
      en: 'Was it a regular duty, or rather covering for others or a one-off?',
    },
    ...signs.scope,
    followUps: followUps.practice,
  },
  {
    id: 'responsibility-deepen-problem',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'Kiedy coś poszło tu niezgodnie z planem i co było dalej?',
      en: 'When did something here not go to plan, and what happened next?',
    },
    ...signs.episode,
    followUps: followUps.story,
  },
  {
    id: 'responsibility-deepen-priorities',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'Co miało w tej pracy pierwszeństwo, gdy wszystko było pilne? Proszę o jeden przykład.',
      en: 'What came first in this work when everything was urgent? One example, please.',
    },
    ...signs.organising,
    followUps: followUps.story,
  },
  {
    id: 'responsibility-deepen-initiative',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'Co zmieniło się tu na lepsze z własnej inicjatywy?',
      en: 'What got better here thanks to your own initiative?',
    },
    ...signs.episode,
    followUps: followUps.story,
  },
  {
    id: 'responsibility-deepen-agreement',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'Z kim najtrudniej było się przy tym porozumieć i jak udało się dojść do zgody?',
      en: 'Who was hardest to agree with in this work, and how did you reach agreement?',
    },
    ...signs.episode,
    followUps: followUps.story,
  },
  {
    id: 'responsibility-deepen-control',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'Po czym było widać, że ta praca idzie dobrze? Co wyszło przy ostatnim sprawdzeniu?',
      en: 'How could you tell that this work was going well? What did the last check bring to light?',
    },
    ...signs.organising,
    followUps: followUps.story,
  },
  {
    id: 'responsibility-deepen-twice-the-size',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'Jaka była skala tej pracy i co byłoby trudne przy dwa razy większej?',
      en: 'What was the scale of this work, and what would be hard at twice the size?',
    },
    ...signs.scope,
    followUps: followUps.plan,
  },
  {
    id: 'responsibility-deepen-hand-over',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'Gdyby trzeba było jutro komuś to przekazać, o czym warto powiedzieć najpierw?',
      en: 'If you had to hand this over tomorrow, what would you tell the other person first?',
    },
    ...signs.organising,
    followUps: followUps.plan,
  },
];
