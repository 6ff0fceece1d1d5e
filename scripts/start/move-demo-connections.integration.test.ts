import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atsProcessUrl } from '@/lib/processes/ats-process-url';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { demoConnectionName } from '@/prisma/seed/demo-connection-name';
import { sandboxSettings } from '../../tests/ats/sandbox-connection';
import { startDemoSandbox } from './demo-sandbox';
import { moveDemoConnections } from './move-demo-connections';

const db = database();
const folder = mkdtempSync(path.join(tmpdir(), 'move-connections-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => db.atsConnection.deleteMany());

const move = (url: string, earlierPort: number | null) =>
  moveDemoConnections(env().DATABASE_URL ?? '', { url, earlierPort });
const page = (origin: string) => ({ recruitmentPage: `${origin}/board#recruitment-{id}` });
async function create(name: string, provider: 'TRAFFIT' | 'GREENHOUSE' | 'TEAMTAILOR', settings: object) {
  const data = { name, provider, settings: { ...settings }, encryptedCredentials: 'as before', encryptedToken: 'old' };
  return (await db.atsConnection.create({ data })).id;
}
const settingsOf = async (id: string) => (await db.atsConnection.findUniqueOrThrow({ where: { id } })).settings;

test("the demo's connection and its links follow the sandbox to another port", async () => {
  const first = await startDemoSandbox(folder);
  const id = await create(demoConnectionName, 'TRAFFIT', {
    ...sandboxSettings('TRAFFIT', first.url),
    ...page(first.url),
    callsPerSecond: 5,
  });
  await first.close();
  // Something else has taken the port.
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(first.port, '127.0.0.1', resolve));
  const second = await startDemoSandbox(folder);
  taken.close();
  expect(second.port).not.toBe(first.port);
  expect(await move(second.url, second.earlierPort)).toBe(1);
  const settings = await settingsOf(id);
  expect(settings).toMatchObject({ url: `${second.url}/traffit`, callsPerSecond: 5 });
  expect(atsProcessUrl('7', settings)).toBe(`${second.url}/board#recruitment-7`);
  const row = await db.atsConnection.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ version: 2, encryptedCredentials: 'as before', encryptedToken: null });
  const events = await db.auditEvent.findMany({ where: { action: 'ats-connection.changed', actorId: null } });
  expect(events.filter(({ details }) => JSON.stringify(details).includes(id))).toHaveLength(1);
  expect(await move(second.url, second.earlierPort)).toBe(0);
  await second.close();
});

test('other connections follow from the port of the last run only', async () => {
  const [earlier, other, present] = ['http://127.0.0.1:4400', 'http://127.0.0.1:4500', 'http://127.0.0.1:4600'];
  const own = await create('Mine', 'GREENHOUSE', {
    ...sandboxSettings('GREENHOUSE', earlier ?? ''),
    recruitmentPage: null,
  });
  const foreign = await create('Another sandbox', 'TEAMTAILOR', sandboxSettings('TEAMTAILOR', other ?? ''));
  expect(await move(present ?? '', 4400)).toBe(1);
  expect(await settingsOf(own)).toMatchObject({
    apiUrl: `${present}/greenhouse/v3`,
    tokenUrl: `${present}/greenhouse/auth/token`,
    recruitmentPage: null,
  });
  expect(await settingsOf(foreign)).toMatchObject({ apiUrl: `${other}/teamtailor/v1` });
});

test.each([
  { url: 'https://company.traffit.com' },
  { url: 'http://127.0.0.1:4400/another-path' },
  { url: 'http://ats.internal:4400/traffit' },
  { url: 'http://127.0.0.1:4400/traffit', tokenUrl: 'https://auth.company.example/token' },
  {},
])('%j stays, whatever the connection is called', async (settings) => {
  const id = await create(demoConnectionName, 'TRAFFIT', settings);
  expect(await move('http://127.0.0.1:4600', 4400)).toBe(0);
  expect(await settingsOf(id)).toEqual(settings);
});

test("a customer's page of recruitments stays with the sandbox's addresses", async () => {
  const theirs = page('https://ats.company.example');
  const id = await create(demoConnectionName, 'TRAFFIT', { url: 'http://127.0.0.1:4400/traffit', ...theirs });
  await move('http://127.0.0.1:4600', null);
  expect(await settingsOf(id)).toEqual({ url: 'http://127.0.0.1:4600/traffit', ...theirs });
});
