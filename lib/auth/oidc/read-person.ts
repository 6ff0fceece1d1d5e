import { usableText } from '@/lib/validation/usable-text';
import { ProviderFailure } from './provider-failure';
import { issuerName, type OidcSettings } from './oidc-settings';
import { readRoleClaim, type RoleClaim } from './role-claim';

/** What the identity provider says of a person. */
export interface OidcPerson {
  /** Whose `subject` it is; see `issuerName`. */
  issuer: string;
  subject: string;
  /** Null: the provider gives no address. */
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** Null: the role is not taken from a claim. `sync`: it follows the claim at each sign-in. */
  role: { claim: RoleClaim; sync: boolean } | null;
}

const isGiven = (claim: unknown): boolean => claim !== undefined && claim !== null;
/** Some providers send the text "true" instead of the value. */
const isTrue = (claim: unknown): boolean => claim === true || claim === 'true';
/**
 * The longest values that a provider may send (OpenID Connect Core 1.0, section 2; RFC 5321, section 4.5.3.1), and a
 * limit for names.
 */
const maxLength = { sub: 255, email: 254, name: 200 };
/** Something, an `@`, something; no space. */
const mailbox = /^[^\s@]+@[^\s@]+$/;

/** @throws ProviderFailure for a text that cannot identify an account, or that the database cannot store */
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
  // The setting is only for providers that do not say whether an address is verified. It never turns a "no" into a
  // "yes", and never applies to another address.
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
