import { Agent as HttpAgent, type AgentOptions } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { env } from '@/lib/env';

// How the product's own calls leave it where they must go through a proxy (docs/guide/en/installation.md#outgoing). Every
// client asks here: the check `outgoing` lists them.

/** What is on this machine is never asked through a proxy. */
const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4');
ownMachine.addAddress('::1', 'ipv6');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function isOwnMachine(host: string): boolean {
  if (isIP(host)) return ownMachine.check(host, familyOf(host));
  return host === 'localhost' || host.endsWith('.localhost');
}

function isInNetwork(host: string, network: string): boolean {
  const [address = '', prefix = ''] = network.split('/');
  if (!isIP(host) || isIP(host) !== isIP(address) || !/^\d{1,3}$/.test(prefix)) return false;
  const list = new BlockList();
  list.addSubnet(address, Math.min(Number(prefix), isIP(address) === 6 ? 128 : 32), familyOf(address));
  return list.check(host, familyOf(host));
}

/** Whether an entry of NO_PROXY means the host: a name and what is below it, an address, a network, each with or without port. */
function means(entry: string, host: string, port: string): boolean {
  if (entry === '*') return true;
  if (entry.includes('/')) return isInNetwork(host, entry);
  const [, itsPort] = isIP(entry) ? [] : (/:(\d+)$/.exec(entry) ?? []);
  if (itsPort && itsPort !== port) return false;
  const name = itsPort ? entry.slice(0, -itsPort.length - 1) : entry;
  const bare = name.replace(/^\[|\]$/g, '').replace(/^\*?\./, '');
  return bare !== '' && (host === bare || host.endsWith(`.${bare}`));
}

/**
 * The proxy through which an address is reached, of HTTPS_PROXY or HTTP_PROXY; null: none.
 *
 * @param url mail servers count as https
 */
export function proxyFor(url: URL): string | null {
  const { HTTPS_PROXY, HTTP_PROXY, NO_PROXY } = env();
  const proxy = url.protocol === 'http:' ? HTTP_PROXY : HTTPS_PROXY;
  if (!proxy) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isOwnMachine(host)) return null;
  const port = url.port || (url.protocol === 'http:' ? '80' : '443');
  const entries = (NO_PROXY ?? '').toLowerCase().split(/[\s,]+/);
  return entries.some((entry) => entry !== '' && means(entry, host, port)) ? null : proxy;
}

/** The agent of `node:http` or `node:https` that makes connections to `url` through its proxy; undefined: there is none. */
export function proxyAgent(url: URL, options: AgentOptions = {}): HttpAgent | undefined {
  const proxy = proxyFor(url);
  if (!proxy) return undefined;
  const { NODE_ENV } = env();
  if (url.protocol === 'http:') return new HttpAgent({ ...options, proxyEnv: { NODE_ENV, HTTP_PROXY: proxy } });
  return new HttpsAgent({ ...options, proxyEnv: { NODE_ENV, HTTPS_PROXY: proxy } });
}

/** Whether this Node's agents know proxies. */
export function knowsProxies(version = process.versions.node): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 5) || (major === 22 && minor >= 21);
}
