import { processSortKeys, processStatuses } from './enums';
import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { seededRandom } from '@/prisma/seed/cvs/seeded-random';
import { insertOldProcesses, type OldProcess } from '../../scripts/testing/old-processes';
import { loadListItems } from './load-list-items';
import { processSearchQuerySchema, type ProcessPage, type ProcessSortKey, type ProcessStatus } from './schemas';
import { searchProcesses } from './search-processes';

const year = { dateFrom: '2019-01-01', dateTo: '2019-12-31' };
let actor: PersonActor;
let all: OldProcess[];

beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
  all = await insertOldProcesses(process.env.DATABASE_URL ?? '', 500);
});

type Question = Record<string, string>;

function ask(question: Question, page = 1, pageSize = 100): Promise<ProcessPage> {
  const query = { ...year, ...question, page: String(page), pageSize: String(pageSize) };
  return searchProcesses(actor, processSearchQuerySchema.parse(query));
}

/** Every row of the answer, page by page. */
async function askForAll(question: Question, pageSize = 100): Promise<OldProcess[]> {
  const first = await ask(question, 1, pageSize);
  const pages = [first];
  for (let page = 2; page <= first.totalPages; page += 1) pages.push(await ask(question, page, pageSize));
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids).toHaveLength(first.totalItems);
  expect(new Set(ids).size).toBe(ids.length);
  const known = new Map(all.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = known.get(id);
    if (!row) throw new Error(`${id} is none of the old processes`);
    return row;
  });
}

const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short' }).format(instant);
const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

/** The same question, answered row by row. */
function isWanted(row: OldProcess, asked: Question): boolean {
  const question: Question = { ...year, ...asked };
  const text = fold([row.name, row.requirements, ...row.requirementList].join(' '));
  const phrase = fold(question.searchPhrase ?? '').split(/\s+/);
  return [
    !question.statuses || question.statuses.split(',').includes(row.status),
    phrase.every((word) => text.includes(word)),
    !question.externalProcessId || row.externalProcessId === question.externalProcessId,
    dayOf(row.createdAt) >= (question.dateFrom ?? '').slice(0, 10),
    dayOf(row.createdAt) <= (question.dateTo ?? '').slice(0, 10),
    !question.createdBy || row.createdBy === question.createdBy,
    !question.ordinalNumber || row.ordinalNumber === Number(question.ordinalNumber),
  ].every(Boolean);
}

const idsOf = (rows: OldProcess[]): string[] => rows.map(({ id }) => id).sort();

async function expectSame(question: Question): Promise<OldProcess[]> {
  const found = await askForAll(question);
  expect([question, idsOf(found)]).toEqual([question, idsOf(all.filter((row) => isWanted(row, question)))]);
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

test.each(sorts)('sorted by %s (%i), with ties by id, no row twice and none left out', async (sortBy, direction) => {
  const found = await askForAll({ sortBy, sortOrder: direction === 1 ? 'ASC' : 'DESC' }, 50);
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
  const found = await expectSame({ statuses });
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
  await expectSame({ searchPhrase });
});

test.each([
  ['2019-07-01', '2019-07-01'],
  ['2019-06-30', '2019-06-30'],
  ['2019-01-15', '2019-01-16'],
  ['2019-07-01T23:59:00.000Z', '2019-08-01T00:00:00+02:00'],
])('from %s to %s, by the days of Warsaw', async (dateFrom, dateTo) => {
  await expectSame({ dateFrom, dateTo });
});

test('one person, one ATS id, one number', async () => {
  for (const createdBy of new Set(all.map((row) => row.createdBy))) await expectSame({ createdBy });
  await expectSame({ externalProcessId: 'ATS-7' });
  await expectSame({ externalProcessId: 'ats-7' });
  const [row] = await expectSame({ ordinalNumber: String(all[17]?.ordinalNumber) });
  expect(row?.id).toBe(all[17]?.id);
});

test('any filters together, in any order', async () => {
  const random = seededRandom(7);
  const maybe = (key: string, choices: string[]): Question =>
    random() < 0.4 ? { [key]: choices[Math.floor(random() * choices.length)] ?? '' } : {};
  let hits = 0;
  for (let round = 0; round < 60; round += 1) {
    const question = {
      ...maybe('statuses', ['ACTIVE', 'IN_PROGRESS,CREATED', 'ARCHIVED,ERROR,STOPPED']),
      ...maybe('searchPhrase', ['a', 'lodz', 'spawacz', 'szukamy zabrze', 'java', 'z']),
      ...maybe('dateFrom', ['2019-02-01', '2019-03-15', '2019-03-31']),
      ...maybe('dateTo', ['2019-03-31', '2019-07-01', '2019-12-24']),
      ...maybe('createdBy', [all[0]?.createdBy ?? '', all[1]?.createdBy ?? '']),
      sortBy: processSortKeys[round % processSortKeys.length] ?? 'DATE',
      sortOrder: round % 2 === 0 ? 'ASC' : 'DESC',
    };
    hits += (await expectSame(question)).length;
  }
  expect(hits).toBeGreaterThan(500);
});

test('a row shows what the process shows', async () => {
  const row = all.find(({ status }) => status === 'IN_PROGRESS') ?? all[0];
  const { items } = await ask({ ordinalNumber: String(row?.ordinalNumber) });
  expect(items).toMatchObject([{ id: row?.id, name: row?.name, status: 'IN_PROGRESS', runningCandidates: 1 }]);
  expect((await ask({}, 1_000)).items).toEqual([]);
});

test('a row has the beginning of the description, or of the requirements without one, and no more', async () => {
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
  const items = await loadListItems(rows.map(({ id }) => id));
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
])('%s=%s is refused', (key, value) => {
  const { error } = processSearchQuerySchema.safeParse({ [key]: value });
  expect(error?.issues[0]?.path[0]).toBe(key);
});

test('a last day before the first is refused', () => {
  const { error } = processSearchQuerySchema.safeParse({ dateFrom: '2019-02-02', dateTo: '2019-02-01' });
  expect(error?.issues).toMatchObject([{ path: ['dateTo'], message: 'rule:date-order' }]);
});
