/** What a shortlist may hold, for forms and calls. */
export const shortlistLimits = {
  candidates: 30,
  name: 100,
  criteria: 8,
  criterion: 120,
  comment: 4_000,
  reviewer: 80,
  /** For how many days its link works. */
  days: { usual: 14, max: 60 },
  /** Digits of a PIN, and wrong tries that close the link. */
  pin: { digits: 6, tries: 5 },
  /** Side by side. */
  compared: { min: 2, max: 4 },
  /** People who answer about one candidate. */
  reviewers: 40,
} as const;

/** What became of the link of a shortlist; `LOCKED`: by wrong PINs. */
export const shortlistLinkStates = ['OPEN', 'ENDED', 'REVOKED', 'LOCKED'] as const;
