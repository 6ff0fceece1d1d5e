import { existsSync } from 'node:fs';
import { env } from '@/lib/env';
import type { LocalServers } from '@/lib/model/local-server-schemas';
import { localPorts } from '@/lib/model/presets';

/** Marks that Docker and Podman leave in every container. */
const containerMarks = ['/.dockerenv', '/run/.containerenv'];
/** The name under which Docker lets a container reach its host. */
const hostOfContainer = 'host.docker.internal';

/** Whether an origin leads to this machine, whatever its network. */
export function isLoopback(origin: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(origin).hostname);
}

/** Where to look for servers of models: beside this server, or where its settings say. */
export function placeToLook(): LocalServers['place'] {
  if (env().MODEL_LOCAL_ADDRESSES) return 'named';
  if (env().VERCEL) return 'vercel';
  return containerMarks.some((mark) => existsSync(mark)) ? 'container' : 'machine';
}

/** Origins where servers of models may listen: those of `MODEL_LOCAL_ADDRESSES`, else the usual ones beside this server. */
export function usualAddresses(place: LocalServers['place']): string[] {
  if (place === 'named') return env().MODEL_LOCAL_ADDRESSES ?? [];
  if (place === 'vercel') return [];
  const hosts = ['127.0.0.1', '[::1]', ...(place === 'container' ? [hostOfContainer] : [])];
  return hosts.flatMap((host) => Object.values(localPorts).map((port) => `http://${host}:${port}`));
}
