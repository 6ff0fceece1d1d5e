/** What a mail is about. */
export const mailKinds = [
  'INVITATION',
  'PASSWORD_RESET',
  'FORGOTTEN_PASSWORD',
  'PASSWORD_CHANGED',
  'API_TOKEN_CREATED',
  'TEST',
  'CANDIDATE_PAGE',
  'CANDIDATE_CODE',
  'CANDIDATE_MESSAGE',
  'NOTIFICATIONS',
  'INTERVIEW_TIMES',
  'INTERVIEW_ARRANGED',
  'INTERVIEW_CANCELLED',
  'TEAM_INTERVIEW_ARRANGED',
  'TEAM_INTERVIEW_CANCELLED',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailStates = ['QUEUED', 'SENT', 'FAILED', 'OUTDATED'] as const;

/** Why a mail could not be sent. */
export const mailFailures = [
  'CONNECTION',
  'TLS',
  'CREDENTIALS',
  'TIMEOUT',
  'SENDER',
  'RECIPIENT',
  'REFUSED',
  'LATER',
  'NOT_SET_UP',
  'UNREADABLE',
] as const;
export type MailFailure = (typeof mailFailures)[number];
