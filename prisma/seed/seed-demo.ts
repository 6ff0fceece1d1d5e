import { recordAudit } from '@/lib/audit/record-audit';
import { systemActorFor, type PersonActor } from '@/lib/auth/actor';
import { rateCandidate } from '@/lib/candidates/decisions/rate-candidate';
import { uploadCvs, type CvUpload } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { connectDemoProcess } from './connect-demo-process';
import { createDemoProcess } from './create-demo-process';
import { createDemoUsers } from './create-demo-users';
import { demoCvBytes, demoCvs, type DemoCvFile } from './cvs/demo-cvs';
import { demoProcesses, type DemoProcess } from './demo-processes';
import { workOnDemo } from './work-on-demo';

const seededAction = 'demo.seeded';

export interface SeedProgress {
  /** CVs uploaded so far, including earlier runs. */
  done: number;
  total: number;
}

/**
 * Fills an empty deployment with the demo: an account a role, three processes, sixty CVs handed in like any other, so
 * that the real pipeline analyses them, and some work done with them (`demo-work.ts`). Does so once, and completes what an interrupted run left.
 *
 * @param options `onProgress`: told after every CV; `sandboxUrl`: the sandbox ATS, to which the process for Java is linked
 * @returns whether anything was made now
 * @throws Error when the product refuses one of the CVs
 */
export async function seedDemo(
  options: { onProgress?: (progress: SeedProgress) => void; sandboxUrl?: string | undefined } = {},
): Promise<boolean> {
  const seeded = await database().auditEvent.findFirst({ where: { action: seededAction }, select: { id: true } });
  if (seeded) return false;
  const users = await createDemoUsers();
  const recruiter = users.RECRUITER;
  const files = demoCvs();
  let done = 0;
  const tell = (): void => {
    done += 1;
    options.onProgress?.({ done, total: files.length });
  };
  for (const process of demoProcesses) {
    const { processId, acceptsCvs } = await createDemoProcess(recruiter, process);
    const own = files.filter((file) => file.process === process.key);
    if (!acceptsCvs) continue;
    await handIn(recruiter, processId, own, tell);
    await rateSome(recruiter, processId, own, process);
    await workOnDemo(users, { key: process.key, processId, files: own });
    const { sandboxUrl } = options;
    if (sandboxUrl && process.key === 'java') await connectDemoProcess(users, { processId, sandboxUrl });
  }
  await recordAudit(database(), systemActorFor('start'), seededAction, { cvs: files.length });
  return true;
}

async function handIn(actor: PersonActor, processId: string, files: DemoCvFile[], tell: () => void): Promise<void> {
  const rows = await database().candidate.findMany({ where: { processId }, select: { cvFileName: true } });
  const present = new Set(rows.map(({ cvFileName }) => cvFileName));
  const missing = files.filter((file) => !present.has(file.cv.fileName));
  for (let counted = missing.length; counted < files.length; counted += 1) tell();
  if (missing.length === 0) return;
  const { rejected } = await uploadCvs(actor, { processId, files: drawn(missing, tell) });
  const refused = rejected.filter(({ code }) => code !== 'cv.duplicate');
  if (refused.length > 0) {
    throw new Error(
      `Demo CVs were refused: ${refused.map(({ fileName, code }) => `${fileName} (${code})`).join(', ')}`,
    );
  }
}

/** Draws one CV at a time, on demand. */
async function* drawn(files: DemoCvFile[], tell: () => void): AsyncGenerator<CvUpload> {
  for (const file of files) {
    yield { fileName: file.cv.fileName, bytes: await demoCvBytes(file) };
    tell();
  }
}

async function rateSome(
  actor: PersonActor,
  processId: string,
  files: DemoCvFile[],
  { ratings }: DemoProcess,
): Promise<void> {
  for (const { cv } of files) {
    const rate = ratings[cv.name];
    if (rate === undefined) continue;
    const candidate = await database().candidate.findFirst({
      where: { processId, cvFileName: cv.fileName },
      select: { id: true, rateSource: true },
    });
    if (!candidate || candidate.rateSource === 'RECRUITER') continue;
    await rateCandidate(actor, { processId, candidateId: candidate.id, rate });
  }
}
