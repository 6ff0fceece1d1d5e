import { issuerName, type OidcSettings } from './oidc-settings';
import { readRoleClaim, type RoleClaim } from './role-claim';

/** What the identity provider says of a person. */
export interface OidcPerson {
  /** Whose `subject` it is; see `issuerName`. */
  issuer: string;
  subject: string;
  /** Null: it gives none. */
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** Null: the role is not taken from a claim. `sync`: it follows the claim at each sign-in. */
  role: { claim: RoleClaim; sync: boolean } | null;
}

const isGiven = (claim: unknown): boolean => claim !== undefined && claim !== null;
/** Some send the word instead of the value. */
const isTrue = (claim: unknown): boolean => claim === true || claim === 'true';
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() : undefined);

/**
 * @param sources the claims of the ID token and then of userinfo, which counts where both have one
 * @param settings how the provider is believed
 */
export function readPerson(sources: readonly Record<string, unknown>[], settings: OidcSettings): OidcPerson {
  const claims = Object.assign({}, ...sources) as Record<string, unknown>;
  const address = sources.findLast(({ email }) => isGiven(email));
  // Trust is only for providers that do not say: "no" is never taken for "yes", nor what is said of another address.
  const isSilent = !sources.some(({ email_verified }) => isGiven(email_verified));
  const [first = '', ...rest] = (textOf(claims.name) ?? '').split(' ');
  return {
    issuer: issuerName(settings),
    subject: String(claims.sub),
    email: textOf(address?.email)?.toLowerCase() || null,
    emailVerified: isSilent ? settings.trustEmail : isTrue(address?.email_verified),
    firstName: textOf(claims.given_name) ?? first,
    lastName: textOf(claims.family_name) ?? rest.join(' '),
    role: settings.role && { claim: readRoleClaim(sources, settings.role), sync: settings.role.sync },
  };
}
