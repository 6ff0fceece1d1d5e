/** A text in both languages. */
export interface BankText {
  pl: string;
  en: string;
}

export interface BankList {
  pl: string[];
  en: string[];
}

/** What the recruiter listens for in an answer. */
export interface Signs {
  good: BankList;
  poor: BankList;
}

/** What an answer may be or lack. */
export const followUpReasons = [
  'beside',
  'evasive',
  'depends',
  'negative',
  'short',
  'vague',
  'no-own-part',
  'no-result',
  'no-time',
  'no-number',
  'no-level',
] as const;

/** Asked when the answer lacks something. */
export interface FollowUp {
  when: (typeof followUpReasons)[number];
  text: BankText;
}

/** The forms of answer that questions ask for. */
export const answerForms = [
  'story',
  'practice',
  'level',
  'plan',
  'dates',
  'document',
  'yesNo',
  'shift',
  'language',
  'money',
] as const;
export type AnswerForm = (typeof answerForms)[number];

/** Kinds of which an interview can learn more than the CV proves. */
const deepKinds = [
  'skill',
  'tool',
  'experience-years',
  'responsibility',
  'leadership',
  'soft-skill',
  'industry',
] as const;
const criterionKinds = [
  ...deepKinds,
  'education',
  'certificate',
  'language',
  'location',
  'availability',
  'start-date',
  'budget',
  'licence',
] as const;

/**
 * The kinds that the bank has questions of, by purpose. `clarify` is for a criterion that the CV leaves open, `gap` for
 * one that it meets in part, `contradiction` for one that it denies, `deepen` for one that it proves. A red flag or tip
 * that fits no other kind is `general`.
 */
export const bankKinds = {
  clarify: criterionKinds,
  gap: criterionKinds,
  contradiction: ['general', 'licence'],
  deepen: deepKinds,
  'red-flag': ['general', 'job-changes', 'employment-gap', 'skill', 'soft-skill'],
  tip: ['general', 'responsibility', 'soft-skill', 'motivation'],
} as const;

export type BankPurpose = keyof typeof bankKinds;
export type BankKind = (typeof bankKinds)[BankPurpose][number];

/**
 * A question of the built-in interviewer. Its text says "it" of what the opening before it names
 * (`question-opening.ts`), so no sentence has to inflect the recruiter's words.
 */
export interface BankQuestion extends Signs {
  /** Never changes: stored interviews name it. */
  id: string;
  purpose: BankPurpose;
  kind: BankKind;
  text: BankText;
  /** In the order of what is asked first; of one reason there may be several wordings. */
  followUps: readonly FollowUp[];
}
