import { globSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '@/lib/http/openapi/openapi-document';
import { apiOperations, routes } from './operations';

// Built from declarations alone; no session needed.
jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

const root = path.join(process.cwd(), 'app/api/v1');

test('every route of the API is in the document', () => {
  const folders = globSync('**/route.ts', { cwd: root }).map((file) => path.dirname(file));
  const paths = folders.map((folder) => `/${folder.replaceAll('[', '{').replaceAll(']', '}')}`);
  const others = ['/openapi.json', '/{{...path}}'];
  expect(Object.keys(routes).sort()).toEqual(paths.filter((name) => !others.includes(name)).sort());
});

test('the document describes parameters, bodies and answers from the schemas in use', () => {
  const document = openApiDocument(apiOperations());
  expect(document.openapi).toBe('3.1.0');
  const rate = document.paths?.['/processes/{processId}/candidates/{candidateId}/rate']?.put;
  expect(rate?.parameters).toHaveLength(2);
  const stars = { anyOf: [{ type: 'integer', minimum: 1, maximum: 5 }, { type: 'null' }] };
  expect(rate?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { properties: { rate: stars } } } },
  });
  const defined = document.paths?.['/processes/{processId}/defined']?.put;
  expect(defined?.requestBody).toMatchObject({ content: { 'application/json': { schema: { type: 'object' } } } });
  const upload = document.paths?.['/processes/{processId}/upload-cv']?.post;
  expect(upload?.responses).toHaveProperty('201');
});
