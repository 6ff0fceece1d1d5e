import { InngestServerDouble } from '@/tests/inngest/inngest-server';
import { plainCv } from '@/tests/cv/plain-cv';

const server = new InngestServerDouble();

/** The settings are read when these modules are loaded. */
async function loadProduct() {
  const { database } = await import('@/lib/db/client');
  return {
    db: database(),
    ...(await import('@/lib/auth/actor')),
    ...(await import('@/lib/candidates/cv/upload-cvs')),
    ...(await import('@/lib/jobs/send-outbox')),
    ...(await import('@/prisma/seed/factories')),
    ...(await import('./lost-runs')),
  };
}
let product: Awaited<ReturnType<typeof loadProduct>>;

beforeAll(async () => {
  await server.listen();
  Object.assign(process.env, {
    INNGEST_BASE_URL: server.url,
    INNGEST_EVENT_KEY: server.eventKey,
    INNGEST_SIGNING_KEY: `signkey-prod-${server.signingKey}`,
    NEXTAUTH_URL: 'https://recruiting.company.example',
  });
  product = await loadProduct();
});
beforeEach(async () => {
  server.mode = 'working';
  server.wipe();
  server.register();
  await product.db.candidate.deleteMany();
  await product.db.outboxEvent.deleteMany();
  await product.db.sentEvent.deleteMany();
});
afterAll(() => server.close());

/** CVs that wait at the server. */
async function waitingCvs(count: number): Promise<string> {
  const { db, createTestUser, createTestProcess, uploadCvs, sendOutbox } = product;
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(actor);
  const files = Array.from({ length: count }, (_, index) => ({
    fileName: `cv-${index}.pdf`,
    bytes: plainCv([`Osoba Numer${index}`]),
  }));
  await uploadCvs(actor, { processId, files });
  expect(await sendOutbox()).toBe(count);
  await db.candidate.updateMany({ data: { updatedAt: new Date(Date.now() - 60_000) } });
  return processId;
}

/** The timer of lost runs, 20 seconds after the last time. */
async function recover() {
  const { db, recoverLostRuns, systemActor } = product;
  await db.jobLock.deleteMany();
  await db.$executeRaw`
    UPDATE sent_event SET missing_since = missing_since - interval '20 seconds', sent_at = sent_at - interval '60 seconds'`;
  return recoverLostRuns(systemActor);
}

const nothing = { requested: 0, waiting: 0, failed: 0 };
const candidates = () => product.db.candidate.findMany({ orderBy: { ordinalNumber: 'asc' } });

test.each([
  ['killed without Redis', () => server.killWithoutRedis()],
  ['wiped', () => server.wipe()],
])(
  'what a server that was %s had is requested again at the second look, once',
  async (_how, lose) => {
    await waitingCvs(4);
    const before = await candidates();
    expect(await recover()).toEqual(nothing);
    lose();
    server.register();
    expect(await recover()).toEqual(nothing);
    expect(await recover()).toEqual({ ...nothing, requested: 4 });
    await product.sendOutbox();
    const after = await candidates();
    expect(after.map(({ analysisRepeats }) => analysisRepeats)).toEqual([1, 1, 1, 1]);
    expect(after.map(({ analysisWaitingSince }) => analysisWaitingSince)).toEqual(
      before.map(({ analysisWaitingSince }) => analysisWaitingSince),
    );
    const requested = server.sentEvents.slice(-4).map(({ data }) => data.requestId);
    expect(new Set(requested)).toEqual(new Set(after.map(({ analysisRequestId }) => analysisRequestId)));
    await product.db.candidate.updateMany({ data: { updatedAt: new Date(Date.now() - 60_000) } });
    expect([await recover(), await recover()]).toEqual([nothing, nothing]);
  },
  60_000,
);

test('what waits at a server that works, hangs or is away is not requested again', async () => {
  await waitingCvs(2);
  for (const mode of ['working', 'hanging', 'broken', 'working'] as const) {
    server.mode = mode;
    expect(await recover()).toEqual(nothing);
  }
}, 60_000);

test('an event that may have arrived before under another id is not asked about', async () => {
  const { db, sendOutbox } = product;
  await waitingCvs(1);
  const sent = await db.sentEvent.findFirstOrThrow();
  await db.sentEvent.deleteMany();
  // As after a crash between sending and removing: the server has it, and ignores it the second time.
  const [event] = server.sentEvents.slice(-1);
  await db.outboxEvent.create({
    data: { id: sent.id, name: event?.name ?? '', data: event?.data as object, possibleSends: 1 },
  });
  expect(await sendOutbox()).toBe(1);
  expect([await recover(), await recover(), await recover()]).toEqual([nothing, nothing, nothing]);
});

test('lost three times over, the analysis ends with the reason', async () => {
  await waitingCvs(1);
  const outcomes = [];
  for (let round = 0; round < 4; round += 1) {
    server.killWithoutRedis();
    await recover();
    outcomes.push(await recover());
    await product.sendOutbox();
    await product.db.candidate.updateMany({ data: { updatedAt: new Date(Date.now() - 60_000) } });
  }
  expect(outcomes.map(({ requested, failed }) => [requested, failed])).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
  expect(await candidates()).toMatchObject([{ status: 'ERROR', statusReason: 'analysis.lost' }]);
}, 60_000);
