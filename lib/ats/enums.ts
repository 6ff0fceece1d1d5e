/** The enumerations of the ATS, without zod because the first load may include them. */

export const atsProviders = ['ERECRUITER', 'TRAFFIT', 'TEAMTAILOR', 'GREENHOUSE', 'GENERIC'] as const;
export const atsTargetKinds = ['STAGE', 'TAG', 'NOTE', 'WEBHOOK'] as const;
export const atsSyncTriggers = ['MANUAL', 'SCHEDULE', 'WEBHOOK'] as const;
export const atsSyncStates = ['RUNNING', 'SUCCEEDED', 'FAILED'] as const;
export const atsSyncPhases = ['SCANNING', 'SWEEPING', 'DOWNLOADING'] as const;
export const atsCheckNames = ['token', 'recruitments', 'stages', 'applications', 'files', 'write'] as const;
/** What an account shows of an assumption: see `AtsAssumption`. */
export const atsAssumptionOutcomes = ['confirmed', 'differs', 'unknown', 'not-seen'] as const;
/**
 * Why an ATS is not called for a while: it asked for a pause, its calls are used up, or it failed several times in a
 * row.
 */
export const atsBlockReasons = ['asked', 'limit', 'failures'] as const;
export type AtsBlockReason = (typeof atsBlockReasons)[number];
export const atsPickStates = ['PENDING', 'SENDING', 'SENT', 'CONFLICT', 'DISMISSED'] as const;

/** What a column of a file of candidates may be. */
export const fileFields = [
  ...(['externalId', 'firstName', 'lastName', 'email', 'phone', 'cvFile'] as const),
  ...(['status', 'source', 'updatedAt', 'externalCandidateId'] as const),
] as const;
export type FileField = (typeof fileFields)[number];
/** Column names by field. */
export type FileColumns = Partial<Record<FileField, string>>;

/** What a candidate given to us led to. */
export const intakeOutcomes = ['created', 'updated', 'unchanged', 'older'] as const;

/** Why a candidate cannot be sent, apart from a status that does not allow it. */
export const pickRefusals = [
  /** Uploaded, and such candidates are not created in the ATS: this process does not want it, or the ATS cannot. */
  'NOT_FROM_ATS',
  /** Uploaded, and without the e-mail address that would tell whether the person is in the ATS already. */
  'NO_EMAIL',
  'GONE_FROM_ATS',
  /** From another recruitment or connection than the one that the process is linked to now. */
  'OTHER_RECRUITMENT',
  /** Perhaps moved already: a person has to decide for each of them whether to send again. */
  'UNCONFIRMED',
  'NOT_FOUND',
] as const;

/** Reasons of conflicts in which the candidate may have been moved in the ATS nevertheless. */
export const confirmableReasons: readonly string[] = [
  'webhook.refused',
  'webhook.unreachable',
  'ats.unconfirmed',
  'ats.uncertain',
  'ats.unreachable',
  'ats.bad-answer',
  'ats.forbidden',
  'internal',
];

/** Why a person is not in the ATS any more, as far as it tells; `NOT_FOUND` proves nothing. */
export const atsDepartures = ['NOT_FOUND', 'DELETED', 'ANONYMISED', 'MERGED'] as const;

export type AtsProviderId = (typeof atsProviders)[number];

export type AtsTargetKind = (typeof atsTargetKinds)[number];
export type AtsSyncTrigger = (typeof atsSyncTriggers)[number];
