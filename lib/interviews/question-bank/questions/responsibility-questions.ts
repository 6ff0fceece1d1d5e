import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { responsibilitySigns as signs } from '../signs/responsibility-signs';

export const responsibilityQuestions: BankQuestion[] = [
  {
    id: 'responsibility-confirm-scope',
    purpose: 'confirm',
    kind: 'responsibility',
    text: {
      pl: 'Wymaganie to {criterion}. Za co dokładnie odpowiadało się na poprzednim stanowisku, a co robili inni?',
      en: 'The requirement is {criterion}. What exactly were you responsible for in your last role, and what did others do?',
    },
    ...signs.scope,
    followUps: [followUps.details, followUps.decisions],
  },
  {
    id: 'responsibility-confirm-scale',
    purpose: 'confirm',
    kind: 'responsibility',
    text: {
      pl: 'Jaka była skala zadań z zakresu {criterion}? Proszę podać liczby, choćby w przybliżeniu.',
      en: 'What was the scale of your work on {criterion}? Give numbers, even rough ones.',
    },
    ...signs.scope,
    followUps: [followUps.lastUse, followUps.situation],
  },
  {
    id: 'responsibility-confirm-typical-week',
    purpose: 'confirm',
    kind: 'responsibility',
    text: {
      pl: 'Jak w typowym tygodniu wyglądają zadania z zakresu {criterion}?',
      en: 'In a typical week, what does the work on {criterion} consist of?',
    },
    ...signs.organising,
    followUps: [followUps.scale, followUps.ownTask],
  },
  {
    id: 'responsibility-confirm-last-episode',
    purpose: 'confirm',
    kind: 'responsibility',
    text: {
      pl: 'Proszę opowiedzieć o ostatniej sprawie z zakresu {criterion}: co było do zrobienia i jak się skończyła?',
      en: 'Tell me about the last matter concerning {criterion}: what had to be done and how did it end?',
    },
    ...signs.episode,
    followUps: [followUps.division, followUps.figure],
  },
  {
    id: 'responsibility-confirm-hand-over',
    purpose: 'confirm',
    kind: 'responsibility',
    text: {
      pl: 'Gdyby trzeba było jutro przekazać komuś zadania z zakresu {criterion}, o czym warto powiedzieć najpierw?',
      en: 'If you had to hand over {criterion} to someone tomorrow, what would you tell them first?',
    },
    ...signs.organising,
    followUps: [followUps.tellMore, followUps.lastCase],
  },
  {
    id: 'responsibility-confirm-reports-to',
    purpose: 'confirm',
    kind: 'responsibility',
    text: {
      pl: 'Kto rozliczał z zadań z zakresu {criterion} i po czym było widać, że idą dobrze?',
      en: 'Who did you report to on {criterion}, and how did they judge that it was going well?',
    },
    ...signs.scope,
    followUps: [followUps.twoSentences, followUps.back],
  },
  {
    id: 'responsibility-confirm-best-result',
    purpose: 'confirm',
    kind: 'responsibility',
    text: {
      pl: 'Jaki wynik w obszarze {criterion} zasługuje na pokazanie? Co na niego złożyło się najbardziej?',
      en: 'Which result in the area of {criterion} is worth showing? What contributed to it most?',
    },
    ...signs.episode,
    followUps: [followUps.feedback, followUps.howOften],
  },
  {
    id: 'responsibility-deepen-problem',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'Kiedy w zadaniach z zakresu {criterion} coś poszło niezgodnie z planem? Proszę opowiedzieć, co było dalej.',
      en: 'When did something in {criterion} not go to plan? Tell me what happened next.',
    },
    ...signs.episode,
    followUps: [followUps.ownPart, followUps.lesson],
  },
  {
    id: 'responsibility-deepen-priorities',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'Co ma pierwszeństwo, gdy wszystkie zadania z zakresu {criterion} są pilne? Proszę o jeden przykład.',
      en: 'When everything in {criterion} is urgent, what comes first? One example, please.',
    },
    ...signs.organising,
    followUps: [followUps.oneDay, followUps.background],
  },
  {
    id: 'responsibility-deepen-changed',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'Co dzięki własnej inicjatywie zmieniło się na lepsze w obszarze {criterion}?',
      en: 'What got better in the area of {criterion} thanks to your initiative?',
    },
    ...signs.episode,
    followUps: [followUps.outcome, followUps.decisions],
  },
  {
    id: 'responsibility-deepen-cooperation',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'Z kim trzeba było uzgadniać sprawy z zakresu {criterion}, gdy interesy były różne? Jak doszło do porozumienia?',
      en: 'Whom did you have to agree with on {criterion} when interests differed? How was agreement reached?',
    },
    ...signs.episode,
    followUps: [followUps.typicalCase, followUps.ownTask],
  },
  {
    id: 'responsibility-deepen-control',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'W jaki sposób sprawdzana jest jakość zadań z zakresu {criterion}? Co ostatnio wyszło przy takim sprawdzeniu?',
      en: 'How do you check quality in {criterion}? What did the last check bring to light?',
    },
    ...signs.organising,
    followUps: [followUps.hardestCase, followUps.changed],
  },
  {
    id: 'responsibility-deepen-difficult-decision',
    purpose: 'deepen',
    kind: 'responsibility',
    text: {
      pl: 'Proszę opowiedzieć o trudnej decyzji w obszarze {criterion}. Jakie były za i przeciw?',
      en: 'Tell me about a difficult decision within {criterion}. What were the arguments for and against?',
    },
    ...signs.episode,
    followUps: [followUps.figure, followUps.division],
  },
  {
    id: 'responsibility-clarify-any-experience',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'W CV mało jest na temat {criterion}. Jakie zadania z tego zakresu były wykonywane i gdzie?',
      en: 'There is little in your CV about {criterion}. Which tasks of this sort have you done, and where?',
    },
    ...signs.scope,
    followUps: [followUps.otherPlace, followUps.fromTo],
  },
  {
    id: 'responsibility-clarify-own-share',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'Na ile samodzielne były zadania z zakresu {criterion}, a na ile było to wsparcie innych?',
      en: 'How far was {criterion} your own work, and how far were you supporting others?',
    },
    ...signs.scope,
    followUps: [followUps.ownPart, followUps.details],
  },
  {
    id: 'responsibility-clarify-nearest',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'Jaka sytuacja zawodowa była najbliższa temu, czego wymaga {criterion}? Co udało się wtedy zrobić?',
      en: 'Which situation at work came closest to what {criterion} asks for? What did you manage to do?',
    },
    ...signs.episode,
    followUps: [followUps.situation, followUps.feedback],
  },
  {
    id: 'responsibility-clarify-first-month',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'Wymaganie to {criterion}. Jak wyglądałby pierwszy miesiąc z taką odpowiedzialnością? Od czego warto zacząć?',
      en: 'The requirement is {criterion}. What would your first month with that responsibility look like? Where would you start?',
    },
    ...signs.organising,
    followUps: [followUps.scale, followUps.when],
  },
  {
    id: 'responsibility-clarify-unlike',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'Czym dotychczasowe obowiązki różnią się od tego, co opisuje {criterion}?',
      en: 'How do your duties so far differ from what {criterion} describes?',
    },
    ...signs.scope,
    followUps: [followUps.tellMore, followUps.lastCase],
  },
  {
    id: 'responsibility-clarify-readiness',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'Co z zakresu {criterion} byłoby nowe i jakie wsparcie pozwoliłoby szybko to przejąć?',
      en: 'Which parts of {criterion} would be new to you, and what support would help you take them over quickly?',
    },
    ...signs.organising,
    followUps: [followUps.twoSentences, followUps.workOnly],
  },
  {
    id: 'responsibility-clarify-occasional',
    purpose: 'clarify',
    kind: 'responsibility',
    text: {
      pl: 'Czy zadania z zakresu {criterion} były stałe, czy raczej było to zastępstwo albo jednorazowy projekt?',
      en: 'Was work on {criterion} a regular duty, or was it something you covered for others or a one-off project?',
    },
    ...signs.scope,
    followUps: [followUps.lastUse, followUps.oneDay],
  },
];
