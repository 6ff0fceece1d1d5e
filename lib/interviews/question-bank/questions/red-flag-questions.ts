import type { BankQuestion } from '../bank-question';
import { followUps } from '../follow-ups';
import { redFlagSigns as signs } from '../signs/red-flag-signs';

export const redFlagQuestions: BankQuestion[] = [
  {
    id: 'red-flag-general-own-view',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'W tym procesie ważna jest jedna kwestia: {criterion}. Jak to wygląda w dotychczasowej pracy?',
      en: 'One point matters in this process: {criterion}. How does it look in your work so far?',
    },
    ...signs.openly,
    followUps: [followUps.twoSentences, followUps.typicalCase],
  },
  {
    id: 'red-flag-general-facts',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Chcę dobrze zrozumieć punkt {criterion}. Jakie fakty z pracy warto tu znać?',
      en: 'I want to understand the point {criterion} properly. Which facts from your work should I know?',
    },
    ...signs.openly,
    followUps: [followUps.lastUse, followUps.hardestCase],
  },
  {
    id: 'red-flag-general-counter',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Gdyby ktoś w zespole miał wątpliwość: {criterion}, jaki przykład z pracy by ją rozwiał?',
      en: 'If someone on the team had a doubt, {criterion}, which example from your work would settle it?',
    },
    ...signs.counterProof,
    followUps: [followUps.otherPlace, followUps.outcome],
  },
  {
    id: 'red-flag-general-risk',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Co na tym stanowisku mogłoby być trudne w związku z punktem {criterion}? Co by wtedy pomogło?',
      en: 'What might be hard in this role with regard to {criterion}? What would help?',
    },
    ...signs.counterProof,
    followUps: [followUps.background, followUps.workOnly],
  },
  {
    id: 'red-flag-general-changed',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Co w ostatnim czasie zmieniło się w temacie {criterion}?',
      en: 'What has changed recently with regard to {criterion}?',
    },
    ...signs.openly,
    followUps: [followUps.changed, followUps.howOften],
  },
  {
    id: 'red-flag-general-example',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Proszę opowiedzieć o sytuacji zawodowej, która pozwala ocenić punkt {criterion} uczciwie i w całości.',
      en: 'Tell me about a situation at work that allows a fair and full view of the point {criterion}.',
    },
    ...signs.counterProof,
    followUps: [followUps.situation, followUps.decisions],
  },
  {
    id: 'red-flag-general-manager',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Co powiedziałby poprzedni przełożony na temat {criterion}?',
      en: 'What would your last manager say about the point {criterion}?',
    },
    ...signs.openly,
    followUps: [followUps.details, followUps.lastCase],
  },
  {
    id: 'red-flag-general-agree',
    purpose: 'red-flag',
    kind: 'general',
    text: {
      pl: 'Co warto ustalić na początku współpracy, żeby punkt {criterion} nie stał się kłopotem?',
      en: 'What could we agree on at the outset so that {criterion} does not become a problem?',
    },
    ...signs.counterProof,
    followUps: [followUps.condition, followUps.onePoint],
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
    followUps: [followUps.fromTo, followUps.scale],
  },
  {
    id: 'red-flag-job-changes-stay',
    purpose: 'red-flag',
    kind: 'job-changes',
    text: {
      pl: 'Co sprawia, że w jednej firmie chce się zostać na dłużej? Proszę mówić o zadaniach i warunkach pracy.',
      en: 'What makes you want to stay with one company for longer? Speak of the tasks and the working conditions.',
    },
    ...signs.workReason,
    followUps: [followUps.condition, followUps.back],
  },
  {
    id: 'red-flag-job-changes-finished',
    purpose: 'red-flag',
    kind: 'job-changes',
    text: {
      pl: 'Który projekt udało się doprowadzić do końca mimo zmian po drodze?',
      en: 'Which project did you see through to the end despite changes along the way?',
    },
    ...signs.counterProof,
    followUps: [followUps.figure, followUps.oneDay],
  },
  {
    id: 'red-flag-job-changes-next',
    purpose: 'red-flag',
    kind: 'job-changes',
    text: {
      pl: 'Czego brakowało w ostatniej pracy, a co w tej ofercie wygląda inaczej?',
      en: 'What was missing in your last job, and what looks different in this one?',
    },
    ...signs.workReason,
    followUps: [followUps.condition, followUps.workOnly],
  },
  {
    id: 'red-flag-employment-gap-current',
    purpose: 'red-flag',
    kind: 'employment-gap',
    text: {
      pl: 'Między zatrudnieniami jest przerwa. Powody są sprawą prywatną. Które umiejętności zawodowe są dziś w dobrej formie?',
      en: 'There is a break between jobs. The reasons are private. Which professional skills are in good shape today?',
    },
    ...signs.counterProof,
    followUps: [followUps.typicalCase, followUps.tellMore],
  },
  {
    id: 'red-flag-employment-gap-refresh',
    purpose: 'red-flag',
    kind: 'employment-gap',
    text: {
      pl: 'Co po przerwie w zatrudnieniu warto odświeżyć, żeby szybko wejść w zadania? Powodów przerwy nie trzeba podawać.',
      en: 'After the break in employment, what would you refresh to get up to speed? There is no need to give reasons for it.',
    },
    ...signs.counterProof,
    followUps: [followUps.byWhen, followUps.twoSentences],
  },
  {
    id: 'red-flag-employment-gap-dates',
    purpose: 'red-flag',
    kind: 'employment-gap',
    text: {
      pl: 'Proszę uzupełnić daty zatrudnienia, które w CV są niepełne. Wystarczą okresy pracy i stanowiska.',
      en: 'Please complete the employment dates that are missing from your CV. Periods and job titles are enough.',
    },
    ...signs.openly,
    followUps: [followUps.fromTo, followUps.onePoint],
  },
  {
    id: 'red-flag-skill-proof',
    purpose: 'red-flag',
    kind: 'skill',
    text: {
      pl: 'W wymaganiach zastrzeżono: {criterion}. Jakie zadanie pokazuje, że umiejętności są wystarczające?',
      en: 'The requirements warn of {criterion}. Which task shows that your skills are sufficient?',
    },
    ...signs.counterProof,
    followUps: [followUps.hardestCase, followUps.feedback],
  },
  {
    id: 'red-flag-skill-practice',
    purpose: 'red-flag',
    kind: 'skill',
    text: {
      pl: 'Temat to {criterion}. Ile w dotychczasowej pracy było tu praktyki, a ile teorii?',
      en: 'The subject is {criterion}. How much of your work so far was practice and how much theory?',
    },
    ...signs.openly,
    followUps: [followUps.when, followUps.ownTask],
  },
  {
    id: 'red-flag-skill-support',
    purpose: 'red-flag',
    kind: 'skill',
    text: {
      pl: 'Jakie wdrożenie sprawiłoby, że punkt {criterion} przestaje być przeszkodą?',
      en: 'What kind of training would stop {criterion} from being an obstacle?',
    },
    ...signs.counterProof,
    followUps: [followUps.condition, followUps.back],
  },
  {
    id: 'red-flag-responsibility-alone',
    purpose: 'red-flag',
    kind: 'responsibility',
    text: {
      pl: 'Które zadania były prowadzone bez nadzoru? Pytam, bo w procesie zaznaczono: {criterion}.',
      en: 'Which tasks did you run without supervision? I ask because the process notes {criterion}.',
    },
    ...signs.openly,
    followUps: [followUps.division, followUps.otherPlace],
  },
  {
    id: 'red-flag-responsibility-failed',
    purpose: 'red-flag',
    kind: 'responsibility',
    text: {
      pl: 'Proszę opowiedzieć o zadaniu, które się nie powiodło. Jaka nauka z tego została?',
      en: 'Tell me about a task that did not succeed. What did you learn from it?',
    },
    ...signs.openly,
    followUps: [followUps.lesson, followUps.ownPart],
  },
  {
    id: 'red-flag-responsibility-limits',
    purpose: 'red-flag',
    kind: 'responsibility',
    text: {
      pl: 'Jakich obowiązków na tym stanowisku lepiej byłoby uniknąć na początku i dlaczego? Punkt brzmi: {criterion}.',
      en: 'Which duties in this role would you rather avoid at first, and why? The point is {criterion}.',
    },
    ...signs.counterProof,
    followUps: [followUps.condition, followUps.workOnly],
  },
  {
    id: 'red-flag-soft-skill-tension',
    purpose: 'red-flag',
    kind: 'soft-skill',
    text: {
      pl: 'Kiedy współpraca z kimś w pracy szła źle? Co pomogło, a czego zabrakło?',
      en: 'When did working with someone go badly? What helped, and what was missing?',
    },
    ...signs.openly,
    followUps: [followUps.outcome, followUps.situation],
  },
  {
    id: 'red-flag-soft-skill-seen-by',
    purpose: 'red-flag',
    kind: 'soft-skill',
    text: {
      pl: 'Jaka uwaga o sposobie pracy powtarzała się w ocenach? Co z niej wynikło?',
      en: 'Which remark about the way you work kept coming up in reviews? What came of it?',
    },
    ...signs.openly,
    followUps: [followUps.lastCase, followUps.background],
  },
  {
    id: 'red-flag-soft-skill-contrast',
    purpose: 'red-flag',
    kind: 'soft-skill',
    text: {
      pl: 'Jaka sytuacja z pracy przeczy temu, co zaznaczono jako ryzyko: {criterion}?',
      en: 'Which situation at work speaks against what was noted as a risk: {criterion}?',
    },
    ...signs.counterProof,
    followUps: [followUps.oneDay, followUps.changed],
  },
];
