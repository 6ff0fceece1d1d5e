/** What one CV file may be and cost (decisions.md, Candidate and Analysis). */
export const cvLimits = {
  maxMegabytes: 10,
  maxPages: 50,
  maxSeconds: 15,
  maxCharacters: 2_000_000,
  /** Resident memory of the whole reader process. */
  maxMemoryMegabytes: 512,
} as const;

export const megabyte = 1024 * 1024;
