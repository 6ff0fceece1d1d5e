import { AppError } from '@/lib/errors';
import { createAdministrator } from './create-administrator';
import { needsSetup } from './needs-setup';
import { isSetupCode } from './setup-code';
import type { SetupInput } from './setup-schemas';

/**
 * The first run: who has the code that the start printed becomes the administrator.
 *
 * @throws AppError `setup.done`, `request.invalid` for a wrong code, `user.email-taken`
 */
export async function setUpInstallation({ code, ...person }: SetupInput): Promise<{ email: string }> {
  if (!(await needsSetup())) throw new AppError('setup.done');
  // Before the password is hashed, which is expensive.
  if (!(await isSetupCode(code))) {
    throw new AppError('request.invalid', { fields: [{ path: 'code', code: 'setup-code-wrong' }] });
  }
  await createAdministrator(person);
  return { email: person.email };
}
