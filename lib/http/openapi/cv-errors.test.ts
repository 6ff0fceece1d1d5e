import { strToU8, zipSync } from 'fflate';
import { apiOperations } from '@/app/api/v1/openapi.json/operations';
import { requireCvFile } from '@/lib/cv/file-kind';
import { AppError } from '@/lib/errors';
import { openApiDocument } from './openapi-document';

// The document is made from declarations alone.
jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

type Paths = Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
const paths = openApiDocument(apiOperations()).paths as unknown as Paths;
const cv = '/processes/{processId}/candidates/{candidateId}/cv';

/** Every error code that the document names for an operation. */
function namedErrors(method: string, path: string): string[] {
  const descriptions = Object.values(paths[path]?.[method]?.responses ?? {}).map(({ description }) => description);
  return [...descriptions.join(' ').matchAll(/`([a-z-]+\.[a-z-]+)`/g)].map(([, code]) => code ?? '');
}

/** The first bytes of files that are no CV. */
const refusedFiles: [string, string][] = [
  ['nothing', ''],
  ['an archive', Buffer.from(zipSync({ 'list.txt': strToU8('CV') })).toString('latin1')],
  ['an animation', 'GIF89a'],
  ['a photo of a phone', '\u0000\u0000\u0000\u0018ftypheic'],
  ['a web page', '<!DOCTYPE html><html><body>CV</body></html>'],
  ['a mail', 'From: anna@mail.example\r\nTo: hr@company.example\r\nSubject: CV\r\nMIME-Version: 1.0\r\n\r\nCV'],
  ['an old document', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'],
  ['a locked document', `\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1${[...'EncryptedPackage'].join('\0')}\0`],
  ['a drawing', '%!PS-Adobe'],
];
const refusalOf = (content: string): string => {
  try {
    return requireCvFile(Buffer.from(content, 'latin1'));
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

/** Of a file that is opened in a process of its own. */
const whenOpened = [
  'cv.damaged',
  'cv.encrypted',
  'cv.macros',
  'cv.other-format',
  'cv.too-many-pixels',
  'cv.too-many-pages',
  'cv.too-much-text',
  'cv.too-slow',
  'cv.too-much-memory',
];

test.each([
  ['put', cv],
  ['put', `${cv}/attachments`],
  ['post', '/processes/{processId}/applications'],
])('%s %s names every code that a file can be refused with', (method, path) => {
  const refusals = refusedFiles.map(([, content]) => refusalOf(content));
  expect(new Set(refusals)).toEqual(
    new Set([
      'cv.empty',
      'cv.archive',
      'cv.other-picture',
      'cv.heic',
      'cv.html',
      'cv.mail',
      'cv.other-format',
      'cv.encrypted',
      'cv.not-a-pdf',
    ]),
  );
  expect(namedErrors(method, path)).toEqual(
    expect.arrayContaining([...refusals, ...whenOpened, 'cv.too-large', 'cv.bad-name', 'process.not-found']),
  );
});

test('choosing a CV of a portfolio names what taking and replacing it can be refused with', () => {
  const codes = ['cv.attachment-not-found', 'cv.another-person', 'cv.duplicate', 'candidate.replace-refused'];
  expect(namedErrors('put', `${cv}/attachments`)).toEqual(
    expect.arrayContaining([...codes, 'candidate.not-found', 'process.archived', 'process.not-ready']),
  );
  // Reading the names of the documents inside opens the file, too.
  expect(namedErrors('get', `${cv}/attachments`)).toEqual(expect.arrayContaining(['cv.damaged', 'cv.too-slow']));
});
