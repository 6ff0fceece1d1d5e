import { usableText } from '@/lib/validation/usable-text';
import { ProviderFailure } from './provider-failure';
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
/** As long as a provider may make it (OpenID Connect Core 1.0, section 2; RFC 5321, section 4.5.3.1), and a name. */
const maxLength = { sub: 255, email: 254, name: 200 };
/** Something, an `@`, something; no space. */
const mailbox = /^[^\s@]+@[^\s@]+$/;

/** @throws ProviderFailure for what no account can be known by, or no database keeps */
function checked<Text extends string | null>(claim: keyof typeof maxLength, text: Text, isRight = true): Text {
  if (text !== null && (!isRight || text.length > maxLength[claim] || !usableText.test(text)))
    throw new ProviderFailure('claim-unusable', { fault: 'CLAIM_UNUSABLE', detail: claim });
  return text;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() : undefined);

/**
 * @param sources the claims of the ID token and then of userinfo, which counts where both have one
 * @param settings how the provider is believed
 * @throws ProviderFailure for an empty subject, an address without an `@`, and texts that are too long or have a NUL
 */
export function readPerson(sources: readonly Record<string, unknown>[], settings: OidcSettings): OidcPerson {
  const claims = Object.assign({}, ...sources) as Record<string, unknown>;
  const address = sources.findLast(({ email }) => isGiven(email));
  // Trust is only for providers that do not say: "no" is never taken for "yes", nor what is said of another address.
  const isSilent = !sources.some(({ email_verified }) => isGiven(email_verified));
  const [first = '', ...rest] = checked('name', textOf(claims.name) ?? '').split(' ');
  const subject = typeof claims.sub === 'number' ? String(claims.sub) : (textOf(claims.sub) ?? '');
  const email = textOf(address?.email)?.toLowerCase() || null;
  return {
    issuer: issuerName(settings),
    subject: checked('sub', subject, subject !== ''),
    email: checked('email', email, email === null || mailbox.test(email)),
    emailVerified: isSilent ? settings.trustEmail : isTrue(address?.email_verified),
    firstName: checked('name', textOf(claims.given_name) ?? first),
    lastName: checked('name', textOf(claims.family_name) ?? rest.join(' ')),
    role: settings.role && { claim: readRoleClaim(sources, settings.role), sync: settings.role.sync },
  };
}
