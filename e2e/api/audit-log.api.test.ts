import { createHash } from 'node:crypto';
import type { AuditEntry, AuditPage } from '@/lib/audit-log/schemas';
import type { SealCheck } from '@/lib/auditor-file/schemas';
import type { Problem } from '@/lib/http/server/problem';
import { createActiveProcess, signIn, signInWithNewSession } from './setup';

const events = '/administration/audit-events';

test('the log says who did what and from where, and is exported with its seals', async () => {
  const [admin, recruiter] = [await signIn('ADMIN'), await signInWithNewSession('RECRUITER')];
  const { id: processId } = await createActiveProcess(recruiter);
  const { items } = (await admin.get<AuditPage>(`${events}?processId=${processId}`)).body;
  expect(items.map(({ action }) => action)).toEqual(['process.status-changed', 'process.defined', 'process.created']);
  const [{ sessionId, address } = { sessionId: null, address: null }] = items;
  expect(address).toMatch(/^(127\.0\.0\.1|0:0:0:0)$/);
  const session = (await admin.get<AuditPage>(`${events}?id=${sessionId}&action=session.opened`)).body;
  // The test signs in from an address of its own.
  expect(session.items).toMatchObject([
    { actor: { name: 'Marta Próbna' }, address: expect.stringMatching(/^198\.51\.100\./) },
  ]);

  const exported = await admin.send('GET', `/api/v1${events}/export?format=jsonl&processId=${processId}`);
  expect(exported.headers.get('content-type')).toBe('application/jsonl');
  expect(exported.headers.get('content-disposition')).toBe('attachment; filename="audit-log.jsonl"');
  const lines = (await exported.text()).trim().split('\n');
  const seals = lines.map((line) => JSON.parse(line) as AuditEntry).map(({ seq, hash }) => ({ seq, hash }));
  expect(seals).toEqual(Array(3).fill({ seq: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) }));
  const [latest] = (await admin.get<AuditPage>(`${events}?action=audit.exported&limit=1`)).body.items;
  expect(latest).toMatchObject({ actor: { name: 'Halina Testowa' }, details: { format: 'jsonl' } });

  expect((await recruiter.get(`${events}/export?format=csv`)).status).toBe(403);
  expect((await recruiter.get(events)).status).toBe(403);
  expect((await admin.get(`${events}/export?format=xlsx`)).status).toBe(422);
});

test('a day before the first is refused: nothing there would look like an answer', async () => {
  const admin = await signIn('ADMIN');
  for (const path of [`${events}?`, `${events}/export?format=csv&`]) {
    const answer = await admin.get<Problem>(`${path}from=2026-12-01&to=2026-01-01`);
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ path: 'to' }]]);
    expect((await admin.send('GET', `/api/v1${path}from=2026-01-01&to=2026-01-01`)).status).toBe(200);
  }
});

test('the log is kept for six months at least', async () => {
  const admin = await signIn('ADMIN');
  expect((await admin.put('/administration/audit-retention', { keepMonths: 5 })).status).toBe(422);
  const changed = await admin.put('/administration/audit-retention', { keepMonths: 30 });
  expect([changed.status, changed.body]).toEqual([200, { keepMonths: 30 }]);
  await admin.put('/administration/audit-retention', { keepMonths: 24 });
});

test('the file for an auditor is a download whose hash the log has, for administrators alone', async () => {
  const [admin, recruiter] = [await signIn('ADMIN'), await signInWithNewSession('RECRUITER')];
  const { id: processId } = await createActiveProcess(recruiter);
  const file = '/administration/auditor-file';
  const made = await admin.send('GET', `/api/v1${file}?format=jsonl&locale=en&processId=${processId}`);
  expect(made.headers.get('content-type')).toBe('application/jsonl');
  expect(made.headers.get('content-disposition')).toMatch(/^attachment; filename="auditor-file-\d+-[\d-]{10}\.jsonl"$/);
  const sha256 = createHash('sha256')
    .update(Buffer.from(await made.arrayBuffer()))
    .digest('hex');
  const sealed = (await admin.get<SealCheck>(`${file}/seals/${sha256}`)).body;
  expect(sealed).toMatchObject({ proved: true, file: { madeBy: 'Halina Testowa', process: { processId } } });
  expect((await admin.get<SealCheck>(`${file}/seals/${'0'.repeat(64)}`)).body.file).toBeNull();
  expect((await recruiter.get(`${file}?format=pdf`)).status).toBe(403);
  expect((await recruiter.get(`${file}/seals/${sha256}`)).status).toBe(403);
  expect((await admin.get(`${file}?format=csv`)).status).toBe(422);
});
