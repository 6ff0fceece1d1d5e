import { acquireTestServer } from '../../tests/database-server';
import { buildTemplate, createTestDatabase, databaseUrl, dropTestDatabase } from '../../tests/test-databases';
import { runProgram } from './run-program';

/** Compares the database that `prisma/migrations` build with a Prisma schema. @returns the differences, null if none */
export async function findSchemaDrift(schema = 'prisma/schema'): Promise<string | null> {
  const server = await acquireTestServer();
  try {
    const database = await createTestDatabase(server.url, await buildTemplate(server.url));
    try {
      const { code, stdout, stderr } = await runProgram(
        'prisma',
        ['migrate', 'diff', '--from-config-datasource', '--to-schema', schema, '--exit-code'],
        { env: { DATABASE_URL: databaseUrl(server.url, database) } },
      );
      if (code === 0) return null;
      if (code === 2) return `${stdout.trim()}\nCreate the migration: npx prisma migrate dev --name <what-it-does>`;
      throw new Error(`prisma migrate diff failed:\n${stderr}${stdout}`);
    } finally {
      await dropTestDatabase(server.url, database);
    }
  } finally {
    await server.release();
  }
}
