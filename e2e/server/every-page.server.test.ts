import type { SimulationItem } from '@/lib/interviews/simulation-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import { createActiveProcess, upload, waitUntilAnalysed } from '../api/setup';
import { hostileValues, longValue, queriesOf } from '../../tests/hostile-values';
import { listPages, type Page } from './list-pages';

interface Parameter {
  name: string;
  in: string;
}

interface ApiDocument {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
}

let product: RunningProduct;
let client: ApiClient;
let pages: Page[];
/** Existing ids by the name of their parameter. */
const known: Record<string, string> = { page: 'start' };

beforeAll(async () => {
  pages = await listPages();
  product = await startProduct();
  client = await ApiClient.signIn(product.server.url, 'ADMIN');
  const process = await createActiveProcess(client, 'Proces do prób');
  const bytes = await makeCvPdf({ lines: ['Łucja Próbna', 'Programistka Java, 6 lat doświadczenia'] });
  await upload(client, process.id, [{ name: 'cv.pdf', bytes }]);
  const [candidate] = (await waitUntilAnalysed(client, process.id, 1)).items;
  const simulations = `/processes/${process.id}/candidates/${candidate?.id}/inteview-simulations`;
  const simulation = await client.post<SimulationItem>(simulations, { locale: 'pl', length: 'SHORT', focus: 'ALL' });
  Object.assign(known, {
    processId: process.id,
    candidateId: candidate?.id,
    interviewSimulationId: simulation.body.id,
  });
}, 120_000);

afterAll(() => product.stop());

/** A few requests at a time; those with a server error, as `<status> <address>`. */
async function failuresOf(addresses: readonly string[]): Promise<string[]> {
  const waiting = [...new Set(addresses)];
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const answer = await client.send('GET', address);
      await answer.arrayBuffer();
      if (answer.status >= 500) failures.push(`${answer.status} ${address.slice(0, 300)}`);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return failures.sort();
}

/** A path with the existing ids, but for `bad`. */
function pathOf(template: string, bad: Record<string, string> = {}): string {
  return template.replace(
    /[[{](\w+)[\]}]/g,
    (_, id: string) => bad[id] ?? known[id] ?? hostileValues['an id of nothing'] ?? '',
  );
}

/** A path with bad ids: each value in one of them, in turn. */
function badPaths(template: string, ids: readonly string[]): string[] {
  const values = ids.length === 0 ? [] : [...Object.values(hostileValues), longValue];
  return values.map((value, index) => pathOf(template, { [ids[index % ids.length] ?? '']: value }));
}

test('every page is known with its parameters', () => {
  const routes = pages.map(({ route }) => route);
  expect(routes).toEqual(expect.arrayContaining(['/', '/processes', '/administration/people', '/pdf', '/sign-in']));
  const namesOf = (route: string) => pages.find((page) => page.route === route)?.names;
  expect(namesOf('/processes')).toEqual(
    expect.arrayContaining(['searchPhrase', 'externalProcessId', 'dateFrom', 'page']),
  );
  expect(namesOf('/processes/[processId]')).toEqual(expect.arrayContaining(['q', 'from', 'verdict', 'matchTo', 'tab']));
  expect(namesOf('/administration/people')).toContain('page');
  expect(namesOf('/interview-simulations')).toEqual(expect.arrayContaining(['processId', 'questions']));
  expect(namesOf('/sign-in')).toEqual(expect.arrayContaining(['error', 'returnTo']));
});

const today = Math.floor(Date.now() / 86_400_000);

/** Every `parts`-th of all, from another one for each `turn` and each day: what reads the values is shared. */
const share = <T>(all: readonly T[], parts: number, turn: number): T[] =>
  all.filter((_, index) => (index + turn + today) % parts === 0);

/** As many long values at once as an address holds. */
const longQueriesOf = (names: readonly string[]): ReturnType<typeof queriesOf> =>
  Array.from({ length: Math.ceil(names.length / 3) }, (_, index) => {
    const alone = names.slice(3 * index, 3 * index + 3).map((name) => `${name}=${longValue}`);
    return { together: alone.join('&'), alone };
  });

/** Asks for a page with one bad value in all parameters; where that fails, with it in each of them. */
async function failuresOfPage(
  { route, names, readsQuery, ids }: Page,
  all: readonly string[],
  turn: number,
): Promise<string[]> {
  const path = pathOf(route);
  // What is around every page reads a query, too.
  const queries = share(queriesOf(all), readsQuery ? 5 : 10, turn);
  const long = readsQuery ? longQueriesOf(names) : [];
  const addresses = new Map([...queries, ...long].map(({ together, alone }) => [`${path}?${together}`, alone]));
  const failed = await failuresOf([...addresses.keys(), ...share(badPaths(route, ids), 5, turn)]);
  const few = [...addresses].flatMap(([address, alone]) =>
    failed.some((line) => address.startsWith(line.slice(4))) ? alone.map((query) => `${path}?${query}`) : [],
  );
  const narrowed = await failuresOf(few);
  return narrowed.length > 0 ? narrowed : failed;
}

test('no page fails at a bad value of any parameter', async () => {
  const names = [...new Set(pages.flatMap((page) => page.names))];
  const failures: string[] = [];
  for (const [turn, page] of pages.entries()) failures.push(...(await failuresOfPage(page, names, turn)));
  expect(failures).toEqual([]);
  expect(product.server.loggedErrors).toEqual([]);
});

test('no GET call fails at a bad value of any parameter', async () => {
  const { paths } = (await client.get<ApiDocument>('/openapi.json')).body;
  const addresses = Object.entries(paths).flatMap(([path, { get }], index) => {
    if (!get) return [];
    const of = (place: string) => (get.parameters ?? []).filter((each) => each.in === place).map(({ name }) => name);
    const alone = (name: string) => queriesOf([name]).map(({ together }) => together);
    const worst = of('query').flatMap((name) => [`${name}=${longValue}`, `${name}=%00`]);
    const queries = of('query').flatMap((name, place) => share(alone(name), 5, index + place));
    return [
      ...[...queries, ...worst].map((query) => `${pathOf(path)}?${query}`),
      ...share(badPaths(path, of('path')), 5, index),
    ];
  });
  expect(addresses.length).toBeGreaterThan(500);
  expect(await failuresOf(addresses.map((address) => `/api/v1${address}`))).toEqual([]);
  expect(product.server.loggedErrors).toEqual([]);
});
