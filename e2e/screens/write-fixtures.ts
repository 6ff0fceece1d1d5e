import { createApplicationLink } from '@/lib/application-form/create-application-link';
import { saveApplicationForm } from '@/lib/application-form/save-application-form';
import { switchApplicationForm } from '@/lib/application-form/switch-application-form';
import type { PersonActor } from '@/lib/auth/actor';
import { database, disconnectDatabase } from '@/lib/db/client';
import { candidateStatusSchema, type CandidateStatus } from '@/lib/domain/candidate-schemas';
import { processStatusSchema, type ProcessStatus } from '@/lib/domain/process-schemas';
import type { Role } from '@/lib/domain/user-schemas';
import { createDemoProcess } from '@/prisma/seed/create-demo-process';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { demoCvBytes, demoCvs, type DemoCvFile } from '@/prisma/seed/cvs/demo-cvs';
import { demoProcesses } from '@/prisma/seed/demo-processes';
import { createTestProcess, createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { accountOf } from '../../tests/accounts';
import type { ApiClient } from '../../tests/api-client';
import { createApiToken } from '@/lib/users/api-tokens/create-api-token';
import { seedDrawing } from '../../tests/candidates/seed-drawing';
import { twoPeoplePdf } from '../../tests/cv/two-people';
import { createActiveProcess, signIn, upload, waitUntilAnalysed } from '../api/setup';
import { createFairnessRun } from './create-fairness-run';
import { createInterviews } from './create-interviews';
import { createReviewFixtures } from './create-review-fixtures';
import { ownCandidateTests, type CandidateRef, type EveryStatus, type Fixtures } from './fixtures';

const longCount = 1_200;
/** The demo CV with hidden text, and the first of the others. */
const cvCount = 4;
/** Only candidates from the ATS have these statuses. */
const fromAts: CandidateStatus[] = ['AWAITING_DOWNLOAD', 'DOWNLOADING', 'AWAITING_EXTERNAL_PICK', 'sent'];
const unjudged: CandidateStatus[] = [
  'AWAITING_DOWNLOAD',
  'DOWNLOADING',
  'AWAITING_PROCESSING',
  'IN_PROGRESS',
  'NO_FILE_FOUND',
  'INSUFFICIENT_POSITION_DESCRIPTION',
  'ERROR',
];
const reasons: Partial<Record<CandidateStatus, string>> = { ERROR: 'analysis.failed', NO_FILE_FOUND: 'cv.no-text' };

/** Creates the fixtures through the product, or in its tables where only time or an ATS could. */
async function createFixtures(): Promise<Omit<Fixtures, 'databaseUrl'>> {
  const actor = await actorOf('RECRUITER');
  // First, so that no other queue of equal score stands before it on the home page.
  const review = await createReviewFixtures(actor);
  const usedRecruitmentId = `REK/${randomUUID().slice(0, 8)}`;
  const empty = await createTestProcess(actor, { name: 'Kierownik / Kierowniczka zmiany' });
  const oneRow = await createTestProcess(actor, { name: 'Doradca / Doradczyni klienta' });
  const long = await createTestProcess(actor, { name: 'Magazynier / Magazynierka' });
  await createTestCandidates({ processId: oneRow.id, count: 1 });
  await createTestCandidates({ processId: long.id, count: longCount });
  // In an active process candidates that wait would be analysed at once, without a file.
  await database().process.update({ where: { id: long.id }, data: { status: 'STOPPED' } });
  const judged = await createJudgedProcess(await signIn('RECRUITER'), usedRecruitmentId);
  const interviewed = judged.candidates[1];
  if (!interviewed) throw new Error('There is no judged candidate');
  return {
    review,
    judged,
    interviews: await createInterviews(actor, { processId: judged.processId, candidateId: interviewed.id }),
    fairnessRunId: await createFairnessRun(actor, judged),
    shortlistId: await createSharedList(actor, judged),
    judgedFirst: await createJudgedFirst(actor),
    usedRecruitmentId,
    emailWithoutRole: await createAccountWithoutRole(),
    newViewerEmail: (await createTestUser('VIEWER', testUserPassword)).email,
    newUserPassword: testUserPassword,
    tokenOwnerEmail: await createTokenOwner(),
    applyPath: await createApplicationForm(actor, empty.id),
    twoPeople: await createTwoPeople(await signIn('RECRUITER')),
    // A stopped process starts nothing, so the statuses stay.
    everyStatus: await createCandidatesInEveryStatus('STOPPED'),
    refusals: await createCandidatesInEveryStatus('ACTIVE'),
    processes: await createProcessesInEveryStatus(),
    own: await createOwnCandidates(),
    longProcessId: long.id,
    emptyProcessId: empty.id,
    oneRowProcessId: oneRow.id,
    modelProcessId: await createProcessWithCosts(),
  };
}

/** Publishes a form. @returns its path */
async function createApplicationForm(actor: PersonActor, processId: string): Promise<string> {
  await saveApplicationForm(actor, {
    processId,
    title: 'Kierownik / Kierowniczka zmiany',
    description: 'Prowadzisz zmianę w magazynie: plan pracy, szkolenia, bezpieczeństwo.',
    payRange: '8000–10 000 zł brutto miesięcznie',
    showsPay: true,
    asksConsent: true,
    questions: [
      { text: 'Czy możesz pracować na trzy zmiany?', kind: 'YES_NO', required: true, choices: [] },
      { text: 'Od kiedy możesz zacząć?', kind: 'TEXT', required: false, choices: [] },
      { text: 'W którym magazynie?', kind: 'CHOICE', required: false, choices: ['Gądki', 'Komorniki'] },
    ],
  });
  await switchApplicationForm(actor, { processId, open: true });
  const { links } = await createApplicationLink(actor, { processId, source: 'Strona firmy' });
  return new URL(links[0]?.url ?? '').pathname;
}

async function createJudgedProcess(recruiter: ApiClient, externalRecruitmentId: string): Promise<Fixtures['judged']> {
  const demo = demoProcesses[0];
  if (!demo) throw new Error('There is no demo process');
  const own = { ...demo, externalRecruitmentId };
  const { processId } = await createDemoProcess(await actorOf('RECRUITER'), own);
  const cvs = demoCvs().filter(({ process }) => process === demo.key);
  const hides = ({ cv }: DemoCvFile) => cv.hidden.length > 0;
  const chosen = [...cvs.filter(hides), ...cvs.filter((file) => !hides(file))].slice(0, cvCount);
  const files = chosen.map(async (file) => ({ name: file.cv.fileName, bytes: await demoCvBytes(file) }));
  await upload(recruiter, processId, await Promise.all(files));
  const { items } = await waitUntilAnalysed(recruiter, processId, cvCount, 120);
  const byScore = items.toSorted((one, other) => (other.matchScore ?? 0) - (one.matchScore ?? 0));
  return { processId, candidates: byScore };
}

/** Two answered about one of three candidates; nothing of it is new on the home page. */
async function createSharedList(
  { userId }: PersonActor,
  { processId, candidates }: Fixtures['judged'],
): Promise<string> {
  const given = { marks: ['UP', null], comment: 'Chętnie porozmawiam, najlepiej we wtorek.' };
  const answers = [
    { ...given, reviewerKey: 'one', reviewerName: 'Jan Kierownik', overall: 'UP' as const },
    { ...given, reviewerKey: 'two', reviewerName: 'Ewa Dyrektorska', overall: 'DOWN' as const, comment: '' },
  ];
  const views = { create: [{ reviewerName: 'Jan Kierownik' }, { reviewerName: '', isFile: true }] };
  const shown = { isBlind: false, showsContact: true, showsPay: true, showsNotes: false };
  const { id } = await database().shortlist.create({
    data: {
      processId,
      name: 'Do rozmowy w tym tygodniu',
      ...shown,
      createdById: userId,
      answersSeenAt: tomorrow,
      criteria: ['Komunikacja z klientem', 'Samodzielność'],
      outsiderLinks: {
        create: { purpose: 'SHORTLIST', tokenHash: randomUUID(), expiresAt: tomorrow, createdById: userId },
      },
      entries: {
        create: candidates.slice(0, 3).map(({ id: candidateId }, index) => ({
          candidateId,
          position: index + 1,
          ...(index === 0 && { answers: { create: answers }, views }),
        })),
      },
    },
  });
  return id;
}

/** A process that draws its one candidate. */
async function createJudgedFirst(actor: PersonActor): Promise<CandidateRef> {
  const { id: processId } = await createTestProcess(actor, { name: 'Introligator / Introligatorka' });
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  await database().process.update({
    where: { id: processId },
    data: { calibrationSince: new Date(0), calibrationSeed: seedDrawing([candidateId]) },
  });
  return { processId, candidateId, path: `/processes/${processId}/candidates/${candidateId}` };
}

/** Its connection is unknown, so that nobody is asked about it. */
const rejectedApplication = () => ({
  connectionId: randomUUID(),
  recruitmentId: '4127',
  externalId: randomUUID(),
  externalCandidateId: '40128',
  contentHash: '0'.repeat(64),
  rejected: true,
});

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);

async function createCandidatesInEveryStatus(processStatus: ProcessStatus): Promise<EveryStatus> {
  const { id: processId } = await createTestProcess(await actorOf('RECRUITER'), { name: 'Spawacz / Spawaczka TIG' });
  const statuses = candidateStatusSchema.options;
  await createTestCandidates({ processId, count: statuses.length });
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const pairs = statuses.map((status, index) => [status, rows[index]?.id ?? ''] as const);
  for (const [status, id] of pairs) {
    await database().candidate.update({
      where: { id },
      data: {
        status,
        statusReason: reasons[status] ?? null,
        // There is no run behind these: one without progress for minutes would be recovered as lost.
        updatedAt: tomorrow,
        ...(status === 'IN_PROGRESS' ? { progress: 60 } : {}),
        ...(unjudged.includes(status)
          ? { matchScore: null, rate: null, rateSource: null, currentAnalysisId: null }
          : {}),
        ...(fromAts.includes(status)
          ? { source: 'ERECRUITER', externalProcessStatus: 'NOT_SENT', atsId: '40128' }
          : {}),
        // Sent, and rejected there afterwards.
        ...(status === 'sent' ? { atsApplication: { create: { processId, ...rejectedApplication() } } } : {}),
      },
    });
  }
  await database().process.update({ where: { id: processId }, data: { status: processStatus } });
  return { processId, candidateIds: Object.fromEntries(pairs) as Record<CandidateStatus, string> };
}

async function createOwnCandidates(): Promise<Fixtures['own']> {
  const made: [string, CandidateRef][] = [];
  for (const test of ownCandidateTests) {
    const { id: processId } = await createTestProcess(await actorOf('RECRUITER'), { name: 'Hydraulik / Hydrauliczka' });
    await createTestCandidates({ processId, count: 1 });
    const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
    made.push([test, { processId, candidateId, path: `/processes/${processId}/candidates/${candidateId}` }]);
  }
  return Object.fromEntries(made) as Fixtures['own'];
}

async function createProcessesInEveryStatus(): Promise<Fixtures['processes']> {
  const actor = await actorOf('RECRUITER');
  const made: [ProcessStatus, string][] = [];
  for (const status of processStatusSchema.options) {
    const { id } = await createTestProcess(actor, { name: `Operator / Operatorka wózka (${status})` });
    const statusReason = status === 'ERROR' ? 'model.key-refused' : null;
    await database().process.update({ where: { id }, data: { status, statusReason } });
    made.push([status, id]);
  }
  return Object.fromEntries(made) as Record<ProcessStatus, string>;
}

async function createProcessWithCosts(): Promise<string> {
  const { id } = await createTestProcess(await actorOf('RECRUITER'), {
    name: 'Elektryk / Elektryczka',
    engine: 'openai',
  });
  await createTestCandidates({ processId: id, count: 5 });
  const costs = { engine: 'openai', model: 'reader-1', inputTokens: 4120, outputTokens: 310, costMicros: 2130 };
  await database().analysis.updateMany({ where: { candidate: { processId: id } }, data: costs });
  return id;
}

async function createTokenOwner(): Promise<string> {
  const { actor, email } = await createTestUser('RECRUITER', testUserPassword);
  for (const name of ['Raport tygodniowy dla działu HR', 'Elevato'])
    await createApiToken(actor, { name, scopes: ['process:read'], days: 90, processIds: null });
  return email;
}

async function createTwoPeople(recruiter: ApiClient): Promise<CandidateRef> {
  const { id: processId } = await createActiveProcess(recruiter, 'Kierownik / Kierowniczka magazynu');
  await upload(recruiter, processId, [{ name: 'dwie-osoby.pdf', bytes: await twoPeoplePdf() }]);
  const { items } = await waitUntilAnalysed(recruiter, processId, 1, 120);
  const candidateId = items[0]?.id ?? '';
  return { processId, candidateId, path: `/processes/${processId}/candidates/${candidateId}` };
}

async function createAccountWithoutRole(): Promise<string> {
  const { actor, email } = await createTestUser('RECRUITER', testUserPassword);
  await database().user.update({ where: { id: actor.userId }, data: { role: null } });
  return email;
}

async function actorOf(role: Role): Promise<PersonActor> {
  const user = await database().user.findUniqueOrThrow({ where: { email: accountOf(role) } });
  return { kind: 'person', userId: user.id, sessionId: randomUUID(), role, locale: 'pl' };
}

const [, , target] = process.argv;
if (!target) throw new Error('Usage: tsx e2e/screens/write-fixtures.ts <file>');
const fixtures: Fixtures = { databaseUrl: process.env.DATABASE_URL ?? '', ...(await createFixtures()) };
writeFileSync(target, JSON.stringify(fixtures));
await disconnectDatabase();
