import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { openSharedCandidate, openSharedFile } from '@/lib/shortlists/open-shared';
import { createTestProcess, createTestScene, createTestUser } from '@/prisma/seed/factories';
import { analyseRun } from '@/tests/analysis/analyse-run';
import { twoPeoplePdf } from '@/tests/cv/two-people';
import { share } from '@/tests/shortlists-scene';
import { plainCv } from '@/tests/cv/plain-cv';
import { rateCandidate } from '../decisions/rate-candidate';
import { getCandidate } from '../details/get-candidate';
import { eraseCandidate } from '../erasure/erase-candidates';
import { getCandidateCv } from './get-candidate-cv';
import { getCvText } from './get-cv-text';
import { replaceCv } from './replace-cv';
import { splitCv } from './split-cv';
import { undoSplit } from './undo-split';
import { uploadCvs } from './upload-cvs';

async function analyse(candidateId: string): Promise<void> {
  const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const run = { candidateId, requestId: analysisRequestId ?? '' };
  await analyseRun(run);
}

async function uploaded(town?: string) {
  const { actor, processId } = await createTestScene();
  const bytes = await twoPeoplePdf(town);
  const file = { fileName: 'applications.pdf', bytes };
  const { accepted } = await uploadCvs(actor, { processId, files: [file] });
  const candidateId = accepted[0]?.candidateId ?? '';
  await analyse(candidateId);
  return { actor, processId, candidateId, file };
}

async function splitFile(town?: string) {
  const first = await uploaded(town);
  const place = { processId: first.processId, candidateId: first.candidateId };
  const second = await splitCv(first.actor, { ...place, first: [1], second: [2] });
  await analyse(first.candidateId);
  await analyse(second.id);
  return { ...first, place, secondId: second.id };
}

async function bytesOf(actor: PersonActor, processId: string, candidateId: string): Promise<number> {
  const { stream } = await getCandidateCv(actor, { processId, candidateId });
  return (await new Response(stream).arrayBuffer()).byteLength;
}

const searchTextOf = async (candidateId: string): Promise<string> => {
  const [row] = await database().$queryRaw<{ text: string }[]>`
    SELECT text FROM cv_search_text t JOIN candidate c ON c.cv_sha256 = t.sha256 WHERE c.id = ${candidateId}::uuid`;
  return row?.text ?? '';
};

test('both are judged by their own pages, and the file is stored once', async () => {
  const { actor, processId, place, secondId, file } = await splitFile();
  const first = await getCandidate(actor, place);
  const second = await getCandidate(actor, { processId, candidateId: secondId });
  expect(first).toMatchObject({
    firstName: 'Oliver',
    lastName: 'Hartwell',
    email: 'oliver.hartwell@mail.example',
    ownPages: [1],
    setAside: [],
    sharesCvWith: { candidateId: secondId, ordinalNumber: 2, pages: [2] },
  });
  expect(second).toMatchObject({
    firstName: 'Amelia',
    lastName: 'Thornton',
    email: 'amelia.thornton@mail.example',
    ownPages: [2],
    pageCount: 2,
    sharesCvWith: { candidateId: place.candidateId, ordinalNumber: 1, pages: [1] },
  });
  expect(second.pages.map(({ number }) => number)).toEqual([2]);
  const quotes = second.analysis?.verdicts.flatMap(({ evidence }) => evidence) ?? [];
  expect(quotes.filter(({ page }) => page !== 2)).toEqual([]);
  const text = await getCvText(actor, { processId, candidateId: secondId });
  expect(text).toContain('Amelia');
  expect(text).not.toContain('Oliver');
  expect(await searchTextOf(secondId)).toContain('Hartlepool');
  expect(await searchTextOf(secondId)).not.toContain('Norvale');
  expect(await searchTextOf(place.candidateId)).not.toContain('Hartlepool');
  expect(await bytesOf(actor, processId, secondId)).toBe(file.bytes.byteLength);
  const parts = await database().cvFile.findMany({
    where: { wholeSha256: { not: null } },
    select: { sha256: true, _count: { select: { chunks: true } } },
  });
  expect(parts.map(({ _count }) => _count.chunks)).toEqual([0, 0]);
});

test('a shortlist has each one’s own pages, and never the file', async () => {
  const { actor, processId, place, secondId } = await splitFile();
  const shows = { showsContact: true, showsPay: true, showsNotes: true };
  const { access } = await share(actor, { processId, candidateIds: [place.candidateId, secondId], ...shows });
  const candidate = { ...access, candidateId: secondId, address: '192.0.2.1' };
  const shared = await openSharedCandidate(candidate);
  expect(shared.hasFile).toBe(false);
  expect(JSON.stringify(shared)).toContain('Amelia');
  expect(JSON.stringify(shared)).not.toContain('Oliver');
  await expect(openSharedFile(candidate)).rejects.toMatchObject({ code: 'candidate.no-cv' });
});

test('different pages of one file have different analyses, and the same pages the same', async () => {
  const { place, secondId } = await splitFile();
  const hashesOf = async (candidateId: string) =>
    (await database().analysis.findMany({ where: { candidateId }, orderBy: { id: 'asc' } })).map(
      (row) => row.inputHash,
    );
  const [whole, own] = await hashesOf(place.candidateId);
  const [other] = await hashesOf(secondId);
  expect(new Set([whole, own, other]).size).toBe(3);
});

test('the same file again is a duplicate of the first', async () => {
  const { actor, processId, candidateId, file } = await splitFile();
  const { accepted, rejected } = await uploadCvs(actor, { processId, files: [file] });
  expect(accepted).toEqual([]);
  expect(rejected).toMatchObject([{ code: 'cv.duplicate', candidateId }]);
});

test('erasing one keeps the file for the other; with the last it goes', async () => {
  const { actor, processId, place, secondId, file } = await splitFile('Pontefract');
  const { actor: administrator } = await createTestUser('ADMIN');
  const { cvFile } = await database().candidate.findUniqueOrThrow({
    where: { id: secondId },
    select: { cvFile: { select: { sha256: true, wholeSha256: true } } },
  });
  const stored = { sha256: { in: [cvFile?.sha256 ?? '', cvFile?.wholeSha256 ?? ''] } };
  await eraseCandidate(administrator, place);
  expect(await bytesOf(actor, processId, secondId)).toBe(file.bytes.byteLength);
  expect(await database().cvFile.count({ where: stored })).toBe(2);
  await eraseCandidate(administrator, { processId, candidateId: secondId });
  expect(await database().cvFile.count({ where: stored })).toBe(0);
});

test('undoing gives the first the whole file back, with its former verdicts, and erases the second', async () => {
  const { actor, processId, place, secondId, candidateId } = await splitFile();
  await undoSplit(actor, { processId, candidateId: secondId });
  await analyse(candidateId);
  const candidate = await getCandidate(actor, place);
  expect(candidate).toMatchObject({ ownPages: null, sharesCvWith: null, setAside: [{ kind: 'PERSON', pages: [2] }] });
  await expect(getCandidate(actor, { processId, candidateId: secondId })).rejects.toMatchObject({
    code: 'candidate.not-found',
  });
  const analyses = await database().analysis.findMany({ where: { candidateId }, orderBy: { id: 'asc' } });
  expect(analyses.at(-1)?.inputHash).toBe(analyses[0]?.inputHash);
  const actions = await database().auditEvent.findMany({ where: { candidateId }, select: { action: true } });
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['candidate.cv-split', 'candidate.cv-joined']),
  );
  await expect(undoSplit(actor, place)).rejects.toMatchObject({ code: 'candidate.not-split' });
});

test('who was worked with is not erased by undoing', async () => {
  const { actor, processId, place, secondId } = await splitFile();
  await rateCandidate(actor, { processId, candidateId: secondId, rate: 4 });
  await expect(undoSplit(actor, place)).rejects.toMatchObject({ code: 'candidate.split-used' });
  expect(await getCandidate(actor, { processId, candidateId: secondId })).toMatchObject({ rate: 4 });
});

test('another CV for one of them is judged whole', async () => {
  const { actor, processId, place, secondId } = await splitFile();
  const bytes = plainCv(['Amelia Thornton', 'amelia.thornton@mail.example', 'PostgreSQL since 2019']);
  await replaceCv(actor, {
    processId,
    candidateId: secondId,
    confirm: 'SAME_PERSON',
    files: [{ fileName: 'a.pdf', bytes }],
  });
  await analyse(secondId);
  expect(await getCandidate(actor, { processId, candidateId: secondId })).toMatchObject({ ownPages: null });
  expect(await getCandidate(actor, place)).toMatchObject({ ownPages: [1], sharesCvWith: null });
});

test.each([
  ['a page that is not there', [1], [2, 3], 'second', 'outside'],
  ['a page of both', [1, 2], [2], 'second', 'shared'],
] as const)('refuses %s', async (_case, first, second, path, code) => {
  const { actor, processId, candidateId } = await uploaded();
  const input = { processId, candidateId, first: [...first], second: [...second] };
  await expect(splitCv(actor, input)).rejects.toMatchObject({ code: 'cv.wrong-pages', fields: [{ path, code }] });
});

test('refuses a viewer, another process, a second split and a candidate of an ATS', async () => {
  const { actor, processId, candidateId, place } = await splitFile();
  const { actor: viewer } = await createTestUser('VIEWER');
  const { id: otherId } = await createTestProcess(actor);
  const pages = { first: [1], second: [2] };
  await expect(splitCv(viewer, { ...place, ...pages })).rejects.toMatchObject({ code: 'permission.denied' });
  await expect(undoSplit(viewer, place)).rejects.toMatchObject({ code: 'permission.denied' });
  const elsewhere = { processId: otherId, candidateId };
  await expect(splitCv(actor, { ...elsewhere, ...pages })).rejects.toMatchObject({ code: 'candidate.not-found' });
  await expect(undoSplit(actor, elsewhere)).rejects.toMatchObject({ code: 'candidate.not-found' });
  await expect(splitCv(actor, { ...place, ...pages })).rejects.toMatchObject({ code: 'candidate.split-refused' });
  await undoSplit(actor, place);
  await analyse(candidateId);
  await database().candidate.update({ where: { id: candidateId }, data: { source: 'ERECRUITER' } });
  await expect(splitCv(actor, { processId, candidateId, ...pages })).rejects.toMatchObject({
    code: 'candidate.split-refused',
  });
});
