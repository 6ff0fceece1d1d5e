/** Limits of a CV file (docs/specification.md, Candidate; docs/decisions/0035). */
export const cvLimits = {
  maxMegabytes: 10,
  maxPages: 50,
  /** Per job: opening, reading, judging, or looking up quotes. */
  maxSeconds: 15,
  /** Fifty pages of small print have 300,000. */
  maxCharacters: 400_000,
  /** Resident memory of the reader process. */
  maxMemoryMegabytes: 512,
} as const;

/** Limits of recognising a page's picture: drawing it and reading it once or twice. The memory is that of all drawing. */
export const recognitionLimits = {
  maxSeconds: 120,
  maxMemoryMegabytes: 1024,
} as const;

/** Limits of drawing a page to see which of its text can be seen. */
export const lookingLimits = { maxSeconds: 15 } as const;

/** Limits of drawing the first page, which is shown until the file itself has arrived. */
export const firstPageLimits = { maxSeconds: 5 } as const;

/** ISO 32000-2, 7.5.2; readers accept the header anywhere in the first 1024 bytes. */
export const pdfHeader = { mark: '%PDF-', withinBytes: 1024 } as const;

/** A picture of a page: A4 at 600 dots per inch has 35 million pixels. */
export const maxPicturePixels = 40_000_000;
