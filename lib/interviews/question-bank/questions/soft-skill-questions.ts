import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { softSkillSigns as signs } from '../signs/soft-skill-signs';

export const softSkillQuestions: BankQuestion[] = [
  {
    id: 'soft-skill-clarify-show',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Jaka sytuacja z pracy pokazuje to najlepiej?',
      en: 'Which situation at work shows it best?',
    },
    ...signs.behaviour,
    followUps: followUps.story,
  },
  {
    id: 'soft-skill-clarify-recently',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Kiedy ostatnio było to potrzebne w pracy i co się wtedy wydarzyło?',
      en: 'When did you last need it at work, and what happened?',
    },
    ...signs.behaviour,
    followUps: followUps.story,
  },
  {
    id: 'soft-skill-clarify-weaker',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Kiedy przychodzi to trudniej i co wtedy pomaga?',
      en: 'When does it come harder to you, and what helps then?',
    },
    ...signs.reflection,
    followUps: followUps.level,
  },
  {
    id: 'soft-skill-clarify-remark',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Co mówili o tym przełożeni lub współpracownicy? Proszę przywołać jedną uwagę.',
      en: 'What have managers or colleagues said about it? Recall one remark.',
    },
    ...signs.reflection,
    followUps: followUps.story,
  },
  {
    id: 'soft-skill-clarify-put-to-test',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Kiedy zostało to wystawione na próbę? Co poszło dobrze, a co gorzej?',
      en: 'When was it put to the test? What went well, and what less so?',
    },
    ...signs.reflection,
    followUps: followUps.story,
  },
  {
    id: 'soft-skill-clarify-lacking',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Proszę przypomnieć sobie sytuację, w której tego zabrakło. Czym się skończyła i co się potem zmieniło?',
      en: 'Recall a situation in which it was lacking. How did it end, and what changed afterwards?',
    },
    ...signs.reflection,
    followUps: followUps.story,
  },
  {
    id: 'soft-skill-clarify-meaning',
    purpose: 'clarify',
    kind: 'soft-skill',
    text: {
      pl: 'Co to znaczy w codziennej pracy? Proszę wyjaśnić na własnym przykładzie.',
      en: 'What does it mean in daily work? Explain it with an example of your own.',
    },
    ...signs.behaviour,
    followUps: followUps.story,
  },
  {
    id: 'soft-skill-gap-another',
    purpose: 'gap',
    kind: 'soft-skill',
    text: {
      pl: 'Jaka jeszcze sytuacja z pracy to pokazuje?',
      en: 'Which other situation at work shows it?',
    },
    ...signs.behaviour,
    followUps: followUps.story,
  },
  {
    id: 'soft-skill-gap-working-on',
    purpose: 'gap',
    kind: 'soft-skill',
    text: {
      pl: 'Co jest tu mocną stroną, a nad czym trwa jeszcze praca?',
      en: 'What is a strength here, and what are you still working on?',
    },
    ...signs.reflection,
    followUps: followUps.level,
  },
  {
    id: 'soft-skill-gap-hardest-moment',
    purpose: 'gap',
    kind: 'soft-skill',
    text: {
      pl: 'Jak wyglądało to w najtrudniejszym momencie?',
      en: 'What was it like at the hardest moment?',
    },
    ...signs.behaviour,
    followUps: followUps.story,
  },
  {
    id: 'soft-skill-deepen-hardest-time',
    purpose: 'deepen',
    kind: 'soft-skill',
    text: {
      pl: 'Kiedy było to najtrudniejsze i co wtedy pomogło?',
      en: 'When was it hardest, and what helped then?',
    },
    ...signs.reflection,
    followUps: followUps.story,
  },
  {
    id: 'soft-skill-deepen-disagreement',
    purpose: 'deepen',
    kind: 'soft-skill',
    text: {
      pl: 'Proszę opisać różnicę zdań, która się przy tym pojawiła, i to, jak się skończyła.',
      en: 'Describe a disagreement that came up along the way and how it ended.',
    },
    ...signs.behaviour,
    followUps: followUps.story,
  },
  {
    id: 'soft-skill-deepen-too-much',
    purpose: 'deepen',
    kind: 'soft-skill',
    text: {
      pl: 'Każdą mocną stronę można przesadzić. Kiedy ta zaczyna przeszkadzać? Proszę o przykład.',
      en: 'Any strength can be overdone. When does this one start to get in the way? An example, please.',
    },
    ...signs.reflection,
    followUps: followUps.story,
  },
  {
    id: 'soft-skill-deepen-fair-remark',
    purpose: 'deepen',
    kind: 'soft-skill',
    text: {
      pl: 'Jaka krytyczna uwaga na ten temat okazała się trafna i co z niej wynikło?',
      en: 'Which critical remark about it turned out to be right, and what came of it?',
    },
    ...signs.reflection,
    followUps: followUps.story,
  },
  {
    id: 'soft-skill-deepen-changed',
    purpose: 'deepen',
    kind: 'soft-skill',
    text: {
      pl: 'Co z czasem zmieniło się w tym podejściu i co na to wpłynęło?',
      en: 'How has your approach to it changed over time, and what shaped it?',
    },
    ...signs.reflection,
    followUps: followUps.story,
  },
];
