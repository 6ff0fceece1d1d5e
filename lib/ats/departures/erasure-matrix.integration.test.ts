import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { encryptSecret } from '@/lib/encrypted-secret';
import { createTestUser } from '@/prisma/seed/factories';
import { sandboxWebhookSecrets } from '@/prisma/seed/demo-ats-credentials';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { createLinkedProcess } from '@/tests/ats/linked-process';
import {
  createCheckedConnection,
  dialectOf,
  sandboxAccounts,
  startReachableSandbox,
  type SandboxAccount,
} from '@/tests/ats/sandbox-connection';
import { syncRun } from '@/tests/ats/sync-run';
import { decideDepartures } from './decide-departures';
import { listDepartures } from './list-departures';
import { receiveWebhook } from '../webhooks/receive-webhook';
import { handleWebhooks } from '../webhooks/handle-webhooks';

/** More than a run erases unasked, and half of them too. */
const count = 8;
const traffitSecret = 'a-secret-of-the-address';
let sandbox: AtsSandbox;
let actor: PersonActor;
let receiver: Server;
/** The connection that the ATS's webhooks go to. */
let connectionId: string;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: count });
  ({ actor } = await createTestUser('RECRUITER'));
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = new Headers(request.headers as Record<string, string>);
      const secret = request.url?.endsWith(traffitSecret) ? traffitSecret : null;
      receiveWebhook({ connectionId, secret, body: Buffer.concat(chunks), headers }).then(
        () => response.writeHead(202).end(),
        () => response.writeHead(401).end(),
      );
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  receiver.close();
  await sandbox.close();
});

/** Everybody of the sandbox's recruitment, synchronised; webhooks arrive where the dialect has them. */
async function setUp(account: SandboxAccount) {
  sandbox.control.reset({});
  sandbox.control.restoreRights();
  sandbox.control.setRateLimits({ on: false });
  connectionId = await createCheckedConnection(sandbox, account);
  const dialect = dialectOf[account.id];
  if (dialect !== 'erecruiter') {
    const secret = dialect === 'traffit' ? traffitSecret : sandboxWebhookSecrets[dialect];
    const encryptedWebhookSecret = encryptSecret(secret, 'ats-credentials');
    await database().atsConnection.update({ where: { id: connectionId }, data: { encryptedWebhookSecret } });
    const { port } = receiver.address() as AddressInfo;
    sandbox.control.registerWebhook({
      dialect,
      url: `http://127.0.0.1:${port}/${dialect === 'traffit' ? secret : ''}`,
    });
  }
  const { applications, recruitments } = await sandbox.control.snapshot({ withCvs: false });
  const place = await createLinkedProcess(actor, {
    there: { connectionId, recruitmentId: String(recruitments[0]?.id) },
  });
  const run = syncRun(actor, place);
  expect(await run.synchronise()).toMatchObject({ state: 'SUCCEEDED', counts: { created: count } });
  const rows = async () => database().atsApplication.findMany({ where: { processId: place.processId } });
  const erased = async () => (await rows()).filter(({ goneAt }) => goneAt !== null).map(({ externalId }) => externalId);
  /** Webhooks are taken in, then everything is read. */
  const follow = async () => {
    await sandbox.control.webhooksDelivered();
    await handleWebhooks(systemActor, { connectionId });
    const running = await database().atsSync.findFirst({ where: { processId: place.processId, state: 'RUNNING' } });
    if (running) await run.finish(running.id);
    return run.synchronise(true);
  };
  return { ...run, place, applications, erased, follow, departures: () => listDepartures(actor, place) };
}

/** Where the vendor's ATS has no word for it, the person is missing, and a recruiter is asked. */
const asked: Record<string, string[]> = {
  ERECRUITER: ['anonymise'],
  TRAFFIT: ['anonymise', 'delete application'],
  TEAMTAILOR: ['anonymise'],
  GREENHOUSE: [],
};

/** Losses that a scan does not notice: the people can be asked for by their ids, and only webhooks leave them out. */
const hidesNobody: Record<string, string[]> = { ERECRUITER: ['half'], GREENHOUSE: ['not-included', 'half'] };

describe.each(sandboxAccounts)('$id, $personality', (account) => {
  const { id } = account;
  const dialect = dialectOf[id];
  let scene: Awaited<ReturnType<typeof setUp>>;
  beforeAll(async () => {
    scene = await setUp(account);
  });

  // Each of these leaves everybody as it found them.
  test.each(['empty-list', 'no-names', 'not-included', 'forbidden', 'not-found', 'half'] as const)(
    'nobody is erased by an account that lost its right: %s',
    async (how) => {
      const { erased, synchronise, departures } = scene;
      sandbox.control.loseRight({ dialect, how });
      const sync = await synchronise(true);
      expect(await erased()).toEqual([]);
      const { total } = await departures();
      // One question: in the process, or why the run could not go on.
      const isAsked = sync?.state === 'FAILED' ? sync.reason !== null : total > 0;
      expect({ how, isAsked }).toEqual({ how, isAsked: !hidesNobody[id]?.includes(how) });
      sandbox.control.restoreRights();
      await database().atsConnection.updateMany({ data: { stoppedReason: null, blockedUntil: null, failures: 0 } });
      expect(await synchronise(true)).toMatchObject({ state: 'SUCCEEDED', counts: { created: 0, removed: 0 } });
      expect((await departures()).total).toBe(0);
    },
  );

  test.each([
    ['delete', 4],
    ['anonymise', 5],
    ['merge', 6],
    ['delete application', 3],
  ] as const)('%s is followed', async (what, index) => {
    const { applications, erased, follow, departures, place } = scene;
    const one = applications[index];
    const other = applications[7];
    if (!one || !other) throw new Error('There are too few.');
    const before = await erased();
    if (what === 'delete') sandbox.control.deleteCandidate({ id: one.candidateId });
    if (what === 'anonymise') sandbox.control.anonymiseCandidate({ id: one.candidateId });
    if (what === 'merge') sandbox.control.mergeCandidates({ id: one.candidateId, intoId: other.candidateId });
    if (what === 'delete application') sandbox.control.deleteApplication({ id: one.id });
    expect(await follow()).toMatchObject({ state: 'SUCCEEDED' });
    const key = String(id === 'TRAFFIT' ? one.candidateId : one.id);
    const { waiting } = await departures();
    const isAsked = asked[id]?.includes(what);
    expect({ erased: (await erased()).filter((gone) => !before.includes(gone)), waiting: waiting.length }).toEqual(
      isAsked ? { erased: [], waiting: 1 } : { erased: [key], waiting: 0 },
    );
    // The next one is the first of its day, and the only one that is asked about.
    await database().atsErasure.updateMany({ data: { erasedAt: new Date(Date.now() - 25 * 60 * 60_000) } });
    const candidateIds = waiting.map(({ candidateId }) => candidateId);
    if (isAsked) await decideDepartures(actor, { processId: place.processId, decision: 'KEEP', candidateIds });
  });
});
