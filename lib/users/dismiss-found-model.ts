import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';

/** The server of models that was found on this machine is not offered to this administrator again. */
export async function dismissFoundModel(actor: PersonActor): Promise<void> {
  requirePermission(actor, 'administration');
  await database().user.update({ where: { id: actor.userId }, data: { foundModelDismissedAt: new Date() } });
}
