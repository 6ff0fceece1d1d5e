import { z } from 'zod';
import { shortUserSchema } from '@/lib/domain/user-schemas';
import { text } from '@/lib/validation/text';
import { atsProviders, atsSyncPhases, atsSyncStates, atsSyncTriggers, atsTargetKinds } from './enums';

export const atsCapabilitiesSchema = z.object({
  /** Whether it can list only what changed; otherwise every synchronisation reads everything. */
  changes: z.boolean(),
  targets: z.array(z.enum(atsTargetKinds)),
  compareAndSwap: z.boolean(),
  createsCandidates: z.boolean(),
  webhooks: z.enum(['signature', 'secret-address', 'none']),
});

export const connectionParams = z.object({ connectionId: z.uuid() });
export const recruitmentParams = z.object({ connectionId: z.uuid(), recruitmentId: z.string().min(1).max(200) });

/** A connection as recruiters choose it. */
export const usableConnectionSchema = z.object({
  connectionId: z.uuid(),
  name: z.string(),
  provider: z.enum(atsProviders),
  /** Whether it can be asked for recruitments and candidates. */
  reads: z.boolean(),
  /** Null without credentials. */
  capabilities: atsCapabilitiesSchema.nullable(),
  /** Whether it is set up, not paused and not stopped by an error. */
  usable: z.boolean(),
});
export const usableConnectionsSchema = z.object({ items: z.array(usableConnectionSchema) });

export const recruitmentsQuerySchema = z.object({ phrase: text({ max: 200, min: 0 }).default('') });
export const recruitmentsSchema = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), reference: z.string().nullable(), open: z.boolean() })),
});
export const stagesSchema = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });

/** The recruitment that a process is linked to, and what 'Selected by AI' is there. */
export const atsLinkInputSchema = z.object({
  connectionId: z.uuid(),
  externalProcessId: text({ max: 100 }),
  targetKind: z.enum(atsTargetKinds),
  /** Id of the stage, or the text of the tag or note; null: not chosen yet, nothing can be sent. */
  target: text({ max: 500 }).nullable(),
  /** The stage's name. */
  targetName: text({ max: 200 }).nullable(),
});

export const atsLinkSchema = atsLinkInputSchema.extend({
  externalProcessId: z.string().nullable(),
  connectionName: z.string(),
  provider: z.enum(atsProviders),
  /** Whether it can be asked for candidates; otherwise they are given to us. */
  reads: z.boolean(),
  /** Whether candidates from a PDF are created there: the process wants it and the ATS can. */
  createsCandidates: z.boolean(),
  lastSyncAt: z.iso.datetime().nullable(),
});
/** `link` is null for a process that is not linked. */
export const atsLinkAnswerSchema = z.object({ link: atsLinkSchema.nullable() });

export const syncCountsSchema = z.object({
  /** Applications read. */
  seen: z.int().default(0),
  created: z.int().default(0),
  updated: z.int().default(0),
  /** Of people who could not be read and are not here yet; a complete synchronisation takes them in once they can. */
  unreadable: z.int().default(0),
  /** Not found in the ATS any more; see the departures of the process. */
  missing: z.int().default(0),
  /** Erased, because the ATS said so. */
  removed: z.int().default(0),
  downloaded: z.int().default(0),
  /** Without a readable CV. */
  withoutFile: z.int().default(0),
  /** CVs that could not be downloaded now; the next synchronisation tries again. */
  failed: z.int().default(0),
});

export const atsSyncSchema = z.object({
  syncId: z.uuid(),
  trigger: z.enum(atsSyncTriggers),
  /** Reads everything, not only what changed. */
  full: z.boolean(),
  /** Takes in only the first candidates, for a person to look at. */
  trial: z.boolean(),
  state: z.enum(atsSyncStates),
  phase: z.enum(atsSyncPhases),
  counts: syncCountsSchema,
  /** Applications to read, if the ATS says how many. */
  total: z.int().nullable(),
  /** CVs still to be downloaded; null in the list of a connection. */
  waitingDownloads: z.int().nullable(),
  /** What a running one waits for (message key `errors.<code>`), and until when. */
  waiting: z.object({ reason: z.string(), until: z.iso.datetime() }).nullable(),
  /** Why it failed; message key `errors.<code>`. */
  reason: z.string().nullable(),
  /** When a failed one goes on by itself; null: a person has to do something first. Always null in the list of a connection. */
  resumesAt: z.iso.datetime().nullable(),
  /** Null: the schedule or a webhook. */
  requestedBy: shortUserSchema.nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});

/** The present synchronisation of a process, else its last one. */
export const processSyncSchema = z.object({
  sync: atsSyncSchema.nullable(),
  /** When one last succeeded. */
  lastSyncAt: z.iso.datetime().nullable(),
});
export const requestSyncQuerySchema = z.object({
  /** Read everything, so that candidates deleted in the ATS are found. */
  full: z.stringbool().default(false),
});
export const requestedSyncSchema = z.object({ syncId: z.uuid() });

export type AtsCapabilitiesDto = z.infer<typeof atsCapabilitiesSchema>;
export type UsableConnection = z.infer<typeof usableConnectionSchema>;
export type AtsRecruitments = z.infer<typeof recruitmentsSchema>;
export type AtsStages = z.infer<typeof stagesSchema>;
export type AtsLinkInput = z.infer<typeof atsLinkInputSchema>;
export type AtsLinkDto = z.infer<typeof atsLinkSchema>;
export type SyncCounts = z.infer<typeof syncCountsSchema>;
export type AtsSyncDto = z.infer<typeof atsSyncSchema>;
export type ProcessSync = z.infer<typeof processSyncSchema>;
