import { actorMay, isProgram, requirePermission, type Actor, type PersonActor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { findEarlierScores } from '../search/find-earlier-scores';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { readCandidate } from './read-candidate';
import { recordOpening } from './record-opening';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

/**
 * A candidate's details. Opening is kept per person; a recruiter who opens a NEW one makes it SEEN. A viewer does not, and
 * an archived process is read-only.
 *
 * @param input `peek`: without opening
 * @throws AppError `process.not-found`, `candidate.not-found`
 */
export async function getCandidate(actor: Actor, input: CandidatePlace & { peek?: boolean }): Promise<CandidateDto> {
  requirePermission(actor, 'candidate:read');
  await requireProcess(database(), actor, input.processId);
  // Read before opening, which forgets the earlier score.
  const earlierScores = await findEarlierScores(actor, [input.candidateId]);
  if (!input.peek) await open(actor, input);
  const candidate = await readCandidate(actor, input, earlierScores.get(input.candidateId) ?? null);
  if (!input.peek || isProgram(actor)) await recordOpening(actor, input, 'candidate.viewed');
  return candidate;
}

/** Records the opening, unless a program reads the candidate: then no person has seen it. */
async function open(actor: Actor, input: CandidatePlace): Promise<void> {
  if (isProgram(actor)) return;
  if (actor.kind === 'person') await recordView(actor, input);
  if (actorMay(actor, 'candidate:rate')) await markSeen(actor, input);
}

async function markSeen(actor: Actor, { processId, candidateId }: CandidatePlace): Promise<void> {
  const where: Prisma.CandidateWhereInput = {
    id: candidateId,
    processId,
    status: 'NEW',
    process: { status: { not: 'ARCHIVED' } },
  };
  const isNew = await database().candidate.findFirst({ where, select: { id: true } });
  if (!isNew) return;
  await transaction(async (db) => {
    const { count } = await db.candidate.updateMany({ where, data: { status: 'SEEN' } });
    if (count > 0) await recordAudit(db, actor, 'candidate.seen', { processId, candidateId });
  });
}

/**
 * As {@link getCandidate} with `peek`, for a page that may show the candidate later. The audit log records a peek
 * apart from a view; a program's reading is always recorded as a view.
 */
export async function loadCandidateAhead(actor: Actor, place: CandidatePlace): Promise<CandidateDto> {
  const candidate = await getCandidate(actor, { ...place, peek: true });
  if (!isProgram(actor)) await recordOpening(actor, place, 'candidate.loaded-ahead');
  return candidate;
}

/**
 * Keeps that the actor has opened the candidate; written at most once a minute, and once more after an analysis. Unknown
 * candidates are left out.
 */
async function recordView(actor: PersonActor, { processId, candidateId }: CandidatePlace): Promise<void> {
  await database().$executeRaw`
    INSERT INTO candidate_view (candidate_id, user_id)
    SELECT id, ${actor.userId}::uuid FROM candidate
    WHERE id = ${candidateId}::uuid AND process_id = ${processId}::uuid FOR KEY SHARE
    ON CONFLICT (candidate_id, user_id) DO UPDATE SET last_at = now()
    WHERE candidate_view.last_at < now() - interval '1 minute' OR EXISTS (
      SELECT 1 FROM analysis
      WHERE candidate_id = excluded.candidate_id AND finished_at > candidate_view.last_at
    )`;
}
