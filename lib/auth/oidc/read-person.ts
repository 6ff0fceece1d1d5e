import type { OidcSettings } from './oidc-settings';
import { readRoleClaim, type RoleClaim } from './role-claim';

/** What the identity provider says of a person. */
export interface OidcPerson {
  subject: string;
  /** Null: it gives none. */
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** Null: the role is not taken from a claim. `sync`: it follows the claim at each sign-in. */
  role: { claim: RoleClaim; sync: boolean } | null;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() : undefined);

/**
 * @param sources the claims of the ID token and then of userinfo, which counts where both have one
 * @param settings how the provider is believed
 */
export function readPerson(sources: readonly Record<string, unknown>[], settings: OidcSettings): OidcPerson {
  const claims = Object.assign({}, ...sources) as Record<string, unknown>;
  const [first = '', ...rest] = (textOf(claims.name) ?? '').split(' ');
  return {
    subject: String(claims.sub),
    email: textOf(claims.email)?.toLowerCase() || null,
    emailVerified: isVerified(claims.email_verified, settings.trustEmail),
    firstName: textOf(claims.given_name) ?? first,
    lastName: textOf(claims.family_name) ?? rest.join(' '),
    role: settings.role && { claim: readRoleClaim(sources, settings.role), sync: settings.role.sync },
  };
}

/** Trust is only for providers that do not say: "no" is never taken for "yes". Some send the word instead of the value. */
function isVerified(claim: unknown, trustEmail: boolean): boolean {
  return claim === undefined || claim === null ? trustEmail : claim === true || claim === 'true';
}
