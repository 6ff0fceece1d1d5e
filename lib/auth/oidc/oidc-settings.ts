import type { Role } from '@/lib/domain/user-schemas';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

/** How people sign in at the identity provider. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** Whether an address counts as verified when the provider does not say whether it is. */
  trustEmail: boolean;
  /** How a claim gives the role; null: it does not. */
  role: { claim: string; map: ReadonlyMap<string, Role>; sync: boolean } | null;
}

/** The settings of the identity provider; null where people sign in with passwords only. */
export function findOidcSettings(): OidcSettings | null {
  const all = env();
  const { AUTH_OIDC_ISSUER: issuer, AUTH_OIDC_CLIENT_ID: clientId } = all;
  if (!issuer || !clientId) return null;
  const { AUTH_OIDC_ROLE_CLAIM: claim, AUTH_OIDC_ROLE_MAP: map, AUTH_OIDC_ROLE_SYNC: sync } = all;
  const role = claim && map ? { claim, map, sync } : null;
  return { issuer, clientId, clientSecret: all.AUTH_OIDC_CLIENT_SECRET, trustEmail: all.AUTH_OIDC_TRUST_EMAIL, role };
}

/** As {@link findOidcSettings}. @throws AppError `resource.not-found` without an identity provider */
export function getOidcSettings(): OidcSettings {
  const settings = findOidcSettings();
  if (!settings) throw new AppError('resource.not-found');
  return settings;
}

/**
 * The issuer as accounts store it: without a final slash.
 *
 * @param settings null: the empty string
 */
export function issuerName(settings: Pick<OidcSettings, 'issuer'> | null): string {
  return settings?.issuer.replace(/\/$/, '') ?? '';
}
