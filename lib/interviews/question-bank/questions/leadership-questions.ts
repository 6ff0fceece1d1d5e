import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { leadershipSigns as signs } from '../signs/leadership-signs';

export const leadershipQuestions: BankQuestion[] = [
  {
    id: 'leadership-confirm-team-size',
    purpose: 'confirm',
    kind: 'leadership',
    text: {
      pl: 'Proszę opisać zespół, którego dotyczy {criterion}: ile osób, jakie role, o czym można było decydować?',
      en: 'Describe the team behind {criterion}: how many people, which roles, what could you decide?',
    },
    ...signs.team,
    followUps: [followUps.howOften, followUps.background],
  },
  {
    id: 'leadership-confirm-week',
    purpose: 'confirm',
    kind: 'leadership',
    text: {
      pl: 'Jak wygląda zwykły tydzień w roli, o której mówi {criterion}? Ile czasu idzie na ludzi, a ile na własne zadania?',
      en: 'What is a normal week like in the role that {criterion} describes? How is time split between people and your own tasks?',
    },
    ...signs.team,
    followUps: [followUps.details, followUps.typicalCase],
  },
  {
    id: 'leadership-confirm-goals',
    purpose: 'confirm',
    kind: 'leadership',
    text: {
      pl: 'Wymaganie to {criterion}. W jaki sposób zespół dostawał cele i jak były rozliczane? Proszę wybrać jeden cel.',
      en: 'The requirement is {criterion}. How did the team get its goals, and how were they followed up? Pick one goal.',
    },
    ...signs.team,
    followUps: [followUps.lesson, followUps.hardestCase],
  },
  {
    id: 'leadership-confirm-achievement',
    purpose: 'confirm',
    kind: 'leadership',
    text: {
      pl: 'Co udało się osiągnąć zespołowi, a jaka w tym była rola osoby kierującej? Wymaganie brzmi: {criterion}.',
      en: 'What did the team achieve, and what part did its leader play? The requirement is {criterion}.',
    },
    ...signs.development,
    followUps: [followUps.decisions, followUps.outcome],
  },
  {
    id: 'leadership-confirm-new-person',
    purpose: 'confirm',
    kind: 'leadership',
    text: {
      pl: 'Proszę opowiedzieć o wprowadzaniu do zespołu nowej osoby. Co w tym było najważniejsze?',
      en: 'Tell me about bringing a new person into your team. What mattered most?',
    },
    ...signs.development,
    followUps: [followUps.otherPlace, followUps.changed],
  },
  {
    id: 'leadership-deepen-weak-result',
    purpose: 'deepen',
    kind: 'leadership',
    text: {
      pl: 'Proszę opowiedzieć o rozmowie z kimś, kto nie dowoził wyników. Jak się zaczęła i czym się skończyła?',
      en: 'Tell me about talking to someone who was not delivering. How did it begin and how did it end?',
    },
    ...signs.hardTalk,
    followUps: [followUps.situation, followUps.figure],
  },
  {
    id: 'leadership-deepen-conflict',
    purpose: 'deepen',
    kind: 'leadership',
    text: {
      pl: 'Kiedy w zespole pojawił się spór? Jak wyglądało dochodzenie do zgody?',
      en: 'When was there a conflict in your team? How was it settled?',
    },
    ...signs.hardTalk,
    followUps: [followUps.ownTask, followUps.feedback],
  },
  {
    id: 'leadership-deepen-delegate',
    purpose: 'deepen',
    kind: 'leadership',
    text: {
      pl: 'Proszę podać przykład zadania oddanego w cudze ręce. Jak wyglądało przekazanie i sprawdzanie?',
      en: 'Give me an example of a task you delegated. How did you hand it over and check on it?',
    },
    ...signs.development,
    followUps: [followUps.lastCase, followUps.lesson],
  },
  {
    id: 'leadership-deepen-grow',
    purpose: 'deepen',
    kind: 'leadership',
    text: {
      pl: 'Kto w zespole najbardziej się rozwinął i co w tym pomogło? Proszę mówić o zadaniach, bez nazwisk.',
      en: 'Who on your team developed the most, and what helped? Talk about the tasks, without names.',
    },
    ...signs.development,
    followUps: [followUps.outcome, followUps.division],
  },
  {
    id: 'leadership-deepen-unpopular',
    purpose: 'deepen',
    kind: 'leadership',
    text: {
      pl: 'Proszę opisać decyzję, która zespołowi się nie podobała. Jak została przekazana?',
      en: 'Describe a decision your team did not like. How did you put it to them?',
    },
    ...signs.hardTalk,
    followUps: [followUps.oneDay, followUps.changed],
  },
  {
    id: 'leadership-deepen-mood',
    purpose: 'deepen',
    kind: 'leadership',
    text: {
      pl: 'Po czym widać, że zespół ma za dużo na głowie? Co wtedy się zmienia w podziale pracy?',
      en: 'How do you notice that a team has too much on? What do you then change in how the work is shared?',
    },
    ...signs.team,
    followUps: [followUps.typicalCase, followUps.scale],
  },
  {
    id: 'leadership-clarify-formal',
    purpose: 'clarify',
    kind: 'leadership',
    text: {
      pl: 'Czy doświadczenie, o którym mówi {criterion}, było formalnym kierowaniem, czy koordynacją zadań? Proszę opisać.',
      en: 'Was the experience behind {criterion} formal line management or coordinating tasks? Please describe it.',
    },
    ...signs.team,
    followUps: [followUps.tellMore, followUps.fromTo],
  },
  {
    id: 'leadership-clarify-no-team',
    purpose: 'clarify',
    kind: 'leadership',
    text: {
      pl: 'W CV mało jest na temat {criterion}. Kiedy trzeba było prowadzić innych bez formalnej roli?',
      en: 'Your CV shows little of {criterion}. When did you have to lead others without a formal role?',
    },
    ...signs.development,
    followUps: [followUps.hardestCase, followUps.ownPart],
  },
  {
    id: 'leadership-clarify-substitute',
    purpose: 'clarify',
    kind: 'leadership',
    text: {
      pl: 'Czy były okresy zastępowania przełożonego lub prowadzenia projektu? Co wtedy trzeba było rozstrzygać?',
      en: 'Were there times when you stood in for your manager or ran a project? What did you have to decide?',
    },
    ...signs.team,
    followUps: [followUps.when, followUps.figure],
  },
  {
    id: 'leadership-clarify-first-step',
    purpose: 'clarify',
    kind: 'leadership',
    text: {
      pl: 'Pierwszy miesiąc w roli, o której mówi {criterion}: od czego warto zacząć poznawanie zespołu?',
      en: 'In your first month in the role {criterion} describes, how would you start getting to know the team?',
    },
    ...signs.hardTalk,
    followUps: [followUps.twoSentences, followUps.otherPlace],
  },
  {
    id: 'leadership-clarify-bigger-team',
    purpose: 'clarify',
    kind: 'leadership',
    text: {
      pl: 'Co zmienia się w prowadzeniu ludzi, gdy zespół jest większy niż dotychczas? Wymaganie to {criterion}.',
      en: 'What changes in leading people when the team is bigger than you are used to? The requirement is {criterion}.',
    },
    ...signs.team,
    followUps: [followUps.background, followUps.situation],
  },
];
