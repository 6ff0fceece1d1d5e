import { parseArgs } from 'node:util';
import type { CreateUserInput } from '@/lib/users/create-user-schema';
import { applyMigrations } from '@/lib/db/migrate';
import { promptPassword, readLineFromStdin } from './prompt';
import { Failure } from '../../lib/failure';

/** Runs use cases on a database, which they find in `DATABASE_URL`. */
export type WithDatabase = (work: (url: string) => Promise<void>) => Promise<void>;

const options =
  '--email anna@company.example --first-name Anna --last-name Nowak --role ADMIN [--locale pl|en] [--password-stdin | --oidc-subject ID]';

/**
 * Creates an account as the arguments say, such as the first administrator's; prompts for the password, unless they name
 * who it is at the identity provider.
 *
 * @param program what the user types before the options
 * @throws Failure when an argument or the password is not accepted, or the address is taken
 */
export async function createUserCommand(program: string, withDatabase: WithDatabase): Promise<void> {
  const usage = `${program} ${options}`;
  const input = await readInput(usage);
  await withDatabase(async (url) => {
    await applyMigrations(url);
    await create(input, usage);
  });
}

async function readInput(usage: string): Promise<CreateUserInput> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      role: { type: 'string', default: 'ADMIN' },
      locale: { type: 'string', default: 'pl' },
      'password-stdin': { type: 'boolean', default: false },
      'oidc-subject': { type: 'string' },
    },
  });
  const { email, role, locale } = values;
  const firstName = values['first-name'];
  const lastName = values['last-name'];
  if (!email || !firstName || !lastName)
    throw new Failure('--email, --first-name and --last-name are required.', usage);
  if (role !== 'ADMIN' && role !== 'RECRUITER' && role !== 'VIEWER') {
    throw new Failure(`There is no role "${role}".`, 'The roles are ADMIN, RECRUITER and VIEWER.');
  }
  if (locale !== 'pl' && locale !== 'en') throw new Failure(`There is no locale "${locale}".`, 'It is pl or en.');
  const oidcSubject = values['oidc-subject'];
  if (oidcSubject !== undefined && values['password-stdin'])
    throw new Failure('An account has a password here or signs in at the provider.', usage);
  const password = oidcSubject === undefined ? await readPassword(values['password-stdin']) : null;
  return { email, firstName, lastName, role, locale, password, oidcSubject: oidcSubject ?? null };
}

async function readPassword(fromStdin: boolean): Promise<string> {
  if (fromStdin) return readLineFromStdin();
  if (!process.stdin.isTTY) throw new Failure('There is no terminal to type the password at.', 'Use --password-stdin.');
  const password = await promptPassword('Password: ');
  if ((await promptPassword('Once more: ')) === password) return password;
  throw new Failure('The two passwords differ.', 'Run it again and type the same password twice.');
}

async function create(input: CreateUserInput, usage: string): Promise<void> {
  const { createUser } = await import('@/lib/users/create-user');
  const { systemActorFor } = await import('@/lib/auth/actor');
  const { AppError } = await import('@/lib/errors');
  try {
    const { userId } = await createUser(systemActorFor('user:create'), input);
    console.log(`Created account ${userId} with role ${input.role}.`);
  } catch (error) {
    throw error instanceof AppError ? explain(error.code, error.fields, usage) : error;
  }
}

function explain(code: string, fields: { path: string }[], usage: string): Failure {
  if (code === 'user.email-taken')
    return new Failure('An account with this address or subject exists.', 'Choose another one.');
  if (fields.some((field) => field.path === 'password')) {
    return new Failure(
      'The password is too weak.',
      'It needs 8 to 100 characters with a digit, a small letter, a capital letter and a special character.',
    );
  }
  return new Failure(`Not accepted: ${fields.map((field) => field.path).join(', ') || code}.`, usage);
}
