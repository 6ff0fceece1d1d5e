import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { createTestUser } from '@/prisma/seed/factories';
import { FakeAts } from '@/tests/ats/fake-ats';
import { checkAccount } from './check-account';
import type { ConnectionInput } from '../connections/connection-schemas';
import { openProvider } from '../connections/open-provider';
import type { AtsAssumption, AtsCheck } from '../providers/provider';
import { createConnection } from '../connections/save-connection';

jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));

const db = database();
let admin: PersonActor;
let count = 0;

beforeAll(async () => {
  ({ actor: admin } = await createTestUser('ADMIN'));
});

const filter: AtsAssumption = {
  name: 'job-filter',
  assumed: 'filter[job-id]',
  seen: 'filter[job]',
  chosen: 'filter[job]',
  outcome: 'differs',
  error: null,
};
const found = { assumptions: [filter], settings: { jobFilter: 'job' } };
const works = (name: AtsCheck['name']): AtsCheck => ({ name, error: null });

/** A connection to Teamtailor, and the ATS in memory that answers for it. */
async function setUp() {
  count += 1;
  const given: ConnectionInput = {
    name: `Account ${count}`,
    provider: 'TEAMTAILOR',
    settings: {},
    scheduleMinutes: null,
    paused: false,
    credentials: { apiKey: 'invented' },
  };
  const ats = new FakeAts('1');
  const find = (id: string) => db.atsConnection.findUniqueOrThrow({ where: { id } });
  jest.mocked(openProvider).mockImplementation(async (id) => ({ provider: ats, connection: await find(id) }));
  const { connectionId } = await createConnection(admin, given);
  const inspect = jest.spyOn(ats, 'inspect').mockResolvedValue(found);
  const audits = () =>
    db.auditEvent.findMany({
      where: { action: 'ats-connection.checked', details: { path: ['connectionId'], equals: connectionId } },
    });
  return { ats, connectionId, inspect, audits, stored: () => find(connectionId) };
}

test('the shape seen is stored, once', async () => {
  const { connectionId, stored, audits } = await setUp();
  await db.atsConnection.update({ where: { id: connectionId }, data: { encryptedToken: 'old', failures: 7 } });
  const check = await checkAccount(admin, { connectionId });
  expect(check).toMatchObject({
    checks: [works('token')],
    assumptions: [filter],
    chosen: [{ setting: 'jobFilter', from: 'job-id', to: 'job' }],
    productVersion: expect.stringMatching(/^\d+[.]\d+/),
  });
  expect(await stored()).toMatchObject({ version: 2, encryptedToken: null, failures: 0 });
  expect((await stored()).settings).toMatchObject({ jobFilter: 'job', callsPerSecond: 5 });
  const changes = [{ field: 'settings.jobFilter', subject: null, from: '"job-id"', to: '"job"' }];
  expect((await audits()).map(({ details, actorId }) => ({ details, actorId }))).toEqual([
    { details: { connectionId, changes }, actorId: admin.userId },
  ]);

  expect(await checkAccount(admin, { connectionId })).toMatchObject({ assumptions: [filter], chosen: [] });
  expect(await stored()).toMatchObject({ version: 2 });
  expect(await audits()).toHaveLength(1);
});

test.each([
  ['a token', [{ name: 'token', error: 'ats.credentials-refused' }]],
  ['the right to list recruitments', [works('token'), { name: 'recruitments', error: 'ats.forbidden' }]],
] as [string, AtsCheck[]][])('without %s nothing is inspected', async (_, checks) => {
  const { ats, connectionId, inspect, stored } = await setUp();
  jest.spyOn(ats, 'check').mockResolvedValue(checks as never);
  expect(await checkAccount(admin, { connectionId })).toMatchObject({ checks, assumptions: [], chosen: [] });
  expect(inspect).not.toHaveBeenCalled();
  expect(await stored()).toMatchObject({ version: 1 });
});

test('what failed because of the other shape is tried again with the right one', async () => {
  const { ats, connectionId } = await setUp();
  jest
    .spyOn(ats, 'check')
    .mockResolvedValueOnce([works('token'), { name: 'applications', error: 'ats.bad-answer' }] as never)
    .mockResolvedValueOnce([works('token'), works('applications')] as never);
  const { checks } = await checkAccount(admin, { connectionId });
  expect(checks).toEqual([works('token'), works('applications')]);
});

test('settings that somebody changes meanwhile stay, and are the ones that are tried', async () => {
  const { connectionId, inspect, stored } = await setUp();
  const change = (settings: object) =>
    db.atsConnection.update({ where: { id: connectionId }, data: { settings, version: { increment: 1 } } });
  inspect.mockImplementationOnce(async () => {
    await change({ writesTags: true });
    return { assumptions: [], settings: { jobFilter: 'job', writesTags: false } };
  });
  expect(await checkAccount(admin, { connectionId })).toMatchObject({ chosen: [{ setting: 'jobFilter' }] });
  expect(inspect).toHaveBeenCalledTimes(2);
  expect((await stored()).settings).toMatchObject({ jobFilter: 'job', writesTags: true });

  await change({});
  inspect.mockImplementation(async () => {
    await change({ callsPerSecond: 1 });
    return found;
  });
  await expect(checkAccount(admin, { connectionId })).rejects.toMatchObject({ code: 'ats.settings-changed' });
  expect((await stored()).settings).toEqual({ callsPerSecond: 1 });
});

test('a connection that breaks in the middle is said so, unless the checks say it already', async () => {
  const { ats, connectionId, inspect } = await setUp();
  inspect.mockRejectedValue(new AppError('ats.rate-limited', { retryAfterSeconds: 30 }));
  await expect(checkAccount(admin, { connectionId })).rejects.toMatchObject({ code: 'ats.rate-limited' });
  const checks: AtsCheck[] = [works('token'), { name: 'applications', error: 'ats.unreachable' }];
  jest.spyOn(ats, 'check').mockResolvedValue(checks as never);
  expect(await checkAccount(admin, { connectionId })).toMatchObject({ checks, assumptions: [] });
});

test.each([
  ['a value that the provider does not take', { jobFilter: 'job_id' }, { code: 'request.invalid' }],
  ['another address', { apiUrl: 'https://elsewhere.example' }, { message: expect.stringMatching(/addresses/) }],
])('%s is never stored', async (_, settings, error) => {
  const { connectionId, inspect, stored } = await setUp();
  inspect.mockResolvedValue({ assumptions: [], settings });
  await expect(checkAccount(admin, { connectionId })).rejects.toMatchObject(error);
  expect(await stored()).toMatchObject({ version: 1 });
});

test.each(['RECRUITER', 'VIEWER'] as const)('a %s may not check an account', async (role) => {
  const { connectionId, inspect } = await setUp();
  const { actor } = await createTestUser(role);
  await expect(checkAccount(actor, { connectionId })).rejects.toMatchObject({ code: 'permission.denied' });
  expect(inspect).not.toHaveBeenCalled();
});
