import { auditActions, type AuditGroup } from '@/lib/audit/audit-actions';
import { cursorAfter, findEvents, type EventRow } from '@/lib/audit-log/find-events';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { timeZone } from '@/lib/i18n/time-zone';
import { inScope, type FileScope, type Lines } from '../file-scope';
import type { LineOf } from '../line-schemas';
import { shownDetails } from './shown-details';

const batchSize = 1_000;

type RunRow = Omit<LineOf<'run'>, 'type' | 'startedAt' | 'finishedAt'> & { startedAt: Date; finishedAt: Date };

async function findRuns(scope: FileScope, after: string): Promise<RunRow[]> {
  return database().$queryRaw<RunRow[]>`
    SELECT a.id AS "analysisId", a.candidate_id AS "candidateId", c.process_id AS "processId", a.started_at AS "startedAt",
      a.finished_at AS "finishedAt", a.requested_by_id AS "requestedById", a.engine, a.engine_version AS "engineVersion", a.model,
      a.prompt_version AS "promptVersion", a.reader_version AS "readerVersion", a.texts_model AS "textsModel",
      a.texts_prompt_version AS "textsPromptVersion", a.votes::int AS votes, a.fallback_reason AS "fallbackReason",
      a.removed_sentences::int AS "removedSentences", a.input_tokens AS "inputTokens", a.output_tokens AS "outputTokens",
      a.input_hash AS "inputHash"
    FROM analysis a JOIN candidate c ON c.id = a.candidate_id
    WHERE a.id > ${after}::uuid AND ${inScope(scope, Prisma.sql`c.process_id`)} ORDER BY a.id LIMIT ${batchSize}`;
}

/** Every stored analysis, the oldest first: when, by what and at whose request; not what it said. */
export async function* runLines(scope: FileScope): Lines {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await findRuns(scope, after);
    for (const { startedAt, finishedAt, ...row } of rows)
      yield { type: 'run', ...row, startedAt: startedAt.toISOString(), finishedAt: finishedAt.toISOString() };
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.analysisId;
  }
}

async function findPresent(rows: readonly EventRow[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(rows.flatMap(({ candidateId }) => candidateId ?? []))];
  const found = await database().candidate.findMany({ where: { id: { in: ids } }, select: { id: true } });
  return new Set(found.map(({ id }) => id));
}

function eventLine(row: EventRow, present: ReadonlySet<string>): LineOf<'event'> {
  const { id: eventId, seq, hash, at, actorId, source, action, processId, candidateId } = row;
  const gone = candidateId !== null && !present.has(candidateId);
  const { details, leftOut } = gone ? { details: {}, leftOut: Object.keys(row.details).sort() } : shownDetails(row);
  return {
    type: 'event',
    eventId,
    seq: seq === null ? null : Number(seq),
    eventHash: hash && Buffer.from(hash).toString('hex'),
    at: at.toISOString(),
    actorId,
    source,
    action,
    processId,
    candidateId: gone ? null : candidateId,
    gone,
    details,
    leftOut,
  };
}

/** The audit log without addresses, sessions and free texts, the newest first, as its own export. */
export async function* eventLines({ processId }: FileScope): Lines {
  let cursor: string | null = null;
  for (;;) {
    const rows: EventRow[] = await findEvents(processId === null ? {} : { processId }, cursor, batchSize);
    const present = await findPresent(rows);
    for (const row of rows) yield eventLine(row, present);
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    cursor = cursorAfter(last);
  }
}

const groupOf = new Map(
  (Object.keys(auditActions) as AuditGroup[]).flatMap((group) =>
    auditActions[group].map((action) => [action as string, group] as const),
  ),
);

interface Counted {
  month: string;
  name: string;
  count: number;
}

/** How much the logs hold, by month: what a document to read has in their place. */
export async function* logCountLines(scope: FileScope): Lines {
  const runs = await database().$queryRaw<Counted[]>`
    SELECT to_char(a.finished_at AT TIME ZONE ${timeZone}, 'YYYY-MM') AS month, a.engine AS name, count(*)::int AS count
    FROM analysis a JOIN candidate c ON c.id = a.candidate_id WHERE ${inScope(scope, Prisma.sql`c.process_id`)}
    GROUP BY 1, 2 ORDER BY 1, 2`;
  for (const { month, name, count } of runs) yield { type: 'log-count', log: 'runs', month, group: name, count };
  const events = await database().$queryRaw<Counted[]>`
    SELECT to_char(e.at AT TIME ZONE ${timeZone}, 'YYYY-MM') AS month, e.action AS name, count(*)::int AS count
    FROM audit_event e WHERE ${inScope(scope, Prisma.sql`e.process_id`)} GROUP BY 1, 2 ORDER BY 1, 2`;
  const counts = new Map<string, { month: string; group: string; count: number }>();
  for (const { month, name, count } of events) {
    const group = groupOf.get(name) ?? 'other';
    const known = counts.get(`${month} ${group}`) ?? { month, group, count: 0 };
    counts.set(`${month} ${group}`, { ...known, count: known.count + count });
  }
  for (const one of counts.values()) yield { type: 'log-count', log: 'events', ...one };
}
