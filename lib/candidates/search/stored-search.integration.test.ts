import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { decideCandidate } from '../decisions/decide-candidate';
import { findNextCandidate } from './find-next-candidate';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { maxStoredSearches, searchCandidates } from './search-candidates';

async function scene(count: number) {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count });
  const search = (query: object = {}, filters: object = {}) =>
    searchCandidates(actor, {
      processId,
      query: candidateSearchQuerySchema.parse({ pageSize: 100, ...query }),
      filters: candidateFiltersSchema.parse(filters),
    });
  return { actor, processId, search };
}

/** Changes the scores so that the order by match is reversed. */
async function turnOrderAround(ids: string[]): Promise<void> {
  for (const [score, id] of ids.entries()) {
    await database().candidate.update({ where: { id }, data: { matchScore: score } });
  }
}

/** The ids from first to last, by NEXT. */
async function walk(actor: PersonActor, processId: string, searchId: string, onStep?: (step: number) => Promise<void>) {
  const found: string[] = [];
  const { candidateIds } = await database().candidateSearch.findUniqueOrThrow({ where: { id: searchId } });
  // A walk that goes round in circles must end, too.
  for (let position = 0; found.length < 50;) {
    const candidateId = found.at(-1) ?? candidateIds[0] ?? '';
    const step = { candidateDirection: 'NEXT' as const, currentPosition: position };
    const next = await findNextCandidate(actor, { processId, candidateId, searchId, ...step });
    if (next.candidateId === null) return found;
    found.push(next.candidateId);
    position = next.position;
    await onStep?.(found.length);
  }
  return found;
}

test('a search does not change when scores change and another tab repeats it', async () => {
  const { actor, processId, search } = await scene(8);
  const first = await search();
  const ids = first.items.map(({ id }) => id);
  const walked = await walk(actor, processId, first.searchId, async (step) => {
    await turnOrderAround(step % 2 === 0 ? ids : ids.toReversed());
    await search();
  });
  expect(walked).toEqual(ids);
  const again = await search({ newSearch: 'false', searchId: first.searchId });
  expect(again.items.map(({ id }) => id)).toEqual(ids);
  const renewed = await search();
  expect(renewed.searchId).not.toBe(first.searchId);
  expect(renewed.items.map(({ id }) => id)).toEqual(ids.toReversed());
});

test('deleted candidates are skipped, the others keep their positions', async () => {
  const { actor, processId, search } = await scene(6);
  const { searchId, items } = await search();
  const ids = items.map(({ id }) => id);
  const gone = ids[2] ?? '';
  await database().candidate.delete({ where: { id: gone } });
  await expect(walk(actor, processId, searchId)).resolves.toEqual(ids.filter((id) => id !== gone));
  const page = await search({ newSearch: 'false', searchId });
  expect(page.items.map(({ id }) => id)).toEqual(ids.filter((id) => id !== gone));
});

test('a walk over the undecided skips whom somebody has decided about, and ends', async () => {
  const { actor, processId, search } = await scene(4);
  const { searchId, items } = await search();
  const [first = '', second = '', third = '', last = ''] = items.map(({ id }) => id);
  const decide = (candidateId: string, decision: 'HOLD' | 'ADVANCE' = 'HOLD') =>
    decideCandidate(actor, { processId, candidateId, decision, reasonId: null, note: '' });
  const next = (currentPosition: number) =>
    findNextCandidate(actor, {
      processId,
      candidateId: first,
      searchId,
      currentPosition,
      candidateDirection: 'NEXT',
      undecided: true,
    });
  await decide(second);
  await expect(next(1)).resolves.toMatchObject({ candidateId: third, position: 3 });
  await decide(third);
  await expect(next(1)).resolves.toMatchObject({ candidateId: last, position: 4 });
  await decide(last);
  await decide(first, 'ADVANCE');
  const reviewed = { ADVANCE: 1, HOLD: 3, REJECT: 0 };
  await expect(next(1)).resolves.toMatchObject({ candidateId: null, reviewed });
});

test('the same order is the same search: reloading a page writes nothing', async () => {
  const { actor, search } = await scene(3);
  const { searchId } = await search();
  await expect(search()).resolves.toMatchObject({ searchId });
  const others = await Promise.all([search({ sortBy: 'DATE' }), search({}, { statuses: ['NEW'] })]);
  expect(new Set([searchId, ...others.map((answer) => answer.searchId)]).size).toBe(3);
  await expect(database().candidateSearch.count({ where: { userId: actor.userId } })).resolves.toBe(3);
});

test('surplus searches of a user are deleted, unused ones first', async () => {
  const { actor, processId, search } = await scene(2);
  const { searchId, items } = await search();
  const ids = items.map(({ id }) => id);
  const first = { candidateId: ids[0] ?? '', candidateDirection: 'NEXT' as const, currentPosition: 1 };
  await findNextCandidate(actor, { processId, searchId, ...first });
  for (let round = 0; round < maxStoredSearches + 5; round += 1) {
    await turnOrderAround(round % 2 === 0 ? ids : ids.toReversed());
    await search();
    await search({}, { matchTo: round % 100 });
  }
  const rows = await database().candidateSearch.count({ where: { userId: actor.userId } });
  expect(rows).toBeLessThanOrEqual(maxStoredSearches);
  await expect(walk(actor, processId, searchId)).resolves.toEqual(ids);
});

test('a new search stays, however many were walked through before', async () => {
  const { actor, processId, search } = await scene(1);
  const searches = Array.from({ length: maxStoredSearches }, () => ({
    processId,
    userId: actor.userId,
    fingerprint: '',
    filters: {},
    sortBy: 'MATCH',
    sortOrder: 'DESC',
    candidateIds: [],
    createdAt: new Date(0),
    usedAt: new Date(),
  }));
  await database().candidateSearch.createMany({ data: searches });
  const { searchId } = await search();
  await expect(search({ newSearch: 'false', searchId })).resolves.toMatchObject({ searchId, totalItems: 1 });
});
