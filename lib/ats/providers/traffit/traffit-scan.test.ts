import { z } from 'zod';
import { traffitDefinition } from './traffit-definition';
import type { ScanPage } from '../provider';
import { TraffitApi } from './traffit-api';
import type { ListOptions } from './traffit-headers';
import { scanTraffit } from './traffit-scan';

type Row = Record<string, unknown>;

/** Answers a list from rows that are parsed as those of the API are; nobody has files. */
class FakeApi extends TraffitApi {
  constructor(
    private readonly rowsOf: (path: string, options: ListOptions) => { rows: Row[]; total: number | null },
    settings: Record<string, unknown> = {},
  ) {
    const all = traffitDefinition.settings.parse({ url: 'https://company.example', ...settings });
    super(all, { clientId: 'a', clientSecret: 'b' }, { state: {}, limits: {} } as never);
  }

  override async list<Schema extends z.ZodType>(schema: Schema, path: string, options: ListOptions) {
    const { rows, total } = this.rowsOf(path, options);
    return { rows: z.array(schema).parse(rows), total };
  }

  override async files() {
    return [];
  }

  override async states() {
    return [];
  }
}

const person = (id: number, more: Row = {}): Row => ({ id, name: 'Ada', lastname: `Nowak ${id}`, ...more });
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1, { state: { id: 7 } }));

async function scan(api: TraffitApi): Promise<ScanPage[]> {
  const pages: ScanPage[] = [];
  let cursor: string | null = null;
  do {
    const page: ScanPage = await scanTraffit(api, { recruitmentId: '1', since: null, cursor });
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return pages;
}

test('pages that are shorter than asked for do not end a scan', async () => {
  const rows = people(40);
  const api = new FakeApi((_, { page }) => ({ rows: rows.slice((page - 1) * 10, page * 10), total: 40 }));
  const pages = await scan(api);
  expect(pages).toHaveLength(4);
  expect(new Set(pages.flatMap(({ applications }) => applications.map(({ id }) => id))).size).toBe(40);
});

test('without a total a scan ends at an empty page, and a page that comes again is a bad answer', async () => {
  const rows = people(30);
  const honest = new FakeApi((_, { page, size }) => ({
    rows: rows.slice((page - 1) * size, page * size),
    total: null,
  }));
  expect(await scan(honest)).toHaveLength(3);
  await expect(scan(new FakeApi(() => ({ rows, total: null })))).rejects.toMatchObject({ code: 'ats.bad-answer' });
});

test('new people for ever end a scan too', async () => {
  let calls = 0;
  const api = new FakeApi((_, { page }) => {
    calls += 1;
    return { rows: [person(page)], total: 10 + page };
  });
  await expect(scan(api)).rejects.toMatchObject({ code: 'ats.bad-answer' });
  expect(calls).toBeLessThan(100);
});

test('a status that says so marks a person as erased; empty names do not', async () => {
  const rows = [
    person(1, { status: 'Deleted' }),
    person(2, { status: 'anonymized', name: '', lastname: '' }),
    person(3, { status: 'not deleted' }),
    person(4, { status: 'active', name: '', lastname: null }),
  ];
  const [page] = await scan(new FakeApi(() => ({ rows, total: 4 })));
  expect(page?.applications.map(({ person: known }) => known)).toEqual(['erased', 'erased', 'known', 'unreadable']);
});

test('a row without a person is left out and counted; its id is not taken for a person’s', async () => {
  const rows = [
    { id: 900, employee: person(1) },
    { id: 901, source: 'LinkedIn' },
  ];
  const [page] = await scan(new FakeApi(() => ({ rows, total: 2 })));
  expect(page?.applications.map(({ id }) => id)).toEqual(['1']);
  expect(page?.unreadable).toBe(1);
});

const history = { stateSource: 'history' };
const step = (id: number, state: number | null, employee = 1, recruitment = 1): Row => ({
  id,
  employee: { id: employee },
  recruitment: { id: recruitment },
  workflow_state: state === null ? null : { id: state },
});

/** One person without a state in the list, and these pages of the history. */
function withHistory(pages: (page: number, calls: number) => { rows: Row[]; total: number | null }) {
  const counted = { calls: 0 };
  const api = new FakeApi((path, { page }) => {
    if (!path.includes('history')) return { rows: [person(1)], total: 1 };
    counted.calls += 1;
    return pages(page, counted.calls);
  }, history);
  return { api, counted, stageId: async () => (await scan(api))[0]?.applications[0]?.stageId };
}

test('the latest step in this recruitment tells the state, whichever page it is on', async () => {
  const pages = [
    [step(9, 5, 2), step(8, 6, 1, 2)],
    [step(7, 4), step(6, 3)],
  ];
  const { stageId } = withHistory((page) => ({ rows: pages[page - 1] ?? [], total: 4 }));
  expect(await stageId()).toBe('4');
  expect(await withHistory(() => ({ rows: [step(9, null), step(8, 3)], total: 2 })).stageId()).toBeNull();
});

test('steps that are removed meanwhile make the history be read anew', async () => {
  const { stageId } = withHistory((page, calls) => {
    if (calls === 1) return { rows: [step(20, 5, 2)], total: 3 };
    // The step that was the second one has moved to the first page.
    return { rows: page === 1 ? [step(19, 8)] : [step(18, 3)], total: 2 };
  });
  expect(await stageId()).toBe('8');
});

test('a history that never comes to the person, or not in order, is no guess', async () => {
  const endless = withHistory((page) => ({ rows: [step(100_000 - page, 5, 2)], total: null }));
  expect(await endless.stageId()).toBeNull();
  expect(endless.counted.calls).toBe(40);
  const repeated = withHistory(() => ({ rows: [step(9, 5, 2)], total: null }));
  expect(await repeated.stageId()).toBeNull();
  expect(repeated.counted.calls).toBe(2);
  const ascending = withHistory(() => ({ rows: [step(8, 3), step(9, 4)], total: 2 }));
  await expect(ascending.stageId()).rejects.toMatchObject({ code: 'ats.bad-answer' });
});
