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

/** What the events are about beside their columns; each has an index. */
function isAbout(fact: 'userId' | 'apiTokenId', id: string): Prisma.Sql {
  return Prisma.sql`e.details ->> ${Prisma.raw(`'${fact}'`)} = ${id}::uuid::text`;
}

/** What the person did, and what was done to their account. */
function ofPerson(actorId: string): Prisma.Sql[] {
  if (actorId === systemActorId) return [Prisma.sql`e.actor_id IS NULL`];
  return [Prisma.sql`e.actor_id = ${actorId}::uuid`, isAbout('userId', actorId)];
}

function mentions(id: string): Prisma.Sql[] {
  const columns = ['id', 'process_id', 'candidate_id', 'actor_id', 'session_id'];
  const each = columns.map((column) => Prisma.sql`${Prisma.raw(`e.${column}`)} = ${id}::uuid`);
  return [...each, isAbout('userId', id), isAbout('apiTokenId', id)];
}

/** The newest events with these conditions, as a query of its own. */
function newest(conditions: Prisma.Sql[], limit: number): Prisma.Sql {
  return Prisma.sql`(SELECT * FROM audit_event e WHERE ${Prisma.join([Prisma.sql`TRUE`, ...conditions], ' AND ')}
    ORDER BY e.at DESC, e.id DESC LIMIT ${limit})`;
}

/**
 * The newest events that match any of the conditions. With OR, PostgreSQL would read the whole log, so each condition
 * is a query of its own, by its own index.
 */
function newestOfAny(alternatives: Prisma.Sql[], conditions: Prisma.Sql[], limit: number): Prisma.Sql {
  return Prisma.sql`(${Prisma.join(
    alternatives.map((is) => newest([...conditions, is], limit)),
    ' UNION ',
  )})`;
}

/** Few events mention an id, so the planner may look at each. */
function anyOf(alternatives: Prisma.Sql[]): Prisma.Sql[] {
  return alternatives.length === 0 ? [] : [Prisma.sql`(${Prisma.join(alternatives, ' OR ')})`];
}

function conditions(asked: AuditFilter): Prisma.Sql[] {
  const { group, action, processId, candidateId, from, to } = asked;
  return [
    ...(group ? [Prisma.sql`e.action = ANY(${[...auditActions[group]]})`] : []),
    ...(action ? [Prisma.sql`e.action = ${action}`] : []),
    ...(processId ? [Prisma.sql`e.process_id = ${processId}::uuid`] : []),
    ...(candidateId ? [Prisma.sql`e.candidate_id = ${candidateId}::uuid`] : []),
    ...(from || to ? [onDays(Prisma.sql`e.at`, { from: from ?? null, to: to ?? null })] : []),
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
  const all = [...conditions(asked), ...(cursor === null ? [] : [beyond(cursor)])];
  const person = asked.actorId ? ofPerson(asked.actorId) : [];
  const found = asked.id
    ? newestOfAny(mentions(asked.id), [...all, ...anyOf(person)], limit)
    : person.length > 0
      ? newestOfAny(person, all, limit)
      : newest(all, limit);
  return database().$queryRaw<EventRow[]>`
    SELECT e.id, e.at, e.actor_id AS "actorId", e.session_id AS "sessionId", e.address, e.source, e.action,
      e.process_id AS "processId", e.candidate_id AS "candidateId", e.details, e.seq, e.hash
    FROM ${found} e ORDER BY e.at DESC, e.id DESC LIMIT ${limit}`;
}
