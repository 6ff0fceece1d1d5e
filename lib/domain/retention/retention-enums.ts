/** The enumerations of retention, without zod because pages include them. */

export const retentionBases = ['RECRUITMENT', 'CLAIMS', 'CONSENT'] as const;
export const retentionSinces = ['PROCESS_ENDED', 'DECIDED', 'ADDED', 'CONSENT_ENDED'] as const;
export const retentionUnits = ['DAY', 'MONTH'] as const;
export const retentionActions = ['ERASE', 'BLOCK'] as const;
export const retentionDecisions = ['NONE', 'ADVANCE', 'HOLD', 'REJECT'] as const;
/** A process has ended. */
export const endedStatuses = ['ARCHIVED', 'STOPPED'] as const;
/** Why somebody who is due stays: kept longer by a person, by a consent, or because work on them is under way. */
export const retentionStays = ['postponed', 'consent', 'busy'] as const;

export const mostRules = 20;
export const longestRuleName = 100;
export const longestHoldReason = 500;
/** Claims are kept at most so long (docs/decisions/0180). */
export const mostBlockedMonths = 36;
/** Who is unblocked stays at least so long. */
export const unblockedDays = 30;
/** Nobody goes unannounced: so many days before, the home page says it. */
export const warnDays = 7;

export type RetentionStay = (typeof retentionStays)[number];
