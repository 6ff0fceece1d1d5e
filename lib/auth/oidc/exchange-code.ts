import type { OAuthChecks } from 'next-auth/providers/oauth';
import { custom, type BaseClient, type CallbackParamsType, type TokenSet } from 'openid-client';
import { isSameIssuer } from './discover-provider';
import { clockFailure, clockToleranceSeconds, explainTokenError, isTimeOff } from './explain-token-error';
import { misconfigured } from './provider-failure';

export interface CodeExchange {
  client: BaseClient;
  /** What the browser brought back. */
  params: CallbackParamsType;
  /** State, nonce and code verifier of this browser's sign-in. */
  checks: OAuthChecks;
  callbackUrl: string;
  /** AUTH_OIDC_ISSUER */
  issuer: string;
}

/**
 * Exchanges the code for tokens and checks the ID token. Its keys are fetched anew at each sign-in, so a provider may
 * rotate them.
 *
 * @throws ProviderFailure
 */
export async function exchangeCode({ client, params, checks, callbackUrl, issuer }: CodeExchange): Promise<TokenSet> {
  const named = client.issuer.metadata.issuer;
  const nonce = 'nonce' in checks ? checks.nonce : undefined;
  try {
    if (!isSameIssuer(named, issuer)) throw misconfigured('ISSUER_MISMATCH', named);
    client[custom.clock_tolerance] = clockToleranceSeconds;
    const tokens = await client.callback(callbackUrl, params, checks);
    // The library does not look at when a token was issued.
    if (isTimeOff(tokens.claims(), Date.now() / 1000)) throw clockFailure();
    return tokens;
  } catch (error) {
    throw explainTokenError(error, { issuer: named, nonce });
  }
}

/**
 * The claims of the ID token and those of userinfo, which most issuers give address and name from. Userinfo of another
 * person than the ID token's is refused (OpenID Connect Core 1.0, section 5.3.2).
 *
 * @throws ProviderFailure
 */
export async function fetchClaims(client: BaseClient, tokens: TokenSet): Promise<Record<string, unknown>[]> {
  const { issuer, userinfo_endpoint: endpoint } = client.issuer.metadata;
  if (!endpoint) return [tokens.claims()];
  try {
    return [tokens.claims(), await client.userinfo(tokens)];
  } catch (error) {
    throw explainTokenError(error, { issuer, nonce: undefined });
  }
}
