import { lookup, promises } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Link-local networks, and the other addresses under which clouds tell a machine its secrets. */
const metadataNetworks = new BlockList();
for (const [network, prefix, family] of [
  ['169.254.0.0', 16, 'ipv4'],
  // Of Alibaba, Azure and Oracle.
  ['100.100.100.200', 32, 'ipv4'],
  ['168.63.129.16', 32, 'ipv4'],
  ['192.0.0.192', 32, 'ipv4'],
  ['fe80::', 10, 'ipv6'],
  // Of Amazon and Google.
  ['fd00:ec2::254', 128, 'ipv6'],
  ['fd20:ce::254', 128, 'ipv6'],
  // 169.254.0.0/16 as NAT64 translates it.
  ['64:ff9b::a9fe:0', 112, 'ipv6'],
] as const) {
  metadataNetworks.addSubnet(network, prefix, family);
}

const metadataName =
  /^(?:metadata|metadata\.google\.internal|metadata\.goog|instance-data|instance-data\.ec2\.internal)\.?$/;

/** Whether an IP address is link-local or one of a cloud's metadata service. */
export function isMetadataAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && metadataNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** The same of the host of an address, which may be one of its names. @param hostname as `URL` has it */
export function isMetadataHost(hostname: string): boolean {
  return metadataName.test(hostname.toLowerCase()) || isMetadataAddress(hostname.replace(/^\[|\]$/g, ''));
}

/**
 * For `lookup` of a connection: the addresses of a name, all of them allowed. The connection is made to those, and no others.
 * A name with a refused address among others is refused as a whole: it is made to mislead.
 *
 * @param refusal makes the error
 */
export function checkedLookup(isAllowed: (address: string) => boolean, refusal: () => Error): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) return callback(refusal(), '');
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * Behind a proxy, which looks the name up itself: refuses it if this machine's own look-up leads to an address that is not
 * allowed. A name that is unknown here is the proxy's to judge.
 *
 * @param hostname as `URL` has it
 * @param refusal makes the error
 */
export async function refuseKnown(
  hostname: string,
  isAllowed: (address: string) => boolean,
  refusal: () => Error,
): Promise<void> {
  const found = await promises.lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  if (!found.every(({ address }) => isAllowed(address))) throw refusal();
}
