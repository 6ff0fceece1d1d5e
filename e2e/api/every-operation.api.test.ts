import fc from 'fast-check';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { apiOperations } from '@/app/api/v1/openapi.json/operations';
import type { DecisionReasons } from '@/lib/domain/candidate-review-schemas';
import type { Stages } from '@/lib/domain/stage-schemas';
import { errorStatus } from '@/lib/error-codes';
import { openApiDocument, type ApiOperation } from '@/lib/http/openapi/openapi-document';
import { ApiClient } from '../../tests/api-client';
import { urlPart, contentType, jsonBody, uploadBody, type RequestSchema } from './hostile-requests';
import { createAccount, createActiveProcess, search, upload } from './setup';

// The document is made from declarations alone.
jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

interface DocumentOperation {
  parameters?: { name: string; in: string; required?: boolean; schema: RequestSchema }[];
  security: object[];
  requestBody?: { required?: boolean; content: Record<string, { schema: RequestSchema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

type Paths = Record<string, Partial<Record<ApiOperation['method'], DocumentOperation>>>;
const paths = openApiDocument(apiOperations()).paths as unknown as Paths;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, method, path, operation })),
);

interface HostileRequest {
  path: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
}

let client: ApiClient;
let token: string;
let reasons: DecisionReasons;
let stages: Stages;
/** Existing ids by the name of their parameter. */
const known: Record<string, string> = {};

beforeAll(async () => {
  // The random requests change its language and its name, and guess its password.
  ({ client } = await createAccount('ADMIN'));
  token = await client.csrfToken();
  const process = await createActiveProcess(client, 'Proces do prób');
  const bytes = await makeCvPdf({ lines: ['Łucja Próbna', 'Programistka Java, 6 lat doświadczenia'] });
  await upload(client, process.id, [{ name: 'cv.pdf', bytes }]);
  const found = await search(client, process.id);
  reasons = (await client.get<DecisionReasons>('/decision-reasons')).body;
  stages = (await client.get<Stages>('/stages')).body;
  Object.assign(known, { processId: process.id, candidateId: found.items[0]?.id, searchId: found.searchId });
});

// The browser tests choose from these.
afterAll(async () => {
  await client.put('/administration/decision-reasons', { items: reasons.items });
  await client.put('/administration/stages', { items: stages.items });
});

function bodyOf({ requestBody }: DocumentOperation): fc.Arbitrary<BodyInit | undefined> {
  const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!content) return fc.constant(undefined);
  if (mediaType === 'application/json') return jsonBody(content.schema);
  return fc.oneof({ weight: 3, arbitrary: uploadBody }, { weight: 1, arbitrary: fc.constant('--none') });
}

function requestOf(path: string, operation: DocumentOperation): fc.Arbitrary<HostileRequest> {
  const parameters = operation.parameters ?? [];
  const parts = parameters.map(({ name, schema }) => {
    const existing = known[name];
    const random = urlPart(schema);
    return existing === undefined ? random : fc.oneof({ weight: 3, arbitrary: fc.constant(existing) }, random);
  });
  const body = bodyOf(operation);
  return fc
    .record({
      parts: fc.tuple(...parts),
      omitted: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
      body,
      contentType,
    })
    .map(({ parts: chosen, omitted, ...rest }) => {
      let address = path;
      const query: string[] = [];
      const headers: Record<string, string> = { 'x-csrf-token': token };
      parameters.forEach(({ name, in: place, required }, index) => {
        const part = chosen[index] ?? '';
        if (place === 'path') address = address.replace(`{${name}}`, part || '%20');
        else if (!required && omitted[index % omitted.length]) return;
        else if (place === 'query') query.push(`${name}=${part}`);
        else headers[name] = part.slice(0, 100);
      });
      if (rest.body !== undefined && !(rest.body instanceof FormData)) headers['content-type'] = rest.contentType;
      return { path: `${address}?${query.join('&')}`, headers, body: rest.body };
    });
}

async function expectDeclared(answer: Response, operation: DocumentOperation): Promise<void> {
  const text = await answer.text();
  expect([answer.status, answer.status < 500, text.slice(0, 500)]).toEqual([answer.status, true, expect.any(String)]);
  expect(Object.keys(operation.responses)).toContain(String(answer.status));
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  const declared = Object.keys(operation.responses[answer.status]?.content ?? {});
  expect(declared).toEqual(type === '' ? [] : expect.arrayContaining([type]));
  if (answer.status < 400) return;
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const { code, status } = JSON.parse(text) as { code: keyof typeof errorStatus; status: number };
  expect([status, errorStatus[code]]).toEqual([answer.status, answer.status]);
}

/**
 * Logging out would end the session that the other requests use; settings of the model would judge for the other tests; a
 * second step that is required would lead everybody to its set-up; and a test of such settings would send requests to
 * wherever they lead (`model-settings.api.test.ts` has these three).
 */
const lasting = new Set([
  // Applications from one network are counted for an hour.
  'post /application-form/send',
  'post /logout',
  'put /administration/decision-settings',
  'put /administration/message-settings',
  'put /administration/model',
  'put /administration/retention-rules',
  'post /administration/retention-runs',
  'post /administration/model/test',
  'post /administration/model/trial',
  'put /administration/second-step-roles/{role}',
]);
const repeatable = operations.filter(({ name }) => !lasting.has(name));

const closedCodes = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/** A server may close an idle connection just as it is used again; a client then sends once more (RFC 9112, section 9.3.1). */
async function send(method: string, path: string, init: { headers: Record<string, string>; body: BodyInit | null }) {
  try {
    return await client.send(method, path, init);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (!closedCodes.includes(code ?? ''))
      throw new Error(`${method} ${path}: no response (${code})`, { cause: error });
    return client.send(method, path, init);
  }
}

/** As many as there is to vary: without parameters and a body every request is the same. */
function runsOf({ parameters = [], requestBody }: DocumentOperation): number {
  if (requestBody) return 25;
  return parameters.length > 0 ? 10 : 1;
}

test.each(repeatable)('$name responds to anything as the document says', async ({ method, path, operation }) => {
  const property = fc.asyncProperty(requestOf(path, operation), async ({ path: address, headers, body }) => {
    const answer = await send(method.toUpperCase(), `/api/v1${address}`, { headers, body: body ?? null });
    await expectDeclared(answer, operation);
  });
  await fc.assert(property, { seed: 20_261_122, numRuns: runsOf(operation), endOnFailure: true });
});

const ofSessions = operations.filter(({ operation }) => operation.security.length > 0);

test('only what a link or the first run needs is open to visitors', () => {
  const open = operations.filter((operation) => !ofSessions.includes(operation)).map(({ name }) => name);
  expect(open.sort()).toEqual([
    'post /application-form/open',
    'post /application-form/send',
    'post /candidate-page/code',
    'post /candidate-page/consent',
    'post /candidate-page/copy',
    'post /candidate-page/objection',
    'post /candidate-page/open',
    'post /candidate-page/requests',
    'post /interview-times/calendar',
    'post /interview-times/decline',
    'post /interview-times/open',
    'post /interview-times/pick',
    'post /invitations/accept',
    'post /invitations/open',
    'post /password-resets',
    'post /password-resets/open',
    'post /password-resets/use',
    'post /setup',
    'post /setup/code',
    'post /shortlist/answer',
    'post /shortlist/candidate',
    'post /shortlist/file',
    'post /shortlist/open',
    'post /shortlist/pdf',
    'post /shortlist/pin',
  ]);
});

test.each(ofSessions)('$name requires a session', async ({ method, path, operation }) => {
  const address = `/api/v1${path.replace(/\{\w+\}/g, 'none')}`;
  const answer = await new ApiClient(client.baseUrl).send(method.toUpperCase(), address);
  expect(answer.status).toBe(401);
  await expectDeclared(answer, operation);
});

test.each(Object.entries(paths))('%s refuses other methods with Allow', async (path, methods) => {
  const taken = Object.keys(methods).map((method) => method.toUpperCase());
  const address = `/api/v1${path.replace(/\{\w+\}/g, 'none')}`;
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((each) => !taken.includes(each))) {
    const answer = await client.send(method, address);
    expect([method, answer.status, answer.headers.get('content-type')]).toEqual([
      method,
      405,
      'application/problem+json',
    ]);
    const allowed = answer.headers.get('allow')?.split(', ') ?? [];
    expect(allowed.filter((each) => !['HEAD', 'OPTIONS'].includes(each)).sort()).toEqual(taken.sort());
  }
  const options = await client.send('OPTIONS', address);
  expect([options.status, options.headers.get('allow')]).toEqual([204, expect.stringContaining('OPTIONS')]);
});

test.each(['/api/v1/nothing/here', '/api/v1'])('the unknown path %s returns problem+json', async (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await client.send(method, path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  }
});
