import fc from 'fast-check';
import type { PersonActor } from '@/lib/auth/actor';
import { findNextCandidate } from '@/lib/candidates/search/find-next-candidate';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { database } from '@/lib/db/client';
import { candidateStatuses, decisions } from '@/lib/domain/candidate-enums';
import type { CandidateFilters } from '@/lib/domain/candidate-schemas';
import { isToReview } from '@/lib/domain/candidate-status';
import { dayToStore, daysLater, today } from '@/lib/validation/calendar-day';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { getDashboard } from './get-dashboard';

const runs = 8;
const perProcess = 20;
const timeoutMs = 120_000;

/** Most are analysed; some are held, until days around today or without one. */
const state = fc.record({
  status: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('NEW' as const, 'SEEN' as const, 'PROCESSING_OUTDATED' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...candidateStatuses) },
  ),
  decision: fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 3, arbitrary: fc.constant('HOLD' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...decisions) },
  ),
  holdDays: fc.option(fc.integer({ min: -2, max: 2 })),
  /** The decision was made and taken back. */
  isUndone: fc.boolean(),
});
type State = typeof state extends fc.Arbitrary<infer T> ? T : never;

async function store(actor: PersonActor, candidateId: string, { status, decision, holdDays, isUndone }: State) {
  const db = database();
  const made =
    decision &&
    (await db.candidateDecision.create({
      data: {
        candidateId,
        decision,
        requestId: crypto.randomUUID(),
        decidedById: actor.userId,
        holdUntil: decision === 'HOLD' && holdDays !== null ? dayToStore(daysLater(today(), holdDays)) : null,
        undoneAt: isUndone ? new Date() : null,
      },
    }));
  const stands = made && !isUndone;
  const data = { status, decision: stands ? decision : null, decisionId: stands ? made.id : null, matchScore: 120 };
  await db.candidate.update({ where: { id: candidateId }, data });
}

/** The rule once more, in other words. */
const plainSql = () => database().$queryRaw<{ id: string; processId: string }[]>`
  SELECT c.id, c.process_id AS "processId" FROM candidate c
  LEFT JOIN candidate_decision d ON d.id = c.decision_id LEFT JOIN process p ON p.id = c.process_id
  WHERE p.status IN ('ACTIVE', 'CREATED', 'ERROR', 'IN_CREATION', 'IN_PROGRESS', 'STOPPED') AND c.status IN ('NEW', 'SEEN', 'PROCESSING_OUTDATED')
    AND NOT coalesce(d.decision IN ('ADVANCE', 'REJECT')
      OR (d.decision = 'HOLD' AND coalesce(d.hold_until > (now() AT TIME ZONE 'Europe/Warsaw')::date, true)), false)`;

const query = { pageSize: 100, page: 1, sortBy: 'ORDINAL_NUMBER', sortOrder: 'ASC', newSearch: true } as const;
const list = (actor: PersonActor, processId: string, filters: CandidateFilters = {}) =>
  searchCandidates(actor, { processId, query, filters });

/** Whom the keys of a review reach, from the first of all candidates on. */
async function walk(actor: PersonActor, processId: string): Promise<string[]> {
  const { searchId, items } = await list(actor, processId);
  const reached: string[] = [];
  let place = { candidateId: items[0]?.id ?? '', currentPosition: 0 };
  for (;;) {
    const next = await findNextCandidate(actor, {
      processId,
      searchId,
      ...place,
      candidateDirection: 'NEXT',
      undecided: true,
    });
    if (!next.candidateId) return reached;
    reached.push(next.candidateId);
    place = { candidateId: next.candidateId, currentPosition: next.position };
  }
}

test(
  'home, list, review and the rows agree on who is to be reviewed',
  async () => {
    const { actor } = await createTestUser('RECRUITER');
    const processes = [await createTestProcess(actor), await createTestProcess(actor), await createTestProcess(actor)];
    const processIds = processes.map(({ id }) => id);
    for (const processId of processIds) await createTestCandidates({ processId, count: perProcess });
    const where = { processId: { in: processIds } };
    const rows = await database().candidate.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } });
    await database().process.update({ where: { id: processIds[2] ?? '' }, data: { status: 'ARCHIVED' } });
    const states = fc.array(state, { minLength: rows.length, maxLength: rows.length });
    await fc.assert(
      fc.asyncProperty(states, async (drawn) => {
        for (const [index, { id }] of rows.entries()) await store(actor, id, drawn[index] as State);
        const expected = await plainSql();
        const home = await getDashboard(actor);
        expect(home.awaitingReviewTotal).toBe(expected.length);
        for (const processId of processIds) {
          const ids = expected.filter((one) => one.processId === processId).map(({ id }) => id);
          const queue = home.reviewQueues.find((one) => one.processId === processId);
          expect(queue?.count ?? 0).toBe(ids.length);
          const filtered = await list(actor, processId, { review: ['TO_REVIEW'] });
          expect(filtered.items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
          expect(filtered.totalItems).toBe(ids.length);
          expect((await walk(actor, processId)).toSorted()).toEqual(ids.toSorted());
          if (processId === processIds[2]) expect(ids).toEqual([]);
          else {
            const { items } = await list(actor, processId);
            expect(items.filter(isToReview).map(({ id }) => id).toSorted()).toEqual(ids.toSorted()); // prettier-ignore
          }
        }
      }),
      { numRuns: runs, seed: 20_261_129 },
    );
  },
  timeoutMs,
);
