import { createHash, randomBytes } from 'node:crypto';
import { withClient } from '@/lib/db/with-client';
import { errorCode, Failure } from '@/lib/failure';

/** PostgreSQL's code for a right that is missing. */
const insufficientPrivilege = '42501';

/** No other database can be made, or reached, on this server. */
export class NoScratchDatabase extends Failure {}

function explain(cause: unknown): NoScratchDatabase {
  if (errorCode(cause) === insufficientPrivilege) {
    const remedy = 'Name a role in DATABASE_URL that may: ALTER ROLE … CREATEDB.';
    return new NoScratchDatabase('The role of DATABASE_URL may not create a database.', remedy, { cause });
  }
  const remedy = 'Name the server itself in DATABASE_URL, not a pooler, and a role that may create databases.';
  return new NoScratchDatabase('No other database can be made on the server of DATABASE_URL.', remedy, { cause });
}

/**
 * Gives `work` an empty database on the server of `url`, and drops it afterwards.
 *
 * @param options `alone`: nobody else does this for the same database now, so what a killed one has left is dropped first
 * @throws NoScratchDatabase when the role may not create databases, or a pooler leads to no other; whatever `work` throws
 */
export async function withScratchDatabase<T>(
  url: string,
  work: (scratchUrl: string) => Promise<T>,
  { alone = false }: { alone?: boolean } = {},
): Promise<T> {
  if (!URL.canParse(url)) {
    const remedy = 'Name the socket in a URL: postgresql:///recruiting?host=/var/run/postgresql';
    throw new NoScratchDatabase('DATABASE_URL is no URL, so no other database can be named by it.', remedy);
  }
  const address = new URL(url);
  const ofDatabase = createHash('sha256').update(address.pathname).digest('hex').slice(0, 12);
  const name = `scratch_${alone ? ofDatabase : randomBytes(6).toString('hex')}`;
  address.pathname = `/${name}`;
  const drop = (): Promise<unknown> =>
    withClient(url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  try {
    if (alone) await drop();
    await withClient(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`));
    await withClient(address.href, (client) => client.query('SELECT 1'));
  } catch (error) {
    await drop().catch(() => {});
    throw explain(error);
  }
  try {
    return await work(address.href);
  } finally {
    await drop();
  }
}
