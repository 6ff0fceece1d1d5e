import { endPickAsConflict, markAsSent } from '@/lib/ats/picks/end-pick';
import { isToJudge } from '@/lib/candidates/hidden-score/hidden-score';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { scoreBreakdownSchema } from '@/lib/domain/analysis-schemas';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import type { MessageKind } from './message-kind';

const pickInclude = {
  application: { select: { externalId: true, externalCandidateId: true } },
  candidate: {
    select: { matchScore: true, correctedBreakdown: true, currentAnalysis: { select: { scoreBreakdown: true } } },
  },
} satisfies Prisma.AtsPickInclude;

type PickRow = Prisma.AtsPickGetPayload<{ include: typeof pickInclude }>;

/** Whether the process is still linked to the recruitment that the request was made for. */
async function isLinked({ processId, connectionId, recruitmentId }: PickRow): Promise<boolean> {
  const where = { id: processId, externalProcessId: recruitmentId, atsLink: { connectionId } };
  return (await database().process.count({ where })) > 0;
}

/** How many criteria have each verdict, and how many red flags were found. */
function summaryOf({ correctedBreakdown, currentAnalysis }: PickRow['candidate']) {
  const stored = correctedBreakdown ?? currentAnalysis?.scoreBreakdown;
  if (!stored) return null;
  const { lines } = scoreBreakdownSchema.parse(stored);
  const count = (verdict: string) =>
    lines.filter((line) => line.kind !== 'RED_FLAG' && line.verdict === verdict).length;
  return {
    met: count('MET'),
    partiallyMet: count('PARTIALLY_MET'),
    notMet: count('NOT_MET'),
    noInformation: count('NO_INFORMATION'),
    redFlags: lines.filter(({ kind, verdict }) => kind === 'RED_FLAG' && verdict === 'MET').length,
  };
}

/**
 * A person decided that a candidate is sent: ids, score and verdicts; without these while that person is to judge the candidate
 * before seeing them, for the receiver shows them to the same people. The receiver knows who it is.
 */
export const candidatePickedKind: MessageKind = {
  read: async ({ subjectId }) => {
    const pick = await database().atsPick.findUnique({ where: { id: subjectId }, include: pickInclude });
    if (!pick?.application || pick.state === 'DISMISSED' || !(await isLinked(pick))) return null;
    const { processId, recruitmentId, candidateId, candidate, application, createdAt } = pick;
    const isHidden = await isToJudge(pick.requestedById, candidateId);
    return {
      processId,
      recruitmentId,
      candidateId,
      ...application,
      score: isHidden ? null : candidate.matchScore,
      verdicts: isHidden ? null : summaryOf(candidate),
      decidedAt: createdAt.toISOString(),
    };
  },
  onDelivered: async (db, actor, { subjectId, processId }) => {
    await lockProcess(db, processId);
    const pick = await db.atsPick.findUnique({ where: { id: subjectId } });
    if (pick) await markAsSent(db, actor, pick, { by: 'webhook' });
  },
  onGivenUp: async (db, actor, { subjectId, processId }, reason) => {
    await lockProcess(db, processId);
    const pick = await db.atsPick.findUnique({ where: { id: subjectId } });
    if (pick) await endPickAsConflict(db, actor, pick, reason);
  },
};
