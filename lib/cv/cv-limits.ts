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

/** ISO 32000-2, 7.5.2, and what readers accept: the header may stand anywhere in the first 1024 bytes. */
export const pdfHeader = { mark: '%PDF-', withinBytes: 1024 } as const;
