import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

const openPickInclude = {
  application: true,
  candidate: {
    select: { firstName: true, lastName: true, email: true, phone: true, cvSha256: true, cvFileName: true },
  },
} satisfies Prisma.AtsPickInclude;

type PickRow = Prisma.AtsPickGetPayload<{ include: typeof openPickInclude }>;

/** A request to send a candidate that is not ended, with what sending needs. */
export interface OpenPick extends PickRow {
  /** Whether the process is active: otherwise nothing new is written. */
  isActive: boolean;
  /** Whether somebody was sent by this link; otherwise one goes first. */
  hasSent: boolean;
  /** Whether the process is still linked to the recruitment that the request was made for. */
  isLinked: boolean;
}

/** @returns null when it ended, or the candidate was erased */
export async function findOpenPick(pickId: string): Promise<OpenPick | null> {
  const db = database();
  const pick = await db.atsPick.findFirst({
    where: { id: pickId, state: { in: ['PENDING', 'SENDING'] } },
    include: openPickInclude,
  });
  if (!pick) return null;
  const process = await db.process.findUniqueOrThrow({
    where: { id: pick.processId },
    select: { status: true, externalProcessId: true, atsLink: { select: { connectionId: true, firstSentAt: true } } },
  });
  return {
    ...pick,
    hasSent: Boolean(process.atsLink?.firstSentAt),
    isActive: process.status === 'ACTIVE',
    isLinked: process.atsLink?.connectionId === pick.connectionId && process.externalProcessId === pick.recruitmentId,
  };
}
