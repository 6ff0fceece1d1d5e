import { recordAudit, type AuditActor } from '@/lib/audit/record-audit';
import { bringResultBack, setResultAside } from '@/lib/candidates/objection/set-result-aside';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { actByLink, visitor } from './candidate-link';

interface Objection extends CandidatePlace {
  notByProgram: boolean;
}

/**
 * Writes down an objection to programs, or that it was taken back, in a transaction that has locked the candidate.
 *
 * @returns when the objection was made; null: it holds already, or was taken back
 */
export async function saveObjection(
  db: Db,
  actor: AuditActor,
  { processId, candidateId, notByProgram }: Objection,
): Promise<Date | null> {
  const privacy = await db.candidatePrivacy.findUnique({ where: { candidateId } });
  if (Boolean(privacy?.notByProgramAt) === notByProgram) return null;
  const aside = notByProgram ? await setResultAside(db, candidateId) : null;
  const isBack = !notByProgram && (await bringResultBack(db, candidateId, privacy?.asideResult ?? null));
  const objection = { notByProgramAt: notByProgram ? new Date() : null, asideResult: aside ?? Prisma.DbNull };
  await db.candidatePrivacy.upsert({
    where: { candidateId },
    create: { candidateId, ...objection },
    update: objection,
  });
  const action = notByProgram ? 'candidate.program-refused' : 'candidate.program-allowed';
  await recordAudit(db, actor, action, { processId, candidateId, ...(notByProgram ? {} : { isBack }) });
  return objection.notByProgramAt;
}

/**
 * An objection that was recorded here is the candidate's own from now on: withdrawing the record does not end it.
 *
 * @returns whether there was one
 */
async function makeOwn(db: Db, candidateId: string): Promise<boolean> {
  const privacy = await db.candidatePrivacy.findUnique({ where: { candidateId } });
  if (!privacy?.notByProgramAt) return false;
  const { count } = await db.personRequest.updateMany({
    where: { candidateId, kind: 'OBJECT', objectedAt: privacy.notByProgramAt },
    data: { objectedAt: null },
  });
  return count > 0;
}

/**
 * The candidate asks that no program judges them, or takes that back. It holds at once: what programs said stands aside, and
 * comes back with the change of mind. One that was recorded for them becomes their own.
 *
 * @throws AppError `link.invalid`
 */
export async function changeObjection({
  token,
  notByProgram,
  address,
}: {
  token: string;
  notByProgram: boolean;
  address: string;
}): Promise<void> {
  await actByLink({ token }, async (db, { candidate: { id: candidateId, processId } }) => {
    const place = { processId, candidateId };
    if (notByProgram && (await makeOwn(db, candidateId)))
      await recordAudit(db, visitor(address), 'candidate.program-refused', place);
    else await saveObjection(db, visitor(address), { ...place, notByProgram });
  });
}
