import type { OidcPerson } from '@/lib/auth/oidc/read-person';
import type { Db } from '@/lib/db/client';

/**
 * Finds the account linked to a person of the identity provider. The same subject of another issuer is another
 * person. An account without a stored issuer (made for a subject by `npm run user:create`, or before issuers were
 * stored) is the person's, and gets the issuer now.
 *
 * @returns null when no account is linked to the person
 */
export async function findLinkedAccount(
  db: Db,
  { issuer: oidcIssuer, subject: oidcSubject }: Pick<OidcPerson, 'issuer' | 'subject'>,
): Promise<{ id: string; email: string } | null> {
  const linked = await db.user.findFirst({ where: { oidcIssuer, oidcSubject } });
  if (linked) return linked;
  await db.user.updateMany({ where: { oidcIssuer: '', oidcSubject }, data: { oidcIssuer } });
  return db.user.findFirst({ where: { oidcIssuer, oidcSubject } });
}
