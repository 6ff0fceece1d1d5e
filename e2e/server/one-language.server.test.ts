import type { ProcessDto } from '@/lib/domain/process-schemas';
import type { SimulationItem } from '@/lib/interviews/simulation-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import { findForeign, foreignWords, type Language } from '../../tests/words-of-language';
import { upload, waitUntilAnalysed } from '../api/setup';
import { listPages } from './list-pages';

/** What people type is in neither language, so that it is not taken for the product's words. */
const typed = {
  process: 'Qwarcix Vendol',
  requirement: 'Zuvex Morbix',
  redFlag: 'Trebux Galdo',
  person: 'Ozrix Brandelux',
  email: 'ozrix.brandelux@poczta.example',
  phone: '600 100 200',
  town: 'Bydgoszcz',
};
/** Found by the town, and Polish in both languages. */
const voivodeship = /kujawsko-pomorskie/g;
/** The recruiter's surname is a Polish word, too. */
const surname = /Próbna/g;

interface ApiDocument {
  paths: Record<string, { get?: object }>;
}

let product: RunningProduct | undefined;
let client: ApiClient;
/** Ids by the names of parameters. */
let known: Record<string, string>;
let blind: Record<string, string>;

async function judged(name: string, isBlind: boolean): Promise<Record<string, string>> {
  const created = await client.post<ProcessDto>('/processes', {
    name,
    requirementList: [{ text: typed.requirement, importance: 3, necessity: 'NICE_TO_HAVE' }],
    redFlags: [{ text: typed.redFlag }],
    languages: [{ language: 'en', level: 'INTERMEDIATE', counted: true }],
    location: { type: 'OFFICE', atsLocation: typed.town },
    budget: { maxMinor: 1_500_000, currency: 'PLN', tolerancePercent: 10 },
  });
  if (created.status !== 201) throw new Error(`POST /processes returned ${JSON.stringify(created.body)}`);
  const processId = created.body.id;
  await client.put(`/processes/${processId}/defined`);
  if (isBlind) expect((await client.put(`/processes/${processId}/blind-mode`, { blindMode: true })).status).toBe(200);
  await client.put(`/processes/${processId}/status`, { status: 'ACTIVE' });
  const contact = `${typed.email}, tel. ${typed.phone}, ${typed.town}`;
  const bytes = await makeCvPdf({ lines: [typed.person, contact, typed.requirement] });
  await upload(client, processId, [{ name: 'brandelux.pdf', bytes }]);
  const [candidate] = (await waitUntilAnalysed(client, processId, 1)).items;
  return { processId, candidateId: candidate?.id ?? '', page: 'candidate-list' };
}

beforeAll(async () => {
  product = await startProduct();
  client = await ApiClient.signIn(product.server.url, 'ADMIN');
  // Its owner reads English, and so the analysis is written in English.
  await client.put('/users/me/locale', { locale: 'en' });
  known = await judged(typed.process, false);
  blind = await judged(`${typed.process} B`, true);
});

afterAll(() => product?.stop());

const pathOf = (template: string, ids: Record<string, string>) =>
  template.replaceAll(/[[{](\w+)[\]}]/g, (_, id: string) => ids[id] ?? '0192f3a4-0000-7000-8000-000000000000');

async function pagesOf(ids: Record<string, string>): Promise<string[]> {
  const routes = (await listPages()).map(({ route }) => route).filter((route) => route !== '/styleguide');
  const query = `processId=${ids.processId}&candidateId=${ids.candidateId}&ids=${ids.candidateId},${ids.candidateId}`;
  return routes.flatMap((route) => {
    const path = pathOf(route, ids);
    if (/pdf|compare/.test(route)) return [`${path}?${query}`];
    return route.includes('[candidateId]') ? [path, `${path}?tab=summary`] : [path];
  });
}

/** The document itself describes the API in English alone. */
async function callsOf(ids: Record<string, string>): Promise<string[]> {
  const { paths } = (await client.get<ApiDocument>('/openapi.json')).body;
  const asked = Object.entries(paths).filter(([path, { get }]) => get && !path.endsWith('/openapi.json'));
  return asked.map(([path]) => `/api/v1${pathOf(path, ids)}`);
}

async function textOf(address: string, language: Language): Promise<string> {
  const session = client.browserCookies().map(({ name, value }) => `${name}=${value}`);
  const headers = { cookie: [...session, `locale=${language}`].join('; '), connection: 'close' };
  const response = await fetch(client.baseUrl + address, { headers, redirect: 'manual' });
  const isText = /json|html/.test(response.headers.get('content-type') ?? '');
  return isText ? (await response.text()).replaceAll(voivodeship, '').replaceAll(surname, '') : '';
}

/** What a reader sees of a page; the switch and parts in a language of their own say which one. */
function shownOf(html: string): string[] {
  const body = html
    .replace(/^[\s\S]*?<body/, '<body')
    .replaceAll(/<(script|style|code|pre)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<(\w+)\b[^>]*\blang="\w+"[^>]*>[\s\S]*?<\/\1>/g, ' ');
  const attributes = [...body.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(
    ([, text]) => text ?? '',
  );
  return [...attributes, ...body.split(/<[^>]*>/)].map((text) => text.replaceAll(/&[#\w]+;/g, ' '));
}

/** Texts in both languages stand under their names. */
const inBoth = new Set(['pl', 'en']);

/** The sentences of a response: words alone are codes. */
function saidIn(value: unknown, key = ''): string[] {
  if (inBoth.has(key)) return [];
  if (typeof value === 'string') return /\s/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => saidIn(one, name))
    : [];
}

/** Asks a few at a time. */
async function findIn(addresses: readonly string[], find: (address: string) => Promise<string[]>): Promise<string[]> {
  const waiting = [...new Set(addresses)];
  const found: string[] = [];
  const work = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      found.push(...(await find(address)).map((line) => `${address}: ${line}`));
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return found.toSorted();
}

describe.each(['pl', 'en'] as const)('in %s, while the account has the other language', (language) => {
  const foreign = foreignWords(language);
  beforeAll(async () => {
    await client.put('/users/me/locale', { locale: language === 'pl' ? 'en' : 'pl' });
    // An interview stays in the language that it is held in.
    const list = `/processes/${known.processId}/candidates/${known.candidateId}/inteview-simulations`;
    const simulation = await client.post<SimulationItem>(list, { length: 'SHORT', locale: language });
    expect(simulation.status).toBe(201);
    known.interviewSimulationId = simulation.body.id;
  });

  test('no page has a word of the other', async () => {
    const addresses = await pagesOf(known);
    expect(addresses.length).toBeGreaterThan(30);
    const found = await findIn(addresses, async (address) =>
      shownOf(await textOf(address, language)).flatMap((text) => findForeign(text, foreign)),
    );
    expect(found).toEqual([]);
  });

  test('no call has a word of the other', async () => {
    const addresses = await callsOf(known);
    expect(addresses.length).toBeGreaterThan(40);
    const found = await findIn(addresses, async (address) => {
      const text = await textOf(address, language);
      return text ? saidIn(JSON.parse(text)).flatMap((said) => findForeign(said, foreign)) : [];
    });
    expect(found).toEqual([]);
  });

  test('the list, a refused file and the headings of an export are in it', async () => {
    const form = new FormData();
    form.append('files', new Blob(['<!doctype html><p>no CV</p>'], { type: 'application/pdf' }), 'q.pdf');
    const cookie = [...client.browserCookies().map(({ name, value }) => `${name}=${value}`), `locale=${language}`];
    const post = async (path: string, body: BodyInit, type?: string) => {
      const headers = {
        cookie: cookie.join('; '),
        'x-csrf-token': await client.csrfToken(),
        ...(type ? { 'content-type': type } : {}),
      };
      return (
        await fetch(`${client.baseUrl}/api/v1/processes/${known.processId}${path}`, { method: 'POST', headers, body })
      ).text();
    };
    const choice = { candidateIds: [known.candidateId] };
    const said = await Promise.all([
      post('/candidates/search', '{}', 'application/json').then((text) => saidIn(JSON.parse(text)).join('\n')),
      post('/upload-cv', form).then((text) => saidIn(JSON.parse(text)).join('\n')),
      post('/candidates/export', JSON.stringify({ format: 'csv', choice }), 'application/json').then((text) =>
        text.replaceAll(voivodeship, '').replaceAll(surname, ''),
      ),
    ]);
    expect(said.map((text) => text.length > 20)).toEqual([true, true, true]);
    expect(said.flatMap((text) => findForeign(text, foreign))).toEqual([]);
  });
});

test('no page and no call of a blind process sends what it hides', async () => {
  const { phone, email, person, town } = typed;
  const hidden = new RegExp([email, ...person.split(' '), phone, phone.replaceAll(' ', '')].join('|'), 'i');
  // The town of the job is the candidate's, too: only where the candidate is meant it is hidden.
  const ofCandidate = new RegExp(
    `"(?:city|town|cities)":\\s*\\[?"${town}|mieszka[^"]{0,60}${town}|lives[^"]{0,60}${town}`,
  );
  const addresses = [...(await pagesOf(blind)), ...(await callsOf(blind))].filter((one) =>
    one.includes(blind.processId ?? ''),
  );
  expect(addresses.length).toBeGreaterThan(30);
  const found = await findIn(addresses, async (address) => {
    const text = await textOf(address, 'pl');
    return [hidden, ofCandidate].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  });
  expect(found).toEqual([]);
});
