import { requirePermission, type Actor } from '@/lib/auth/actor';
import { openProvider } from '../connections/open-provider';
import { requireUsableConnection } from '../connections/require-usable-connection';
import type { AtsRecruitments, AtsStages } from '../schemas';

const maxName = 200;

async function open(connectionId: string) {
  const { provider, connection } = await openProvider(connectionId);
  requireUsableConnection(connection);
  return provider;
}

/**
 * At most 200 recruitments of the ATS whose name, id or number contains the phrase.
 *
 * @throws AppError `permission.denied`, `ats.connection-not-found`, and those of the provider
 */
export async function findRecruitments(
  actor: Actor,
  { connectionId, phrase }: { connectionId: string; phrase: string },
): Promise<AtsRecruitments> {
  requirePermission(actor, 'process:write');
  const found = await (await open(connectionId)).findRecruitments(phrase);
  return { items: found.map((one) => ({ ...one, name: one.name.slice(0, maxName) })) };
}

/** The stages of a recruitment, in order. @throws AppError as `findRecruitments` */
export async function listStages(
  actor: Actor,
  { connectionId, recruitmentId }: { connectionId: string; recruitmentId: string },
): Promise<AtsStages> {
  requirePermission(actor, 'process:write');
  const found = await (await open(connectionId)).listStages(recruitmentId);
  return { items: found.map(({ id, name }) => ({ id, name: name.slice(0, maxName) })) };
}
