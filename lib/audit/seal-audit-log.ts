import { env } from '@/lib/env';
import type { ChainEnd } from './chain-end';
import { findChainEnd, sealEvents } from './seal-events';
import { writeSealOutside } from './write-seal-outside';

/**
 * Gives new events their place in the chain and, where AUDIT_SEAL_TO says so, writes the new end of the chain outside the
 * database (docs/decisions/0166).
 *
 * @param maxBatches of a thousand events each
 */
export async function sealAuditLog(maxBatches: number): Promise<ChainEnd> {
  const before = await findChainEnd();
  const end = await sealEvents(maxBatches);
  const place = env().AUDIT_SEAL_TO;
  if (place && end.seq > before.seq) await writeSealOutside(end, place);
  return end;
}
