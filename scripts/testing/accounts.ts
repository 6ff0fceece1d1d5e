import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashPassword } from '@/lib/auth/password';
import { roleSchema, type Role } from '@/lib/users/schemas';

export const testPassword = 'Testy-2026!';

/** The e-mail address of the test account that has `role`. */
export function accountOf(role: Role): string {
  return `${role.toLowerCase()}@tests.example`;
}

/** Recruiters whose language a test changes, each for one test file. */
export const accountsOfLanguages = ['guide-example@tests.example', 'language@tests.example'] as const;

const names: Record<Role, [first: string, last: string]> = {
  ADMIN: ['Halina', 'Testowa'],
  RECRUITER: ['Marta', 'Próbna'],
  VIEWER: ['Tomasz', 'Oglądacz'],
};

/** Makes one account a role and those of languages, all with `testPassword`. */
export async function createAccounts(databaseUrl: string): Promise<void> {
  const hash = await hashPassword(testPassword);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const byRole = roleSchema.options.map((role) => [accountOf(role), role] as const);
    for (const [email, role] of [...byRole, ...accountsOfLanguages.map((each) => [each, 'RECRUITER'] as const)]) {
      await client.query(
        `INSERT INTO app_user (id, email, first_name, last_name, password_hash, role, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6::"Role", now())`,
        [randomUUID(), email, ...names[role], hash, role],
      );
    }
  } finally {
    await client.end();
  }
}
