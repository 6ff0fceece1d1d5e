/** The enumerations of candidates (specification, section 3), without zod because the first load includes them. */

export const candidateStatuses = [
  'AWAITING_DOWNLOAD',
  'AWAITING_EXTERNAL_PICK',
  'AWAITING_PROCESSING',
  'DOWNLOADING',
  'ERROR',
  'INSUFFICIENT_POSITION_DESCRIPTION',
  'IN_PROGRESS',
  'NEW',
  'NO_FILE_FOUND',
  'PROCESSING_OUTDATED',
  'SEEN',
  'sent',
] as const;
/** Statuses in workflow order, for sorting. */
export const candidateStatusOrder = [
  'AWAITING_DOWNLOAD',
  'DOWNLOADING',
  'AWAITING_PROCESSING',
  'IN_PROGRESS',
  'INSUFFICIENT_POSITION_DESCRIPTION',
  'NO_FILE_FOUND',
  'ERROR',
  'PROCESSING_OUTDATED',
  'NEW',
  'SEEN',
  'AWAITING_EXTERNAL_PICK',
  'sent',
] satisfies (typeof candidateStatuses)[number][];
export const candidateSources = ['KNOW_ME', 'ERECRUITER'] as const;
export const rateSources = ['AI', 'RECRUITER'] as const;
export const externalProcessStatuses = ['NOT_APPLICABLE', 'NOT_SENT', 'SENT'] as const;
export const candidateSortKeys = [
  'DATE',
  'EXTERNAL_PROCESS_STATUS',
  'FIRST_NAME',
  'LAST_NAME',
  'MATCH',
  'ORDINAL_NUMBER',
  'RATE',
  'SOURCE',
  'STATUS',
] as const;
/** Sort keys that a blind process does not offer, because the order would reveal names. */
export const hiddenSortKeys: readonly (typeof candidateSortKeys)[number][] = ['FIRST_NAME', 'LAST_NAME'];
/** The candidate list's columns that a user can hide. */
export const candidateColumns = [
  'match',
  'verdicts',
  'rate',
  'decision',
  'stage',
  'nextStep',
  'status',
  'source',
  'inAts',
  'applicationSources',
  'city',
  'date',
] as const;
/** What reveals a candidate of a blind process. */
export const revealCauses = ['BY_HAND', 'ADVANCE'] as const;
/** What a person may decide about a candidate. */
export const decisions = ['ADVANCE', 'HOLD', 'REJECT'] as const;
/** For the filter: a decision, or none yet. */
export const decisionStates = ['ADVANCE', 'HOLD', 'REJECT', 'UNDECIDED'] as const;
/** For the filter: who is to be reviewed; see `isToReview`. */
export const reviewStates = ['TO_REVIEW'] as const;
/** For the filter: whether the actor has opened the candidate. */
export const openedStates = ['OPENED', 'NOT_OPENED'] as const;
/** For the filter: whether the rules read the CV's language; see `isReadByRules`. */
export const readStates = ['UNREAD', 'READ'] as const;
/** For the filter: whose the candidate is. */
export const ownerStates = ['MINE', 'NOBODYS'] as const;
/** For the filter: when the next step is due; DUE: today or earlier, WEEK: by the seventh day from today. */
export const nextStepStates = ['DUE', 'WEEK', 'NO_DAY'] as const;
/** For the filter, beside the ids of stages: advanced, and in none. */
export const withoutStage = 'NONE';
/** What changed a candidate's stage. */
export const stageChangeCauses = ['BY_HAND', 'UNDONE', 'DECISION'] as const;
/** Most stages, and the longest texts. */
export const stageLimits = { stages: 30, name: 40, nextStep: 200 };
/** What is worth a look at an application; never part of the score, and nothing that is said of the person. */
export const doubtKinds = ['HIDDEN_TEXT', 'SAME_CONTACT', 'SAME_TEXT', 'DATES'] as const;
export const exportFormats = ['csv', 'xlsx'] as const;
export const csvSeparators = ['SEMICOLON', 'COMMA'] as const;
/**
 * The columns of the file in its order, each with the column of the list that shows it: `always` is who it is, null is in the
 * file only. `verdicts` and `verdictReasons` are a column for each criterion.
 */
export const listColumnOf = {
  number: 'always',
  ownId: 'always',
  firstName: 'always',
  lastName: 'always',
  email: null,
  phone: null,
  city: 'city',
  voivodeship: null,
  currentPosition: 'always',
  expectedSalary: null,
  currency: null,
  expectedPay: null,
  availability: null,
  languages: null,
  matchScore: 'match',
  verdicts: 'verdicts',
  verdictReasons: null,
  rate: 'rate',
  status: 'status',
  decision: 'decision',
  holdUntil: null,
  decisionReason: 'decision',
  decisionNote: null,
  stage: 'stage',
  owner: 'nextStep',
  nextStep: 'nextStep',
  nextStepDay: 'nextStep',
  notes: null,
  thumbsUp: 'decision',
  thumbsDown: 'decision',
  source: 'source',
  applicationSources: 'applicationSources',
  applicationAnswers: null,
  inAts: 'inAts',
  date: 'date',
} satisfies Record<string, (typeof candidateColumns)[number] | 'always' | null>;
export type ExportColumn = keyof typeof listColumnOf;
export const exportColumns = Object.keys(listColumnOf) as readonly ExportColumn[];
/** What people may think of a candidate, besides deciding. */
export const thumbs = ['UP', 'DOWN'] as const;
export type Thumb = (typeof thumbs)[number];
/** Fewest and most candidates that stand side by side. */
export const compareLimits = { min: 2, max: 5 };
