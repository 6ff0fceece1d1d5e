import { cookieName, signInCookie } from '@/lib/auth/cookie-names';
import { isSigned, sign } from '@/lib/auth/signature';
import { database } from '@/lib/db/client';
import { needsSetup } from './needs-setup';

const name = 'setup-code';
const purpose = 'setup-cookie';
/** As long as next-auth lets a sign-in at the identity provider take. */
const lifeSeconds = 15 * 60;

const findNonce = async (): Promise<string | undefined> =>
  (await database().setupCode.findUnique({ where: { id: 1 } }))?.nonce;

/**
 * A `Set-Cookie` that says that this browser gave the code of the first run, for the sign-in at the identity provider that
 * follows. It is worth nothing once the installation has its administrator (docs/decisions/0149).
 */
export async function makeSetupCookie(now = Date.now()): Promise<{ cookie: string; expiresAt: string }> {
  const nonce = (await findNonce()) ?? '';
  const expires = Math.floor(now / 1000) + lifeSeconds;
  const value = `${expires}.${sign(purpose, `${nonce}:${expires}`)}`;
  const cookie = signInCookie(name, value, { maxAge: lifeSeconds, sameSite: 'Lax' });
  return { cookie, expiresAt: new Date(expires * 1000).toISOString() };
}

/**
 * Whether this browser gave the code of the first run lately, and there is no administrator yet.
 *
 * @param cookies the request's `Cookie`
 */
export async function hasSetupCookie(cookies: string | null | undefined, now = Date.now()): Promise<boolean> {
  const start = `${cookieName(name)}=`;
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  const [expires, signature] = pair?.slice(start.length).split('.') ?? [];
  if (!expires || !signature || !(await needsSetup())) return false;
  const nonce = await findNonce();
  const isOurs = nonce !== undefined && isSigned(purpose, `${nonce}:${expires}`, signature);
  return isOurs && Number(expires) * 1000 > now;
}
