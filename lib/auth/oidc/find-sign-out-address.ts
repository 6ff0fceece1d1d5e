import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import type { PersonActor } from '../actor';
import { discoverProvider, type ProviderMetadata } from './discover-provider';
import { findOidcSettings, type OidcSettings } from './oidc-settings';

const ownAddress = '/sign-in';
/** A sign-out does not wait longer for the provider. */
const timeoutMs = 3000;
const rememberedMs = 60 * 60 * 1000;

let remembered: { metadata: ProviderMetadata; issuer: string; at: number } | undefined;

async function discover({ issuer }: OidcSettings): Promise<ProviderMetadata> {
  if (remembered?.issuer === issuer && Date.now() - remembered.at < rememberedMs) return remembered.metadata;
  const metadata = await discoverProvider(issuer, timeoutMs);
  remembered = { metadata, issuer, at: Date.now() };
  return metadata;
}

/** Where the provider sends people after they signed out there; it has to be registered there. */
export function afterSignOutAddress(): string {
  return new URL(ownAddress, env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').href;
}

/**
 * Where to go after the session's end. For a session opened at the identity provider, it is the provider's
 * end-session endpoint, if it has one (OpenID Connect RP-Initiated Logout 1.0), so that the next person at this
 * browser does not get in without a password. The ID token is not stored for this; the client's id is enough.
 */
export async function findSignOutAddress({ sessionId }: PersonActor): Promise<string> {
  const settings = findOidcSettings();
  if (!settings) return ownAddress;
  const session = await database().userSession.findUnique({ where: { id: sessionId }, select: { byProvider: true } });
  if (!session?.byProvider) return ownAddress;
  try {
    const { end_session_endpoint: endpoint } = await discover(settings);
    if (!endpoint) return ownAddress;
    const address = new URL(endpoint);
    address.searchParams.set('client_id', settings.clientId);
    address.searchParams.set('post_logout_redirect_uri', afterSignOutAddress());
    return address.href;
  } catch (error) {
    // The session here ends nevertheless.
    logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'sign-out.provider-not-asked');
    return ownAddress;
  }
}
