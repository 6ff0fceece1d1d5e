import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { tipSigns as signs } from '../signs/tip-signs';

export const tipQuestions: BankQuestion[] = [
  {
    id: 'tip-general-topic',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'Ważny jest dla nas temat {criterion}. Co z dotychczasowej pracy do niego pasuje?',
      en: 'The subject {criterion} matters to us. What in your work so far is relevant to it?',
    },
    ...signs.specific,
    followUps: [followUps.typicalCase, followUps.details],
  },
  {
    id: 'tip-general-story',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'Proszę opowiedzieć jedną sytuację z pracy, która dobrze pasuje do tematu {criterion}.',
      en: 'Tell me one story from work that fits the subject {criterion} well.',
    },
    ...signs.specific,
    followUps: [followUps.decisions, followUps.figure],
  },
  {
    id: 'tip-general-recent',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'Co ostatnio działo się w pracy w temacie {criterion}?',
      en: 'What has happened at work lately with regard to {criterion}?',
    },
    ...signs.specific,
    followUps: [followUps.lastUse, followUps.hardestCase],
  },
  {
    id: 'tip-general-opinion',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'Na czym w temacie {criterion} warto się skupić, a co bywa przeceniane? Proszę oprzeć się na praktyce.',
      en: 'In {criterion}, what is worth focusing on, and what tends to be overrated? Draw on practice.',
    },
    ...signs.specific,
    followUps: [followUps.scale, followUps.onePoint],
  },
  {
    id: 'tip-general-approach',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'Temat to {criterion}. Jakie podejście dobrze się tu sprawdziło, a jakie nie?',
      en: 'The subject is {criterion}. Which approach has worked well, and which has not?',
    },
    ...signs.specific,
    followUps: [followUps.otherPlace, followUps.feedback],
  },
  {
    id: 'tip-general-first-weeks',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'Co w temacie {criterion} dałoby się zrobić już w pierwszych tygodniach?',
      en: 'What could you do about {criterion} in the first few weeks?',
    },
    ...signs.specific,
    followUps: [followUps.condition, followUps.back],
  },
  {
    id: 'tip-general-needs',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'Jakie warunki pracy pomagają dobrze zająć się tematem {criterion}?',
      en: 'Which working conditions help you do well at {criterion}?',
    },
    ...signs.aware,
    followUps: [followUps.condition, followUps.workOnly],
  },
  {
    id: 'tip-general-question-back',
    purpose: 'tip',
    kind: 'general',
    text: {
      pl: 'Jakie pytanie na temat {criterion} warto zadać nam przed podjęciem decyzji?',
      en: 'What would you like to ask us about {criterion} before deciding?',
    },
    ...signs.aware,
    followUps: [followUps.tellMore, followUps.onePoint],
  },
  {
    id: 'tip-skill-show',
    purpose: 'tip',
    kind: 'skill',
    text: {
      pl: 'Temat to {criterion}. Jak najlepiej sprawdzić to w praktyce? Jakie zadanie by to pokazało?',
      en: 'What is the best way to test {criterion} in practice? Which task would show it?',
    },
    ...signs.specific,
    followUps: [followUps.situation, followUps.ownTask],
  },
  {
    id: 'tip-skill-sharpen',
    purpose: 'tip',
    kind: 'skill',
    text: {
      pl: 'Co w obszarze {criterion} jest obecnie rozwijane i w jaki sposób?',
      en: 'What are you currently developing in the area of {criterion}, and how?',
    },
    ...signs.specific,
    followUps: [followUps.lesson, followUps.byWhen],
  },
  {
    id: 'tip-skill-pick',
    purpose: 'tip',
    kind: 'skill',
    text: {
      pl: 'Z czego w obszarze {criterion} nowy zespół miałby największy pożytek?',
      en: 'Which of your abilities in {criterion} would be most useful to a new team?',
    },
    ...signs.specific,
    followUps: [followUps.lastCase, followUps.outcome],
  },
  {
    id: 'tip-responsibility-own',
    purpose: 'tip',
    kind: 'responsibility',
    text: {
      pl: 'Jakie zadanie z obszaru {criterion} było w całości w jednych rękach? Jak przebiegło?',
      en: 'Which task around {criterion} was entirely in your hands? How did it go?',
    },
    ...signs.specific,
    followUps: [followUps.division, followUps.changed],
  },
  {
    id: 'tip-responsibility-plan',
    purpose: 'tip',
    kind: 'responsibility',
    text: {
      pl: 'Jak mógłby wyglądać plan na pierwsze trzy miesiące, jeśli priorytetem jest {criterion}?',
      en: 'What might a plan for the first three months look like if {criterion} is the priority?',
    },
    ...signs.specific,
    followUps: [followUps.condition, followUps.back],
  },
  {
    id: 'tip-responsibility-measure',
    purpose: 'tip',
    kind: 'responsibility',
    text: {
      pl: 'Po czym po pół roku będzie widać, że w temacie {criterion} idzie dobrze?',
      en: 'After half a year, how would we see that {criterion} is going well?',
    },
    ...signs.specific,
    followUps: [followUps.figure, followUps.oneDay],
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
    followUps: [followUps.typicalCase, followUps.twoSentences],
  },
  {
    id: 'tip-soft-skill-learning',
    purpose: 'tip',
    kind: 'soft-skill',
    text: {
      pl: 'Czego nowego udało się nauczyć w ostatnim roku pracy i do czego się to przydało?',
      en: 'What have you learnt at work over the last year, and what was it useful for?',
    },
    ...signs.specific,
    followUps: [followUps.howOften, followUps.feedback],
  },
  {
    id: 'tip-soft-skill-stress',
    purpose: 'tip',
    kind: 'soft-skill',
    text: {
      pl: 'Proszę opowiedzieć o dniu, w którym zadań było za dużo. Co poszło na początek, a co poczekało?',
      en: 'Tell me about a day with too much to do. What came first, and what had to wait?',
    },
    ...signs.specific,
    followUps: [followUps.lesson, followUps.ownPart],
  },
  {
    id: 'tip-motivation-why',
    purpose: 'tip',
    kind: 'motivation',
    text: {
      pl: 'Co w tej ofercie jest najciekawsze i z czym z dotychczasowej pracy się łączy?',
      en: 'What is most interesting about this job, and how does it link to your work so far?',
    },
    ...signs.aware,
    followUps: [followUps.background, followUps.hardestCase],
  },
  {
    id: 'tip-motivation-next-step',
    purpose: 'tip',
    kind: 'motivation',
    text: {
      pl: 'W jakich zadaniach chciałoby się rozwijać w najbliższych dwóch latach?',
      en: 'In which tasks would you like to develop over the next two years?',
    },
    ...signs.aware,
    followUps: [followUps.condition, followUps.workOnly],
  },
  {
    id: 'tip-motivation-change',
    purpose: 'tip',
    kind: 'motivation',
    text: {
      pl: 'Co zawodowo skłania do zmiany pracy właśnie teraz?',
      en: 'What, professionally, makes you want to change jobs now?',
    },
    ...signs.aware,
    followUps: [followUps.details, followUps.onePoint],
  },
  {
    id: 'tip-motivation-known',
    purpose: 'tip',
    kind: 'motivation',
    text: {
      pl: 'Co wiadomo już o tej firmie i o zadaniach, a co wymaga wyjaśnienia?',
      en: 'What do you already know about this company and the tasks, and what needs explaining?',
    },
    ...signs.aware,
    followUps: [followUps.otherPlace, followUps.scale],
  },
];
