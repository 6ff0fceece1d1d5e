import { recordAudit } from '@/lib/audit/record-audit';
import { bringResultBack, setResultAside } from '@/lib/candidates/objection/set-result-aside';
import { Prisma } from '@/lib/db/generated/client';
import { actByLink, visitor } from './candidate-link';

/**
 * The candidate asks that no program judges them, or takes that back. It holds at once: what programs said stands aside, and
 * comes back with the change of mind.
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
    const privacy = await db.candidatePrivacy.findUnique({ where: { candidateId } });
    if (Boolean(privacy?.notByProgramAt) === notByProgram) return;
    const aside = notByProgram ? await setResultAside(db, candidateId) : null;
    const isBack = !notByProgram && (await bringResultBack(db, candidateId, privacy?.asideResult ?? null));
    const objection = { notByProgramAt: notByProgram ? new Date() : null, asideResult: aside ?? Prisma.DbNull };
    await db.candidatePrivacy.upsert({
      where: { candidateId },
      create: { candidateId, ...objection },
      update: objection,
    });
    const action = notByProgram ? 'candidate.program-refused' : 'candidate.program-allowed';
    await recordAudit(db, visitor(address), action, { processId, candidateId, ...(notByProgram ? {} : { isBack }) });
  });
}
