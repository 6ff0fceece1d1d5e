import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { prepareSimulation } from '@/lib/interviews/prepare-simulation';
import { createSimulation } from '@/lib/interviews/create-simulation';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { findForeign, foreignWords } from '@/tests/words-of-language';
import { routes } from './openapi.json/operations';

let actor: PersonActor;
jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: () => Promise.resolve(actor) }));

const nothing = '0192f3a4-0000-7000-8000-000000000000';
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

/** What people type is in neither language, so that it is not taken for the product's words. */
async function scene(): Promise<Record<string, string>> {
  ({ actor } = await createTestUser('ADMIN'));
  const { id: processId } = await createTestProcess(actor, {
    name: 'Qwarcix Vendol',
    requirements: '',
    requirementList: [{ text: 'Zuvex Morbix', importance: 3, necessity: 'NICE_TO_HAVE' }],
    languages: [{ language: 'en', level: 'INTERMEDIATE', counted: true }],
    location: { type: 'OFFICE', atsLocation: 'Wexbork' },
    budget: { maxMinor: 1_500_000, currency: 'PLN', tolerancePercent: 10, basis: 'GROSS', period: 'MONTH' },
  });
  await createTestCandidates({ processId, count: 5 });
  await database().candidate.updateMany({ where: { processId }, data: { currentPosition: 'Vexor', status: 'SEEN' } });
  const [candidate] = await database().candidate.findMany({ where: { processId } });
  await database().criterionVerdict.updateMany({ data: { reason: 'Zuvex.' } });
  await database().evidence.updateMany({ data: { quote: 'Zuvex' } });
  const place = { processId, candidateId: candidate?.id ?? '' };
  const simulation = await createSimulation(actor, { ...place, length: 'SHORT', focus: 'ALL' });
  await prepareSimulation(systemActor, { simulationId: simulation.id });
  return place;
}

/** What every GET call responds to the reader, by its path; files and texts are left out. */
async function readAll(ids: Record<string, string>): Promise<[path: string, text: string][]> {
  const read: [string, string][] = [];
  for (const [path, route] of Object.entries(routes)) {
    if (!route.GET) continue;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const params = Object.fromEntries(names.map((name) => [name, ids[name] ?? nothing]));
    const request = new Request(`http://127.0.0.1/api/v1${path}`, { headers: { cookie: `locale=${actor.locale}` } });
    const response = await route.GET(request, { params: Promise.resolve(params) });
    if (response.headers.get('content-type')?.includes('json')) read.push([path, await response.text()]);
  }
  return read;
}

test('no GET call responds with a word of the language that the reader has not chosen', async () => {
  const ids = await scene();
  const found: string[] = [];
  for (const locale of ['pl', 'en'] as const) {
    actor = { ...actor, locale };
    const foreign = foreignWords(locale);
    const read = await readAll(ids);
    expect(read.length).toBeGreaterThan(35);
    for (const [path, text] of read) {
      const words = saidIn(JSON.parse(text)).flatMap((said) => findForeign(said, foreign));
      found.push(...words.map((word) => `${locale} ${path}: ${word}`));
    }
  }
  expect(found).toEqual([]);
});

test('no GET call responds with what a blind process hides', async () => {
  const ids = await scene();
  const person = { firstName: 'Ozrix', lastName: 'Brandelux', city: 'Wexhaven', cvFileName: 'brandelux.pdf' };
  const contact = {
    email: 'ozrix@poczta.example',
    phone: '600100200',
    voivodeship: 'wexerskie',
    about: 'Ozrix Brandelux',
  };
  const { processId, candidateId = '' } = ids;
  await database().candidate.update({ where: { id: candidateId }, data: { ...person, ...contact } });
  await database().criterionVerdict.updateMany({
    where: { analysis: { candidateId } },
    data: { reason: 'Zuvex: Ozrix Brandelux, Wexhaven' },
  });
  const hidden = /ozrix|brandelux|wexhaven|wexerskie|600100200/i;
  const showing = async () => (await readAll(ids)).filter(([, text]) => hidden.test(text)).map(([path]) => path);
  expect(await showing()).toContain('/processes/{processId}/candidates/{candidateId}');
  await database().process.update({ where: { id: processId ?? '' }, data: { blindMode: true } });
  expect(await showing()).toEqual([]);
});
