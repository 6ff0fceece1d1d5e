import { isIPv4, isIPv6 } from 'node:net';
import { peerAddressHeader } from './peer-address';

/**
 * An IPv6 address is reduced to its /64, which usually belongs to one user. Anything that is not an address is
 * `unknown`.
 */
function networkOf(address: string): string {
  const plain = address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const [front = [], back = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The network that a request comes from. Each proxy appends the address of its caller to `X-Forwarded-For`; entries
 * before those of our own proxies may be forged.
 *
 * @param header looks up a request header by its lower-case name
 * @param trustedProxies number of proxies in front of the product; 0 ignores the header
 * @returns an IPv4 address, an IPv6 /64 network, or `unknown`
 */
export function clientAddress(header: (name: string) => string | undefined, trustedProxies: number): string {
  const forwarded = header('x-forwarded-for')?.split(',') ?? [];
  const chain = [...forwarded, header(peerAddressHeader) ?? ''];
  return networkOf(chain.at(-1 - trustedProxies) ?? chain[0] ?? '');
}
