import { judgeCandidate } from '@/lib/analysis/judge/judge-candidate';
import { readCandidateCv, recogniseCandidatePage } from '@/lib/analysis/judge/read-candidate-cv';
import { saveAnalysis } from '@/lib/analysis/store/save-analysis';
import { systemActor } from '@/lib/auth/actor';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { database } from '@/lib/db/client';
import { createTestScene } from '@/prisma/seed/factories';
import { twoPeopleDocx, twoPeoplePdf, twoPeopleScan } from '@/tests/cv/two-people';
import { getCandidate } from '../details/get-candidate';
import { splitCv } from './split-cv';
import { uploadCvs } from './upload-cvs';

async function analyse(candidateId: string): Promise<void> {
  const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const run = { candidateId, requestId: analysisRequestId ?? '' };
  const first = await readCandidateCv(systemActor, run);
  if (first.outcome === 'scanned') {
    const { sha256, pages } = first;
    for (const [index, page] of pages.entries()) {
      const input = { ...run, sha256, page, position: index + 1, count: pages.length };
      await recogniseCandidatePage(systemActor, input);
    }
    await readCandidateCv(systemActor, run);
  }
  await judgeCandidate(systemActor, run);
  await saveAnalysis(systemActor, run);
}

async function splitFile(fileName: string, bytes: Uint8Array, blindMode = false) {
  const { actor, processId } = await createTestScene();
  if (blindMode) await changeBlindMode(actor, { processId, blindMode });
  const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName, bytes }] });
  const candidateId = accepted[0]?.candidateId ?? '';
  await analyse(candidateId);
  const second = await splitCv(actor, { processId, candidateId, first: [1], second: [2] });
  await analyse(candidateId);
  await analyse(second.id);
  const look = (id: string) => getCandidate(actor, { processId, candidateId: id });
  return { first: await look(candidateId), second: await look(second.id) };
}

test.each([
  ['a document', 'both.docx', twoPeopleDocx],
  ['a scan', 'both.pdf', twoPeopleScan],
])('the two people of %s are judged by their own pages', async (_kind, fileName, make) => {
  const { first, second } = await splitFile(fileName, await make());
  expect(first).toMatchObject({ firstName: 'Oliver', lastName: 'Hartwell', ownPages: [1], status: 'SEEN' });
  expect(second).toMatchObject({ firstName: 'Amelia', lastName: 'Thornton', ownPages: [2], status: 'SEEN' });
  for (const [candidate, page] of [
    [first, 1],
    [second, 2],
  ] as const) {
    expect(candidate.pages.map(({ number }) => number)).toEqual([page]);
    const quotes = candidate.analysis?.verdicts.flatMap(({ evidence }) => evidence) ?? [];
    expect(quotes.filter((quote) => quote.page !== page)).toEqual([]);
  }
});

test('where identities are hidden, neither tells who the other is', async () => {
  const { first, second } = await splitFile('both.pdf', await twoPeoplePdf('Blyth'), true);
  expect(first.ownPages).toEqual([1]);
  expect(second.ownPages).toEqual([2]);
  for (const candidate of [first, second])
    expect(JSON.stringify(candidate)).not.toMatch(/Oliver|Hartwell|Amelia|Thornton|both\.pdf/);
});
