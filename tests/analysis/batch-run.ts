import { advanceBatch } from '@/lib/analysis/batch/advance-batch';
import { cancelBatch } from '@/lib/analysis/batch/cancel-batch';
import { judgeCandidate } from '@/lib/analysis/judge/judge-candidate';
import { readCandidateCv } from '@/lib/analysis/judge/read-candidate-cv';
import { saveAnalysis } from '@/lib/analysis/store/save-analysis';
import { systemActor } from '@/lib/auth/actor';
import { reprocessInBatch } from '@/lib/candidates/analyses/reprocess-in-batch';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { createTestScene } from '@/prisma/seed/factories';
import { plainCv } from '../cv/plain-cv';

const db = database();

/** The events that would start analyses, taken out of the outbox. */
async function takeRequests(): Promise<{ candidateId: string; requestId: string }[]> {
  const rows = await db.outboxEvent.findMany({ where: { name: 'candidate/analysis.requested' } });
  await db.outboxEvent.deleteMany();
  return rows.map(({ data }) => data as { candidateId: string; requestId: string });
}

/** Takes the steps of every analysis that was requested; returns whose. */
export async function runRequested(): Promise<string[]> {
  const requests = await takeRequests();
  for (const run of requests) {
    if ((await readCandidateCv(systemActor, run)).outcome === 'stopped') continue;
    if ((await judgeCandidate(systemActor, run)).outcome === 'judged') await saveAnalysis(systemActor, run);
  }
  return requests.map(({ candidateId }) => candidateId);
}

const cvOf = (name: string): string[] => [
  `${name} Kowalska-Miła`,
  `tel. +48 600 100 200, ${name.toLowerCase()}@poczta.example, PESEL 90010112349`,
  'Doświadczenie zawodowe',
  `Programistka Java, Spring Boot i Docker w zespole ${name.length} osób, 2015–2025`,
];

/** Candidates that the built-in engine has judged, put into a batch. */
export async function setUpBatch(names: string[] = ['Olga', 'Halina', 'Bernadeta']) {
  await db.outboxEvent.deleteMany();
  const { actor, processId } = await createTestScene();
  await db.process.update({ where: { id: processId }, data: { engine: 'offline' } });
  for (const name of names) {
    const file = { fileName: `${name}.pdf`, bytes: plainCv(cvOf(name)) };
    await uploadCvs(actor, { processId, files: [file] });
  }
  await runRequested();
  await db.process.update({ where: { id: processId }, data: { engine: 'openai' } });
  const candidates = () => db.candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const candidateIds = (await candidates()).map(({ id }) => id);
  const request = () => reprocessInBatch(actor, { processId, candidateIds });
  const batch = () => db.modelBatch.findFirstOrThrow({ where: { processId }, orderBy: { createdAt: 'desc' } });
  const advance = async () => advanceBatch(systemActor, { batchId: (await batch()).id });
  const cancel = async () => cancelBatch(actor, { processId, batchId: (await batch()).id });
  const items = async () =>
    db.modelBatchItem.findMany({
      where: { batchId: (await batch()).id },
      orderBy: { candidate: { ordinalNumber: 'asc' } },
    });
  return { actor, processId, candidates, request, batch, advance, cancel, items };
}

export type BatchRun = Awaited<ReturnType<typeof setUpBatch>>;

/** Advances until the provider has the batch. */
export async function send({ advance, batch }: BatchRun): Promise<void> {
  for (let step = 0; (await batch()).state !== 'SENT'; step += 1) {
    if (step > 5) throw new Error(`The batch was not sent: ${JSON.stringify((await batch()).reason)}`);
    await advance();
  }
}

/** Advances until the batch has ended, without the waits. */
export async function finish({ advance }: BatchRun): Promise<void> {
  const deadline = Date.now() + 20_000;
  while ((await advance()).outcome !== 'ended') {
    if (Date.now() > deadline) throw new Error('The batch did not end.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
