import { createHash } from 'node:crypto';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { ChainEnd } from './chain-end';

const batchSize = 5_000;

interface Link {
  id: string;
  seq: bigint;
  hash: Uint8Array;
  text: string;
}

/** What is wrong at the first place where the chain does not hold. */
export type ChainFault =
  /** Its content is not what was sealed, or the hash was replaced. */
  | { kind: 'changed'; seq: number; eventId: string }
  /** No event has this place; with `upTo` the whole end is gone, which only a kept seal shows. */
  | { kind: 'missing'; seq: number; upTo?: number }
  /** The hash at this place is not the one that was kept elsewhere. */
  | { kind: 'not-as-kept'; seq: number }
  /** The place whose hash was kept elsewhere is before the chain's beginning: its event was deleted by age. */
  | { kind: 'not-comparable'; seq: number };

export interface ChainReport {
  /** Events whose place was proved. */
  count: number;
  /** The last of them. */
  end: ChainEnd;
  /** Events that wait for their place. */
  unsealed: number;
  fault: ChainFault | null;
}

/**
 * The text of each event is built here as the database builds it when it seals (`audit_event_hash`), so that a function
 * replaced in the database proves nothing.
 */
const text = Prisma.sql`jsonb_build_array(1, seq, id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  actor_id, session_id, address, source, action, process_id, candidate_id, details)::text`;

async function findLinks(after: bigint, upTo: bigint): Promise<Link[]> {
  return database().$queryRaw<Link[]>`
    SELECT id, seq, hash, ${text} AS text FROM audit_event
    WHERE seq > ${after} AND seq <= ${upTo} ORDER BY seq LIMIT ${batchSize}`;
}

function findFault({ seq, hash, id, text }: Link, before: { seq: bigint; hash: Uint8Array }): ChainFault | null {
  if (seq !== before.seq + 1n) return { kind: 'missing', seq: Number(before.seq + 1n) };
  const expected = createHash('sha256').update(before.hash).update(text).digest();
  return expected.equals(hash) ? null : { kind: 'changed', seq: Number(seq), eventId: id };
}

/**
 * Proves that the sealed events are complete, in order and unchanged since they were sealed: each hash is computed anew,
 * from the last event that was deleted by age to the end.
 *
 * @param kept a place and its hash that were kept elsewhere; without one, a chain that was computed anew as a whole is not found
 */
export async function verifyChain(kept: ChainEnd | null = null): Promise<ChainReport> {
  const chain = await database().auditChain.findUniqueOrThrow({ where: { id: 1 } });
  let before: { seq: bigint; hash: Uint8Array } = { seq: chain.anchorSeq, hash: chain.anchorHash };
  const unsealed = await database().auditEvent.count({ where: { seq: null } });
  const report = (fault: ChainFault | null): ChainReport => {
    const end = { seq: Number(before.seq), hash: Buffer.from(before.hash).toString('hex') };
    return { count: Number(before.seq - chain.anchorSeq), end, unsealed, fault };
  };
  const differs = () =>
    kept !== null && kept.seq === Number(before.seq) && kept.hash !== Buffer.from(before.hash).toString('hex');
  if (differs()) return report({ kind: 'not-as-kept', seq: Number(before.seq) });
  while (before.seq < chain.lastSeq) {
    const links = await findLinks(before.seq, chain.lastSeq);
    if (links.length === 0) return report({ kind: 'missing', seq: Number(before.seq + 1n) });
    for (const link of links) {
      const fault = findFault(link, before);
      if (fault) return report(fault);
      before = link;
      if (differs()) return report({ kind: 'not-as-kept', seq: Number(link.seq) });
    }
  }
  const fault = (await findFaultAtEnd(chain, kept)) ?? (await findFaultOutside());
  const isTooOld = kept !== null && kept.seq < Number(chain.anchorSeq);
  return report(fault ?? (isTooOld ? { kind: 'not-comparable', seq: kept.seq } : null));
}

/**
 * An event whose place lies before the chain's beginning or beyond its end. One statement, because both move while the
 * log is sealed and shortened.
 */
async function findFaultOutside(): Promise<ChainFault | null> {
  const [event] = await database().$queryRaw<{ id: string; seq: bigint }[]>`
    SELECT e.id, e.seq FROM audit_chain c JOIN audit_event e ON e.seq > c.last_seq OR e.seq <= c.anchor_seq
    ORDER BY e.seq LIMIT 1`;
  return event ? { kind: 'changed', seq: Number(event.seq), eventId: event.id } : null;
}

/** Whether the end has another hash than the chain, or was set back. */
async function findFaultAtEnd(
  chain: { lastSeq: bigint; lastHash: Uint8Array },
  kept: ChainEnd | null,
): Promise<ChainFault | null> {
  const last = await database().auditEvent.findUnique({
    where: { seq: chain.lastSeq },
    select: { id: true, hash: true },
  });
  if (last && !Buffer.from(last.hash ?? []).equals(chain.lastHash)) {
    return { kind: 'changed', seq: Number(chain.lastSeq), eventId: last.id };
  }
  return kept && kept.seq > Number(chain.lastSeq)
    ? { kind: 'missing', seq: Number(chain.lastSeq) + 1, upTo: kept.seq }
    : null;
}
