import { env } from '@/lib/env';
import { AddressLimit } from './address-limit';

/** Refused tokens that one address may send in a minute. */
const refusedPerMinute = 60;

interface TokenLimits {
  /** Calls, by token. */
  calls: AddressLimit;
  /** Refused tokens, by network address. */
  refused: AddressLimit;
}

declare global {
  var tokenLimits: TokenLimits | undefined;
}

/** Counted by each instance for itself. Next.js may load a module twice; the counts are shared. */
export function tokenLimits(): TokenLimits {
  globalThis.tokenLimits ??= {
    calls: new AddressLimit(env().API_TOKEN_REQUESTS_PER_MINUTE),
    refused: new AddressLimit(refusedPerMinute),
  };
  return globalThis.tokenLimits;
}
