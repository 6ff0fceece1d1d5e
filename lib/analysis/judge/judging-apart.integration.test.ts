import { systemActor } from '@/lib/auth/actor';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { cvLimits } from '@/lib/cv/cv-limits';
import { analyseRun } from '@/tests/analysis/analyse-run';
import { uploadCv } from '@/tests/analysis/upload-cv';
import { multipliedPdf } from '@/tests/cv/make-pdf';
import { plainCv } from '@/tests/cv/plain-cv';
import { database } from '@/lib/db/client';
import { maxRequirements } from '@/lib/domain/process-enums';
import { replaceCriteria } from '@/lib/processes/replace-criteria';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { updateProcess } from '@/lib/processes/update-process';
import { createTestProcess, createTestScene, createTestUser } from '@/prisma/seed/factories';
import { judgeCandidate } from './judge-candidate';
import { readCandidateCv } from './read-candidate-cv';
import { saveAnalysis } from '../store/save-analysis';

const budget = { maxMinor: 2_000_000, currency: 'PLN', tolerancePercent: 0, period: 'MONTH', basis: 'GROSS' } as const;

/** A candidate whose CV waits, and the three parts of the analysis. */
async function scene(bytes: Uint8Array) {
  const { actor, processId } = await createTestScene({ budget });
  const { candidateId, run } = await uploadCv(actor, { processId, bytes });
  const look = () => getCandidate(actor, { processId, candidateId, peek: true });
  return { actor, processId, run, look };
}

const lines = ['Olga Miła', 'Java, Spring Boot, Docker, 8 lat', 'Oczekiwania finansowe: 15 000 zł brutto miesięcznie'];

test('saving writes rows only: the CV is not needed any more', async () => {
  const { run, look } = await scene(plainCv(lines));
  await readCandidateCv(systemActor, run);
  await judgeCandidate(systemActor, run);
  await database().cvDocument.deleteMany();
  expect(await saveAnalysis(systemActor, run)).toEqual({ outcome: 'saved' });
  const saved = await look();
  expect(saved).toMatchObject({ firstName: 'Olga', expectedSalary: { minor: 1_500_000, currency: 'PLN' } });
});

test('a quote has its boxes on the page, looked up where the reading is stored', async () => {
  const { run, look } = await scene(plainCv(lines));
  await analyseRun(run);
  const { analysis, pageCount } = await look();
  const quotes = analysis?.verdicts.flatMap(({ evidence }) => evidence) ?? [];
  expect(pageCount).toBe(1);
  expect(quotes.length).toBeGreaterThan(0);
  for (const { boxes } of quotes) expect(boxes).toHaveLength(1);
});

test('another amount of the budget is compared with the stored salary, without reading a CV', async () => {
  const { actor, processId, run, look } = await scene(plainCv(lines));
  await analyseRun(run);
  const verdictOnBudget = async () => {
    const { analysis } = await look();
    const verdict = analysis?.verdicts.find(({ criterion }) => criterion.kind === 'BUDGET');
    return [verdict?.verdict, verdict?.evidence[0]?.quote];
  };
  const quote = 'Oczekiwania finansowe: 15 000 zł brutto miesięcznie';
  expect(await verdictOnBudget()).toEqual(['MET', quote]);
  await database().cvDocument.deleteMany();
  const details = { budget: { ...budget, maxMinor: 1_000_000 } };
  const { change } = await updateProcess(actor, { processId, ifMatch: null, dryRun: false, details });
  expect(change).toEqual({ effect: 'RESCORED', candidates: 1 });
  expect(await verdictOnBudget()).toEqual(['NOT_MET', quote]);
});

test('a CV of a kilobyte with 400,000 characters ends like any other', async () => {
  const { run, look } = await scene(multipliedPdf('umowa o prace '.repeat(1_500), 19));
  expect(await readCandidateCv(systemActor, run)).toEqual({ outcome: 'read' });
  expect(await judgeCandidate(systemActor, run)).toEqual({ outcome: 'judged', byModel: false });
  expect(await saveAnalysis(systemActor, run)).toEqual({ outcome: 'saved' });
  expect((await look()).status).toBe('NEW');
});

test('judging that is ended by its limits ends the run with that reason', async () => {
  const { run, look } = await scene(plainCv(lines));
  await readCandidateCv(systemActor, run);
  // A reading that takes the engine longer than its time.
  const text = 'Java Docker SQL nie znam 5 lat\\n'.repeat(300_000);
  await database().$executeRaw`
    UPDATE cv_document SET content = jsonb_set(content, '{pages,0,text}', ('"' || ${text} || '"')::jsonb)`;
  // That the real limit holds is shown in lib/cv/read-cv.hostile.test.ts.
  const limit = jest.replaceProperty(cvLimits as { maxSeconds: number }, 'maxSeconds', 3);
  expect(await judgeCandidate(systemActor, run)).toEqual({ outcome: 'stopped' });
  limit.restore();
  const { status, statusReason } = await look();
  expect(status).toBe('ERROR');
  expect(statusReason).toMatch(/^analysis\.too-(slow|much-memory)$/);
});

test('a new order of as many requirements as there may be is one statement', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const requirementList = Array.from({ length: maxRequirements }, (_, index) => ({
    text: `Wymaganie numer ${index + 1}`,
    importance: 3,
    necessity: 'REQUIRED' as const,
  }));
  const { id } = await createTestProcess(actor, { requirementList, status: 'IN_CREATION' });
  const process = await getProcessRow(database(), id);
  const rows = process.criteria
    .filter(({ kind }) => kind === 'REQUIREMENT')
    .toSorted((a, b) => b.position - a.position);
  const entries = rows.map(({ id, text }) => ({ id, text }));
  const statements: string[] = [];
  const counted = database().$extends({
    query: {
      $allOperations: ({ operation, args, query }) => {
        statements.push(operation);
        return query(args);
      },
    },
  });
  const replacement = { kind: 'REQUIREMENT', path: 'requirementList', entries } as const;
  await counted.$transaction((db) => replaceCriteria(db as never, process, replacement));
  expect(statements).toEqual(['deleteMany', '$executeRaw']);
  const after = await getProcessRow(database(), id);
  const order = after.criteria.toSorted((a, b) => a.position - b.position).map(({ text }) => text);
  expect(order).toEqual(requirementList.map(({ text }) => text).reverse());
  expect(new Set(after.criteria.map(({ importance, necessity }) => `${importance} ${necessity}`))).toEqual(
    new Set(['3 REQUIRED']),
  );
});
