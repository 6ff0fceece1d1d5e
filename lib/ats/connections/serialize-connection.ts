import type { AtsConnection } from '@/lib/db/generated/client';
import { decryptSecret } from '@/lib/encrypted-secret';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { atsBlockReasons } from '../enums';
import { connectionSchema, type ConnectionDto } from './connection-schemas';
import { definitionOf } from '../providers/definitions';
import { openProvider } from './open-provider';
import { atsCapabilitiesSchema, type AtsCapabilitiesDto } from '../schemas';

/** What a connection can do with its settings; null without usable credentials. Calls nobody. */
export async function findCapabilities(connectionId: string): Promise<AtsCapabilitiesDto | null> {
  try {
    const { provider } = await openProvider(connectionId);
    return atsCapabilitiesSchema.parse(provider.capabilities);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function isReadable(secret: string | null): boolean {
  return secret !== null && decryptSecret(secret, 'ats-credentials') !== null;
}

/**
 * A connection for administrators; its credentials never leave the server.
 *
 * @param showsSecret whether an address of webhooks that is a secret itself is named
 */
export async function serializeConnection(
  row: AtsConnection & { _count: { links: number } },
  showsSecret: boolean,
): Promise<ConnectionDto> {
  const { id, name, provider, settings, scheduleMinutes, paused, encryptedCredentials, version } = row;
  const definition = definitionOf(provider);
  const blocked = row.blockedUntil !== null && row.blockedUntil > new Date() ? row.blockedUntil : null;
  return {
    connectionId: id,
    name,
    provider,
    scheduleMinutes,
    paused,
    version,
    settings: connectionSchema.shape.settings.parse(settings),
    reads: definition.reads,
    signs: definition.makeCredentials !== undefined,
    hasCredentials: encryptedCredentials !== null,
    credentialsReadable: isReadable(encryptedCredentials),
    webhook: {
      kind: definition.webhooks,
      address: showsSecret || definition.webhooks !== 'secret-address' ? webhookAddress(row) : null,
      hasSecret: row.encryptedWebhookSecret !== null,
      secretReadable: isReadable(row.encryptedWebhookSecret),
    },
    capabilities: await findCapabilities(id),
    stoppedReason: row.stoppedReason,
    blockedUntil: blocked && blocked.toISOString(),
    blockedReason: atsBlockReasons.find((reason) => blocked && reason === row.blockedReason) ?? null,
    processes: row._count.links,
  };
}

/** Where an ATS is to send its webhooks; null when the product has none, or its address has lost its secret. */
function webhookAddress({ id, provider, encryptedWebhookSecret }: AtsConnection): string | null {
  const kind = definitionOf(provider).webhooks;
  if (kind === 'none') return null;
  const address = new URL(`/api/v1/ats/webhooks/${id}`, env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').href;
  if (kind === 'signature') return address;
  const secret = encryptedWebhookSecret ? decryptSecret(encryptedWebhookSecret, 'ats-credentials') : null;
  return secret && `${address}/${secret}`;
}
