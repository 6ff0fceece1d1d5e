import { requestAnalyses } from '@/lib/analysis/request-analysis';
import type { Actor } from '@/lib/auth/actor';
import { recordAudits } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';

/** Tables whose rows were deleted, those that others refer to first. */
const deletedTables = [
  'criterion_verdict',
  'evidence',
  'candidate_note',
  'note_mention',
  'verdict_correction',
  'candidate_reveal',
  'former_cv',
];

/** Columns that were emptied. */
const emptiedColumns = {
  candidate: [
    ...['first_name', 'last_name', 'email', 'phone', 'city', 'voivodeship', 'country', 'current_position', 'about'],
    ...['expected_salary_minor', 'expected_currency', 'languages', 'match_score', 'rate', 'rate_source'],
    ...['application_sources', 'own_id', 'corrected_breakdown', 'cv_sha256', 'cv_file_name', 'has_hidden_text'],
    ...['current_analysis_id', 'status_reason'],
  ],
  analysis: [
    ...['cv_sha256', 'input_hash', 'match_score', 'score_breakdown', 'strengths', 'weaknesses', 'red_flags', 'tips'],
    'feedback',
  ],
  candidate_decision: ['note'],
  ats_application: ['content_hash', 'cv_key', 'cv_file_name', 'downloaded_cv_key'],
};

/**
 * Puts back what {@link keepErased} kept of candidates. Work that was under way begins anew. Candidates of whom nothing is
 * kept any more stay as they are.
 *
 * @param place the process is locked by the caller's transaction
 * @param options `stays`: the ATS does not show them all the same; they are kept until it does
 * @returns how many were restored
 */
export async function restoreErased(
  db: Db,
  actor: Actor,
  { processId, candidateIds }: { processId: string; candidateIds: string[] },
  { stays }: { stays: boolean },
): Promise<number> {
  const now = new Date();
  const kept = await db.atsErasure.findMany({
    where: { processId, candidateId: { in: candidateIds }, keptUntil: { gt: now } },
    select: { candidateId: true },
  });
  const ids = kept.map(({ candidateId }) => candidateId);
  if (ids.length === 0) return 0;
  for (const [table, columns] of Object.entries(emptiedColumns)) await refill(db, table, columns, ids);
  for (const table of deletedTables) await insertAgain(db, table, ids);
  await setStatuses(db, ids);
  await db.atsApplication.updateMany({
    where: { candidateId: { in: ids } },
    data: stays ? { goneAt: null, keptAt: now } : { goneAt: null, keptAt: null, departure: null, departedAt: null },
  });
  await db.atsErasure.deleteMany({ where: { candidateId: { in: ids } } });
  await requestMissedAnalyses(db, actor, processId, ids);
  await recordAudits(
    db,
    actor,
    'candidate.restored',
    ids.map((candidateId) => ({ processId, candidateId })),
  );
  return ids.length;
}

async function refill(db: Db, table: string, columns: string[], ids: string[]): Promise<void> {
  const name = Prisma.raw(table);
  const values = Prisma.raw(columns.map((column) => `${column} = r.${column}`).join(', '));
  await db.$executeRaw`
    UPDATE ${name} t SET ${values}
    FROM ats_erasure e, jsonb_populate_recordset(NULL::${name}, nullif(e.content -> ${table}, 'null')) r
    WHERE e.candidate_id = ANY(${ids}::uuid[]) AND t.id = r.id`;
}

async function insertAgain(db: Db, table: string, ids: string[]): Promise<void> {
  const name = Prisma.raw(table);
  await db.$executeRaw`
    INSERT INTO ${name}
    SELECT r.* FROM ats_erasure e, jsonb_populate_recordset(NULL::${name}, nullif(e.content -> ${table}, 'null')) r
    WHERE e.candidate_id = ANY(${ids}::uuid[])
    ON CONFLICT DO NOTHING`;
}

/** Nobody works on them now: who was being downloaded or analysed waits for it again. */
async function setStatuses(db: Db, ids: string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE candidate c SET status = CASE r.status
      WHEN 'DOWNLOADING' THEN 'AWAITING_DOWNLOAD'
      WHEN 'IN_PROGRESS' THEN 'AWAITING_PROCESSING'
      WHEN 'AWAITING_EXTERNAL_PICK' THEN 'SEEN'
      ELSE r.status END
    FROM ats_erasure e, jsonb_populate_recordset(NULL::candidate, e.content -> 'candidate') r
    WHERE e.candidate_id = ANY(${ids}::uuid[]) AND c.id = r.id AND c.status NOT IN ('sent', 'AWAITING_EXTERNAL_PICK')`;
}

async function requestMissedAnalyses(db: Db, actor: Actor, processId: string, ids: string[]): Promise<void> {
  const { status } = await db.process.findUniqueOrThrow({ where: { id: processId }, select: { status: true } });
  if (status !== 'ACTIVE') return;
  const where = { id: { in: ids }, status: 'AWAITING_PROCESSING' as const };
  const waiting = await db.candidate.findMany({ where, orderBy: { ordinalNumber: 'asc' }, select: { id: true } });
  await requestAnalyses(
    db,
    actor,
    waiting.map(({ id }) => id),
  );
}
