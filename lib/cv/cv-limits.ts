/** What one CV file may be and cost (decisions.md, Candidate and Analysis; docs/decisions/0080). */
export const cvLimits = {
  maxMegabytes: 10,
  maxPages: 50,
  /** For each job on a file: opening it, reading it, judging it, looking its quotes up. */
  maxSeconds: 15,
  /** Fifty pages of small print have 300,000. */
  maxCharacters: 400_000,
  /** Resident memory of the whole reader process. */
  maxMemoryMegabytes: 512,
} as const;

/** ISO 32000-2, 7.5.2, and what readers accept: the header may stand anywhere in the first 1024 bytes. */
export const pdfHeader = { mark: '%PDF-', withinBytes: 1024 } as const;
