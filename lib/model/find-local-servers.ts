import { requirePermission, type Actor } from '@/lib/auth/actor';
import type { LocalServer, LocalServers } from './local-server-schemas';
import { probeServer } from './local/probe-server';
import { placeToLook, usualAddresses } from './local/usual-addresses';

/** A key that is equal for the same server, reached under several names of this machine. */
function sameness({ kind, baseUrl, models }: LocalServer): string {
  return JSON.stringify([new URL(baseUrl).port, kind, models.map(({ name }) => name)]);
}

/**
 * Looks for servers of models on this machine, at their usual addresses, or at those of `MODEL_LOCAL_ADDRESSES`; all at once.
 *
 * @throws AppError `permission.denied`
 */
export async function findLocalServers(actor: Actor): Promise<LocalServers> {
  requirePermission(actor, 'administration');
  const place = placeToLook();
  const found = await Promise.all(usualAddresses(place).map(probeServer));
  const servers = new Map<string, LocalServer>();
  for (const server of found) if (server && !servers.has(sameness(server))) servers.set(sameness(server), server);
  return { place, servers: [...servers.values()] };
}
