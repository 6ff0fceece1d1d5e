import { selectEngine } from '@/lib/analysis/engines/select-engine';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { timeZone } from '@/lib/i18n/time-zone';
import { selectedEngine } from '@/lib/jobs/select-engine';
import { addressOf, findModelSettings } from '@/lib/model/model-settings';
import { version } from '@/package.json';
import type { Installation } from './schemas';

async function checkDatabase(): Promise<Installation['database']> {
  const startedAt = performance.now();
  try {
    const rows = await database().$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`;
    const milliseconds = Math.max(1, Math.round(performance.now() - startedAt));
    return { reachable: true, version: rows[0]?.version ?? '', milliseconds };
  } catch {
    return { reachable: false };
  }
}

/**
 * How this installation is configured, without secrets.
 *
 * @throws AppError `permission.denied`
 */
export async function getInstallation(actor: Actor): Promise<Installation> {
  requirePermission(actor, 'administration');
  const { AUTH_OIDC_ISSUER, AUTH_OIDC_CLIENT_ID, SUPPORT_EMAIL } = env();
  const { name, version: engineVersion, model } = await selectEngine();
  const settings = model === null ? null : await findModelSettings();
  return {
    version,
    engine: { name, version: engineVersion, model, host: settings ? new URL(addressOf(settings.baseUrl)).host : null },
    jobs: selectedEngine(),
    database: await checkDatabase(),
    signIn: AUTH_OIDC_ISSUER && AUTH_OIDC_CLIENT_ID ? { kind: 'oidc', issuer: AUTH_OIDC_ISSUER } : { kind: 'password' },
    supportEmail: SUPPORT_EMAIL,
    timeZone,
  };
}
