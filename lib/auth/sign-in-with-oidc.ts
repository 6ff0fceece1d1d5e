import { recordAudit } from '@/lib/audit/record-audit';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';

/** The identity provider's claims about a user. */
export interface OidcPerson {
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/**
 * Finds the account of an OpenID Connect user; an unknown user gets an account with the role of their invitation, else
 * without one, which an administrator may grant later. An existing local account is linked by e-mail only when the issuer has verified the address:
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
  return createAccount({ ...person, email });
}

/** An invitation is bound to its address, so it counts only if the issuer has verified that. */
async function createAccount({ subject, emailVerified, ...account }: OidcPerson): Promise<string> {
  return transaction(async (db) => {
    const where = { email: account.email, expiresAt: { gt: new Date() } };
    const found = emailVerified ? await db.invitation.findFirst({ where }) : null;
    // Who deletes it has it: one that is withdrawn, or ended with its maker's role, at the same time gives nothing.
    const taken = found
      ? await db.invitation.deleteMany({ where: { ...where, id: found.id, role: found.role } })
      : null;
    const invitation = taken?.count === 1 ? found : null;
    const role = invitation?.role ?? null;
    const { id } = await db.user.create({ data: { ...account, oidcSubject: subject, role } });
    // What is left of an invitation does not outlive the account of its address: its role is granted to the account.
    await db.invitation.deleteMany({ where: { email: account.email } });
    if (invitation) {
      const facts = { invitationId: invitation.id, userId: id, role };
      await recordAudit(db, { kind: 'person', userId: id }, 'invitation.accepted', facts);
    }
    return id;
  });
}
