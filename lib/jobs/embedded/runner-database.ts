import pg from 'pg';
import type { Db as BossDb } from 'pg-boss';
import { connectionSettings } from '@/lib/db/connection-settings';

/** Runs SQL on a connection or an open transaction. */
export interface Sql {
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** PostgreSQL's codes for deadlock and serialization failure, after which the transaction can be retried. */
const retriableCodes = new Set(['40P01', '40001']);
const maxTransactionAttempts = 5;

/** The runner's own small pool: `pg` can share a transaction with pg-boss, Prisma cannot. */
export class RunnerDatabase implements Sql {
  private constructor(private readonly pool: pg.Pool) {}

  /** @throws Error when the database cannot be reached */
  static async open(
    connectionString: string,
    connections: number,
    onError: (error: unknown) => void,
  ): Promise<RunnerDatabase> {
    const settings = await connectionSettings(connectionString, connections);
    const pool = new pg.Pool({ ...settings, application_name: 'durable-functions' });
    pool.on('error', onError);
    return new RunnerDatabase(pool);
  }

  async query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, values)).rows;
  }

  /** Runs `work` in one transaction, retried after a deadlock. `work` must have no effect outside the database. */
  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.tryTransaction(work);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (!retriableCodes.has(code) || attempt === maxTransactionAttempts) throw error;
      }
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async tryTransaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const connection = await this.pool.connect();
    // When the connection is lost the statement fails with the reason; without a listener the process would end.
    const ignore = () => {};
    connection.on('error', ignore);
    let broken: Error | undefined;
    try {
      await connection.query('begin');
      const result = await work({
        query: async <Row extends object>(text: string, values: unknown[] = []) =>
          (await connection.query<Row>(text, values)).rows,
      });
      await connection.query('commit');
      return result;
    } catch (error) {
      await connection.query('rollback').catch((rollbackError: Error) => (broken = rollbackError));
      throw error;
    } finally {
      connection.off('error', ignore);
      connection.release(broken);
    }
  }
}

/** Lets pg-boss write in our transaction. */
export function bossDatabaseOf(sql: Sql): BossDb {
  return { executeSql: async (text, values) => ({ rows: await sql.query(text, values) }) };
}

/** Lets us write in pg-boss's transaction. */
export function sqlOf(db: BossDb): Sql {
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await db.executeSql(text, values)).rows as Row[],
  };
}
