import { isIP } from 'node:net';

export interface KnownHosts {
  /** The public URL (`NEXTAUTH_URL`). */
  publicUrl?: string | undefined;
  /** Where an Inngest server reaches the workers (`WORKER_URL`). */
  workerUrl?: string | undefined;
  /** The listening name or address (`HOSTNAME`); all interfaces when undefined. */
  boundTo?: string | undefined;
}

const isLoopback = (name: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(name);

/** The lower-case name in a `Host` header without brackets; null when invalid. */
function hostName(header: string): string | null {
  const url = `http://${header}`;
  if (!/^[a-z0-9._:[\]-]+$/i.test(header) || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}

/**
 * Checks the `Host` header, because any page can resolve its own name to this machine and would then be same-origin
 * (DNS rebinding). Known are the hosts of `NEXTAUTH_URL` and `WORKER_URL`, the listening name, and loopback names. IP addresses cannot be
 * rebound and balancers use them for health checks, so they are allowed unless the server listens on loopback only.
 * Ports are ignored: a proxy may change them.
 *
 * @param header undefined without one: HTTP/1.0, which browsers do not use
 */
export function isKnownHost(header: string | undefined, { publicUrl, workerUrl, boundTo }: KnownHosts): boolean {
  if (header === undefined) return true;
  const name = hostName(header);
  if (name === null) return false;
  if (isLoopback(name)) return true;
  const own = [publicUrl, workerUrl].filter((url) => url !== undefined && URL.canParse(url));
  if (own.some((url) => name === hostName(new URL(url ?? '').host))) return true;
  if (isIP(name) > 0) return boundTo === undefined || !isLoopback(boundTo);
  return name === boundTo?.toLowerCase();
}
