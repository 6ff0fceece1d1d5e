import { recordRefusal } from '@/lib/audit/record-refusal';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { memberPermissions } from '@/lib/domain/member-permissions';
import type { Permission } from '@/lib/domain/user-schemas';
import { AppError } from '@/lib/errors';
import { requirePermission, requireScope, type Actor, type PersonActor } from './actor';
import { roleAllows, rolePermissions } from './permissions';

/** Whether the actor sees restricted processes without being a member: the product itself, and administrators. */
const seesRestricted = (actor: Actor): boolean => actor.kind === 'system' || actor.role === 'ADMIN';

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

/**
 * Requires that the actor may see a process. One that they may not see answers like one that does not exist; the
 * audit log records the attempt. For an actor who sees all processes nothing is asked, so the caller finds out
 * whether it exists.
 *
 * @throws AppError `process.not-found`
 */
export async function requireProcess(db: Db, actor: Actor, processId: string): Promise<void> {
  if (seesAll(actor)) return;
  const where = { AND: [{ id: processId }, visibleProcesses(actor)] };
  if (await db.process.findFirst({ where, select: { id: true } })) return;
  if (actor.kind === 'person' && (await db.process.count({ where: { id: processId } })) > 0)
    await recordRefusal(actor, 'process.not-found');
  throw new AppError('process.not-found');
}

const withinScopes = (actor: Actor, permissions: readonly Permission[]): Permission[] =>
  permissions.filter((permission) => actor.kind === 'system' || (actor.scopes?.includes(permission) ?? true));

/** What the actor's role and, of a program, also its token allow in any process that they see. */
export function permissionsByRole(actor: Actor): Permission[] {
  return withinScopes(actor, rolePermissions[actor.kind === 'system' ? 'ADMIN' : actor.role]);
}

async function isMember(db: Db, { userId }: PersonActor, processId: string): Promise<boolean> {
  return (await db.processMember.count({ where: { processId, userId } })) > 0;
}

/** What the actor may do in a process that they see: by their role, and as a member; a program only what its token allows. */
export async function findProcessPermissions(db: Db, actor: Actor, processId: string): Promise<Permission[]> {
  const own = permissionsByRole(actor);
  if (actor.kind === 'system') return own;
  const asMember = withinScopes(actor, memberPermissions).filter((permission) => !own.includes(permission));
  if (asMember.length === 0 || !(await isMember(db, actor, processId))) return own;
  return [...own, ...asMember];
}

/**
 * As `requirePermission`, in a process: members may do there what `memberPermissions` says, whatever their role.
 *
 * @throws AppError `process.not-found`, `permission.denied`, `token.scope-missing`
 */
export async function requireProcessPermission(
  db: Db,
  actor: Actor,
  processId: string,
  permission: Permission,
): Promise<void> {
  await requireProcess(db, actor, processId);
  if (actor.kind === 'system' || roleAllows(actor.role, permission)) return requirePermission(actor, permission);
  const isAllowed = memberPermissions.includes(permission) && (await isMember(db, actor, processId));
  if (!isAllowed) throw new AppError('permission.denied');
  requireScope(actor, permission);
}

/** The users who may see a process, as a condition on `user`. */
export function usersWhoSee(process: { id: string; restricted: boolean }): Prisma.UserWhereInput {
  const seeing = { OR: [{ role: 'ADMIN' as const }, { memberships: { some: { processId: process.id } } }] };
  return { active: true, role: { not: null }, ...(process.restricted ? seeing : {}) };
}
