import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { industrySigns as signs } from '../signs/industry-signs';

export const industryQuestions: BankQuestion[] = [
  {
    id: 'industry-clarify-near',
    purpose: 'clarify',
    kind: 'industry',
    text: {
      pl: 'Która z dotychczasowych branż jest temu najbliższa i pod jakim względem?',
      en: 'Which of the industries you have worked in is closest to it, and in what respect?',
    },
    ...signs.carriesOver,
    followUps: followUps.practice,
  },
  {
    id: 'industry-clarify-transfer',
    purpose: 'clarify',
    kind: 'industry',
    text: {
      pl: 'Co z dotychczasowej pracy sprawdzi się w tej branży, a co trzeba będzie poznać od nowa?',
      en: 'What of your work so far will hold up in this industry, and what will you need to learn afresh?',
    },
    ...signs.carriesOver,
    followUps: followUps.level,
  },
  {
    id: 'industry-clarify-known',
    purpose: 'clarify',
    kind: 'industry',
    text: {
      pl: 'Co już wiadomo o tym, jak się w tej branży pracuje, i skąd ta wiedza?',
      en: 'What do you already know about how this industry works, and from where?',
    },
    ...signs.carriesOver,
    followUps: followUps.level,
  },
  {
    id: 'industry-clarify-entering',
    purpose: 'clarify',
    kind: 'industry',
    text: {
      pl: 'Proszę opowiedzieć o wejściu w nową dla siebie branżę. Co pomogło szybko się w niej odnaleźć?',
      en: 'Tell me about entering an industry that was new to you. What helped you find your feet quickly?',
    },
    ...signs.carriesOver,
    followUps: followUps.story,
  },
  {
    id: 'industry-gap-how-long',
    purpose: 'gap',
    kind: 'industry',
    text: {
      pl: 'Jak długo trwało to doświadczenie i czego dokładnie dotyczyło?',
      en: 'How long did that experience last, and what exactly did it cover?',
    },
    ...signs.knows,
    followUps: followUps.dates,
  },
  {
    id: 'industry-gap-differs',
    purpose: 'gap',
    kind: 'industry',
    text: {
      pl: 'Czym różni się to od branży, o której mówi wymaganie?',
      en: 'How does that differ from the industry that the requirement names?',
    },
    ...signs.carriesOver,
    followUps: followUps.level,
  },
  {
    id: 'industry-gap-useful',
    purpose: 'gap',
    kind: 'industry',
    text: {
      pl: 'Co z tamtej pracy przydałoby się tu wprost, a czego brakuje?',
      en: 'What from that work would be directly useful here, and what is missing?',
    },
    ...signs.carriesOver,
    followUps: followUps.level,
  },
  {
    id: 'industry-deepen-special',
    purpose: 'deepen',
    kind: 'industry',
    text: {
      pl: 'Co w tej branży najbardziej zaskakuje kogoś z zewnątrz? Proszę o przykład z praktyki.',
      en: 'What surprises an outsider most about this industry? An example from practice, please.',
    },
    ...signs.knows,
    followUps: followUps.story,
  },
  {
    id: 'industry-deepen-customers',
    purpose: 'deepen',
    kind: 'industry',
    text: {
      pl: 'Czego klienci lub odbiorcy oczekują tam najbardziej? Kiedy trudno było temu sprostać?',
      en: 'What do customers there expect most? When was it hard to live up to?',
    },
    ...signs.knows,
    followUps: followUps.story,
  },
  {
    id: 'industry-deepen-costly-error',
    purpose: 'deepen',
    kind: 'industry',
    text: {
      pl: 'Jaki błąd kosztuje w tej branży najwięcej? Kiedy udało się go uniknąć lub naprawić?',
      en: 'Which mistake costs the most in this industry? When did you manage to avoid or mend one?',
    },
    ...signs.knows,
    followUps: followUps.story,
  },
  {
    id: 'industry-deepen-trend',
    purpose: 'deepen',
    kind: 'industry',
    text: {
      pl: 'Co zmienia się w tej branży najszybciej i jak wpływa to na codzienną pracę?',
      en: 'What is changing fastest in this industry, and how does it affect daily work?',
    },
    ...signs.knows,
    followUps: followUps.story,
  },
];
