import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Inngest, InngestFunction } from 'inngest';
import { database } from '@/lib/db/client';
import { startEmbeddedDriver } from '@/tests/conformance/conformance-driver';
import { hasDone, type ConformanceLog } from '@/tests/conformance/conformance-log';
import { executeCron } from './cron-schedules';
import type { RunnerContext } from './runner-context';

const only =
  (id: string) =>
  (client: Inngest, log: ConformanceLog): InngestFunction.Any[] => [
    client.createFunction({ id, retries: 0, triggers: [{ event: `conformance/${id}` }] }, async ({ event }) =>
      log.note(event.data.scope, 'ran'),
    ),
  ];

/** As a process of a newer version leaves a call. */
async function createCall(scope: string) {
  const [runId, callId] = [randomUUID(), randomUUID()];
  const event = { id: randomUUID(), name: 'conformance/new', ts: Date.now(), data: { scope } };
  const run = { functionId: 'conformance-new', startedAt: new Date() };
  await database().durableRun.create({ data: { ...run, id: runId, event } });
  const call = { id: callId, runId, functionId: run.functionId, runStartedAt: run.startedAt };
  await database().durableCall.create({ data: { ...call, stepId: 'step', attempt: 0, queued: true } });
  return { runId, callId };
}

const retriesOf = async (callId: string): Promise<number> => {
  const rows = await database().$queryRaw<{ retries: number }[]>`
    SELECT retry_count AS retries FROM pgboss.job WHERE name = 'durable-call' AND id = ${callId}::uuid`;
  return rows[0]?.retries ?? 0;
};

test('a process that does not know a function leaves its calls to others, and gives up after a day', async () => {
  const scope = randomUUID();
  const old = await startEmbeddedDriver({ functionsOf: only('old') });
  const [call, abandoned] = [await createCall(scope), await createCall(randomUUID())];
  while ((await retriesOf(call.callId)) < 1 || (await retriesOf(abandoned.callId)) < 1) await delay(100);
  const left = await database().durableCall.findUniqueOrThrow({ where: { id: call.callId } });
  expect(left).toMatchObject({ deliveries: 0, ownerId: null });

  await database().$executeRaw`
    UPDATE pgboss.job SET created_on = created_on - interval '25 hours', start_after = now() WHERE id = ${abandoned.callId}::uuid`;
  const state = async () => (await database().durableRun.findUniqueOrThrow({ where: { id: abandoned.runId } })).state;
  while ((await state()) === 'RUNNING') await delay(100);
  expect(await state()).toBe('FAILED');

  await old.stop();
  await database().$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE id = ${call.callId}::uuid`;
  const next = await startEmbeddedDriver({ functionsOf: only('new') });
  await next.log.waitFor(scope, hasDone('ran'), next.timeoutMs);
  await next.stop();
}, 60_000);

test('a due time of a function that this process does not know is left to others for an hour', async () => {
  const context = { functions: new Map() } as unknown as RunnerContext;
  const data = { functionId: 'new', cron: '* * * * *' };
  const dueSince = (minutes: number) =>
    executeCron(context, { query: jest.fn() }, { data, createdOn: new Date(Date.now() - minutes * 60_000) });
  await expect(dueSince(59)).rejects.toThrow('does not know');
  await dueSince(61);
});
