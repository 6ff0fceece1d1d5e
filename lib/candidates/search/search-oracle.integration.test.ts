import fc from 'fast-check';
import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import * as known from '@/tests/candidates/known-candidates';
import { fold, formsOf, isHidden, naiveSearch, randomFilters, wordsOf } from '@/tests/candidates/naive-search';
import { candidateSortKeys, hiddenSortKeys } from '@/lib/domain/candidate-enums';
import { hiddenFilters } from '@/lib/domain/candidate-filters';
import { findNextCandidate } from './find-next-candidate';
import { revealCandidate } from '../decisions/reveal-candidate';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { searchCandidates } from './search-candidates';

/** Random searches are the same in each run; another seed makes others. */
const seed = 20_261_123;
const searches = 80;
/** Thousands of statements on a busy machine. */
const timeoutMs = 300_000;

let actors: PersonActor[];
let processId: string;
let candidates: known.KnownCandidate[];
let criteria: { id: string; text: string }[];

beforeAll(async () => {
  actors = [(await createTestUser('RECRUITER')).actor, (await createTestUser('ADMIN')).actor];
  const [actor] = actors as [PersonActor];
  const process = await createTestProcess(actor);
  processId = process.id;
  criteria = process.requirementList.map(({ id, text }) => ({ id, text }));
  candidates = await known.createKnownCandidates(actors, { processId, criteria, count: 200, seed });
  // Of another process: nobody may find them.
  const other = await createTestProcess(actor);
  await known.createKnownCandidates(actors, { processId: other.id, criteria, count: 8, seed });
}, timeoutMs);

const randomSearches = () =>
  fc.record({
    who: fc.constantFrom(0, 1),
    filters: randomFilters(criteria),
    sortBy: fc.constantFrom(...candidateSortKeys),
    sortOrder: fc.constantFrom('ASC' as const, 'DESC' as const),
    pageSize: fc.constantFrom(10, 20, 50, 100),
    /** Of the pages that there are, and one behind them. */
    pages: fc.tuple(fc.double({ min: 0, max: 1.2, noNaN: true }), fc.double({ min: 0, max: 1.2, noNaN: true })),
    from: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });

const isSet = (values: readonly unknown[] | undefined) => values !== undefined && values.length > 0;

type RandomSearch = ReturnType<typeof randomSearches> extends fc.Arbitrary<infer T> ? T : never;

async function expectAsNaive(search: RandomSearch, blindMode: boolean): Promise<void> {
  const actor = actors[search.who] as PersonActor;
  const scope = { userId: actor.userId, blindMode };
  const filters = candidateFiltersSchema.parse(search.filters) as Record<string, never>;
  const { sortBy, sortOrder, pageSize } = search;
  const expected = naiveSearch(scope, candidates, { filters, sortBy, sortOrder });
  const pageCount = Math.ceil(expected.length / pageSize);
  const [page, other] = search.pages.map((share) => 1 + Math.floor(share * pageCount)) as [number, number];
  const find = (query: object) =>
    searchCandidates(actor, {
      processId,
      query: candidateSearchQuerySchema.parse({ ...query, sortBy, sortOrder, pageSize }),
      filters,
    });
  if (blindMode && (hiddenSortKeys.includes(sortBy) || hiddenFilters.some((key) => isSet(filters[key])))) {
    await expect(find({ page: 1 })).rejects.toMatchObject({ code: 'search.hidden-field' });
    return;
  }
  const slice = (number: number) => expected.slice((number - 1) * pageSize, number * pageSize);

  const found = await find({ page, newSearch: 'true' });
  expect(foundByPhrase(found)).toEqual(slice(page));
  // Who is only called something like the phrase comes after fewer than five.
  const similar = expected.length < 5 && isSet(filters.searchPhrase) ? found.totalItems - expected.length : 0;
  expect(found).toMatchObject({ page, pageSize, totalItems: expected.length + similar });
  if (similar === 0) expect(found.totalPages).toBe(pageCount);
  const later = await find({ page: other, newSearch: 'false', searchId: found.searchId });
  expect(foundByPhrase(later)).toEqual(slice(other));
  expectRows(scope, found);
  expectHits(found, search.filters.searchPhrase);
  const index = Math.floor(search.from * expected.length);
  if (expected.length > 0) await expectNeighbours(actor, found.searchId, expected, index);
}

const foundByPhrase = ({ items, similar }: Awaited<ReturnType<typeof searchCandidates>>) =>
  items.map(({ id }) => id).filter((id) => !similar.includes(id));

const byId = (id: string) => candidates.find((one) => one.id === id) as known.KnownCandidate;

/** The rows tell what the search went by, and nothing that is hidden. */
function expectRows(scope: Parameters<typeof isHidden>[0], { items }: Awaited<ReturnType<typeof searchCandidates>>) {
  const shown = items.map(({ id, firstName, isBlind, isOpened, decision, matchScore, verdicts }) => ({
    id,
    firstName,
    isBlind,
    isOpened,
    decision: decision?.decision ?? null,
    matchScore,
    verdicts: new Map(verdicts.map(({ criterionId, verdict }) => [criterionId, verdict])),
  }));
  const kept = items.map(({ id }) => {
    const one = byId(id);
    const isBlind = isHidden(scope, one);
    const { decision, matchScore, verdicts } = one;
    const isOpened = one.openedBy.has(scope.userId);
    return { id, firstName: isBlind ? null : one.firstName, isBlind, isOpened, decision, matchScore, verdicts };
  });
  expect(shown).toEqual(kept);
}

/** A hit is shown for exactly those whose CV has a word of the phrase, in a form of it. */
function expectHits({ items, hits }: Awaited<ReturnType<typeof searchCandidates>>, phrase: unknown): void {
  const forms = typeof phrase === 'string' ? wordsOf(phrase).flatMap(formsOf) : [];
  const withWord = items.filter(({ id }) => wordsOf(byId(id).cvText ?? '').some((one) => forms.includes(one)));
  expect(Object.keys(hits).sort()).toEqual(withWord.map(({ id }) => id).sort());
  for (const [id, { before, match, after }] of Object.entries(hits)) {
    expect(forms).toContain(fold(match));
    expect(byId(id).cvText).toContain(before + match + after);
  }
}

async function expectNeighbours(actor: PersonActor, searchId: string, ids: string[], index: number): Promise<void> {
  const step = { processId, candidateId: ids[index] ?? '', searchId, currentPosition: index + 1 };
  const next = await findNextCandidate(actor, { ...step, candidateDirection: 'NEXT' });
  const previous = await findNextCandidate(actor, { ...step, candidateDirection: 'PREV' });
  expect([previous.candidateId, next.candidateId]).toEqual([ids[index - 1] ?? null, ids[index + 1] ?? null]);
  expect(next.total).toBe(ids.length);
}

test(
  'random searches find what a naive search finds, in its order',
  async () => {
    await fc.assert(
      fc.asyncProperty(randomSearches(), (search) => expectAsNaive(search, false)),
      { seed, numRuns: searches, endOnFailure: true },
    );
  },
  timeoutMs,
);

test(
  'so they do while the process hides who its candidates are',
  async () => {
    const [actor] = actors as [PersonActor];
    await changeBlindMode(actor, { processId, blindMode: true });
    for (const { id, decision } of candidates.slice(0, 25)) {
      if (decision !== 'ADVANCE')
        await revealCandidate(actor, { processId, candidateId: id, reason: 'Umawiam rozmowę' });
    }
    const revealed = await database().candidate.findMany({ where: { processId, revealedAt: { not: null } } });
    for (const { id, revealedAt } of revealed) byId(id).revealedAt = revealedAt;
    await fc.assert(
      fc.asyncProperty(randomSearches(), (search) => expectAsNaive(search, true)),
      { seed, numRuns: searches, endOnFailure: true },
    );
  },
  timeoutMs,
);
