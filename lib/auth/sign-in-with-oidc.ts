import { database } from '@/lib/db/client';

/** The identity provider's claims about a user. */
export interface OidcPerson {
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/**
 * Finds the account of an OpenID Connect user; an unknown user gets an account without a role, which an administrator
 * may grant later. An existing local account is linked by e-mail only when the issuer has verified the address:
 * otherwise anyone able to set an address there could take over the account.
 *
 * @returns the user's id, or null when the address belongs to another account and is not verified
 */
export async function signInWithOidc(person: OidcPerson): Promise<string | null> {
  const email = person.email.trim().toLowerCase();
  const known = await database().user.findUnique({ where: { oidcSubject: person.subject } });
  if (known) return known.id;
  const sameEmail = await database().user.findUnique({ where: { email } });
  if (sameEmail) {
    if (!person.emailVerified || sameEmail.oidcSubject) return null;
    await database().user.update({ where: { id: sameEmail.id }, data: { oidcSubject: person.subject } });
    return sameEmail.id;
  }
  const created = await database().user.create({
    data: { email, oidcSubject: person.subject, firstName: person.firstName, lastName: person.lastName },
  });
  return created.id;
}
