import { systemActor } from '@/lib/auth/actor';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { getCandidateCv } from '@/lib/candidates/cv/get-candidate-cv';
import { typeCv } from '@/lib/candidates/cv/type-cv';
import { cvPageSchema } from '@/lib/domain/cv-document';
import { readerVersion } from '@/lib/cv/reader-version';
import { database } from '@/lib/db/client';
import { createTestScene } from '@/prisma/seed/factories';
import { uploadCv } from '@/tests/analysis/upload-cv';
import { makeDocx, paragraph } from '@/tests/cv/make-docx';
import { scanPdf } from '@/tests/cv/make-scan';
import { judgeCandidate } from './judge-candidate';
import { readCandidateCv, recogniseCandidatePage } from './read-candidate-cv';
import { saveAnalysis } from '../store/save-analysis';

const lines = [
  'Olga Miła, programistka Java',
  'Doświadczenie zawodowe',
  'Osiem lat pracy przy systemach bankowych w języku Java, Spring Boot, PostgreSQL, Docker.',
  'Projektowanie i rozwój usług, prowadzenie zespołu czterech programistów.',
];

async function uploaded(bytes: Uint8Array) {
  const { actor, processId } = await createTestScene();
  const { candidateId, run } = await uploadCv(actor, { processId, fileName: 'skan.pdf', bytes });
  return { actor, processId, run, look: () => getCandidate(actor, { processId, candidateId, peek: true }) };
}

/** The steps of `candidate/analyse` up to the reading. */
async function read(run: { candidateId: string; requestId: string }) {
  const first = await readCandidateCv(systemActor, run);
  if (first.outcome !== 'scanned') return first;
  const { sha256, pages } = first;
  for (const [index, page] of pages.entries()) {
    const input = { ...run, sha256, page, position: index + 1, count: pages.length };
    expect(await recogniseCandidatePage(systemActor, input)).toEqual({ outcome: 'read' });
  }
  return readCandidateCv(systemActor, run);
}

test('a scan is recognised page by page, which the candidate says, judged, and its quotes have places on the scan', async () => {
  const { run, look } = await uploaded(await scanPdf(lines, { turn: 90 }));
  const first = await readCandidateCv(systemActor, run);
  if (first.outcome !== 'scanned') throw new Error('The scan has text.');
  const seen: unknown[] = [];
  const timer = setInterval(() => {
    void database()
      .candidate.findUnique({ where: { id: run.candidateId } })
      .then((row) => seen.push([row?.readingPage, row?.readingPages]));
  }, 50);
  const page = { ...run, sha256: first.sha256, page: 1, position: 2, count: 5 };
  expect(await recogniseCandidatePage(systemActor, page)).toEqual({ outcome: 'read' });
  clearInterval(timer);
  expect(seen).toContainEqual([2, 5]);
  expect(await readCandidateCv(systemActor, run)).toEqual({ outcome: 'read' });
  expect(await look()).toMatchObject({ readingPage: null, readingPages: null });
  expect(await judgeCandidate(systemActor, run)).toEqual({ outcome: 'judged', byModel: false });
  expect(await saveAnalysis(systemActor, run)).toEqual({ outcome: 'saved' });
  const candidate = await look();
  expect(candidate).toMatchObject({ status: 'NEW', firstName: 'Olga', pages: [{ source: 'OCR', verdict: 'GOOD' }] });
  const quotes = candidate.analysis?.verdicts.flatMap(({ evidence }) => evidence) ?? [];
  expect(quotes.length).toBeGreaterThan(0);
  // The paper lay on its side: lines run downwards.
  for (const { boxes } of quotes) for (const box of boxes) expect(box.height).toBeGreaterThan(box.width);
});

test('pages that were recognised before are not recognised again', async () => {
  const { run } = await uploaded(await scanPdf(lines));
  const first = await readCandidateCv(systemActor, run);
  if (first.outcome !== 'scanned') throw new Error('The scan has text.');
  const { sha256 } = first;
  const page = cvPageSchema.parse({ number: 1, width: 595, height: 842, text: lines.join('\n'), spans: [] });
  const quality = { source: 'OCR', verdict: 'GOOD', letters: 200, density: 1, wordShare: 1 };
  const measures = { meanLength: 6, oddShare: 0, upwardShare: null };
  await database().cvRecognisedPage.create({
    data: {
      sha256,
      readerVersion,
      number: 1,
      content: { number: 1, page: { ...page, quality: { ...quality, ...measures } } },
    },
  });
  expect(await readCandidateCv(systemActor, run)).toEqual({ outcome: 'read' });
});

test('what cannot be read gets no score, and says how far it was read', async () => {
  const { run, look } = await uploaded(await scanPdf([...lines, ...lines, ...lines, ...lines], { isBlurred: true }));
  expect(await read(run)).toEqual({ outcome: 'stopped' });
  const candidate = await look();
  expect(candidate).toMatchObject({ status: 'NO_FILE_FOUND', matchScore: null, analysis: null });
  expect(['cv.unreadable', 'cv.no-text']).toContain(candidate.statusReason);
  expect(candidate.pages).toHaveLength(1);
  // Stored, so that the next try does not read it again.
  expect(await readCandidateCv(systemActor, run)).toEqual({ outcome: 'stopped' });
});

test('text that is typed in place of an unreadable file is judged as text, in any language', async () => {
  const { actor, processId, run, look } = await uploaded(await scanPdf([], {}));
  expect(await read(run)).toEqual({ outcome: 'stopped' });
  const { candidateId } = run;
  const text = `${lines.join('\n')}\nVlastnosti: spolehlivost, pečlivost, samostatnost při řešení úkolů.`;
  expect(await typeCv(actor, { processId, candidateId, text })).toEqual({ status: 'AWAITING_PROCESSING' });
  const row = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const typed = { candidateId, requestId: row.analysisRequestId ?? '' };
  expect(await readCandidateCv(systemActor, typed)).toEqual({ outcome: 'read' });
  expect(await judgeCandidate(systemActor, typed)).toEqual({ outcome: 'judged', byModel: false });
  await saveAnalysis(systemActor, typed);
  const candidate = await look();
  expect(candidate).toMatchObject({ status: 'NEW', cvKind: 'TEXT', formerCvs: [{ fileName: 'skan.pdf' }] });
  expect(candidate.analysis?.verdicts.some(({ evidence }) => evidence.some(({ boxes }) => boxes.length > 0))).toBe(
    true,
  );
  await expect(typeCv(actor, { processId, candidateId, text })).rejects.toMatchObject({
    code: 'candidate.has-readable-cv',
  });
});

test('a DOCX is judged, shown as a PDF and given out as it came', async () => {
  const bytes = makeDocx(lines.map((line) => paragraph(line)).join(''));
  const { actor, processId, run, look } = await uploaded(bytes);
  expect(await read(run)).toEqual({ outcome: 'read' });
  expect(await judgeCandidate(systemActor, run)).toEqual({ outcome: 'judged', byModel: false });
  await saveAnalysis(systemActor, run);
  const candidate = await look();
  expect(candidate).toMatchObject({ status: 'NEW', cvKind: 'DOCX', firstName: 'Olga' });
  expect(candidate.analysis?.verdicts.some(({ evidence }) => evidence.some(({ boxes }) => boxes.length > 0))).toBe(
    true,
  );
  const place = { processId, candidateId: run.candidateId };
  const original = await getCandidateCv(actor, place);
  expect(new Uint8Array(await new Response(original.stream).arrayBuffer())).toEqual(bytes);
  const pages = await getCandidateCv(actor, { ...place, asPages: true });
  expect(pages.mimeType).toBe('application/pdf');
  expect(await new Response(pages.stream).text()).toMatch(/^%PDF-/);
});
