/** For how many days what may tell of a person is kept by `cleanUp` and afterwards deleted; the notices say it, too. */
export const keptDays = {
  endedSessions: 1,
  /** They hold network addresses (docs/decisions/0084). */
  failedSignIns: 90,
  /** Long enough for a new link. */
  expiredInvitations: 30,
  endedMails: 30,
  /** Of a model, those of batches included: long enough for an administrator to look at them. */
  modelAnswers: 30,
  /** What was sent of one is its message's. */
  messageDrafts: 30,
} as const;
