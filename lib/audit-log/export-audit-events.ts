import { recordAudit } from '@/lib/audit/record-audit';
import { sealEvents } from '@/lib/audit/seal-events';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { csvLines } from '@/lib/candidates/export/csv';
import { streamOf } from '@/lib/candidates/export/stream-of';
import { database } from '@/lib/db/client';
import { cursorAfter, findEvents, type EventRow } from './find-events';
import { findPeople } from './find-names';
import type { AuditExportQuery, AuditFilter } from './schemas';

const batchSize = 1_000;

export const auditMediaTypes = { csv: 'text/csv', jsonl: 'application/jsonl' } as const;

const columns = [
  ...(['seq', 'at', 'person', 'actorId', 'sessionId', 'address', 'source', 'action'] as const),
  ...(['processId', 'candidateId', 'details', 'hash', 'eventId'] as const),
];

type ExportedEvent = Record<Exclude<(typeof columns)[number], 'details'>, string | number | null> & {
  details: unknown;
};

function toExported(row: EventRow, people: Map<string, string>): ExportedEvent {
  const { id: eventId, at, seq, hash, actorId, sessionId, address, source, action, processId, candidateId } = row;
  return {
    seq: seq === null ? null : Number(seq),
    at: at.toISOString(),
    person: people.get(actorId ?? '') ?? null,
    actorId,
    sessionId,
    address,
    source,
    action,
    processId,
    candidateId,
    details: row.details,
    hash: hash && Buffer.from(hash).toString('hex'),
    eventId,
  };
}

/**
 * Reads batch after batch. Events written meanwhile are newer than the first batch, so no event is missing or
 * repeated.
 */
async function* exportedEvents(asked: AuditFilter): AsyncGenerator<ExportedEvent> {
  let cursor: string | null = null;
  for (;;) {
    const rows: EventRow[] = await findEvents(asked, cursor, batchSize);
    const people = await findPeople(rows.map(({ actorId }) => actorId));
    for (const row of rows) yield toExported(row, people);
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    cursor = cursorAfter(last);
  }
}

async function* jsonLines(events: AsyncIterable<ExportedEvent>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const event of events) yield encoder.encode(`${JSON.stringify(event)}\n`);
}

async function* csvRows(events: AsyncIterable<ExportedEvent>) {
  yield [...columns];
  for await (const event of events) {
    yield columns.map((column) => (column === 'details' ? JSON.stringify(event.details) : event[column]));
  }
}

/**
 * The audit log as a file, newest first, written while it is sent: ids, and the present name of who acted. The export is in
 * the log itself.
 *
 * @throws AppError `permission.denied`
 */
export async function exportAuditEvents(actor: PersonActor, { format, ...asked }: AuditExportQuery) {
  requirePermission(actor, 'administration');
  await recordAudit(database(), actor, 'audit.exported', { format, filter: JSON.stringify(asked) });
  await sealEvents();
  const events = exportedEvents(asked);
  const form = { separator: actor.locale === 'pl' ? ';' : ',', decimal: '.', bom: true } as const;
  const parts = format === 'csv' ? csvLines(csvRows(events), form) : jsonLines(events);
  const mediaType = format === 'csv' ? `${auditMediaTypes.csv}; charset=utf-8` : auditMediaTypes.jsonl;
  return { fileName: `audit-log.${format}`, mediaType, stream: streamOf(parts) };
}
