import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ChainEnd } from './chain-end';

const batchSize = 1_000;

/** @returns where the chain ends now */
export async function findChainEnd(): Promise<ChainEnd> {
  const { lastSeq, lastHash } = await database().auditChain.findUniqueOrThrow({ where: { id: 1 } });
  return { seq: Number(lastSeq), hash: Buffer.from(lastHash).toString('hex') };
}

/**
 * Gives every event that has none its place in the chain (docs/decisions/0152). Several may run at once: each waits for the
 * one before.
 *
 * @param maxBatches of a thousand events each
 */
export async function sealEvents(maxBatches = Number.POSITIVE_INFINITY): Promise<ChainEnd> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const [row] = await transaction(
      (db) => db.$queryRaw<{ sealed: number }[]>`SELECT seal_audit_events(${batchSize}::int) AS sealed`,
    );
    if (!row || row.sealed < batchSize) break;
  }
  return findChainEnd();
}
