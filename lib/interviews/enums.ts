/** The enumerations of interview simulations, without zod because lists include them. */

export const interviewStatuses = ['CREATED', 'PREPARING', 'IN_PROGRESS', 'COMPLETED', 'ERROR'] as const;
export const interviewLengths = ['SHORT', 'STANDARD', 'LONG'] as const;
/** `GAPS`: what the CV leaves open; `RISKS`: red flags and what it contradicts first. */
export const interviewFocuses = ['ALL', 'GAPS', 'RISKS'] as const;
/** What to do with the text of an answer. */
export const answerActions = ['SAVE', 'SEND', 'SKIP'] as const;
/** Who put a question into words: the question bank or a model. */
export const questionAuthors = ['BANK', 'MODEL'] as const;

export type InterviewStatus = (typeof interviewStatuses)[number];
export type InterviewLength = (typeof interviewLengths)[number];
export type InterviewFocus = (typeof interviewFocuses)[number];

/** Questions by length at most, with follow-ups. */
export const questionCounts: Record<InterviewLength, number> = { SHORT: 5, STANDARD: 8, LONG: 12 };
/** Of them prepared at the beginning; the rest is for follow-ups. */
export const mainQuestionCounts: Record<InterviewLength, number> = { SHORT: 4, STANDARD: 6, LONG: 9 };
