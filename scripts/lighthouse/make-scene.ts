import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonActor } from '@/lib/auth/actor';
import type { CandidateSearchAnswer } from '@/lib/candidates/schemas';
import { accountOf } from '../testing/accounts';
import type { ApiClient } from '../testing/api-client';

/** Filled in beside the one with a real CV. */
const candidateCount = 199;
const patienceMs = 60_000;

/** The addresses that are measured. */
export interface Scene {
  process: string;
  candidate: string;
}

/** The seed's pieces read DATABASE_URL when they are loaded, so they are loaded after it is set. */
async function loadSeed(databaseUrl: string) {
  process.env.DATABASE_URL = databaseUrl;
  const [client, { createDemoProcess }, { demoProcesses }, { createTestCandidates }, { demoCvs, demoCvBytes }] =
    await Promise.all([
      import('@/lib/db/client'),
      import('@/prisma/seed/create-demo-process'),
      import('@/prisma/seed/demo-processes'),
      import('@/prisma/seed/create-test-candidates'),
      import('@/prisma/seed/cvs/demo-cvs'),
    ]);
  return { ...client, createDemoProcess, demoProcesses, createTestCandidates, demoCvs, demoCvBytes };
}

/**
 * Makes what the pages show: the demo's processes, one of them with 200 candidates, and there one real CV, judged.
 *
 * @throws Error when the CV is not judged within a minute
 */
export async function makeScene(recruiter: ApiClient, databaseUrl: string): Promise<Scene> {
  const seed = await loadSeed(databaseUrl);
  const { database } = seed;
  try {
    const user = await database().user.findUniqueOrThrow({ where: { email: accountOf('RECRUITER') } });
    const actor: PersonActor = {
      kind: 'person',
      userId: user.id,
      sessionId: randomUUID(),
      role: 'RECRUITER',
      locale: 'pl',
    };
    const processIds: string[] = [];
    for (const demo of seed.demoProcesses) processIds.push((await seed.createDemoProcess(actor, demo)).processId);
    const [processId = ''] = processIds;
    const cv = seed.demoCvs().find((file) => file.process === seed.demoProcesses[0]?.key);
    if (!cv) throw new Error('The demo has no CV for its first process.');
    await recruiter.upload(`/processes/${processId}/upload-cv`, [
      { name: cv.cv.fileName, bytes: await seed.demoCvBytes(cv) },
    ]);
    const candidateId = await waitUntilJudged(recruiter, processId);
    await seed.createTestCandidates({ processId, count: candidateCount });
    // Those without a file cannot be judged, and a page that waits for them is never quiet.
    await database().candidate.updateMany({
      where: { processId, status: 'AWAITING_PROCESSING' },
      data: { status: 'ERROR', statusReason: 'analysis.failed' },
    });
    return { process: `/processes/${processId}`, candidate: `/processes/${processId}/candidates/${candidateId}` };
  } finally {
    await seed.disconnectDatabase();
  }
}

async function waitUntilJudged(recruiter: ApiClient, processId: string): Promise<string> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const { body } = await recruiter.post<CandidateSearchAnswer>(`/processes/${processId}/candidates/search`, {});
    const judged = body.items.find((item) => item.matchScore !== null);
    if (judged) return judged.id;
    await sleep(200);
  }
  throw new Error(`The CV was not judged in ${patienceMs / 1000} s.`);
}
