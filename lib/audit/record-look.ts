import { database } from '@/lib/db/client';
import { recordAudit, type AuditActor, type AuditFacts } from './record-audit';
import { writeLater } from './write-later';

type Look = 'process.candidates-listed' | 'search.candidates-found' | 'candidate.activity-viewed';

const windowMs = 10 * 60_000;
const mostKept = 20_000;

/**
 * Kept in a global because Next may load a module twice. Each instance remembers for itself: at worst each writes an
 * entry.
 */
const globalScope = globalThis as typeof globalThis & { __auditLooks?: Map<string, number> };

/** Whether this look is the first within ten minutes; it is remembered. */
function isFirst(looks: Map<string, number>, key: string, now: number): boolean {
  if ((looks.get(key) ?? 0) > now) return false;
  if (looks.size >= mostKept) {
    for (const [other, until] of looks) if (until <= now) looks.delete(other);
    // Forgetting means that entries are written more often, never less.
    if (looks.size >= mostKept) looks.clear();
  }
  looks.set(key, now + windowMs);
  return true;
}

/**
 * Records in the audit log that somebody saw a list of people: one entry in ten minutes for each person, session or
 * token, network and process, written after the response (docs/decisions/0166).
 *
 * @param facts ids, counts and names of filters; never what was searched for
 */
export async function recordLook(actor: AuditActor, action: Look, facts: AuditFacts): Promise<void> {
  if (actor.kind === 'system') return;
  const looks = (globalScope.__auditLooks ??= new Map());
  const { userId, sessionId, tokenId, address } = actor;
  const key = [action, userId, tokenId ?? sessionId, address, facts.processId, facts.candidateId].join(' ');
  if (!isFirst(looks, key, Date.now())) return;
  const write = () => recordAudit(database(), actor, action, facts);
  await writeLater(write, () => looks.delete(key));
}
