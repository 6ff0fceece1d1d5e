import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { containsWords } from '@/lib/filters/filter-sql';
import type { ApiTokenPage, ApiTokenQuery } from './api-token-schemas';
import { findTokenProcessNames, serializeApiToken } from './serialize-api-token';

const pageSize = 50;
const searched = Prisma.sql`fold_text(concat_ws(' ', t.name, t.hint, u.first_name, u.last_name, u.email))`;

/** The ids of a page, latest first, and how many there are in all. */
async function findIds({ page, search }: ApiTokenQuery): Promise<{ ids: string[]; totalItems: number }> {
  const found = Prisma.sql`
    FROM api_token t JOIN app_user u ON u.id = t.user_id
    WHERE t.revoked_at IS NULL AND ${search ? containsWords(searched, search) : Prisma.sql`TRUE`}`;
  const [rows, [total]] = await Promise.all([
    database().$queryRaw<{ id: string }[]>`
      SELECT t.id ${found} ORDER BY t.created_at DESC, t.id DESC
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    database().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count ${found}`,
  ]);
  return { ids: rows.map(({ id }) => id), totalItems: total?.count ?? 0 };
}

/**
 * Everybody's tokens that were not revoked, latest first.
 *
 * @param input `page` from 1; a page past the end is empty
 * @throws AppError `permission.denied`
 */
export async function listApiTokens(actor: Actor, input: ApiTokenQuery): Promise<ApiTokenPage> {
  requirePermission(actor, 'administration');
  const { ids, totalItems } = await findIds(input);
  const rows = await database().apiToken.findMany({
    where: { id: { in: ids } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { user: { select: { active: true, role: true, firstName: true, lastName: true, email: true } } },
  });
  const names = await findTokenProcessNames(actor, rows);
  return {
    items: rows.map((row) => {
      const { firstName, lastName, email } = row.user;
      return { ...serializeApiToken(row, names), owner: { userId: row.userId, firstName, lastName, email } };
    }),
    page: input.page,
    pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
  };
}
