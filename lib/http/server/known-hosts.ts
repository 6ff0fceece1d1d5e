import { isIP } from 'node:net';

export interface KnownHosts {
  /** Where people reach the product (`NEXTAUTH_URL`). */
  publicUrl?: string | undefined;
  /** The name or address that the server listens at (`HOSTNAME`); everywhere when left out. */
  boundTo?: string | undefined;
}

const isLoopback = (name: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(name);

/** The name in a `Host` header, in small letters and without brackets; null when it is none. */
function hostName(header: string): string | null {
  const url = `http://${header}`;
  if (!/^[a-z0-9._:[\]-]+$/i.test(header) || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}

/**
 * Whether a request is meant for this server, by its `Host` header: any page may have its own name resolved to this machine and
 * would then count as this site (DNS rebinding). Known are the name in `NEXTAUTH_URL`, the name that the server listens at, and
 * loopback names. An IP address cannot be rebound; balancers ask for health by it, so any is known unless the server listens on
 * loopback only. Ports are not compared: a proxy may change them.
 *
 * @param header undefined without one: HTTP/1.0, which no browser speaks
 */
export function isKnownHost(header: string | undefined, { publicUrl, boundTo }: KnownHosts): boolean {
  if (header === undefined) return true;
  const name = hostName(header);
  if (name === null) return false;
  if (isLoopback(name)) return true;
  if (publicUrl !== undefined && URL.canParse(publicUrl) && name === hostName(new URL(publicUrl).host)) return true;
  if (isIP(name) > 0) return boundTo === undefined || !isLoopback(boundTo);
  return name === boundTo?.toLowerCase();
}
