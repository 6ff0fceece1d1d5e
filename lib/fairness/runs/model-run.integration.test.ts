import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { cvLines, setUpModelRun, useModel as connectModel } from '@/tests/analysis/model-run';
import { writeSome } from '@/tests/analysis/written-texts/write-some';
import type { ModelRequest } from '@/tests/openai-server/model-request';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { advanceRun } from './advance-run';
import { estimateRun } from './estimate-run';
import { getRun } from './get-run';
import { startRun } from './start-run';

const server = OpenAiServer.ofTests();

async function scene() {
  const { actor, processId, judge, save } = await setUpModelRun({
    lines: [...cvLines, 'rozwijanie usług rozliczeń i utrzymanie ich na serwerach'],
  });
  await judge();
  await save();
  return { actor, processId };
}

async function end(runId: string): Promise<void> {
  while ((await advanceRun(systemActor, { runId })).outcome === 'waiting');
}

test('with a model the cost is foreseen and must be capped, one copy is judged twice, and what it cost is counted', async () => {
  await connectModel(server);
  const { actor, processId } = await scene();
  const estimate = await estimateRun(actor, { processId });
  expect(estimate).toMatchObject({ available: 1, copies: 10, questions: 4, engine: { model: 'gpt-4.1-mini' } });
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
  await connectModel(server);
  const { actor, processId } = await scene();
  const one = (await estimateRun(actor, { processId })).perCopy?.micros ?? 0;
  const { runId } = await startRun(actor, { processId, candidates: 1, capMicros: Math.round(3.5 * one) });
  await end(runId);
  const report = await getRun(actor, { processId, runId });
  expect(report).toMatchObject({ state: 'STOPPED', stopReason: 'fairness.cap-reached', examined: 0, passed: null });
  expect(report.questions).toBeGreaterThanOrEqual(2);
  expect(report.spent.micros).toBeLessThanOrEqual(3.5 * one);
});

const promptOf = ({ messages }: ModelRequest): string => messages.map(({ text }) => text).join('\n');

/** Runs the lab over one candidate with a model that also writes. */
async function runWriting(write: (request: ModelRequest) => unknown) {
  server.reset();
  server.respondTo('texts', write);
  server.respondTo('reworded', (request) => {
    const lines = [...promptOf(request).matchAll(/^\[(\d+)\] (.*)$/gmu)];
    return {
      lines: lines.map(([, number, text = '']) => ({
        number: Number(number),
        text: text.replace('rozwijanie', 'budowa'),
      })),
    };
  });
  await connectModel(server, { writeTexts: true });
  const { actor, processId } = await scene();
  const estimate = await estimateRun(actor, { processId });
  const { runId } = await startRun(actor, { processId, candidates: 1, capMicros: 1_000_000 });
  await end(runId);
  const report = await getRun(actor, { processId, runId });
  return { estimate, report, of: (test: string) => report.tests.find((one) => one.test === test) };
}

test('the model rewords the CV and writes of both people, all of it masked, and is held to two texts on one copy', async () => {
  const { estimate, report, of } = await runWriting(writeSome);
  expect(estimate).toMatchObject({ copies: 10, questions: 4 });
  expect(of('written')).toMatchObject({ candidates: 1, differing: 0, passed: true });
  expect(of('reworded')).toMatchObject({ candidates: 1, verdicts: 0, passed: true });
  const asked = server.asked.filter(({ schemaName }) => schemaName === 'reworded' || schemaName === 'texts');
  expect(asked.map(({ schemaName }) => schemaName)).toEqual(['texts', 'texts', 'texts', 'reworded']);
  for (const secret of ['Kowalska', 'Zofia', 'Wieczorek', '600 100 200', 'olga.mila', '90010112349'])
    expect(asked.filter((request) => promptOf(request).includes(secret))).toEqual([]);
  expect(report.questions).toBe(server.asked.length - 1);
});

test('a model that writes worse of women is red there and nowhere else, and what it wrote is stored nowhere', async () => {
  const { report, of } = await runWriting((request) => {
    const texts = writeSome(request);
    if (!promptOf(request).includes('Programistka')) return texts;
    const tail = {
      on: [1],
      pl: 'To jedynie skromne i pobieżne osiągnięcia.',
      en: 'These are merely modest achievements.',
    };
    return { ...texts, opinion: [...texts.opinion, tail] };
  });
  expect(report.passed).toBe(false);
  expect(report.tests.filter(({ passed }) => passed === false).map(({ test: name }) => name)).toEqual(['written']);
  expect(of('written')).toMatchObject({ differing: 1, tone: 3, evaluative: 3 });
  const [written] = (report.cases[0]?.differences ?? []).filter(({ test: name }) => name === 'written');
  expect(written).toMatchObject({ measure: { words: 0, tone: 0, evaluative: 0 }, evaluative: { other: [] } });
  expect(JSON.stringify(await database().fairnessCase.findMany({ where: { runId: report.runId } }))).not.toContain(
    'osiągnięcia',
  );
});
