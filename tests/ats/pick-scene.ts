import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { pickCandidate } from '@/lib/ats/picks/pick-candidate';
import { sendPick, type SendOutcome } from '@/lib/ats/picks/send-pick';
import { database } from '@/lib/db/client';
import type { WritableAts } from './writable-ats';
import { createLinkedCandidate, createLinkedProcess, type LinkedProcess } from './linked-process';

export interface PickScene extends LinkedProcess {
  candidateId: string;
  externalId: string;
  pickId: string;
}

/** A candidate in stage `new` of the ATS whose sending was requested. */
export async function createPickScene(
  actor: PersonActor,
  ats: WritableAts,
  change: Parameters<typeof createLinkedProcess>[1] = {},
): Promise<PickScene> {
  const place = await createLinkedProcess(actor, change);
  const candidate = await createLinkedCandidate(place);
  ats.add({ id: candidate.externalId, recruitmentId: place.recruitmentId });
  const { pickId } = await pickCandidate(actor, { ...place, candidateId: candidate.candidateId });
  return { ...place, ...candidate, pickId };
}

/** One step of the durable function, when no earlier write can still be on its way. */
export async function sendLater({ pickId }: { pickId: string }, attempt = 0): Promise<SendOutcome> {
  await database().atsPick.updateMany({ where: { id: pickId }, data: { aliveAt: new Date(Date.now() - 60_000) } });
  return sendPick(systemActor, { pickId, attempt });
}

/** State and reason of the request, status of the candidate, and whether it counts as sent. */
export async function pickStates({ pickId, candidateId }: PickScene) {
  const [pick, candidate] = await Promise.all([
    database().atsPick.findUniqueOrThrow({ where: { id: pickId } }),
    database().candidate.findUniqueOrThrow({ where: { id: candidateId } }),
  ]);
  return [pick.state, pick.reason, candidate.status, candidate.externalProcessStatus];
}
