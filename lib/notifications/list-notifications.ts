import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { blindSelect, shownNames } from '@/lib/candidates/blind/blindness';
import { toShortUser, userColumns } from '@/lib/candidates/serialize/serialize-decision';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { NotificationKind } from '@/lib/domain/notification-enums';
import { declarationOf } from '@/lib/notification-rows/notification-kinds';
import { countUnread } from './count-unread';
import type { NotificationLine, NotificationPage } from './notification-schemas';
import { readAtSql, shownRowsSql, wantedInProduct } from './shown-rows';

/** Rows of one kind and group that are unread, or were read at once. */
interface LineRow {
  id: string;
  kind: NotificationKind;
  count: number;
  failed: number;
  at: Date;
  readAt: Date | null;
  total: number;
}

const latestSelect = {
  id: true,
  processId: true,
  candidateId: true,
  detail: true,
  by: userColumns,
  process: { select: { name: true } },
  candidate: {
    select: {
      ordinalNumber: true,
      firstName: true,
      lastName: true,
      revealedAt: true,
      process: blindSelect.process,
    },
  },
} satisfies Prisma.NotificationSelect;

type LatestRow = Prisma.NotificationGetPayload<{ select: typeof latestSelect }>;

/**
 * What the actor is told, newest first: what belongs together is one line with a count. Everything is asked anew: what they may no
 * longer see, and what was taken back or erased, is in no line and no count.
 *
 * @param query `page` from 1; a page past the end is empty
 * @throws AppError `permission.denied`
 */
export async function listNotifications(
  actor: PersonActor,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<NotificationPage> {
  requirePermission(actor, 'candidate:read');
  const [lines, { unread }] = await Promise.all([
    database().$queryRaw<LineRow[]>`
      WITH shown AS (
        SELECT n.id, n.kind, n.group_key, n.detail, n.created_at, ${readAtSql()} AS read_at FROM notification n
        WHERE ${shownRowsSql(actor)} AND ${wantedInProduct})
      SELECT (array_agg(id ORDER BY created_at DESC, id DESC))[1] AS id, kind, count(*)::int AS count,
        (count(*) FILTER (WHERE kind = 'ANALYSES' AND detail = 'FAILED'))::int AS failed, max(created_at) AS at,
        read_at AS "readAt", (count(*) OVER ())::int AS total
      FROM shown GROUP BY kind, group_key, read_at
      ORDER BY at DESC, id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    countUnread(actor),
  ]);
  const where = { id: { in: lines.map(({ id }) => id) } };
  const rows = await database().notification.findMany({ where, select: latestSelect });
  const latest = new Map(rows.map((row) => [row.id, row]));
  const totalItems = lines[0]?.total ?? 0;
  return {
    items: lines.flatMap((line) => {
      const row = latest.get(line.id);
      return row ? [serializeLine(line, row)] : [];
    }),
    page,
    pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
    unread,
  };
}

function serializeLine({ id, kind, count, failed, at, readAt }: LineRow, row: LatestRow): NotificationLine {
  const { href, combinedBy } = declarationOf(kind);
  const { candidate } = row;
  const isOfOne = candidate !== null && (combinedBy === 'candidate' || count === 1);
  return {
    notificationId: id,
    kind,
    count,
    failed,
    detail: row.detail,
    at: at.toISOString(),
    read: readAt !== null,
    href: href(row),
    processName: row.process?.name ?? null,
    candidate: isOfOne ? { ordinalNumber: candidate.ordinalNumber, name: nameOf(candidate) } : null,
    by: row.by && toShortUser(row.by),
  };
}

function nameOf(candidate: NonNullable<LatestRow['candidate']>): string | null {
  const { firstName, lastName } = shownNames(candidate);
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}
