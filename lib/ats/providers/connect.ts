import { keyAuthorisation, tokenAuthorisation, type TokenRequest } from '../http/authorisation';
import { AtsClient } from '../http/ats-client';
import type { ConnectionState } from '../http/connection-state';
import type { HttpLimits } from '../http/exchange';

/** What a provider is given besides its settings. */
export interface ProviderContext {
  state: ConnectionState;
  limits: HttpLimits;
  /** For tests. */
  sleep?: (ms: number) => Promise<void>;
}

interface Api {
  apiUrl: string;
  headers: Record<string, string>;
  callsPerSecond: number;
  /** A request for tokens, or the header that never changes. */
  authorisation: TokenRequest | { header: string };
}

/** The client of a provider's API. */
export function connect({ authorisation, ...api }: Api, { state, limits, sleep }: ProviderContext): AtsClient {
  const isKey = 'header' in authorisation;
  return new AtsClient({
    ...api,
    state,
    limits,
    ...(sleep ? { sleep } : {}),
    authorisation: isKey ? keyAuthorisation(authorisation.header) : tokenAuthorisation(authorisation, state, limits),
  });
}
