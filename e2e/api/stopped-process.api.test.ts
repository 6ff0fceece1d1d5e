import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createActiveProcess, search, signIn, upload, waitUntilAnalysed } from './setup';

test('in a stopped process uploads wait, and activating it analyses them', async () => {
  const recruiter = await signIn('RECRUITER');
  const process = await createActiveProcess(recruiter);
  await recruiter.put(`/processes/${process.id}/status`, { status: 'STOPPED' });
  const bytes = await makeCvPdf({ lines: ['Jagoda Wolny', 'Java, Spring Boot, PostgreSQL, sześć lat pracy'] });
  const { body } = await upload(recruiter, process.id, [{ name: 'cv.pdf', bytes }]);
  expect(body.accepted).toHaveLength(1);
  // A later upload to an active process is analysed meanwhile.
  const other = await createActiveProcess(recruiter);
  await upload(recruiter, other.id, [{ name: 'cv.pdf', bytes }]);
  await waitUntilAnalysed(recruiter, other.id, 1);
  const waiting = await search(recruiter, process.id);
  expect(waiting.items.map(({ status }) => status)).toEqual(['AWAITING_PROCESSING']);
  await recruiter.put(`/processes/${process.id}/status`, { status: 'ACTIVE' });
  const done = await waitUntilAnalysed(recruiter, process.id, 1);
  expect(done.items[0]?.status).toBe('NEW');
});

test('a process that is only described is judged against the lines of its description', async () => {
  const recruiter = await signIn('RECRUITER');
  const requirements = 'Szukamy osoby do księgowości.\n- znajomość programu Symfonia\n- prawo jazdy kat. B';
  const { body: created } = await recruiter.post<{ id: string }>('/processes', { name: 'Księgowość', requirements });
  await recruiter.put(`/processes/${created.id}/defined`);
  await recruiter.put(`/processes/${created.id}/status`, { status: 'ACTIVE' });
  const bytes = await makeCvPdf({ lines: ['Jagoda Wolny', 'Programy: Symfonia, Płatnik', 'Prawo jazdy kat. B'] });
  await upload(recruiter, created.id, [{ name: 'cv.pdf', bytes }]);
  const { items, criteria } = await waitUntilAnalysed(recruiter, created.id, 1);
  const labels = items[0]?.verdicts.map(({ criterionId, verdict }) => [criteria[criterionId], verdict]);
  expect(labels).toContainEqual(['znajomość programu Symfonia', 'MET']);
  expect(labels).toContainEqual(['prawo jazdy kat. B', 'MET']);
});
