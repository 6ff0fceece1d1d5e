/** What became of the times that a candidate was offered. */
export const interviewStates = ['OFFERED', 'ARRANGED', 'DECLINED', 'WITHDRAWN'] as const;
export type InterviewState = (typeof interviewStates)[number];

/** Why somebody is not offered times: no such candidate, already arranged, rejected. */
export const interviewRefusals = ['NOT_FOUND', 'ARRANGED', 'REJECTED'] as const;

/** In one offer. */
export const maxInterviewTimes = 30;

/** Candidates of one offer. */
export const maxInvited = 50;
