import { keyAuthorisation, tokenAuthorisation, type TokenRequest } from '../http/authorisation';
import type { AtsClock } from '../http/ats-clock';
import { AtsClient } from '../http/ats-client';
import type { ConnectionState } from '../http/connection-state';
import type { HttpLimits } from '../http/exchange';

/** What a provider is given besides its settings. */
export interface ProviderContext {
  state: ConnectionState;
  limits: HttpLimits;
  /** Is told the ATS's time. */
  clock?: AtsClock;
  /** Stores what an answer showed of the account, in the connection's settings. */
  remember?: (settings: Record<string, unknown>) => Promise<void>;
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
export function connect({ authorisation, ...api }: Api, { state, limits, clock, sleep }: ProviderContext): AtsClient {
  const isKey = 'header' in authorisation;
  return new AtsClient({
    ...api,
    state,
    limits,
    ...(clock ? { clock } : {}),
    ...(sleep ? { sleep } : {}),
    authorisation: isKey ? keyAuthorisation(authorisation.header) : tokenAuthorisation(authorisation, state, limits),
  });
}
