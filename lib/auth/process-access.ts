import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';
import { recordRefusal } from '@/lib/audit/record-refusal';
import { database, type Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { permittedActions, rolesWith } from '@/lib/domain/permissions';
import type { Permission } from '@/lib/domain/user-schemas';
import { AppError } from '@/lib/errors';
import { requirePermission, type Actor, type PersonActor } from './actor';

/** Who sees restricted processes without being a member, whatever a token allows. */
const seeing = rolesWith('administration');
const seesRestricted = (actor: Actor): boolean => actor.kind === 'system' || seeing.includes(actor.role);

const limitOf = (actor: Actor): readonly string[] | undefined =>
  actor.kind === 'person' ? actor.processIds : undefined;

/** Whether the actor sees every process, so that no query is needed. */
const seesAll = (actor: Actor): boolean => seesRestricted(actor) && limitOf(actor) === undefined;

/** The processes that the actor may see, as a condition on `process` (docs/decisions/0151). */
export function visibleProcesses(actor: Actor): Prisma.ProcessWhereInput {
  const limit = limitOf(actor);
  const conditions: Prisma.ProcessWhereInput[] = limit ? [{ id: { in: [...limit] } }] : [];
  if (actor.kind === 'person' && !seesRestricted(actor))
    conditions.push({ OR: [{ restricted: false }, { members: { some: { userId: actor.userId } } }] });
  return { AND: conditions };
}

/**
 * The same as an SQL condition. The restricted processes of others are found once, from an index of their own, so that a
 * list of many thousands costs no more than before.
 *
 * @param processId an SQL expression, never null
 */
export function visibleProcessSql(actor: Actor, processId: Prisma.Sql): Prisma.Sql {
  const limit = limitOf(actor);
  const inLimit = limit ? Prisma.sql`${processId} = ANY(${[...limit]}::uuid[])` : Prisma.sql`TRUE`;
  if (actor.kind === 'system' || seesRestricted(actor)) return inLimit;
  return Prisma.sql`(${inLimit} AND ${processId} NOT IN (
    SELECT hidden.id FROM process hidden WHERE hidden.restricted AND NOT EXISTS (
      SELECT 1 FROM process_member m WHERE m.process_id = hidden.id AND m.user_id = ${actor.userId}::uuid)))`;
}

/** What was found in this call, and when; without a call, such as in a durable function, nothing is kept. */
const foundInCall = new AsyncLocalStorage<Map<string, number>>();
const keptMs = 1_000;

/** Does the work of one call: which processes its actor sees is then looked up once, as the call and its use case both ask. */
export function asOneCall<T>(work: () => Promise<T>): Promise<T> {
  return foundInCall.run(new Map(), work);
}

/**
 * Requires that the actor may see a process. One that they may not see answers like one that does not exist; the
 * audit log records the attempt. For an actor who sees all processes nothing is asked, so the caller finds out
 * whether it exists.
 *
 * Looked up once for a page, whose title and parts all ask, and for a moment in a call (`asOneCall`); in a transaction, and
 * elsewhere, each time.
 *
 * @throws AppError `process.not-found`
 */
export const requireProcess = cache(async (db: Db, actor: Actor, processId: string): Promise<void> => {
  if (seesAll(actor)) return;
  const found = db === database() ? foundInCall.getStore() : undefined;
  const key = actor.kind === 'person' ? `${actor.userId} ${actor.tokenId} ${processId}` : processId;
  if (performance.now() - (found?.get(key) ?? -keptMs) < keptMs) return;
  // Of a slow answer it is not known when it was true.
  const askedAt = performance.now();
  const where = { AND: [{ id: processId }, visibleProcesses(actor)] };
  if (await db.process.findFirst({ where, select: { id: true } })) {
    found?.set(key, askedAt);
    return;
  }
  if (actor.kind === 'person' && (await db.process.count({ where: { id: processId } })) > 0)
    await recordRefusal(actor, 'process.not-found');
  throw new AppError('process.not-found');
});

/** Of these processes those of which the actor is a member. Not looked up where a membership adds none of `wanted`. */
async function findMemberships(
  db: Db,
  { role, userId }: PersonActor,
  processIds: readonly string[],
  wanted: readonly Permission[],
): Promise<ReadonlySet<string>> {
  const own = permittedActions({ role });
  const gained = permittedActions({ role }, true).filter((permission) => !own.includes(permission));
  if (!wanted.some((permission) => gained.includes(permission))) return new Set();
  const where = { userId, processId: { in: [...processIds] } };
  const rows = await db.processMember.findMany({ where, select: { processId: true } });
  return new Set(rows.map(({ processId }) => processId));
}

/** What the actor may do in each of some processes that they see: `permittedActions`, passed on as it is. */
export async function findPermissionsByProcess(
  db: Db,
  actor: Actor,
  processIds: readonly string[],
): Promise<(processId: string) => Permission[]> {
  if (actor.kind === 'system') return () => permittedActions({ role: 'ADMIN' });
  const memberships = await findMemberships(db, actor, processIds, permittedActions(actor, true));
  return (processId) => permittedActions(actor, memberships.has(processId));
}

/** The same of one process. */
export async function findProcessPermissions(db: Db, actor: Actor, processId: string): Promise<Permission[]> {
  return (await findPermissionsByProcess(db, actor, [processId]))(processId);
}

/**
 * As `requirePermission`, in a process: members may do more there than their role says. Whether the actor sees the process is
 * not checked.
 *
 * @throws AppError `permission.denied`, `token.scope-missing`, `second-step.required`
 */
export async function requirePermissionIn(
  actor: Actor,
  processId: string,
  permission: Permission,
  db: Db = database(),
): Promise<void> {
  if (actor.kind === 'system') return;
  const memberships = await findMemberships(db, actor, [processId], [permission]);
  requirePermission(actor, permission, memberships.has(processId));
}

/** The same, of a process that the actor must see. @throws AppError `process.not-found`, and those of `requirePermissionIn` */
export async function requireProcessPermission(
  db: Db,
  actor: Actor,
  processId: string,
  permission: Permission,
): Promise<void> {
  await requireProcess(db, actor, processId);
  await requirePermissionIn(actor, processId, permission, db);
}

/** The users who may see a process, as a condition on `user`. */
export function usersWhoSee(process: { id: string; restricted: boolean }): Prisma.UserWhereInput {
  const members = { OR: [{ role: { in: seeing } }, { memberships: { some: { processId: process.id } } }] };
  return { active: true, role: { not: null }, ...(process.restricted ? members : {}) };
}
