/** What a message to a candidate is for, by its name in URLs. */
export const messageKinds = ['received', 'more-information', 'invitation', 'rejection', 'talent-pool'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a text may name in braces. `details` has no value: its author writes in its place. */
export const messageFields = [
  'firstName',
  'lastName',
  'position',
  'company',
  'recruiter',
  'payRange',
  'reasons',
  'pageLink',
  'details',
] as const;
export type MessageField = (typeof messageFields)[number];

/** MAIL: the product mails it; BY_HAND: its author copies it. */
export const messageWays = ['MAIL', 'BY_HAND'] as const;
export type MessageWay = (typeof messageWays)[number];

export const messageStates = ['WAITING', 'SENT', 'FAILED', 'CALLED_BACK', 'OUTDATED', 'BY_HAND'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * Why somebody cannot get a message. HIDDEN: by a blind process; UNREAD, TO_JUDGE: its reasons would tell verdicts that are hidden
 * from the author; ATS: the applicant tracking system writes to them; SENT_BEFORE: they have this one, and nobody asked for another.
 */
export const messageRefusals = [
  'NOT_FOUND',
  'ERASED',
  'HIDDEN',
  'ATS',
  'NO_EMAIL',
  'NOT_REJECTED',
  'REJECTED',
  'UNREAD',
  'TO_JUDGE',
  'SENT_BEFORE',
] as const;
export type MessageRefusal = (typeof messageRefusals)[number];

/** For how long a message can be called back before it leaves. */
export const callBackMinutes = 10;
/** To how many people at once. */
export const maxMessages = 200;

/** In characters. */
export const maxSubjectLength = 150;
export const maxMessageLength = 6_000;
export const maxReasonsLength = 3_000;
