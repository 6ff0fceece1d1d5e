import type { PersonActor } from '@/lib/auth/actor';
import { openProvider } from '@/lib/ats/connections/open-provider';
import { keepCvFile, storeCvFile } from '@/lib/cv/store-cv-file';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { SeededChoice } from '@/scripts/ats-sandbox/data/seeded-choice';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { createLinkedCandidate, createLinkedProcess, type LinkedProcess } from '../linked-process';
import { createCheckedConnection, dialectOf, sandboxProviders, type SandboxProviderId } from '../sandbox-connection';

/** A person's approval to send a candidate, and how many moves the sandbox had seen by then. */
export interface Approval {
  candidateId: string;
  movesBefore: number;
}

export interface SimulatedWorld extends LinkedProcess {
  provider: SandboxProviderId;
  sandbox: AtsSandbox;
  choice: SeededChoice;
  actor: PersonActor;
  /** The stage 'Selected by AI'. */
  target: string;
  approvals: Approval[];
  /** The candidate of a PDF, where the ATS takes such. */
  uploaded: { candidateId: string; email: string } | null;
  /** What happened, for a replay. */
  log: string[];
}

export async function createSimulatedWorld(sandbox: AtsSandbox, seed: number): Promise<SimulatedWorld> {
  const choice = new SeededChoice(seed, 14);
  const provider = sandboxProviders[seed % sandboxProviders.length] ?? 'TRAFFIT';
  // From 50 on the largest page is not enough for them all.
  sandbox.control.reset({ seed, recruitments: 1, candidatesPerRecruitment: choice.one([4, 8, 8, 12, 60]) });
  sandbox.control.setRateLimits({ on: false });
  const { actor } = await createTestUser('RECRUITER');
  const [recruitment] = (await sandbox.control.snapshot({ withCvs: false })).recruitments;
  const target = String(recruitment?.stages.find(({ kind }) => kind === 'selected')?.id);
  const personality = Math.floor(seed / sandboxProviders.length) % 2 === 0 ? 'documented' : 'observed';
  const connectionId = await createCheckedConnection(sandbox, { id: provider, personality });
  const there = { connectionId, recruitmentId: String(recruitment?.id) };
  const place = await createLinkedProcess(actor, { there, target, extended: true });
  const { capabilities } = (await openProvider(connectionId)).provider;
  const uploaded = capabilities.createsCandidates ? await upload(place, seed) : null;
  return { ...place, provider, sandbox, choice, actor, target, approvals: [], uploaded, log: [] };
}

async function upload(place: LinkedProcess, seed: number): Promise<SimulatedWorld['uploaded']> {
  const email = `z.pliku.${seed}@poczta.example`;
  const { candidateId } = await createLinkedCandidate(place, { source: 'KNOW_ME', email });
  const cvSha256 = String(seed).padStart(64, '0');
  await storeCvFile(database(), await keepCvFile({ sha256: cvSha256, bytes: Buffer.from(`%PDF-1.7 ${seed}`) }));
  await database().candidate.update({ where: { id: candidateId }, data: { cvSha256, cvFileName: 'z-pliku.pdf' } });
  return { candidateId, email };
}

/** The dialect of the world's provider. */
export const dialectIn = ({ provider }: SimulatedWorld) => dialectOf[provider];
