import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { findProcessPermissions, usersWhoSee } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { Permission, Role } from '@/lib/domain/user-schemas';
import type { Locale } from '@/lib/i18n/locale';
import type { FileScope, Lines } from '../file-scope';

const batchSize = 200;

async function whoSees(processId: string) {
  const process = await database().process.findUniqueOrThrow({
    where: { id: processId },
    select: { id: true, restricted: true },
  });
  return usersWhoSee(process);
}

/** What somebody may do in the process; without one, what their role says. */
async function mayOf(account: PersonActor, processId: string | null): Promise<(permission: Permission) => boolean> {
  if (processId === null) return (permission) => actorMay(account, permission);
  const permissions = await findProcessPermissions(database(), account, processId);
  return (permission) => permissions.includes(permission);
}

const asActor = (userId: string, role: Role, locale: Locale): PersonActor => ({
  kind: 'person',
  userId,
  sessionId: userId,
  role,
  locale,
});

/** Everybody who can look at candidates, by what they may do: all accounts with a role, or those who see the process. */
export async function* peopleLines({ processId, locale }: FileScope): Lines {
  const where = processId === null ? { role: { not: null } } : await whoSees(processId);
  let after: string | undefined;
  for (;;) {
    const rows = await database().user.findMany({
      where,
      orderBy: { id: 'asc' },
      take: batchSize,
      ...(after === undefined ? {} : { cursor: { id: after }, skip: 1 }),
      select: {
        id: true,
        firstName: true,
        lastName: true,
        role: true,
        active: true,
        secondStep: { select: { id: true } },
        memberships: { where: processId === null ? {} : { processId }, select: { processId: true } },
      },
    });
    for (const { id: userId, firstName, lastName, role, active, secondStep, memberships } of rows) {
      if (role === null) continue;
      const may = await mayOf(asActor(userId, role, locale), processId);
      yield {
        type: 'person',
        userId,
        name: `${firstName} ${lastName}`,
        role,
        active,
        secondStep: secondStep !== null,
        mayDecide: active && may('candidate:decide'),
        mayAdminister: active && may('administration'),
        memberOf: memberships.map((one) => one.processId),
      };
    }
    after = rows.at(-1)?.id;
    if (after === undefined || rows.length < batchSize) return;
  }
}
