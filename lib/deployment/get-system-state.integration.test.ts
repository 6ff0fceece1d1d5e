import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { serverAddress } from '@/lib/jobs/inngest-server/server-address';
import * as runners from '@/lib/jobs/select-runner';
import { version } from '@/package.json';
import { createTestUser } from '@/prisma/seed/factories';
import { checkReadiness } from './check-readiness';
import { getSystemState } from './get-system-state';
import { systemStateSchema } from './schemas';

jest.mock('@/lib/jobs/select-runner', () => ({ selectedRunner: jest.fn(() => 'inngest') }));

const db = database();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const event = { name: 'process/rescoring.requested', data: {} };
let admin: PersonActor;

beforeAll(async () => {
  ({ actor: admin } = await createTestUser('ADMIN'));
});
beforeEach(async () => {
  jest.mocked(runners.selectedRunner).mockReturnValue('inngest');
  await db.candidate.deleteMany();
  await db.outboxEvent.deleteMany();
  await db.engineContact.deleteMany();
  await db.modelSettings.deleteMany();
});

test('shows the server, its contacts and the outbox; what works is ready', async () => {
  const at = minutesAgo(1);
  await db.engineContact.create({
    data: { kind: 'REGISTRATION', result: 'OK', address: serverAddress(), httpStatus: 200, since: minutesAgo(9), at },
  });
  await db.outboxEvent.create({ data: { ...event, createdAt: at } });
  await db.outboxEvent.create({ data: { ...event, createdAt: at, setAsideAt: minutesAgo(60 * 48) } });
  const state = await getSystemState(admin);
  expect(systemStateSchema.parse(state)).toEqual(state);
  expect(state).toEqual({
    jobs: 'inngest',
    address: 'https://api.inngest.com',
    backup: null,
    contacts: [
      { kind: 'REGISTRATION', result: 'OK', httpStatus: 200, since: expect.any(String), at: at.toISOString() },
    ],
    outbox: { length: 1, oldestAt: at.toISOString(), setAside: 1 },
    lateCvs: null,
    queue: null,
    dependencies: expect.any(Array),
    settings: [],
    reasons: [],
  });
  expect(await checkReadiness(admin)).toEqual({ ready: true, version });
});

test.each([
  ['REGISTRATION', 'KEY_REFUSED', 'signing-key-refused'],
  ['EVENTS', 'KEY_REFUSED', 'event-key-refused'],
  ['RUNS', 'UNREACHABLE', 'engine-unreachable'],
  ['EVENTS', 'FAILED', 'engine-failing'],
] as const)('is not ready when the last contact was %s %s', async (kind, result, code) => {
  const at = new Date();
  await db.engineContact.create({ data: { kind, result, address: serverAddress(), since: at, at } });
  await expect(checkReadiness(admin)).rejects.toMatchObject({
    code: 'system.not-ready',
    fields: [{ path: 'engine', code }],
  });
});

test('is not ready when events wait too long or were set aside today', async () => {
  await db.outboxEvent.create({ data: { ...event, createdAt: minutesAgo(5) } });
  await db.outboxEvent.create({ data: { ...event, setAsideAt: minutesAgo(5) } });
  await expect(checkReadiness(admin)).rejects.toMatchObject({
    fields: [
      { path: 'outbox', code: 'events-late', values: { minutes: 5 } },
      { path: 'outbox', code: 'events-set-aside', values: { count: 1 } },
    ],
  });
  expect((await getSystemState(admin)).reasons).toMatchObject([{ code: 'events-late' }, { code: 'events-set-aside' }]);
});

test('the embedded runner has no server', async () => {
  jest.mocked(runners.selectedRunner).mockReturnValue('embedded');
  expect(await getSystemState(admin)).toMatchObject({ jobs: 'embedded', address: null, contacts: [], reasons: [] });
});

test('a stored key that no key of the server can read keeps it from being ready', async () => {
  jest.mocked(runners.selectedRunner).mockReturnValue('embedded');
  await db.modelSettings.create({ data: { encryptedKey: 'AAAA.AAAA.AAAA' } });
  expect((await getSystemState(admin)).reasons).toEqual([{ code: 'secrets-unreadable', values: { count: 1 } }]);
});

test('asks the database for each fact once', async () => {
  // The dependencies have been looked at a moment ago.
  await getSystemState(admin);
  const queries = jest.spyOn(db, '$queryRaw');
  const contacts = jest.spyOn(db.engineContact, 'findMany');
  await getSystemState(admin);
  // The outbox and the late CVs.
  expect([queries.mock.calls.length, contacts.mock.calls.length]).toEqual([2, 1]);
  queries.mockRestore();
  contacts.mockRestore();
});

test('is for administrators only', async () => {
  const { actor } = await createTestUser('RECRUITER');
  await expect(checkReadiness(actor)).rejects.toMatchObject({ code: 'permission.denied' });
  await expect(getSystemState(actor)).rejects.toMatchObject({ code: 'permission.denied' });
});
