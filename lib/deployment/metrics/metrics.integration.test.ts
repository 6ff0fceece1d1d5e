import { GET } from '@/app/api/metrics/route';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { collectShared } from './collect-shared';

const token = 'a-token-of-sixteen-characters';
const ask = (authorization?: string) =>
  GET(new Request('http://localhost/api/metrics', { headers: authorization ? { authorization } : {} }));

afterEach(() => {
  env().METRICS_TOKEN = undefined;
});

test('without METRICS_TOKEN, without its token and with another there is nothing', async () => {
  expect((await ask(`Bearer ${token}`)).status).toBe(404);
  env().METRICS_TOKEN = token;
  expect((await ask()).status).toBe(404);
  expect((await ask('Bearer another')).status).toBe(404);
  expect((await ask(token)).status).toBe(404);
});

/** Samples by name and labels, as Prometheus reads them. */
function samplesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, series = '', value = ''] = /^([a-z_0-9]+(?:\{[^}]*\})?) (\S+)$/i.exec(line) ?? [];
      expect([line, Number.isNaN(Number(value)) && value.toLowerCase() !== 'nan']).toEqual([line, false]);
      return [series, Number(value)];
    }),
  );
}

test('each series stands once, and says what waits', async () => {
  env().METRICS_TOKEN = token;
  await database().outboxEvent.create({
    data: { name: 'process/rescoring.requested', data: {}, createdAt: new Date(Date.now() - 90_000) },
  });
  const startedAt = new Date(Date.now() - 3_600_000);
  await database().backupRun.create({ data: { origin: 'COMMAND', state: 'GOOD', startedAt, bytes: 5_000 } });
  const response = await ask(`Bearer ${token}`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const samples = samplesOf(text);
  expect(samples.size).toBe(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length);
  expect(samples.get('recruiting_outbox_events{state="waiting"}')).toBe(1);
  expect(samples.get('recruiting_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
  expect(samples.get('recruiting_dependency_up{name="database",tier="critical"}')).toBe(1);
  expect(samples.get('recruiting_queue_steps{state="waiting"}')).toBe(0);
  expect(samples.get('recruiting_cvs{state="waiting"}')).toBe(0);
  expect(samples.get('recruiting_backup_age_seconds')).toBeGreaterThanOrEqual(3_600);
  expect(samples.get('recruiting_backup_failed')).toBe(0);
  expect(samples.get('recruiting_model_cost_month')).toBe(0);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(samples.has('nodejs_eventloop_lag_seconds')).toBe(true);
});

test('what hangs holds up no scrape', async () => {
  Reflect.deleteProperty(globalThis, '__dependencies');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let isLocked = (): void => undefined;
  const locked = new Promise<void>((resolve) => (isLocked = resolve));
  const lock = database().$transaction(
    async (db) => {
      await db.$executeRaw`LOCK TABLE backup_run`;
      isLocked();
      await held;
    },
    { timeout: 20_000 },
  );
  await locked;
  const startedAt = performance.now();
  const first = samplesOf(await collectShared(500));
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  expect(first.get('recruiting_dependency_up{name="database",tier="critical"}')).toBe(1);
  expect(first.has('recruiting_outbox_oldest_seconds')).toBe(true);
  expect(first.has('recruiting_backup_failed')).toBe(false);
  release();
  await lock;
});
