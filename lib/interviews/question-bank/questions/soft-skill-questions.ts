import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { softSkillSigns as signs } from '../signs/soft-skill-signs';

export const softSkillQuestions: BankQuestion[] = [
  {
    id: 'soft-skill-confirm-event',
    purpose: 'confirm',
    kind: 'soft-skill',
    text: {
      pl: 'Proszę opowiedzieć o zdarzeniu z pracy, w którym dobrze było widać: {criterion}.',
      en: 'Tell me about an event at work that clearly showed {criterion}.',
    },
    ...signs.behaviour,
    followUps: [followUps.decisions, followUps.feedback],
  },
  {
    id: 'soft-skill-confirm-others-say',
    purpose: 'confirm',
    kind: 'soft-skill',
    text: {
      pl: 'Co powiedziałby poprzedni zespół, gdyby padło hasło {criterion}? Jaką sytuację by przywołał?',
      en: 'What would your last team say if asked about {criterion}? Which situation would they point to?',
    },
    ...signs.behaviour,
    followUps: [followUps.lastCase, followUps.details],
  },
  {
    id: 'soft-skill-confirm-most-needed',
    purpose: 'confirm',
    kind: 'soft-skill',
    text: {
      pl: 'Temat to {criterion}. W której pracy przydaje się to najbardziej? Proszę o jedną sytuację.',
      en: 'The subject is {criterion}. In which job was it needed most? One situation, please.',
    },
    ...signs.behaviour,
    followUps: [followUps.oneDay, followUps.lesson],
  },
  {
    id: 'soft-skill-confirm-last-month',
    purpose: 'confirm',
    kind: 'soft-skill',
    text: {
      pl: 'Kiedy w ostatnich miesiącach potrzebna była w pracy cecha, którą opisuje {criterion}? Co się wtedy wydarzyło?',
      en: 'When in recent months did you need what {criterion} describes? What happened?',
    },
    ...signs.behaviour,
    followUps: [followUps.lastUse, followUps.outcome],
  },
  {
    id: 'soft-skill-confirm-own-way',
    purpose: 'confirm',
    kind: 'soft-skill',
    text: {
      pl: 'Co w praktyce znaczy hasło {criterion}? Proszę wyjaśnić na przykładzie ze swojej pracy.',
      en: 'What does {criterion} mean in practice? Explain it with an example from your work.',
    },
    ...signs.behaviour,
    followUps: [followUps.scale, followUps.typicalCase],
  },
  {
    id: 'soft-skill-confirm-hard-customer',
    purpose: 'confirm',
    kind: 'soft-skill',
    text: {
      pl: 'Proszę przypomnieć sobie trudną rozmowę z klientem lub współpracownikiem, w której liczyło się to: {criterion}.',
      en: 'Recall a difficult conversation with a customer or colleague where {criterion} mattered.',
    },
    ...signs.behaviour,
    followUps: [followUps.ownTask, followUps.changed],
  },
  {
    id: 'soft-skill-deepen-test',
    purpose: 'deepen',
    kind: 'soft-skill',
    text: {
      pl: 'Temat to {criterion}. Kiedy zostało to wystawione na próbę? Co poszło dobrze, a co gorzej?',
      en: 'The subject is {criterion}. When was it put to the test? What went well, and what less so?',
    },
    ...signs.reflection,
    followUps: [followUps.figure, followUps.tellMore],
  },
  {
    id: 'soft-skill-deepen-feedback',
    purpose: 'deepen',
    kind: 'soft-skill',
    text: {
      pl: 'Jaka krytyczna uwaga na temat {criterion} okazała się trafna? Co z niej wynikło?',
      en: 'Which critical remark about {criterion} turned out to be right? What came of it?',
    },
    ...signs.reflection,
    followUps: [followUps.feedback, followUps.hardestCase],
  },
  {
    id: 'soft-skill-deepen-disagreement',
    purpose: 'deepen',
    kind: 'soft-skill',
    text: {
      pl: 'Proszę opisać różnicę zdań w pracy, w której pomogło to: {criterion}. Jak się skończyła?',
      en: 'Describe a disagreement at work where {criterion} helped. How did it end?',
    },
    ...signs.behaviour,
    followUps: [followUps.division, followUps.lesson],
  },
  {
    id: 'soft-skill-deepen-too-much',
    purpose: 'deepen',
    kind: 'soft-skill',
    text: {
      pl: 'Każdą mocną stronę można przesadzić, także taką: {criterion}. Kiedy zaczyna ona przeszkadzać? Proszę o przykład.',
      en: 'Any strength can be overdone, even {criterion}. When does it start to get in the way? An example, please.',
    },
    ...signs.reflection,
    followUps: [followUps.otherPlace, followUps.twoSentences],
  },
  {
    id: 'soft-skill-deepen-unclear',
    purpose: 'deepen',
    kind: 'soft-skill',
    text: {
      pl: 'Proszę opowiedzieć o zadaniu, w którym mało było wiadomo, a z miejsca pozwoliło ruszyć właśnie to: {criterion}.',
      en: 'Tell me about a task where little was known and {criterion} helped you get going.',
    },
    ...signs.behaviour,
    followUps: [followUps.ownPart, followUps.outcome],
  },
  {
    id: 'soft-skill-deepen-build',
    purpose: 'deepen',
    kind: 'soft-skill',
    text: {
      pl: 'Co od pierwszej pracy do dziś zmieniło się w obszarze {criterion}? Co na to wpłynęło?',
      en: 'How has your {criterion} changed from your first job until now? What shaped it?',
    },
    ...signs.reflection,
    followUps: [followUps.howOften, followUps.changed],
  },
  {
    id: 'soft-skill-clarify-show',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Samo CV niewiele mówi na temat {criterion}. Jaka sytuacja pokazuje to najlepiej?',
      en: 'A CV alone says little about {criterion}. Which situation shows it best?',
    },
    ...signs.behaviour,
    followUps: [followUps.situation, followUps.decisions],
  },
  {
    id: 'soft-skill-clarify-ordinary',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Temat to {criterion}. W jakich zwykłych sprawach to się przydaje? Proszę o przykład z ostatniego tygodnia pracy.',
      en: 'The subject is {criterion}. In which everyday matters is it useful? Give an example from your last week at work.',
    },
    ...signs.behaviour,
    followUps: [followUps.lastCase, followUps.fromTo],
  },
  {
    id: 'soft-skill-clarify-weaker',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Co w obszarze {criterion} przychodzi trudniej i jak sobie z tym radzić na co dzień?',
      en: 'What in the area of {criterion} comes harder to you, and how do you deal with it?',
    },
    ...signs.reflection,
    followUps: [followUps.background, followUps.figure],
  },
  {
    id: 'soft-skill-clarify-scenario',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Dwie osoby chcą czegoś przeciwnego, a termin jest jutro. Jak pomaga tu {criterion}?',
      en: 'Two people want opposite things and the deadline is tomorrow. How does {criterion} help here?',
    },
    ...signs.behaviour,
    followUps: [followUps.details, followUps.onePoint],
  },
  {
    id: 'soft-skill-clarify-environment',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Temat to {criterion}. W jakim otoczeniu przychodzi to łatwo, a w jakim trudniej?',
      en: 'The subject is {criterion}. In which surroundings does it come easily, and where is it harder?',
    },
    ...signs.reflection,
    followUps: [followUps.scale, followUps.oneDay],
  },
  {
    id: 'soft-skill-clarify-learnt',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Co ostatnio pomogło rozwinąć się w obszarze {criterion}? Może to być zadanie, szkolenie albo informacja zwrotna.',
      en: 'What has recently helped you develop {criterion}? It may be a task, training or feedback.',
    },
    ...signs.reflection,
    followUps: [followUps.feedback, followUps.when],
  },
];
