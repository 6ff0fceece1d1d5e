import { setTimeout } from 'node:timers/promises';
import { database } from '@/lib/db/client';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import type { Fault } from '@/scripts/ats-sandbox/http/faults';
import {
  createCheckedConnection,
  dialectOf,
  sandboxAccounts,
  startReachableSandbox,
  type SandboxAccount,
  type SandboxProviderId,
} from '@/tests/ats/sandbox-connection';
import { storedState } from '../http/stored-state';
import { openProvider } from '../connections/open-provider';
import type { ProviderContext } from './connect';
import { createProvider } from './create-provider';
import type { AtsProvider } from './provider';
import { sandboxConnection } from '@/prisma/seed/demo-ats-credentials';
import type { AtsConnection } from '@/lib/db/generated/client';

let sandbox: AtsSandbox;
let provider: AtsProvider;
let connectionId: string;
let recruitmentId: string;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: 12 });
});
afterAll(() => sandbox.close());

const row = () => database().atsConnection.findUniqueOrThrow({ where: { id: connectionId } });
const scan = () => provider.scanApplications({ recruitmentId, since: null, cursor: null });
const requests = () => sandbox.control.log().requests.length;

/** Before a call is repeated; how long that is in truth, lib/ats/http/ats-client.test.ts shows. */
const shortWaits = { sleep: (ms: number) => setTimeout(ms / 10) };

/** The provider of a connection, less patient than the product's. */
function impatient(
  { id, version, provider: name, settings }: AtsConnection,
  waits: Pick<ProviderContext, 'sleep'> = {},
): AtsProvider {
  const { credentials } = sandboxConnection(dialectOf[name as SandboxProviderId], sandbox.url);
  return createProvider(
    name,
    { settings, credentials },
    {
      state: storedState({ id, version }, { evenStopped: false }),
      limits: { allowedHosts: [`127.0.0.1:${sandbox.port}`], quietMs: 400, totalMs: 1500 },
      ...waits,
    },
  );
}

async function open(account: SandboxAccount): Promise<void> {
  sandbox.control.reset({});
  sandbox.control.setRateLimits({ on: false });
  const { recruitments } = await sandbox.control.snapshot({ withCvs: false });
  recruitmentId = String(recruitments[0]?.id);
  connectionId = await createCheckedConnection(sandbox, account);
  provider = impatient(await row(), shortWaits);
  await provider.findRecruitments('');
}

describe.each(sandboxAccounts)('$id, $personality', (account) => {
  const { id } = account;
  const dialect = dialectOf[id];
  // There a redirect comes before the answer, and its body is not read.
  const isRedirected = id === 'TRAFFIT' && account.personality === 'observed';
  const fail = (fault: Fault, times: number, path = isRedirected ? 'employees/$' : 'pplications|employees') =>
    sandbox.control.fail({ fault, dialect, path, times });

  beforeEach(() => open(account));

  test.each<[string, Fault]>([
    ['a burst of 500', { kind: 'server-error' }],
    ['a connection that breaks', { kind: 'dropped' }],
    ['a body that is cut', { kind: 'cut' }],
    ['no answer', { kind: 'hang' }],
  ])('%s is waited out, or unreachable when it lasts', async (_, fault) => {
    fail(fault, 1);
    expect((await scan()).applications.length).toBeGreaterThan(0);
    expect(await row()).toMatchObject({ failures: 0 });
    // Traffit's page is asked for by smaller ones first: of 5, and two of one record.
    const calls = id === 'TRAFFIT' && fault.kind === 'server-error' ? 4 : 1;
    fail(fault, 3 * calls);
    await expect(scan()).rejects.toMatchObject({ code: 'ats.unreachable' });
    expect(await row()).toMatchObject({ failures: calls, stoppedReason: null });
    expect((await scan()).applications.length).toBeGreaterThan(0);
    expect(await row()).toMatchObject({ failures: 0 });
  });

  test.each(['retry-after', 'x-rate-limit-reset'] as const)(
    '%s of a second is waited for, of a minute is told',
    async (header) => {
      provider = impatient(await row());
      fail({ kind: 'rate-limit', header, seconds: 1 }, 1);
      expect((await scan()).applications.length).toBeGreaterThan(0);
      fail({ kind: 'rate-limit', header, seconds: 60 }, 1);
      await expect(scan()).rejects.toMatchObject({ code: 'ats.rate-limited', retryAfterSeconds: 60 });
      expect((await row()).blockedReason).toBe('asked');
      const before = requests();
      // Everybody waits, without asking there.
      await expect(impatient(await row()).findRecruitments('')).rejects.toMatchObject({ code: 'ats.rate-limited' });
      expect(requests()).toBe(before);
    },
  );

  test('a limit without a header is waited for as well', async () => {
    fail({ kind: 'rate-limit', header: 'none' }, 1);
    await expect(scan()).rejects.toMatchObject({ code: 'ats.rate-limited', retryAfterSeconds: 10 });
  });

  test('an answer that is no JSON is told at once', async () => {
    fail({ kind: 'malformed-json' }, 1);
    await expect(scan()).rejects.toMatchObject({ code: 'ats.bad-answer' });
  });

  test('a redirect to a private address is not followed', async () => {
    fail({ kind: 'redirect', to: 'http://169.254.169.254/latest/meta-data' }, 1);
    await expect(scan()).rejects.toMatchObject({ code: 'ats.address-refused' });
    fail({ kind: 'redirect', to: 'https://[::ffff:127.0.0.1]/' }, 1);
    await expect(scan()).rejects.toMatchObject({ code: 'ats.address-refused' });
  });

  test('one record that is closed to us is no reason to stop; the list of recruitments is', async () => {
    fail({ kind: 'forbidden' }, 1);
    await expect(scan()).rejects.toMatchObject({ code: 'ats.forbidden' });
    expect((await row()).stoppedReason).toBeNull();
    sandbox.control.fail({ fault: { kind: 'forbidden' }, dialect, path: 'ecruitments|jobs', times: 1 });
    await expect(provider.findRecruitments('')).rejects.toMatchObject({ code: 'ats.forbidden' });
    expect((await row()).stoppedReason).toBe('ats.forbidden');
    const before = requests();
    await expect(scan()).rejects.toMatchObject({ code: 'ats.forbidden' });
    expect(requests()).toBe(before);
    const { provider: tested } = await openProvider(connectionId, { evenStopped: true });
    expect((await tested.check()).find(({ name }) => name === 'token')).toEqual({ name: 'token', error: null });
    expect((await row()).stoppedReason).toBeNull();
  });

  test('after five failures in a row nobody asks for a while', async () => {
    await database().atsConnection.update({ where: { id: connectionId }, data: { failures: 4 } });
    fail({ kind: 'server-error', status: 503 }, 3);
    await expect(scan()).rejects.toMatchObject({ code: 'ats.unreachable' });
    const before = requests();
    await expect(scan()).rejects.toMatchObject({ code: 'ats.unreachable', retryAfterSeconds: 15 });
    expect(requests()).toBe(before);
    expect(await row()).toMatchObject({ failures: 5, blockedReason: 'failures' });
    // A person who tests the connection need not wait, and a good answer ends the pause for all.
    const { provider: tested } = await openProvider(connectionId, { evenStopped: true });
    await tested.findRecruitments('');
    expect(await row()).toMatchObject({ failures: 0, blockedUntil: null });
    expect((await scan()).applications.length).toBeGreaterThan(0);
  });

  test('a write that fails is uncertain, one that is refused is not applied', async () => {
    const { applications } = await scan();
    const [application] = applications;
    if (!application) throw new Error('There is none.');
    const stages = await provider.listStages(recruitmentId);
    const target = stages.find((stage) => stage.id !== application.stageId)?.id ?? '';
    const move = () => provider.moveToStage({ application, fromStageId: application.stageId, toStageId: target });
    const failMove = (fault: Fault) => {
      const [method, path] = [id === 'TEAMTAILOR' ? 'PATCH' : 'POST', 'pplications|_move'];
      sandbox.control.fail({ fault, dialect, method, path });
    };
    const refusals: [Fault, string][] = [
      [{ kind: 'server-error' }, 'ats.uncertain'],
      [{ kind: 'dropped' }, 'ats.uncertain'],
      [{ kind: 'rate-limit', seconds: 60 }, 'ats.rate-limited'],
      [{ kind: 'forbidden' }, 'ats.forbidden'],
    ];
    for (const [fault, code] of refusals) {
      failMove(fault);
      await expect(move()).rejects.toMatchObject({ code });
      await database().atsConnection.update({ where: { id: connectionId }, data: { blockedUntil: null } });
    }
    expect((await provider.findApplication(recruitmentId, application.id))?.stageId).toBe(application.stageId);
    await move();
    expect(sandbox.control.log().moves).toHaveLength(1);
  });

  test('nobody there is unreachable, for a write too', async () => {
    const closed = { ...(await row()) };
    const settings = JSON.parse(JSON.stringify(closed.settings).replaceAll(`:${sandbox.port}`, ':1'));
    const { credentials } = sandboxConnection(dialect, sandbox.url);
    const unreachable = createProvider(
      id,
      { settings, credentials },
      {
        state: storedState(closed, { evenStopped: false }),
        limits: { allowedHosts: ['127.0.0.1:1'], quietMs: 400, totalMs: 1500 },
        ...shortWaits,
      },
    );
    expect(await unreachable.check()).toEqual([{ name: 'token', error: 'ats.unreachable' }]);
  });
});
