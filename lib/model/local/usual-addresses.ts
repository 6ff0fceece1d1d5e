import { existsSync } from 'node:fs';
import { env } from '@/lib/env';
import type { LocalServers } from '@/lib/model/local-server-schemas';
import { localPorts } from '@/lib/model/presets';

/** Marks that Docker and Podman leave in every container. */
const containerMarks = ['/.dockerenv', '/run/.containerenv'];
/** The machine around a container, where Docker says so. */
const hostOfContainer = 'host.docker.internal';

/** Where this server runs. */
export function whereThisRuns(): LocalServers['place'] {
  if (env().VERCEL) return 'vercel';
  return containerMarks.some((mark) => existsSync(mark)) ? 'container' : 'machine';
}

/** Origins where servers of models may listen: those of `MODEL_LOCAL_ADDRESSES`, else the usual ones beside this server. */
export function usualAddresses(place: LocalServers['place']): string[] {
  const named = env().MODEL_LOCAL_ADDRESSES;
  if (named) return named;
  if (place === 'vercel') return [];
  const hosts = ['127.0.0.1', '[::1]', ...(place === 'container' ? [hostOfContainer] : [])];
  return hosts.flatMap((host) => Object.values(localPorts).map((port) => `http://${host}:${port}`));
}
