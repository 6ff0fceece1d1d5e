import { after } from 'next/server';
import { getCandidateCv } from '@/lib/candidates/cv/get-candidate-cv';
import { getCvText } from '@/lib/candidates/cv/get-cv-text';
import { openCv } from '@/lib/candidates/cv/open-cv';
import { database } from '@/lib/db/client';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { compareCandidates } from './compare-candidates';
import { getCandidate, loadCandidateAhead } from './get-candidate';

jest.mock('next/server', () => ({ after: jest.fn() }));

const responses: (() => Promise<void>)[] = [];

/** Sends what waits for the end of a response. */
async function endResponses(): Promise<void> {
  await Promise.all(responses.splice(0).map((write) => write()));
}

beforeEach(() => {
  jest.mocked(after).mockImplementation((work) => void responses.push(work as () => Promise<void>));
});

async function scene() {
  const { actor, processId } = await createTestScene();
  const { sha256 } = await database().cvFile.create({
    data: { sha256: actor.userId.replaceAll('-', '').repeat(2), mimeType: 'application/pdf', sizeBytes: 1 },
  });
  const { id: candidateId } = await database().candidate.create({
    data: {
      processId,
      ordinalNumber: 1,
      source: 'KNOW_ME',
      externalProcessStatus: 'NOT_APPLICABLE',
      status: 'SEEN',
      cvSha256: sha256,
      cvFileName: 'cv.pdf',
    },
  });
  const actions = async () => {
    const rows = await database().auditEvent.findMany({ where: { candidateId }, orderBy: { at: 'asc' } });
    return rows.map(({ action, actorId }) => ({ action, own: actorId === actor.userId }));
  };
  return { actor: { ...actor, address: '192.0.2.9' }, place: { processId, candidateId }, actions };
}

test('who opened a candidate and the CV is kept once an hour, after the response', async () => {
  const { actor, place, actions } = await scene();
  await getCandidate(actor, place);
  await getCandidate(actor, place);
  expect(await actions()).toEqual([]);
  await endResponses();
  expect(await actions()).toEqual([{ action: 'candidate.viewed', own: true }]);
  await getCvText(actor, place);
  await getCvText(actor, place);
  await getCandidate(actor, place);
  await endResponses();
  expect(await actions()).toEqual([
    { action: 'candidate.viewed', own: true },
    { action: 'candidate.cv-viewed', own: true },
  ]);
});

test('each person is kept; what the product itself reads is not', async () => {
  const { actor, place, actions } = await scene();
  const { actor: other } = await createTestUser('VIEWER');
  await getCandidate(actor, { ...place, peek: true });
  await endResponses();
  expect(await actions()).toEqual([]);
  await getCandidate(actor, place);
  await getCandidate(other, place);
  await endResponses();
  expect(await actions()).toHaveLength(2);
  expect(
    await database().auditEvent.findFirst({ where: { candidateId: place.candidateId, actorId: actor.userId } }),
  ).toMatchObject({
    address: '192.0.2.9',
    sessionId: actor.sessionId,
    details: {},
  });
});

test('what a page loads in advance is kept apart, and as a view when it is shown', async () => {
  const { actor, place, actions } = await scene();
  const ahead = { action: 'candidate.loaded-ahead', own: true };
  await loadCandidateAhead(actor, place);
  await getCandidateCv(actor, { ...place, peek: true });
  await endResponses();
  expect(await actions()).toEqual([ahead]);
  await openCv(actor, place);
  await getCandidateCv(actor, place);
  await endResponses();
  expect(await actions()).toEqual([ahead, { action: 'candidate.cv-viewed', own: true }]);
  await expect(openCv(actor, { ...place, processId: actor.userId })).rejects.toMatchObject({
    code: 'candidate.not-found',
  });
});

test('a program has no page that loads in advance: what it reads is kept', async () => {
  const { actor, place, actions } = await scene();
  const program = { ...actor, tokenId: actor.sessionId };
  await loadCandidateAhead(program, place);
  await getCandidateCv(program, { ...place, peek: true });
  await endResponses();
  const kept = await actions();
  expect(kept.map(({ action }) => action).sort()).toEqual(['candidate.cv-viewed', 'candidate.viewed']);
});

test('who is compared is kept', async () => {
  const { actor, place, actions } = await scene();
  await compareCandidates(actor, { processId: place.processId, ids: [place.candidateId] });
  await endResponses();
  expect(await actions()).toEqual([{ action: 'candidate.compared', own: true }]);
});

test('the same account in another session or from another network is kept within the hour', async () => {
  const { actor, place, actions } = await scene();
  for (const other of [{}, { sessionId: place.candidateId }, { address: '198.51.100.4' }, {}]) {
    await getCandidate({ ...actor, ...other }, place);
    await endResponses();
  }
  expect(await actions()).toHaveLength(3);
});

test('what cannot be written does not fail the reader', async () => {
  const { actor, place } = await scene();
  await getCandidate({ ...actor, address: '\0' }, place);
  await expect(endResponses()).resolves.toBeUndefined();
});
