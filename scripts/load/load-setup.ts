import pg from 'pg';
import { roleSchema } from '@/lib/domain/user-schemas';
import { recruiterActor } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';

const candidates = 2_000;

/** The built product with a process of 2,000 candidates, and signed-in clients. */
export interface LoadContext {
  product: RunningProduct;
  sql: pg.Client;
  clients: ApiClient[];
  /** Has 2,000 analysed candidates. */
  processId: string;
  /** Has no candidates; CVs added to it are analysed. */
  emptyProcessId: string;
  stop: () => Promise<void>;
}

/** Starts the built product and creates its data. @throws Error when it is not built or does not respond */
export async function startLoadTest(): Promise<LoadContext> {
  const product = await startProduct({ env: { CHECK_ANSWERS: '' } });
  const sql = new pg.Client({ connectionString: product.databaseUrl });
  await sql.connect();
  const stop = async (): Promise<void> => {
    await sql.end();
    await product.stop();
  };
  try {
    const processes = await createProcesses(sql, product.databaseUrl);
    const clients = await Promise.all(roleSchema.options.map((role) => ApiClient.signIn(product.server.url, role)));
    return { product, sql, clients, ...processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createProcesses(
  sql: pg.Client,
  databaseUrl: string,
): Promise<{ processId: string; emptyProcessId: string }> {
  // Imported dynamically: the use cases read DATABASE_URL when they are loaded.
  process.env.DATABASE_URL = databaseUrl;
  const [factories, { createTestCandidates }, { disconnectDatabase }] = await Promise.all([
    import('@/prisma/seed/factories'),
    import('@/prisma/seed/create-test-candidates'),
    import('@/lib/db/client'),
  ]);
  const actor = await recruiterActor(sql);
  const { id: processId } = await factories.createTestProcess(actor);
  const { id: emptyProcessId } = await factories.createTestProcess(actor);
  await createTestCandidates({ processId, count: candidates });
  await disconnectDatabase();
  await sql.query('ANALYZE');
  return { processId, emptyProcessId };
}
