import type { Db } from '@/lib/db/client';
import type { FieldChange } from './field-change';

/** Who acted; every `Actor` is one. `tokenId`: with an API token. */
export type AuditActor = { kind: 'person'; userId: string; tokenId?: string } | { kind: 'system' };

export interface AuditFacts {
  processId?: string;
  candidateId?: string;
  /** Fields of a process with old and new values; never a candidate's data. */
  changes?: FieldChange[];
  /** Why a whole process shows who its candidates are, in the actor's words; a candidate's reason is kept with the candidate. */
  revealReason?: string | undefined;
  /** Ids and plain facts only: no names, no CV text. */
  [fact: string]: string | number | boolean | null | string[] | FieldChange[] | undefined;
}

/** Records an action in the transaction that performs it. `action` is `<noun>.<past participle>`. */
export async function recordAudit(db: Db, actor: AuditActor, action: string, facts: AuditFacts = {}): Promise<void> {
  await recordAudits(db, actor, action, [facts]);
}

/** As `recordAudit`, for many in one statement. */
export async function recordAudits(db: Db, actor: AuditActor, action: string, list: AuditFacts[]): Promise<void> {
  const means = actor.kind === 'person' && actor.tokenId !== undefined ? { tokenId: actor.tokenId } : {};
  await db.auditEvent.createMany({
    data: list.map(({ processId, candidateId, ...details }) => ({
      actorId: actor.kind === 'person' ? actor.userId : null,
      action,
      ...(processId ? { processId } : {}),
      ...(candidateId ? { candidateId } : {}),
      details: JSON.parse(JSON.stringify({ ...details, ...means })),
    })),
  });
}
