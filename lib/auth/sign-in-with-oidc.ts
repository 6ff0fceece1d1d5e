import { database } from '@/lib/db/client';

/** What the identity provider says of a person. */
export interface OidcPerson {
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/**
 * Finds the account of somebody who came through the OpenID Connect issuer; an unknown person gets an account
 * without a role, which an administrator may grant later.
 *
 * An existing local account is joined by e-mail address only when the issuer has verified the address: otherwise
 * anybody who may name an address there would take over the account here.
 *
 * @returns the person's id, or null when the address belongs to another account and is not verified.
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
