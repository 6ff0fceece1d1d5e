import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { InvitationPage } from './invitation-schemas';

const pageSize = 20;

/**
 * The invitations that nobody accepted yet, latest first.
 *
 * @param input `page` from 1; a page past the end is empty
 * @throws AppError `permission.denied`
 */
export async function listInvitations(actor: Actor, { page }: { page: number }): Promise<InvitationPage> {
  requirePermission(actor, 'administration');
  const [rows, totalItems] = await Promise.all([
    database().invitation.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
      include: { invitedBy: { select: { firstName: true, lastName: true } } },
    }),
    database().invitation.count(),
  ]);
  return {
    items: rows.map(({ id, email, role, createdAt, expiresAt, invitedBy }) => ({
      invitationId: id,
      email,
      role,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt.getTime() <= Date.now(),
      invitedBy: invitedBy && `${invitedBy.firstName} ${invitedBy.lastName}`,
    })),
    page,
    pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
  };
}
