import { BlockList, isIP } from 'node:net';
import { checkedLookup, isMetadataAddress, isMetadataHost, refuseKnown } from '@/lib/checked-lookup';
import { AppError } from '@/lib/errors';

/** Special-purpose networks of IPv4 (RFC 6890): loopback, private, link-local with clouds' metadata, multicast … */
const specialIpv4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  specialIpv4.addSubnet(network, prefix, 'ipv4');
}

/** Only 2000::/3 is public; ULA, link-local, mapped and translated IPv4 lie outside it. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');
/** Parts of 2000::/3 that carry other addresses (Teredo, 6to4) or are for documents only. */
const specialIpv6 = new BlockList();
specialIpv6.addSubnet('2001::', 23, 'ipv6');
specialIpv6.addSubnet('2001:db8::', 32, 'ipv6');
specialIpv6.addSubnet('2002::', 16, 'ipv6');
specialIpv6.addSubnet('3fff::', 20, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialIpv4.check(address, 'ipv4');
  return isIP(address) === 6 && globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

/** `host:port` of an address, with the protocol's port where it names none. */
function hostAndPort({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`.toLowerCase();
}

/** `ATS_ALLOWED_HOSTS` as a list. */
export function readAllowedHosts(setting: string | undefined): string[] {
  return (setting ?? '').split(',').flatMap((host) => host.trim().toLowerCase() || []);
}

/**
 * Checks an address before anything is sent there: https, no user name, no private IP address; hosts that the
 * deployment names are reached freely, except those of clouds' metadata.
 *
 * @param allowedHosts `host:port`
 * @returns whether what its name resolves to must be public, {@link lookupPublic}; else {@link lookupNamed}
 * @throws AppError `ats.address-refused`
 */
export function checkAddress(url: URL, allowedHosts: readonly string[]): { guarded: boolean } {
  if (isMetadataHost(url.hostname)) throw refusal();
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (isWeb && !url.username && !url.password && allowedHosts.includes(hostAndPort(url))) return { guarded: false };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isRefused = url.protocol !== 'https:' || url.username || url.password || (isIP(host) && !isPublicAddress(host));
  if (isRefused) throw refusal();
  return { guarded: true };
}

const refusal = () => new AppError('ats.address-refused');

/** For `lookup` of a connection: only public addresses. */
export const lookupPublic = checkedLookup(isPublicAddress, refusal);

const isNoMetadata = (address: string): boolean => !isMetadataAddress(address);

/** The same for a host that the deployment names: any but those of clouds' metadata. */
export const lookupNamed = checkedLookup(isNoMetadata, refusal);

/**
 * Behind a proxy, which looks names up itself: refuses what {@link lookupPublic} or {@link lookupNamed} would refuse here.
 *
 * @throws AppError `ats.address-refused`
 */
export function refuseBehindProxy(hostname: string, guarded: boolean): Promise<void> {
  return refuseKnown(hostname, guarded ? isPublicAddress : isNoMetadata, refusal);
}
