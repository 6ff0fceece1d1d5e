import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { SecretUse } from '@/lib/encrypted-secret';
import { lockSettings } from '@/lib/model/model-settings';

/** Columns of `ats_connection`; the token is fetched anew when it is lost. */
const connectionColumns = ['encryptedCredentials', 'encryptedWebhookSecret', 'encryptedToken'] as const;

interface StoredValue {
  value: string;
  use: SecretUse;
  /** Whether nobody has to enter it again when it cannot be read. */
  isReplaceable: boolean;
}

/** An encrypted secret in the database and whose it is. */
export type StoredSecret = StoredValue &
  (
    | { owner: 'model' }
    | { owner: 'second-step'; userId: string }
    | { owner: 'mail'; mailId: string }
    | { owner: 'tombstones' }
    | { owner: 'connection'; connectionId: string; column: (typeof connectionColumns)[number] }
  );

/** Every encrypted secret in the database: the model's, those of connections, second steps, mails and tombstones; the oldest first. */
export async function listStoredSecrets(): Promise<StoredSecret[]> {
  const [model, connections, secondSteps, mails, tombstones] = await Promise.all([
    database().modelSettings.findFirst({ where: { encryptedKey: { not: null } }, select: { encryptedKey: true } }),
    database().atsConnection.findMany({
      orderBy: { id: 'asc' },
      select: { id: true, encryptedCredentials: true, encryptedWebhookSecret: true, encryptedToken: true },
    }),
    database().secondStep.findMany({ orderBy: { id: 'asc' }, select: { userId: true, encryptedKey: true } }),
    database().mail.findMany({ where: { encryptedBody: { not: null } }, select: { id: true, encryptedBody: true } }),
    database().tombstoneKey.findMany({ select: { encryptedKey: true } }),
  ]);
  const ofModel = model?.encryptedKey
    ? [{ owner: 'model' as const, value: model.encryptedKey, use: 'model-api-key' as const, isReplaceable: false }]
    : [];
  const ofConnections = connections.flatMap(({ id: connectionId, ...values }) =>
    connectionColumns.flatMap((column) => {
      const [value, isReplaceable] = [values[column], column === 'encryptedToken'];
      const found = { owner: 'connection' as const, connectionId, column, use: 'ats-credentials' as const };
      return value === null ? [] : [{ ...found, value, isReplaceable }];
    }),
  );
  const ofSecondSteps = secondSteps.map(({ userId, encryptedKey: value }) => {
    return { owner: 'second-step' as const, userId, value, use: 'second-step' as const, isReplaceable: false };
  });
  const ofMails = mails.flatMap(({ id: mailId, encryptedBody: value }) => {
    // A mail whose text cannot be read says so in the list of mails.
    const found = { owner: 'mail' as const, mailId, use: 'mail-body' as const, isReplaceable: true };
    return value === null ? [] : [{ ...found, value }];
  });
  const ofTombstones = tombstones.map(({ encryptedKey: value }) => {
    return { owner: 'tombstones' as const, value, use: 'tombstones' as const, isReplaceable: false };
  });
  return [...ofModel, ...ofConnections, ...ofSecondSteps, ...ofMails, ...ofTombstones];
}

/**
 * Stores the same secret encrypted anew. No version changes, since the settings stay the same.
 *
 * @returns false when somebody has changed the secret meanwhile
 */
export async function replaceStoredSecret(secret: StoredSecret, encrypted: string): Promise<boolean> {
  const { value } = secret;
  if (secret.owner === 'connection') {
    const { connectionId: id, column } = secret;
    const where = { id, [column]: value };
    const { count } = await database().atsConnection.updateMany({ where, data: { [column]: encrypted } });
    return count > 0;
  }
  if (secret.owner === 'tombstones') {
    const { count } = await database().tombstoneKey.updateMany({
      where: { encryptedKey: value },
      data: { encryptedKey: encrypted },
    });
    return count > 0;
  }
  if (secret.owner === 'second-step') {
    const where = { userId: secret.userId, encryptedKey: value };
    const { count } = await database().secondStep.updateMany({ where, data: { encryptedKey: encrypted } });
    return count > 0;
  }
  if (secret.owner === 'mail') {
    const where = { id: secret.mailId, encryptedBody: value };
    const { count } = await database().mail.updateMany({ where, data: { encryptedBody: encrypted } });
    return count > 0;
  }
  return transaction(async (db) => {
    // Otherwise somebody who has read the former value could write it back.
    await lockSettings(db);
    const where = { id: 1, encryptedKey: value };
    const { count } = await db.modelSettings.updateMany({ where, data: { encryptedKey: encrypted } });
    return count > 0;
  });
}
