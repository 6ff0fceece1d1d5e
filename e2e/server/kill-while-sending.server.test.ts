import { setTimeout as sleep } from 'node:timers/promises';
import { sandboxCredentials } from '../../prisma/seed/demo-ats-credentials';
import { startAtsSandbox, type AtsSandbox } from '../../scripts/ats-sandbox/start-sandbox';
import { query } from '../../lib/db/with-client';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import type { ProcessSync } from '@/lib/ats/schemas';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { createActiveProcess, getCandidate, search, waitUntilAnalysed } from '../api/setup';

const candidateCount = 5;
let sandbox: AtsSandbox;
let product: RunningProduct;

beforeAll(async () => {
  sandbox = await startAtsSandbox({ recruitments: 1, candidatesPerRecruitment: candidateCount });
  sandbox.control.setRateLimits({ on: false });
  product = await startProduct({ env: { ATS_ALLOWED_HOSTS: `127.0.0.1:${sandbox.port}` } });
}, 120_000);
afterAll(async () => {
  await product.stop();
  await sandbox.close();
});

async function until(isSo: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  for (const deadline = Date.now() + seconds * 1000; !(await isSo()); await sleep(200)) {
    if (Date.now() > deadline) throw new Error(`Not so within ${seconds} s:\n${product.server.output}`);
  }
}

async function createConnection(): Promise<string> {
  const admin = await ApiClient.signIn(product.server.url, 'ADMIN');
  const connection = {
    name: 'Head office',
    provider: 'TRAFFIT',
    scheduleMinutes: null,
    paused: false,
    settings: { url: `${sandbox.url}/traffit`, callsPerSecond: 100 },
    credentials: sandboxCredentials.traffit,
  };
  return (await admin.post<{ connectionId: string }>('/administration/ats-connections', connection)).body.connectionId;
}

/** A process whose candidates were synchronised and analysed; all are in the first stage of the sandbox. */
async function createSynchronisedProcess(recruiter: ApiClient): Promise<{ id: string; people: CandidateListItem[] }> {
  const { applications, recruitments } = await sandbox.control.snapshot({ withCvs: false });
  for (const { id } of applications) sandbox.control.changeStage({ applicationId: id, stage: 'inbox' });
  const [recruitment] = recruitments;
  const stage = recruitment?.stages.find(({ kind }) => kind === 'selected');
  const { id } = await createActiveProcess(recruiter);
  await recruiter.put(`/processes/${id}/ats-link`, {
    connectionId: await createConnection(),
    externalProcessId: String(recruitment?.id),
    targetKind: 'STAGE',
    target: String(stage?.id),
    targetName: stage?.name,
  });
  await recruiter.put(`/processes/${id}/sync`);
  const isSynchronised = async () =>
    (await recruiter.get<ProcessSync>(`/processes/${id}/sync`)).body.sync?.state === 'SUCCEEDED';
  await until(isSynchronised);
  await waitUntilAnalysed(recruiter, id, candidateCount);
  const people = (await search(recruiter, id, 'pageSize=100')).items.filter(({ status }) => status === 'NEW');
  return { id, people };
}

const readOne = { method: 'GET', path: '/employees/[^/]+/?$' };

/** Calls that are never answered, and how many moves have taken effect by then. */
const windows = [
  { when: 'the move was on its way', call: { ...readOne, after: 1 }, moves: 0 },
  { when: 'the move was made, but not acknowledged', call: { method: 'POST', path: '/_move/?$' }, moves: 1 },
  { when: 'the move was acknowledged, but not read back', call: { ...readOne, after: 2 }, moves: 1 },
];

test('killed while it sends one candidate each at any moment of sending, the server moves each exactly once', async () => {
  const recruiter = await ApiClient.signIn(product.server.url, 'RECRUITER');
  const { id: processId, people } = await createSynchronisedProcess(recruiter);
  expect(people.length).toBeGreaterThan(windows.length);
  const isSent = async (client: ApiClient, candidateId: string) =>
    (await getCandidate(client, processId, candidateId)).status === 'sent';
  const pick = (candidateId: string) => recruiter.post(`/processes/${processId}/candidates/${candidateId}/pick`);
  // The first of a link goes alone.
  const first = people.pop()?.id ?? '';
  await pick(first);
  await until(() => isSent(recruiter, first));

  const sendings = [];
  for (const [index, { when, call, moves }] of windows.entries()) {
    const candidateId = people[index]?.id ?? '';
    const { atsId } = await getCandidate(recruiter, processId, candidateId);
    const ownMoves = () =>
      sandbox.control.log().moves.filter((move) => String(move.candidateId) === atsId && move.by === 'traffit').length;
    sandbox.control.fail({ fault: { kind: 'hang' }, dialect: 'traffit', ...call });
    await pick(candidateId);
    await until(() => sandbox.control.faults.pending === 0 && ownMoves() >= moves);
    sendings.push({ when, candidateId, atsId, moves, ownMoves });
  }
  await product.server.kill();
  for (const { when, candidateId, moves, ownMoves } of sendings) {
    expect([when, await pickStates(candidateId), ownMoves()]).toEqual([when, ['SENDING'], moves]);
  }

  await product.server.start();
  const again = await ApiClient.signIn(product.server.url, 'RECRUITER');
  for (const { when, candidateId, atsId, ownMoves } of sendings) {
    await until(() => isSent(again, candidateId));
    expect([when, await pickStates(candidateId), ownMoves()]).toEqual([when, ['SENT'], 1]);
    const { applications } = await sandbox.control.snapshot({ withCvs: false });
    const there = applications.find((one) => String(one.candidateId) === atsId);
    expect(there?.stageName).toBe('Wybrany przez AI');
  }
});

/** The state of every request to send the candidate. */
async function pickStates(candidateId: string): Promise<string[]> {
  const rows = await query<{ state: string }>(
    product.databaseUrl,
    'SELECT state::text FROM ats_pick WHERE candidate_id = $1',
    [candidateId],
  );
  return rows.map(({ state }) => state);
}
