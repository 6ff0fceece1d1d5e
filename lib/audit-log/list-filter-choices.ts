import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { AuditChoice } from './schemas';

/** More are found by their id. */
const maxListed = 1_000;

/**
 * Who and what the audit log can be narrowed to: all accounts by last name, and the latest processes.
 *
 * @throws AppError `permission.denied`
 */
export async function listAuditChoices(actor: Actor): Promise<{ people: AuditChoice[]; processes: AuditChoice[] }> {
  requirePermission(actor, 'administration');
  const [users, processes] = await Promise.all([
    database().user.findMany({
      orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
      take: maxListed,
      select: { id: true, firstName: true, lastName: true },
    }),
    database().process.findMany({
      orderBy: { ordinalNumber: 'desc' },
      take: maxListed,
      select: { id: true, name: true, ordinalNumber: true },
    }),
  ]);
  return {
    people: users.map(({ id, firstName, lastName }) => ({ id, name: `${lastName} ${firstName}` })),
    processes: processes.map(({ id, name, ordinalNumber }) => ({ id, name: `${ordinalNumber}. ${name}` })),
  };
}
