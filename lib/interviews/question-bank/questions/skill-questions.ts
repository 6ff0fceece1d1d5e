import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { skillSigns as signs } from '../signs/skill-signs';

export const skillQuestions: BankQuestion[] = [
  {
    id: 'skill-clarify-where',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'W której pracy i do czego było to potrzebne, choćby w małym zakresie?',
      en: 'In which job did you need it, even to a small extent, and what for?',
    },
    ...signs.recentTask,
    followUps: followUps.practice,
  },
  {
    id: 'skill-clarify-closest',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Które z dotychczasowych zadań było temu najbliższe? Co było podobne, a co inne?',
      en: 'Which of your tasks so far came closest to it? What was similar and what was different?',
    },
    ...signs.recentTask,
    followUps: followUps.practice,
  },
  {
    id: 'skill-clarify-level',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Co w tym zakresie idzie bez pomocy, a przy czym potrzebne jest jeszcze wsparcie?',
      en: 'What can you do here unaided, and where would you still need support?',
    },
    ...signs.honestLevel,
    followUps: followUps.level,
  },
  {
    id: 'skill-clarify-day-one',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Co już udało się w tym zakresie zrobić i co dałoby się robić u nas od pierwszego dnia?',
      en: 'What have you done in this area so far, and what could you do here from day one?',
    },
    ...signs.recentTask,
    followUps: followUps.level,
  },
  {
    id: 'skill-clarify-last-time',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Kiedy ostatnio było to potrzebne w pracy i jaki był wynik?',
      en: 'When did you last need it at work, and what was the result?',
    },
    ...signs.recentTask,
    followUps: followUps.practice,
  },
  {
    id: 'skill-clarify-learnt',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Czy była już okazja się tego uczyć, w pracy albo na kursie? Co z tego przydaje się w praktyce?',
      en: 'Have you had a chance to learn it, at work or on a course? What of it do you use in practice?',
    },
    ...signs.honestLevel,
    followUps: followUps.level,
  },
  {
    id: 'skill-clarify-quality',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Po czym poznać, że jest to dobrze zrobione? Proszę powiedzieć na własnym przykładzie.',
      en: 'How do you know when it has been done well? Use an example of your own.',
    },
    ...signs.method,
    followUps: followUps.story,
  },
  {
    id: 'skill-clarify-pitfalls',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Co najłatwiej zrobić tu źle i jak się przed tym ustrzec?',
      en: 'What is easiest to get wrong here, and how do you guard against it?',
    },
    ...signs.method,
    followUps: followUps.plan,
  },
  {
    id: 'skill-clarify-hardest',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Jaka była najtrudniejsza sytuacja, w której było to potrzebne, i jak się skończyła?',
      en: 'What was the hardest situation in which you needed it, and how did it end?',
    },
    ...signs.difficulty,
    followUps: followUps.story,
  },
  {
    id: 'skill-clarify-daily',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Czy jest to część codziennej pracy, czy raczej coś znanego z pojedynczych zadań? Proszę o przykład.',
      en: 'Is it part of your daily work, or rather something you know from single tasks? An example, please.',
    },
    ...signs.recentTask,
    followUps: followUps.practice,
  },
  {
    id: 'skill-clarify-catch-up',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Czy jest to już znane z praktyki, a jeśli nie, to ile czasu zajęłoby dojście do samodzielności?',
      en: 'Do you know it from practice, and if not, how long would it take you to work on your own?',
    },
    ...signs.honestLevel,
    followUps: followUps.level,
  },
  {
    id: 'skill-clarify-learning',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Czy zdarzało się to już robić, a jeśli nie, to co podobnego udało się szybko opanować?',
      en: 'Have you done it before, and if not, what similar thing did you pick up quickly?',
    },
    ...signs.honestLevel,
    followUps: followUps.practice,
  },
  {
    id: 'skill-gap-missing-part',
    purpose: 'gap',
    kind: 'skill',
    text: {
      pl: 'Która część tego wymagania jest już opanowana, a co wymaga jeszcze nauki?',
      en: 'Which part of the requirement have you mastered, and what still needs learning?',
    },
    ...signs.honestLevel,
    followUps: followUps.level,
  },
  {
    id: 'skill-gap-more',
    purpose: 'gap',
    kind: 'skill',
    text: {
      pl: 'Co jeszcze z doświadczenia, którego w CV nie ma, warto tu doliczyć?',
      en: 'What other experience that is not in your CV should count here?',
    },
    ...signs.recentTask,
    followUps: followUps.practice,
  },
  {
    id: 'skill-gap-own-share',
    purpose: 'gap',
    kind: 'skill',
    text: {
      pl: 'Jak wyglądało to w praktyce: co było zrobione samodzielnie, a co razem z innymi?',
      en: 'What was it like in practice: what did you do yourself, and what together with others?',
    },
    ...signs.recentTask,
    followUps: followUps.story,
  },
  {
    id: 'skill-gap-hardest-task',
    purpose: 'gap',
    kind: 'skill',
    text: {
      pl: 'Proszę opowiedzieć o najtrudniejszym zadaniu, które się za tym kryje.',
      en: 'Tell me about the hardest task behind that.',
    },
    ...signs.difficulty,
    followUps: followUps.story,
  },
  {
    id: 'skill-gap-expand',
    purpose: 'gap',
    kind: 'skill',
    text: {
      pl: 'Proszę to rozwinąć: co dokładnie obejmowały te zadania i na jakim poziomie?',
      en: 'Please expand on that: what exactly did those tasks cover, and at what level?',
    },
    ...signs.recentTask,
    followUps: followUps.practice,
  },
  {
    id: 'skill-gap-beyond',
    purpose: 'gap',
    kind: 'skill',
    text: {
      pl: 'Co z tego wymagania się w tym mieści, a co wykracza poza dotychczasowe zadania?',
      en: 'What of the requirement does that cover, and what goes beyond your tasks so far?',
    },
    ...signs.honestLevel,
    followUps: followUps.level,
  },
  {
    id: 'skill-deepen-hardest-part',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Co było w tym najtrudniejsze i jak udało się sobie z tym poradzić?',
      en: 'What was the hardest part of it, and how did you deal with it?',
    },
    ...signs.difficulty,
    followUps: followUps.story,
  },
  {
    id: 'skill-deepen-mistake',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Proszę opowiedzieć o błędzie, który się przy tym zdarzył, i o tym, czego nauczył.',
      en: 'Tell me about a mistake that happened in this work and what you took from it.',
    },
    ...signs.difficulty,
    followUps: followUps.story,
  },
  {
    id: 'skill-deepen-choice',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Jaka decyzja była tu najważniejsza i co za nią przemawiało?',
      en: 'Which decision mattered most here, and what spoke for it?',
    },
    ...signs.method,
    followUps: followUps.story,
  },
  {
    id: 'skill-deepen-newcomer',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Co nowa osoba w zespole powinna o tym wiedzieć na początek i dlaczego właśnie to?',
      en: 'What should someone new to the team know about this first, and why that?',
    },
    ...signs.method,
    followUps: followUps.plan,
  },
  {
    id: 'skill-deepen-pressure',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Proszę opisać zadanie z krótkim terminem, w którym to się przydało. Co trzeba było zrobić najpierw?',
      en: 'Describe a task with a tight deadline in which you needed it. What had to be done first?',
    },
    ...signs.difficulty,
    followUps: followUps.story,
  },
  {
    id: 'skill-deepen-improvement',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Co idzie dziś w tym lepiej lub szybciej niż na początku i dzięki czemu?',
      en: 'What do you do better or faster in it today than at the start, and thanks to what?',
    },
    ...signs.improved,
    followUps: followUps.story,
  },
  {
    id: 'skill-deepen-limits',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'W czym potrzebna była tu pomoc innych, a co szło w pełni samodzielnie?',
      en: 'Where did you need help from others here, and what did you do entirely on your own?',
    },
    ...signs.honestLevel,
    followUps: followUps.level,
  },
  {
    id: 'skill-deepen-best-result',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Który wynik tej pracy najlepiej pokazuje poziom i jak był mierzony?',
      en: 'Which result of this work shows your level best, and how was it measured?',
    },
    ...signs.improved,
    followUps: followUps.story,
  },
];
