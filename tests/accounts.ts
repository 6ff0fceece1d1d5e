import { randomBytes, randomUUID, scryptSync } from 'node:crypto';
import type pg from 'pg';
import type { PersonActor } from '@/lib/auth/actor';
import { roleSchema, type Role } from '@/lib/domain/user-schemas';
import { withClient } from '../lib/db/with-client';

export const testPassword = 'Testy-2026!';

/** The e-mail address of the test account that has `role`. */
export function accountOf(role: Role): string {
  return `${role.toLowerCase()}@tests.example`;
}

/** Recruiters for the tests that change the account's language, one per test file. */
export const localeTestAccounts = ['guide-example@tests.example', 'language@tests.example'] as const;

const names: Record<Role, [first: string, last: string]> = {
  ADMIN: ['Halina', 'Testowa'],
  RECRUITER: ['Marta', 'Próbna'],
  VIEWER: ['Tomasz', 'Oglądacz'],
};

/** As `hashPassword` stores a password, at a thirtieth of its cost: a stored one is checked with the parameters it names. */
function hashCheaply(password: string): string {
  const cost = { N: 2 ** 12, r: 8, p: 1 };
  const salt = randomBytes(16);
  const key = scryptSync(password.normalize('NFKC'), salt, 32, cost);
  return ['scrypt', Math.log2(cost.N), cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Creates one account per role and those of `localeTestAccounts`, all with `testPassword`. */
export async function createAccounts(databaseUrl: string): Promise<void> {
  const hash = hashCheaply(testPassword);
  const byRole = roleSchema.options.map((role) => [accountOf(role), role] as const);
  const accounts = [...byRole, ...localeTestAccounts.map((each) => [each, 'RECRUITER'] as const)];
  await withClient(databaseUrl, async (client) => {
    for (const [email, role] of accounts) {
      await client.query(
        `INSERT INTO app_user (id, email, first_name, last_name, password_hash, role, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6::"Role", now())`,
        [randomUUID(), email, ...names[role], hash, role],
      );
    }
  });
}

/** The recruiter's account as an actor, for calls of use cases. */
export async function recruiterActor(client: pg.Client): Promise<PersonActor> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM app_user WHERE email = $1', [
    accountOf('RECRUITER'),
  ]);
  const userId = rows[0]?.id ?? '';
  return { kind: 'person', userId, sessionId: userId, role: 'RECRUITER', locale: 'pl' };
}
