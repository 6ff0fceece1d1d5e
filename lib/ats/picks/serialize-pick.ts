import { shownNames } from '@/lib/candidates/blind/blindness';
import { mayPick } from '@/lib/domain/candidate-status';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { ShortUser } from '@/lib/domain/user-schemas';
import type { AtsPickDto } from './pick-schemas';

export const pickInclude = {
  candidate: { include: { process: { select: { blindMode: true } } } },
  application: true,
} satisfies Prisma.AtsPickInclude;
type PickRow = Prisma.AtsPickGetPayload<{ include: typeof pickInclude }>;

/** Requests to send candidates for the API, in the order of the rows. */
export async function serializePicks(rows: PickRow[]): Promise<AtsPickDto[]> {
  const people = await findPeople(rows.map(({ requestedById }) => requestedById));
  return rows.map(({ candidate, application, ...pick }) => ({
    pickId: pick.id,
    candidateId: candidate.id,
    ordinalNumber: candidate.ordinalNumber,
    ...shownNames(candidate),
    state: pick.state,
    reason: pick.reason,
    targetKind: pick.targetKind,
    target: pick.target,
    fromStageId: pick.fromStageId,
    presentStageId: application?.stageId ?? null,
    obstacle:
      application?.goneAt || application?.departure
        ? 'GONE_FROM_ATS'
        : mayPick(candidate.status)
          ? null
          : candidate.status,
    requestedBy: people.get(pick.requestedById) ?? null,
    requestedAt: pick.createdAt.toISOString(),
    endedAt: pick.endedAt?.toISOString() ?? null,
  }));
}

async function findPeople(ids: string[]): Promise<Map<string, ShortUser>> {
  if (ids.length === 0) return new Map();
  const rows = await database().user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map(rows.map(({ id, ...names }) => [id, { userId: id, ...names }]));
}
