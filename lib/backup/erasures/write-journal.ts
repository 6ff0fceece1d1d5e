import type { Client } from 'pg';
import { keepErasureEntriesDays } from '@/lib/candidates/erasure/record-erasures';
import type { BackupTarget } from '../backup-target';
import { findInstallation } from '../installation';
import { dayOf, readDay, writeDay, type JournalEntry } from './journal';

/** What the database knows of erasures. */
export interface KnownErasures {
  entries: JournalEntry[];
  tombstoneKey: string | null;
  /** The database's, see `findInstallation`. */
  installation: string | null;
  /** Nobody else was erased from then on. */
  since: Date;
  /** By the database's clock. */
  now: Date;
}

const dayMs = 24 * 60 * 60_000;
/** One day less than they are kept: the clean-up runs at night. */
const knownMs = (keepErasureEntriesDays - 1) * dayMs;

interface Division {
  action: 'candidate.cv-split' | 'candidate.cv-joined';
  candidateId: string;
  otherId: string;
}

/** With whom somebody who was erased shared a file of two people's CVs: a backup may hold it whole, or as it was divided. */
function sharedFiles(candidateId: string, divisions: Division[]): Pick<JournalEntry, 'dividedFrom' | 'joined'> {
  const dividedFrom = divisions.filter((one) => one.action === 'candidate.cv-split' && one.otherId === candidateId);
  const ofOwn = divisions.filter((one) => one.candidateId === candidateId);
  // What was divided again is somebody else's.
  const last = ofOwn.findLastIndex(({ action }) => action === 'candidate.cv-split');
  const joined = ofOwn.slice(last + 1);
  return {
    ...(dividedFrom.length > 0 ? { dividedFrom: dividedFrom.map((one) => one.candidateId) } : {}),
    ...(joined.length > 0 ? { joined: joined.map(({ otherId }) => otherId) } : {}),
  };
}

async function findDivisions(client: Client, processIds: Set<string>): Promise<Division[]> {
  const { rows } = await client.query<Division>(
    `SELECT action, candidate_id AS "candidateId", details ->> 'otherId' AS "otherId" FROM audit_event
      WHERE action IN ('candidate.cv-split', 'candidate.cv-joined') AND process_id = ANY($1) ORDER BY at, id`,
    [[...processIds]],
  );
  return rows;
}

/** @returns null before the migration that made the table */
export async function findErasures(client: Client, since: Date): Promise<KnownErasures | null> {
  const { rows: found } = await client.query<{ isThere: boolean; now: Date }>(
    `SELECT to_regclass('erasure_entry') IS NOT NULL AS "isThere", now() AS now`,
  );
  if (!found[0]?.isThere) return null;
  const { rows } = await client.query<Omit<JournalEntry, 'at'> & { at: Date }>(
    `SELECT id, process_id AS "processId", candidate_id AS "candidateId", kind, hashes, at
       FROM erasure_entry WHERE at >= $1 ORDER BY at, id`,
    [since],
  );
  const key = await client.query<{ key: string }>(
    'SELECT encrypted_key AS key FROM tombstone_key ORDER BY id DESC LIMIT 1',
  );
  const divisions = await findDivisions(client, new Set(rows.map(({ processId }) => processId)));
  return {
    entries: rows.map((row) => ({ ...row, ...sharedFiles(row.candidateId, divisions), at: row.at.toISOString() })),
    tombstoneKey: key.rows[0]?.key ?? null,
    installation: await findInstallation(client),
    since: new Date(Math.max(since.getTime(), found[0].now.getTime() - knownMs)),
    now: found[0].now,
  };
}

/**
 * Writes beside the backups who was erased. What is there stays, so that the journal of a database that was lost survives the
 * one that takes its place. The first day is written even if nobody was erased on it: it says from when on the journal is whole.
 *
 * @param known from `since` on
 * @param first days that may become the first one
 */
export async function writeJournal(
  target: BackupTarget,
  { entries, tombstoneKey, installation, since, now }: KnownErasures,
  first: readonly Date[] = [],
): Promise<void> {
  const today = dayOf(now);
  const days = new Set([
    ...[since, ...first.filter((day) => day > since)].map(dayOf),
    ...entries.map(({ at }) => dayOf(new Date(at))),
    today,
  ]);
  for (const day of days) {
    const before = await readDay(target, { day, installation });
    const byId = new Map(before.entries.map((entry) => [entry.id, entry]));
    for (const entry of entries)
      if (dayOf(new Date(entry.at)) === day) byId.set(entry.id, { ...byId.get(entry.id), ...entry });
    // Of a day that is over, nothing else is known afterwards.
    if (day !== today && before.writtenAt !== null && byId.size === before.entries.length) continue;
    const all = [...byId.values()].toSorted((one, other) => (one.at < other.at ? -1 : 1));
    const written = { entries: all, writtenAt: now, tombstoneKey: tombstoneKey ?? before.tombstoneKey };
    await writeDay(target, { day, installation }, written);
  }
}
