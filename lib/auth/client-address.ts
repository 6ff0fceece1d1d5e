import { isIPv4, isIPv6 } from 'node:net';
import { peerAddressHeader } from './peer-address';

/** An IPv6 address stands for its /64: whoever has one has all of it. Anything that is no address is `unknown`. */
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
 * The network that a request comes from. Each proxy appends the address that it was called from to `X-Forwarded-For`;
 * what stands before the entries of our own proxies may be the caller's invention.
 *
 * @param header looks a request header up, in small letters
 * @param trustedProxies how many proxies stand in front of the product; 0: the header does not count
 * @returns an IPv4 address, an IPv6 network of 64 bits, or `unknown`
 */
export function clientAddress(header: (name: string) => string | undefined, trustedProxies: number): string {
  const forwarded = header('x-forwarded-for')?.split(',') ?? [];
  const chain = [...forwarded, header(peerAddressHeader) ?? ''];
  return networkOf(chain.at(-1 - trustedProxies) ?? chain[0] ?? '');
}
