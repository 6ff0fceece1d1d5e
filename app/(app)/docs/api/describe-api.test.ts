import { apiOperations } from '@/app/api/v1/openapi.json/operations';
import { describeApi } from '@/lib/http/openapi/api-reference';
import { listErrors } from '@/lib/guide/list-errors';
import { errorStatus } from '@/lib/error-codes';

// Built from declarations alone; no session needed.
jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

const operations = describeApi(apiOperations()).flatMap((area) => area.operations);

test('every operation of the API is in the reference, once, with an anchor of its own', () => {
  expect(operations).toHaveLength(apiOperations().length);
  expect(new Set(operations.map(({ anchor }) => anchor)).size).toBe(operations.length);
});

test('an operation says who may call it, what goes in and what comes out', () => {
  const rate = operations.find(({ anchor }) => anchor.endsWith('-rate'));
  expect(rate).toMatchObject({ method: 'PUT', permission: 'candidate:rate', roles: ['ADMIN', 'RECRUITER'] });
  expect(rate?.parameters.map(({ name, place, required }) => [name, place, required])).toEqual([
    ['processId', 'path', true],
    ['candidateId', 'path', true],
  ]);
  expect(rate?.body?.schema.fields).toMatchObject([
    { name: 'rate', required: true, schema: { min: 1, max: 5 } },
    { name: 'replaces', required: false, schema: { nullable: true } },
  ]);
  expect(JSON.parse(rate?.body?.example ?? '')).toEqual({ rate: 4, replaces: 4 });
  expect(rate?.response.status).toBe('200');
});

test.each(['pl', 'en'] as const)('every error code has its status and words without gaps in %s', (locale) => {
  const errors = listErrors(locale);
  expect(errors.map(({ code }) => code).sort()).toEqual(Object.keys(errorStatus).sort());
  expect(errors.filter(({ words }) => words === '' || /[{}]|\b0\b/.test(words))).toEqual([]);
});
