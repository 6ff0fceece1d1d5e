import { z } from 'zod';
import { shortUserSchema } from '@/lib/users/schemas';

export const processStatusSchema = z.enum([
  'ACTIVE',
  'ARCHIVED',
  'CREATED',
  'ERROR',
  'IN_CREATION',
  'IN_PROGRESS',
  'STOPPED',
]);
export const locationTypeSchema = z.enum(['OFFICE', 'REMOTE', 'HYBRID']);
export const criterionKindSchema = z.enum(['REQUIREMENT', 'LANGUAGE', 'RED_FLAG', 'LOCATION', 'BUDGET']);
export const requirementImportanceSchema = z.enum(['NICE_TO_HAVE', 'REQUIRED']);
export const languageLevelSchema = z.enum(['UNKNOWN', 'BASIC', 'INTERMEDIATE', 'ADVANCED', 'PROFICIENT', 'NATIVE']);
export const processSortKeySchema = z.enum([
  'CREATED_BY',
  'DATE',
  'EXTERNAL_PROCESS_ID',
  'NAME',
  'ORDINAL_NUMBER',
  'REQUIREMENTS',
  'STATUS',
]);

/** A requirement as the form sends it; with `id` it keeps its identity, without it is new. */
export const requirementInputSchema = z.object({
  id: z.uuid().optional(),
  text: z.string().trim().min(2).max(500),
  importance: z.int().min(1).max(5),
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
  name: z.string().trim().min(2).max(200),
  externalRecruitmentId: z.string().trim().min(1).max(100).nullable().optional(),
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
  pageSize: z.coerce
    .number()
    .pipe(z.union([z.literal(10), z.literal(20), z.literal(50), z.literal(100)]))
    .default(20),
  sortBy: processSortKeySchema.default('DATE'),
  sortOrder: z.enum(['ASC', 'DESC']).default('DESC'),
});

export const candidatesStatisticsSchema = z.object({
  total: z.int(),
  awaiting: z.int(),
  running: z.int(),
  analysed: z.int(),
  failed: z.int(),
  byStatus: z.record(z.string(), z.int()),
  /** Candidates with a match score of 0-9, 10-19 … 90-100. */
  scoreDistribution: z.array(z.int()).length(10),
});

export type ProcessStatus = z.infer<typeof processStatusSchema>;
export type CriterionKind = z.infer<typeof criterionKindSchema>;
export type LanguageLevel = z.infer<typeof languageLevelSchema>;
export type ProcessSortKey = z.infer<typeof processSortKeySchema>;
export type RequirementInput = z.infer<typeof requirementInputSchema>;
export type CreateProcessInput = z.input<typeof createProcessSchema>;
export type ProcessDto = z.infer<typeof processSchema>;
export type ProcessPage = z.infer<typeof processPageSchema>;
export type ProcessSearchQuery = z.infer<typeof processSearchQuerySchema>;
export type CandidatesStatisticsDto = z.infer<typeof candidatesStatisticsSchema>;
