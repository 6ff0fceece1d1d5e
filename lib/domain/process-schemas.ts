import { z } from 'zod';
import { endsAfterStarts, filterQuery } from '@/lib/filters/filter-schemas';
import type { FilterParams } from '@/lib/filters/filter-set';
import { pageSchema } from '@/lib/page-schema';
import { pageSizes, sortOrders } from '@/lib/paging';
import { engineNames } from '@/lib/domain/model-enums';
import { permissionSchema, shortUserSchema } from '@/lib/domain/user-schemas';
import { pageParameter, wholeNumber } from '@/lib/validation/number';
import { text } from '@/lib/validation/text';
import {
  budgetBases,
  budgetPeriods,
  criterionKinds,
  currencies,
  languageCodes,
  languageLevels,
  locationTypes,
  maxCriterionText,
  maxRevealReason,
  maxShortName,
  processSortKeys,
  processStatuses,
  requirementImportances,
  waitCauses,
} from './process-enums';
import { processFilters } from './process-filters';

export const processStatusSchema = z.enum(processStatuses);
export const locationTypeSchema = z.enum(locationTypes);
export const criterionKindSchema = z.enum(criterionKinds);
export const requirementImportanceSchema = z.enum(requirementImportances);
export const languageLevelSchema = z.enum(languageLevels);
export const processSortKeySchema = z.enum(processSortKeys);

/** Stands over a column for the whole text and is never judged; null: one is made of the text. Missing: it stays. */
const shortNameSchema = text({ max: maxShortName }).nullable();

/** With `id` the requirement keeps its identity, without it is new. */
export const requirementInputSchema = z.object({
  id: z.uuid().optional(),
  text: text({ min: 2, max: maxCriterionText }),
  importance: wholeNumber({ min: 1, max: 5 }),
  necessity: requirementImportanceSchema,
  shortName: shortNameSchema.optional(),
});

export const languageInputSchema = z.object({
  id: z.uuid().optional(),
  language: z.enum(languageCodes),
  level: languageLevelSchema,
  /** Only a ticked language counts in the analysis. */
  counted: z.boolean(),
});

export const requirementSchema = requirementInputSchema.required({ id: true, shortName: true });
/** Stored languages may predate the list of languages. */
export const languageSchema = languageInputSchema.required({ id: true }).extend({ language: z.string() });

/** Signs of failure; `id` as in a requirement. */
export const redFlagInputSchema = z.object({
  id: z.uuid().optional(),
  text: text({ min: 2, max: maxCriterionText }),
  shortName: shortNameSchema.optional(),
});
export const redFlagSchema = redFlagInputSchema.required({ id: true, shortName: true });

export const locationSchema = z.object({
  type: locationTypeSchema,
  /** The place as named by the ATS. */
  atsLocation: text({ max: 200 }).nullable(),
});

export const budgetSchema = z.object({
  /** Hundredths of the currency, per period. */
  maxMinor: wholeNumber({ min: 1, max: 2_000_000_000 }),
  currency: z.enum(currencies),
  tolerancePercent: wholeNumber({ min: 0, max: 100 }).default(0),
  period: z.enum(budgetPeriods).default('MONTH'),
  basis: z.enum(budgetBases).default('GROSS'),
});

/** Stored currencies may predate the list of currencies. */
export const storedBudgetSchema = budgetSchema.extend({ currency: z.string() });

/** The recruiter's own number of the recruitment. */
export const externalRecruitmentIdSchema = text({ max: 100 });

/** Who judges; null: what the deployment is set to. */
export const engineChoiceSchema = z.enum(engineNames).nullable();

export const processStatusBodySchema = z.object({ status: processStatusSchema });

export const processSchema = z.object({
  id: z.uuid(),
  ordinalNumber: z.int(),
  name: z.string(),
  externalProcessId: z.string().nullable(),
  /** Its page in the ATS; null when not linked or no ATS is configured. */
  atsUrl: z.string().nullable(),
  /** When the last synchronisation with the ATS succeeded; null: never, or not linked. */
  lastSyncAt: z.iso.datetime().nullable(),
  externalRecruitmentId: z.string().nullable(),
  extendedAtsIntegration: z.boolean(),
  status: processStatusSchema,
  /** Code of what ended the last run, while the status is ERROR; message key `errors.<code>`. */
  statusReason: z.string().nullable(),
  createdBy: shortUserSchema,
  date: z.iso.datetime(),
  engine: engineChoiceSchema,
  requirements: z.string(),
  requirementList: z.array(requirementSchema),
  /** Requirements, red flags and a description that say nothing a CV could be judged by; they are not judged. */
  unjudged: z.array(z.string()),
  languages: z.array(languageSchema),
  redFlags: z.array(redFlagSchema),
  location: locationSchema.nullable(),
  budget: storedBudgetSchema.nullable(),
  /** Awaiting analysis. */
  awaitingCandidates: z.int(),
  /** Being downloaded or analysed. */
  runningCandidates: z.int(),
  candidates: z.int(),
  /** Who the candidates are is hidden until they are advanced or revealed. */
  blindMode: z.boolean(),
  /** People see a candidate's score only after they have read the verdicts. */
  hidesScore: z.boolean(),
  /** People judge a random tenth of the candidates before they see the verdicts. */
  calibrates: z.boolean(),
  /** Only its members and administrators see it. */
  restricted: z.boolean(),
  /** What the actor may do in it. */
  permissions: z.array(permissionSchema),
  /** Increases with every change; `"v<version>"` is the ETag. */
  version: z.int(),
});

export const processParams = z.object({ processId: z.uuid() });
export const possibleStatusesSchema = z.object({ items: z.array(processStatusSchema) });

/** CVs that wait for more than their turn. */
export const processWaitSchema = z.object({
  count: z.int(),
  since: z.iso.datetime(),
  cause: z.enum(waitCauses),
  /** Who should begin them. */
  jobs: z.enum(['inngest', 'embedded']),
  /** Those whose runs were lost. */
  lost: z.int(),
  /** When the last of these was requested again. */
  requestedAgainAt: z.iso.datetime().nullable(),
});

/** A row of the process list; the whole description and the requirements are in the process itself. */
export const processListItemSchema = processSchema
  .omit({ requirements: true, requirementList: true, unjudged: true })
  .extend({
    /** The beginning of the description, or of the requirements without one; at most 200 characters. */
    requirementsExcerpt: z.string(),
    /** CVs that wait, and why; null: none, or it is only their turn that they wait for. */
    wait: processWaitSchema.nullable(),
  });

export const processPageSchema = pageSchema(processListItemSchema);

export const processSearchQuerySchema = z
  .object({
    page: pageParameter(),
    pageSize: z.coerce.number().pipe(z.literal(pageSizes)).default(20),
    sortBy: processSortKeySchema.default('DATE'),
    sortOrder: z.enum(sortOrders).default('DESC'),
    ...filterQuery(processFilters),
  })
  .check(endsAfterStarts(processFilters));

/** Verdict counts of a criterion over the analysed candidates. */
const verdictCountsSchema = z.object({
  criterionId: z.uuid(),
  kind: criterionKindSchema,
  /** The criterion's text, or its name in the user's language. */
  label: z.string(),
  counts: z.object({ MET: z.int(), PARTIALLY_MET: z.int(), NO_INFORMATION: z.int(), NOT_MET: z.int() }),
});

/** Why an identity is shown in a blind process. */
export const revealReason = () => text({ max: maxRevealReason });

export const hiddenScoreSchema = z.object({ hidesScore: z.boolean() });

export const blindModeSchema = z.object({ blindMode: z.boolean() });
export const changeBlindModeSchema = blindModeSchema.extend({
  /** Required to switch it off. */
  reason: revealReason().optional(),
});

/** The candidates in the cheap queue: the provider's Batch API answers about them within 24 hours. */
export const processBatchSchema = z.object({
  id: z.uuid(),
  ended: z.boolean(),
  /** Until its end: a cancellation is under way. */
  cancelling: z.boolean(),
  total: z.int(),
  /** Candidates that still wait for it. */
  open: z.int(),
  /** When the provider gives up; null: it does not have the batch yet. */
  expiresAt: z.iso.datetime({ offset: true }).nullable(),
  /** Code of an error: why it waits, or why it ended without results. */
  reason: z.string().nullable(),
});

export const candidatesStatisticsSchema = z.object({
  total: z.int(),
  awaiting: z.int(),
  running: z.int(),
  analysed: z.int(),
  failed: z.int(),
  byStatus: z.record(z.string(), z.int()),
  bySource: z.record(z.string(), z.int()),
  /** By the decision, and `UNDECIDED`. */
  byDecision: z.record(z.string(), z.int()),
  /** Candidates with a match score of 0-9, 10-19 … 90-100. */
  scoreDistribution: z.array(z.int()).length(10),
  /** Scores that the user does not see yet; they are in no other figure. */
  scoresHidden: z.int(),
  /** The last batch, while it is open and for a day after; null: none. */
  batch: processBatchSchema.nullable(),
  /** CVs that wait, and why; null: none, or it is only their turn that they wait for. */
  wait: processWaitSchema.nullable(),
  /** Who would judge now. */
  engine: z.enum(engineNames),
  /** What models have cost in this process, in millionths of the currency; null: nothing, or the prices were unknown. */
  cost: z
    .object({
      micros: z.int(),
      /** Of an analysis over the last ones, with as many votes as are set now; null: none had a price. */
      averageMicros: z.int().nullable(),
      currency: z.string(),
    })
    .nullable(),
  /** The process's current criteria, in order. */
  verdictsByCriterion: z.array(verdictCountsSchema),
});

export type ProcessStatus = z.infer<typeof processStatusSchema>;
export type CriterionKind = z.infer<typeof criterionKindSchema>;
export type LanguageLevel = z.infer<typeof languageLevelSchema>;
export type ProcessSortKey = z.infer<typeof processSortKeySchema>;
export type RequirementInput = z.infer<typeof requirementInputSchema>;
export type LanguageInput = z.infer<typeof languageInputSchema>;
export type RedFlagInput = z.infer<typeof redFlagInputSchema>;
export type ProcessDto = z.infer<typeof processSchema>;
export type ProcessListItem = z.infer<typeof processListItemSchema>;
export type ProcessPage = z.infer<typeof processPageSchema>;
export type PossibleStatuses = z.infer<typeof possibleStatusesSchema>;
export type ProcessSearchQuery = z.infer<typeof processSearchQuerySchema>;
export type ProcessFilters = FilterParams<typeof processFilters>;
export type VerdictCounts = z.infer<typeof verdictCountsSchema>;
export type ProcessWait = z.infer<typeof processWaitSchema>;
export type ProcessBatch = z.infer<typeof processBatchSchema>;
export type CandidatesStatisticsDto = z.infer<typeof candidatesStatisticsSchema>;
