import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { redFlagSigns as signs } from '../signs/red-flag-signs';

export const redFlagQuestions: BankQuestion[] = [
  {
    id: 'red-flag-general-facts',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Jakie fakty z pracy warto tu znać?',
      en: 'Which facts from your work should I know here?',
    },
    ...signs.openly,
    followUps: followUps.practice,
  },
  {
    id: 'red-flag-general-counter',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Jaki przykład z pracy rozwiałby tę wątpliwość?',
      en: 'Which example from your work would settle this doubt?',
    },
    ...signs.counterProof,
    followUps: followUps.story,
  },
  {
    id: 'red-flag-general-risk',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Co mogłoby być przez to trudne na tym stanowisku i co by wtedy pomogło?',
      en: 'What might be hard in this role because of that, and what would help?',
    },
    ...signs.counterProof,
    followUps: followUps.plan,
  },
  {
    id: 'red-flag-general-changed',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Co się w tej sprawie ostatnio zmieniło?',
      en: 'What has changed about that recently?',
    },
    ...signs.openly,
    followUps: followUps.story,
  },
  {
    id: 'red-flag-general-fair-view',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Proszę opowiedzieć o sytuacji zawodowej, która pozwala ocenić to uczciwie i w całości.',
      en: 'Tell me about a situation at work that allows a fair and full view of it.',
    },
    ...signs.counterProof,
    followUps: followUps.story,
  },
  {
    id: 'red-flag-general-manager',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Co powiedziałby o tym poprzedni przełożony?',
      en: 'What would your last manager say about it?',
    },
    ...signs.openly,
    followUps: followUps.story,
  },
  {
    id: 'red-flag-general-agree',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Co warto ustalić na początku współpracy, żeby nie stało się to kłopotem?',
      en: 'What could we agree on at the outset so that it does not become a problem?',
    },
    ...signs.counterProof,
    followUps: followUps.plan,
  },
  {
    id: 'red-flag-job-changes-reasons',
    purpose: 'red-flag',
    kind: 'job-changes',
    text: {
      pl: 'W CV widać kilka krótszych okresów pracy. Co zawodowo przesądzało o kolejnych zmianach?',
      en: 'Your CV shows several shorter jobs. What, professionally, prompted each change?',
    },
    ...signs.workReason,
    followUps: followUps.story,
  },
  {
    id: 'red-flag-job-changes-stay',
    purpose: 'red-flag',
    kind: 'job-changes',
    text: {
      pl: 'W CV widać kilka krótszych okresów pracy. Jakie zadania i warunki sprawiają, że chce się zostać na dłużej?',
      en: 'Your CV shows several shorter jobs. What tasks and conditions make you want to stay for longer?',
    },
    ...signs.workReason,
    followUps: followUps.plan,
  },
  {
    id: 'red-flag-job-changes-finished',
    purpose: 'red-flag',
    kind: 'job-changes',
    text: {
      pl: 'Po kilku krótszych okresach pracy w CV chcę zapytać: co udało się tam doprowadzić do końca?',
      en: 'Your CV shows several shorter jobs. What did you see through to the end in them?',
    },
    ...signs.counterProof,
    followUps: followUps.story,
  },
  {
    id: 'red-flag-job-changes-offer',
    purpose: 'red-flag',
    kind: 'job-changes',
    text: {
      pl: 'W CV widać kilka krótszych okresów pracy. Czego w nich brakowało, a co w tej ofercie wygląda inaczej?',
      en: 'Your CV shows several shorter jobs. What was missing in them, and what looks different here?',
    },
    ...signs.workReason,
    followUps: followUps.plan,
  },
  {
    id: 'red-flag-employment-gap-in-shape',
    purpose: 'red-flag',
    kind: 'employment-gap',
    text: {
      pl: 'Między zatrudnieniami jest przerwa. Jej powody są sprawą prywatną. Które umiejętności zawodowe są dziś w dobrej formie i po czym to widać?',
      en: 'There is a break between jobs. Its reasons are private. Which professional skills are in good shape today, and how does it show?',
    },
    ...signs.counterProof,
    followUps: followUps.practice,
  },
  {
    id: 'red-flag-employment-gap-refresh',
    purpose: 'red-flag',
    kind: 'employment-gap',
    text: {
      pl: 'Po przerwie w zatrudnieniu, której powodów nie trzeba podawać: co warto odświeżyć, żeby szybko wejść w zadania?',
      en: 'After the break in employment, whose reasons you need not give: what would you refresh to get up to speed?',
    },
    ...signs.counterProof,
    followUps: followUps.plan,
  },
  {
    id: 'red-flag-employment-gap-dates',
    purpose: 'red-flag',
    kind: 'employment-gap',
    text: {
      pl: 'W CV między zatrudnieniami jest przerwa. Czy daty są pełne, czy brakuje jakiegoś okresu pracy? Powodów nie trzeba podawać.',
      en: 'There is a break between jobs in your CV. Are the dates complete, or is a job missing? There is no need to give reasons.',
    },
    ...signs.openly,
    followUps: followUps.dates,
  },
  {
    id: 'red-flag-skill-proof',
    purpose: 'red-flag',
    kind: 'skill',
    text: {
      pl: 'Jakie zadanie pokazuje, że umiejętności są mimo to wystarczające?',
      en: 'Which task shows that your skills are sufficient all the same?',
    },
    ...signs.counterProof,
    followUps: followUps.story,
  },
  {
    id: 'red-flag-skill-practice',
    purpose: 'red-flag',
    kind: 'skill',
    text: {
      pl: 'Ile było tu dotąd praktyki, a ile teorii?',
      en: 'How much practice have you had here so far, and how much theory?',
    },
    ...signs.openly,
    followUps: followUps.practice,
  },
  {
    id: 'red-flag-skill-support',
    purpose: 'red-flag',
    kind: 'skill',
    text: {
      pl: 'Jakie wdrożenie sprawiłoby, że przestanie to być przeszkodą?',
      en: 'What kind of onboarding would stop it from being an obstacle?',
    },
    ...signs.counterProof,
    followUps: followUps.plan,
  },
  {
    id: 'red-flag-soft-skill-tension',
    purpose: 'red-flag',
    kind: 'soft-skill',
    text: {
      pl: 'Kiedy współpraca z kimś szła źle? Co pomogło, a czego zabrakło?',
      en: 'When did working with someone go badly? What helped, and what was missing?',
    },
    ...signs.openly,
    followUps: followUps.story,
  },
  {
    id: 'red-flag-soft-skill-reviews',
    purpose: 'red-flag',
    kind: 'soft-skill',
    text: {
      pl: 'Jaka uwaga o sposobie pracy powtarzała się w ocenach i co z niej wynikło?',
      en: 'Which remark about the way you work kept coming up in reviews, and what came of it?',
    },
    ...signs.openly,
    followUps: followUps.story,
  },
  {
    id: 'red-flag-soft-skill-contrast',
    purpose: 'red-flag',
    kind: 'soft-skill',
    text: {
      pl: 'Jaka sytuacja z pracy pokazuje coś innego?',
      en: 'Which situation at work shows something different?',
    },
    ...signs.counterProof,
    followUps: followUps.story,
  },
];
