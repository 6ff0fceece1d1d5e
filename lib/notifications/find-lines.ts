import type { PersonActor } from '@/lib/auth/actor';
import { blindSelect, shownNames } from '@/lib/candidates/blind/blindness';
import { toShortUser, userColumns } from '@/lib/candidates/serialize/serialize-decision';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { NotificationKind } from '@/lib/domain/notification-enums';
import { declarationOf } from '@/lib/notification-rows/notification-kinds';
import type { NotificationLine } from './notification-schemas';
import { partIdSql, readAtSql, shownRowsSql, wantedInProduct } from './shown-rows';

/** Rows of one kind and group that are unread, or were read at once. */
interface LineRow {
  id: string;
  kind: NotificationKind;
  count: number;
  failed: number;
  at: Date;
  readAt: Date | null;
  total: number;
  /** What all of them are about; null: several. */
  partId: string | null;
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

interface WhichLines {
  limit: number;
  offset?: number;
  /** Only unread lines of these kinds. */
  unreadOf?: readonly NotificationKind[];
}

/**
 * Lines of what the actor is told, newest first: what belongs together is one line with a count. Everything is asked anew: what they
 * may no longer see, and what was taken back or erased, is in no line and no count.
 *
 * @returns `totalItems`: of all pages; 0 past the end
 */
export async function findLines(
  actor: PersonActor,
  { limit, offset = 0, unreadOf }: WhichLines,
): Promise<{ items: NotificationLine[]; totalItems: number }> {
  const which = unreadOf
    ? Prisma.sql`n.kind = ANY(${[...unreadOf]}) AND n.read_at IS NULL AND ${readAtSql()} IS NULL`
    : Prisma.sql`TRUE`;
  const lines = await database().$queryRaw<LineRow[]>`
    WITH shown AS (
      SELECT n.id, n.kind, n.group_key, n.detail, n.created_at, ${readAtSql()} AS read_at,
        ${partIdSql()} AS part_id FROM notification n
      WHERE ${shownRowsSql(actor)} AND ${wantedInProduct} AND ${which})
    SELECT (array_agg(id ORDER BY created_at DESC, id DESC))[1] AS id, kind, count(*)::int AS count,
      (count(*) FILTER (WHERE kind = 'ANALYSES' AND detail = 'FAILED'))::int AS failed, max(created_at) AS at,
      CASE WHEN count(DISTINCT part_id) = 1 THEN min(part_id::text) END AS "partId", read_at AS "readAt", (count(*) OVER ())::int AS total
    FROM shown GROUP BY kind, group_key, read_at
    ORDER BY at DESC, id LIMIT ${limit} OFFSET ${offset}`;
  if (lines.length === 0) return { items: [], totalItems: 0 };
  const where = { id: { in: lines.map(({ id }) => id) } };
  const rows = await database().notification.findMany({ where, select: latestSelect });
  const latest = new Map(rows.map((row) => [row.id, row]));
  const items = lines.flatMap((line) => {
    const row = latest.get(line.id);
    return row ? [serializeLine(line, row)] : [];
  });
  return { items, totalItems: lines[0]?.total ?? 0 };
}

function serializeLine({ id, kind, count, failed, at, readAt, partId }: LineRow, row: LatestRow): NotificationLine {
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
    href: href({ ...row, partId }),
    processName: row.process?.name ?? null,
    candidate: isOfOne ? { ordinalNumber: candidate.ordinalNumber, name: nameOf(candidate) } : null,
    by: row.by && toShortUser(row.by),
  };
}

function nameOf(candidate: NonNullable<LatestRow['candidate']>): string | null {
  const { firstName, lastName } = shownNames(candidate);
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}
