import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { createSimulation } from '@/lib/interviews/create-simulation';
import { replaceRequirements } from '@/lib/processes/replace-requirements';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { correctVerdict } from './correct-verdict';
import { createNote } from '../notes/write-note';
import { decideCandidate } from './decide-candidate';
import { decideCandidates } from './decide-candidates';
import { eraseCandidate } from '../erasure/erase-candidates';
import { getCandidate } from '../details/get-candidate';
import { listActivities } from '../details/list-activities';
import { rateCandidate } from './rate-candidate';
import { replaceCv } from '../cv/replace-cv';
import { reprocessCandidate } from '../analyses/reprocess-candidate';
import { revealCandidate } from './reveal-candidate';
import { decideSchema } from '@/lib/domain/candidate-review-schemas';
import { plainCv } from '@/tests/cv/plain-cv';
import { undoCorrection } from './undo-correction';
import { undoDecision } from './undo-decision';
import { undoDecisions } from './undo-decisions';

/** Races are won by chance: each is run so often. */
const rounds = 8;

let people: PersonActor[];
let process: ProcessDto;

beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 4 }, async () => (await createTestUser('ADMIN')).actor));
  process = await createTestProcess(people[0] as PersonActor);
});

const person = (index: number) => people[index] as PersonActor;
const criterion = (index: number) => process.requirementList[index]?.id ?? '';

async function createCandidates(count: number): Promise<string[]> {
  const { lastCandidateNumber } = await database().process.findUniqueOrThrow({ where: { id: process.id } });
  await createTestCandidates({ processId: process.id, count });
  const rows = await database().candidate.findMany({
    where: { processId: process.id, ordinalNumber: { gt: lastCandidateNumber } },
    orderBy: { ordinalNumber: 'asc' },
  });
  return rows.map(({ id }) => id);
}

async function createPlace() {
  const [candidateId = ''] = await createCandidates(1);
  return { processId: process.id, candidateId };
}

/** All at once. @returns of each `done`, or why not; anything but an expected refusal fails the test */
async function race(acts: (() => Promise<unknown>)[]): Promise<string[]> {
  return Promise.all(
    acts.map((act) =>
      act().then(
        () => 'done',
        (error: unknown) => {
          if (error instanceof AppError) return error.code;
          throw error;
        },
      ),
    ),
  );
}

const rounded = (run: () => Promise<void>) => async () => {
  for (let round = 0; round < rounds; round += 1) await run();
};

const row = (id: string) => database().candidate.findUniqueOrThrow({ where: { id } });
const decisionsOf = (candidateId: string) =>
  database().candidateDecision.findMany({ where: { candidateId }, orderBy: { id: 'asc' } });
const decide = (who: number, place: Awaited<ReturnType<typeof createPlace>>, change: object = {}) =>
  decideCandidate(person(who), { ...place, ...decideSchema.parse({ decision: 'HOLD', ...change }) });

test(
  'of two who decide about what they saw, one is told that it changed',
  rounded(async () => {
    const place = await createPlace();
    const answers = await race([
      () => decide(0, place, { decision: 'ADVANCE', replaces: null }),
      () => decide(1, place, { decision: 'REJECT', replaces: null }),
    ]);
    expect(answers.toSorted()).toEqual(['decision.changed', 'done']);
    const [made, ...others] = await decisionsOf(place.candidateId);
    expect(others).toEqual([]);
    const { decision, decisionId } = await row(place.candidateId);
    expect([decisionId, decision]).toEqual([made?.id, answers[0] === 'done' ? 'ADVANCE' : 'REJECT']);
  }),
);

test(
  'whoever replaces any decision is kept in the history, and all can be taken back one by one',
  rounded(async () => {
    const place = await createPlace();
    const kinds = ['ADVANCE', 'HOLD', 'REJECT', 'HOLD'];
    expect(await race(kinds.map((decision, who) => () => decide(who, place, { decision })))).toEqual(
      kinds.map(() => 'done'),
    );
    expect((await decisionsOf(place.candidateId)).map(({ decidedById }) => decidedById).sort()).toEqual(
      people.map(({ userId }) => userId).sort(),
    );
    const { items } = await listActivities(person(0), place);
    expect(items.filter(({ kind }) => kind === 'DECIDED')).toHaveLength(kinds.length);
    for (let left = kinds.length; left > 0; left -= 1) {
      const { decisionId, decision } = await row(place.candidateId);
      const current = (await decisionsOf(place.candidateId)).find(({ id }) => id === decisionId);
      expect([current?.decision, current?.undoneAt]).toEqual([decision, null]);
      await undoDecision(person(0), { ...place, decisionId: decisionId ?? '' });
    }
    expect(await row(place.candidateId)).toMatchObject({ decision: null, decisionId: null });
  }),
);

test(
  'who takes back a decision that another replaces at the same time loses, or the other decides anew',
  rounded(async () => {
    const place = await createPlace();
    const first = await decide(0, place);
    const decisionId = first.decision?.decisionId ?? '';
    const answers = await race([
      () => undoDecision(person(0), { ...place, decisionId }),
      () => decide(1, place, { decision: 'REJECT', replaces: decisionId }),
    ]);
    expect(answers.toSorted()).toEqual(['decision.changed', 'done']);
    expect((await row(place.candidateId)).decision).toBe(answers[0] === 'done' ? null : 'REJECT');
  }),
);

test(
  'of two who correct the same verdict that they saw, one is told; without it both stay in the history',
  rounded(async () => {
    const place = await createPlace();
    const correct = (who: number, verdict: 'MET' | 'NOT_MET', index: number, replaces?: null) =>
      correctVerdict(person(who), { ...place, criterionId: criterion(index), verdict, reason: 'Rozmowa', replaces });
    const answers = await race([() => correct(0, 'MET', 0, null), () => correct(1, 'NOT_MET', 0, null)]);
    expect(answers.toSorted()).toEqual(['correction.changed', 'done']);
    const others = [() => correct(2, 'MET', 1), () => correct(3, 'NOT_MET', 1), () => correct(0, 'NOT_MET', 2)];
    expect(await race(others)).toEqual(['done', 'done', 'done']);
    const corrections = await database().verdictCorrection.findMany({ where: { candidateId: place.candidateId } });
    expect(corrections).toHaveLength(4);
    expect(corrections.filter(({ endedAt }) => endedAt === null)).toHaveLength(3);
    // The score is that of all corrections together, whoever was last.
    const { matchScore } = await row(place.candidateId);
    await undoCorrection(person(0), { ...place, criterionId: criterion(2) });
    await correct(0, 'NOT_MET', 2);
    expect((await row(place.candidateId)).matchScore).toBe(matchScore);
  }),
);

test(
  'a correction and new weights at the same time: the score is that of both',
  rounded(async () => {
    const place = await createPlace();
    const requirementList = process.requirementList.map((one) => ({ ...one, importance: (one.importance % 5) + 1 }));
    const answers = await race([
      () => correctVerdict(person(0), { ...place, criterionId: criterion(0), verdict: 'MET', reason: 'Rozmowa' }),
      () => correctVerdict(person(1), { ...place, criterionId: criterion(1), verdict: 'NOT_MET', reason: 'Rozmowa' }),
      () => replaceRequirements(person(2), { processId: process.id, requirementList, ifMatch: null, dryRun: false }),
    ]);
    expect(answers).toEqual(['done', 'done', 'done']);
    process = { ...process, requirementList };
    const { analysis, matchScore } = await getCandidate(person(0), { ...place, peek: true });
    const lines = new Map(analysis?.scoreBreakdown.lines.map((line) => [line.criterionId, line.verdict]));
    expect([lines.get(criterion(0)), lines.get(criterion(1))]).toEqual(['MET', 'NOT_MET']);
    expect(analysis?.scoreBreakdown.score).toBe(matchScore);
    const asked = analysis?.verdicts.find((one) => one.criterion.criterionId === criterion(0))?.criterion.importance;
    expect(asked).toBe(requirementList[0]?.importance);
  }),
);

test(
  'bulk decisions about the same people in other orders, and taking them back, never block each other',
  rounded(async () => {
    const ids = await createCandidates(12);
    const decideAll = (who: number, candidateIds: string[]) =>
      decideCandidates(person(who), {
        processId: process.id,
        choice: { candidateIds },
        ...decideSchema.parse({ decision: 'HOLD' }),
      });
    const first = await decideAll(0, ids);
    const answers = await race([
      () => decideAll(1, ids.toReversed()),
      () => decideAll(2, ids.slice(4)),
      () => undoDecisions(person(0), { processId: process.id, requestId: first.requestId }),
    ]);
    expect(answers).toEqual(['done', 'done', 'done']);
    expect(await database().candidateDecision.count({ where: { candidateId: { in: ids } } })).toBe(32);
    const undecided = await database().candidate.count({ where: { id: { in: ids }, decision: null } });
    expect(undecided).toBe(0);
  }),
);

test(
  'of several who analyse again, one starts a run',
  rounded(async () => {
    const place = await createPlace();
    const answers = await race(people.map((who) => () => reprocessCandidate(who, { ...place, fresh: true })));
    expect(answers.toSorted()).toEqual([...Array<string>(3).fill('candidate.reprocess-refused'), 'done']);
    const { items } = await listActivities(person(0), place);
    expect(items.filter(({ kind }) => kind === 'candidate.reprocessed')).toHaveLength(1);
  }),
);

const pdf = (line: string) => plainCv([line]);

test('of two new CVs at once the earlier is kept as a former one; the same file is taken once', async () => {
  const place = await createPlace();
  const replace = (who: number, bytes: Uint8Array) =>
    replaceCv(person(who), { ...place, files: [{ fileName: `cv-${who}.pdf`, bytes }] });
  const [one, other] = [pdf(`Pierwsze ${randomUUID()}`), pdf(`Drugie ${randomUUID()}`)];
  expect(await race([() => replace(0, one), () => replace(1, other)])).toEqual(['done', 'done']);
  const former = await database().formerCv.findMany({ where: { candidateId: place.candidateId } });
  const names = [(await row(place.candidateId)).cvFileName, ...former.map(({ fileName }) => fileName)];
  expect(names.sort()).toEqual(['cv-0.pdf', 'cv-1.pdf']);
  const third = pdf(`Trzecie ${randomUUID()}`);
  const answers = await race([() => replace(0, third), () => replace(1, third)]);
  expect(answers.toSorted()).toEqual(['cv.duplicate', 'done']);
});

test(
  'whatever is done to a candidate who is being erased is done before or finds nobody, and leaves nothing',
  rounded(async () => {
    const place = await createPlace();
    const bytes = pdf(`Nowe ${randomUUID()}`);
    await database().process.update({ where: { id: process.id }, data: { blindMode: true } });
    const answers = await race([
      () => decide(0, place),
      () => correctVerdict(person(1), { ...place, criterionId: criterion(0), verdict: 'MET', reason: 'Rozmowa' }),
      () => createNote(person(2), { ...place, text: 'Oddzwonić', mentionedUserIds: [person(3).userId] }),
      () => getCandidate(person(3), place),
      () => eraseCandidate(person(0), place),
      () => rateCandidate(person(1), { ...place, rate: 5 }),
      () => reprocessCandidate(person(2), { ...place, fresh: false }),
      () => replaceCv(person(3), { ...place, files: [{ fileName: 'nowe.pdf', bytes }] }),
      () => revealCandidate(person(0), { ...place, reason: 'Umawiam rozmowę' }),
      () => createSimulation(person(1), { ...place, locale: 'pl', length: 'SHORT', focus: 'ALL' }),
    ]);
    expect(answers[4]).toBe('done');
    const expected = ['done', 'candidate.not-found', 'candidate.reprocess-refused'];
    expect(answers.filter((answer) => !expected.includes(answer))).toEqual([]);
    const { candidateId } = place;
    const left = await Promise.all([
      database().candidateDecision.count({ where: { candidateId } }),
      database().verdictCorrection.count({ where: { candidateId } }),
      database().candidateNote.count({ where: { candidateId } }),
      database().candidateView.count({ where: { candidateId } }),
      database().formerCv.count({ where: { candidateId } }),
      database().interviewSimulation.count({ where: { candidateId } }),
      database().candidate.count({ where: { id: candidateId } }),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0, 0, 0]);
  }),
);
