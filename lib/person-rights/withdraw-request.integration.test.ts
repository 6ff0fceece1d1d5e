import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { address, candidatePageScene as scene, facts } from '@/tests/candidate-page-scene';
import { answerRequest } from './answer-request';
import { changeObjection } from './change-objection';
import { getPrivacy } from './get-privacy';
import { listOpenRequests } from './list-open-requests';
import { makeRequest } from './make-request';
import { openCandidatePage } from './open-candidate-page';
import { recordRequest } from './record-request';
import { withdrawRequest } from './withdraw-request';

test('a request recorded by mistake is taken back with the objection that it made, never one of the candidate', async () => {
  const { actor, place, token } = await scene();
  const { candidateId } = place;
  const record = () => recordRequest(actor, { ...place, kind: 'OBJECT', way: 'PHONE', on: '2026-11-02', text: '' });
  const since = async () => (await getPrivacy(actor, place)).notByProgramSince;
  const latest = async () => (await getPrivacy(actor, place)).requests.find(({ withdrawnAt }) => !withdrawnAt);
  const withdraw = async () => withdrawRequest(actor, { ...place, personRequestId: (await latest())?.requestId ?? '' });
  const score = async () => (await getCandidate(actor, { ...place, peek: true })).analysis?.matchScore ?? null;
  const before = await score();
  await record();
  expect([await since(), await score()]).toEqual([expect.any(String), null]);
  await withdraw();
  expect([await since(), await score()]).toEqual([null, before]);
  expect((await listOpenRequests(actor)).items.filter((one) => one.candidateId === candidateId)).toEqual([]);
  expect((await openCandidatePage({ token, address })).requests).toEqual([]);
  const { requests } = await getPrivacy(actor, place);
  expect(requests).toMatchObject([{ kind: 'OBJECT', withdrawnAt: expect.any(String) as string }]);
  const again = { ...place, personRequestId: requests[0]?.requestId ?? '' };
  await expect(withdrawRequest(actor, again)).rejects.toMatchObject({ code: 'person-request.not-found' });
  await expect(answerRequest(actor, { ...again, answer: 'Tak' })).rejects.toMatchObject({
    code: 'person-request.not-found',
  });
  // The candidate's own objection, made before or after, stays.
  await changeObjection({ token, notByProgram: true, address });
  await record();
  await withdraw();
  expect(await since()).not.toBeNull();
  await changeObjection({ token, notByProgram: false, address });
  await record();
  await changeObjection({ token, notByProgram: false, address });
  await changeObjection({ token, notByProgram: true, address });
  await withdraw();
  expect(await since()).not.toBeNull();
});

test.each([['first recorded, first withdrawn'], ['first recorded, last withdrawn']])(
  'an objection recorded twice ends with the last entry: %s',
  async (order) => {
    const { actor, place } = await scene();
    const letter = { ...place, kind: 'OBJECT' as const, on: '2026-11-02', text: '' };
    await recordRequest(actor, { ...letter, way: 'PHONE' });
    await recordRequest(actor, { ...letter, way: 'LETTER' });
    const { requests } = await getPrivacy(actor, place);
    const idOf = (way: string) => requests.find((one) => one.way === way)?.requestId ?? '';
    const ids = order === 'first recorded, first withdrawn' ? ['PHONE', 'LETTER'] : ['LETTER', 'PHONE'];
    const since = async () => (await getPrivacy(actor, place)).notByProgramSince;
    const held: boolean[] = [];
    for (const way of ids) {
      await withdrawRequest(actor, { ...place, personRequestId: idOf(way) });
      held.push((await since()) !== null);
    }
    expect(held).toEqual([true, false]);
  },
);

test('an objection that the page makes while a recorded one holds is the candidate’s own', async () => {
  const { actor, place, token } = await scene();
  await recordRequest(actor, { ...place, kind: 'OBJECT', way: 'PHONE', on: '2026-11-02', text: '' });
  const before = await getPrivacy(actor, place);
  await changeObjection({ token, notByProgram: true, address });
  await changeObjection({ token, notByProgram: true, address });
  await withdrawRequest(actor, { ...place, personRequestId: before.requests[0]?.requestId ?? '' });
  expect((await getPrivacy(actor, place)).notByProgramSince).toBe(before.notByProgramSince);
  const where = { candidateId: place.candidateId, action: 'candidate.program-refused' };
  expect(await database().auditEvent.count({ where })).toBe(2);
  await changeObjection({ token, notByProgram: false, address });
  expect((await getPrivacy(actor, place)).notByProgramSince).toBeNull();
});

test('what the candidate asks for stands beside an entry of the same kind, and stays when that one is withdrawn', async () => {
  const { actor, place, token } = await scene();
  const byHand = { ...place, way: 'PHONE' as const, on: '2026-11-02', text: '' };
  const ask = async () => {
    await makeRequest({ token, kind: 'REVIEW', text: '', address });
    await makeRequest({ token, kind: 'DELETE', text: '', proof: { facts }, address });
  };
  await recordRequest(actor, { ...byHand, kind: 'REVIEW' });
  await recordRequest(actor, { ...byHand, kind: 'DELETE' });
  const shown = async () =>
    (await openCandidatePage({ token, address })).requests.map(({ kind, isOwn }) => [kind, isOwn]).sort();
  expect(await shown()).toEqual([
    ['DELETE', false],
    ['REVIEW', false],
  ]);
  await ask();
  await ask();
  const recorded = (await getPrivacy(actor, place)).requests.filter(({ way }) => way !== null);
  for (const { requestId } of recorded) await withdrawRequest(actor, { ...place, personRequestId: requestId });
  expect([recorded.length, await shown()]).toEqual([
    2,
    [
      ['DELETE', true],
      ['REVIEW', true],
    ],
  ]);
});

test('a request that is withdrawn at this moment is not answered', async () => {
  const { actor, place } = await scene();
  await recordRequest(actor, { ...place, kind: 'ACCESS', way: 'LETTER', on: '2026-11-02', text: '' });
  const personRequestId = (await getPrivacy(actor, place)).requests[0]?.requestId ?? '';
  const answering = await transaction(async (db) => {
    await lockCandidates(db, place.processId, [place.candidateId]);
    await db.personRequest.update({ where: { id: personRequestId }, data: { withdrawnAt: new Date() } });
    const answer = answerRequest(actor, { ...place, personRequestId, answer: 'Wysłano' });
    const outcome = answer.then(
      () => 'answered',
      (error: unknown) => (error as { code?: string }).code,
    );
    // Without the lock it would have read the request by then.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { outcome };
  });
  expect(await answering.outcome).toBe('person-request.not-found');
});

test('what the candidate asked for themselves, or was answered, is not taken back', async () => {
  const { actor, place, token } = await scene();
  await makeRequest({ token, kind: 'CORRECT', text: 'Nazwisko', address });
  await recordRequest(actor, { ...place, kind: 'ACCESS', way: 'LETTER', on: '2026-11-02', text: '' });
  const { requests } = await getPrivacy(actor, place);
  const idOf = (kind: string) => requests.find((one) => one.kind === kind)?.requestId ?? '';
  const withdraw = (kind: string) => withdrawRequest(actor, { ...place, personRequestId: idOf(kind) });
  await expect(withdraw('CORRECT')).rejects.toMatchObject({ code: 'person-request.not-found' });
  await answerRequest(actor, { ...place, personRequestId: idOf('ACCESS'), answer: 'Wysłano' });
  await expect(withdraw('ACCESS')).rejects.toMatchObject({ code: 'person-request.answered' });
});
