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
  'denied',
  'short',
  'vague',
  'no-own-part',
  'no-result',
  'no-time',
  'no-number',
  'no-level',
  'no-name',
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
  'plan',
  'count',
  'amount',
  'dates',
  'document',
  'documents',
  'study',
  'yesNo',
  'shift',
  'conditions',
  'requirement',
  'language',
  'money',
  'pay',
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
  'amount',
] as const;

/** Kinds that have questions about what the CV says of them in part; the others are asked about as if it said nothing. */
const partKinds = [
  'skill',
  'assisted',
  'tool',
  'leadership',
  'soft-skill',
  'amount',
  'education',
  'certificate',
  'licence',
  'further-code',
  'under-way',
  'language',
  'language-use',
  'budget',
] as const;

/**
 * The kinds that the bank has questions of, by purpose. `clarify` is for a criterion that the CV leaves open, `gap` for
 * one that it meets in part, `contradiction` for one that it denies, `deepen` for one that it proves. A red flag or tip
 * that fits no other kind is `general`.
 */
export const bankKinds = {
  clarify: [
    ...deepKinds,
    'other',
    'education',
    'certificate',
    'licence',
    'status',
    'driving',
    'driving-category',
    'documents',
    'two-matters',
    'language',
    'language-use',
    'two-languages',
    'one-of-languages',
    'location',
    'residence',
    'right-to-work',
    'conditions',
    'availability',
    'terms',
    'pay',
    'start-date',
    'budget',
  ],
  gap: partKinds,
  contradiction: ['general'],
  deepen: deepKinds,
  'red-flag': ['general', 'job-changes', 'employment-gap'],
  tip: ['general'],
} as const;

export type BankPurpose = keyof typeof bankKinds;
export type BankKind = (typeof bankKinds)[BankPurpose][number];

/**
 * A question of the built-in interviewer. Its text says "it" of what the opening before it names
 * (`question-opening.ts`), so no sentence has to inflect the recruiter's words.
 */
export interface BankQuestion extends Signs {
  /** Stored interviews name it, also after it is removed: never given to another question. */
  id: string;
  purpose: BankPurpose;
  kind: BankKind;
  text: BankText;
  /** The form of answer that it asks for. */
  form: AnswerForm;
  /** In the order of what is asked first; of one reason there may be several wordings. */
  followUps: readonly FollowUp[];
}
