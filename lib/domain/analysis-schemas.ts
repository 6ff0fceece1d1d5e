import { z } from 'zod';
import { budgetBases, budgetPeriods } from '@/lib/domain/process-enums';
import { criterionKindSchema, languageLevelSchema, requirementImportanceSchema } from '@/lib/domain/process-schemas';
import { shortUserSchema } from '@/lib/domain/user-schemas';

export const verdictSchema = z.enum(['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION']);

/** A criterion at the start of an analysis. */
export const criterionSnapshotSchema = z.object({
  criterionId: z.uuid(),
  kind: criterionKindSchema,
  /** Text of a requirement or red flag; ISO 639-1 code of a language; the ATS location; empty for a budget. */
  text: z.string(),
  importance: z.int().min(1).max(5),
  necessity: requirementImportanceSchema,
  languageLevel: languageLevelSchema.nullable(),
  locationType: z.enum(['OFFICE', 'REMOTE', 'HYBRID']).nullable(),
  /** Monthly, minor units, tolerance already added. */
  budgetMaxMinor: z.int().nullable(),
  budgetCurrency: z.string().length(3).nullable(),
  /** As the recruiter entered it; missing in analyses before engine 1.14. */
  budgetBasis: z.enum(budgetBases).nullish(),
  budgetPeriod: z.enum(budgetPeriods).nullish(),
});

/** A quote: characters `[start, end)` of the text of the 1-based `page`. */
export const quoteSchema = z.object({
  page: z.int().min(1),
  start: z.int().min(0),
  end: z.int().min(1),
  quote: z.string().min(1),
});

/** What the other engine says of the same criterion; it never counts in the score. */
export const secondOpinionSchema = z.object({
  engine: z.string(),
  verdict: verdictSchema,
  /** 0..1; null: judged before it was kept. */
  confidence: z.number().min(0).max(1).nullable(),
  reason: z.string(),
});

/** A criterion of which the same question had more than one answer. */
export const unstableSchema = z.object({
  /** The verdict of each run, where they did not agree; else empty. */
  runs: z.array(verdictSchema),
  /** That of the analysis before of the same CV, criteria and engine, where it was another. */
  earlier: verdictSchema.nullable(),
});

/** An engine's judgement of one criterion. */
export const judgementSchema = z.object({
  criterionId: z.uuid(),
  verdict: verdictSchema,
  /** 0..1 */
  confidence: z.number().min(0).max(1),
  /** One sentence in the analysis's language. */
  reason: z.string().min(1),
  /** The same in the other interface language; null or missing where the engine writes one. */
  translatedReason: z.string().min(1).nullish(),
  evidence: z.array(quoteSchema),
  second: secondOpinionSchema.nullish(),
  unstable: unstableSchema.nullish(),
});

export const scoreLineSchema = z.object({
  criterionId: z.uuid(),
  kind: criterionKindSchema,
  label: z.string(),
  verdict: verdictSchema,
  /** importance × 2 if Required; 3 for languages, location, budget; 0 for red flags. */
  weight: z.number().min(0),
  /** 0, 0.1, 0.5 or 1; 0 for red flags; 0.25 for silence in analyses before engine 1.4. */
  value: z.number().min(0).max(1),
  /** Points contributed to the 0..100 score; −10 for a red flag found. */
  points: z.number(),
});

/** The arithmetic of a match score (docs/specification.md, Analysis). */
export const scoreBreakdownSchema = z.object({
  /** Null, as the range is: the rules do not read the CV's language. */
  score: z.int().min(0).max(100).nullable(),
  /** The score if every NO_INFORMATION turned out NOT_MET. */
  rangeLow: z.int().min(0).max(100).nullable(),
  /** The score if every NO_INFORMATION turned out MET. */
  rangeHigh: z.int().min(0).max(100).nullable(),
  /** 100 × Σ weight·value / Σ weight, before red flags and the cap. */
  base: z.number().min(0).max(100),
  redFlagPenalty: z.int().min(0),
  /** A Required criterion is NOT_MET: capped at 59. */
  capped: z.boolean(),
  lines: z.array(scoreLineSchema),
  /** ISO 639-1; missing where the CV was read. */
  unreadLanguage: z.string().optional(),
});

/** A box on a page as fractions 0..1 of its width and height, origin top-left. */
export const highlightBoxSchema = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});

export const evidenceSchema = quoteSchema.extend({ id: z.uuid(), boxes: z.array(highlightBoxSchema) });

/** A recruiter's verdict, which replaces the engine's in the score. */
export const correctionSchema = z.object({
  correctionId: z.uuid(),
  verdict: verdictSchema,
  reason: z.string(),
  by: shortUserSchema,
  at: z.iso.datetime(),
});

export const criterionVerdictSchema = z.object({
  id: z.uuid(),
  criterion: criterionSnapshotSchema,
  /** The recruiter's where there is a correction. */
  verdict: verdictSchema,
  engineVerdict: verdictSchema,
  correction: correctionSchema.nullable(),
  confidence: z.number().min(0).max(1),
  reason: z.string(),
  evidence: z.array(evidenceSchema),
  second: secondOpinionSchema.nullable(),
  /** The engines disagree and the disagreement means something, see `isWorthALook`. */
  worthALook: z.boolean(),
  /** Said with too little confidence to rely on (`needsCheck`) or of a CV that the rules do not read, and not corrected. */
  toCheck: z.boolean(),
  /** Null: every run and the analysis before gave this verdict. */
  unstable: unstableSchema.nullable(),
});

/** Between which scores the runs lie, and the analysis before; computed with the weights of this one. */
const scoreSpreadSchema = z.object({
  low: z.int().min(0).max(100),
  high: z.int().min(0).max(100),
  runs: z.int().min(1),
  /** The analysis before had other verdicts, and its score is among them. */
  earlier: z.boolean(),
});

/** The texts of an analysis. */
export const textFields = ['feedback', 'strengths', 'weaknesses', 'redFlags', 'tips'] as const;

/** The model, the rules, or the model and behind it the rules, for what it has left out. */
const textAuthorSchema = z.enum(['MODEL', 'RULES', 'BOTH']);

/** Why the rules write the texts where a model was to: what it wrote did not stand, could not be read, or it could not be asked. */
export const textsReasonSchema = z.enum([
  'unfounded',
  'unreadable',
  'tooLong',
  'refused',
  'budget',
  'busy',
  'unavailable',
]);

export const analysisSchema = z.object({
  id: z.uuid(),
  engine: z.string(),
  engineVersion: z.string(),
  model: z.string().nullable(),
  /** Why the built-in engine judged in a model's place, a key of `candidateStatusReason`; null: it did not. */
  fallbackReason: z.string().nullable(),
  locale: z.enum(['pl', 'en']),
  /** With the recruiters' corrections, as the breakdown and the texts. */
  matchScore: z.int().min(0).max(100).nullable(),
  /** Without them. */
  engineScore: z.int().min(0).max(100).nullable(),
  scoreBreakdown: scoreBreakdownSchema,
  /** Null: judged once, and as before. */
  scoreSpread: scoreSpreadSchema.nullable(),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  redFlags: z.array(z.string()),
  tips: z.array(z.string()),
  feedback: z.string(),
  /** Who wrote each text; a model's is checked sentence by sentence (docs/decisions/0135). */
  textsBy: z.object({
    feedback: textAuthorSchema,
    strengths: textAuthorSchema,
    weaknesses: textAuthorSchema,
    redFlags: textAuthorSchema,
    tips: textAuthorSchema,
  }),
  /** The model that wrote them; null: none did. */
  textsModel: z.string().nullable(),
  /** Null: the model wrote, or was not to. */
  textsReason: textsReasonSchema.nullable(),
  verdicts: z.array(criterionVerdictSchema),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Tokens sent to a model, cached ones included, and received; 0: no model was asked. */
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** In millionths of the currency; null: nothing, or the prices were unknown. */
  cost: z.object({ micros: z.int(), currency: z.string() }).nullable(),
});

export type TextField = (typeof textFields)[number];
export type TextsReason = z.infer<typeof textsReasonSchema>;
export type TextAuthor = z.infer<typeof textAuthorSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type CriterionSnapshot = z.infer<typeof criterionSnapshotSchema>;
export type Quote = z.infer<typeof quoteSchema>;
export type SecondOpinion = z.infer<typeof secondOpinionSchema>;
export type Unstable = z.infer<typeof unstableSchema>;
export type ScoreSpread = z.infer<typeof scoreSpreadSchema>;
export type Judgement = z.infer<typeof judgementSchema>;
export type ScoreLine = z.infer<typeof scoreLineSchema>;
export type ScoreBreakdown = z.infer<typeof scoreBreakdownSchema>;
export type HighlightBox = z.infer<typeof highlightBoxSchema>;
export type AnalysisDto = z.infer<typeof analysisSchema>;
export type CorrectionDto = z.infer<typeof correctionSchema>;
export type CriterionVerdictDto = z.infer<typeof criterionVerdictSchema>;

/** The input of an engine. */
export interface JudgeInput {
  /**
   * The CV's reading, JSON of a `CvDocument`. Untrusted and perhaps megabytes: only the reader process (`lib/reader`)
   * parses it.
   */
  cv: string;
  /** In the order of the result. */
  criteria: CriterionSnapshot[];
  /** Language of the reasons. */
  locale: 'pl' | 'en';
  /** `YYYY-MM-DD`: the meaning of "present" in the CV; the day it arrived, so that a re-run gives the same result. */
  referenceDate: string;
  /** The candidate's name as it is known besides the CV; masked before a model is asked. */
  name?: { firstName: string | null; lastName: string | null };
  /** Of the CV's file: its words may be the name. Never sent. */
  fileName?: string | null;
  /** Which of several runs over this CV it is, from 0. */
  run?: number;
}
