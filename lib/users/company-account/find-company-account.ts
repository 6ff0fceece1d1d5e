import { recordAudit } from '@/lib/audit/record-audit';
import { ProviderFailure } from '@/lib/auth/oidc/provider-failure';
import type { OidcPerson } from '@/lib/auth/oidc/read-person';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { Role } from '@/lib/domain/user-schemas';
import { becomeAdministrator } from '../setup/become-administrator';
import { hasSetupCookie } from '../setup/setup-cookie';
import { findLinkedAccount } from './find-linked-account';
import { followRoleClaim } from './follow-role-claim';

/**
 * Finds the account of who signed in at the identity provider, and lets its role follow the claim. An unknown user gets an
 * account with the role of the claim or of their invitation, else without one, which an administrator may grant later. An
 * existing local account is linked by e-mail only when the address is verified: otherwise anyone able to set an address at the
 * provider could take over the account. Who gave the code of the first run becomes the first administrator.
 *
 * @param cookies the request's `Cookie`
 * @param address the network that they come from, for the audit log
 * @returns the user's id, or null when the address belongs to another account and is not verified
 * @throws ProviderFailure when an account is to be made and the provider gives no address
 */
export async function findCompanyAccount(
  person: OidcPerson,
  cookies?: string | null,
  address?: string,
): Promise<string | null> {
  const email = person.email;
  const setUp = await hasSetupCookie(cookies);
  const known = await findLinkedAccount(database(), person);
  if (!email && !known) throw new ProviderFailure('email-missing', { fault: 'EMAIL_MISSING' });
  if (setUp) return becomeAdministrator({ ...person, email: known?.email ?? email ?? '' }, address);
  const userId = known?.id ?? (await linkAccount(person)) ?? null;
  if (userId) await followRoleClaim(userId, person.role);
  return userId ?? (await createUnlessTaken({ ...person, email: email ?? '' }, address));
}

/**
 * Links the person to an account that was made before, or that is linked to a provider no longer in use; null: no
 * account may be linked.
 */
async function linkAccount({ issuer, subject, email, emailVerified }: OidcPerson): Promise<string | null> {
  if (!email || !emailVerified) return null;
  const { count } = await database().user.updateMany({
    where: { email, OR: [{ oidcSubject: null }, { oidcIssuer: { notIn: ['', issuer] } }] },
    data: { oidcIssuer: issuer, oidcSubject: subject },
  });
  return count === 0 ? null : ((await findLinkedAccount(database(), { issuer, subject }))?.id ?? null);
}

type NewPerson = OidcPerson & { email: string };

async function createUnlessTaken(person: NewPerson, address?: string): Promise<string | null> {
  const taken = await database().user.findUnique({ where: { email: person.email }, select: { id: true } });
  return taken ? null : createAccount(person, address);
}

/** An invitation is bound to its address, so it counts only if that is verified. */
async function createAccount(person: NewPerson, address?: string): Promise<string> {
  const { issuer, subject, email, emailVerified, firstName, lastName } = person;
  const linked = { oidcIssuer: issuer, oidcSubject: subject };
  return transaction(async (db) => {
    const where = { email, expiresAt: { gt: new Date() } };
    const found = emailVerified ? await db.invitation.findFirst({ where }) : null;
    // Deleting the invitation decides who may use it: one that is withdrawn at the same time, or that ended with its
    // maker's role, gives nothing.
    const taken = found
      ? await db.invitation.deleteMany({ where: { ...where, id: found.id, role: found.role } })
      : null;
    const invitation = taken?.count === 1 ? found : null;
    const role = firstRole(person, invitation?.role ?? null);
    const { id } = await db.user.create({ data: { email, firstName, lastName, ...linked, role } });
    // Another invitation of the address ends: its role may be granted to the account.
    await db.invitation.deleteMany({ where: { email } });
    const actor = { kind: 'person', userId: id, ...(address === undefined ? {} : { address }) } as const;
    if (invitation)
      await recordAudit(db, actor, 'invitation.accepted', { invitationId: invitation.id, userId: id, role });
    else await recordAudit(db, actor, 'user.joined', { userId: id, role });
    return id;
  });
}

/**
 * The first role: the claim's alone where roles follow the claim, as at the next sign-in; otherwise the invitation's
 * when the claim gives none.
 */
function firstRole({ role }: OidcPerson, invited: Role | null): Role | null {
  if (role?.claim.kind !== 'present') return invited;
  return role.sync ? role.claim.role : (role.claim.role ?? invited);
}
