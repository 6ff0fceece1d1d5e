import { randomBytes } from 'node:crypto';
import { errorCode, Failure } from '../failure';
import { withClient } from './with-client';

/** PostgreSQL's code for a right that is missing. */
const insufficientPrivilege = '42501';

/**
 * Gives `work` an empty database on the server of `url`, and drops it afterwards.
 *
 * @throws Failure when the role may not create databases; whatever `work` throws
 */
export async function withScratchDatabase<T>(url: string, work: (scratchUrl: string) => Promise<T>): Promise<T> {
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  if (!URL.canParse(url)) {
    const remedy = 'Name the socket in a URL: postgresql:///recruiting?host=/var/run/postgresql';
    throw new Failure('DATABASE_URL is no URL, so no other database can be named by it.', remedy);
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  try {
    await withClient(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`));
  } catch (error) {
    if (errorCode(error) !== insufficientPrivilege) throw error;
    throw new Failure(
      'The role of DATABASE_URL may not create a database.',
      'Name a role in DATABASE_URL that may: ALTER ROLE … CREATEDB.',
      { cause: error },
    );
  }
  try {
    return await work(address.href);
  } finally {
    await withClient(url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  }
}
