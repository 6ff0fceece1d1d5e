import { setTimeout as delay } from 'node:timers/promises';
import { openProvider } from '@/lib/ats/connections/open-provider';
import { pickCandidates } from '@/lib/ats/picks/pick-candidates';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { startEmbeddedRunner, type EmbeddedRunner } from '@/lib/jobs/embedded/start-embedded-runner';
import { sendOutbox } from '@/lib/jobs/send-outbox';
import { createTestUser } from '@/prisma/seed/factories';
import { openWritableAts } from '@/tests/ats/writable-ats';
import { createLinkedCandidate, createLinkedProcess } from '@/tests/ats/linked-process';
import { inngestHandler } from '../../handler';

jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));

const db = database();
let runner: EmbeddedRunner;
beforeAll(async () => {
  runner = await startEmbeddedRunner({
    handler: inngestHandler,
    connectionString: env().DATABASE_URL ?? '',
    retryDelayMs: () => 100,
  });
});
afterAll(() => runner.stop());

test('sends five by the durable function: one waits for its turn, one step dies, one changed; each moves at most once', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const place = await createLinkedProcess(actor);
  const ats = openWritableAts(jest.mocked(openProvider));
  const candidates = [];
  for (let number = 0; number < 5; number += 1) {
    const candidate = await createLinkedCandidate(place);
    ats.add({ id: candidate.externalId, recruitmentId: place.recruitmentId });
    candidates.push(candidate);
  }
  const changed = candidates[4]?.externalId ?? '';
  ats.change(changed, { stageId: 'interview' });
  ats.faults.push({
    on: 'moveToStage',
    kind: 'refuse',
    error: new AppError('ats.rate-limited', { retryAfterSeconds: 1 }),
  });
  let deaths = 0;
  ats.before = (method) => {
    if (method !== 'findApplication' || ats.writes.length === 0 || deaths > 0) return;
    deaths += 1;
    throw new Error('killed');
  };
  await pickCandidates(actor, { ...place, choice: { all: true } });
  await sendOutbox();
  const open = () => db.atsPick.count({ where: { ...placeOf(place), state: { in: ['PENDING', 'SENDING'] } } });
  while ((await open()) > 0) await delay(50);
  expect(ats.writes.map(({ applicationId }) => applicationId).sort()).toEqual(
    candidates
      .slice(0, 4)
      .map(({ externalId }) => externalId)
      .sort(),
  );
  const rows = await db.candidate.findMany({ where: placeOf(place), orderBy: { ordinalNumber: 'asc' } });
  expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'sent', 'NEW']);
  expect(deaths).toBe(1);
});

const placeOf = ({ processId }: { processId: string }) => ({ processId });
