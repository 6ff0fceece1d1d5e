import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { decideCandidate } from './decide-candidate';
import { decideCandidates } from './decide-candidates';
import { changeDecisionSettings } from './decision-settings';
import { getCandidate } from '../details/get-candidate';
import { listDecisionReasons } from './list-decision-reasons';
import { decideManySchema, decideSchema, type DecideInput } from '@/lib/domain/candidate-review-schemas';
import { isUnread } from '@/lib/domain/candidate-status';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { listActivities } from '../details/list-activities';
import { exportCandidates } from '../export/export-candidates';
import { loadListItems } from '../search/load-list-items';
import { saveDecisionReasons } from './save-decision-reasons';
import { undoDecision } from './undo-decision';
import { undoDecisions } from './undo-decisions';

async function scene(count = 1) {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count });
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const ids = rows.map(({ id }) => id);
  const candidateId = ids[0] ?? '';
  const decide = (input: Partial<DecideInput>, by = actor) =>
    decideCandidate(by, { processId, candidateId, ...decideSchema.parse({ decision: 'HOLD', ...input }) });
  return { actor, processId, candidateId, ids, decide };
}

test('a decision says what, why, who and when; taking it back restores the one before', async () => {
  const { actor, processId, candidateId, decide } = await scene();
  const { items } = await listDecisionReasons(actor);
  const reason = items.find(({ decision }) => decision === 'REJECT');
  const held = await decide({ note: 'Czekamy na Annę' });
  const rejected = await decide({ decision: 'REJECT', reasonId: reason?.reasonId ?? null });
  expect(rejected.decision).toMatchObject({
    decision: 'REJECT',
    reason: { reasonId: reason?.reasonId, pl: reason?.pl, en: reason?.en },
    by: { userId: actor.userId },
  });
  const undo = (decisionId = '') => undoDecision(actor, { processId, candidateId, decisionId });
  expect((await undo(rejected.decision?.decisionId)).decision).toEqual(held.decision);
  expect((await undo(held.decision?.decisionId)).decision).toBeNull();
  expect(await database().candidateDecision.count({ where: { candidateId } })).toBe(2);
});

test('whose reason was retired since is decided about again with it, and nobody else', async () => {
  const { actor, processId, ids, decide } = await scene(2);
  const data = { decision: 'REJECT', textPl: 'Dawny', textEn: 'Former', position: 99 } as const;
  const { id: reasonId } = await database().decisionReason.create({ data });
  await decide({ decision: 'REJECT', reasonId });
  await database().decisionReason.update({ where: { id: reasonId }, data: { retiredAt: new Date() } });
  expect((await decide({ decision: 'REJECT', reasonId, note: 'Nadal' })).decision).toMatchObject({ note: 'Nadal' });
  const input = decideSchema.parse({ decision: 'REJECT', reasonId });
  const other = decideCandidate(actor, { processId, candidateId: ids[1] ?? '', ...input });
  await expect(other).rejects.toMatchObject({ code: 'decision.reason-not-offered' });
});

test('a reason of another decision is refused, and so is a retired one', async () => {
  const { actor, decide } = await scene();
  const admin = (await createTestUser('ADMIN')).actor;
  const { items, version } = await listDecisionReasons(actor);
  const reason = items.find(({ decision }) => decision === 'REJECT');
  const refused = { code: 'decision.reason-not-offered' };
  await expect(decide({ decision: 'HOLD', reasonId: reason?.reasonId ?? null })).rejects.toMatchObject(refused);
  const saved = await saveDecisionReasons(admin, {
    items: [...items.filter((one) => one !== reason), { decision: 'REJECT', pl: 'Inny', en: 'Other' }],
    ifMatch: null,
  });
  expect(saved.items).toHaveLength(items.length);
  const logged = await database().auditEvent.findFirst({ where: { action: 'decision-reasons.saved' } });
  const line = { field: 'reason', subject: null };
  expect(logged?.details).toEqual(
    expect.objectContaining({
      changes: expect.arrayContaining([
        { ...line, from: expect.stringContaining(`REJECT: ${reason?.pl} / ${reason?.en}`), to: null },
        { ...line, from: null, to: `${items.length}. REJECT: Inny / Other` },
      ]),
    }),
  );
  await expect(decide({ decision: 'REJECT', reasonId: reason?.reasonId ?? null })).rejects.toMatchObject(refused);
  const stale = saveDecisionReasons(admin, { items, ifMatch: `"v${version}"` });
  await expect(stale).rejects.toMatchObject({ code: 'decision-reasons.changed', etag: `"v${saved.version}"` });
  expect(await saveDecisionReasons(admin, { items, ifMatch: `"v${saved.version}"` })).toEqual({ items, version });
});

test('of two people who decide at once on what both saw, one is told of the other', async () => {
  const { candidateId, decide } = await scene();
  const other = (await createTestUser('RECRUITER')).actor;
  const outcomes = await Promise.allSettled([
    decide({ decision: 'ADVANCE', replaces: null }),
    decide({ decision: 'REJECT', replaces: null }, other),
  ]);
  const [won] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const lost = outcomes.filter(({ status }) => status === 'rejected');
  expect(lost).toEqual([{ status: 'rejected', reason: expect.objectContaining({ code: 'decision.changed' }) }]);
  const row = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  expect(row).toMatchObject({ decision: won?.decision?.decision, decisionId: won?.decision?.decisionId });
});

test('only the current decision can be taken back, once', async () => {
  const { actor, processId, candidateId, decide } = await scene();
  const first = await decide({});
  const decisionId = first.decision?.decisionId ?? '';
  const undo = () => undoDecision(actor, { processId, candidateId, decisionId });
  const outcomes = await Promise.allSettled([undo(), undo()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await decide({ decision: 'ADVANCE' });
  await expect(undo()).rejects.toMatchObject({ code: 'decision.changed' });
});

test('many are decided and undone together, except who was decided otherwise since', async () => {
  const { actor, processId, ids, decide } = await scene(5);
  const unknown = processId;
  const many = { decision: 'REJECT' as const, reasonId: null, note: 'Za późno' };
  const { requestId, accepted, refused } = await decideCandidates(actor, {
    processId,
    choice: { candidateIds: [...ids, unknown] },
    ...many,
  });
  expect(accepted).toEqual(ids);
  expect(refused).toEqual([{ candidateId: unknown, ordinalNumber: null, reason: 'NOT_FOUND' }]);
  await decide({ decision: 'ADVANCE' });
  const undone = await undoDecisions(actor, { processId, requestId });
  expect(undone.accepted).toEqual(ids.slice(1));
  expect(undone.refused).toMatchObject([{ candidateId: ids[0], ordinalNumber: 1, reason: 'CHANGED_MEANWHILE' }]);
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  expect(rows.map(({ decision }) => decision)).toEqual(['ADVANCE', null, null, null, null]);
});

test('a viewer decides nothing, and nothing is decided in an archived process', async () => {
  const { processId, decide } = await scene();
  const viewer = (await createTestUser('VIEWER')).actor;
  await expect(decide({}, viewer)).rejects.toMatchObject({ code: 'permission.denied' });
  await database().process.update({ where: { id: processId }, data: { status: 'ARCHIVED' } });
  await expect(decide({})).rejects.toMatchObject({ code: 'process.archived' });
});

test('a hold until a day says so in the list, the history and the export, and goes and comes back with its decision', async () => {
  const { actor, processId, candidateId, decide } = await scene();
  const [soon, later] = [daysLater(today(), 3), daysLater(today(), 365)];
  const first = await decide({ holdUntil: soon });
  expect(first.decision).toMatchObject({ decision: 'HOLD', holdUntil: soon });
  const second = await decide({ holdUntil: later });
  const { items } = await listActivities(actor, { processId, candidateId });
  const made = items.flatMap((one) => (one.kind === 'DECIDED' ? [one.decision.holdUntil] : []));
  expect(made).toEqual([later, soon]);
  const decisionId = second.decision?.decisionId ?? '';
  expect((await undoDecision(actor, { processId, candidateId, decisionId })).decision).toEqual(first.decision);
  const { stream } = await exportCandidates(
    { ...actor, locale: 'en' },
    { processId, format: 'csv', choice: { candidateIds: [candidateId] }, columns: ['decision', 'holdUntil'] },
  );
  expect(await new Response(stream).text()).toBe(`Decision,Held until\r\nOn hold,${soon}\r\n`);
  expect((await decide({})).decision?.holdUntil).toBeNull();
});

test('several are held until a day at once', async () => {
  const { actor, processId, ids } = await scene(3);
  const body = { choice: { candidateIds: ids }, decision: 'HOLD', holdUntil: daysLater(today(), 1) };
  await decideCandidates(actor, { processId, ...decideManySchema.parse(body) });
  const rows = await loadListItems(actor, ids);
  expect(rows.map(({ decision }) => decision?.holdUntil)).toEqual([1, 1, 1].map((days) => daysLater(today(), days)));
});

test.each([
  ['HOLD', 367, 'rule:date-max'],
  ['REJECT', 1, 'rule:date-only-of-hold'],
] as const)('%s until %d days from today is refused', (decision, days, message) => {
  const { error } = decideSchema.safeParse({ decision, holdUntil: daysLater(today(), days) });
  expect(error?.issues).toMatchObject([{ path: ['holdUntil'], message }]);
});

test('a hold that is sent after its day is accepted: it has come back', () => {
  const holdUntil = daysLater(today(), -1);
  expect(decideSchema.parse({ decision: 'HOLD', holdUntil })).toMatchObject({ holdUntil });
});

test('who was decided about without being opened is not unread any more, and is again when that is undone', async () => {
  const { actor, processId, ids } = await scene(3);
  await database().candidate.updateMany({ where: { processId }, data: { status: 'NEW' } });
  const unread = async () => (await loadListItems(actor, ids)).filter(isUnread).length;
  expect(await unread()).toBe(3);
  const made = [];
  for (const [index, candidateId] of ids.entries()) {
    const decision = (['ADVANCE', 'HOLD', 'REJECT'] as const)[index] ?? 'HOLD';
    made.push(await decideCandidate(actor, { processId, candidateId, ...decideSchema.parse({ decision }) }));
  }
  expect(await unread()).toBe(0);
  const [{ id: candidateId, decision }] = made as [(typeof made)[number]];
  await undoDecision(actor, { processId, candidateId, decisionId: decision?.decisionId ?? '' });
  expect(await unread()).toBe(1);
});

test('several whom nobody opened are rejected with a reason only, by a program too, unless it is switched off', async () => {
  const { actor, processId, ids } = await scene(3);
  const admin = (await createTestUser('ADMIN')).actor;
  const program = { ...actor, tokenId: '01936f2c-0000-7000-8000-000000000001' };
  const reject = (by = actor, more = {}) =>
    decideCandidates(by, {
      processId,
      ...decideManySchema.parse({ choice: { candidateIds: ids }, decision: 'REJECT', ...more }),
    });
  await getCandidate(actor, { processId, candidateId: ids[0] ?? '' });
  // What a program reads, nobody has opened.
  await getCandidate(program, { processId, candidateId: ids[1] ?? '' });
  const refused = { code: 'decision.unopened-need-reason', values: { count: 2 } };
  await expect(reject()).rejects.toMatchObject(refused);
  await expect(reject(program)).rejects.toMatchObject(refused);
  await expect(reject(actor, { note: '  ' })).rejects.toMatchObject(refused);
  expect(await database().candidateDecision.count({ where: { candidateId: { in: ids } } })).toBe(0);
  expect((await reject(actor, { note: 'Rekrutacja odwołana' })).accepted).toHaveLength(3);
  expect((await reject(actor, { decision: 'HOLD' })).accepted).toHaveLength(3);
  try {
    await changeDecisionSettings(admin, { reasonForUnopened: false });
    expect((await reject()).accepted).toHaveLength(3);
  } finally {
    await changeDecisionSettings(admin, { reasonForUnopened: true });
  }
  expect(
    await database().auditEvent.count({ where: { action: 'decision-settings.saved', actorId: admin.userId } }),
  ).toBe(2);
  await expect(changeDecisionSettings(actor, { reasonForUnopened: false })).rejects.toMatchObject({
    code: 'permission.denied',
  });
});
