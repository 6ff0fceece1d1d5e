import { database } from '@/lib/db/client';
import { decideManySchema, decideSchema, type DecisionKind } from '@/lib/domain/candidate-review-schemas';
import { restrictProcess } from '@/lib/processes/access/restrict-process';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { decideCandidate } from '../decisions/decide-candidate';
import { decideCandidates } from '../decisions/decide-candidates';
import { undoDecision } from '../decisions/undo-decision';
import { undoDecisions } from '../decisions/undo-decisions';
import { listActivities } from '../details/list-activities';
import { exportCandidates } from '../export/export-candidates';
import { getListItem } from '../search/get-list-item';
import { chooseStages } from './choose-stages';
import { getBoard } from './get-board';
import { getProcessStages } from './get-process-stages';
import { listStages } from './list-stages';
import { listTasks } from './list-tasks';
import { saveStages } from './save-stages';
import { setFollowUps } from './set-follow-ups';
import { setStages } from './set-stages';
import { undoFollowUps } from './undo-follow-ups';
import { undoStages } from './undo-stages';

async function scene(count = 1, advanced = count) {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count });
  await database().candidate.updateMany({ where: { processId }, data: { decision: null, decisionId: null } });
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const ids = rows.map(({ id }) => id);
  const [candidateId = ''] = ids;
  const choice = { candidateIds: ids.slice(0, advanced) };
  if (advanced > 0)
    await decideCandidates(actor, { processId, ...decideManySchema.parse({ choice, decision: 'ADVANCE' }) });
  const stages = (await listStages(actor)).items;
  const [invite = '', interview = '', offer = ''] = stages.map(({ stageId }) => stageId);
  const set = (
    stageId: string | null,
    { to = [candidateId], by = actor, replaces = undefined as string | null | undefined } = {},
  ) =>
    setStages(by, {
      processId,
      choice: { candidateIds: to },
      stageId,
      ...(replaces === undefined ? {} : { replaces }),
    });
  const decide = (decision: DecisionKind) =>
    decideCandidate(actor, { processId, candidateId, ...decideSchema.parse({ decision }) });
  const stageOf = async (id = candidateId) => (await getListItem(actor, id)).followUp.stage?.stageId ?? null;
  const changes = (id = candidateId) =>
    database().stageChange.findMany({
      where: { candidateId: id },
      orderBy: { id: 'asc' },
      select: { fromStageId: true, toStageId: true, cause: true, changedById: true },
    });
  return { actor, processId, ids, candidateId, stages, invite, interview, offer, set, decide, stageOf, changes };
}

test('the installation begins with the five stages, in both languages', async () => {
  const { stages } = await scene(0, 0);
  expect(stages.map(({ pl, en }) => [pl, en])).toEqual([
    ['Do zaproszenia', 'To invite'],
    ['Rozmowa', 'Interview'],
    ['Oferta', 'Offer'],
    ['Zatrudnienie', 'Hired'],
    ['Rezygnacja', 'Withdrawn'],
  ]);
});

test('each change is a row with who, from and to; undoing is another, and only of the latest', async () => {
  const { actor, processId, candidateId, invite, interview, set, stageOf, changes } = await scene();
  await set(invite);
  const moved = await set(interview);
  expect(await stageOf()).toBe(interview);
  const undone = await undoStages(actor, { processId, requestId: moved.requestId ?? '' });
  expect(undone).toMatchObject({ accepted: [candidateId], refused: [] });
  expect(await stageOf()).toBe(invite);
  expect(await undoStages(actor, { processId, requestId: moved.requestId ?? '' })).toMatchObject({
    requestId: null,
    accepted: [],
    refused: [{ candidateId, reason: 'CHANGED_MEANWHILE' }],
  });
  // Nothing to take back.
  expect(await set(invite)).toMatchObject({ requestId: null, accepted: [candidateId] });
  const by = { changedById: actor.userId };
  expect(await changes()).toEqual([
    { fromStageId: null, toStageId: invite, cause: 'BY_HAND', ...by },
    { fromStageId: invite, toStageId: interview, cause: 'BY_HAND', ...by },
    { fromStageId: interview, toStageId: invite, cause: 'UNDONE', ...by },
  ]);
  const { items } = await listActivities(actor, { processId, candidateId });
  const told = items.flatMap((one) => (one.kind === 'STAGE' ? [`${one.change.from?.en} > ${one.change.to?.en}`] : []));
  expect(told).toEqual(['Interview > To invite', 'To invite > Interview', 'undefined > To invite']);
  expect(await database().auditEvent.count({ where: { candidateId, action: 'candidate.stage-changed' } })).toBe(3);
});

test('of several who is not advanced or in an ATS is left out, with the reason; those there already change nothing', async () => {
  const { actor, processId, ids, invite, set, stageOf, changes } = await scene(4, 3);
  const [there = '', moves = '', inAts = '', undecided = ''] = ids;
  await set(invite, { to: [there] });
  const connection = await database().atsConnection.create({
    data: { name: `ATS ${processId}`, provider: 'TRAFFIT', settings: {}, encryptedCredentials: 'none' },
  });
  const row = {
    processId,
    connectionId: connection.id,
    recruitmentId: 'r',
    externalCandidateId: '7',
    stageId: 'hired',
  };
  const contentHash = '0'.repeat(64);
  await set(invite, { to: [inAts] });
  await database().atsApplication.create({ data: { ...row, candidateId: inAts, externalId: '7', contentHash } });
  const unknown = '0192f3a4-0000-7000-8000-000000000000';
  const answer = await set(invite, { to: [...ids, unknown] });
  expect(answer.accepted.sort()).toEqual([there, moves].sort());
  expect(answer.refused).toEqual([
    { candidateId: inAts, ordinalNumber: expect.any(Number), reason: 'IN_ATS' },
    { candidateId: undecided, ordinalNumber: expect.any(Number), reason: 'NOT_ADVANCED' },
    { candidateId: unknown, ordinalNumber: null, reason: 'NOT_FOUND' },
  ]);
  expect([await changes(there), await changes(moves), await changes(undecided)].map(({ length }) => length)).toEqual([
    1, 1, 0,
  ]);
  // The ATS's stage is told, never ours, and it is in none of our counts.
  expect(await stageOf(inAts)).toBeNull();
  expect((await getListItem(actor, inAts)).followUp.inAts).toEqual({ stageId: 'hired' });
  const { items } = await getProcessStages(actor, { processId });
  expect(items.find(({ stageId }) => stageId === invite)?.count).toBe(2);
});

test('another decision ends the stage with a row, undoing that one brings it back, and another advance keeps it', async () => {
  const { actor, processId, candidateId, interview, set, decide, stageOf, changes } = await scene();
  await set(interview);
  await decide('ADVANCE');
  expect(await stageOf()).toBe(interview);
  const rejected = await decide('REJECT');
  expect([rejected.followUp.stage, await stageOf()]).toEqual([null, null]);
  const decisionId = rejected.decision?.decisionId ?? '';
  const undone = await undoDecision(actor, { processId, candidateId, decisionId });
  expect(undone.followUp.stage?.stageId).toBe(interview);
  expect((await changes()).map(({ fromStageId, toStageId, cause }) => [fromStageId, toStageId, cause])).toEqual([
    [null, interview, 'BY_HAND'],
    [interview, null, 'DECISION'],
    [null, interview, 'DECISION'],
  ]);
});

test('undoing the advance of several ends their stages', async () => {
  const { actor, processId, ids, invite, set, stageOf } = await scene(3, 0);
  const choice = { candidateIds: ids };
  const input = decideManySchema.parse({ choice, decision: 'ADVANCE' });
  const { requestId } = await decideCandidates(actor, { processId, ...input });
  await set(invite, { to: ids });
  await undoDecisions(actor, { processId, requestId });
  expect(await Promise.all(ids.map((id) => stageOf(id)))).toEqual([null, null, null]);
  expect(await set(invite)).toMatchObject({ accepted: [], refused: [{ reason: 'NOT_ADVANCED' }] });
});

test('undoing a move gives nobody a stage who is advanced no more', async () => {
  const { actor, processId, ids, invite, set, stageOf } = await scene(2, 2);
  const [stays = '', goes = ''] = ids;
  await set(invite, { to: ids });
  const { requestId } = await set(null, { to: ids });
  const reject = decideManySchema.parse({ choice: { candidateIds: [goes] }, decision: 'REJECT', note: 'Nie' });
  await decideCandidates(actor, { processId, ...reject });
  expect(await undoStages(actor, { processId, requestId: requestId ?? '' })).toMatchObject({
    accepted: [stays],
    refused: [{ candidateId: goes, reason: 'NOT_ADVANCED' }],
  });
  expect([await stageOf(stays), await stageOf(goes)]).toEqual([invite, null]);
});

test('of two people who move the same one at once from what both saw, one is told of the other', async () => {
  const { candidateId, invite, interview, set, stageOf, changes } = await scene();
  const other = (await createTestUser('RECRUITER')).actor;
  const outcomes = await Promise.all([set(invite, { replaces: null }), set(interview, { replaces: null, by: other })]);
  expect(outcomes.map(({ accepted }) => accepted.length).sort()).toEqual([0, 1]);
  expect(outcomes.flatMap(({ refused }) => refused)).toEqual([
    { candidateId, ordinalNumber: 1, reason: 'CHANGED_MEANWHILE' },
  ]);
  expect(await changes()).toHaveLength(1);
  expect([invite, interview]).toContain(await stageOf());
});

test('who is moved while somebody rejects them is in no stage in the end', async () => {
  const { set, decide, invite, stageOf } = await scene();
  await Promise.all([decide('REJECT'), set(invite)]);
  expect(await stageOf()).toBeNull();
});

test('a stage that is retired, or that the process does not have, is not given any more; whoever is there stays', async () => {
  const { actor, processId, stages, invite, interview, offer, set, stageOf } = await scene(2);
  const admin = (await createTestUser('ADMIN')).actor;
  await set(offer);
  await chooseStages(actor, { processId, stageIds: [invite, interview], replaces: null });
  const meanwhile = chooseStages(actor, { processId, stageIds: [offer], replaces: null });
  await expect(meanwhile).rejects.toMatchObject({ code: 'process-stages.changed' });
  await expect(set(offer)).rejects.toMatchObject({ code: 'stage.not-offered' });
  expect(await stageOf()).toBe(offer);
  const shown = async () => (await getProcessStages(actor, { processId })).items.map((one) => [one.en, one.isOffered]);
  expect(await shown()).toEqual([
    ['To invite', true],
    ['Interview', true],
    ['Offer', false],
  ]);
  const { version } = await listStages(actor);
  const renamed = stages
    .filter(({ stageId }) => stageId !== invite)
    .map((stage) => (stage.stageId === interview ? { ...stage, pl: 'Spotkanie', en: 'Meeting' } : stage));
  try {
    const saved = await saveStages(admin, { items: renamed, ifMatch: `"v${version}"` });
    expect(saved.items.map(({ stageId }) => stageId)).not.toContain(invite);
    await expect(set(invite)).rejects.toMatchObject({ code: 'stage.not-offered' });
    expect(await shown()).toEqual([
      ['Meeting', true],
      ['Offer', false],
    ]);
    const stale = saveStages(admin, { items: stages, ifMatch: `"v${version}"` });
    await expect(stale).rejects.toMatchObject({ code: 'stages.changed', etag: `"v${saved.version}"` });
  } finally {
    await saveStages(admin, { items: stages, ifMatch: null });
  }
  await chooseStages(actor, { processId, stageIds: null, replaces: [interview, invite] });
  expect((await getProcessStages(actor, { processId })).isChosen).toBe(false);
});

test('owner and next step are changed apart from each other, and an owner sees the process', async () => {
  const { actor, processId, candidateId } = await scene(1, 0);
  const other = (await createTestUser('RECRUITER')).actor;
  const one = { processId, choice: { candidateIds: [candidateId] } };
  await setFollowUps(actor, { ...one, ownerId: other.userId });
  await setFollowUps(other, { ...one, nextStep: { text: 'Oddzwonić', dueOn: today() } });
  const followUp = async () => (await getListItem(actor, candidateId)).followUp;
  expect(await followUp()).toMatchObject({ owner: { userId: other.userId }, nextStep: 'Oddzwonić', dueOn: today() });
  await restrictProcess(actor, { processId, restricted: true });
  const stranger = (await createTestUser('RECRUITER')).actor;
  const refused = setFollowUps(actor, { ...one, ownerId: stranger.userId });
  await expect(refused).rejects.toMatchObject({ code: 'follow-up.owner-not-offered' });
  // Who is the owner already stays so, and has no task there any more.
  await setFollowUps(actor, { ...one, ownerId: other.userId });
  expect((await listTasks(other)).totalItems).toBe(0);
  await setFollowUps(actor, { ...one, nextStep: null });
  expect(await followUp()).toMatchObject({ nextStep: '', dueOn: null });
});

test('several are given an owner at once, who is unknown is named, and undoing brings back each one’s own', async () => {
  const { actor, processId, ids } = await scene(3, 0);
  const [first = '', second = '', third = ''] = ids;
  const former = (await createTestUser('RECRUITER')).actor;
  const nextStep = { text: 'Wysłać zadanie', dueOn: daysLater(today(), 2) };
  await setFollowUps(actor, { processId, choice: { candidateIds: [first] }, ownerId: former.userId, nextStep });
  const unknown = '0192f3a4-0000-7000-8000-000000000000';
  const made = await setFollowUps(former, {
    processId,
    choice: { candidateIds: [...ids, unknown] },
    ownerId: actor.userId,
  });
  expect(made.accepted).toEqual(ids);
  expect(made.refused).toEqual([{ candidateId: unknown, ordinalNumber: null, reason: 'NOT_FOUND' }]);
  const workOf = async (id: string) => {
    const { owner, nextStep: step } = (await getListItem(actor, id)).followUp;
    return [owner?.userId ?? null, step];
  };
  expect(await Promise.all(ids.map(workOf))).toEqual([
    [actor.userId, 'Wysłać zadanie'],
    [actor.userId, ''],
    [actor.userId, ''],
  ]);
  // What is not of the call stays: another step meanwhile, but not another owner.
  await setFollowUps(actor, {
    processId,
    choice: { candidateIds: [second] },
    nextStep: { text: 'Później', dueOn: null },
  });
  await setFollowUps(actor, { processId, choice: { candidateIds: [third] }, ownerId: former.userId });
  const undone = await undoFollowUps(actor, { processId, requestId: made.requestId ?? '' });
  expect(undone.accepted).toEqual([first, second]);
  expect(undone.refused).toEqual([
    { candidateId: third, ordinalNumber: expect.any(Number), reason: 'CHANGED_MEANWHILE' },
  ]);
  expect(await Promise.all(ids.map(workOf))).toEqual([
    [former.userId, 'Wysłać zadanie'],
    [null, 'Później'],
    [former.userId, ''],
  ]);
  const { items } = await listActivities(actor, { processId, candidateId: first });
  const told = items.flatMap((one) =>
    one.kind === 'FOLLOW_UP'
      ? [[one.change.from.owner?.userId, one.change.to.owner?.userId, one.change.to.nextStep, one.change.isUndoing]]
      : [],
  );
  expect(told).toEqual([
    [actor.userId, former.userId, 'Wysłać zadanie', true],
    [former.userId, actor.userId, 'Wysłać zadanie', false],
    [undefined, former.userId, 'Wysłać zadanie', false],
  ]);
  const events = await database().auditEvent.findMany({
    where: { processId, action: 'candidate.follow-up-changed', candidateId: first },
    orderBy: { at: 'asc' },
  });
  expect(events.map(({ details }) => (details as { fields: string[] }).fields)).toEqual([
    ['owner', 'nextStep'],
    ['owner'],
    ['owner'],
  ]);
  expect(JSON.stringify(events)).not.toContain('Wysłać');
  await expect(undoFollowUps(actor, { processId, requestId: unknown })).rejects.toMatchObject({
    code: 'follow-up.change-not-found',
  });
});

test('what waits for somebody begins with what is overdue, and has no name where it is hidden', async () => {
  const { actor, processId, ids } = await scene(3, 0);
  const days = [daysLater(today(), 3), null, daysLater(today(), -2)];
  for (const [index, candidateId] of ids.entries()) {
    const nextStep = { text: `Krok ${index}`, dueOn: days[index] ?? null };
    await setFollowUps(actor, { processId, choice: { candidateIds: [candidateId] }, ownerId: actor.userId, nextStep });
  }
  const tasks = async () => (await listTasks(actor)).items.map(({ nextStep, name }) => [nextStep, name !== null]);
  expect(await tasks()).toEqual([
    ['Krok 2', true],
    ['Krok 0', true],
    ['Krok 1', true],
  ]);
  await database().process.update({ where: { id: processId }, data: { blindMode: true } });
  await database().candidate.updateMany({ where: { processId }, data: { revealedAt: null } });
  expect((await tasks()).map(([, isNamed]) => isNamed)).toEqual([false, false, false]);
  await database().process.update({ where: { id: processId }, data: { status: 'ARCHIVED' } });
  expect(await tasks()).toEqual([]);
});

test('the board has who is advanced, without hidden names and scores', async () => {
  const { actor, processId, ids, invite, set } = await scene(3, 2);
  await set(invite, { to: ids.slice(0, 1) });
  const board = await getBoard(actor, { processId });
  expect(board.cards.map(({ candidateId, stageId }) => [candidateId, stageId])).toEqual([
    [ids[0], invite],
    [ids[1], null],
  ]);
  expect([board.withoutStage, board.totalItems]).toEqual([1, 2]);
  await database().process.update({ where: { id: processId }, data: { blindMode: true, hidesScore: true } });
  await database().candidate.updateMany({ where: { processId }, data: { revealedAt: null } });
  const hidden = await getBoard((await createTestUser('RECRUITER')).actor, { processId });
  expect(hidden.cards.map(({ name }) => name)).toEqual([null, null]);
  const analysed = await database().candidate.findMany({ where: { processId, currentAnalysisId: { not: null } } });
  const hiding = hidden.cards.filter(({ candidateId }) => analysed.some(({ id }) => id === candidateId));
  expect(hiding.length).toBeGreaterThan(0);
  expect(hiding.every(({ matchScore, isScoreHidden }) => matchScore === null && isScoreHidden)).toBe(true);
});

test('stage, owner and next step are columns of the export', async () => {
  const { actor, processId, candidateId, offer, set } = await scene();
  await set(offer);
  const nextStep = { text: 'Wysłać umowę', dueOn: '2027-01-04' };
  await setFollowUps(actor, { processId, choice: { candidateIds: [candidateId] }, ownerId: actor.userId, nextStep });
  const user = await database().user.findUniqueOrThrow({ where: { id: actor.userId } });
  const { stream } = await exportCandidates(actor, {
    processId,
    format: 'csv',
    choice: { candidateIds: [candidateId] },
    columns: ['stage', 'owner', 'nextStep', 'nextStepDay'],
    separator: 'SEMICOLON',
    bom: false,
  });
  const text = await new Response(stream).text();
  expect(text.trim().split('\r\n')[1]).toBe(`Oferta;${user.firstName} ${user.lastName};Wysłać umowę;2027-01-04`);
});
