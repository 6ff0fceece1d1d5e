import { isIP } from 'node:net';

/** Networks that no one else is in (RFC 1918, RFC 4193, RFC 3927). */
const privateNetwork = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:)/i;
/** Names that only a network of one's own resolves (RFC 6762, RFC 8375, RFC 6761). */
const privateName = /\.(local|localhost|internal|lan|home\.arpa|test)$/i;

const plain = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

function isThisMachine(host: string): boolean {
  return host === '' || /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host) || host.endsWith('.localhost');
}

/**
 * Whether what is sent to a host leaves this machine. Single names are those of containers beside this one.
 *
 * @param hostname of a URL; IPv6 in brackets
 */
export function isRemoteHost(hostname: string): boolean {
  const host = plain(hostname);
  return !isThisMachine(host) && (isIP(host) > 0 || host.includes('.'));
}

/** Whether a host may be reached over the internet. */
export function isPublicHost(hostname: string): boolean {
  const host = plain(hostname);
  return isRemoteHost(host) && !privateNetwork.test(host) && !privateName.test(host);
}
