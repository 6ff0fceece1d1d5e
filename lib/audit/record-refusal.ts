import { database } from '@/lib/db/client';
import type { ErrorCode } from '@/lib/error-codes';
import { recordAudit, type AuditActor } from './record-audit';
import { writeLater, writeOrUndo } from './write-later';

const windowMs = 10 * 60_000;
/**
 * How many places an instance remembers in ten minutes; refusals beyond are counted together, so that nobody can fill
 * the log.
 */
export const mostPlaces = 200;

interface Tally {
  /** How many came after the one that has an entry of its own. */
  further: number;
}

/** Next may load a module twice. */
const globalScope = globalThis as typeof globalThis & { __auditRefusals?: Map<string, Tally> };

const ignore = (): void => undefined;

function keyOf(actor: AuditActor, code: ErrorCode): string {
  if (actor.kind === 'system') return `${code} ${actor.address ?? ''}`;
  return [code, actor.userId, actor.tokenId ?? actor.sessionId, actor.address].join(' ');
}

/**
 * Records in the audit log that a call was refused. The first refusal of a person or token, network and code gets an
 * entry at once; those of the next ten minutes get one together, with their count.
 */
export async function recordRefusal(given: AuditActor, code: ErrorCode): Promise<void> {
  const tallies = (globalScope.__auditRefusals ??= new Map());
  const isKnown = tallies.has(keyOf(given, code)) || tallies.size < mostPlaces;
  const actor: AuditActor = isKnown ? given : { kind: 'system' };
  const key = keyOf(actor, code);
  const tally = tallies.get(key);
  if (tally) {
    tally.further += 1;
    return;
  }
  const own: Tally = { further: 0 };
  tallies.set(key, own);
  const action = code === 'token.invalid' ? 'access.token-refused' : 'access.denied';
  const write = (count: number) => recordAudit(database(), actor, action, { code, count });
  const timer = setTimeout(() => {
    tallies.delete(key);
    if (own.further > 0) void writeOrUndo(() => write(own.further), ignore);
  }, windowMs);
  timer.unref();
  await writeLater(
    () => write(1),
    () => (own.further += 1),
  );
}
