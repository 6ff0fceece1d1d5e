import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { getProcessHistory } from '@/lib/processes/get-process-history';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { decideCandidate } from '../decisions/decide-candidate';
import { decideCandidates } from '../decisions/decide-candidates';
import { getListItem } from '../search/get-list-item';
import { listActivities } from '../details/list-activities';
import { revealCandidate } from '../decisions/reveal-candidate';
import { decideManySchema, decideSchema } from '@/lib/domain/candidate-review-schemas';
import { undoDecision } from '../decisions/undo-decision';
import { undoDecisions } from '../decisions/undo-decisions';

const reason = 'Zapraszamy na rozmowę';
const missing = { code: 'candidate.reveal-reason-missing' };

async function scene(count = 1) {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count });
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const ids = rows.map(({ id }) => id);
  await database().candidate.updateMany({ where: { processId }, data: { lastName: 'Zmyślona' } });
  await changeBlindMode(actor, { processId, blindMode: true });
  const place = { processId, candidateId: ids[0] ?? '' };
  const decide = (decision: string, revealReason?: string) =>
    decideCandidate(actor, { ...place, ...decideSchema.parse({ decision, revealReason }) });
  const isShown = async () => (await getListItem(actor, place.candidateId)).lastName === 'Zmyślona';
  return { actor, processId, ids, place, decide, isShown };
}

async function audits(processId: string) {
  const rows = await database().auditEvent.findMany({
    where: { processId, action: { in: ['candidate.revealed', 'candidate.hidden'] } },
    orderBy: { at: 'asc' },
  });
  return rows.map(({ action, candidateId, actorId }) => ({ action, candidateId, actorId }));
}

const historyOf = async (actor: PersonActor, processId: string) =>
  (await getProcessHistory(actor, { processId, page: 1, pageSize: 50 })).items;

test('to advance a hidden candidate takes a reason, which is kept with who revealed', async () => {
  const { actor, processId, place, decide, isShown } = await scene();
  await expect(decide('ADVANCE')).rejects.toMatchObject(missing);
  expect([await isShown(), await audits(processId)]).toEqual([false, []]);
  expect(await decide('ADVANCE', reason)).toMatchObject({ lastName: 'Zmyślona', isBlind: false });
  const { candidateId } = place;
  expect(await audits(processId)).toEqual([{ action: 'candidate.revealed', candidateId, actorId: actor.userId }]);
  const [entry] = await historyOf(actor, processId);
  expect(entry).toMatchObject({
    action: 'process.candidates-revealed',
    actor: { userId: actor.userId },
    reveal: { count: 1, cause: 'ADVANCE', reason, candidates: [{ candidateId, ordinalNumber: 1 }] },
  });
  const { items } = await listActivities(actor, place);
  expect(items).toContainEqual(expect.objectContaining({ kind: 'REVEALED', cause: 'ADVANCE', reason, ended: null }));
});

test('undoing what revealed hides again and is logged; a new decision to advance takes a new reason', async () => {
  const { actor, processId, place, decide, isShown } = await scene();
  const { decision } = await decide('ADVANCE', reason);
  await undoDecision(actor, { ...place, decisionId: decision?.decisionId ?? '' });
  expect(await isShown()).toBe(false);
  expect((await audits(processId)).map(({ action }) => action)).toEqual(['candidate.revealed', 'candidate.hidden']);
  expect((await historyOf(actor, processId))[0]).toMatchObject({
    action: 'process.candidates-hidden',
    reveal: { count: 1, candidates: [{ ordinalNumber: 1 }] },
  });
  expect((await listActivities(actor, place)).items).toContainEqual(
    expect.objectContaining({ kind: 'REVEALED', ended: { at: expect.any(String), by: expect.anything() } }),
  );
  await expect(decide('ADVANCE')).rejects.toMatchObject(missing);
});

test('undoing reveals nobody: who was shown stays shown, with the rows of then', async () => {
  const { actor, processId, place, decide, isShown } = await scene();
  await decide('ADVANCE', reason);
  const { decision } = await decide('REJECT');
  expect(await isShown()).toBe(true);
  await undoDecision(actor, { ...place, decisionId: decision?.decisionId ?? '' });
  expect([await isShown(), (await audits(processId)).length]).toEqual([true, 1]);
});

test('a reveal by hand outlives the decision to advance', async () => {
  const { actor, place, decide, isShown } = await scene();
  await revealCandidate(actor, { ...place, reason });
  const { decision } = await decide('ADVANCE');
  await undoDecision(actor, { ...place, decisionId: decision?.decisionId ?? '' });
  expect(await isShown()).toBe(true);
});

test('who was advanced before the mode was switched on is hidden once that is undone', async () => {
  const { actor, processId, place, decide, isShown } = await scene();
  await changeBlindMode(actor, { processId, blindMode: false, reason });
  const { decision } = await decide('ADVANCE');
  await changeBlindMode(actor, { processId, blindMode: true });
  expect(await isShown()).toBe(true);
  await undoDecision(actor, { ...place, decisionId: decision?.decisionId ?? '' });
  expect(await isShown()).toBe(false);
  expect((await audits(processId)).map(({ action }) => action)).toEqual(['candidate.hidden']);
});

test('several at once need one reason, and only those who are hidden are revealed', async () => {
  const { actor, processId, ids, place } = await scene(3);
  await revealCandidate(actor, { ...place, reason: 'Wcześniej' });
  const decide = (revealReason?: string) =>
    decideCandidates(actor, {
      processId,
      ...decideManySchema.parse({ choice: { candidateIds: ids }, decision: 'ADVANCE', revealReason }),
    });
  await expect(decide()).rejects.toMatchObject(missing);
  const { requestId } = await decide(reason);
  const [entry] = await historyOf(actor, processId);
  expect(entry?.reveal).toMatchObject({ count: 2, reason, candidates: [{ ordinalNumber: 2 }, { ordinalNumber: 3 }] });
  await undoDecisions(actor, { processId, requestId });
  const hidden = await database().candidate.findMany({ where: { processId, revealedAt: null } });
  expect(hidden.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
});

test('switching the mode off takes a reason, which the history tells', async () => {
  const { actor, processId, isShown } = await scene();
  await expect(changeBlindMode(actor, { processId, blindMode: false })).rejects.toMatchObject({
    code: 'process.reveal-reason-missing',
  });
  expect(await isShown()).toBe(false);
  await changeBlindMode(actor, { processId, blindMode: false, reason });
  expect(await isShown()).toBe(true);
  const [entry] = await historyOf(actor, processId);
  expect(entry).toMatchObject({ action: 'process.blind-mode-changed', reveal: { count: 1, reason } });
});
