import { indexCvText } from '@/lib/analysis/judge/index-cv-text';
import { readCandidateCv } from '@/lib/analysis/judge/read-candidate-cv';
import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { createLinkedCandidate, createLinkedProcess } from '@/tests/ats/linked-process';
import { plainCv } from '@/tests/cv/plain-cv';
import { createNote } from '../notes/write-note';
import { decideCandidate } from '../decisions/decide-candidate';
import { giveThumb } from '../decisions/give-thumb';
import { eraseCandidate, eraseChosenCandidates } from './erase-candidates';
import { previewErasure, previewErasures } from './preview-erasure';
import { replaceCv } from '../cv/replace-cv';
import { decideSchema } from '@/lib/domain/candidate-review-schemas';
import { candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { searchCandidates } from '../search/search-candidates';
import { uploadCvs } from '../cv/upload-cvs';

/** Every row of every table that contains one of the texts, also inside bytes. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const tables = await database().$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    for (const text of texts) {
      const hex = Buffer.from(text).toString('hex');
      const [row] = await database().$queryRawUnsafe<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM "${name}" t WHERE strpos(t::text, $1) > 0 OR strpos(t::text, $2) > 0`,
        text,
        hex,
      );
      if (row && row.count > 0) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

const mark = 'Zdzisława-Unikat';
const other = 'Drugiplik-Unikat';
const cv = (name: string) =>
  plainCv([name, `${name}@poczta.example`, 'Doświadczenie', 'Java, Spring Boot i Docker od 2016 roku.']);

async function scene() {
  const { actor } = await createTestUser('ADMIN');
  const { id: processId } = await createTestProcess(actor);
  const files = [{ fileName: `${mark}.pdf`, bytes: cv(mark) }];
  const { accepted } = await uploadCvs(actor, { processId, files });
  const candidateId = accepted[0]?.candidateId ?? '';
  const place = { processId, candidateId };
  const read = async () => {
    const { analysisRequestId, cvSha256 } = await database().candidate.findUniqueOrThrow({
      where: { id: candidateId },
    });
    await readCandidateCv(systemActor, { candidateId, requestId: analysisRequestId ?? '' });
    await indexCvText(cvSha256 ?? '');
  };
  await read();
  await database().candidate.update({ where: { id: candidateId }, data: { status: 'SEEN', firstName: mark } });
  return { actor, place, files, read };
}

test('no table holds anything of an erased candidate, old files included', async () => {
  const { actor, place, read } = await scene();
  await createNote(actor, { ...place, text: `Rozmowa z ${mark}`, mentionedUserIds: [] });
  await decideCandidate(actor, { ...place, ...decideSchema.parse({ decision: 'HOLD', note: `Bo ${mark}` }) });
  await giveThumb(actor, { ...place, thumb: 'DOWN' });
  await replaceCv(actor, { ...place, files: [{ fileName: `${other}.pdf`, bytes: cv(other) }] });
  await read();
  const stored = (await database().cvFile.findMany({ select: { sha256: true } })).map(({ sha256 }) => sha256);
  expect(stored).toHaveLength(2);
  const before = await tablesWith([mark, other]);
  expect(before).toEqual(expect.arrayContaining([`candidate: ${mark}`, `cv_document: ${other}`, `former_cv: ${mark}`]));
  const goes = { cvFiles: 2, notes: 1, thumbs: 1, decisions: 1, isFileShared: false };
  expect(await previewErasure(actor, place)).toMatchObject(goes);
  await eraseCandidate(actor, place);
  expect(await tablesWith([mark, other])).toEqual([]);
  expect(await database().cvFile.count({ where: { sha256: { in: stored } } })).toBe(0);
});

test('a file that another candidate has stays with that one', async () => {
  const { actor, place, files } = await scene();
  const elsewhere = await createTestProcess(actor);
  const { accepted } = await uploadCvs(actor, { processId: elsewhere.id, files });
  expect(await previewErasure(actor, place)).toMatchObject({ isFileShared: true });
  await eraseCandidate(actor, place);
  const kept = await database().candidate.findUniqueOrThrow({
    where: { id: accepted[0]?.candidateId ?? '' },
    select: { cvFile: { select: { sizeBytes: true } } },
  });
  expect(kept.cvFile?.sizeBytes).toBe(files[0]?.bytes.byteLength);
});

test('only an administrator erases, and of two at once one finds nobody', async () => {
  const { actor } = await createTestUser('ADMIN');
  const recruiter = (await createTestUser('RECRUITER')).actor;
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  const place = { processId, candidateId };
  await expect(eraseCandidate(recruiter, place)).rejects.toMatchObject({ code: 'permission.denied' });
  const outcomes = await Promise.allSettled([eraseCandidate(actor, place), eraseCandidate(actor, place)]);
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(reasons).toEqual([expect.objectContaining({ code: 'candidate.not-found' })]);
});

test('of a search all are erased but those left out, also who is in an ATS, as the preview said', async () => {
  const { actor } = await createTestUser('ADMIN');
  const place = await createLinkedProcess(actor);
  const { processId } = place;
  const { candidateId: inAts } = await createLinkedCandidate(place, { status: 'NEW' });
  await createTestCandidates({ processId, count: 4 });
  const query = candidateSearchQuerySchema.parse({ sortBy: 'ORDINAL_NUMBER', sortOrder: 'ASC' });
  const { searchId, items } = await searchCandidates(actor, { processId, query, filters: {} });
  const [spared, ...others] = items.map(({ id }) => id).toSorted((one) => (one === inAts ? 1 : -1));
  const choice = { searchId, except: [spared ?? ''] };
  const expected = { accepted: expect.arrayContaining(others), refused: [] };
  expect(await previewErasures(actor, { processId, choice })).toMatchObject({ ...expected, inAts: 1 });
  expect(await database().candidate.count({ where: { processId } })).toBe(5);
  expect(await eraseChosenCandidates(actor, { processId, choice })).toMatchObject(expected);
  const left = await database().candidate.findMany({ where: { processId }, select: { id: true } });
  expect(left).toEqual([{ id: spared }]);
  const audits = await database().auditEvent.findMany({ where: { processId, action: 'candidate.erased' } });
  expect(audits.map(({ candidateId }) => candidateId).sort()).toEqual(others.toSorted());
  const again = { processId, choice: { candidateIds: others.slice(0, 1) } };
  expect(await eraseChosenCandidates(actor, again)).toMatchObject({ accepted: [], refused: [{ reason: 'NOT_FOUND' }] });
  const recruiter = (await createTestUser('RECRUITER')).actor;
  await expect(eraseChosenCandidates(recruiter, again)).rejects.toMatchObject({ code: 'permission.denied' });
  await expect(previewErasures(recruiter, again)).rejects.toMatchObject({ code: 'permission.denied' });
});
