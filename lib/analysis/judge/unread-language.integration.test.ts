import { readFileSync } from 'node:fs';
import { systemActor } from '@/lib/auth/actor';
import { correctVerdict } from '@/lib/candidates/decisions/correct-verdict';
import { rateCandidate } from '@/lib/candidates/decisions/rate-candidate';
import { listAnalyses } from '@/lib/candidates/analyses/list-analyses';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { listActivities } from '@/lib/candidates/details/list-activities';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { candidateFiltersSchema, candidateSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { createSimulation } from '@/lib/interviews/create-simulation';
import { getSimulation } from '@/lib/interviews/get-simulation';
import { listOpenQuestions } from '@/lib/interviews/list-open-questions';
import { prepareSimulation } from '@/lib/interviews/prepare-simulation';
import { replaceRequirements } from '@/lib/processes/replace-requirements';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { uploadCv } from '@/tests/analysis/upload-cv';
import { germanLines, ukrainianLines, unreadPdf } from '@/tests/languages/unread-cvs';
import { plainCv } from '@/tests/cv/plain-cv';
import { saveAnalysis } from '../store/save-analysis';
import { judgeCandidate } from './judge-candidate';
import { readCandidateCv, recogniseCandidatePage } from './read-candidate-cv';

const required = { importance: 3, necessity: 'REQUIRED' } as const;
const requirementList = [
  { text: 'Prawo jazdy kat. B', ...required },
  { text: 'SAP', ...required },
  { text: 'Doświadczenie w zarządzaniu zespołem', ...required },
  { text: 'Min. 5 lat pracy w magazynie', ...required },
];

async function scene() {
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId, requirementList: criteria } = await createTestProcess(actor, {
    requirementList,
    redFlags: [{ text: 'Częste zmiany pracy' }],
  });
  return { actor, processId, criteria };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** Uploads a CV and reads it; its pages' pictures only if the reading asks for them. */
async function read({ actor, processId }: Scene, bytes: Uint8Array) {
  const { run } = await uploadCv(actor, { processId, bytes });
  const first = await readCandidateCv(systemActor, run);
  if (first.outcome === 'scanned') {
    await recogniseCandidatePage(systemActor, { ...run, sha256: first.sha256, page: 1, position: 1, count: 1 });
    await readCandidateCv(systemActor, run);
  }
  return { run, isRecognised: first.outcome === 'scanned' };
}

async function judged(place: Scene, bytes: Uint8Array) {
  const { run, isRecognised } = await read(place, bytes);
  expect(await judgeCandidate(systemActor, run)).toEqual({ outcome: 'judged', byModel: false });
  expect(await saveAnalysis(systemActor, run)).toEqual({ outcome: 'saved' });
  const { candidateId } = run;
  const look = () => getCandidate(place.actor, { processId: place.processId, candidateId, peek: true });
  return { candidateId, isRecognised, look };
}

test.each([
  ['German', germanLines, 'de', 'Reguły nie czytają CV po niemiecku'],
  ['Ukrainian', ukrainianLines, 'uk', 'Reguły nie czytają CV po ukraińsku'],
])('a %s CV has no score, and only what is written alike is found in it', async (_, lines, language, words) => {
  const place = await scene();
  const { look } = await judged(place, await unreadPdf(lines));
  const candidate = await look();
  expect(candidate).toMatchObject({ status: 'NEW', unreadLanguage: language });
  expect(candidate).toMatchObject({ matchScore: null, rangeLow: null, rangeHigh: null, rate: null, rateSource: null });
  expect(candidate.email).toMatch(/@post\.example$/);
  const { analysis } = candidate;
  expect(analysis).toMatchObject({ matchScore: null, engineScore: null, strengths: [], weaknesses: [], tips: [] });
  expect(analysis?.feedback).toContain(words);
  const verdicts = analysis?.verdicts ?? [];
  expect(verdicts.map(({ verdict }) => verdict)).toEqual([
    'MET',
    'MET',
    'NO_INFORMATION',
    'NO_INFORMATION',
    'NO_INFORMATION',
  ]);
  expect(verdicts.every(({ toCheck }) => toCheck)).toBe(true);
  expect(verdicts[2]?.reason).toContain(words);
  expect(verdicts[0]?.evidence[0]?.quote).toMatch(/Führerschein: Klasse B, C|Посвідчення водія категорії В/);
  expect(candidateSchema.safeParse(candidate).error).toBeUndefined();
});

test('the filter finds them, and the order of the match has them last both ways', async () => {
  const place = await scene();
  const german = await judged(place, await unreadPdf(germanLines));
  const polish = await judged(
    place,
    plainCv(['Olga Miła', 'Prawo jazdy kat. B', 'Praca w magazynie od 2015 roku do dziś']),
  );
  const search = async (sortOrder: 'ASC' | 'DESC', filters = {}) => {
    const found = await searchCandidates(place.actor, {
      processId: place.processId,
      query: candidateSearchQuerySchema.parse({ sortBy: 'MATCH', sortOrder }),
      filters: candidateFiltersSchema.parse(filters),
    });
    return found.items;
  };
  for (const order of ['ASC', 'DESC'] as const) {
    const ids = (await search(order)).map(({ id }) => id);
    expect(ids).toEqual([polish.candidateId, german.candidateId]);
  }
  const [unread, ...others] = await search('DESC', { cvRead: ['UNREAD'] });
  expect(others).toEqual([]);
  expect(unread).toMatchObject({ id: german.candidateId, unreadLanguage: 'de', matchScore: null, rangeLow: null });
  expect(unread?.verdicts).toHaveLength(5);
  expect((await search('DESC', { cvRead: ['READ'] })).map(({ id }) => id)).toEqual([polish.candidateId]);
});

test('neither a correction nor another importance gives it a score; a person’s stars stay', async () => {
  const place = await scene();
  const { candidateId, look } = await judged(place, await unreadPdf(germanLines));
  const { actor, processId } = place;
  const criterionId = (await look()).analysis?.verdicts[2]?.criterion.criterionId ?? '';
  const reason = 'Prowadzi pięć osób';
  const corrected = await correctVerdict(actor, { processId, candidateId, criterionId, verdict: 'MET', reason });
  expect(corrected).toMatchObject({ matchScore: null, rangeLow: null, rate: null, unreadLanguage: 'de' });
  expect(corrected.analysis?.verdicts[2]).toMatchObject({ verdict: 'MET', toCheck: false });
  const lighter = place.criteria.map((one) => ({ ...one, importance: 1 }));
  await replaceRequirements(actor, { processId, requirementList: lighter, ifMatch: null, dryRun: false });
  expect(await look()).toMatchObject({ matchScore: null, rate: null, rateSource: null, unreadLanguage: 'de' });
  await rateCandidate(actor, { processId, candidateId, rate: 4 });
  await rateCandidate(actor, { processId, candidateId, rate: null });
  expect(await look()).toMatchObject({ rate: null, rateSource: null });
  expect((await listAnalyses(actor, { processId, candidateId })).items.map(({ matchScore }) => matchScore)).toEqual([
    null,
    null,
  ]);
  const analysed = (await listActivities(actor, { processId, candidateId })).items.filter(
    ({ kind }) => kind === 'ANALYSED',
  );
  expect(analysed).toMatchObject([{ matchScore: null }, { matchScore: null }]);
});

test('an interview asks about each criterion that was not read', async () => {
  const place = await scene();
  const { candidateId } = await judged(place, await unreadPdf(germanLines));
  const { actor, processId } = place;
  const { items } = await listOpenQuestions(actor, { page: 1, scope: 'mine', order: 'range' });
  expect(items).toMatchObject([{ candidateId, matchScore: null, rangeLow: null }]);
  expect(items[0]?.points.map(({ verdict }) => verdict)).toEqual(['NO_INFORMATION', 'NO_INFORMATION']);
  const simulation = await createSimulation(actor, {
    processId,
    candidateId,
    locale: 'pl',
    length: 'SHORT',
    focus: 'ALL',
  });
  await prepareSimulation(systemActor, { simulationId: simulation.id });
  const { questions } = await getSimulation(actor, { processId, candidateId, interviewSimulationId: simulation.id });
  expect(questions.length).toBeGreaterThan(0);
});

test.each([
  ['a German CV is believed at once', 'cv.pdf', false],
  ['a scan of it is recognised once', 'scan.pdf', true],
])('%s, and its profile is read', async (_, file, isScan) => {
  const place = await scene();
  const { look, isRecognised } = await judged(place, readFileSync(`tests/languages/german/${file}`));
  const candidate = await look();
  expect(isRecognised).toBe(isScan);
  expect(candidate).toMatchObject({ unreadLanguage: 'de', pages: [{ verdict: 'GOOD' }] });
  expect(candidate.languages).toEqual([
    { language: 'de', level: 'NATIVE' },
    { language: 'en', level: 'INTERMEDIATE' },
    { language: 'pl', level: 'BASIC' },
  ]);
});
