import type { PersonActor } from '@/lib/auth/actor';
import { blindSelect } from '@/lib/candidates/blind/blindness';
import { chooseCandidates } from '@/lib/candidates/rows/choose-candidates';
import { mayPick } from '@/lib/domain/candidate-status';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { confirmableReasons } from '../enums';
import type { PickPlace } from '../link/get-pick-place';
import type { PickChoice, PickReason, RefusedPick } from './pick-schemas';

const pickSelect = {
  id: true,
  ordinalNumber: true,
  firstName: true,
  lastName: true,
  email: true,
  status: true,
  source: true,
  matchScore: true,
  rate: true,
  rateSource: true,
  ...blindSelect,
  // A move was begun and nobody knows whether it was applied. Moves that certainly were not are subtracted from
  // `attempts`.
  atsPicks: {
    where: {
      state: 'CONFLICT',
      targetKind: 'STAGE',
      attempts: { gt: 0 },
      reason: { in: [...confirmableReasons] },
    },
    select: { id: true },
    take: 1,
  },
  atsApplication: {
    select: { id: true, connectionId: true, recruitmentId: true, stageId: true, goneAt: true, departure: true },
  },
} satisfies Prisma.CandidateSelect;

export type PickCandidate = Prisma.CandidateGetPayload<{ select: typeof pickSelect }>;

export interface ChosenCandidates {
  accepted: PickCandidate[];
  refused: RefusedPick[];
}

/** What of a candidate tells whether it can be sent. */
export const obstacleSelect = {
  source: true,
  email: true,
  atsApplication: { select: { connectionId: true, recruitmentId: true, goneAt: true, departure: true } },
} satisfies Prisma.CandidateSelect;

type ObstaclePlace = Pick<PickPlace, 'recruitmentId' | 'isExtended'> & { connection: { id: string } };

/** Why a candidate cannot be sent (docs/specification.md, Candidate); null: it can. */
function pickRefusal(candidate: PickCandidate, place: PickPlace, isRetry: boolean): PickReason | null {
  if (!mayPick(candidate.status)) return candidate.status;
  if (candidate.atsPicks.length > 0 && !isRetry) return 'UNCONFIRMED';
  return pickObstacle(candidate, place);
}

/** Why a candidate cannot be sent, whatever its status; null: it can. */
export function pickObstacle(
  candidate: Prisma.CandidateGetPayload<{ select: typeof obstacleSelect }>,
  place: ObstaclePlace,
): PickReason | null {
  const isUploaded = candidate.source === 'KNOW_ME';
  if (isUploaded && !place.isExtended) return 'NOT_FROM_ATS';
  const { atsApplication: application } = candidate;
  if (application?.goneAt || application?.departure) return 'GONE_FROM_ATS';
  if (application) return isInPlace(application, place) ? null : 'OTHER_RECRUITMENT';
  if (!isUploaded) return 'OTHER_RECRUITMENT';
  return candidate.email ? null : 'NO_EMAIL';
}

function isInPlace(application: { connectionId: string; recruitmentId: string }, place: ObstaclePlace): boolean {
  return application.connectionId === place.connection.id && application.recruitmentId === place.recruitmentId;
}

/**
 * Sorts the chosen candidates of a process into those that can be sent and those that cannot.
 *
 * @param options `lock`: keeps their statuses until the transaction ends; `isRetry`: a person decided about this conflict
 * @throws AppError `search.not-found`
 */
export async function choosePickCandidates(
  db: Db,
  actor: PersonActor,
  place: PickPlace,
  choice: PickChoice,
  options: { lock: boolean; isRetry?: boolean },
): Promise<ChosenCandidates> {
  const { processId } = place;
  const ids = 'all' in choice ? null : await chooseCandidates(db, actor, { processId, choice });
  if (options.lock) {
    await db.$queryRaw`
      SELECT 1 FROM candidate WHERE process_id = ${processId}::uuid AND (${ids}::uuid[] IS NULL OR id = ANY(${ids}::uuid[]))
      ORDER BY id FOR UPDATE`;
  }
  const found = await db.candidate.findMany({
    where: { processId, ...(ids ? { id: { in: ids } } : {}) },
    select: pickSelect,
  });
  // Ordered here: Prisma asks for many ids in several statements only without an order.
  const rows = found.toSorted((one, other) => one.ordinalNumber - other.ordinalNumber);
  const accepted: PickCandidate[] = [];
  const refused: RefusedPick[] = [];
  for (const row of rows) {
    const reason = pickRefusal(row, place, options.isRetry ?? false);
    if (reason) refused.push({ candidateId: row.id, ordinalNumber: row.ordinalNumber, reason });
    else accepted.push(row);
  }
  const known = new Set(rows.map(({ id }) => id));
  for (const candidateId of ids ?? []) {
    if (!known.has(candidateId)) refused.push({ candidateId, ordinalNumber: null, reason: 'NOT_FOUND' });
  }
  return { accepted, refused };
}
