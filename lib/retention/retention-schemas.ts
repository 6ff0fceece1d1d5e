import { z } from 'zod';
import { processParams } from '@/lib/domain/process-schemas';
import { retentionBases, longestHoldReason } from '@/lib/domain/retention/retention-enums';
import { isCalendarDay, type CalendarDay } from '@/lib/validation/calendar-day';
import { broken } from '@/lib/validation/rule';
import { text } from '@/lib/validation/text';

const day = z.string().refine(isCalendarDay, broken('date'));
const reason = text({ max: longestHoldReason });

const countsOfRule = z.object({ name: z.string(), erased: z.int(), blocked: z.int() });

/** The counts of a run by rule, with the rule's name as it was then. */
export const runCountsSchema = z.record(z.uuid(), countsOfRule);
/** How many stayed although they were due, by `RetentionStay`. */
export const runSkippedSchema = z.record(z.string(), z.int());

/** The report of a run. */
const retentionRunSchema = z.object({
  runId: z.uuid(),
  startedAt: z.iso.datetime(),
  /** Null: it has not ended. */
  endedAt: z.iso.datetime().nullable(),
  byRule: z.array(countsOfRule.extend({ ruleId: z.uuid() })),
  /** Erased because their time of being blocked was over. */
  expired: z.int(),
  /** Who was due and stayed, by reason. */
  skipped: z.array(z.object({ reason: z.string(), count: z.int() })),
});
export const retentionRunsSchema = z.object({ runs: z.array(retentionRunSchema) });
export const runRequestedSchema = z.object({ requested: z.literal(true) });

/** Keeps a candidate, or all of a process, longer than the rules say. */
export const postponeSchema = z.object({
  /** Missing: all of the process. */
  candidateId: z.uuid().optional(),
  /** The last day. */
  until: day,
  reason,
});
export const postponedSchema = z.object({ holdId: z.uuid() });
export const holdParams = processParams.extend({ holdId: z.uuid() });

const holdSchema = z.object({
  holdId: z.uuid(),
  processId: z.uuid(),
  processName: z.string(),
  candidateId: z.uuid().nullable(),
  ordinalNumber: z.int().nullable(),
  until: z.string(),
  reason: z.string(),
  createdAt: z.iso.datetime(),
});

export const blockedParams = z.object({ candidateId: z.uuid() });
/** Why a blocked candidate is looked at, comes back or goes. */
export const blockedReasonSchema = z.object({ reason });

/** What a list of blocked candidates says of each: nothing about the person. */
const blockedItemSchema = z.object({
  candidateId: z.uuid(),
  ordinalNumber: z.int(),
  processId: z.uuid(),
  processName: z.string(),
  basis: z.enum(retentionBases),
  blockedAt: z.iso.datetime(),
  eraseAt: z.iso.datetime(),
});

export const blockedItemsSchema = z.object({ items: z.array(blockedItemSchema), total: z.int() });
export const unblockedSchema = z.object({ processId: z.uuid(), candidateId: z.uuid() });

/** A blocked candidate as an administrator sees it. */
export const blockedCandidateSchema = blockedItemSchema.extend({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  decisions: z.array(z.object({ decision: z.string(), note: z.string(), decidedAt: z.string() })),
  analyses: z.array(z.object({ matchScore: z.int(), finishedAt: z.string() })),
  notes: z.array(z.object({ text: z.string(), createdAt: z.string() })),
  cvs: z.array(z.object({ fileName: z.string() })),
});

/** The candidates that one rule takes on one day. */
export interface RetentionGroup {
  ruleId: string;
  ruleName: string;
  /** In the product's time zone; today: at the next run. */
  day: CalendarDay;
  action: 'ERASE' | 'BLOCK';
  count: number;
}

export interface RetentionPreview {
  /** By day and rule; the nearest first. */
  groups: RetentionGroup[];
  total: number;
  /** Who is kept longer by a person or a consent than the rule says. */
  later: number;
}

export interface GroupMember {
  candidateId: string;
  processId: string;
  processName: string;
  ordinalNumber: number;
  /** Null in a blind process, or unknown. */
  firstName: string | null;
  lastName: string | null;
}

/** What retention does within a week. */
export interface UpcomingRetention {
  total: number;
  /** Whether the reader may open the preview, which names everybody. */
  mayPreview: boolean;
  /** The first day; null: nothing. */
  from: CalendarDay | null;
  /** Of one's own processes, unless for an administrator: each with how many. */
  processes: { processId: string; name: string; count: number }[];
}

export type RetentionRun = z.infer<typeof retentionRunSchema>;
export type Postpone = z.output<typeof postponeSchema>;
export type Hold = z.infer<typeof holdSchema>;
export type BlockedItem = z.infer<typeof blockedItemSchema>;
export type BlockedCandidate = z.infer<typeof blockedCandidateSchema>;
