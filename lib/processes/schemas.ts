import { z } from 'zod';
import { pageSizes, sortOrders } from '@/lib/http/paging';
import { shortUserSchema } from '@/lib/users/schemas';
import { wholeNumber } from '@/lib/validation/number';
import { text } from '@/lib/validation/text';
import {
  criterionKinds,
  languageLevels,
  locationTypes,
  processSortKeys,
  processStatuses,
  requirementImportances,
} from './enums';

export const processStatusSchema = z.enum(processStatuses);
export const locationTypeSchema = z.enum(locationTypes);
export const criterionKindSchema = z.enum(criterionKinds);
export const requirementImportanceSchema = z.enum(requirementImportances);
export const languageLevelSchema = z.enum(languageLevels);
export const processSortKeySchema = z.enum(processSortKeys);

/** A requirement as the form sends it; with `id` it keeps its identity, without it is new. */
export const requirementInputSchema = z.object({
  id: z.uuid().optional(),
  text: text({ min: 2, max: 500 }),
  importance: wholeNumber({ min: 1, max: 5 }),
  necessity: requirementImportanceSchema,
});

export const languageInputSchema = z.object({
  id: z.uuid().optional(),
  /** ISO 639-1, small letters. */
  language: z.string().regex(/^[a-z]{2}$/),
  level: languageLevelSchema,
  /** Only a ticked language counts in the analysis. */
  counted: z.boolean(),
});

export const requirementSchema = requirementInputSchema.required({ id: true });
export const languageSchema = languageInputSchema.required({ id: true });

/** Creates a process; the thin first form sends name, description and requirements. */
export const createProcessSchema = z.object({
  name: text({ min: 2, max: 200 }),
  externalRecruitmentId: text({ max: 100 }).nullable().optional(),
  /** Plain description of the position. */
  requirements: z.string().trim().max(20_000).default(''),
  requirementList: z.array(requirementInputSchema).max(50).default([]),
});

export const processStatusBodySchema = z.object({ status: processStatusSchema });

export const processSchema = z.object({
  id: z.uuid(),
  ordinalNumber: z.int(),
  name: z.string(),
  externalProcessId: z.string().nullable(),
  externalRecruitmentId: z.string().nullable(),
  extendedAtsIntegration: z.boolean(),
  status: processStatusSchema,
  createdBy: shortUserSchema,
  date: z.iso.datetime(),
  requirements: z.string(),
  requirementList: z.array(requirementSchema),
  languages: z.array(languageSchema),
  redFlags: z.array(z.object({ id: z.uuid(), text: z.string() })),
  location: z.object({ type: locationTypeSchema, atsLocation: z.string().nullable() }).nullable(),
  budget: z.object({ maxMinor: z.int(), currency: z.string().length(3), tolerancePercent: z.int() }).nullable(),
  awaitingCandidates: z.int(),
  candidates: z.int(),
});

export const processParams = z.object({ processId: z.uuid() });
export const possibleStatusesSchema = z.object({ items: z.array(processStatusSchema) });

export const processPageSchema = z.object({
  items: z.array(processSchema),
  page: z.int(),
  pageSize: z.int(),
  totalItems: z.int(),
  totalPages: z.int(),
});

export const processSearchQuerySchema = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().pipe(z.literal(pageSizes)).default(20),
  sortBy: processSortKeySchema.default('DATE'),
  sortOrder: z.enum(sortOrders).default('DESC'),
});

/** How many analysed candidates have which verdict on a criterion. */
const verdictCountsSchema = z.object({
  criterionId: z.uuid(),
  kind: criterionKindSchema,
  /** Its words, or its name in the language of whoever asks. */
  label: z.string(),
  counts: z.object({ MET: z.int(), PARTIALLY_MET: z.int(), NO_INFORMATION: z.int(), NOT_MET: z.int() }),
});

export const candidatesStatisticsSchema = z.object({
  total: z.int(),
  awaiting: z.int(),
  running: z.int(),
  analysed: z.int(),
  failed: z.int(),
  byStatus: z.record(z.string(), z.int()),
  bySource: z.record(z.string(), z.int()),
  /** Candidates with a match score of 0-9, 10-19 … 90-100. */
  scoreDistribution: z.array(z.int()).length(10),
  /** For each criterion that the process has now, in its order. */
  verdictsByCriterion: z.array(verdictCountsSchema),
});

export type ProcessStatus = z.infer<typeof processStatusSchema>;
export type CriterionKind = z.infer<typeof criterionKindSchema>;
export type LanguageLevel = z.infer<typeof languageLevelSchema>;
export type ProcessSortKey = z.infer<typeof processSortKeySchema>;
export type RequirementInput = z.infer<typeof requirementInputSchema>;
export type CreateProcessInput = z.input<typeof createProcessSchema>;
export type ProcessDto = z.infer<typeof processSchema>;
export type ProcessPage = z.infer<typeof processPageSchema>;
export type PossibleStatuses = z.infer<typeof possibleStatusesSchema>;
export type ProcessSearchQuery = z.infer<typeof processSearchQuerySchema>;
export type VerdictCounts = z.infer<typeof verdictCountsSchema>;
export type CandidatesStatisticsDto = z.infer<typeof candidatesStatisticsSchema>;
