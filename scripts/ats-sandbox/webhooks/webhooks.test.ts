import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sandboxWebhookSecrets } from '../../../prisma/seed/demo-ats-credentials';
import { startAtsSandbox, type AtsSandbox } from '../start-sandbox';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
}

let sandbox: AtsSandbox;
let receiver: Server;
let address: string;
let received: Received[] = [];
/** What the receiver answers, in this order; then 200. */
let statuses: number[] = [];

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

beforeAll(async () => {
  sandbox = await startAtsSandbox();
  receiver = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      received.push({ path: request.url ?? '', headers: request.headers, text: bytes.toString() });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
beforeEach(() => {
  sandbox.control.reset();
  received = [];
  statuses = [];
  for (const dialect of ['traffit', 'teamtailor', 'greenhouse'] as const)
    sandbox.control.registerWebhook({ dialect, url: null });
});
afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => receiver.close(resolve));
});

it('signs the raw body as Greenhouse does', async () => {
  sandbox.control.registerWebhook({ dialect: 'greenhouse', url: `${address}/hook` });
  sandbox.control.changeStage({ applicationId: 700_000_001, stage: 'selected' });
  const deliveries = await sandbox.control.webhooksDelivered();

  expect(deliveries).toEqual([expect.objectContaining({ event: 'candidate_stage_change', attempts: 1, status: 200 })]);
  const [message] = received;
  expect(message?.headers.signature).toBe(`sha256 ${hmac(sandboxWebhookSecrets.greenhouse, message?.text ?? '')}`);
  expect(message?.headers['greenhouse-event-id']).toBe(deliveries[0]?.id);
  expect(JSON.parse(message?.text ?? '')).toMatchObject({
    action: 'candidate_stage_change',
    payload: {
      application: {
        id: 700_000_001,
        current_stage: { id: 10_012 },
        candidate: { id: 500_000_001 },
        jobs: [{ id: 1001, requisition_id: 'REK/2026/001' }],
      },
    },
  });
});

it('names the person who went and the one who stayed, as Greenhouse does', async () => {
  sandbox.control.registerWebhook({ dialect: 'greenhouse', url: address });
  sandbox.control.deleteCandidate({ id: 500_000_001 });
  sandbox.control.mergeCandidates({ id: 500_000_002, intoId: 500_000_003 });
  sandbox.control.anonymiseCandidate({ id: 500_000_004 });
  sandbox.control.deleteApplication({ id: 700_000_005 });
  await sandbox.control.webhooksDelivered();
  const bodies = received.map(({ text }) => JSON.parse(text) as { action: string });
  expect(bodies.find(({ action }) => action === 'delete_candidate')).toMatchObject({
    payload: { person: { id: 500_000_001, deleted_application_ids: [700_000_001] } },
  });
  expect(bodies.find(({ action }) => action === 'merge_candidate')).toMatchObject({
    payload: { person: { id: 500_000_002, new_candidate_id: 500_000_003 } },
  });
  expect(bodies.find(({ action }) => action === 'candidate_anonymized')).toEqual({
    action: 'candidate_anonymized',
    payload: { candidate_id: 500_000_004, anonymized_fields: expect.arrayContaining(['full_name']) },
  });
  expect(bodies.find(({ action }) => action === 'delete_application')).toMatchObject({
    payload: { application: { id: 700_000_005, jobs: [{ id: 1001 }] } },
  });
});

it('signs time and body as Teamtailor does', async () => {
  sandbox.control.registerWebhook({ dialect: 'teamtailor', url: address });
  sandbox.control.replaceCv({ candidateId: 500_000_001 });
  await sandbox.control.webhooksDelivered();

  const [message] = received;
  const decoded = Buffer.from(String(message?.headers['tt-signature']), 'base64').toString();
  const [, time, signature] = /^t=(\d+),v2=([0-9a-f]{64})$/.exec(decoded) ?? [];
  expect(signature).toBe(hmac(sandboxWebhookSecrets.teamtailor, `${time}.${message?.text}`));
  expect(Math.abs(Number(time) * 1000 - Date.now())).toBeLessThan(5000);
});

it('signs the id in the body, as a company’s own webhook of Teamtailor does', async () => {
  sandbox.control.settings({ personality: { teamtailor: 'observed' } });
  sandbox.control.registerWebhook({ dialect: 'teamtailor', url: address });
  sandbox.control.changeCandidate({ id: 500_000_001, lastName: 'Nowicka' });
  sandbox.control.deleteCandidate({ id: 500_000_002 });
  sandbox.control.deleteApplication({ id: 700_000_003 });
  await sandbox.control.webhooksDelivered();

  const signature = (id: string) => Buffer.from(hmac(sandboxWebhookSecrets.teamtailor, id)).toString('base64');
  const data = { id: '500000001', type: 'candidates', attributes: expect.objectContaining({ 'last-name': 'Nowicka' }) };
  const bodies = received.map(({ text }) => JSON.parse(text) as object);
  expect(received.map(({ headers }) => headers['tt-signature'])).toEqual([undefined, undefined, undefined]);
  expect(bodies).toContainEqual({
    payload: { event_name: 'candidate.update', data },
    signature: signature('500000001'),
  });
  expect(bodies).toContainEqual({
    payload: { event_name: 'candidate.destroy', data: { id: '500000002', type: 'candidates', attributes: {} } },
    signature: signature('500000002'),
  });
  expect(bodies).toContainEqual({
    payload: { event_name: 'job_application.destroy', data: expect.objectContaining({ id: '700000003' }) },
    signature: signature('700000003'),
  });
});

it('goes to a secret address with Traffit', async () => {
  sandbox.control.registerWebhook({ dialect: 'traffit', url: `${address}/${sandboxWebhookSecrets.traffit}` });
  sandbox.control.changeStage({ applicationId: 700_000_001, stage: 'selected' });
  await sandbox.control.webhooksDelivered();
  expect(received).toMatchObject([{ path: `/${sandboxWebhookSecrets.traffit}` }]);
});

it('tries once more with the same id, then gives up', async () => {
  sandbox.control.registerWebhook({ dialect: 'greenhouse', url: address });
  statuses = [500];
  sandbox.control.deleteCandidate({ id: 500_000_001 });
  expect(await sandbox.control.webhooksDelivered()).toMatchObject([
    { event: 'delete_candidate', attempts: 2, status: 200 },
  ]);
  expect(received[0]?.headers['greenhouse-event-id']).toBe(received[1]?.headers['greenhouse-event-id']);

  statuses = [500, 500];
  sandbox.control.anonymiseCandidate({ id: 500_000_002 });
  expect((await sandbox.control.webhooksDelivered()).at(-1)).toMatchObject({
    event: 'candidate_anonymized',
    attempts: 2,
    status: 500,
  });
});

it('goes nowhere but to this machine', () => {
  expect(() => sandbox.control.registerWebhook({ dialect: 'traffit', url: 'https://company.example/hook' })).toThrow(
    'this machine',
  );
});
