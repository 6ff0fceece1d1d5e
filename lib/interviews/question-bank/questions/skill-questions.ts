import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { skillSigns as signs } from '../signs/skill-signs';

export const skillQuestions: BankQuestion[] = [
  {
    id: 'skill-confirm-last-task',
    purpose: 'confirm',
    kind: 'skill',
    text: {
      pl: 'Proszę opowiedzieć o ostatnim zadaniu, przy którym liczyło się: {criterion}.',
      en: 'Tell me about the last task where this mattered: {criterion}.',
    },
    ...signs.recentTask,
    followUps: [followUps.oneDay, followUps.decisions],
  },
  {
    id: 'skill-confirm-everyday',
    purpose: 'confirm',
    kind: 'skill',
    text: {
      pl: 'Wymaganie to {criterion}. Jak wygląda zwykły dzień pracy, w którym jest to potrzebne?',
      en: 'What does day-to-day work involving {criterion} look like? Describe one ordinary day.',
    },
    ...signs.recentTask,
    followUps: [followUps.twoSentences, followUps.lastUse],
  },
  {
    id: 'skill-confirm-proud',
    purpose: 'confirm',
    kind: 'skill',
    text: {
      pl: 'Która rzecz zrobiona w obszarze {criterion} daje najwięcej satysfakcji? Proszę o niej opowiedzieć.',
      en: 'Which piece of work in the area of {criterion} are you most satisfied with? Tell me about it.',
    },
    ...signs.recentTask,
    followUps: [followUps.ownTask, followUps.changed],
  },
  {
    id: 'skill-confirm-cv-mention',
    purpose: 'confirm',
    kind: 'skill',
    text: {
      pl: 'W CV widać punkt {criterion}. Proszę wybrać jedno miejsce pracy i powiedzieć, do czego było to tam potrzebne.',
      en: 'Your CV points to {criterion}. Pick one job and tell me what it was needed for there.',
    },
    ...signs.recentTask,
    followUps: [followUps.division, followUps.figure, followUps.howOften],
  },
  {
    id: 'skill-confirm-start-to-end',
    purpose: 'confirm',
    kind: 'skill',
    text: {
      pl: 'Proszę przeprowadzić mnie przez jedno zadanie z obszaru {criterion}: od zlecenia do oddania.',
      en: 'Walk me through one task in the area of {criterion}, from the request to handing it over.',
    },
    ...signs.method,
    followUps: [followUps.typicalCase, followUps.feedback],
  },
  {
    id: 'skill-confirm-quality-check',
    purpose: 'confirm',
    kind: 'skill',
    text: {
      pl: 'Po czym poznać, że zadanie z obszaru {criterion} jest dobrze zrobione? Proszę powiedzieć na własnym przykładzie.',
      en: 'How do you know that a task involving {criterion} has been done well? Use an example of your own.',
    },
    ...signs.method,
    followUps: [followUps.hardestCase, followUps.background],
  },
  {
    id: 'skill-confirm-learned-where',
    purpose: 'confirm',
    kind: 'skill',
    text: {
      pl: 'Gdzie zaczęła się nauka w obszarze {criterion} i w jakiej pracy przydała się najbardziej?',
      en: 'Where did you learn {criterion}, and in which job was it most useful?',
    },
    ...signs.recentTask,
    followUps: [followUps.details, followUps.fromTo],
  },
  {
    id: 'skill-confirm-colleague-help',
    purpose: 'confirm',
    kind: 'skill',
    text: {
      pl: 'W jakich sprawach z obszaru {criterion} współpracownicy proszą o pomoc? Proszę o jeden przykład.',
      en: 'On which matters around {criterion} do colleagues come to you for help? One example, please.',
    },
    ...signs.recentTask,
    followUps: [followUps.otherPlace, followUps.workOnly],
  },
  {
    id: 'skill-deepen-hardest',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Jaki był najtrudniejszy problem w obszarze {criterion} i jak udało się go rozwiązać?',
      en: 'What was the hardest problem you faced in the area of {criterion}, and how did you solve it?',
    },
    ...signs.difficulty,
    followUps: [followUps.ownPart, followUps.lesson],
  },
  {
    id: 'skill-deepen-mistake',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Proszę opowiedzieć o błędzie w obszarze {criterion}, z którego coś wynikło na przyszłość.',
      en: 'Tell me about a mistake in the area of {criterion} that taught you something.',
    },
    ...signs.difficulty,
    followUps: [followUps.outcome, followUps.scale],
  },
  {
    id: 'skill-deepen-choice',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Proszę przypomnieć sobie decyzję w obszarze {criterion}, w której były co najmniej dwie drogi. Co przesądziło?',
      en: 'Recall a decision in the area of {criterion} where there were at least two options. What tipped the balance?',
    },
    ...signs.method,
    followUps: [followUps.situation, followUps.decisions],
  },
  {
    id: 'skill-deepen-explain',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Jak wytłumaczyć nowej osobie w zespole temat {criterion}? Proszę zacząć od tego, co najważniejsze.',
      en: 'How would you explain {criterion} to someone new on the team? Start with what matters most.',
    },
    ...signs.method,
    followUps: [followUps.tellMore, followUps.onePoint],
  },
  {
    id: 'skill-deepen-under-pressure',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Proszę opisać zadanie z obszaru {criterion}, na które było mało czasu. Co zostało zrobione najpierw?',
      en: 'Describe a task in the area of {criterion} with a tight deadline. What did you do first?',
    },
    ...signs.difficulty,
    followUps: [followUps.lastCase, followUps.changed],
  },
  {
    id: 'skill-deepen-improvement',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Co udało się usprawnić w obszarze {criterion}? Jak było przedtem, a jak potem?',
      en: 'What have you improved in the area of {criterion}? What was it like before and after?',
    },
    ...signs.method,
    followUps: [followUps.figure, followUps.ownTask],
  },
  {
    id: 'skill-deepen-limits',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Gdzie w obszarze {criterion} kończy się samodzielność i zaczyna potrzeba konsultacji?',
      en: 'In the area of {criterion}, where does working on your own end and asking others begin?',
    },
    ...signs.honestLevel,
    followUps: [followUps.twoSentences, followUps.oneDay],
  },
  {
    id: 'skill-deepen-change',
    purpose: 'deepen',
    kind: 'skill',
    text: {
      pl: 'Co zmieniło się w ostatnich latach w obszarze {criterion} i jak wpłynęło to na codzienną pracę?',
      en: 'What has changed in recent years in the area of {criterion}, and what did that change in your work?',
    },
    ...signs.method,
    followUps: [followUps.when, followUps.background],
  },
  {
    id: 'skill-clarify-not-in-cv',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'CV nie daje pełnej odpowiedzi na wymaganie {criterion}. Proszę powiedzieć, jak jest w praktyce.',
      en: 'Your CV does not fully answer the requirement {criterion}. How is it in practice?',
    },
    ...signs.honestLevel,
    followUps: [followUps.details, followUps.typicalCase],
  },
  {
    id: 'skill-clarify-contact',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Gdzie w dotychczasowej pracy pojawił się obszar {criterion}, choćby częściowo?',
      en: 'Where in your work so far has {criterion} come up, even if only in part?',
    },
    ...signs.recentTask,
    followUps: [followUps.hardestCase, followUps.lastUse],
  },
  {
    id: 'skill-clarify-closest',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Które wykonane zadanie jest najbliższe temu: {criterion}? Co w nim było podobne, a co inne?',
      en: 'Which task you have done comes closest to {criterion}? What was similar and what was different?',
    },
    ...signs.recentTask,
    followUps: [followUps.otherPlace, followUps.division],
  },
  {
    id: 'skill-clarify-level',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Proszę ocenić swój poziom w obszarze {criterion}: co idzie bez pomocy, a co wymaga wsparcia?',
      en: 'How would you rate yourself in {criterion}: what can you do unaided, and where do you need support?',
    },
    ...signs.honestLevel,
    followUps: [followUps.exactLevel, followUps.situation],
  },
  {
    id: 'skill-clarify-plan',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Pierwszego dnia pojawia się zadanie z obszaru {criterion}. Od czego zaczęłoby się wdrożenie?',
      en: 'On day one you get a task in the area of {criterion}. How would you go about getting up to speed?',
    },
    ...signs.honestLevel,
    followUps: [followUps.scale, followUps.howOften],
  },
  {
    id: 'skill-clarify-missing-part',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Część wymagania {criterion} pozostaje niejasna. Co jest mocną stroną, a czego jeszcze brakuje?',
      en: 'Part of the requirement {criterion} is still unclear. What is strong, and what is still missing?',
    },
    ...signs.honestLevel,
    followUps: [followUps.tellMore, followUps.back],
  },
  {
    id: 'skill-clarify-learned-fast',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Proszę opowiedzieć o szybkim uczeniu się czegoś nowego, co jest bliskie wymaganiu {criterion}. Jak to przebiegło?',
      en: 'Tell me about learning something new in a hurry that is close to the requirement {criterion}. How did it go?',
    },
    ...signs.difficulty,
    followUps: [followUps.feedback, followUps.fromTo],
  },
  {
    id: 'skill-clarify-test-task',
    purpose: 'clarify',
    kind: 'skill',
    text: {
      pl: 'Proszę wyobrazić sobie pierwsze zadanie z obszaru {criterion}. Jakie byłyby pierwsze trzy kroki?',
      en: 'Imagine your first task in the area of {criterion}. What would your first three steps be?',
    },
    ...signs.method,
    followUps: [followUps.twoSentences, followUps.lastCase],
  },
];
