import { getAgreement } from '@/lib/fairness/oversight/get-agreement';
import { getRun } from '@/lib/fairness/runs/get-run';
import { listRuns as listFairnessRuns } from '@/lib/fairness/runs/list-runs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { getFirstPage } from '@/lib/candidates/cv/get-first-page';
import { compareCandidates } from '@/lib/candidates/details/compare-candidates';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { database } from '@/lib/db/client';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { createSimulation } from '@/lib/interviews/create-simulation';
import { getSimulation } from '@/lib/interviews/get-simulation';
import { listAllSimulations } from '@/lib/interviews/list-all-simulations';
import { listOpenQuestions } from '@/lib/interviews/list-open-questions';
import { prepareSimulation } from '@/lib/interviews/prepare-simulation';
import { getCandidatesStatistics } from '@/lib/processes/get-candidates-statistics';
import { getDashboard } from '@/lib/processes/get-dashboard';
import { getProcess } from '@/lib/processes/get-process';
import { getProcessStatus } from '@/lib/processes/get-process-status';
import { getShortlist } from '@/lib/shortlists/get-shortlist';
import { listShortlists } from '@/lib/shortlists/list-shortlists';
import { reviewShortlist } from '@/lib/shortlists/review-shortlist';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { restrictProcess } from './restrict-process';

interface Place {
  processId: string;
  candidateId: string;
  interviewSimulationId: string;
}

/** What each page loads about a process; those without are of nobody's processes. */
const pages: Record<string, ((actor: PersonActor, place: Place) => Promise<unknown>)[]> = {
  'processes/[processId]': [getProcess, getCandidatesStatistics, searchAll],
  'processes/[processId]/candidates/[candidateId]': [getCandidate, getProcessStatus, getFirstPage],
  'processes/[processId]/candidates/compare': [
    (actor, { processId, candidateId }) => compareCandidates(actor, { processId, ids: [candidateId] }),
  ],
  'processes/[processId]/candidates/[candidateId]/interview-simulation/[interviewSimulationId]': [
    getSimulation,
    getCandidate,
    getProcessStatus,
  ],
  'processes/[processId]/fairness': [getProcess, listFairnessRuns, getAgreement],
  'processes/[processId]/fairness/[runId]': [(actor, place) => getRun(actor, { ...place, runId: place.candidateId })],
  'processes/[processId]/shortlists': [getProcess, listShortlists],
  'processes/[processId]/shortlists/[shortlistId]': [
    (actor, place) => getShortlist(actor, { ...place, shortlistId: place.candidateId }),
  ],
  'processes/[processId]/shortlists/[shortlistId]/review': [
    (actor, place) => reviewShortlist(actor, { ...place, shortlistId: place.candidateId }),
  ],
  pdf: [getCandidate],
};
/** Pages that list over processes are tested below, notifications beside their use cases; quick views load through the API. */
const withoutProcess = new Set([
  '',
  'processes',
  'interview-simulations',
  'notifications',
  'account',
  'contact',
  'privacy',
  'terms',
  'forbidden',
  'not-authorized',
  'not-found',
  'docs',
  'docs/[page]',
  'docs/api',
]);

function searchAll(actor: PersonActor, { processId }: Place) {
  const query = candidateSearchQuerySchema.parse({});
  return searchCandidates(actor, { processId, query, filters: candidateFiltersSchema.parse({}) });
}

const recruiter = async () => (await createTestUser('RECRUITER')).actor;

async function scene() {
  const [owner, outsider] = [await recruiter(), await recruiter()];
  const { id: processId } = await createTestProcess(owner);
  await createTestCandidates({ processId, count: 2 });
  const found = await database().candidate.findFirstOrThrow({
    where: { processId, currentAnalysisId: { not: null } },
  });
  const candidateId = found.id;
  await database().candidate.update({
    where: { id: candidateId },
    data: { status: 'NEW', decision: null, email: 'znana@poczta.example' },
  });
  const place = { processId, candidateId };
  const { id } = await createSimulation(owner, { ...place, length: 'SHORT', focus: 'ALL' });
  await prepareSimulation(systemActor, { simulationId: id });
  return { owner, outsider, place: { ...place, interviewSimulationId: id } };
}

test('every page that shows something of a process is listed here', () => {
  const folder = join(process.cwd(), 'app');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => file.replace(/\/?page\.tsx$/, ''))
    .filter((path) => !path.includes('@quickView') && !/^\((public)\)|administration/.test(path))
    .map((path) => path.replace(/^\(app\)\/?/, ''));
  expect(found.filter((path) => !(path in pages) && !withoutProcess.has(path))).toEqual([]);
});

test('what the pages of a restricted process load is unknown to others', async () => {
  const { owner, outsider, place } = await scene();
  const load = async (actor: PersonActor) => {
    const codes = Object.values(pages)
      .flat()
      .map((one) => one(actor, place).then(String, (error: { code: string }) => error.code));
    return [...new Set(await Promise.all(codes))];
  };
  expect(await load(outsider)).not.toContain('process.not-found');
  await restrictProcess(owner, { processId: place.processId, restricted: true });
  expect(await load(outsider)).toEqual(['process.not-found']);
  expect(await load(owner)).not.toContain('process.not-found');
  expect(await load({ ...owner, role: 'ADMIN', processIds: [] })).toEqual(['process.not-found']);
});

test('home, interviews and the same person elsewhere leave out restricted processes, and count without them', async () => {
  const { owner, outsider, place } = await scene();
  const { id: otherId } = await createTestProcess(outsider);
  await createTestCandidates({ processId: otherId, count: 1 });
  const other = await database().candidate.findFirstOrThrow({ where: { processId: otherId } });
  await database().candidate.update({ where: { id: other.id }, data: { email: 'znana@poczta.example' } });
  await database().candidate.updateMany({
    where: { processId: place.processId, NOT: { id: place.candidateId } },
    data: { status: 'ERROR' },
  });
  const page = { page: 1, status: null, scope: 'all', processId: null } as const;
  const read = async (actor: PersonActor) => {
    const dashboard = await getDashboard(actor);
    const simulations = await listAllSimulations(actor, page);
    const open = await listOpenQuestions(actor, { page: 1, scope: 'all', order: 'match' });
    const { samePerson } = await getCandidate(actor, { processId: otherId, candidateId: other.id, peek: true });
    return {
      text: JSON.stringify({ dashboard, simulations, open, samePerson }),
      counts: [dashboard.awaitingReviewTotal, dashboard.failedTotal, simulations.totalItems, samePerson.length],
    };
  };
  const before = await read(outsider);
  expect(before.text).toContain(place.processId);
  await restrictProcess(owner, { processId: place.processId, restricted: true });
  const after = await read(outsider);
  expect(after.text).not.toContain(place.processId);
  expect(after.counts).toEqual(before.counts.map((count) => count - 1));
  expect((await read(owner)).counts).toEqual(before.counts);
});
