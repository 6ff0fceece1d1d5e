import { writeOffDrafts } from '@/lib/analysis/run/write-off-drafts';
import type { Actor } from '@/lib/auth/actor';
import { recordAudits } from '@/lib/audit/record-audit';
import { deleteUnusedFiles, findFilesOf } from '@/lib/cv/delete-unused-files';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { emptiedColumns, inDatabase, personalData } from '@/lib/domain/personal-data';
import type { DataTable } from '@/lib/domain/personal-data/data-classes';
import { recordErasures } from './record-erasures';
import { setTombstones } from './tombstones';

interface Erasure {
  processId: string;
  /** Locked by the caller's transaction, or their process is. */
  candidateIds: string[];
  /** Whether the candidates' own rows go, with all that is below them, or stay with their numbers and costs. */
  rows: 'go' | 'stay';
  /**
   * For the audit log. `blocked`: their rows were kept elsewhere (lib/retention/blocked/block-candidates.ts); `replayed`: they were
   * erased before, but are in a backup that was restored (lib/backup/erasures/replay-erasures.ts), which keeps their tombstones.
   */
  reason: 'deleted' | 'joined' | 'ats.record-not-found' | 'retention' | 'blocked' | 'replayed';
}

/**
 * Erases what is stored about candidates of a process, as `personalData` says: files and texts unless another candidate has the
 * same, analyses, decisions, corrections, notes, interviews. What a model cost stays in the month's sum, and the audit log keeps
 * ids. Every erasure goes through here.
 */
export async function erasePersonalData(
  db: Db,
  actor: Actor,
  { processId, candidateIds, rows, reason }: Erasure,
): Promise<void> {
  const files = await findFilesOf(db, candidateIds);
  await writeOffDrafts(db, candidateIds);
  if (rows === 'go') {
    await keepCost(db, processId, candidateIds);
    const hashes = reason === 'replayed' ? new Map() : await setTombstones(db, candidateIds);
    // Who is blocked or joined with another is not erased.
    if (reason === 'deleted' || reason === 'retention') {
      await recordErasures(db, { processId, candidateIds, kind: 'GONE', hashes });
    }
    if (reason !== 'joined' && reason !== 'blocked') await keepStatistics(db, candidateIds);
    // What is below goes with it; the check `personal` sees to that.
    await db.$executeRaw`
      DELETE FROM candidate WHERE process_id = ${processId}::uuid AND id = ANY(${candidateIds}::uuid[])`;
  } else {
    const ofThem = Prisma.sql`= ANY(${candidateIds}::uuid[])`;
    for (const name of Object.keys(personalData)) await eraseIn(db, name, belongsTo(name, ofThem));
    await recordErasures(db, { processId, candidateIds, kind: 'EMPTIED' });
  }
  await deleteUnusedFiles(db, files);
  const facts = candidateIds.map((candidateId) => ({ processId, candidateId, reason }));
  await recordAudits(db, actor, reason === 'blocked' ? 'candidate.blocked' : 'candidate.erased', facts);
}

/** What is left for statistics: a row of its own that names nobody, with days instead of times. */
async function keepStatistics(db: Db, candidateIds: string[]): Promise<void> {
  const rows = await db.candidate.findMany({
    where: { id: { in: candidateIds } },
    select: { processId: true, source: true, status: true, decision: true, createdAt: true },
  });
  const erasedOn = new Date();
  await db.erasedCandidate.createMany({
    data: rows.map(({ createdAt, ...row }) => ({ ...row, addedOn: createdAt, erasedOn })),
  });
}

/** The table's declaration. */
export function dataTable(name: string): DataTable {
  const table = personalData[name];
  if (!table) throw new Error(`${name} is not in lib/domain/personal-data.ts`);
  return table;
}

/**
 * For SQL: that a row `t` of a table is of candidates.
 *
 * @param whose what their ids are compared with, such as `= c.id`
 */
export function belongsTo(name: string, whose: Prisma.Sql): Prisma.Sql {
  if (name === 'Candidate') return Prisma.sql`t.id ${whose}`;
  const { of } = dataTable(name);
  if (!of) return Prisma.sql`false`;
  const [column, above] = [Prisma.raw(inDatabase(of[0])), of[1]];
  if (above === 'Candidate') return Prisma.sql`t.${column} ${whose}`;
  const rows = Prisma.raw(inDatabase(above));
  return Prisma.sql`t.${column} IN (SELECT t.id FROM ${rows} t WHERE ${belongsTo(above, whose)})`;
}

/**
 * Erases rows of a table of candidates whose own rows stay.
 *
 * @param which condition on a row `t`
 */
export async function eraseIn(db: Db, name: string, which: Prisma.Sql): Promise<void> {
  const table = dataTable(name);
  const { rows, columns, emptied = {} } = table;
  const inSql = Prisma.raw(inDatabase(name));
  if (rows === 'go' || rows === 'go-for-good') await db.$executeRaw`DELETE FROM ${inSql} t WHERE ${which}`;
  const going = emptiedColumns(table).map(inDatabase);
  if (rows !== 'stay' || going.length === 0) return;
  const left = Object.fromEntries(Object.entries(emptied).map(([column, value]) => [inDatabase(column), value]));
  const sets = going.map((column) => `${column} = r.${column}`);
  if ('updatedAt' in columns) sets.push('updated_at = now()');
  await db.$executeRaw`
    UPDATE ${inSql} t SET ${Prisma.raw(sets.join(', '))}
    FROM jsonb_populate_record(NULL::${inSql}, ${JSON.stringify(left)}::jsonb) r WHERE ${which}`;
}

/** The analyses of this month go with the candidates, what they cost does not. */
async function keepCost(db: Db, processId: string, candidateIds: string[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO model_use (id, process_id, input_tokens, cached_tokens, output_tokens, cost_micros, created_at)
    SELECT gen_random_uuid(), ${processId}::uuid, input_tokens, cached_tokens, output_tokens, cost_micros, finished_at
    FROM analysis WHERE candidate_id = ANY(${candidateIds}::uuid[]) AND input_tokens > 0`;
}
