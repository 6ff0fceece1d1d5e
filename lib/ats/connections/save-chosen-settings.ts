import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import type { AtsConnection } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { parseSettings, sameAddresses } from './connection-columns';
import { connectionSchema, type AccountCheck } from './connection-schemas';

type Chosen = AccountCheck['chosen'];

const asText = (value: Chosen[number]['to'] | undefined): string => JSON.stringify(value ?? null);

/**
 * Stores the settings that the check of an account chose; nothing is written when none differs.
 *
 * @param connection as it was when the check began
 * @returns what was changed; null: nothing, because somebody else changed the connection since then
 * @throws AppError `request.invalid` for a setting that the provider does not take; Error for a changed address, to which
 * the credentials would go
 */
export async function saveChosenSettings(
  actor: Actor,
  { id, provider, version, settings }: Pick<AtsConnection, 'id' | 'provider' | 'version' | 'settings'>,
  seen: Record<string, unknown>,
): Promise<Chosen | null> {
  const recordOf = (value: unknown) => connectionSchema.shape.settings.parse(value);
  const before = parseSettings({ provider, settings: recordOf(settings) });
  const after = parseSettings({ provider, settings: recordOf({ ...before, ...seen }) });
  if (!sameAddresses(before, after)) throw new Error('The check of an account may not change its addresses.');
  const chosen = Object.entries(after)
    .map(([setting, to]) => ({ setting, from: before[setting] ?? null, to }))
    .filter(({ from, to }) => asText(from) !== asText(to));
  if (chosen.length === 0) return chosen;
  return transaction(async (db) => {
    const { count } = await db.atsConnection.updateMany({
      where: { id, version },
      // A token may belong to the settings with which it was requested.
      data: { settings: after, version: { increment: 1 }, encryptedToken: null, tokenExpiresAt: null },
    });
    if (count === 0) return null;
    const changes = chosen.map(({ setting, from, to }) => ({
      field: `settings.${setting}`,
      subject: null,
      from: asText(from),
      to: asText(to),
    }));
    await recordAudit(db, actor, 'ats-connection.checked', { connectionId: id, changes });
    return chosen;
  });
}
