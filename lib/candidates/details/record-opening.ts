import type { AuditAction } from '@/lib/audit/audit-actions';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor, PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { logger } from '@/lib/logger';
import type { CandidatePlace } from '../rows/get-candidate-row';

type Opening = Extract<
  AuditAction,
  'candidate.viewed' | 'candidate.compared' | 'candidate.cv-viewed' | 'candidate.loaded-ahead'
>;

const hourMs = 60 * 60 * 1_000;

/** A page asks for the CV in several forms at once; they come one after the other. */
async function lockOpening(db: Db, key: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

async function writeOpening(actor: PersonActor, { processId, candidateId }: CandidatePlace, action: Opening) {
  const hour = new Date(Math.floor(Date.now() / hourMs) * hourMs);
  await transaction(async (db) => {
    await lockOpening(db, `${action}:${actor.userId}:${candidateId}`);
    const from = { sessionId: actor.tokenId ?? actor.sessionId, address: actor.address ?? null };
    const where = { candidateId, actorId: actor.userId, ...from, action, at: { gte: hour } };
    const isWritten = await db.auditEvent.findFirst({ where, select: { id: true } });
    if (!isWritten) await recordAudit(db, actor, action, { processId, candidateId });
  });
}

/**
 * Keeps in the audit log that a person has read about a candidate: once an hour for each person, session, network,
 * candidate and action, so that a stolen session is seen; written after the response. A failure to write is logged.
 *
 * @param place of a candidate that exists
 */
export async function recordOpening(actor: Actor, place: CandidatePlace, action: Opening): Promise<void> {
  if (actor.kind === 'system') return;
  const { candidateId } = place;
  const write = () =>
    writeOpening(actor, place, action).catch((error: unknown) => {
      logger.error({ err: error, candidateId, action }, 'a view could not be written to the audit log');
    });
  const { after } = await import('next/server');
  try {
    after(write);
  } catch {
    // In a script there is no response to wait for.
    await write();
  }
}
