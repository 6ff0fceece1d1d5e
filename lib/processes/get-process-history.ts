import { z } from 'zod';
import { auditActions } from '@/lib/audit/audit-actions';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { criteriaEffects } from '@/lib/domain/process-enums';
import { findReveals } from './find-reveals';
import { fieldChangeSchema, type HistoryEntry, type HistoryPage, type HistoryQuery } from './history-schemas';

/** Who looked, wrote a file or exported the log is in the audit log, and the fairness lab has its own list. */
const leftOut = [
  ...auditActions.views,
  ...auditActions.fairness,
  ...auditActions.log,
  'process.shortlist-written',
  'process.shortlist-pin-failed',
];

/** What `edit-process` and `reprocess-all-candidates` record beside ids. */
const detailsSchema = z.object({
  changes: z.array(fieldChangeSchema).default([]),
  effect: z.enum(criteriaEffects).optional(),
  candidates: z.int().default(0),
  accepted: z.int().nullable().default(null),
  overwrote: z.boolean().default(false),
  userId: z.uuid().nullable().default(null),
});

/**
 * The change history of a process, newest first, without events of its candidates and without who looked at them.
 *
 * @throws AppError `process.not-found`
 */
export async function getProcessHistory(
  actor: Actor,
  { processId, page, pageSize }: HistoryQuery & { processId: string },
): Promise<HistoryPage> {
  requirePermission(actor, 'process:read');
  const db = database();
  const where = { processId, candidateId: null, action: { notIn: leftOut } };
  const [process, events, totalItems] = await Promise.all([
    db.process.findUnique({ where: { id: processId }, select: { id: true } }),
    db.auditEvent.findMany({
      where,
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    db.auditEvent.count({ where }),
  ]);
  if (!process) throw new AppError('process.not-found');
  const read = events.map((event) => ({ ...event, details: detailsSchema.parse(event.details) }));
  const [actors, reveals] = await Promise.all([
    findActors(read.flatMap(({ actorId, details: { userId } }) => [actorId ?? [], userId ?? []].flat())),
    findReveals(events),
  ]);
  return {
    items: read.map(({ id, at, actorId, action, details }) => {
      const { changes, effect, candidates, accepted, overwrote, userId } = details;
      return {
        id,
        at: at.toISOString(),
        ...actorOf(actorId, actors),
        action,
        changes,
        change: effect ? { effect, candidates } : null,
        reanalysed: accepted,
        overwrote,
        member: actors.get(userId ?? '')?.actor ?? null,
        reveal: reveals.get(id) ?? null,
      };
    }),
    page,
    pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
  };
}

type EntryActor = Pick<HistoryEntry, 'actor' | 'actorState'>;

function actorOf(actorId: string | null, actors: Map<string, EntryActor>): EntryActor {
  if (actorId === null) return { actor: null, actorState: 'SYSTEM' };
  return actors.get(actorId) ?? { actor: null, actorState: 'DELETED' };
}

async function findActors(ids: string[]): Promise<Map<string, EntryActor>> {
  const rows = await database().user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, firstName: true, lastName: true, active: true },
  });
  return new Map(
    rows.map(({ id, active, ...names }) => [
      id,
      { actor: { userId: id, ...names }, actorState: active ? 'ACTIVE' : 'INACTIVE' },
    ]),
  );
}
