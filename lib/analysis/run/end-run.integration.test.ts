import type { AuditAction } from '@/lib/audit/audit-actions';
import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { createTestScene } from '@/prisma/seed/factories';
import { analyseRun } from '@/tests/analysis/analyse-run';
import { uploadCv } from '@/tests/analysis/upload-cv';
import { plainCv } from '@/tests/cv/plain-cv';
import { judgeCandidate } from '../judge/judge-candidate';
import { readCandidateCv } from '../judge/read-candidate-cv';
import { cancelAnalysis } from './cancel-analysis';
import { failAnalysis } from './fail-analysis';
import { pauseProcess } from './pause-process';
import { requestAnalyses } from './request-analysis';

const db = database();
let files = 0;

/** A CV that waits for its analysis. */
async function waitingRun() {
  const { actor, processId } = await createTestScene();
  const bytes = plainCv([`Olga Miła ${(files += 1)}`, 'Java, Spring Boot, Docker']);
  const { run } = await uploadCv(actor, { processId, bytes });
  return { actor, processId, run };
}

type Made = Awaited<ReturnType<typeof waitingRun>>;

const ends = [
  'candidate.analysed',
  'candidate.analysis-failed',
  'candidate.analysis-refused',
  'candidate.cv-unreadable',
  'candidate.nothing-to-judge',
] as const satisfies AuditAction[];

/** What the audit log says of its end. */
async function endsOf({ run: { candidateId } }: Made): Promise<string[]> {
  const events = await db.auditEvent.findMany({ where: { candidateId, action: { in: [...ends] } } });
  return events.map(({ action }) => action);
}

async function toldOf({ run: { candidateId, requestId } }: Made): Promise<number> {
  return db.notification.count({ where: { kind: 'ANALYSES', candidateId, subjectId: requestId } });
}

async function judgeByRules({ run }: Made): Promise<void> {
  await readCandidateCv(systemActor, run);
  await judgeCandidate(systemActor, { ...run, byRules: true });
}

const ways: Record<string, { end: (made: Made) => Promise<unknown>; status: string; action: (typeof ends)[number] }> = {
  'with an analysis by rules': { end: judgeByRules, status: 'NEW', action: 'candidate.analysed' },
  'with an analysis from its draft': {
    end: async ({ run }) => {
      await analyseRun(run);
    },
    status: 'NEW',
    action: 'candidate.analysed',
  },
  'because it failed': {
    end: ({ run }) => failAnalysis(systemActor, { ...run, reason: 'analysis.too-slow' }),
    status: 'ERROR',
    action: 'candidate.analysis-failed',
  },
  'because it was cancelled': {
    end: ({ run }) => cancelAnalysis(systemActor, run),
    status: 'ERROR',
    action: 'candidate.analysis-failed',
  },
  'because there is no CV': {
    end: async ({ run }) => {
      await db.candidate.update({ where: { id: run.candidateId }, data: { cvSha256: null } });
      await readCandidateCv(systemActor, run);
    },
    status: 'NO_FILE_FOUND',
    action: 'candidate.cv-unreadable',
  },
  'because nothing is asked for': {
    end: async (made) => {
      await db.criterion.deleteMany({ where: { processId: made.processId } });
      await db.process.update({ where: { id: made.processId }, data: { requirements: 'krótko' } });
      await judgeByRules(made);
    },
    status: 'INSUFFICIENT_POSITION_DESCRIPTION',
    action: 'candidate.nothing-to-judge',
  },
};

test.each(Object.entries(ways))(
  'a run that ends %s says so once, and leaves nothing',
  async (_way, { end, status, action }) => {
    const made = await waitingRun();
    await end(made);
    // A step may run twice.
    await end(made);
    const { candidateId, requestId } = made.run;
    expect([await endsOf(made), await toldOf(made)]).toEqual([[action], 1]);
    expect(await db.candidate.findUniqueOrThrow({ where: { id: candidateId } })).toMatchObject({
      status,
      progress: null,
    });
    expect(await db.analysisDraft.count({ where: { requestId } })).toBe(0);
  },
);

test('a run that waits again, or that another one supersedes, has not ended', async () => {
  const [paused, superseded] = [await waitingRun(), await waitingRun()];
  await readCandidateCv(systemActor, paused.run);
  await pauseProcess(systemActor, { ...paused.run, processId: paused.processId, reason: 'model.not-set-up' });
  await transaction((tx) => requestAnalyses(tx, superseded.actor, [superseded.run.candidateId]));
  await judgeByRules(superseded);
  await failAnalysis(systemActor, { ...superseded.run, reason: 'internal' });
  expect([await endsOf(paused), await endsOf(superseded)]).toEqual([[], []]);
  expect([await toldOf(paused), await toldOf(superseded)]).toEqual([0, 0]);
});

test('what the rules judge is saved without a draft', async () => {
  const made = await waitingRun();
  const upsert = jest.spyOn(db.analysisDraft, 'upsert');
  await readCandidateCv(systemActor, made.run);
  expect(await judgeCandidate(systemActor, { ...made.run, byRules: true })).toEqual({ outcome: 'saved' });
  expect(upsert).not.toHaveBeenCalled();
  upsert.mockRestore();
  expect(await db.analysis.count({ where: { requestId: made.run.requestId } })).toBe(1);
});
