import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { containsWords } from '@/lib/filters/filter-sql';
import type { AccountPage, AccountQuery } from './account-schemas';

const pageSize = 50;

interface Row {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: AccountPage['items'][number]['role'];
  active: boolean;
  changedAt: Date | null;
  changedBy: string | null;
  secondStep: boolean;
  totalItems: number;
}

const states = {
  ACTIVE: Prisma.sql`u.active AND u.role IS NOT NULL`,
  NO_ROLE: Prisma.sql`u.active AND u.role IS NULL`,
  INACTIVE: Prisma.sql`NOT u.active`,
};

const person = Prisma.sql`fold_text(concat_ws(' ', u.first_name, u.last_name, u.email))`;

const secondStepOf = Prisma.sql`EXISTS (SELECT FROM second_step s WHERE s.user_id = u.id)`;

function conditions({ search, role, state, secondStep }: Omit<AccountQuery, 'page'>): Prisma.Sql {
  const all = [
    Prisma.sql`TRUE`,
    ...(search ? [containsWords(person, search)] : []),
    ...(role ? [Prisma.sql`u.role = ${role}::"Role"`] : []),
    ...(state ? [states[state]] : []),
    ...(secondStep ? [secondStep === 'ON' ? secondStepOf : Prisma.sql`NOT ${secondStepOf}`] : []),
  ];
  return Prisma.join(all, ' AND ');
}

/** Counts the accounts when a page past the end has no row that would bring the total. */
async function countAccounts(asked: Omit<AccountQuery, 'page'>): Promise<number> {
  const [row] = await database().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM app_user u WHERE ${conditions(asked)}`;
  return row?.count ?? 0;
}

async function findRows({ page, ...asked }: AccountQuery): Promise<Row[]> {
  return database().$queryRaw<Row[]>`
    SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.role, u.active,
      u.access_changed_at AS "changedAt", by.first_name || ' ' || by.last_name AS "changedBy",
      ${secondStepOf} AS "secondStep", count(*) OVER ()::int AS "totalItems"
    FROM app_user u LEFT JOIN app_user by ON by.id = u.access_changed_by_id
    WHERE ${conditions(asked)}
    ORDER BY u.last_name, u.first_name, u.id
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
}

/**
 * Accounts by last name, with the last sign-in from the audit log (ended sessions are deleted after a day).
 *
 * @param input `page` from 1; a page past the end is empty
 * @throws AppError `permission.denied`
 */
export async function listAccounts(actor: Actor, input: AccountQuery): Promise<AccountPage> {
  requirePermission(actor, 'administration');
  const rows = await findRows(input);
  const opened = await database().auditEvent.groupBy({
    by: ['actorId'],
    where: { action: 'session.opened', actorId: { in: rows.map(({ id }) => id) } },
    _max: { at: true },
  });
  const lastSignIns = new Map(opened.map(({ actorId, _max }) => [actorId, _max.at?.toISOString() ?? null]));
  const totalItems = rows[0]?.totalItems ?? (input.page > 1 ? await countAccounts(input) : 0);
  return {
    items: rows.map(({ id, firstName, lastName, email, role, active, secondStep, changedAt, changedBy }) => ({
      userId: id,
      firstName,
      lastName,
      email,
      role,
      active,
      secondStep,
      changedBy,
      lastSignInAt: lastSignIns.get(id) ?? null,
      changedAt: changedAt?.toISOString() ?? null,
    })),
    page: input.page,
    pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
  };
}
