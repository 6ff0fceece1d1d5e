import { z } from 'zod';

/** A run of text on the page; `[start, end)` are character offsets in the page's `text`. */
export const cvSpanSchema = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  /** PDF points, origin bottom-left, `y` is the baseline. */
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** How far a page's text may be believed (docs/decisions/0115). */
export const pageQualitySchema = z.object({
  /** Where the text comes from: the file, or a picture of the page. */
  source: z.enum(['TEXT', 'OCR']),
  /** `BAD` text is left out, and an `EMPTY` page has none. */
  verdict: z.enum(['GOOD', 'DOUBTFUL', 'BAD', 'EMPTY']),
  /** Letters and digits. */
  letters: z.int().min(0),
  /** Of them, per square centimetre. */
  density: z.number(),
  /** Words that begin like Polish or English ones; null without words. */
  wordShare: z.number().nullable(),
  /** Signs between two spaces, on average. */
  meanLength: z.number(),
  /** Words with signs of no meaning. */
  oddShare: z.number(),
  /** New lines that stand above the line before; null where there are few lines. */
  upwardShare: z.number().nullable(),
  /** Letters of which the file does not say what they are; missing where there are none. */
  lostLetters: z.int().optional(),
  /** Set when the page could not be drawn, so that what is visible was decided from the file alone. */
  isUnseen: z.literal(true).optional(),
  /** Of the recognition, 0 to 1, mean over the letters; missing where all text comes from the file. */
  confidence: z.number().optional(),
});

export const cvPageSchema = z.object({
  /** 1-based. */
  number: z.int().min(1),
  /** PDF points. */
  width: z.number(),
  height: z.number(),
  /** Visible text in reading order, lines separated by `\n`. All offsets refer to this string. */
  text: z.string(),
  spans: z.array(cvSpanSchema),
  /** Not measured by readers before version 4. */
  quality: pageQualitySchema.optional(),
});

export const hiddenTextReasonSchema = z.enum(['WHITE', 'TINY', 'OFF_PAGE', 'INVISIBLE', 'ZERO_WIDTH', 'COVERED']);

/** Text invisible to a human reader: excluded from `pages`, shown to the recruiter, never scored. */
export const hiddenTextSchema = z.object({
  page: z.int().min(1),
  text: z.string(),
  reason: hiddenTextReasonSchema,
});

/** Pages that are in the file and are not the candidate's CV: never judged, and no source of the profile. */
export const setAsideSchema = z.object({
  kind: z.enum(['LETTER', 'PERSON']),
  /** 1-based. */
  pages: z.array(z.int().min(1)),
  /** Whose CV it is, for `PERSON`. */
  name: z.string().nullish(),
  /** The character of the last page up to which it reaches; missing: to the page's end. */
  until: z.int().min(0).optional(),
});

/** What a document holds that the reader could not read. */
export const unreadPartSchema = z.enum(['CHART', 'DIAGRAM', 'INSERTED', 'OBJECT', 'PICTURE']);

/** ISO 639-1, or `unknown`. */
export const cvLanguageSchema = z.string().regex(/^(?:[a-z]{2}|unknown)$/);

/** The reading of a CV file, stored as `CvDocument.content`. */
export const cvDocumentSchema = z.object({
  readerVersion: z.string(),
  pageCount: z.int().min(1),
  language: cvLanguageSchema,
  pages: z.array(cvPageSchema),
  hiddenText: z.array(hiddenTextSchema),
  /** Not told by readings of before. */
  unreadParts: z.array(unreadPartSchema).optional(),
  /** Why it must not be judged. */
  problem: z.enum(['no-text', 'unreadable']).nullish(),
  /** When the file was made or last changed, as it says of itself; missing: it does not, or a reading of before. */
  madeOn: z.iso.date().optional(),
  /** Missing: nothing, or a reading of before. */
  setAside: z.array(setAsideSchema).optional(),
});

export type CvSpan = z.infer<typeof cvSpanSchema>;
export type PageQuality = z.infer<typeof pageQualitySchema>;
export type CvPage = z.infer<typeof cvPageSchema>;
/** The page size and spans needed to draw a quote. */
export type QuotedPlace = Pick<CvPage, 'width' | 'height' | 'spans'>;
export type HiddenText = z.infer<typeof hiddenTextSchema>;
export type SetAside = z.infer<typeof setAsideSchema>;
export type UnreadPart = z.infer<typeof unreadPartSchema>;
export type CvLanguage = z.infer<typeof cvLanguageSchema>;
export type CvDocument = z.infer<typeof cvDocumentSchema>;
