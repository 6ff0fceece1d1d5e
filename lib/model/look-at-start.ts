import { env } from '@/lib/env';
import type { LocalServer } from './local-server-schemas';
import { probeServer } from './local/probe-server';
import { isLoopback, placeToLook, usualAddresses } from './local/usual-addresses';

/** Next may load a module twice, but only one of them looks. Undefined: nobody has looked yet. */
const globalScope = globalThis as typeof globalThis & { __modelServerAtStart?: LocalServer | null };

/** Of this machine alone, also where the search by hand looks further. */
function addressesHere(): string[] {
  const place = placeToLook();
  return usualAddresses(place === 'container' ? 'machine' : place).filter(isLoopback);
}

/**
 * Looks once, after the start, for a model server with a model on this machine, so that it can be offered to
 * administrators. Nothing is sent to the model and no setting changes.
 */
export async function lookForModelServer(): Promise<void> {
  if (!env().MODEL_LOCAL_SEARCH || globalScope.__modelServerAtStart !== undefined) return;
  globalScope.__modelServerAtStart = null;
  const found = await Promise.all(addressesHere().map(probeServer));
  globalScope.__modelServerAtStart = found.find((server) => server !== null && server.models.length > 0) ?? null;
}

/** The model server that was found on this machine after the start; null: none was found, or nobody looked. */
export function modelServerAtStart(): LocalServer | null {
  return globalScope.__modelServerAtStart ?? null;
}
