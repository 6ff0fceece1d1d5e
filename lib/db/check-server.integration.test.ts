import pg from 'pg';
import { logger } from '@/lib/logger';
import { checkServer } from './check-server';

const url = process.env.DATABASE_URL ?? '';
const name = `check_${new URL(url).pathname.slice(1)}`.slice(0, 60);
const role = `${name}_role`.slice(0, 60);
const warn = jest.spyOn(logger, 'warn').mockImplementation();
beforeEach(() => warn.mockReset());

async function asOwner(...statements: string[]): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    for (const statement of statements) await owner.query(statement);
  } finally {
    await owner.end();
  }
}

const addressOf = (database: string, user?: string): string => {
  const address = new URL(url);
  address.pathname = database;
  if (user) Object.assign(address, { username: user, password: 'secret' });
  return address.href;
};

afterAll(() => asOwner(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`, `DROP ROLE IF EXISTS "${role}"`));

it('takes a server as it should be without a word', async () => {
  expect(await checkServer(url)).toBe(true);
  expect(warn.mock.calls.map(([facts]) => facts)).toEqual([]);
});

it('refuses another encoding than UTF8 and says how to make a database', async () => {
  await asOwner(`CREATE DATABASE "${name}" ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`);
  const failure = checkServer(addressOf(name));
  await expect(failure).rejects.toThrow(/encoding SQL_ASCII.*ENCODING 'UTF8'/);
});

it('lets the second of two instances wait where a role has twenty connections, and says how many it needs', async () => {
  await asOwner(`CREATE ROLE "${role}" LOGIN PASSWORD 'secret' CONNECTION LIMIT 20`);
  const address = addressOf(new URL(url).pathname, role);
  expect(await checkServer(address)).toBe(true);
  expect(warn.mock.calls[0]?.[1]).toBe('the database allows 20 connections; one instance may need 25');
  const first = Array.from({ length: 12 }, () => new pg.Client({ connectionString: address }));
  for (const client of first) client.on('error', () => undefined);
  await Promise.all(first.map((client) => client.connect()));
  warn.mockReset();
  expect(await checkServer(address)).toBe(false);
  expect(warn.mock.calls[0]?.[1]).toMatch(/^waiting for connections: 8 of 20 are free, the start needs 12/);
  await Promise.all(first.map((client) => client.end()));
  while (!(await checkServer(address)));
});
