import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import type { AtsTargetKind } from '@/lib/ats/enums';
import type { CandidateStatus } from '@/lib/domain/candidate-schemas';
import { database } from '@/lib/db/client';
import { createTestProcess } from '@/prisma/seed/factories';

export interface LinkedProcess {
  processId: string;
  connectionId: string;
  recruitmentId: string;
}

/**
 * An active process that is linked to a recruitment, beyond its trial.
 *
 * @param change `isNew`: nobody has let more than a trial of it; `hasSent`: somebody was sent before, so that many are sent at
 * once; `there`: a recruitment of a connection; when left out, of a connection where nothing answers
 */
export async function createLinkedProcess(
  actor: PersonActor,
  change: {
    kind?: AtsTargetKind;
    target?: string | null;
    extended?: boolean;
    isNew?: boolean;
    hasSent?: boolean;
    there?: Omit<LinkedProcess, 'processId'>;
  } = {},
): Promise<LinkedProcess> {
  const { kind = 'STAGE', target = 'selected', extended = false, isNew = false, hasSent = true } = change;
  const { id: processId } = await createTestProcess(actor);
  const { recruitmentId, connectionId } = change.there ?? (await createSilentConnection(processId));
  await database().process.update({
    where: { id: processId },
    data: { externalProcessId: recruitmentId, extendedAtsIntegration: extended },
  });
  const now = new Date();
  await database().atsLink.create({
    data: {
      processId,
      connectionId,
      targetKind: kind,
      target,
      targetName: 'Selected by AI',
      trialPassedAt: isNew ? null : now,
      firstSentAt: hasSent ? now : null,
    },
  });
  return { processId, connectionId, recruitmentId };
}

async function createSilentConnection(processId: string): Promise<Omit<LinkedProcess, 'processId'>> {
  const { id: connectionId } = await database().atsConnection.create({
    data: { name: `ATS ${processId}`, provider: 'TRAFFIT', settings: {}, encryptedCredentials: 'none' },
  });
  return { connectionId, recruitmentId: `recruitment-${processId}` };
}

/** A candidate that was taken in from the ATS, or from a PDF with `source: 'KNOW_ME'`. */
export async function createLinkedCandidate(
  { processId, connectionId, recruitmentId }: LinkedProcess,
  change: {
    status?: CandidateStatus;
    source?: 'ERECRUITER' | 'KNOW_ME';
    stageId?: string;
    email?: string | null;
    externalId?: string;
  } = {},
): Promise<{ candidateId: string; externalId: string }> {
  const { status = 'NEW', source = 'ERECRUITER', stageId = 'new', externalId = randomUUID() } = change;
  const { lastCandidateNumber: ordinalNumber } = await database().process.update({
    where: { id: processId },
    data: { lastCandidateNumber: { increment: 1 } },
  });
  const { id: candidateId } = await database().candidate.create({
    data: {
      processId,
      ordinalNumber,
      status,
      source,
      firstName: 'Olga',
      lastName: `Miła ${ordinalNumber}`,
      email: change.email === undefined ? `olga.${externalId}@poczta.example` : change.email,
      externalProcessStatus: source === 'ERECRUITER' ? 'NOT_SENT' : 'NOT_APPLICABLE',
      isInternalCandidate: source === 'KNOW_ME',
    },
  });
  if (source === 'ERECRUITER') {
    const ids = { recruitmentId, externalId, externalCandidateId: `person-${externalId}` };
    await database().atsApplication.create({
      data: { connectionId, processId, candidateId, ...ids, stageId, contentHash: '0'.repeat(64) },
    });
  }
  return { candidateId, externalId };
}
