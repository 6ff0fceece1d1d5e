import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { atsSyncPhases } from '../enums';
import { syncCountsSchema, type SyncCounts } from '../schemas';

/** How far a synchronisation has come; written in the transaction of every page. */
const checkpointSchema = z.object({
  version: z.literal(1),
  /** The recruitment that is read, even when the process is linked to another one meanwhile. */
  recruitmentId: z.string(),
  phase: z.enum(atsSyncPhases),
  /** Of the next page. */
  cursor: z.string().nullable(),
  /** Only what changed since; null: everything. */
  since: z.iso.datetime().nullable(),
  /** What changed until then is taken in when it succeeds. */
  until: z.iso.datetime(),
  total: z.int().nullable(),
  /**
   * Whether asking for each application that was not seen is of no use, as the first batch has found; absent before
   * it.
   */
  asksNobody: z.boolean().optional(),
  /** Pages read by a trial. */
  pages: z.int().default(0),
  /** Candidates up to this number have had their turn of downloading. */
  afterNumber: z.int(),
  /** Failed attempts at the present page or file. */
  attempts: z.int(),
  /** Files in a row that were left for the next synchronisation. */
  skipped: z.int(),
  waiting: z.object({ reason: z.string(), until: z.iso.datetime() }).nullable(),
  /** Pages, batches and files taken in since its beginning. */
  steps: z.int().default(0),
  /** Where it was given up last, how far any try came, and how many tries in a row came no further. */
  gaveUp: z.object({ at: z.int(), farthest: z.int(), times: z.int() }).default({ at: -1, farthest: -1, times: 0 }),
});

export type Checkpoint = z.infer<typeof checkpointSchema>;

/** The checkpoint of a synchronisation that begins now. */
export function firstCheckpoint(recruitmentId: string, since: Date | null, now: Date): Checkpoint {
  return {
    version: 1,
    recruitmentId,
    phase: 'SCANNING',
    cursor: null,
    since: since?.toISOString() ?? null,
    until: now.toISOString(),
    total: null,
    pages: 0,
    afterNumber: 0,
    attempts: 0,
    skipped: 0,
    waiting: null,
    steps: 0,
    gaveUp: { at: -1, farthest: -1, times: 0 },
  };
}

/** What a page, batch or file that was taken in changes. */
export function stepAfter({ steps }: Checkpoint): Pick<Checkpoint, 'steps' | 'attempts' | 'waiting'> {
  return { steps: steps + 1, attempts: 0, waiting: null };
}

/** As `readCheckpoint`, but null when it cannot be read, for showing it only. */
export function findCheckpoint(stored: unknown): Checkpoint | null {
  return checkpointSchema.safeParse(stored).data ?? null;
}

/**
 * Reads a stored checkpoint. One that cannot be read is never guessed: what it leaves out would be lost silently.
 *
 * @throws AppError `ats.checkpoint-unreadable`
 */
export function readCheckpoint(stored: unknown): Checkpoint {
  const checkpoint = findCheckpoint(stored);
  if (!checkpoint) throw new AppError('ats.checkpoint-unreadable');
  return checkpoint;
}

/** Counts of a synchronisation, with what `more` adds. */
export function addCounts(stored: unknown, more: Partial<SyncCounts>): SyncCounts {
  const counts = syncCountsSchema.parse(stored);
  for (const [name, number] of Object.entries(more)) counts[name as keyof SyncCounts] += number;
  return counts;
}
