import { setTimeout as delay } from 'node:timers/promises';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { startEmbeddedEngine, type EmbeddedEngine } from '@/lib/jobs/embedded/start-embedded-engine';
import { setUpBatch } from '@/tests/analysis/batch-run';
import { useModel } from '@/tests/analysis/model-run';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { inngestHandler } from '../../handler';

let server: OpenAiServer;
let engine: EmbeddedEngine;
beforeAll(async () => {
  server = await OpenAiServer.start();
  engine = await startEmbeddedEngine({ handler: inngestHandler, connectionString: env().DATABASE_URL ?? '' });
});
afterAll(async () => {
  await engine.stop();
  await server.close();
});

test('follows a batch to its end, and starts the analyses of its candidates', async () => {
  await useModel(server);
  const run = await setUpBatch(['Olga', 'Halina']);
  await run.request();
  const [event] = await database().outboxEvent.findMany({ where: { name: 'candidates/batch.requested' } });
  await engine.ingest([{ name: 'candidates/batch.requested', data: event?.data as { batchId: string } }]);
  while ((await run.batch()).state !== 'ENDED') await delay(100);
  const started = await database().outboxEvent.findMany({ where: { name: 'candidate/analysis.requested' } });
  const candidateIds = (await run.candidates()).map(({ id }) => id);
  expect(started.map(({ data }) => (data as { candidateId: string }).candidateId).sort()).toEqual(candidateIds.sort());
});
