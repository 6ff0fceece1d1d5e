import { GET } from '@/app/api/cron/[work]/route';
import { recordAudit } from '@/lib/audit/record-audit';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { createTestUser } from '@/prisma/seed/factories';
import { runScheduledWork } from './run-scheduled-work';

const nightly = [
  'retention',
  'notifications/tell-what-is-due',
  'system/clean-up clean-up',
  'system/clean-up audit-log',
  'system/clean-up phone-numbers',
  'system/clean-up erasures',
];
const secret = 'a-secret-of-the-clock';
const ask = (work: string, authorization?: string) =>
  GET(new Request('http://localhost/api/cron', { headers: authorization ? { authorization } : {} }), {
    params: Promise.resolve({ work }),
  });

afterEach(async () => {
  env().CRON_SECRET = undefined;
  await database().jobLock.deleteMany();
});

test('without CRON_SECRET, without it in the call, or with another there is nothing', async () => {
  expect((await ask('minute', `Bearer ${secret}`)).status).toBe(404);
  env().CRON_SECRET = secret;
  for (const given of [undefined, 'Bearer another', secret]) expect((await ask('minute', given)).status).toBe(404);
  expect((await ask('constructor', `Bearer ${secret}`)).status).toBe(404);
  expect(await database().jobLock.count()).toBe(0);
});

test('by night retention has its run, expired data go, and what is being done is not begun twice', async () => {
  env().CRON_SECRET = secret;
  await database().rateLimit.create({ data: { key: 'expired', count: 1, expiresAt: new Date(Date.now() - 1_000) } });
  const [one, other] = await Promise.all([ask('night', `Bearer ${secret}`), ask('night', `Bearer ${secret}`)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const results = [await one.json(), await other.json()] as { done: string[]; elsewhere: string[] }[];
  for (const work of nightly) {
    expect([work, results.filter(({ done }) => done.includes(work)).length]).toEqual([work, 1]);
    expect([work, results.filter(({ elsewhere }) => elsewhere.includes(work)).length]).toEqual([work, 1]);
  }
  expect(await database().rateLimit.count({ where: { key: 'expired' } })).toBe(0);
  expect(await database().retentionRun.findMany()).toEqual([expect.objectContaining({ endedAt: expect.any(Date) })]);
});

test('each minute the audit log is sealed; what there is no time for is left to the next call', async () => {
  const { actor } = await createTestUser('ADMIN');
  await recordAudit(database(), actor, 'session.ended');
  const late = await runScheduledWork('minute', { limitMs: 0 });
  expect(late).toMatchObject({ done: [], failed: [] });
  expect(late.left).toContain('system/seal-audit-log');
  expect(await database().auditEvent.count({ where: { seq: null } })).toBeGreaterThan(0);
  const result = await runScheduledWork('minute');
  expect(result).toMatchObject({ failed: [], left: [] });
  expect(result.done).toEqual([
    'outbox',
    'lost-work',
    'ats/schedule syncs',
    'ats/schedule picks',
    'webhooks/schedule',
    'mail/schedule outdated',
    'mail/schedule lost',
    'notifications/daily-mail',
    'system/seal-audit-log',
    'outbox',
  ]);
  expect(await database().auditEvent.count({ where: { seq: null } })).toBe(0);
});
