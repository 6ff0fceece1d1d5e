import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';

/** Stops offering this administrator the model server that was found on this machine. */
export async function dismissFoundModel(actor: PersonActor): Promise<void> {
  requirePermission(actor, 'administration');
  await database().user.update({ where: { id: actor.userId }, data: { foundModelDismissedAt: new Date() } });
}
