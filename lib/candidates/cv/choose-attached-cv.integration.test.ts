import { routes } from '@/app/api/v1/openapi.json/operations';
import { readCandidateCv } from '@/lib/analysis/judge/read-candidate-cv';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { makeCsrfToken } from '@/lib/auth/csrf';
import { findRequestActor } from '@/lib/auth/request-actor';
import { database } from '@/lib/db/client';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { coverOfPortfolio, pdfWithFiles } from '@/tests/cv/make-portfolio';
import { plainCv } from '@/tests/cv/plain-cv';
import { uploadCvs } from './upload-cvs';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

const path = '/processes/{processId}/candidates/{candidateId}/cv/attachments';

async function call(by: PersonActor, method: 'GET' | 'PUT', params: Record<string, string>, index?: number) {
  jest.mocked(findRequestActor).mockResolvedValue(by);
  const headers = { 'x-csrf-token': makeCsrfToken(by.sessionId), 'content-type': 'application/json' };
  const body = index === undefined ? null : JSON.stringify({ index });
  const request = new Request(`http://127.0.0.1/api/v1${path}`, { method, headers, body });
  const handler = routes[path]?.[method] as ApiHandler;
  const response = await handler(request, { params: Promise.resolve(params) });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

test('of several documents in a portfolio a recruiter chooses the CV; until then there is no score, and it is said', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const viewer = (await createTestUser('VIEWER')).actor;
  const { id: processId } = await createTestProcess(actor);
  const anna = plainCv(['Anna Zmyślona', 'anna.zmyslona@poczta.example', 'Java, 8 lat doświadczenia']);
  const files = [
    { name: 'a-dyplom.pdf', bytes: plainCv(['Dyplom ukończenia studiów magisterskich']) },
    { name: 'cv-anna.pdf', bytes: anna },
  ];
  const bytes = await pdfWithFiles(coverOfPortfolio, files, { isPortfolio: true });
  const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName: 'aplikacja.pdf', bytes }] });
  const place = { processId, candidateId: accepted[0]?.candidateId ?? '' };
  const rowNow = () => database().candidate.findUniqueOrThrow({ where: { id: place.candidateId } });
  const requestId = (await rowNow()).analysisRequestId ?? '';
  await readCandidateCv(systemActor, { candidateId: place.candidateId, requestId });
  expect(await rowNow()).toMatchObject({ status: 'NO_FILE_FOUND', statusReason: 'cv.portfolio', matchScore: null });

  const items = files.map(({ name }, index) => ({ index, name }));
  expect(await call(viewer, 'GET', place)).toEqual({ status: 200, answer: { items } });
  expect(await call(viewer, 'PUT', place, 1)).toMatchObject({ status: 403, answer: { code: 'permission.denied' } });
  expect(await call(actor, 'PUT', place, 2)).toMatchObject({
    status: 404,
    answer: { code: 'cv.attachment-not-found' },
  });

  expect(await call(actor, 'PUT', place, 1)).toMatchObject({ status: 200, answer: { cvFileName: 'cv-anna.pdf' } });
  expect(await rowNow()).toMatchObject({ status: 'AWAITING_PROCESSING', cvFileName: 'cv-anna.pdf' });
  const former = await database().formerCv.findFirst({ where: { candidateId: place.candidateId } });
  expect(former?.fileName).toBe('aplikacja.pdf');
  expect((await call(actor, 'GET', place)).answer).toEqual({ items: [] });
});
