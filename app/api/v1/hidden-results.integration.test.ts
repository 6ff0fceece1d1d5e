import { randomUUID } from 'node:crypto';
import { makeCsrfToken } from '@/lib/auth/csrf';
import type { PersonActor } from '@/lib/auth/actor';
import { findRequestActor } from '@/lib/auth/request-actor';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { getAgreement } from '@/lib/fairness/oversight/get-agreement';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import { listOpenQuestions } from '@/lib/interviews/list-open-questions';
import { getDashboard } from '@/lib/processes/get-dashboard';
import { candidatePickedKind } from '@/lib/webhooks/candidate-picked';
import { createTestUser } from '@/prisma/seed/factories';
import { createProcessScene } from '@/tests/candidates/process-scene';
import { seedDrawing } from '@/tests/candidates/seed-drawing';
import { apiOperations, routes } from './openapi.json/operations';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

const candidates = '/processes/{processId}/candidates';
/** Calls that read with another method. */
const posts = [`post ${candidates}/search`, `post ${candidates}/export`, 'post /quick-search'];
const reading = apiOperations()
  .map(({ method, path }) => ({ method, path, name: `${method} ${path}` }))
  .filter(({ method, path, name }) => (method === 'get' && path.includes('{processId}')) || posts.includes(name))
  // It tells of the exports of this test.
  .filter(({ path }) => path !== '/processes/{processId}/history');

interface Scene {
  by: PersonActor;
  params: Record<string, string>;
  ids: string[];
  phrase: string;
}

async function prepare(): Promise<Scene> {
  const { actor } = await createTestUser('ADMIN');
  const by = { ...actor, confirmedAt: new Date() };
  const params = await createProcessScene(by);
  const { processId = '', candidateId = '' } = params as Record<string, string>;
  const rows = await database().candidate.findMany({
    where: { processId, currentAnalysisId: { not: null } },
    select: { id: true, ordinalNumber: true, process: { select: { ordinalNumber: true } } },
  });
  const { connectionId, recruitmentId } = await database().atsPick.findUniqueOrThrow({ where: { id: params.pickId } });
  const application = await database().atsApplication.create({
    data: {
      ...{ connectionId, recruitmentId, processId, candidateId, contentHash: '0'.repeat(64) },
      ...{ externalId: randomUUID(), externalCandidateId: randomUUID() },
    },
  });
  await database().atsPick.update({ where: { id: params.pickId }, data: { applicationId: application.id } });
  await database().candidateDecision.deleteMany({ where: { candidateId } });
  await database().candidate.updateMany({ where: { processId }, data: { status: 'NEW', decision: null } });
  const [first] = rows.filter(({ id }) => id === candidateId);
  const phrase = `${first?.process.ordinalNumber}-${first?.ordinalNumber}`;
  const scene = { by, params, ids: rows.map(({ id }) => id), phrase };
  // Opening changes a status, once.
  await readAll(scene);
  return scene;
}

async function call({ by, params, ids, phrase }: Scene, { method, path, name }: (typeof reading)[number]) {
  jest.mocked(findRequestActor).mockResolvedValue(by);
  const bodies: Record<string, object> = {
    'post /quick-search': { phrase, limit: 5 },
    [`post ${candidates}/export`]: { format: 'csv', choice: { candidateIds: ids } },
  };
  const request = new Request(`http://127.0.0.1/api/v1${path}`, {
    method: method.toUpperCase(),
    headers: { 'x-csrf-token': makeCsrfToken(by.sessionId), 'content-type': 'application/json' },
    body: method === 'get' ? null : JSON.stringify(bodies[name] ?? {}),
  });
  const handler = routes[path]?.[method.toUpperCase() as 'GET'] as ApiHandler;
  const response = await handler(request, { params: Promise.resolve(params) });
  // When a file was made is in it.
  const text = (await response.text()).replace(/D:\d{14}Z|<xmp:\w+Date>[^<]*|\/ID \[[^\]]*\]/gu, '');
  // A refusal names its request.
  return response.ok ? text : `${response.status} ${(JSON.parse(text) as { code: string }).code}`;
}

/** What is read without a call of its own. */
async function readPages({ by, params }: Scene): Promise<[string, string][]> {
  const { processId = '', pickId: subjectId = '' } = params;
  const message = { subjectId, processId } as Parameters<typeof candidatePickedKind.read>[0];
  const found = {
    home: (await getDashboard(by)).reviewQueues,
    openByRange: await listOpenQuestions(by, { page: 1, scope: 'mine', order: 'range' }),
    openByMatch: await listOpenQuestions(by, { page: 1, scope: 'mine', order: 'match' }),
    agreement: await getAgreement(by, { processId }),
    webhook: await candidatePickedKind.read(message),
  };
  return Object.entries(found).map(([name, value]) => [name, JSON.stringify(value)]);
}

async function readAll(scene: Scene): Promise<Map<string, string>> {
  const answers = new Map(await readPages(scene));
  for (const one of reading) answers.set(one.name, await call(scene, one));
  return answers;
}

/** Turns the scores of a process round, and with `verdicts` these and the texts as well. */
async function turn(processId: string, verdicts: boolean): Promise<void> {
  const db = database();
  await db.$executeRaw`UPDATE candidate SET match_score = 100 - match_score,
    rate = CASE WHEN rate_source = 'AI' THEN 6 - rate ELSE rate END WHERE process_id = ${processId}::uuid`;
  const own = Prisma.sql`a.candidate_id IN (SELECT id FROM candidate WHERE process_id = ${processId}::uuid)`;
  await db.$executeRaw`UPDATE analysis a SET match_score = 100 - a.match_score, score_breakdown = a.score_breakdown
    || jsonb_build_object('score', 100 - (a.score_breakdown->>'score')::int,
      'rangeLow', 100 - (a.score_breakdown->>'rangeHigh')::int, 'rangeHigh', least(100, 101 - (a.score_breakdown->>'rangeLow')::int))
    WHERE ${own} AND a.match_score IS NOT NULL`;
  if (!verdicts) return;
  await db.$executeRaw`UPDATE criterion_verdict v SET verdict = CASE v.verdict::text WHEN 'MET' THEN 'NOT_MET'
      WHEN 'NOT_MET' THEN 'MET' WHEN 'NO_INFORMATION' THEN 'PARTIALLY_MET' ELSE 'NO_INFORMATION' END::"Verdict"
    FROM analysis a WHERE a.id = v.analysis_id AND ${own}`;
  await db.$executeRaw`UPDATE analysis a SET feedback = a.feedback || ' Inaczej.', score_breakdown = replace(replace(replace(
      a.score_breakdown::text, '"NOT_MET"', '"-"'), '"MET"', '"NOT_MET"'), '"-"', '"MET"')::jsonb WHERE ${own}`;
}

/** The calls whose answers the turn changed, with both answers. */
async function toldBy(scene: Scene, verdicts: boolean): Promise<string[][]> {
  const before = await readAll(scene);
  await turn(scene.params['processId'] ?? '', verdicts);
  const after = await readAll(scene);
  return [...before].flatMap(([name, answer]) =>
    after.get(name) === answer ? [] : [[name, answer, after.get(name) ?? '']],
  );
}

const namesOf = (told: string[][]) => told.map(([name]) => name);

const telling = [
  ...['home', 'openByRange', 'openByMatch', 'agreement'],
  `get ${candidates}/{candidateId}`,
  `get ${candidates}/{candidateId}/status`,
  `get ${candidates}/{candidateId}/analyses`,
  `get ${candidates}/{candidateId}/activity`,
  `get /processes/{processId}/candidates-statistics`,
  'get /processes/{processId}/shortlists/{shortlistId}/review',
  'get /processes/{processId}/shortlists/{shortlistId}/review/{candidateId}',
  'get /processes/{processId}/shortlists/{shortlistId}/pdf',
  ...posts,
];

test('no answer tells a score that is hidden until the verdicts are read', async () => {
  const scene = await prepare();
  const process = { where: { id: scene.params['processId'] ?? '' } };
  expect(namesOf(await toldBy(scene, false))).toEqual(expect.arrayContaining(telling));
  await database().process.update({ ...process, data: { hidesScore: true } });
  // A webhook's receiver is a program.
  expect((await toldBy(scene, false)).filter(([name]) => name !== 'webhook')).toEqual([]);
});

test('no answer, to a program neither, tells verdict or score of who is to be judged first', async () => {
  const scene = await prepare();
  const process = { where: { id: scene.params['processId'] ?? '' } };
  expect(namesOf(await toldBy(scene, true))).toEqual(expect.arrayContaining([...telling, 'webhook']));
  const drawn = { calibrationSince: new Date(0), calibrationSeed: seedDrawing(scene.ids) };
  await database().process.update({ ...process, data: drawn });
  expect(await toldBy(scene, true)).toEqual([]);
  const program = { ...scene.by, tokenId: '01936f2c-0000-7000-8000-000000000001' };
  expect(await toldBy({ ...scene, by: program }, true)).toEqual([]);
});
