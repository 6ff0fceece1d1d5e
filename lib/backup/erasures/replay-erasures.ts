import { eraseDeparted } from '@/lib/ats/departures/erase-departed';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { erasePersonalData } from '@/lib/candidates/erasure/erase-personal-data';
import { adoptTombstoneKeys, keepTombstones, setTombstones } from '@/lib/candidates/erasure/tombstones';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { deleteUnusedFiles, findFilesOf } from '@/lib/cv/delete-unused-files';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { eraseBoxes } from '@/lib/retention/blocked/erase-blocked';
import type { Journal, JournalEntry } from './journal';

/** Candidates of one transaction. */
const batchSize = 50;
const timeoutMs = 120_000;

/**
 * Erases again, in a database that was restored, who was erased after its backup had been made. Called again,
 * it changes nothing.
 *
 * @returns how many candidates were there still; `byHand`: candidates whose file holds pages of somebody who was erased, since it was
 *   divided after the backup. They are somebody else and stay
 * @throws AppError `permission.denied`
 */
export async function replayErasures(
  actor: Actor,
  { entries, tombstoneKeys }: Journal,
): Promise<{ erased: number; byHand: CandidatePlace[] }> {
  requirePermission(actor, 'administration');
  const missed = await withoutKnown(entries);
  await transaction((db) => adoptTombstoneKeys(db, tombstoneKeys));
  let erased = 0;
  for (const [processId, ofProcess] of Map.groupBy(missed, (entry) => entry.processId)) {
    const last = [...lastOfEach(ofProcess).values()];
    for (let from = 0; from < last.length; from += batchSize) {
      const batch = last.slice(from, from + batchSize);
      erased += await transaction((db) => replayBatch(db, actor, processId, batch), { timeoutMs });
    }
  }
  // Last: until then they are to be replayed still.
  const data = missed.map(({ id, processId, candidateId, kind, hashes, at }) => {
    return { id, processId, candidateId, kind, hashes, at: new Date(at) };
  });
  await database().erasureEntry.createMany({ data, skipDuplicates: true });
  return { erased, byHand: await findUndivided(entries) };
}

/** Those of whom the backup does not say that their file was divided. */
async function findUndivided(entries: JournalEntry[]): Promise<CandidatePlace[]> {
  const found = new Map<string, CandidatePlace>();
  for (const { processId, candidateId: otherId, dividedFrom = [] } of entries) {
    const there = await database().candidate.findMany({
      where: { processId, id: { in: dividedFrom } },
      select: { id: true },
    });
    for (const { id: candidateId } of there) {
      const event = { action: 'candidate.cv-split', candidateId, details: { path: ['otherId'], equals: otherId } };
      if ((await database().auditEvent.count({ where: event })) === 0)
        found.set(candidateId, { processId, candidateId });
    }
  }
  return [...found.values()];
}

/** What the backup holds was done before it. */
async function withoutKnown(entries: JournalEntry[]): Promise<JournalEntry[]> {
  const rows = await database().erasureEntry.findMany({
    where: { id: { in: entries.map(({ id }) => id) } },
    select: { id: true },
  });
  const known = new Set(rows.map(({ id }) => id));
  return entries.filter(({ id }) => !known.has(id));
}

/** By candidate; who is gone stays gone. */
function lastOfEach(entries: JournalEntry[]): Map<string, JournalEntry> {
  const last = new Map<string, JournalEntry>();
  for (const entry of entries.toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    if (last.get(entry.candidateId)?.kind !== 'GONE') last.set(entry.candidateId, entry);
  }
  return last;
}

async function replayBatch(db: Db, actor: Actor, processId: string, entries: JournalEntry[]): Promise<number> {
  await keepTombstones(
    db,
    entries.flatMap(({ hashes }) => hashes),
  );
  const idsOf = (kind: JournalEntry['kind']): string[] =>
    entries.flatMap((entry) => (entry.kind === kind ? [entry.candidateId, ...(entry.joined ?? [])] : []));
  // The process may have been made after the backup.
  if ((await db.process.count({ where: { id: processId } })) === 0) return 0;
  await lockProcess(db, processId);
  const gone = (await lockCandidates(db, processId, idsOf('GONE'))).map(({ id }) => id);
  // Who was blocked first, or erased by an earlier version, has no hashes in the journal.
  await setTombstones(db, gone);
  if (gone.length > 0) {
    await erasePersonalData(db, actor, { processId, candidateIds: gone, rows: 'go', reason: 'replayed' });
  }
  const fromBoxes = await eraseBoxes(db, actor, idsOf('GONE'), null);
  return gone.length + fromBoxes + (await emptyAgain(db, actor, processId, idsOf('EMPTIED')));
}

/** Whom the ATS erased; nothing is kept for a week this time. */
async function emptyAgain(db: Db, actor: Actor, processId: string, ids: string[]): Promise<number> {
  const applications = await db.atsApplication.findMany({
    where: { candidateId: { in: ids }, goneAt: null },
    select: { id: true, candidateId: true },
  });
  const candidateIds = applications.map(({ candidateId }) => candidateId);
  const files = await findFilesOf(db, candidateIds);
  await eraseDeparted(db, actor, { processId, applicationIds: applications.map(({ id }) => id) });
  await db.atsErasure.deleteMany({ where: { candidateId: { in: candidateIds } } });
  await deleteUnusedFiles(db, files);
  return candidateIds.length;
}
