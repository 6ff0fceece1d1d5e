import type { OidcPerson } from '@/lib/auth/oidc/read-person';
import { ProviderFailure } from '@/lib/auth/oidc/provider-failure';
import { transaction } from '@/lib/db/transaction';
import { findLinkedAccount } from '../company-account/find-linked-account';
import { beginSetup, endSetup } from './begin-setup';

/**
 * Makes who signed in at the identity provider the first administrator: the code of the first run, not the address, is
 * what proves the right, so the address need not be verified. An account of the address that no one else's sign-in belongs
 * to is used.
 *
 * @param address the network of who gave the code, for the audit log
 * @returns the user's id
 * @throws AppError `setup.done`, ProviderFailure when the address belongs to the account of another sign-in
 */
export async function becomeAdministrator(person: OidcPerson & { email: string }, address?: string): Promise<string> {
  const { issuer, subject, email, firstName, lastName } = person;
  return transaction(async (db) => {
    await beginSetup(db);
    const linked = await findLinkedAccount(db, person);
    const ofAddress = linked ? null : await db.user.findUnique({ where: { email } });
    if (ofAddress?.oidcSubject && ['', issuer].includes(ofAddress.oidcIssuer)) throw new ProviderFailure('setup-taken');
    const known = linked ?? ofAddress;
    const access = { oidcIssuer: issuer, oidcSubject: subject, role: 'ADMIN', active: true } as const;
    const { id } = known
      ? await db.user.update({ where: { id: known.id }, data: access })
      : await db.user.create({ data: { ...access, email, firstName, lastName } });
    await endSetup(db, { userId: id, email, address });
    return id;
  });
}
