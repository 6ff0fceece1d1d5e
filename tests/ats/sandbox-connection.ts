import { atsProviders, type AtsProviderId } from '@/lib/ats/enums';
import { openProvider, type OpenProvider } from '@/lib/ats/connections/open-provider';
import { definitionOf } from '@/lib/ats/providers/definitions';
import { database } from '@/lib/db/client';
import { encryptSecret } from '@/lib/encrypted-secret';
import { env } from '@/lib/env';
import { sandboxConnection } from '@/prisma/seed/demo-ats-credentials';
import { startAtsSandbox, type AtsSandbox, type SandboxOptions } from '@/scripts/ats-sandbox/start-sandbox';

/** Those that the sandbox speaks the dialect of: all that we call. */
export type SandboxProviderId = Exclude<AtsProviderId, 'GENERIC'>;
export const sandboxProviders = atsProviders.filter((id): id is SandboxProviderId => id !== 'GENERIC');

const dialects = sandboxProviders.map((id) => [id, id.toLowerCase()]);
export const dialectOf = Object.fromEntries(dialects) as { [Id in SandboxProviderId]: Lowercase<Id> };

/** A sandbox that the product may reach. */
export async function startReachableSandbox(options: SandboxOptions = {}): Promise<AtsSandbox> {
  const sandbox = await startAtsSandbox(options);
  Object.assign(env(), { ATS_ALLOWED_HOSTS: `127.0.0.1:${sandbox.port}` });
  return sandbox;
}

/** The settings of a connection to the sandbox, with everything allowed that it can do. */
export function sandboxSettings(provider: SandboxProviderId, url: string): Record<string, unknown> {
  const { apiUrl, authUrl, credentials, writeProfile } = sandboxConnection(dialectOf[provider], url);
  const all = {
    apiUrl,
    tokenUrl: authUrl,
    url: `${url}/traffit`,
    companyId: 'companyId' in credentials ? credentials.companyId : undefined,
    moveCall: writeProfile,
    callsPerSecond: 100,
    movesStages: true,
    writesTags: true,
    writesNotes: true,
    createsCandidates: true,
    actingUserId: '4101',
    noteUserId: '31',
  };
  return definitionOf(provider).settings.parse(all);
}

/** A stored connection to the sandbox. @returns its id */
export async function createSandboxConnection(
  provider: SandboxProviderId,
  url: string,
  change: { settings?: Record<string, unknown>; credentials?: Record<string, unknown> } = {},
): Promise<string> {
  const { credentials } = sandboxConnection(dialectOf[provider], url);
  const secrets = definitionOf(provider).credentials.parse({ ...credentials, ...change.credentials });
  const settings = { ...sandboxSettings(provider, url), ...change.settings };
  const encryptedCredentials = encryptSecret(JSON.stringify(secrets), 'ats-credentials');
  const count = await database().atsConnection.count();
  const name = `${provider} ${count + 1}`;
  const data = { name, provider, settings: JSON.parse(JSON.stringify(settings)), encryptedCredentials };
  return (await database().atsConnection.create({ data })).id;
}

/** A connection to the sandbox, opened. */
export async function openSandbox(
  provider: SandboxProviderId,
  url: string,
  change: Parameters<typeof createSandboxConnection>[2] = {},
): Promise<OpenProvider> {
  return openProvider(await createSandboxConnection(provider, url, change));
}

/** An ATS and which of the two known shapes it speaks (scripts/ats-sandbox/README.md). */
export interface SandboxAccount {
  id: SandboxProviderId;
  personality: 'documented' | 'observed';
}

export const sandboxAccounts: readonly SandboxAccount[] = sandboxProviders.flatMap((id) => [
  { id, personality: 'documented' as const },
  { id, personality: 'observed' as const },
]);

/** Makes the sandbox speak as that account does. After a reset it speaks the documented shape again. */
export function setPersonality(sandbox: AtsSandbox, { id, personality }: SandboxAccount): void {
  sandbox.control.settings({ personality: { [dialectOf[id]]: personality } });
}

/** A stored connection to an account that has been checked: the shapes it speaks are in its settings. @returns its id */
export async function createCheckedConnection(
  sandbox: AtsSandbox,
  account: SandboxAccount,
  change: Parameters<typeof createSandboxConnection>[2] = {},
): Promise<string> {
  setPersonality(sandbox, account);
  const id = await createSandboxConnection(account.id, sandbox.url, change);
  const { provider, connection } = await openProvider(id);
  const { settings } = await provider.inspect();
  const all = { ...(connection.settings as Record<string, unknown>), ...settings };
  await database().atsConnection.update({ where: { id }, data: { settings: JSON.parse(JSON.stringify(all)) } });
  return id;
}

/** As {@link createCheckedConnection}, opened. */
export async function openAccount(
  sandbox: AtsSandbox,
  account: SandboxAccount,
  change: Parameters<typeof createSandboxConnection>[2] = {},
): Promise<OpenProvider> {
  return openProvider(await createCheckedConnection(sandbox, account, change));
}
