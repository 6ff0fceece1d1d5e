import { apiOperations } from '@/app/api/v1/openapi.json/operations';
import { openApiDocument } from './openapi-document';

// The document is made from declarations alone.
jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

interface Described {
  security: object[];
  description: string;
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
}

type Paths = Record<string, Record<string, Described>>;

const document = openApiDocument(apiOperations());
const paths = document.paths as unknown as Paths;
const contentOf = (method: string, path: string) => paths[path]?.[method]?.responses['200']?.content;
const candidate = '/processes/{processId}/candidates/{candidateId}';

test('what a download is stands in the document', () => {
  expect(contentOf('post', '/processes/{processId}/candidates/export')).toEqual({
    'text/csv': { schema: { type: 'string' } },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
      schema: { type: 'string', format: 'binary' },
    },
  });
  const cv = Object.keys(contentOf('get', `${candidate}/cv`) ?? {});
  expect(cv.sort()).toEqual([
    'application/pdf',
    'application/rtf',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/jpeg',
    'image/png',
    'text/plain',
    'text/plain; charset=utf-8',
  ]);
  expect(Object.keys(contentOf('get', `${candidate}/cv/pages`) ?? {})).toEqual(['application/pdf']);
});

test('each operation names the ways in: a browser with its CSRF token, or a program with a scope', () => {
  expect(document.components?.securitySchemes).toMatchObject({ bearer: { type: 'http', scheme: 'bearer' } });
  const browser = { session: [], csrf: [] };
  expect(paths[`${candidate}/rate`]?.put?.security).toEqual([browser, { bearer: ['candidate:rate'] }]);
  expect(paths['/users/me']?.get?.security).toEqual([{ session: [] }, { bearer: [] }]);
  expect(paths['/setup']?.post?.security).toEqual([]);
  const own = paths['/users/me/api-tokens']?.post;
  expect(own).toMatchObject({ security: [browser], description: expect.stringContaining('Not with an API token') });
  expect(own?.responses['403']?.description).toContain('`token.needs-person`, `session.not-fresh`');
  expect(own?.description).toContain('Only within ten minutes after the password or a sign-in');
  expect(paths['/users/me/api-tokens']?.get?.responses['403']?.description).toContain('`token.not-allowed`');
});

test('only a call that a token limited to processes does not open says so', () => {
  const refused = (method: string, path: string) =>
    paths[path]?.[method]?.responses['403']?.description.includes('`token.not-allowed`') ?? false;
  expect(refused('post', '/processes')).toBe(true);
  expect(refused('get', '/administration/system')).toBe(true);
  expect(refused('get', '/processes/search')).toBe(false);
  expect(refused('post', '/quick-search')).toBe(false);
  expect(refused('put', `${candidate}/rate`)).toBe(false);
});

test('the document names the session cookie of both kinds of site', () => {
  const { session } = document.components?.securitySchemes ?? {};
  expect(session).toMatchObject({
    name: 'next-auth.session-token',
    description: expect.stringContaining('__Host-next-auth.session-token'),
  });
});

/** What a token can never do: the account, sessions, sign-out, tokens and people (docs/decisions/0150). */
const closed = /^\/(users\/me\/.|logout|csrf|administration\/(accounts|invitations|api-tokens))/;
/** What is told to the person of whom it is, and read by a program, too. */
const opened = ['get /users/me/candidate-requests', 'get /users/me/mentions'];

test('no token opens a call for accounts, sessions, tokens or people', () => {
  const operations = apiOperations().map(({ method, path }) => ({ name: `${method} ${path}`, method, path }));
  const open = operations.filter(({ method, path }) =>
    JSON.stringify(paths[path]?.[method]?.security).includes('bearer'),
  );
  expect(open.filter(({ path }) => closed.test(path)).map(({ name }) => name)).toEqual(opened);
  expect(open.length).toBeGreaterThan(90);
});
