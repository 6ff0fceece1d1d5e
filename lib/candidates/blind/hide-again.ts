import type { PersonActor } from '@/lib/auth/actor';
import { recordAudit, recordAudits } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';

/** The process's history names so many ids at most; each candidate's own history is complete. */
const maxNamed = 20;

interface HiddenRow {
  candidateId: string;
  processId: string;
  blindMode: boolean;
}

/**
 * Hides again the candidates whom only the undone decisions had revealed. Somebody whom another decision to advance,
 * or a reveal by hand, has revealed too stays shown.
 *
 * @param decisionIds decisions that the caller's transaction has undone
 */
export async function hideAgain(db: Db, actor: PersonActor, decisionIds: string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE candidate_reveal r SET ended_at = now(), ended_by_id = ${actor.userId}::uuid
    FROM candidate_decision undone
    WHERE undone.id = ANY(${decisionIds}::uuid[]) AND r.cause = 'ADVANCE' AND r.request_id = undone.request_id
      AND r.candidate_id = undone.candidate_id AND r.ended_at IS NULL`;
  const hidden = await db.$queryRaw<HiddenRow[]>`
    UPDATE candidate c SET revealed_at = NULL, updated_at = now()
    FROM candidate_decision undone, process p
    WHERE undone.id = ANY(${decisionIds}::uuid[]) AND undone.decision = 'ADVANCE' AND c.id = undone.candidate_id
      AND p.id = c.process_id AND c.revealed_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM candidate_reveal r WHERE r.candidate_id = c.id AND r.ended_at IS NULL)
      AND NOT EXISTS (SELECT FROM candidate_decision d
        WHERE d.candidate_id = c.id AND d.decision = 'ADVANCE' AND d.undone_at IS NULL)
    RETURNING c.id AS "candidateId", p.id AS "processId", p.blind_mode AS "blindMode"`;
  const [first] = hidden;
  // Nothing is hidden while the mode is off.
  if (!first?.blindMode) return;
  const { processId } = first;
  const facts = hidden.map(({ candidateId }) => ({ processId, candidateId }));
  await recordAudits(db, actor, 'candidate.hidden', facts);
  await recordAudit(db, actor, 'process.candidates-hidden', {
    processId,
    count: hidden.length,
    candidateIds: hidden.slice(0, maxNamed).map(({ candidateId }) => candidateId),
  });
}
