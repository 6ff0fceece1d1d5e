import { processSortKeys, processStatuses } from '@/lib/domain/process-enums';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { seededRandom } from '@/prisma/seed/cvs/seeded-random';
import { insertOldProcesses, type OldProcess } from '@/tests/old-processes';
import { loadListItems } from './load-list-items';
import {
  processSearchQuerySchema,
  type ProcessPage,
  type ProcessSortKey,
  type ProcessStatus,
} from '@/lib/domain/process-schemas';
import { searchProcesses } from './search-processes';

const year = { dateFrom: '2019-01-01', dateTo: '2019-12-31' };
let actor: PersonActor;
let all: OldProcess[];

beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
  all = await insertOldProcesses(process.env.DATABASE_URL ?? '', 500);
});

type Query = Record<string, string>;

function search(query: Query, page = 1, pageSize = 100): Promise<ProcessPage> {
  const parameters = { ...year, ...query, page: String(page), pageSize: String(pageSize) };
  return searchProcesses(actor, processSearchQuerySchema.parse(parameters));
}

/** Every row of every page. */
async function searchAllPages(query: Query, pageSize = 100): Promise<OldProcess[]> {
  const first = await search(query, 1, pageSize);
  const pages = [first];
  for (let page = 2; page <= first.totalPages; page += 1) pages.push(await search(query, page, pageSize));
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids).toHaveLength(first.totalItems);
  expect(new Set(ids).size).toBe(ids.length);
  const known = new Map(all.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = known.get(id);
    if (!row) throw new Error(`${id} is not one of the fixtures`);
    return row;
  });
}

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });
const dayOf = (instant: Date): string => dayFormat.format(instant);
const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

/** The expected result, row by row. */
function matches(row: OldProcess, given: Query): boolean {
  const query: Query = { ...year, ...given };
  const text = fold([row.name, row.requirements, ...row.requirementList].join(' '));
  const phrase = fold(query.searchPhrase ?? '').split(/\s+/);
  return [
    !query.statuses || query.statuses.split(',').includes(row.status),
    phrase.every((word) => text.includes(word)),
    !query.externalProcessId || row.externalProcessId?.toLowerCase() === query.externalProcessId.toLowerCase(),
    dayOf(row.createdAt) >= (query.dateFrom ?? '').slice(0, 10),
    dayOf(row.createdAt) <= (query.dateTo ?? '').slice(0, 10),
    !query.createdBy || row.createdBy === query.createdBy,
    !query.ordinalNumber || row.ordinalNumber === Number(query.ordinalNumber),
  ].every(Boolean);
}

const idsOf = (rows: OldProcess[]): string[] => rows.map(({ id }) => id).sort();

async function expectMatches(query: Query): Promise<OldProcess[]> {
  const found = await searchAllPages(query);
  expect([query, idsOf(found)]).toEqual([query, idsOf(all.filter((row) => matches(row, query)))]);
  return found;
}

const letters = new Intl.Collator('pl');
const life: ProcessStatus[] = ['IN_CREATION', 'CREATED', 'ACTIVE', 'IN_PROGRESS', 'STOPPED', 'ERROR', 'ARCHIVED'];
type Compare = (one: OldProcess, other: OldProcess) => number;
const order: Record<ProcessSortKey, Compare> = {
  CREATED_BY: ({ creator: one }, { creator: other }) =>
    letters.compare(one.lastName, other.lastName) || letters.compare(one.firstName, other.firstName),
  DATE: (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  EXTERNAL_PROCESS_ID: (one, other) => letters.compare(one.externalProcessId ?? '', other.externalProcessId ?? ''),
  NAME: (one, other) => letters.compare(one.name, other.name),
  ORDINAL_NUMBER: (one, other) => one.ordinalNumber - other.ordinalNumber,
  REQUIREMENTS: (one, other) => letters.compare(one.requirements, other.requirements),
  STATUS: (one, other) => life.indexOf(one.status) - life.indexOf(other.status),
};

const sorts = processSortKeys.flatMap((sortBy) => [1, -1].map((direction) => [sortBy, direction] as const));

test.each(sorts)('sorted by %s (%i), ties by id, every row once', async (sortBy, direction) => {
  const found = await searchAllPages({ sortBy, sortOrder: direction === 1 ? 'ASC' : 'DESC' }, 50);
  expect(found).toHaveLength(all.length);
  const isUnlinked = ({ externalProcessId }: OldProcess): boolean =>
    sortBy === 'EXTERNAL_PROCESS_ID' && externalProcessId === null;
  for (const [index, row] of found.slice(1).entries()) {
    const before = found[index] ?? row;
    const nulls = Number(isUnlinked(before)) - Number(isUnlinked(row));
    const place = nulls || (isUnlinked(row) ? 0 : direction * order[sortBy](before, row));
    expect([place <= 0, before, row]).toEqual([true, before, row]);
    if (place === 0) expect(before.id < row.id).toBe(true);
  }
});

test.each([...processStatuses, 'ACTIVE,STOPPED', 'ACTIVE,IN_PROGRESS,ERROR'])('the statuses %s', async (statuses) => {
  const found = await expectMatches({ statuses });
  expect(found.length).toBeGreaterThan(0);
});

test.each([
  'łódź',
  'LODZ',
  'slusarz zory',
  'zory ŚLUSARZ',
  'zrodla',
  'platnik',
  'c#',
  '100%',
  'i_UDT',
  '%',
  '_',
  'x',
  'spawacz nikt',
])('the phrase "%s"', async (searchPhrase) => {
  await expectMatches({ searchPhrase });
});

test.each([
  ['2019-07-01', '2019-07-01'],
  ['2019-06-30', '2019-06-30'],
  ['2019-01-15', '2019-01-16'],
  ['2019-07-01T23:59:00.000Z', '2019-08-01T00:00:00+02:00'],
])('from %s to %s, in days of Warsaw', async (dateFrom, dateTo) => {
  await expectMatches({ dateFrom, dateTo });
});

test('by creator, ATS id and ordinal number', async () => {
  for (const createdBy of new Set(all.map((row) => row.createdBy))) await expectMatches({ createdBy });
  await expectMatches({ externalProcessId: 'ATS-7' });
  const [linked] = await expectMatches({ externalProcessId: 'ats-7' });
  expect(linked?.externalProcessId).toBe('ATS-7');
  const [row] = await expectMatches({ ordinalNumber: String(all[17]?.ordinalNumber) });
  expect(row?.id).toBe(all[17]?.id);
});

test('random combinations of filters and orders', async () => {
  const random = seededRandom(7);
  const maybe = (key: string, choices: string[]): Query =>
    random() < 0.4 ? { [key]: choices[Math.floor(random() * choices.length)] ?? '' } : {};
  let hits = 0;
  for (let round = 0; round < 60; round += 1) {
    const query = {
      ...maybe('statuses', ['ACTIVE', 'IN_PROGRESS,CREATED', 'ARCHIVED,ERROR,STOPPED']),
      ...maybe('searchPhrase', ['a', 'lodz', 'spawacz', 'szukamy zabrze', 'java', 'z']),
      ...maybe('dateFrom', ['2019-02-01', '2019-03-15', '2019-03-31']),
      ...maybe('dateTo', ['2019-03-31', '2019-07-01', '2019-12-24']),
      ...maybe('createdBy', [all[0]?.createdBy ?? '', all[1]?.createdBy ?? '']),
      sortBy: processSortKeys[round % processSortKeys.length] ?? 'DATE',
      sortOrder: round % 2 === 0 ? 'ASC' : 'DESC',
    };
    hits += (await expectMatches(query)).length;
  }
  expect(hits).toBeGreaterThan(500);
});

test('a row has the fields of the process', async () => {
  const row = all.find(({ status }) => status === 'IN_PROGRESS') ?? all[0];
  const { items } = await search({ ordinalNumber: String(row?.ordinalNumber) });
  expect(items).toMatchObject([{ id: row?.id, name: row?.name, status: 'IN_PROGRESS', runningCandidates: 1 }]);
  expect((await search({}, 1_000)).items).toEqual([]);
});

test('a row has an excerpt of the description, or of the requirements without one', async () => {
  const { userId: createdById } = actor;
  const texts = {
    create: [
      { kind: 'REQUIREMENT' as const, text: 'Java', position: 0 },
      { kind: 'REQUIREMENT' as const, text: 'SQL', position: 1 },
    ],
  };
  const rows = [];
  for (const requirements of ['😀'.repeat(300), '']) {
    rows.push(
      await database().process.create({ data: { name: 'Excerpt', requirements, createdById, criteria: texts } }),
    );
  }
  const items = await loadListItems(
    systemActor,
    rows.map(({ id }) => id),
  );
  expect(items.map(({ requirementsExcerpt }) => requirementsExcerpt)).toEqual(['😀'.repeat(200), 'Java, SQL']);
  expect(JSON.stringify(items)).not.toContain('requirementList');
});

test.each([
  ['statuses', 'ACTIVE,UNKNOWN'],
  ['sortBy', 'COLOUR'],
  ['sortOrder', 'asc'],
  ['pageSize', '25'],
  ['page', '0'],
  ['page', '99999999999999999999'],
  ['dateFrom', '2019-02-30'],
  ['dateTo', 'yesterday'],
  ['createdBy', 'Anna'],
  ['ordinalNumber', '1.5'],
  ['ordinalNumber', '99999999999'],
])('%s=%s is rejected', (key, value) => {
  const { error } = processSearchQuerySchema.safeParse({ [key]: value });
  expect(error?.issues[0]?.path[0]).toBe(key);
});

test('a last day before the first is rejected', () => {
  const { error } = processSearchQuerySchema.safeParse({ dateFrom: '2019-02-02', dateTo: '2019-02-01' });
  expect(error?.issues).toMatchObject([{ path: ['dateTo'], message: 'rule:date-order' }]);
});
