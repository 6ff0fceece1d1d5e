import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';

const pageSize = 20;

export type FailedSignInKind = 'WRONG_PASSWORD' | 'LOCKED' | 'NO_ACCESS';

/** The failed sign-ins of an hour on one account from one network. */
export interface FailedSignIns {
  key: string;
  kind: FailedSignInKind;
  /** Null: no account has the address that was typed. */
  account: { firstName: string; lastName: string; email: string } | null;
  /** Null: many networks. */
  address: string | null;
  count: number;
  /** ISO 8601. */
  firstAt: string;
  lastAt: string;
}

export interface FailedSignInsPage {
  items: FailedSignIns[];
  page: number;
  pageSize: number;
  totalItems: number;
  totalPages: number;
}

/**
 * Failed sign-ins of the last 90 days, latest first (docs/decisions/0130).
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
      ...{ key, kind, account: user, address, count },
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
    ...{ page, pageSize, totalItems, totalPages: Math.ceil(totalItems / pageSize) },
  };
}
