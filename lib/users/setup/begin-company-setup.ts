import { AppError } from '@/lib/errors';
import { needsSetup } from './needs-setup';
import { isSetupCode } from './setup-code';
import { makeSetupCookie } from './setup-cookie';

/**
 * The first run behind an identity provider, first half: who has the code gets a cookie with which their sign-in at the
 * provider makes the first administrator.
 *
 * @returns the `Set-Cookie`, and until when it holds
 * @throws AppError `setup.done`, `request.invalid` for a wrong code
 */
export async function beginCompanySetup({ code }: { code: string }): Promise<{ cookie: string; expiresAt: string }> {
  await requireSetupCode(code);
  return makeSetupCookie();
}

/** @throws AppError `setup.done`, `request.invalid` for a wrong code */
export async function requireSetupCode(code: string): Promise<void> {
  if (!(await needsSetup())) throw new AppError('setup.done');
  if (!(await isSetupCode(code))) {
    throw new AppError('request.invalid', { fields: [{ path: 'code', code: 'setup-code-wrong' }] });
  }
}
