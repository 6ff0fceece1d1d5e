import { trustedProxies } from '@/lib/env';
import { clientAddress } from './client-address';

/** The network that a request with these headers comes from; see `clientAddress`. */
export function requestAddress(headers: Headers): string {
  return clientAddress((name) => headers.get(name) ?? undefined, trustedProxies());
}
