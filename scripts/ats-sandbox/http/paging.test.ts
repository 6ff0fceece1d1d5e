import { startAtsSandbox, type AtsSandbox } from '../start-sandbox';
import { SandboxClients, type Reply } from '../testing/sandbox-clients';
import { pageFrom, type Paging } from './paging';

type Name = 'erecruiter' | 'traffit' | 'teamtailor' | 'greenhouse';
/** What a page shows, and whether it promises another. */
interface Seen {
  ids: number[];
  hasNext: boolean;
}

const names: Name[] = ['erecruiter', 'traffit', 'teamtailor', 'greenhouse'];
const size = 10;
let sandbox: AtsSandbox;
let clients: SandboxClients;
let tokens: Record<'erecruiter' | 'traffit' | 'greenhouse', string>;

const nextOf = ({ headers }: Reply<unknown>) => /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];

/** The first pages of the candidates, at most four, as a client of the dialect comes by them. */
const pages: Record<Name, () => Promise<Seen[]>> = {
  erecruiter: () =>
    numbered(async (page) => {
      const { body } = await clients.erecruiter<{ candidates: { candidateId: number }[]; rowCount: number }>(
        tokens.erecruiter,
        `Candidates?limit=${size}&offset=${page * size}`,
      );
      return { ids: body.candidates.map(({ candidateId }) => candidateId), hasNext: body.rowCount > (page + 1) * size };
    }),
  traffit: () =>
    numbered(async (page) => {
      const headers = { 'X-Request-Page-Size': String(size), 'X-Request-Current-Page': String(page + 1) };
      const reply = await clients.traffit<{ id: number }[]>(tokens.traffit, '/employees/', { headers });
      const count = Number(reply.headers.get('x-result-total-pages'));
      return { ids: reply.body.map(({ id }) => id), hasNext: count > page + 1 };
    }),
  teamtailor: () =>
    linked(`/candidates?page[size]=${size}`, async (path) => {
      const { body } = await clients.teamtailor<{ data: { id: string }[]; links: { next?: string } }>(path);
      return { ids: body.data.map(({ id }) => Number(id)), next: body.links.next };
    }),
  greenhouse: () =>
    linked(`/candidates?per_page=${size}`, async (path) => {
      const reply = await clients.greenhouse<{ id: number }[]>(tokens.greenhouse, path);
      return { ids: reply.body.map(({ id }) => id), next: nextOf(reply) };
    }),
};

async function numbered(read: (page: number) => Promise<Seen>): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let page = 0; page < 4 && (seen.at(-1)?.hasNext ?? true); page += 1) seen.push(await read(page));
  return seen;
}

async function linked(
  first: string,
  read: (path: string) => Promise<{ ids: number[]; next?: string }>,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  let path: string | undefined = first;
  while (path !== undefined && seen.length < 4) {
    const { ids, next }: { ids: number[]; next?: string } = await read(path);
    seen.push({ ids, hasNext: next !== undefined });
    path = next;
  }
  return seen;
}

const behave = (name: Name, paging: Paging) => sandbox.control.settings({ paging: { [name]: paging } });
const distinct = (seen: Seen[]) => new Set(seen.flatMap(({ ids }) => ids)).size;

beforeAll(async () => {
  sandbox = await startAtsSandbox({ candidatesPerRecruitment: 25, recruitments: 1 });
  clients = new SandboxClients(sandbox);
  tokens = {
    erecruiter: (await clients.erecruiterToken()).body.access_token ?? '',
    traffit: (await clients.traffitToken()).body.access_token ?? '',
    greenhouse: (await clients.greenhouseToken()).body.access_token ?? '',
  };
});
beforeEach(() => {
  sandbox.control.reset();
  sandbox.control.setRateLimits({ on: false });
});
afterAll(() => sandbox.close());

describe.each(names)('%s', (name) => {
  it('shows everyone once while its pager is honest', async () => {
    const seen = await pages[name]();
    expect(seen.map(({ ids }) => ids.length)).toEqual([10, 10, 5]);
    expect(distinct(seen)).toBe(25);
  });

  it('shows the same page for ever', async () => {
    behave(name, 'repeats');
    const seen = await pages[name]();
    expect(seen).toHaveLength(4);
    for (const page of seen) expect(page).toEqual({ ids: seen[0]?.ids, hasNext: true });
  });

  it('leaves one out', async () => {
    behave(name, 'skips');
    expect(distinct(await pages[name]())).toBe(24);
  });

  it('sends everything whatever page is asked for', async () => {
    behave(name, 'ignores');
    const seen = await pages[name]();
    expect(seen.map(({ ids }) => ids.length)).toEqual([25, 25, 25]);
  });

  it('promises more for ever, and nobody comes', async () => {
    behave(name, 'grows');
    const seen = await pages[name]();
    expect(seen.map(({ ids }) => ids.length)).toEqual([10, 10, 5, 0]);
    expect(seen.at(-1)?.hasNext).toBe(true);
  });
});

it('strikes only lists of the paths that are named', async () => {
  sandbox.control.settings({ paging: { teamtailor: 'grows' }, pagingPath: '/job-applications$' });
  expect((await pages.teamtailor()).at(-1)?.hasNext).toBe(false);
});

it('counts as many rows as it promises', () => {
  const rows = ['a', 'b', 'c'];
  expect(pageFrom(rows, 2, 2, 'honest')).toEqual({ rows: ['c'], total: 3, hasNext: false });
  expect(pageFrom(rows, 2, 2, 'repeats')).toEqual({ rows: ['a', 'b'], total: 6, hasNext: true });
  expect(pageFrom(rows, 4, 2, 'grows')).toEqual({ rows: [], total: 8, hasNext: true });
});
