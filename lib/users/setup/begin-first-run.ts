import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import { checkFields } from '@/lib/validation/field-errors';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { createAdministrator } from './create-administrator';
import { needsSetup } from './needs-setup';
import { getSetupCode } from './setup-code';
import { administratorSchema } from './setup-schemas';

/**
 * At the start of an installation without an administrator: makes the one of ADMIN_EMAIL and ADMIN_PASSWORD, or prints and
 * logs the code with which the first visitor becomes it. The demo brings its own accounts.
 *
 * @throws Error when the two settings are not accepted
 */
export async function beginFirstRun(): Promise<void> {
  if (!(await needsSetup()) || env().DEMO) return;
  if (env().ADMIN_EMAIL) return createFromSettings();
  const code = await getSetupCode();
  const address = new URL('/setup', env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').href;
  // By `npm start` only the error stream is shown until the server responds.
  console.error(`\n  This installation has no administrator yet. Open ${address}\n  and enter the code ${code}\n`);
  logger.warn({ code, address }, 'setup.waiting');
}

async function createFromSettings(): Promise<void> {
  const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD } = env();
  const { local, passwordForAdmins } = getSignInOptions();
  const beside = passwordForAdmins ? (ADMIN_PASSWORD ?? null) : null;
  const password = local ? (ADMIN_PASSWORD ?? '') : beside;
  const name = { firstName: 'Administrator', lastName: email.split('@')[0] };
  const { data, fields } = checkFields(administratorSchema, { email, password, locale: 'pl', ...name });
  if (fields !== null) {
    const wrong = fields.some(({ path }) => path === 'password') ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL';
    throw new Error(
      `${wrong} is not accepted. ADMIN_EMAIL is an e-mail address; ADMIN_PASSWORD has 8 to 100 characters with a digit, ` +
        'a small letter, a capital letter and a special character.',
    );
  }
  try {
    await createAdministrator(data);
    logger.info('setup.done-by-settings');
  } catch (error) {
    // Another instance that started at the same time was first.
    if (error instanceof AppError && error.code === 'setup.done') return;
    if (!(error instanceof AppError) || error.code !== 'user.email-taken') throw error;
    throw new Error(
      'ADMIN_EMAIL names an account that is no administrator, and its password is not changed by a setting. Give another ' +
        'address, or remove ADMIN_EMAIL and become the administrator with the code that the start then prints.',
      { cause: error },
    );
  }
}
