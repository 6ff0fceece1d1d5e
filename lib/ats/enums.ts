/** The enumerations of the ATS, without zod because the first load may include them. */

export const atsProviders = ['ERECRUITER', 'TRAFFIT', 'TEAMTAILOR', 'GREENHOUSE'] as const;
export const atsTargetKinds = ['STAGE', 'TAG', 'NOTE'] as const;
export const atsSyncTriggers = ['MANUAL', 'SCHEDULE', 'WEBHOOK'] as const;
export const atsSyncStates = ['RUNNING', 'SUCCEEDED', 'FAILED'] as const;
export const atsPickStates = ['PENDING', 'SENDING', 'SENT', 'CONFLICT', 'DISMISSED'] as const;

export type AtsProviderId = (typeof atsProviders)[number];
export type AtsTargetKind = (typeof atsTargetKinds)[number];
