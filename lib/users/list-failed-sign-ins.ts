import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { FailedSignInsPage } from './account-schemas';

const pageSize = 20;

/**
 * Failed sign-ins of the last 90 days, latest first (docs/decisions/0084).
 *
 * @param input `page` from 1; a page past the end is empty
 * @throws AppError `permission.denied`
 */
export async function listFailedSignIns(actor: Actor, { page }: { page: number }): Promise<FailedSignInsPage> {
  requirePermission(actor, 'administration');
  const [rows, totalItems] = await Promise.all([
    database().failedSignIn.findMany({
      orderBy: [{ lastAt: 'desc' }, { key: 'desc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
      include: { user: { select: { firstName: true, lastName: true, email: true } } },
    }),
    database().failedSignIn.count(),
  ]);
  return {
    items: rows.map(({ key, kind, user, address, count, firstAt, lastAt }) => ({
      key,
      kind,
      account: user,
      address,
      count,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
    page,
    pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
  };
}
