import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { setUpModelRun, useModel } from '@/tests/analysis/model-run';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { advanceRun } from './advance-run';
import { estimateRun } from './estimate-run';
import { getRun } from './get-run';
import { startRun } from './start-run';

let server: OpenAiServer;
beforeAll(async () => {
  server = await OpenAiServer.start();
});
afterAll(() => server.close());

async function scene() {
  const { actor, processId, judge, save } = await setUpModelRun();
  await judge();
  await save();
  return { actor, processId };
}

async function end(runId: string): Promise<void> {
  while ((await advanceRun(systemActor, { runId })).outcome === 'waiting');
}

test('with a model the cost is foreseen and must be capped, one copy is judged twice, and what it cost is counted', async () => {
  await useModel(server);
  const { actor, processId } = await scene();
  const estimate = await estimateRun(actor, { processId });
  expect(estimate).toMatchObject({ available: 1, copies: 9, engine: { model: 'gpt-4.1-mini' } });
  expect(estimate.perCopy?.micros).toBeGreaterThan(0);
  const uncapped = startRun(actor, { processId, candidates: 1, capMicros: null });
  await expect(uncapped).rejects.toMatchObject({ code: 'fairness.cap-missing' });
  const { runId } = await startRun(actor, { processId, candidates: 1, capMicros: 1_000_000 });
  await end(runId);
  const report = await getRun(actor, { processId, runId });
  expect(report).toMatchObject({ state: 'DONE', examined: 1 });
  expect(report.tests.map(({ test: name }) => name)).toContain('repeat');
  expect(report.tests.find(({ test: name }) => name === 'swap')).toMatchObject({ candidates: 1, passed: true });
  expect(report.questions).toBeGreaterThanOrEqual(6);
  const used = await database().modelUse.aggregate({ where: { processId }, _sum: { costMicros: true } });
  expect(report.spent.micros).toBeGreaterThan(0);
  expect(used._sum.costMicros).toBe(report.spent.micros);
});

test('a run stops at its cap, not a question later', async () => {
  await useModel(server);
  const { actor, processId } = await scene();
  const one = (await estimateRun(actor, { processId })).perCopy?.micros ?? 0;
  const { runId } = await startRun(actor, { processId, candidates: 1, capMicros: Math.round(3.5 * one) });
  await end(runId);
  const report = await getRun(actor, { processId, runId });
  expect(report).toMatchObject({ state: 'STOPPED', stopReason: 'fairness.cap-reached', examined: 0, passed: null });
  expect(report.questions).toBeGreaterThanOrEqual(2);
  expect(report.spent.micros).toBeLessThanOrEqual(3.5 * one);
});
