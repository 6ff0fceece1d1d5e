import { namesToMask } from '@/lib/analysis/details/corrected-details';
import { findCurrentRun } from '@/lib/analysis/run/current-run';
import { loadJudgeInput } from '@/lib/analysis/judge/load-judge-input';
import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import { database } from '@/lib/db/client';
import type { CorrectDetailInput } from '@/lib/domain/detail-schemas';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { updateProcess } from '@/lib/processes/update-process';
import { createTestScene } from '@/prisma/seed/factories';
import { analyseRun } from '@/tests/analysis/analyse-run';
import { plainCv } from '@/tests/cv/plain-cv';
import { replaceCv } from '../cv/replace-cv';
import { uploadCvs } from '../cv/upload-cvs';
import { reprocessCandidate } from '../analyses/reprocess-candidate';
import { searchCandidates } from '../search/search-candidates';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { correctDetail } from './correct-detail';
import { getCandidate } from './get-candidate';
import { undoDetailCorrection } from './undo-detail-correction';

const lines = [
  'Nowak Marta Joanna',
  'marta.nowak@poczta.example, tel. 600 100 200',
  'Dostępność: od zaraz',
  'Oczekiwania finansowe: 55 zł/h netto',
  'Java, Spring Boot, 8 lat doświadczenia',
];
const budget = { maxMinor: 6_000, currency: 'PLN', tolerancePercent: 0, period: 'HOUR', basis: 'NET' } as const;

async function scene() {
  const { actor, processId } = await createTestScene({ budget });
  const files = [{ fileName: 'marta.pdf', bytes: plainCv(lines) }];
  const { accepted } = await uploadCvs(actor, { processId, files });
  const candidateId = accepted[0]?.candidateId ?? '';
  const place = { processId, candidateId };
  const row = () => database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const analyse = async () => {
    const run = { candidateId, requestId: (await row()).analysisRequestId ?? '' };
    await analyseRun(run);
  };
  await analyse();
  const correct = (input: CorrectDetailInput) => correctDetail(actor, { ...place, ...input });
  const undo = (field: CorrectDetailInput['field']) => undoDetailCorrection(actor, { ...place, field });
  const look = () => getCandidate(actor, { ...place, peek: true });
  return { actor, processId, candidateId, place, row, analyse, correct, undo, look };
}

const swapped: CorrectDetailInput = { field: 'NAME', value: { firstName: 'Marta Joanna', lastName: 'Nowak' } };
const email: CorrectDetailInput = { field: 'EMAIL', value: { email: 'nowa@poczta.example' } };

test('who corrected what, when, and what stood there; search, phone and contact keys follow', async () => {
  const { actor, processId, look, row, correct } = await scene();
  const before = await look();
  await correct({ field: 'PHONE', value: { phone: '+48 512 345 678' } });
  const after = await correct({ field: 'NAME', value: { firstName: 'Żaneta', lastName: 'Wymyślna' } });
  expect(after).toMatchObject({ firstName: 'Żaneta', lastName: 'Wymyślna', phone: '+48 512 345 678' });
  expect(after.detailCorrections).toContainEqual({
    correctionId: expect.any(String),
    field: 'NAME',
    by: expect.objectContaining({ userId: actor.userId }),
    at: expect.any(String),
    former: { firstName: before.firstName, lastName: before.lastName },
    read: { firstName: before.firstName, lastName: before.lastName },
  });
  expect(await row()).toMatchObject({
    phoneE164: '+48512345678',
    contactKeys: expect.arrayContaining([expect.stringContaining('512345678')]),
  });
  const filters = candidateFiltersSchema.parse({ searchPhrase: 'zaneta' });
  const query = candidateSearchQuerySchema.parse({});
  expect((await searchCandidates(actor, { processId, query, filters })).totalItems).toBe(1);
});

test('a new analysis and another CV keep it; undoing shows what the CV says now', async () => {
  const { actor, place, look, analyse, correct, undo } = await scene();
  await correct(swapped);
  await correct(email);
  await correct({ field: 'AVAILABILITY', value: { availability: 'od 1 marca' } });
  await reprocessCandidate(actor, { ...place, fresh: false });
  await analyse();
  const kept = { firstName: 'Marta Joanna', lastName: 'Nowak', email: 'nowa@poczta.example' };
  expect(await look()).toMatchObject({ ...kept, availability: 'od 1 marca' });
  const later = lines.map((line) => line.replace('marta.nowak@', 'm.nowak@').replace('od zaraz', '1 miesiąc'));
  const files = [{ fileName: 'nowe.pdf', bytes: plainCv([...later, 'Kafka od 2024']) }];
  await replaceCv(actor, { ...place, files, confirm: 'SAME_PERSON' });
  await analyse();
  const now = await look();
  expect(now).toMatchObject({ ...kept, availability: 'od 1 marca' });
  expect(now.detailCorrections.find(({ field }) => field === 'EMAIL')).toMatchObject({
    former: { email: 'marta.nowak@poczta.example' },
    read: { email: 'm.nowak@poczta.example' },
  });
  expect(await undo('EMAIL')).toMatchObject({ email: 'm.nowak@poczta.example' });
  expect(await undo('AVAILABILITY')).toMatchObject({ availability: '1 miesiąc', firstName: 'Marta Joanna' });
});

test('pay keeps its unit; a correction changes no verdict, not even after the budget changed', async () => {
  const { actor, processId, look, correct } = await scene();
  const before = await look();
  expect(before.expectedPay).toEqual({ minor: 5_500, currency: 'PLN', unit: 'HOUR', tax: 'NET' });
  expect(before.expectedSalary).toEqual({ minor: 924_000, currency: 'PLN' });
  const value = { expectedPay: { minor: 2_500_000, currency: 'PLN', unit: 'MONTH', tax: 'GROSS' } as const };
  const after = await correct({ field: 'SALARY', value });
  expect(after).toMatchObject({ ...value, expectedSalary: { minor: 2_500_000 }, matchScore: before.matchScore });
  expect(after.analysis?.verdicts).toEqual(before.analysis?.verdicts);
  const details = { budget: { ...budget, maxMinor: 5_800 } };
  const { change } = await updateProcess(actor, { processId, ifMatch: null, dryRun: false, details });
  expect(change.effect).toBe('RESCORED');
  const ofBudget = (await look()).analysis?.verdicts.find(({ criterion }) => criterion.kind === 'BUDGET');
  expect(ofBudget).toMatchObject({ verdict: 'MET', reason: expect.stringContaining('9') });
});

test('of two who correct at once one is told; who changes nothing leaves no mark', async () => {
  const { correct, look } = await scene();
  const { phone } = await look();
  expect((await correct({ field: 'PHONE', value: { phone } })).detailCorrections).toEqual([]);
  const first = await correct({ ...email, replaces: null });
  await expect(correct({ ...email, value: { email: 'inna@poczta.example' }, replaces: null })).rejects.toMatchObject({
    code: 'detail.changed',
  });
  const replaces = first.detailCorrections[0]?.correctionId ?? '';
  const second = await correct({ field: 'EMAIL', value: { email: 'inna@poczta.example' }, replaces });
  expect(second.detailCorrections).toMatchObject([
    { former: { email: 'nowa@poczta.example' }, read: { email: 'marta.nowak@poczta.example' } },
  ]);
});

test('a blind process lets nobody correct or see what it hides', async () => {
  const { actor, processId, candidateId, correct, undo, look } = await scene();
  await correct(swapped);
  await correct({ field: 'POSITION', value: { currentPosition: 'Architektka' } });
  await changeBlindMode(actor, { processId, blindMode: true });
  await database().candidate.update({ where: { id: candidateId }, data: { revealedAt: null } });
  const hidden = await look();
  expect(hidden.detailCorrections.map(({ field }) => field)).toEqual(['POSITION']);
  expect(JSON.stringify(hidden)).not.toMatch(/Nowak|Marta/);
  await expect(correct(email)).rejects.toMatchObject({ code: 'candidate.detail-hidden' });
  await expect(undo('NAME')).rejects.toMatchObject({ code: 'candidate.detail-hidden' });
  expect(await undo('POSITION')).toMatchObject({ detailCorrections: [] });
  const log = await database().auditEvent.findMany({ where: { candidateId, action: { contains: 'detail' } } });
  expect(log.map(({ details }) => details)).toEqual([{ field: 'NAME' }, { field: 'POSITION' }, { field: 'POSITION' }]);
});

test('the corrected name and the one that was read are both masked before a model', async () => {
  const { candidateId, correct, row } = await scene();
  await correct({ field: 'NAME', value: { firstName: 'Żaneta', lastName: 'Wymyślna' } });
  const { analysisRequestId, cvSha256 } = await row();
  const run = await findCurrentRun(database(), { candidateId, requestId: analysisRequestId ?? '' });
  if (!run) throw new Error('no run');
  const { input } = await loadJudgeInput(offlineEngine, run, cvSha256 ?? '', []);
  expect(input.name).toEqual(namesToMask(run));
  expect(`${input.name?.firstName} ${input.name?.lastName}`).toMatch(/Żaneta.*Wymyślna/);
  expect(`${input.name?.firstName} ${input.name?.lastName}`).toMatch(/Nowak/);
});
