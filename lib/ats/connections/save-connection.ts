import type { ChangeValue, FieldChange } from '@/lib/audit/field-change';
import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import type { AtsConnection } from '@/lib/db/generated/client';
import { isUniqueViolation } from '@/lib/db/map-database-error';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireVersion } from '@/lib/http/server/version-tag';
import { parseSettings, rememberedSettings, secretColumns } from './connection-columns';
import { definitionOf } from '../providers/definitions';
import type { ConnectionDto, ConnectionInput } from './connection-schemas';
import { getConnection } from './get-connection';

/** With other settings nothing that was learnt of the account is certain any more. */
const nothingKnown = {
  encryptedToken: null,
  tokenExpiresAt: null,
  stoppedReason: null,
  blockedUntil: null,
  blockedReason: null,
  failures: 0,
};

function columnsOf(input: ConnectionInput, before: AtsConnection | null) {
  const { name, provider, scheduleMinutes, paused } = input;
  const entered = parseSettings(input);
  // What was learnt of one account says nothing of another.
  const remembered = before ? rememberedSettings(provider, before.settings, entered) : {};
  const settings = parseSettings({ provider, settings: { ...remembered, ...input.settings } });
  const schedule = { scheduleMinutes: definitionOf(provider).reads ? scheduleMinutes : null };
  return { name, provider, ...schedule, paused, settings, ...secretColumns(input, settings, before) };
}

type Columns = ReturnType<typeof columnsOf>;

/** Old and new values for the audit log; of secrets only that they were set or removed. */
function describeChanges(before: AtsConnection | null, after: Columns): FieldChange[] {
  const shown = (row: Columns | AtsConnection | null): Record<string, ChangeValue> => ({
    name: row?.name ?? null,
    provider: row?.provider ?? null,
    scheduleMinutes: row?.scheduleMinutes ?? null,
    paused: row?.paused ?? null,
    settings: row ? JSON.stringify(row.settings) : null,
  });
  const [old, now] = [shown(before), shown(after)];
  const changes = Object.entries(now).map(([field, to]) => ({ field, subject: null, from: old[field] ?? null, to }));
  const secrets = (['encryptedCredentials', 'encryptedWebhookSecret'] as const)
    .filter((column) => after[column] !== (before?.[column] ?? null))
    .map((field) => ({ field, subject: null, from: null, to: after[field] ? 'set' : 'removed' }));
  return [...changes.filter(({ from, to }) => from !== to), ...secrets];
}

async function saving<T>(work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await transaction(work);
  } catch (error) {
    if (!isUniqueViolation(error, 'name')) throw error;
    throw new AppError('ats.name-taken', { fields: [{ path: 'name', code: 'connection-name-taken' }], cause: error });
  }
}

/**
 * Sets up a connection to an ATS.
 *
 * @throws AppError `permission.denied`, `ats.name-taken`, `ats.address-refused`; `request.invalid` for settings that the
 * provider does not take
 */
export async function createConnection(actor: Actor, input: ConnectionInput): Promise<ConnectionDto> {
  requirePermission(actor, 'administration');
  const columns = columnsOf(input, null);
  const connectionId = await saving(async (db) => {
    const { id } = await db.atsConnection.create({ data: columns });
    const changes = describeChanges(null, columns);
    await recordAudit(db, actor, 'ats-connection.created', { connectionId: id, changes });
    return id;
  });
  return getConnection(actor, { connectionId });
}

/**
 * Changes a connection; the product behind it stays, and so do the settings that no person enters, where they are left out.
 * A change of its address drops the credentials unless new ones come
 * with it.
 *
 * @param input `ifMatch`: see `requireVersion`
 * @throws AppError as `createConnection`, and `ats.connection-not-found`, `ats.settings-changed`
 */
export async function updateConnection(
  actor: Actor,
  { connectionId, ifMatch, ...input }: ConnectionInput & { connectionId: string; ifMatch: string | null },
): Promise<ConnectionDto> {
  requirePermission(actor, 'administration');
  await saving(async (db) => {
    await db.$queryRaw`SELECT 1 FROM ats_connection WHERE id = ${connectionId}::uuid FOR UPDATE`;
    const before = await db.atsConnection.findUnique({ where: { id: connectionId } });
    if (!before) throw new AppError('ats.connection-not-found');
    requireVersion(before, ifMatch, 'ats.settings-changed');
    if (input.provider !== before.provider) {
      throw new AppError('request.invalid', { fields: [{ path: 'provider', code: 'not-in-list' }] });
    }
    const columns = columnsOf(input, before);
    const changes = describeChanges(before, columns);
    if (changes.length === 0) return;
    const data = { ...columns, ...nothingKnown, version: { increment: 1 } };
    await db.atsConnection.update({ where: { id: connectionId }, data });
    await recordAudit(db, actor, 'ats-connection.changed', { connectionId, changes });
  });
  return getConnection(actor, { connectionId });
}
