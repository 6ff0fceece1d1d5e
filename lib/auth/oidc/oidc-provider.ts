import type { OAuthConfig } from 'next-auth/providers/oauth';
import { TokenSet } from 'openid-client';
import { proxyAgent } from '@/lib/outgoing-proxy';
import { discoveryAddress } from './discover-provider';
import { exchangeCode, fetchClaims } from './exchange-code';
import type { OidcSettings } from './oidc-settings';
import { readPerson, type OidcPerson } from './read-person';

/** Finds or makes the account of a person who signed in at the provider; null: the person may not have one. */
export type FindCompanyAccount = (person: OidcPerson) => Promise<string | null>;

interface OidcProfile {
  sub: string;
  /** The claims of the ID token and of userinfo. */
  sources: Record<string, unknown>[];
}

/** The claims of the ID token that somebody signed in with. @param profile as next-auth passes it on */
export function idTokenOf(profile: object | undefined): Record<string, unknown> | undefined {
  return (profile as Partial<OidcProfile> | undefined)?.sources?.[0];
}

interface OidcSignIn {
  findAccount: FindCompanyAccount;
  /** Keeps why a part failed, which next-auth does not pass on. */
  recording: <Result>(part: () => Promise<Result>) => Promise<Result>;
}

/** An id that no account has: next-auth requires one even when sign-in is refused. */
const noAccountId = '00000000-0000-0000-0000-000000000000';
const timeoutMs = 5000;

/** The identity provider, for next-auth. */
export function oidcProvider(settings: OidcSettings, { findAccount, recording }: OidcSignIn): OAuthConfig<OidcProfile> {
  const { issuer, clientId, clientSecret } = settings;
  const agent = URL.canParse(issuer) ? proxyAgent(new URL(issuer)) : undefined;
  return {
    id: 'oidc',
    name: 'OpenID Connect',
    type: 'oauth',
    wellKnown: discoveryAddress(issuer),
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    httpOptions: { timeout: timeoutMs, ...(agent ? { agent } : {}) },
    token: {
      request: ({ client, params, checks, provider }) =>
        recording(async () => {
          const { callbackUrl } = provider;
          return { tokens: await exchangeCode({ client, params, checks, callbackUrl, issuer }) };
        }),
    },
    userinfo: {
      request: ({ client, tokens }) =>
        recording(async () => {
          const sources = await fetchClaims(client, new TokenSet(tokens));
          const profile: OidcProfile = { sub: String(sources[0]?.sub), sources };
          return profile;
        }),
    },
    clientId,
    ...(clientSecret ? { clientSecret } : { client: { token_endpoint_auth_method: 'none' } }),
    authorization: { params: { scope: 'openid email profile' } },
    profile: async ({ sources }) => ({
      id: (await recording(() => findAccount(readPerson(sources, settings)))) ?? noAccountId,
    }),
  };
}
