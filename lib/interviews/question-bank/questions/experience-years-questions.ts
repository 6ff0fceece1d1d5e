import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { experienceYearsSigns as signs } from '../signs/experience-years-signs';

export const experienceYearsQuestions: BankQuestion[] = [
  {
    id: 'experience-years-confirm-timeline',
    purpose: 'confirm',
    kind: 'experience-years',
    text: {
      pl: 'Proszę ułożyć w czasie doświadczenie, które odpowiada na: {criterion}. Gdzie i kiedy się zbierało?',
      en: 'Put the experience that answers {criterion} in order of time. Where and when did you gain it?',
    },
    ...signs.timeline,
    followUps: [followUps.lastUse, followUps.background],
  },
  {
    id: 'experience-years-confirm-main-part',
    purpose: 'confirm',
    kind: 'experience-years',
    text: {
      pl: 'Jaka część dotychczasowej pracy wprost odpowiada na wymaganie {criterion}?',
      en: 'Which part of your work so far answers the requirement {criterion} directly?',
    },
    ...signs.timeline,
    followUps: [followUps.situation, followUps.howOften],
  },
  {
    id: 'experience-years-confirm-most-recent',
    purpose: 'confirm',
    kind: 'experience-years',
    text: {
      pl: 'Proszę opisać ostatni okres pracy, który liczy się do wymagania {criterion}. Jakie były główne zadania?',
      en: 'Describe the latest period that counts towards {criterion}. What were your main tasks?',
    },
    ...signs.growth,
    followUps: [followUps.fromTo, followUps.ownPart],
  },
  {
    id: 'experience-years-confirm-where-most',
    purpose: 'confirm',
    kind: 'experience-years',
    text: {
      pl: 'Wymaganie to {criterion}. W którym miejscu pracy było z tego najwięcej nauki i co na to wpłynęło?',
      en: 'In which job did you learn the most with regard to {criterion}? What made the difference?',
    },
    ...signs.growth,
    followUps: [followUps.lastCase, followUps.details],
  },
  {
    id: 'experience-years-confirm-share-of-time',
    purpose: 'confirm',
    kind: 'experience-years',
    text: {
      pl: 'Jaką część tygodnia zajmowały zadania, o których mówi wymaganie {criterion}?',
      en: 'What share of your week went on the tasks that {criterion} describes?',
    },
    ...signs.timeline,
    followUps: [followUps.when, followUps.scale],
  },
  {
    id: 'experience-years-deepen-progress',
    purpose: 'deepen',
    kind: 'experience-years',
    text: {
      pl: 'Czym różnią się zadania z początku tej drogi od dzisiejszych? Pytam o wymaganie {criterion}.',
      en: "How do your early tasks differ from today's? I mean with regard to {criterion}.",
    },
    ...signs.growth,
    followUps: [followUps.lesson, followUps.oneDay],
  },
  {
    id: 'experience-years-deepen-turning-point',
    purpose: 'deepen',
    kind: 'experience-years',
    text: {
      pl: 'Wymaganie to {criterion}. Które zadanie z tych lat było przełomem? Co się po nim zmieniło?',
      en: 'The requirement is {criterion}. Which task over these years was a turning point? What changed after it?',
    },
    ...signs.growth,
    followUps: [followUps.outcome, followUps.decisions],
  },
  {
    id: 'experience-years-deepen-varied',
    purpose: 'deepen',
    kind: 'experience-years',
    text: {
      pl: 'Wymaganie to {criterion}. W jak różnych firmach, zespołach i u jakich klientów zbierało się to doświadczenie?',
      en: 'The requirement is {criterion}. In how many different companies and teams, and with which customers, did you gain it?',
    },
    ...signs.growth,
    followUps: [followUps.typicalCase, followUps.tellMore],
  },
  {
    id: 'experience-years-deepen-independence',
    purpose: 'deepen',
    kind: 'experience-years',
    text: {
      pl: 'Wymaganie to {criterion}. Od kiedy takie zadania idą bez nadzoru i jak do tego doszło?',
      en: 'The requirement is {criterion}. Since when have you done such work without supervision, and how did that come about?',
    },
    ...signs.growth,
    followUps: [followUps.ownTask, followUps.lastUse],
  },
  {
    id: 'experience-years-clarify-missing-period',
    purpose: 'clarify',
    kind: 'experience-years',
    text: {
      pl: 'CV nie pozwala policzyć, jak długie jest doświadczenie: {criterion}. Proszę podać okresy i zadania.',
      en: 'Your CV does not let me work out the length of experience for {criterion}. Which periods and tasks were there?',
    },
    ...signs.timeline,
    followUps: [followUps.howOften, followUps.twoSentences],
  },
  {
    id: 'experience-years-clarify-partly',
    purpose: 'clarify',
    kind: 'experience-years',
    text: {
      pl: 'Jeśli wymaganie {criterion} jest spełnione częściowo, to co zastępuje brakujący czas?',
      en: 'If {criterion} is met only in part, what makes up for the missing time?',
    },
    ...signs.timeline,
    followUps: [followUps.hardestCase, followUps.fromTo],
  },
  {
    id: 'experience-years-clarify-related',
    purpose: 'clarify',
    kind: 'experience-years',
    text: {
      pl: 'Które inne doświadczenie warto zaliczyć do wymagania {criterion} i dlaczego?',
      en: 'Which other experience should count towards {criterion}, and why?',
    },
    ...signs.timeline,
    followUps: [followUps.otherPlace, followUps.division],
  },
  {
    id: 'experience-years-clarify-side-work',
    purpose: 'clarify',
    kind: 'experience-years',
    text: {
      pl: 'Jakie praktyki, zlecenia lub projekty dodatkowe liczą się do wymagania {criterion}? Proszę o nich opowiedzieć.',
      en: 'Which placements, freelance jobs or side projects count towards the requirement {criterion}? Tell me about them.',
    },
    ...signs.timeline,
    followUps: [followUps.when, followUps.ownPart],
  },
  {
    id: 'experience-years-clarify-shorter',
    purpose: 'clarify',
    kind: 'experience-years',
    text: {
      pl: 'Wymaganie to {criterion}. Co da się dziś robić równie dobrze jak przy dłuższym stażu? Proszę o dowód z praktyki.',
      en: 'The requirement is {criterion}. What can you do as well as someone with more experience? Give proof from practice.',
    },
    ...signs.growth,
    followUps: [followUps.changed, followUps.background],
  },
];
