import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { readAtSql, shownRowsSql, wantedInProduct } from './shown-rows';

/** How many lines of the actor are unread; asked for by every open page, so one statement. */
export async function countUnread(actor: PersonActor): Promise<{ unread: number }> {
  requirePermission(actor, 'candidate:read');
  const [found] = await database().$queryRaw<{ unread: number }[]>`
    SELECT count(DISTINCT (n.kind, n.group_key))::int AS unread FROM notification n
    WHERE n.user_id = ${actor.userId}::uuid AND n.read_at IS NULL AND ${shownRowsSql(actor)} AND ${wantedInProduct} AND ${readAtSql()} IS NULL`;
  return { unread: found?.unread ?? 0 };
}
