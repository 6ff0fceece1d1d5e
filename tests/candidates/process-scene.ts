import { randomUUID } from 'node:crypto';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { decideCandidates } from '@/lib/candidates/decisions/decide-candidates';
import { createNote } from '@/lib/candidates/notes/write-note';
import { database } from '@/lib/db/client';
import { createSimulation } from '@/lib/interviews/create-simulation';
import { prepareSimulation } from '@/lib/interviews/prepare-simulation';
import { createProcessToken } from '@/lib/users/api-tokens/create-process-token';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createLinkedProcess } from '../ats/linked-process';
import { createFairnessRunRow } from '../fairness-run-row';

/** A process with one of everything that a path names below a process, all of one candidate; the keys are those of the paths. */
export async function createProcessScene(actor: PersonActor) {
  const db = database();
  const { processId, connectionId, recruitmentId } = await createLinkedProcess(actor);
  await createTestCandidates({ processId, count: 3 });
  const analysed = { processId, currentAnalysisId: { not: null } };
  const { id: candidateId } = await db.candidate.findFirstOrThrow({ where: analysed });
  await db.candidate.update({ where: { id: candidateId }, data: { status: 'NEW', decision: null } });
  const place = { processId, candidateId };
  const simulation = await createSimulation(actor, { ...place, length: 'SHORT', focus: 'ALL' });
  await prepareSimulation(systemActor, { simulationId: simulation.id });
  const question = await db.interviewQuestion.findFirstOrThrow({ where: { simulationId: simulation.id } });
  const { noteId } = await createNote(actor, { ...place, text: 'Dzwonić po 16', mentionedUserIds: [] });
  const choice = { candidateIds: [candidateId] };
  const { requestId } = await decideCandidates(actor, {
    processId,
    choice,
    decision: 'HOLD',
    reasonId: null,
    note: '',
  });
  const { id: decisionId } = await db.candidateDecision.findFirstOrThrow({ where: { requestId } });
  const pick = await db.atsPick.create({
    data: {
      ...place,
      connectionId,
      recruitmentId,
      targetKind: 'STAGE',
      target: 'selected',
      previousStatus: 'NEW',
      requestedById: actor.userId,
      state: 'CONFLICT',
      reason: 'ats.unconfirmed',
    },
  });
  const batch = await db.modelBatch.create({ data: { processId } });
  const criterion = await db.criterion.findFirstOrThrow({ where: { processId } });
  const confirmed = { ...actor, confirmedAt: new Date() };
  const { tokenId } = await createProcessToken(confirmed, { processId, name: 'ATS', days: 30 });
  const message = await db.webhookMessage.create({
    data: { ...place, connectionId, event: 'candidate.picked', subjectId: pick.id, state: 'DEAD' },
  });
  const hold = await db.retentionHold.create({
    data: { ...place, until: new Date('2099-01-01'), reason: 'Spór', createdById: actor.userId },
  });
  const request = await db.personRequest.create({ data: { candidateId, kind: 'CORRECT', dueOn: new Date() } });
  const shortlist = await db.shortlist.create({
    data: {
      processId,
      name: 'Do rozmowy',
      isBlind: false,
      showsContact: true,
      showsPay: true,
      showsNotes: true,
      createdById: actor.userId,
      entries: { create: { candidateId, position: 1 } },
    },
  });
  const link = await db.applicationLink.create({ data: { processId, source: 'Strona firmy', code: randomUUID() } });
  return {
    ...place,
    linkId: link.id,
    shortlistId: shortlist.id,
    holdId: hold.id,
    personRequestId: request.id,
    interviewSimulationId: simulation.id,
    questionId: question.id,
    noteId,
    criterionId: criterion.id,
    pickId: pick.id,
    batchId: batch.id,
    runId: await createFairnessRunRow(processId, actor.userId),
    requestId,
    decisionId,
    tokenId,
    messageId: message.id,
  };
}
