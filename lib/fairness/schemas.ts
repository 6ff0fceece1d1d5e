import { z } from 'zod';
import { criterionSnapshotSchema, verdictSchema } from '@/lib/domain/analysis-schemas';
import { shortUserSchema } from '@/lib/domain/user-schemas';
import { text } from '@/lib/validation/text';
import { exportFormats, fairnessTests, runSizes } from './enums';
import { swapParts } from './swap/enums';

const bothSchema = <T extends z.ZodType>(of: T) => z.object({ one: of, other: of });

/** What differs between two copies; nothing of their texts but the evaluative words that only one has. */
export const differenceSchema = z.object({
  test: z.enum(fairnessTests),
  /** The criterion that a fact was taken out or added for. */
  criterionId: z.uuid().nullable(),
  verdicts: z.array(bothSchema(verdictSchema).extend({ criterionId: z.uuid() })),
  /** Verdicts that are the same, said with another confidence. */
  confidences: z.int(),
  score: bothSchema(z.int().nullable()),
  /** Reasons and quotes that differ in more than the swapped words. */
  texts: z.int(),
  /** Words of the reasons and texts. */
  words: bothSchema(z.int()),
  /** Praising less reproving words. */
  tone: bothSchema(z.int()),
  /** Evaluative words of one text only. */
  evaluative: bothSchema(z.array(z.string())),
  /** Of what a model writes freely: how far two texts of one copy differ by themselves; else null. */
  measure: z.object({ words: z.int(), tone: z.int(), evaluative: z.int() }).nullable().default(null),
  /** Something differs that may not. */
  broken: z.boolean(),
});

export const caseResultSchema = z.object({
  swapped: z.record(z.enum(swapParts), z.int()),
  differences: z.array(differenceSchema),
});

const engineSchema = z.object({
  name: z.string(),
  version: z.string(),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
});

const moneySchema = z.object({ micros: z.int(), currency: z.string() });

/** A run as lists show it. */
export const fairnessRunSchema = z.object({
  runId: z.uuid(),
  process: z.object({ id: z.uuid(), name: z.string() }),
  state: z.enum(['QUEUED', 'RUNNING', 'DONE', 'STOPPED']),
  /** An error code, or `fairness.cancelled`; null: it did not stop early. */
  stopReason: z.string().nullable(),
  engine: engineSchema,
  candidates: z.int(),
  examined: z.int(),
  /** Candidates whose copies differ where they may not. */
  differing: z.int(),
  /** Whether the result is as expected; null: nothing was examined. */
  passed: z.boolean().nullable(),
  questions: z.int(),
  spent: moneySchema,
  cap: moneySchema.nullable(),
  requestedBy: shortUserSchema,
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});

export const fairnessRunsSchema = z.object({ items: z.array(fairnessRunSchema) });

/** A test over all candidates of a run. */
const testSumSchema = z.object({
  test: z.enum(fairnessTests),
  /** Candidates that it was possible with. */
  candidates: z.int(),
  differing: z.int(),
  verdicts: z.int(),
  confidences: z.int(),
  texts: z.int(),
  /** Mean absolute difference of the scores. */
  score: z.number(),
  words: z.number(),
  tone: z.number(),
  evaluative: z.int(),
  /** As expected: nothing differs, or with a model no more than between two runs of one copy; null: it was not possible. */
  passed: z.boolean().nullable(),
});

export const fairnessReportSchema = fairnessRunSchema.extend({
  criteria: z.array(z.object({ criterionId: z.uuid(), label: z.string() })),
  swapped: z.record(z.enum(swapParts), z.int()),
  tests: z.array(testSumSchema),
  cases: z.array(
    z.object({
      candidateId: z.uuid(),
      number: z.int(),
      problem: z.string().nullable(),
      differences: z.array(differenceSchema),
    }),
  ),
  impacts: z.array(
    z.object({
      reason: z.string(),
      categories: z.array(z.string()),
      people: z.int(),
      requestedBy: shortUserSchema,
      createdAt: z.iso.datetime(),
    }),
  ),
});

/** What a run would take. */
export const fairnessEstimateSchema = z.object({
  engine: engineSchema,
  /** Candidates who can be examined. */
  available: z.int(),
  /** Times that one candidate's CV is judged. */
  copies: z.int(),
  /** Questions to a model besides, for each candidate: other words, and texts. */
  questions: z.int(),
  /** What one of these may cost; null: nothing by rules, unknown without prices or an analysis before. */
  perCopy: moneySchema.nullable(),
});

export const startRunSchema = z.object({
  candidates: z.int().min(runSizes.least).max(runSizes.most),
  /** Millionths of the prices' currency; needed where a model is paid. */
  capMicros: z.int().min(0).max(1_000_000_000_000).nullable(),
});

export const runParams = z.object({ processId: z.uuid(), runId: z.uuid() });
export const exportRunQuery = z.object({ format: z.enum(exportFormats) });

/** Self-declared categories, and why they are used. */
export const impactInputSchema = z.object({
  reason: text({ min: 10, max: 1000 }),
  /** The first column is the candidate's id or number, each further one a category; a line with their names comes first. */
  csv: z.string().min(1).max(500_000),
});

const groupSchema = z.object({
  /** One value of each category of the table. */
  group: z.array(z.string()),
  people: z.int(),
  /** Those with a score above the median, and those advanced or sent. */
  above: z.int(),
  selected: z.int(),
  scoringRate: z.number().nullable(),
  scoringRatio: z.number().nullable(),
  selectionRate: z.number().nullable(),
  selectionRatio: z.number().nullable(),
  /** Less than 2 % of the people: no ratio. */
  small: z.boolean(),
});

export const impactReportSchema = z.object({
  people: z.int(),
  unknown: z.int(),
  /** Lines of the file that name nobody with a score in this process. */
  unmatched: z.int(),
  median: z.number().nullable(),
  tables: z.array(z.object({ categories: z.array(z.string()), groups: z.array(groupSchema) })),
});

/** For the run's row. */
export const runCriteriaSchema = z.array(criterionSnapshotSchema);

export type Difference = z.infer<typeof differenceSchema>;
export type CaseResult = z.infer<typeof caseResultSchema>;
export type FairnessRunDto = z.infer<typeof fairnessRunSchema>;
export type FairnessReport = z.infer<typeof fairnessReportSchema>;
export type TestSum = z.infer<typeof testSumSchema>;
export type FairnessEstimate = z.infer<typeof fairnessEstimateSchema>;
export type StartRunInput = z.infer<typeof startRunSchema>;
export type ImpactReport = z.infer<typeof impactReportSchema>;
export type ImpactGroup = z.infer<typeof groupSchema>;
