import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import { cleanUp } from '@/lib/maintenance/clean-up';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { decideSchema } from '@/lib/domain/candidate-review-schemas';
import { getCandidate } from '../details/get-candidate';
import { createNote, deleteNote } from '../notes/write-note';
import { listNotes } from '../notes/list-notes';
import { correctVerdict } from './correct-verdict';
import { decideCandidate } from './decide-candidate';
import { rateCandidate } from './rate-candidate';
import { undoDecision } from './undo-decision';

async function scene() {
  const { actor } = await createTestUser('RECRUITER');
  const colleague = (await createTestUser('RECRUITER')).actor;
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  await rateCandidate(actor, { processId, candidateId, rate: null });
  return { actor, colleague, place: { processId, candidateId }, idempotencyKey: randomUUID() };
}

test('a decision that is sent again is made once and is no conflict, also of two attempts at once', async () => {
  const { actor, place, idempotencyKey } = await scene();
  const send = () =>
    decideCandidate(actor, {
      ...place,
      ...decideSchema.parse({ decision: 'HOLD', replaces: null }),
      idempotencyKey,
    });
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toMatchObject({ decision: { decision: 'HOLD' } });
  expect(second.decision).toEqual(first.decision);
  expect((await send()).decision).toEqual(first.decision);
  expect(await database().candidateDecision.count({ where: { candidateId: place.candidateId } })).toBe(1);
});

test('sent again after a colleague decided, it names its own decision, so that undoing keeps theirs', async () => {
  const { actor, colleague, place, idempotencyKey } = await scene();
  const hold = { ...place, ...decideSchema.parse({ decision: 'HOLD', replaces: null }), idempotencyKey };
  const first = await decideCandidate(actor, hold);
  await decideCandidate(colleague, { ...place, ...decideSchema.parse({ decision: 'REJECT' }) });
  const again = await decideCandidate(actor, hold);
  expect(again.decision).toEqual(first.decision);
  const undo = undoDecision(actor, { ...place, decisionId: again.decision?.decisionId ?? '' });
  await expect(undo).rejects.toMatchObject({ code: 'decision.changed' });
});

test('a key with another content, candidate or kind is refused, whatever it replaces', async () => {
  const { actor, place, idempotencyKey } = await scene();
  const decide = (decision: 'HOLD' | 'REJECT', replaces: string | null, candidateId = place.candidateId) =>
    decideCandidate(actor, { ...place, candidateId, ...decideSchema.parse({ decision, replaces }), idempotencyKey });
  await decide('HOLD', null);
  const reused = { code: 'request.key-reused' };
  await expect(decide('REJECT', null)).rejects.toMatchObject(reused);
  await createTestCandidates({ processId: place.processId, count: 1 });
  const other = { processId: place.processId, id: { not: place.candidateId } };
  const { id } = await database().candidate.findFirstOrThrow({ where: other });
  await expect(decide('HOLD', null, id)).rejects.toMatchObject(reused);
  const note = { ...place, text: 'HOLD', mentionedUserIds: [], idempotencyKey };
  await expect(createNote(actor, note)).rejects.toMatchObject(reused);
  expect((await decide('HOLD', randomUUID())).decision).toMatchObject({ decision: 'HOLD' });
});

test('a refused decision leaves no key, so that the same one can be sent when the person has chosen', async () => {
  const { actor, colleague, place, idempotencyKey } = await scene();
  const decide = (by: typeof actor, decision: 'HOLD' | 'REJECT', replaces: string | null, key: string | null = null) =>
    decideCandidate(by, { ...place, ...decideSchema.parse({ decision, replaces }), idempotencyKey: key });
  const theirs = await decide(colleague, 'REJECT', null);
  await expect(decide(actor, 'HOLD', null, idempotencyKey)).rejects.toMatchObject({ code: 'decision.changed' });
  const seen = theirs.decision?.decisionId ?? '';
  expect((await decide(actor, 'HOLD', seen, idempotencyKey)).decision).toMatchObject({ decision: 'HOLD' });
});

test('a note that is sent again is written once; a key belongs to its user', async () => {
  const { actor, colleague, place, idempotencyKey } = await scene();
  const note = { ...place, text: 'Oddzwonić', mentionedUserIds: [], idempotencyKey };
  const written = await createNote(actor, note);
  expect(await createNote(actor, note)).toEqual(written);
  await createNote(colleague, note);
  expect((await listNotes(actor, place)).items).toHaveLength(2);
  await deleteNote(actor, { ...place, noteId: written.noteId });
  await expect(createNote(actor, note)).rejects.toMatchObject({ code: 'note.not-found' });
});

test('a correction that is sent again is no conflict with itself', async () => {
  const { actor, place, idempotencyKey } = await scene();
  const { analysis } = await getCandidate(actor, { ...place, peek: true });
  const criterionId = analysis?.verdicts[0]?.criterion.criterionId ?? '';
  const correct = () =>
    correctVerdict(actor, { ...place, criterionId, verdict: 'MET', reason: 'Rozmowa', replaces: null, idempotencyKey });
  await correct();
  expect((await correct()).analysis?.verdicts[0]?.correction).toMatchObject({ reason: 'Rozmowa' });
  expect(await database().verdictCorrection.count({ where: { candidateId: place.candidateId } })).toBe(1);
});

test('stars replace only what was seen; the same again are no conflict, nor are those of the AI', async () => {
  const { actor, colleague, place } = await scene();
  const rate = (by: typeof actor, stars: number, replaces: number | null) =>
    rateCandidate(by, { ...place, rate: stars, replaces });
  expect(await rate(colleague, 2, null)).toMatchObject({ rate: 2, rateSource: 'RECRUITER' });
  expect(await rate(actor, 2, null)).toMatchObject({ rate: 2 });
  await expect(rate(actor, 5, null)).rejects.toMatchObject({ code: 'rate.changed' });
  expect(await rate(actor, 5, 2)).toMatchObject({ rate: 5 });
});

test('keys are kept for a month', async () => {
  const { actor, place, idempotencyKey } = await scene();
  await createNote(actor, { ...place, text: 'Oddzwonić', mentionedUserIds: [], idempotencyKey });
  const kept = () => database().sentWrite.count({ where: { key: idempotencyKey } });
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
  await cleanUp(actor, inDays(29));
  expect(await kept()).toBe(1);
  await cleanUp(actor, inDays(31));
  expect(await kept()).toBe(0);
});
