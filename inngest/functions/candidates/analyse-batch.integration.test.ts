import { setTimeout as delay } from 'node:timers/promises';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { startEmbeddedRunner, type EmbeddedRunner } from '@/lib/jobs/embedded/start-embedded-runner';
import { setUpBatch } from '@/tests/analysis/batch-run';
import { useModel } from '@/tests/analysis/model-run';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { inngestHandler } from '../../handler';

const server = OpenAiServer.ofTests();
let runner: EmbeddedRunner;
beforeAll(async () => {
  runner = await startEmbeddedRunner({ handler: inngestHandler, connectionString: env().DATABASE_URL ?? '' });
});
afterAll(async () => {
  await runner.stop();
});

test('follows a batch to its end, and starts the analyses of its candidates', async () => {
  await useModel(server);
  const run = await setUpBatch(['Olga', 'Halina']);
  await run.request();
  const [event] = await database().outboxEvent.findMany({ where: { name: 'candidates/batch.requested' } });
  await runner.ingest([{ name: 'candidates/batch.requested', data: event?.data as { batchId: string } }]);
  while ((await run.batch()).state !== 'ENDED') await delay(100);
  const started = await database().outboxEvent.findMany({ where: { name: 'candidate/analysis.requested' } });
  const candidateIds = (await run.candidates()).map(({ id }) => id);
  expect(started.map(({ data }) => (data as { candidateId: string }).candidateId).sort()).toEqual(candidateIds.sort());
});
