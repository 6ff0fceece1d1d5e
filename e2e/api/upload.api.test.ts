import { zipSync } from 'fflate';
import type { Problem } from '@/lib/http/server/problem';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { makeOdt } from '../../tests/cv/make-odt';
import { scanPicture } from '../../tests/cv/make-scan';
import { pdfOfPages, pdfWithoutText } from '../../tests/cv/pdf-files';
import { createActiveProcess, getCandidate, signIn, upload, waitUntilAnalysed } from './setup';

const goodLines = [
  'Łucja Wiśniewska-Żak',
  'Kraków, lucja.zak@poczta.example',
  'Doświadczenie',
  '2016.03 – obecnie Programistka Java, Kwarta Systemy',
  'Java, Spring Boot, PostgreSQL',
];

test('one bad file never fails the others, and each refusal names its file', async () => {
  const recruiter = await signIn('RECRUITER');
  const process = await createActiveProcess(recruiter);
  const good = await makeCvPdf({ lines: goodLines });
  const program = new TextEncoder().encode('MZ\u0000\u0001\u0002');
  const answer = await upload(recruiter, process.id, [
    { name: 'łucja żak.pdf', bytes: good },
    { name: 'notatka.pdf', bytes: program },
    { name: 'pusty.pdf', bytes: new Uint8Array() },
    { name: 'uszkodzony.pdf', bytes: good.slice(0, Math.floor(good.length / 3)) },
    { name: 'z-haslem.pdf', bytes: await makeCvPdf({ lines: goodLines, password: 'sezam' }) },
    { name: 'za-duzy.pdf', bytes: new Uint8Array(10 * 1024 * 1024 + 1).fill(37) },
    { name: '51-stron.pdf', bytes: await pdfOfPages(51) },
    { name: 'kopia.pdf', bytes: good },
    { name: 'skan.pdf', bytes: await pdfWithoutText() },
  ]);
  expect(answer.status).toBe(201);
  expect(answer.body.accepted.map(({ fileName }) => fileName)).toEqual(['łucja żak.pdf', 'skan.pdf']);
  expect(answer.body.rejected.map(({ fileName, code }) => [fileName, code])).toEqual([
    ['notatka.pdf', 'cv.not-a-pdf'],
    ['pusty.pdf', 'cv.empty'],
    ['uszkodzony.pdf', 'cv.damaged'],
    ['z-haslem.pdf', 'cv.encrypted'],
    ['za-duzy.pdf', 'cv.too-large'],
    ['51-stron.pdf', 'cv.too-many-pages'],
    ['kopia.pdf', 'cv.duplicate'],
  ]);
  for (const { fileName, message } of answer.body.rejected) {
    expect(message).toContain(fileName);
    expect(message).not.toMatch(/[{}]|errors\./);
  }
  const [accepted] = answer.body.accepted;
  expect(answer.body.rejected.at(-1)?.candidateId).toBe(accepted?.candidateId);

  const done = await waitUntilAnalysed(recruiter, process.id, 2);
  expect(done.items.map(({ status, statusReason, matchScore }) => [status, statusReason, matchScore === null])).toEqual(
    [
      ['NEW', null, false],
      ['NO_FILE_FOUND', 'cv.no-text', true],
    ],
  );
});

test('text, RTF, ODT and a picture are CVs by their content, what is not read is refused by name', async () => {
  const recruiter = await signIn('RECRUITER');
  const process = await createActiveProcess(recruiter);
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const paragraphs = goodLines.map((line) => `<text:p>${line}</text:p>`).join('');
  const answer = await upload(recruiter, process.id, [
    { name: 'tekst.pdf', bytes: bytesOf(goodLines.join('\n')) },
    { name: 'rtf.doc', bytes: bytesOf(String.raw`{\rtf1\ansi\ansicpg1250 \'a3ucja\par Java\par}`) },
    { name: 'odt.odt', bytes: makeOdt(paragraphs) },
    { name: 'skan.jpg', bytes: new Uint8Array(scanPicture(goodLines)) },
    { name: 'strona.pdf', bytes: bytesOf('<!doctype html><p>Java') },
    { name: 'archiwum.docx', bytes: zipSync({ 'cv.pdf': bytesOf('%PDF-1.7') }, { level: 0 }) },
    { name: 'mail.eml', bytes: bytesOf('From: a@poczta.example\nMIME-Version: 1.0\n\nCV') },
  ]);
  expect(answer.body.accepted.map(({ fileName }) => fileName)).toEqual(['tekst.pdf', 'rtf.doc', 'odt.odt', 'skan.jpg']);
  expect(answer.body.rejected.map(({ code }) => code)).toEqual(['cv.html', 'cv.archive', 'cv.mail']);
});

test('every verdict but silence quotes the CV at the place it names, and the breakdown adds up', async () => {
  const recruiter = await signIn('RECRUITER');
  const process = await createActiveProcess(recruiter);
  await upload(recruiter, process.id, [{ name: 'cv.pdf', bytes: await makeCvPdf({ lines: goodLines }) }]);
  const { items } = await waitUntilAnalysed(recruiter, process.id, 1);
  const candidate = await getCandidate(recruiter, process.id, items[0]?.id ?? '');
  expect(candidate).toMatchObject({ firstName: 'Łucja', lastName: 'Wiśniewska-Żak', status: 'SEEN', rateSource: 'AI' });
  const analysis = candidate.analysis;
  expect(analysis?.verdicts).toHaveLength(3);
  for (const { verdict, evidence } of analysis?.verdicts ?? []) {
    expect(verdict === 'NO_INFORMATION' || evidence.length > 0).toBe(true);
    for (const quote of evidence) expect(quote.boxes.length).toBeGreaterThan(0);
  }
  expect(analysis?.verdicts.map(({ verdict }) => verdict)).toEqual(['MET', 'MET', 'MET']);
  const points = analysis?.scoreBreakdown.lines.reduce((sum, line) => sum + line.points, 0);
  expect(points).toBe(candidate.matchScore);
});

test('a name with path parts is refused, the rest goes on', async () => {
  const recruiter = await signIn('RECRUITER');
  const process = await createActiveProcess(recruiter);
  const bytes = await makeCvPdf({ lines: [...goodLines, 'nazwy'] });
  const answer = await upload(recruiter, process.id, [
    { name: '../../etc/cv.pdf', bytes },
    { name: 'dobre.pdf', bytes },
  ]);
  expect(answer.body.rejected.map(({ fileName, code }) => [fileName, code])).toEqual([
    ['../../etc/cv.pdf', 'cv.bad-name'],
  ]);
  expect(answer.body.accepted).toHaveLength(1);
});

test('a name with control characters makes the request malformed, and the next one is fine', async () => {
  const recruiter = await signIn('RECRUITER');
  const process = await createActiveProcess(recruiter);
  const bytes = await makeCvPdf({ lines: [...goodLines, 'znaki'] });
  const broken = await upload(recruiter, process.id, [{ name: 'cv\u0007.pdf', bytes }]);
  expect([broken.status, (broken.body as unknown as Problem).code]).toEqual([400, 'request.malformed']);
  const fine = await upload(recruiter, process.id, [{ name: 'cv.pdf', bytes }]);
  expect(fine.body.accepted).toHaveLength(1);
});

test('a connection that is not kept alive stays open until a rejected upload is sent', async () => {
  const [recruiter, viewer] = [await signIn('RECRUITER'), await signIn('VIEWER')];
  const process = await createActiveProcess(recruiter);
  const files = [{ name: 'cv.pdf', bytes: new Uint8Array(9_000_000) }];
  const badNames = [{ name: 'cv\u0007.pdf', bytes: new Uint8Array(9_000_000) }];
  for (let count = 0; count < 15; count += 1) {
    expect((await upload(viewer, process.id, files)).status).toBe(403);
    expect((await upload(recruiter, process.id, badNames)).status).toBe(400);
  }
});

test('of 101 files the first hundred are checked and the last is refused by name', async () => {
  const recruiter = await signIn('RECRUITER');
  const process = await createActiveProcess(recruiter);
  const bytes = new Uint8Array(1);
  const files = Array.from({ length: 101 }, (_, index) => ({ name: `plik-${index + 1}.pdf`, bytes }));
  const { body } = await upload(recruiter, process.id, files);
  expect(body.rejected).toHaveLength(101);
  expect(body.rejected.filter(({ code }) => code === 'cv.not-a-pdf')).toHaveLength(100);
  expect(body.rejected.at(-1)).toMatchObject({ fileName: 'plik-101.pdf', code: 'upload.too-many-files' });
});

test('no files, no multipart, a viewer, an archived, an unfinished and an unknown process are refused', async () => {
  const recruiter = await signIn('RECRUITER');
  const viewer = await signIn('VIEWER');
  const process = await createActiveProcess(recruiter);
  const bytes = await makeCvPdf({ lines: goodLines });
  const codeOf = async (answer: Promise<{ status: number; body: unknown }>): Promise<[number, string]> => {
    const { status, body } = await answer;
    return [status, (body as Problem).code];
  };
  const file = [{ name: 'cv.pdf', bytes }];
  expect(await codeOf(upload(recruiter, process.id, []))).toEqual([422, 'upload.no-files']);
  expect(await codeOf(recruiter.post(`/processes/${process.id}/upload-cv`, {}))).toEqual([415, 'request.wrong-type']);
  expect(await codeOf(upload(viewer, process.id, file))).toEqual([403, 'permission.denied']);
  const unknown = '0192f3a4-0000-7000-8000-000000000000';
  expect(await codeOf(upload(recruiter, unknown, file))).toEqual([404, 'process.not-found']);
  const unfinished = await recruiter.post<{ id: string }>('/processes', { name: 'Nowy' });
  expect(await codeOf(upload(recruiter, unfinished.body.id, file))).toEqual([409, 'process.not-ready']);
  await recruiter.put(`/processes/${process.id}/status`, { status: 'ARCHIVED' });
  expect(await codeOf(upload(recruiter, process.id, file))).toEqual([409, 'process.archived']);
});
