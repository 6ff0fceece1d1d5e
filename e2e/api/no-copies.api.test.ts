import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createActiveProcess, signIn, upload, waitUntilAnalysed } from './setup';

test('no response with personal data may be kept, nor be revalidated', async () => {
  const recruiter = await signIn('RECRUITER');
  const process = await createActiveProcess(recruiter, 'Bez kopii');
  const bytes = await makeCvPdf({ lines: ['Łucja Próbna', 'Programistka Java, 6 lat doświadczenia', 'bez kopii'] });
  await upload(recruiter, process.id, [{ name: 'x.pdf.exe', bytes }]);
  const { items } = await waitUntilAnalysed(recruiter, process.id, 1);
  expect(items[0]?.cvFileName).toBe('x.pdf');
  const path = `/processes/${process.id}/candidates/${items[0]?.id}`;
  const data = [
    path,
    `${path}/cv`,
    `${path}/cv/pages`,
    `${path}/cv/first-page`,
    `${path}/cv/text`,
    `${path}/analyses`,
    `${path}/activity`,
  ];
  const pages = [path, `/pdf?processId=${process.id}&candidateId=${items[0]?.id}`, `/processes/${process.id}`];
  for (const address of [...data.map((each) => `/api/v1${each}`), ...pages]) {
    const answer = await recruiter.send('GET', address, { headers: { 'if-none-match': '*' } });
    expect([address, answer.status, answer.headers.get('etag')]).toEqual([address, 200, null]);
    expect([address, answer.headers.get('cache-control')]).toEqual([address, expect.stringContaining('no-store')]);
  }
  const cv = await recruiter.send('GET', `/api/v1${path}/cv`);
  expect(cv.headers.get('content-disposition')).toBe(`inline; filename="cv.pdf"; filename*=UTF-8''x.pdf`);
  const choice = { candidateIds: [items[0]?.id] };
  for (const format of ['csv', 'xlsx']) {
    const { status, headers } = await recruiter.post(`/processes/${process.id}/candidates/export`, { format, choice });
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
  }
});
