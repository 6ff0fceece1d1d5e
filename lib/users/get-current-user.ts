import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { toLocale } from '@/lib/i18n/locale';
import { permittedActions } from '@/lib/domain/permissions';
import type { CurrentUser } from '@/lib/domain/user-schemas';

/** The actor's account and permissions. @throws AppError `user.not-found` */
export async function getCurrentUser(actor: PersonActor): Promise<CurrentUser> {
  const user = await database().user.findUnique({ where: { id: actor.userId } });
  if (!user) throw new AppError('user.not-found');
  return {
    userId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role: actor.role,
    permissions: permittedActions(actor),
    locale: toLocale(user.locale),
  };
}
