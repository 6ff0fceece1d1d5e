import { strToU8 } from 'fflate';
import { systemActor } from '@/lib/auth/actor';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { getCandidateCv } from '@/lib/candidates/cv/get-candidate-cv';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { createTestScene } from '@/prisma/seed/factories';
import { makeOdt } from '@/tests/cv/make-odt';
import { scanPicture } from '@/tests/cv/make-scan';
import { judgeCandidate } from './judge-candidate';
import { readCandidateCv, recogniseCandidatePage } from './read-candidate-cv';
import { saveAnalysis } from '../store/save-analysis';

const lines = [
  'Olga Miła, programistka Java',
  'Doświadczenie zawodowe',
  'Osiem lat pracy przy systemach bankowych w języku Java, Spring Boot, PostgreSQL, Docker.',
  'Projektowanie i rozwój usług, prowadzenie zespołu czterech programistów.',
];

/** Letters beyond ASCII by their numbers. */
const rtf = (line: string) =>
  [...line].map((letter) => (letter > '~' ? `\\u${letter.charCodeAt(0)}?` : letter)).join('');

const formats: [fileName: string, kind: string, mimeType: string, bytes: () => Uint8Array][] = [
  ['cv.txt', 'TXT', 'text/plain; charset=utf-8', () => strToU8(lines.join('\r\n'))],
  ['cv.rtf', 'RTF', 'application/rtf', () => strToU8(`{\\rtf1 ${lines.map((line) => `${rtf(line)}\\par `).join('')}}`)],
  [
    'cv.odt',
    'ODT',
    'application/vnd.oasis.opendocument.text',
    () => makeOdt(lines.map((line) => `<text:p>${line}</text:p>`).join('')),
  ],
  ['cv.jpg', 'PICTURE', 'image/jpeg', () => new Uint8Array(scanPicture(lines))],
];

/** The steps of `candidate/analyse`. */
async function analyse(run: { candidateId: string; requestId: string }) {
  const first = await readCandidateCv(systemActor, run);
  if (first.outcome === 'scanned') {
    await recogniseCandidatePage(systemActor, { ...run, sha256: first.sha256, page: 1, position: 1, count: 1 });
    await readCandidateCv(systemActor, run);
  }
  expect(await judgeCandidate(systemActor, run)).toEqual({ outcome: 'judged', byModel: false });
  await saveAnalysis(systemActor, run);
}

test.each(formats)(
  '%s is judged, its quotes have places on its pages, and it is given out as it came',
  async (fileName, kind, mimeType, make) => {
    const bytes = make();
    const { actor, processId } = await createTestScene();
    // Judged by content: the name says another kind.
    const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName: 'cv.pdf', bytes }] });
    const place = { processId, candidateId: accepted[0]?.candidateId ?? '' };
    const row = await database().candidate.findUniqueOrThrow({ where: { id: place.candidateId } });
    await analyse({ candidateId: place.candidateId, requestId: row.analysisRequestId ?? '' });
    const candidate = await getCandidate(actor, { ...place, peek: true });
    expect(candidate).toMatchObject({ status: 'NEW', cvKind: kind, firstName: 'Olga' });
    const quotes = candidate.analysis?.verdicts.flatMap(({ evidence }) => evidence) ?? [];
    expect(quotes.some(({ boxes }) => boxes.length > 0)).toBe(true);
    const original = await getCandidateCv(actor, place);
    expect([original.fileName, original.mimeType]).toEqual([fileName, mimeType]);
    expect(new Uint8Array(await new Response(original.stream).arrayBuffer())).toEqual(bytes);
    const pages = await getCandidateCv(actor, { ...place, asPages: true });
    expect([pages.fileName, pages.mimeType]).toEqual(['cv.pdf', 'application/pdf']);
  },
);

test('what is not read is refused by name, in the language of the person', async () => {
  const { actor, processId } = await createTestScene();
  const files = [{ fileName: 'cv.html', bytes: strToU8('<!doctype html><p>Olga Miła') }];
  const { rejected } = await uploadCvs({ ...actor, locale: 'pl' }, { processId, files });
  expect(rejected).toEqual([
    {
      fileName: 'cv.html',
      code: 'cv.html',
      message: '„cv.html” to strona HTML. Otwórz ją w przeglądarce, wydrukuj do pliku PDF i dodaj ten PDF.',
    },
  ]);
});
