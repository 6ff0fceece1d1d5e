/** A text in both languages. */
export interface BankText {
  pl: string;
  en: string;
}

interface BankList {
  pl: string[];
  en: string[];
}

/** What the recruiter listens for in an answer. */
export interface Signs {
  good: BankList;
  poor: BankList;
}

/** Asked when the answer lacks something. */
export interface FollowUp {
  when: 'short' | 'no-example' | 'no-own-part' | 'no-result' | 'no-time' | 'off-topic';
  text: BankText;
}

const criterionKinds = [
  'skill',
  'tool',
  'experience-years',
  'responsibility',
  'leadership',
  'education',
  'certificate',
  'language',
  'soft-skill',
  'industry',
  'location',
  'availability',
  'budget',
  'licence',
] as const;

/**
 * The kinds that the bank has questions of, by purpose. `confirm` checks what the CV shows, `deepen` asks for its depth,
 * `clarify` is for a criterion that the CV leaves open, meets in part or contradicts. A red flag or tip that fits no
 * other kind is `general`.
 */
export const bankKinds = {
  confirm: criterionKinds,
  deepen: criterionKinds,
  clarify: criterionKinds,
  'red-flag': ['general', 'job-changes', 'employment-gap', 'skill', 'responsibility', 'soft-skill'],
  tip: ['general', 'skill', 'responsibility', 'soft-skill', 'motivation'],
} as const;

export type BankPurpose = keyof typeof bankKinds;
export type BankKind = (typeof bankKinds)[BankPurpose][number];

/**
 * A question of the built-in interviewer. `{criterion}` in a text stands for the recruiter's words of the criterion, in
 * quotation marks; the sentences need no inflection of it.
 */
export interface BankQuestion extends Signs {
  /** Never changes: stored interviews name it. */
  id: string;
  purpose: BankPurpose;
  kind: BankKind;
  text: BankText;
  followUps: FollowUp[];
}
