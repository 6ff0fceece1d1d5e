import { execFileSync } from 'node:child_process';
import { apiOperations } from '@/app/api/v1/openapi.json/operations';
import { describeApi } from '@/lib/http/openapi/api-reference';
import { viewSchema } from '@/lib/http/openapi/schema-view';
import { curlExample } from './curl-example';

// Built from declarations alone; no session needed.
jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

const operations = describeApi(apiOperations()).flatMap((area) => area.operations);

/** The arguments that a shell gives to curl. */
function argumentsOf(example: string): string[] {
  const script = `BASE=https://hr.example TOKEN=ra_x; curl() { printf '%s\\n' "$@"; }; ${example}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n');
}

const find = (method: string, path: string) => {
  const operation = operations.find((one) => one.method === method && one.path === path);
  if (!operation) throw new Error(`${method} ${path} is not in the reference`);
  return operation;
};

test('a change is sent with the token and a body that satisfies the schema', () => {
  const [, method, address, , token, , type, , body] = argumentsOf(curlExample(find('POST', '/processes')));
  expect([method, address]).toEqual(['POST', 'https://hr.example/api/v1/processes']);
  expect([token, type]).toEqual(['Authorization: Bearer ra_x', 'Content-Type: application/json']);
  expect(JSON.parse(body ?? '')).toHaveProperty('name');
});

test('apostrophes stay within the argument', () => {
  const schema = viewSchema({ type: 'string' });
  const body = { mediaType: 'application/json', example: '{"text": "it\'s"}', schema };
  expect(argumentsOf(curlExample({ method: 'PUT', path: '/x', body })).at(-1)).toBe('{"text":"it\'s"}');
});

test('a read has a token alone, and files are sent as a form', () => {
  expect(argumentsOf(curlExample(find('GET', '/users/me')))).toEqual([
    'https://hr.example/api/v1/users/me',
    '-H',
    'Authorization: Bearer ra_x',
  ]);
  const upload = curlExample(find('POST', '/processes/{processId}/upload-cv'));
  expect(argumentsOf(upload).slice(-2)).toEqual(['-F', 'files=@cv.pdf']);
});

test('what no token opens says so', () => {
  expect(find('POST', '/users/me/api-tokens').programs).toBe(false);
  expect(find('POST', '/setup').programs).toBe(false);
  expect(find('GET', '/processes/search').programs).toBe(true);
});
