import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxWebhookSecrets } from '@/prisma/seed/demo-ats-credentials';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { dialectOf, openAccount, sandboxAccounts, startReachableSandbox } from '@/tests/ats/sandbox-connection';
import type { AtsApplicationData, AtsEvent, AtsProvider } from './provider';

let sandbox: AtsSandbox;
let receiver: Server;
let received: { body: Buffer; headers: Headers }[];
let provider: AtsProvider;
let application: AtsApplicationData;
let other: AtsApplicationData;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: 12 });
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ body: Buffer.concat(chunks), headers: new Headers(request.headers as Record<string, string>) });
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  receiver.close();
  await sandbox.close();
});

const dialects = ['traffit', 'teamtailor', 'greenhouse'] as const;

async function events(secret: string): Promise<(AtsEvent[] | null)[]> {
  await sandbox.control.webhooksDelivered();
  return received.map(({ body, headers }) => provider.readWebhook(body, headers, secret));
}

const accounts = sandboxAccounts.filter(({ id }) => id !== 'ERECRUITER');

describe.each(accounts)('$id, $personality', (account) => {
  const { id } = account;
  const dialect = dialects.find((name) => name === dialectOf[id]) ?? 'traffit';
  const secret = sandboxWebhookSecrets[dialect];

  beforeEach(async () => {
    sandbox.control.reset({});
    sandbox.control.setRateLimits({ on: false });
    received = [];
    for (const name of dialects) sandbox.control.registerWebhook({ dialect: name, url: null });
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    sandbox.control.registerWebhook({ dialect, url });
    ({ provider } = await openAccount(sandbox, account));
    const { recruitments } = await sandbox.control.snapshot({ withCvs: false });
    const recruitmentId = String(recruitments[0]?.id);
    const { applications } = await provider.scanApplications({ recruitmentId, since: null, cursor: null });
    const [first, second] = applications;
    if (!first || !second) throw new Error('There are too few.');
    [application, other] = [first, second];
  });

  test('a changed candidate is named', async () => {
    sandbox.control.changeCandidate({ id: Number(application.candidateId), lastName: 'Nowe' });
    expect(await events(secret)).toEqual([
      [expect.objectContaining({ type: 'changed', candidateId: application.candidateId })],
    ]);
  });

  if (id === 'TEAMTAILOR')
    test('a message that names `resource_id` and is signed in `Teamtailor-Signature` is read', async () => {
      sandbox.control.settings({ teamtailorWebhook: 'resource-id' });
      sandbox.control.changeCandidate({ id: Number(application.candidateId), lastName: 'Nowe' });
      expect(await events(secret)).toEqual([
        [expect.objectContaining({ type: 'changed', candidateId: application.candidateId })],
      ]);
      expect(await events('another-secret')).toEqual([null]);
    });

  test('a merge and a deletion name whom they concern', async () => {
    sandbox.control.mergeCandidates({ id: Number(application.candidateId), intoId: Number(other.candidateId) });
    sandbox.control.deleteCandidate({ id: Number(other.candidateId) });
    const named = (await events(secret)).flatMap((message) => message ?? []);
    expect(named.map(({ candidateId }) => candidateId)).toEqual(
      expect.arrayContaining([application.candidateId, other.candidateId]),
    );
    expect(new Set(named.map(({ deliveryId }) => deliveryId)).size).toBe(named.length);
  });

  test('who was merged, anonymised or deleted is told in words, as far as the ATS has them', async () => {
    const words = async () => {
      const read = (await events(secret)).flatMap((message) => message ?? []);
      received = [];
      return read.map(({ type, applicationId, candidateId }) => ({ type, applicationId, candidateId }));
    };
    const none = { applicationId: null };
    sandbox.control.anonymiseCandidate({ id: Number(application.candidateId) });
    const anonymised = await words();
    const ofPerson = { ...none, candidateId: application.candidateId };
    if (id === 'GREENHOUSE') expect(anonymised).toEqual([{ type: 'anonymised', ...ofPerson }]);
    else expect(anonymised.map(({ type }) => type)).toEqual(anonymised.map(() => 'changed'));
    sandbox.control.mergeCandidates({ id: Number(application.candidateId), intoId: Number(other.candidateId) });
    const merged = await words();
    const kept = { type: 'changed', ...none, candidateId: other.candidateId };
    if (id === 'GREENHOUSE') expect(merged).toEqual([{ type: 'merged', ...ofPerson }, kept]);
    // Of a company's own webhook only the id is signed, so that it says no more than where to look.
    const deletion = id === 'TEAMTAILOR' && account.personality === 'observed' ? 'changed' : 'deleted';
    if (id === 'TEAMTAILOR') expect(merged).toContainEqual({ type: deletion, ...ofPerson });
    if (id !== 'TRAFFIT') sandbox.control.deleteApplication({ id: Number(other.id) });
    const ofApplication = { type: deletion, applicationId: other.id, candidateId: null };
    if (id !== 'TRAFFIT') expect(await words()).toEqual([ofApplication]);
    sandbox.control.deleteCandidate({ id: Number(other.candidateId) });
    const deleted = await words();
    if (id !== 'TRAFFIT')
      expect(deleted).toContainEqual({ ...ofPerson, type: deletion, candidateId: other.candidateId });
  });

  test('the same message under another id is the same delivery', async () => {
    sandbox.control.changeCandidate({ id: Number(application.candidateId), lastName: 'Nowe' });
    const [first] = await events(secret);
    for (const { headers } of received) headers.set('greenhouse-event-id', 'another');
    const [again] = await events(secret);
    // Traffit's has neither an id nor a signature, and only says where to look.
    const ids = (message: AtsEvent[] | null | undefined) => message?.map((event) => ({ ...event, deliveryId: '' }));
    if (id === 'TRAFFIT') expect(ids(again)).toEqual(ids(first));
    else expect(again).toEqual(first);
  });

  test('a message signed with another secret is refused', async () => {
    sandbox.control.changeCandidate({ id: Number(application.candidateId), lastName: 'Nowe' });
    const [read] = await events('another-secret');
    // Traffit signs nothing: its address is the secret, which the route compares.
    if (provider.capabilities.webhooks === 'signature') expect(read).toBeNull();
    else expect(read).toHaveLength(1);
  });
});
