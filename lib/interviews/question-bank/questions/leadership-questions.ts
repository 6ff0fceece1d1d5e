import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { leadershipSigns as signs } from '../signs/leadership-signs';

export const leadershipQuestions: BankQuestion[] = [
  {
    id: 'leadership-clarify-formal',
    purpose: 'clarify',
    kind: 'leadership',
    text: {
      pl: 'Czy było to dotąd formalne kierowanie, czy raczej koordynacja zadań? Ilu osób dotyczyło?',
      en: 'Has it been formal management so far, or rather coordinating tasks? How many people were involved?',
    },
    ...signs.team,
    followUps: followUps.practice,
  },
  {
    id: 'leadership-clarify-no-role',
    purpose: 'clarify',
    kind: 'leadership',
    text: {
      pl: 'Kiedy trzeba było poprowadzić innych bez formalnej roli?',
      en: 'When did you have to lead others without a formal role?',
    },
    ...signs.development,
    followUps: followUps.story,
  },
  {
    id: 'leadership-clarify-substitute',
    purpose: 'clarify',
    kind: 'leadership',
    text: {
      pl: 'Czy zdarzało się zastępować przełożonego albo prowadzić projekt? Co trzeba było wtedy rozstrzygać?',
      en: 'Have you stood in for a manager or run a project? What did you have to decide?',
    },
    ...signs.team,
    followUps: followUps.practice,
  },
  {
    id: 'leadership-clarify-first-month',
    purpose: 'clarify',
    kind: 'leadership',
    text: {
      pl: 'Jak wyglądałby pierwszy miesiąc z nowym zespołem?',
      en: 'What would your first month with a new team look like?',
    },
    ...signs.team,
    followUps: followUps.plan,
  },
  {
    id: 'leadership-clarify-newcomer',
    purpose: 'clarify',
    kind: 'leadership',
    text: {
      pl: 'Proszę opowiedzieć o wprowadzaniu do pracy nowej osoby. Co było w tym najważniejsze?',
      en: 'Tell me about bringing a new person up to speed. What mattered most?',
    },
    ...signs.development,
    followUps: followUps.story,
  },
  {
    id: 'leadership-gap-decisions',
    purpose: 'gap',
    kind: 'leadership',
    text: {
      pl: 'O czym można było tam decydować samodzielnie, a co należało do przełożonego?',
      en: 'What could you decide there yourself, and what was left to your manager?',
    },
    ...signs.team,
    followUps: followUps.level,
  },
  {
    id: 'leadership-gap-bigger-team',
    purpose: 'gap',
    kind: 'leadership',
    text: {
      pl: 'Co zmienia się w prowadzeniu ludzi, gdy odpowiedzialność jest większa niż dotąd?',
      en: 'What changes in leading people when the responsibility is bigger than before?',
    },
    ...signs.team,
    followUps: followUps.plan,
  },
  {
    id: 'leadership-gap-people-matters',
    purpose: 'gap',
    kind: 'leadership',
    text: {
      pl: 'Które sprawy ludzi należały do tych obowiązków: grafik, oceny, rozmowy, rekrutacja?',
      en: 'Which people matters were part of that job: rotas, reviews, talks, hiring?',
    },
    ...signs.team,
    followUps: followUps.practice,
  },
  {
    id: 'leadership-gap-hardest-matter',
    purpose: 'gap',
    kind: 'leadership',
    text: {
      pl: 'Proszę opowiedzieć o najtrudniejszej sprawie z tymi ludźmi i o jej zakończeniu.',
      en: 'Tell me about the hardest matter with those people and how it ended.',
    },
    ...signs.hardTalk,
    followUps: followUps.story,
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
    followUps: followUps.story,
  },
  {
    id: 'leadership-deepen-conflict',
    purpose: 'deepen',
    kind: 'leadership',
    text: {
      pl: 'Kiedy pojawił się tam spór i jak udało się dojść do zgody?',
      en: 'When was there a conflict, and how was it settled?',
    },
    ...signs.hardTalk,
    followUps: followUps.story,
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
    followUps: followUps.story,
  },
  {
    id: 'leadership-deepen-grow',
    purpose: 'deepen',
    kind: 'leadership',
    text: {
      pl: 'Kto dzięki tej współpracy najbardziej się rozwinął i co w tym pomogło? Wystarczy stanowisko, bez nazwiska.',
      en: 'Who developed the most while working with you, and what helped? A job title will do, no names.',
    },
    ...signs.development,
    followUps: followUps.story,
  },
  {
    id: 'leadership-deepen-unpopular',
    purpose: 'deepen',
    kind: 'leadership',
    text: {
      pl: 'Proszę opisać decyzję, która ludziom się nie podobała. Jak została przekazana?',
      en: 'Describe a decision that people did not like. How did you put it to them?',
    },
    ...signs.hardTalk,
    followUps: followUps.story,
  },
  {
    id: 'leadership-deepen-overload',
    purpose: 'deepen',
    kind: 'leadership',
    text: {
      pl: 'Po czym widać, że ludzie mają za dużo na głowie, i co wtedy zmienić w podziale pracy? Proszę o przykład.',
      en: 'How do you notice that people have too much on, and what do you then change in how work is shared? An example, please.',
    },
    ...signs.team,
    followUps: followUps.story,
  },
];
