import { z } from 'zod';
import { analysisSchema, verdictSchema } from '@/lib/domain/analysis-schemas';
import { calibrationSchema } from '@/lib/domain/calibration-schemas';
import { dateDoubtSchema } from '@/lib/domain/date-doubts';
import { cvReplaceReasons } from '@/lib/domain/person-traits';
import { hiddenTextSchema, pageQualitySchema, setAsideSchema, unreadPartSchema } from '@/lib/domain/cv-document';
import { endsAfterStarts, filterBody } from '@/lib/filters/filter-schemas';
import type { FilterParams } from '@/lib/filters/filter-set';
import { pageSchema } from '@/lib/page-schema';
import { pageSizes, sortOrders } from '@/lib/paging';
import { criterionKindSchema, languageLevelSchema } from '@/lib/domain/process-schemas';
import { shortUserSchema } from '@/lib/domain/user-schemas';
import { followUpSchema } from '@/lib/domain/stage-schemas';
import { rating } from '@/lib/validation/choice';
import { text } from '@/lib/validation/text';
import { maxInteger, numberParameter, pageParameter } from '@/lib/validation/number';
import {
  candidateSortKeys,
  candidateSources,
  candidateStatuses,
  externalProcessStatuses,
  rateSources,
} from './candidate-enums';
import { candidateFilters } from './candidate-filters';
import { detailCorrectionSchema, expectedPaySchema } from './detail-schemas';
import { decisionSchema } from './candidate-review-schemas';
import { thumbSchema } from './thumb-schemas';

export const candidateStatusSchema = z.enum(candidateStatuses);
export const candidateSourceSchema = z.enum(candidateSources);
export const rateSourceSchema = z.enum(rateSources);
export const externalProcessStatusSchema = z.enum(externalProcessStatuses);
export const candidateSortKeySchema = z.enum(candidateSortKeys);

/** A mark of the verdict strip in the candidate table. */
export const verdictMarkSchema = z.object({
  criterionId: z.uuid(),
  kind: criterionKindSchema,
  /** The criterion's text; left out in a search where `criteria` has the same. */
  label: z.string().optional(),
  verdict: verdictSchema,
  /** The first quote, if any. */
  quote: z.string().nullable(),
  /** A recruiter's verdict, not the engine's. */
  isCorrected: z.boolean().optional(),
});

/** A row of the candidate table. */
export const candidateListItemSchema = z.object({
  id: z.uuid(),
  ordinalNumber: z.int(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  currentPosition: z.string().nullable(),
  city: z.string().nullable(),
  status: candidateStatusSchema,
  /** Stable code, e.g. `cv.no-text`; message key `candidateStatusReason.<code>`. */
  statusReason: z.string().nullable(),
  /** Percentage of the run in progress; null when there is none. */
  progress: z.int().min(0).max(100).nullable(),
  /** Which of how many scanned pages is being read; both or none. */
  readingPage: z.int().nullable(),
  readingPages: z.int().nullable(),
  source: candidateSourceSchema,
  externalProcessStatus: externalProcessStatusSchema,
  /** Where the person applied from, as the ATS names it. */
  applicationSources: z.array(z.string()),
  matchScore: z.int().min(0).max(100).nullable(),
  /** The score that the actor saw last, where a later analysis gave another. */
  earlierScore: z.int().nullable(),
  /** The process hides the score until the person has read the verdicts; it, its range and the AI's stars are null. */
  isScoreHidden: z.literal(true).optional(),
  /** The person is to judge the candidate before seeing what was judged: there are no verdicts either. */
  isToJudge: z.literal(true).optional(),
  rangeLow: z.int().nullable(),
  rangeHigh: z.int().nullable(),
  rate: z.int().min(1).max(5).nullable(),
  rateSource: rateSourceSchema.nullable(),
  cvFileName: z.string().nullable(),
  hasHiddenText: z.boolean(),
  /** The built-in engine judged, because a model's answer could not be used. */
  isJudgedInstead: z.literal(true).optional(),
  /** The CV's language, ISO 639-1, where the rules judged and do not read it: there is no score. */
  unreadLanguage: z.string().optional(),
  /** The ATS says that this application was rejected there. */
  isRejectedInAts: z.literal(true).optional(),
  /** The person asked that no program judges them: there is no score, and a person reads the CV. */
  isReadByPerson: z.literal(true).optional(),
  decision: decisionSchema.nullable(),
  followUp: followUpSchema,
  /** The earliest first. */
  thumbs: z.array(thumbSchema),
  /** The actor has opened the candidate. */
  isOpened: z.boolean(),
  /** Who it is is hidden: names, contact data and the file's name are null, the CV is masked. */
  isBlind: z.boolean(),
  /** Numbers of other candidates of the process with the same e-mail address or phone; empty where the identity is hidden. */
  duplicates: z.array(z.int()),
  verdicts: z.array(verdictMarkSchema),
  date: z.iso.datetime(),
});

/** Another candidate of the process who has something equal under another last name. */
export const sharedUnderOtherNameSchema = z.object({
  kind: z.enum(['EMAIL', 'PHONE', 'TEXT']),
  /** What is equal: an address or number; of a text its length in characters, without names and contact data. */
  same: z.string(),
  ownName: z.string(),
  candidateId: z.uuid(),
  ordinalNumber: z.int(),
  name: z.string(),
});

/** A candidate's details. */
export const candidateSchema = candidateListItemSchema.omit({ verdicts: true, duplicates: true }).extend({
  processId: z.uuid(),
  isInternalCandidate: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  voivodeship: z.string().nullable(),
  country: z.string().nullable(),
  about: z.string().nullable(),
  /** Monthly, minor units; converted where it was said otherwise. */
  expectedSalary: z.object({ minor: z.int(), currency: z.string() }).nullable(),
  /** As it was said. */
  expectedPay: expectedPaySchema.nullable(),
  /** From when, in the person's words. */
  availability: z.string().nullable(),
  /** What people corrected; without what the identity's hiding covers. */
  detailCorrections: z.array(detailCorrectionSchema),
  languages: z.array(z.object({ language: z.string(), level: languageLevelSchema })),
  atsId: z.string().nullable(),
  /** `<process number>-<candidate number>`; see `ownIdOf`. */
  ownId: z.string(),
  pageCount: z.int().nullable(),
  /** What the CV came as; `TEXT`: a person typed it. */
  cvKind: z.enum(['PDF', 'DOCX', 'ODT', 'RTF', 'TXT', 'PICTURE', 'TEXT']).nullable(),
  /** Empty where the identity is hidden. */
  hiddenText: z.array(hiddenTextSchema),
  /** What of the file is not the candidate's CV and was not judged; without names where the identity is hidden. */
  setAside: z.array(setAsideSchema),
  unreadParts: z.array(unreadPartSchema),
  /** The pages of the file that are the candidate's, where two share it; null: all. */
  ownPages: z.array(z.int().min(1)).nullable(),
  /** Who has the other pages; null: nobody. */
  sharesCvWith: z.object({ candidateId: z.uuid(), ordinalNumber: z.int(), pages: z.array(z.int().min(1)) }).nullable(),
  /** Who else opened the candidate, latest first. */
  views: z.array(z.object({ user: shortUserSchema, at: z.iso.datetime() })),
  /** Candidates with the same e-mail address or phone, in any process; empty where the identity is hidden. */
  samePerson: z.array(
    z.object({
      candidateId: z.uuid(),
      processId: z.uuid(),
      processName: z.string(),
      ordinalNumber: z.int(),
      by: z.array(z.enum(['EMAIL', 'PHONE'])),
    }),
  ),
  /** Worth a look, and never in the score; empty where the identity is hidden. */
  sharedUnderOtherName: z.array(sharedUnderOtherNameSchema),
  /** Worth a look, and never in the score; empty where the identity is hidden. */
  dateDoubts: z.array(dateDoubtSchema),
  /** CVs that were replaced, latest first. */
  formerCvs: z.array(
    z.object({
      formerCvId: z.uuid(),
      /** Null where the identity is hidden. */
      fileName: z.string().nullable(),
      replacedBy: shortUserSchema,
      replacedAt: z.iso.datetime(),
    }),
  ),
  /** How far the text of each page may be believed, and where it comes from. */
  pages: z.array(pageQualitySchema.extend({ number: z.int().min(1) })),
  analysis: analysisSchema.nullable(),
  /** What the person is asked before the analysis is shown. */
  calibration: calibrationSchema.optional(),
  /** What the process asks for now and no CV can be judged by: `unjudged` of the process. */
  unjudged: z.array(z.string()),
});

/** The documents inside a portfolio. `name`: null where the identity is hidden. */
export const attachedCvsSchema = z.object({
  items: z.array(z.object({ index: z.int(), name: z.string().nullable() })),
});

export const chooseAttachedCvSchema = z.object({
  index: z.int().min(0).max(1000),
  /** Why it replaces the former CV although it looks like another person's. */
  confirm: z.enum(cvReplaceReasons).optional(),
});

const pageNumbers = z
  .array(z.int().min(1).max(9999))
  .min(1)
  .max(1000)
  .transform((pages) => [...new Set(pages)].sort((one, other) => one - other));

/** Which pages of the file are whose; a page may be nobody's. 1-based. */
export const splitCvSchema = z.object({ first: pageNumbers, second: pageNumbers });

export const candidateParams = z.object({ processId: z.uuid(), candidateId: z.uuid() });

export const candidateStatusAnswerSchema = candidateSchema.pick({
  status: true,
  statusReason: true,
  progress: true,
  readingPage: true,
  readingPages: true,
  matchScore: true,
});

/** Only the first ten characters of an ISO date count, in the product's time zone (specification, section 9). */
export const candidateFiltersSchema = z.object(filterBody(candidateFilters)).check(endsAfterStarts(candidateFilters));

export const candidateSearchQuerySchema = z.object({
  page: pageParameter(),
  pageSize: z.coerce.number().pipe(z.literal(pageSizes)).default(20),
  sortBy: candidateSortKeySchema.default('MATCH'),
  sortOrder: z.enum(sortOrders).default('DESC'),
  newSearch: z.stringbool().default(true),
  searchId: z.uuid().optional(),
});

export const candidateSearchAnswerSchema = pageSchema(candidateListItemSchema).extend({
  searchId: z.uuid(),
  /** The rows of the page who were not found by the phrase but are called something like it; the last of a search. */
  similar: z.array(z.uuid()),
  /** Texts of the criteria in `verdicts`, by criterion id. */
  criteria: z.record(z.uuid(), z.string()),
  /** Where the phrase stands in the CV, by candidate id; the text is masked. */
  hits: z.record(z.uuid(), z.object({ before: z.string(), match: z.string(), after: z.string() })),
});

/** What occurs in the process, for the filters that offer values. */
export const searchOptionsSchema = z.object({
  cities: z.array(z.string()),
  voivodeships: z.array(z.string()),
  /** ISO 639-1 codes. */
  languages: z.array(z.string()),
  criteria: z.array(
    z.object({
      criterionId: z.uuid(),
      kind: criterionKindSchema,
      label: z.string(),
      /** Over the criterion's column: a person's, else one made of the label. */
      shortName: z.string(),
    }),
  ),
});

export const applicationSourcesSchema = z.object({ items: z.array(z.string()) });

export const nextCandidateQuerySchema = z.object({
  candidateDirection: z.enum(['NEXT', 'PREV']),
  /** 1-based position in the search. */
  currentPosition: numberParameter({ min: 0, max: maxInteger }),
  searchId: z.uuid(),
  /** Skips who is not to be reviewed: not analysed, decided about, or held until a later day. */
  undecided: z.stringbool().default(false),
});

const reviewedSchema = z.object({ ADVANCE: z.int(), HOLD: z.int(), REJECT: z.int() });

export const nextCandidateSchema = z.object({
  candidateId: z.uuid().nullable(),
  position: z.int(),
  total: z.int(),
  /** How many of the search were decided about, and how; null unless `undecided` was asked for. */
  reviewed: reviewedSchema.nullable(),
});

export const rateCandidateSchema = z.object({
  /** Null removes the recruiter's rating; the AI's applies again. */
  rate: rating().nullable(),
  /** A recruiter's rating that the person saw, null for none; without it the call replaces any. */
  replaces: rating().nullable().optional(),
});

export const uploadAnswerSchema = z.object({
  accepted: z.array(z.object({ fileName: z.string(), candidateId: z.uuid() })),
  rejected: z.array(
    z.object({
      fileName: z.string(),
      code: z.string(),
      message: z.string(),
      /** For `cv.duplicate`: the candidate with the same file. */
      candidateId: z.uuid().optional(),
    }),
  ),
});

/** Text in place of a CV that could not be read: at least some sentences. */
export const typeCvSchema = z.object({ text: text({ min: 100, max: 100_000 }) });

/** Candidates for one batch. */
export const batchInputSchema = z.object({ candidateIds: z.array(z.uuid()).min(1).max(5000) });

/** Result of a bulk call, with the candidates refused because of their status. */
export const bulkAnswerSchema = z.object({
  accepted: z.array(z.uuid()),
  refused: z.array(
    z.object({
      candidateId: z.uuid(),
      ordinalNumber: z.int(),
      reason: z.enum([...candidateStatuses, 'NOT_BY_PROGRAM']),
    }),
  ),
});

export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;
export type CandidateStatus = z.infer<typeof candidateStatusSchema>;
export type RateSource = z.infer<typeof rateSourceSchema>;
export type CandidateSortKey = z.infer<typeof candidateSortKeySchema>;
export type CandidateListItem = z.infer<typeof candidateListItemSchema>;
export type AttachedCvs = z.infer<typeof attachedCvsSchema>;
export type SharedUnderOtherName = z.infer<typeof sharedUnderOtherNameSchema>;
export type CandidateDto = z.infer<typeof candidateSchema>;
export type RateCandidateInput = z.output<typeof rateCandidateSchema>;
export type CandidateFilters = FilterParams<typeof candidateFilters>;
export type CandidateSearchQuery = z.infer<typeof candidateSearchQuerySchema>;
export type CandidateSearchAnswer = z.infer<typeof candidateSearchAnswerSchema>;
export type SearchOptions = z.infer<typeof searchOptionsSchema>;
export type CandidateStatusAnswer = z.infer<typeof candidateStatusAnswerSchema>;
export type NextCandidate = z.infer<typeof nextCandidateSchema>;
export type Reviewed = z.infer<typeof reviewedSchema>;
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;
