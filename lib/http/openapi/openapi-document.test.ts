import { apiOperations } from '@/app/api/v1/openapi.json/operations';
import { openApiDocument } from './openapi-document';

// The document is made from declarations alone.
jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

type Paths = Record<string, Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>>;

const paths = openApiDocument(apiOperations()).paths as unknown as Paths;
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
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/plain',
  ]);
  expect(Object.keys(contentOf('get', `${candidate}/cv/pages`) ?? {})).toEqual(['application/pdf']);
});
