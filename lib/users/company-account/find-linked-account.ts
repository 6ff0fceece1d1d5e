import type { OidcPerson } from '@/lib/auth/oidc/read-person';
import type { Db } from '@/lib/db/client';

/**
 * The account that belongs to a person of the identity provider. A subject of another issuer is somebody else. An account
 * whose issuer is not known (made for a subject by `npm run user:create`, or before issuers were kept) is the person's, and
 * keeps the issuer from now on.
 *
 * @returns null: nobody's account is linked to the person
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
