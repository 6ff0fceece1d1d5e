import { requirePasswordSignIn } from '../passwords/require-password-sign-in';
import { requireSetupCode } from './begin-company-setup';
import { createAdministrator } from './create-administrator';
import type { SetupInput } from './setup-schemas';

/**
 * The first run: who has the code that the start printed becomes the administrator.
 *
 * @param address the network that the call came from, for the audit log
 * @throws AppError `setup.done`, `request.invalid` for a wrong code, `user.email-taken`, `user.company-sign-in`
 */
export async function setUpInstallation({ code, ...person }: SetupInput, address?: string): Promise<{ email: string }> {
  // The company's account is made by signing in with it: `beginCompanySetup`.
  requirePasswordSignIn();
  // Before the password is hashed, which is expensive.
  await requireSetupCode(code);
  await createAdministrator(person, address);
  return { email: person.email };
}
