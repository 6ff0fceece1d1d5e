import type { FieldChange } from '@/lib/audit/field-change';
import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import type { ModelSettings as ModelSettingsRow } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { isMetadataHost } from '@/lib/checked-lookup';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { requireVersion } from '@/lib/http/server/version-tag';
import { getModelSettings } from './get-model-settings';
import { lockSettings } from './model-settings';
import { isSameServer } from './openai-address';
import type { ModelSettingsDto, ModelSettingsInput } from './schemas';
import { encryptSecret, keyHint } from '@/lib/encrypted-secret';

type KeyColumns = Pick<ModelSettingsRow, 'encryptedKey' | 'keyHint'>;

const noKey: KeyColumns = { encryptedKey: null, keyHint: null };

/** @throws AppError `request.invalid` where the present key would go to another server than it was entered for */
function keyColumns(
  apiKey: ModelSettingsInput['apiKey'],
  baseUrl: string | null,
  before: ModelSettingsRow | null,
): KeyColumns {
  if (apiKey) return { encryptedKey: encryptSecret(apiKey, 'model-api-key'), keyHint: keyHint(apiKey) };
  if (apiKey === null || !before?.encryptedKey) return noKey;
  const { OPENAI_BASE_URL } = env();
  if (isSameServer(before.baseUrl ?? OPENAI_BASE_URL, baseUrl ?? OPENAI_BASE_URL)) return before;
  throw new AppError('request.invalid', { fields: [{ path: 'apiKey', code: 'key-for-other-server' }] });
}

/** Old and new values for the audit log; of the key only that it was replaced or removed. */
function describeChanges(
  before: ModelSettingsRow | null,
  after: Omit<ModelSettingsInput, 'apiKey'>,
  key: KeyColumns,
): FieldChange[] {
  const old: Record<string, unknown> = before ?? {};
  const changes = Object.entries(after).map(([field, to]) => {
    const from = (typeof old[field] === 'bigint' ? Number(old[field]) : (old[field] ?? null)) as FieldChange['from'];
    return { field, subject: null, from, to };
  });
  const isKeyChanged = key.encryptedKey !== (before?.encryptedKey ?? null);
  const keyChange = { field: 'apiKey', subject: null, from: null, to: key.encryptedKey ? 'set' : 'removed' };
  return [...changes.filter(({ from, to }) => from !== to), ...(isKeyChanged ? [keyChange] : [])];
}

/**
 * Saves the settings of the model. They hold from the next analysis on; processes in ERROR stay so until they are run.
 *
 * @param input `apiKey`: missing or empty keeps the present one, null removes it; `ifMatch`: see `requireVersion`
 * @throws AppError `permission.denied`, `model.settings-changed`, `request.invalid`
 */
export async function saveModelSettings(
  actor: Actor,
  { ifMatch, apiKey, ...values }: ModelSettingsInput & { ifMatch: string | null },
): Promise<ModelSettingsDto> {
  requirePermission(actor, 'administration');
  if (values.baseUrl !== null && isMetadataHost(new URL(values.baseUrl).hostname))
    throw new AppError('request.invalid', { fields: [{ path: 'baseUrl', code: 'metadata-address' }] });
  await transaction(async (db) => {
    await lockSettings(db);
    const before = await db.modelSettings.findUnique({ where: { id: 1 } });
    requireVersion(before ?? { version: 0 }, ifMatch, 'model.settings-changed');
    const { encryptedKey, keyHint: hint } = keyColumns(apiKey, values.baseUrl, before);
    const changes = describeChanges(before, values, { encryptedKey, keyHint: hint });
    if (before && changes.length === 0) return;
    const data = { ...values, encryptedKey, keyHint: hint, version: (before?.version ?? 0) + 1 };
    await db.modelSettings.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
    await recordAudit(db, actor, 'model.settings-saved', { changes });
  });
  return getModelSettings(actor);
}
