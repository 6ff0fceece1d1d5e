/** What tells two people apart. */
export const personTraits = ['name', 'email', 'phone', 'text'] as const;
export type PersonTrait = (typeof personTraits)[number];

/** Why a CV that looks like another person's replaces the former one all the same. */
export const cvReplaceReasons = ['SAME_PERSON', 'FORMER_WAS_WRONG', 'OTHER'] as const;
export type CvReplaceReason = (typeof cvReplaceReasons)[number];
