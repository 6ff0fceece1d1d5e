import { auditActions } from '@/lib/audit/audit-actions';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { onDays } from '@/lib/filters/filter-sql';
import { systemActorId } from './enums';
import type { AuditFilter } from './schemas';

export interface EventRow {
  id: string;
  at: Date;
  actorId: string | null;
  sessionId: string | null;
  address: string | null;
  source: string | null;
  action: string;
  processId: string | null;
  candidateId: string | null;
  details: Record<string, unknown>;
  seq: bigint | null;
  hash: Uint8Array | null;
}

const cursorForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/;

/** The cursor after `row`. */
export function cursorAfter({ at, id }: Pick<EventRow, 'at' | 'id'>): string {
  return `${at.toISOString()}_${id}`;
}

function beyond(cursor: string): Prisma.Sql {
  const [, at, id] = cursorForm.exec(cursor) ?? [];
  if (!at || !id || Number.isNaN(Date.parse(at))) {
    throw new AppError('request.invalid', { fields: [{ path: 'cursor', code: 'invalid' }] });
  }
  return Prisma.sql`(e.at, e.id) < (${at}::timestamptz, ${id}::uuid)`;
}

function byActor(actorId: string): Prisma.Sql {
  return actorId === systemActorId ? Prisma.sql`e.actor_id IS NULL` : Prisma.sql`e.actor_id = ${actorId}::uuid`;
}

/** Each column has an index of its own, so the planner joins bitmaps. */
function mentions(id: string): Prisma.Sql {
  const columns = ['id', 'process_id', 'candidate_id', 'actor_id', 'session_id'];
  const all = columns.map((column) => Prisma.sql`${Prisma.raw(`e.${column}`)} = ${id}::uuid`);
  return Prisma.sql`(${Prisma.join(all, ' OR ')})`;
}

function conditions(asked: AuditFilter): Prisma.Sql[] {
  const { actorId, group, action, processId, candidateId, from, to, id } = asked;
  return [
    ...(actorId ? [byActor(actorId)] : []),
    ...(group ? [Prisma.sql`e.action = ANY(${[...auditActions[group]]})`] : []),
    ...(action ? [Prisma.sql`e.action = ${action}`] : []),
    ...(processId ? [Prisma.sql`e.process_id = ${processId}::uuid`] : []),
    ...(candidateId ? [Prisma.sql`e.candidate_id = ${candidateId}::uuid`] : []),
    ...(from || to ? [onDays(Prisma.sql`e.at`, { from: from ?? null, to: to ?? null })] : []),
    ...(id ? [mentions(id)] : []),
  ];
}

/**
 * Events of the audit log, newest first.
 *
 * @param cursor of `cursorAfter`; null begins at the newest
 * @param limit how many at most
 * @throws AppError `request.invalid` for a cursor that is none
 */
export async function findEvents(asked: AuditFilter, cursor: string | null, limit: number): Promise<EventRow[]> {
  const all = [Prisma.sql`TRUE`, ...conditions(asked), ...(cursor === null ? [] : [beyond(cursor)])];
  return database().$queryRaw<EventRow[]>`
    SELECT e.id, e.at, e.actor_id AS "actorId", e.session_id AS "sessionId", e.address, e.source, e.action,
      e.process_id AS "processId", e.candidate_id AS "candidateId", e.details, e.seq, e.hash
    FROM audit_event e WHERE ${Prisma.join(all, ' AND ')}
    ORDER BY e.at DESC, e.id DESC LIMIT ${limit}`;
}
