import { acquireTestServer } from '../testing/database-server';
import { buildTemplate, createTestDatabase, databaseUrl, dropTestDatabase } from '../testing/test-databases';
import { runProgram } from './run-program';

/**
 * Compares what `prisma/migrations` build with what a Prisma schema says.
 *
 * @param schema the schema's folder or file
 * @returns null when they are equal, else what differs
 */
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
      if (code === 2) return `${stdout.trim()}\nMake the migration: npx prisma migrate dev --name <what-it-does>`;
      throw new Error(`prisma migrate diff failed:\n${stderr}${stdout}`);
    } finally {
      await dropTestDatabase(server.url, database);
    }
  } finally {
    await server.release();
  }
}
