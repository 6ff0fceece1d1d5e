import type { Db } from '@/lib/db/client';
import type { AuditAction } from './audit-actions';
import type { FieldChange } from './field-change';

/** Who acted, and from where; every `Actor` is one. */
export type AuditActor =
  | {
      kind: 'person';
      userId: string;
      /** The session, unless a token was used. */
      sessionId?: string;
      /** An API token. */
      tokenId?: string;
      /** The network; see `clientAddress`. */
      address?: string;
    }
  | {
      kind: 'system';
      /** The durable function or command; without one it is a visitor who is not signed in. */
      source?: string;
      /** The network of a visitor, or of who gave the code of the first run. */
      address?: string;
    };

export interface AuditFacts {
  processId?: string;
  candidateId?: string;
  /** Fields of a process with old and new values; never a candidate's data. */
  changes?: FieldChange[];
  /** Why a whole process shows who its candidates are, in the actor's words; a candidate's reason is kept with the candidate. */
  revealReason?: string | undefined;
  /** Why a blocked candidate is looked at, comes back or goes, in the actor's words. */
  blockedReason?: string | undefined;
  /** Ids and plain facts only: no names, no CV text. */
  [fact: string]: string | number | boolean | null | string[] | FieldChange[] | undefined;
}

function originOf(actor: AuditActor) {
  if (actor.kind === 'system') {
    return { actorId: null, source: actor.source ?? null, address: actor.address ?? null };
  }
  const { userId, sessionId, tokenId, address } = actor;
  return { actorId: userId, sessionId: tokenId ?? sessionId ?? null, address: address ?? null };
}

/** Records an action in the transaction that performs it. */
export async function recordAudit(
  db: Db,
  actor: AuditActor,
  action: AuditAction,
  facts: AuditFacts = {},
): Promise<void> {
  await recordAudits(db, actor, action, [facts]);
}

/** As `recordAudit`, for many in one statement. */
export async function recordAudits(db: Db, actor: AuditActor, action: AuditAction, list: AuditFacts[]): Promise<void> {
  const origin = originOf(actor);
  const means = actor.kind === 'person' && actor.tokenId !== undefined ? { tokenId: actor.tokenId } : {};
  await db.auditEvent.createMany({
    data: list.map(({ processId, candidateId, ...details }) => ({
      ...origin,
      action,
      ...(processId ? { processId } : {}),
      ...(candidateId ? { candidateId } : {}),
      details: JSON.parse(JSON.stringify({ ...details, ...means })),
    })),
  });
}
