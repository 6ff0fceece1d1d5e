import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { experienceYearsSigns as signs } from '../signs/experience-years-signs';

export const experienceYearsQuestions: BankQuestion[] = [
  {
    id: 'experience-years-clarify-periods',
    purpose: 'clarify',
    kind: 'experience-years',
    text: {
      pl: 'Proszę podać po kolei miejsca i okresy pracy, które warto tu liczyć.',
      en: 'Please list, in order, the jobs and periods that should count towards it.',
    },
    ...signs.timeline,
    followUps: followUps.dates,
  },
  {
    id: 'experience-years-clarify-other-work',
    purpose: 'clarify',
    kind: 'experience-years',
    text: {
      pl: 'Które stanowiska, zlecenia lub projekty warto do tego zaliczyć i jak długo trwały?',
      en: 'Which jobs, contracts or projects should count towards it, and how long did they last?',
    },
    ...signs.timeline,
    followUps: followUps.dates,
  },
  {
    id: 'experience-years-clarify-share',
    purpose: 'clarify',
    kind: 'experience-years',
    text: {
      pl: 'Jaka część dotychczasowej pracy dotyczyła właśnie tego?',
      en: 'What share of your work so far was about exactly this?',
    },
    ...signs.inside,
    followUps: followUps.level,
  },
  {
    id: 'experience-years-clarify-most',
    purpose: 'clarify',
    kind: 'experience-years',
    text: {
      pl: 'W której pracy było tego najwięcej i jakie były wtedy główne zadania?',
      en: 'Which job involved it most, and what were your main tasks there?',
    },
    ...signs.inside,
    followUps: followUps.practice,
  },
  {
    id: 'experience-years-gap-other-periods',
    purpose: 'gap',
    kind: 'experience-years',
    text: {
      pl: 'Które inne okresy pracy warto doliczyć i jakie były w nich zadania?',
      en: 'Which other periods should count, and what were your tasks in them?',
    },
    ...signs.timeline,
    followUps: followUps.dates,
  },
  {
    id: 'experience-years-gap-makes-up',
    purpose: 'gap',
    kind: 'experience-years',
    text: {
      pl: 'Jeśli tego stażu jest mniej, niż wymagamy, to co go równoważy? Proszę o dowód z praktyki.',
      en: 'If that is less than we require, what makes up for it? Please give proof from practice.',
    },
    ...signs.growth,
    followUps: followUps.story,
  },
  {
    id: 'experience-years-gap-share-of-time',
    purpose: 'gap',
    kind: 'experience-years',
    text: {
      pl: 'Jaką część tego czasu zajmowały zadania, o których mówi wymaganie?',
      en: 'How much of that time went on the tasks that the requirement names?',
    },
    ...signs.inside,
    followUps: followUps.level,
  },
  {
    id: 'experience-years-gap-new-tasks',
    purpose: 'gap',
    kind: 'experience-years',
    text: {
      pl: 'Które zadania na tym stanowisku byłyby nowe i jak szybko dałoby się je przejąć?',
      en: 'Which tasks in this role would be new to you, and how soon could you take them over?',
    },
    ...signs.ready,
    followUps: followUps.plan,
  },
  {
    id: 'experience-years-deepen-progress',
    purpose: 'deepen',
    kind: 'experience-years',
    text: {
      pl: 'Czym różniły się zadania z początku tego okresu od późniejszych?',
      en: 'How did your tasks early in that period differ from the later ones?',
    },
    ...signs.growth,
    followUps: followUps.story,
  },
  {
    id: 'experience-years-deepen-turning-point',
    purpose: 'deepen',
    kind: 'experience-years',
    text: {
      pl: 'Które zadanie z tego czasu było przełomem i co się po nim zmieniło?',
      en: 'Which task in that time was a turning point, and what changed after it?',
    },
    ...signs.growth,
    followUps: followUps.story,
  },
  {
    id: 'experience-years-deepen-independence',
    purpose: 'deepen',
    kind: 'experience-years',
    text: {
      pl: 'Od kiedy praca szła tam bez nadzoru i po czym było to widać?',
      en: 'From when did you work there without supervision, and how did it show?',
    },
    ...signs.growth,
    followUps: followUps.story,
  },
  {
    id: 'experience-years-deepen-ordinary-day',
    purpose: 'deepen',
    kind: 'experience-years',
    text: {
      pl: 'Jak wyglądał tam zwykły dzień i co zajmowało najwięcej czasu?',
      en: 'What was an ordinary day like there, and what took up most of the time?',
    },
    ...signs.inside,
    followUps: followUps.story,
  },
  {
    id: 'experience-years-deepen-achievement',
    purpose: 'deepen',
    kind: 'experience-years',
    text: {
      pl: 'Co z tego czasu było największym osiągnięciem i jaki był w nim własny udział?',
      en: 'What was the greatest achievement of that time, and what was your part in it?',
    },
    ...signs.growth,
    followUps: followUps.story,
  },
  {
    id: 'experience-years-deepen-hardest-day',
    purpose: 'deepen',
    kind: 'experience-years',
    text: {
      pl: 'Proszę opowiedzieć o najtrudniejszym dniu w tej pracy. Co pomogło przez niego przejść?',
      en: 'Tell me about the hardest day in that job. What helped you through it?',
    },
    ...signs.growth,
    followUps: followUps.story,
  },
];
