import { z } from 'zod';
import { dateDoubtSchema } from '@/lib/domain/date-doubts';
import type { CandidateProfile } from '@/lib/cv/extract-profile';
import type { Db } from '@/lib/db/client';
import { languageLevelSchema } from '@/lib/domain/process-schemas';
import { expectedPaySchema } from '@/lib/domain/detail-schemas';
import { criterionSnapshotSchema, judgementSchema } from '@/lib/domain/analysis-schemas';
import { textsDraftSchema } from '@/lib/domain/written-texts';

/** See `ModelUsage`. */
export const usageSchema = z.object({
  requests: z.int(),
  inputTokens: z.int(),
  cachedTokens: z.int(),
  outputTokens: z.int(),
  costMicros: z.int(),
});

/** An analysis that is not stored yet. */
export const analysisDraftSchema = z.object({
  readerVersion: z.string(),
  inputHash: z.string().length(64),
  engine: z.string(),
  engineVersion: z.string(),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  /** Why the built-in engine judged in a model's place. */
  fallbackReason: z.string().nullable().default(null),
  /** How often the engine judged. */
  votes: z.int().default(1),
  locale: z.enum(['pl', 'en']),
  startedAt: z.iso.datetime(),
  criteria: z.array(criterionSnapshotSchema),
  judgements: z.array(judgementSchema),
  /** ISO 639-1, where the rules judged and do not read it. */
  unreadLanguage: z.string().nullable().default(null),
  usage: usageSchema,
  /** Null until they are written: the rules compose them. */
  texts: textsDraftSchema.nullable().default(null),
});

const profileSchema = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  voivodeship: z.string().nullable(),
  country: z.string().nullable(),
  currentPosition: z.string().nullable(),
  about: z.string().nullable(),
  expectedSalary: z.object({ minor: z.int(), currency: z.string().length(3) }).nullable(),
  /** A draft of an earlier version has neither. */
  expectedPay: expectedPaySchema.nullable().default(null),
  availability: z.string().nullable().default(null),
  languages: z.array(z.object({ language: z.string(), level: languageLevelSchema })),
}) satisfies z.ZodType<CandidateProfile>;

/** What judging gives, for saving. */
const runDraftSchema = z.object({
  analysis: analysisDraftSchema,
  profile: profileSchema,
  hasHiddenText: z.boolean(),
  /** A draft of an earlier version has none. */
  dateDoubts: z.array(dateDoubtSchema).default([]),
});

export type AnalysisDraft = z.infer<typeof analysisDraftSchema>;
export type RunDraft = z.infer<typeof runDraftSchema>;

/** Stores a draft; idempotent, so that a redelivered step can repeat it. */
export async function saveDraft(db: Db, requestId: string, draft: RunDraft): Promise<void> {
  await db.analysisDraft.upsert({
    where: { requestId },
    create: { requestId, content: draft },
    update: { content: draft },
  });
}

/** The draft of a run, or null after it was saved. */
export async function findDraft(db: Db, requestId: string): Promise<RunDraft | null> {
  const row = await db.analysisDraft.findUnique({ where: { requestId } });
  return row?.content ? runDraftSchema.parse(row.content) : null;
}
