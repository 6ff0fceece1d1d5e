import { z } from 'zod';
import { outgoingFetch } from '@/lib/outgoing-fetch';
import { misconfigured, ProviderFailure, unreachable } from './provider-failure';

const endpoint = z.url({ protocol: /^https?$/ });

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  end_session_endpoint: endpoint.optional().catch(undefined),
});

/** What a provider says of itself (OpenID Connect Discovery 1.0, section 3). */
export type ProviderMetadata = z.infer<typeof discoverySchema>;

const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Whether two issuers are the same: settings and documents may differ in the final slash. */
export function isSameIssuer(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}

/** Where a provider describes itself. */
export function discoveryAddress(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

async function fetchJson(address: string, timeoutMs: number): Promise<unknown> {
  let response: Response;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    response = await outgoingFetch(address, { headers: { accept: 'application/json' }, redirect: 'manual', signal });
  } catch (error) {
    throw unreachable(error);
  }
  if (response.status >= 500)
    throw new ProviderFailure('provider-unreachable', { fault: 'HTTP_STATUS', detail: String(response.status) });
  if (response.status !== 200) throw misconfigured('HTTP_STATUS', String(response.status));
  return response.json().catch(() => null);
}

/**
 * Asks the provider where its endpoints are.
 *
 * @param issuer AUTH_OIDC_ISSUER
 * @param timeoutMs how long to wait
 * @throws ProviderFailure
 */
export async function discoverProvider(issuer: string, timeoutMs = 5000): Promise<ProviderMetadata> {
  const address = URL.canParse(issuer) ? discoveryAddress(issuer) : null;
  if (address === null) throw misconfigured('NOT_DISCOVERY');
  const read = await fetchJson(address, timeoutMs);
  const { data, error } = discoverySchema.safeParse(read);
  if (data === undefined) {
    const missing = error.issues.map(({ path }) => String(path[0] ?? '')).filter((name) => name !== '');
    throw missing.length === 0 || missing.includes('issuer')
      ? misconfigured('NOT_DISCOVERY')
      : misconfigured('ENDPOINT_MISSING', missing.join(', '));
  }
  if (!isSameIssuer(data.issuer, issuer)) throw misconfigured('ISSUER_MISMATCH', data.issuer);
  return data;
}

/**
 * The number of keys that the provider signs with.
 *
 * @throws ProviderFailure also when there is none
 */
export async function countProviderKeys({ jwks_uri }: ProviderMetadata, timeoutMs = 5000): Promise<number> {
  const { data } = keysSchema.safeParse(await fetchJson(jwks_uri, timeoutMs));
  if (!data || data.keys.length === 0) throw misconfigured('NO_KEYS');
  return data.keys.length;
}
