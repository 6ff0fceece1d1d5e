import { Issuer } from 'openid-client';
import { FaultyProvider, type ProviderFaults } from '@/tests/faulty-provider';
import { discoveryAddress } from './discover-provider';
import { exchangeCode, fetchClaims } from './exchange-code';

let provider: FaultyProvider;

beforeAll(async () => {
  provider = await FaultyProvider.start();
});
afterAll(() => provider.stop());

const callbackUrl = 'https://product.example/api/auth/callback/oidc';
const checks = { state: 'the-state', nonce: 'the-nonce', code_verifier: 'v'.repeat(43) };

/** As next-auth does it: the provider is discovered at each sign-in. */
async function signIn(faults: ProviderFaults, { state = checks.state, issuer = provider.issuer } = {}) {
  provider.faults = faults;
  const discovered = await Issuer.discover(discoveryAddress(provider.issuer));
  const client = new discovered.Client({
    client_id: 'recruiting',
    client_secret: 'secret',
    redirect_uris: [callbackUrl],
  });
  const params = { code: 'code', state };
  const tokens = await exchangeCode({ client, params, checks, callbackUrl, issuer });
  return fetchClaims(client, tokens);
}

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

test('the claims of ID token and userinfo are read', async () => {
  const [idToken, userinfo] = await signIn({ claims: { roles: ['hr'] } });
  expect(idToken).toMatchObject({ sub: 's-1', roles: ['hr'] });
  expect(userinfo).toEqual({ sub: 's-1', email: 'ida@company.example' });
  expect(await signIn({ discovery: { userinfo_endpoint: undefined } })).toHaveLength(1);
});

test.each([
  ['behind', { iat: inSeconds(-3700), exp: inSeconds(-100) }],
  ['ahead', { iat: inSeconds(100), nbf: inSeconds(100), exp: inSeconds(3700) }],
])('a clock that is %s by less than two minutes does not matter', async (_how, claims) => {
  expect(await signIn({ claims })).toHaveLength(2);
});

test.each([
  ['a clock far behind', { claims: { iat: inSeconds(-3800), exp: inSeconds(-150) } }, 'clock', 'CLOCK'],
  ['a clock far ahead', { claims: { iat: inSeconds(150), exp: inSeconds(3700) } }, 'clock', 'CLOCK'],
  ['a clock far ahead, with nbf', { claims: { nbf: inSeconds(150) } }, 'clock', 'CLOCK'],
  [
    'a token of another issuer',
    { claims: { iss: 'https://evil.example' } },
    'provider-misconfigured',
    'ISSUER_MISMATCH',
  ],
  ['a token for another program', { claims: { aud: 'other' } }, 'provider-misconfigured', 'TOKEN_INVALID'],
  ['a key that is not published', { unknownKey: true }, 'provider-misconfigured', 'TOKEN_INVALID'],
  ['the nonce of another sign-in', { claims: { nonce: 'replayed' } }, 'expired', null],
  ['no nonce', { claims: { nonce: undefined } }, 'expired', null],
  ['a code used twice', { token: { status: 400, body: { error: 'invalid_grant' } } }, 'expired', null],
  [
    'a wrong secret',
    { token: { status: 401, body: { error: 'invalid_client' } } },
    'provider-misconfigured',
    'CLIENT_REFUSED',
  ],
  [
    'another refusal',
    { token: { status: 400, body: { error: 'invalid_scope' } } },
    'provider-misconfigured',
    'REFUSED',
  ],
  ['an error of the server', { token: { status: 503, body: {} } }, 'provider-unreachable', 'HTTP_STATUS'],
  ['userinfo of another person', { userinfo: { sub: 's-2' } }, 'provider-misconfigured', 'TOKEN_INVALID'],
  [
    'no token endpoint there',
    { discovery: { token_endpoint: 'http://127.0.0.1:1/' } },
    'provider-unreachable',
    'UNREACHABLE',
  ],
])('%s is refused and explained', async (_case, faults, problem, fault) => {
  await expect(signIn(faults)).rejects.toMatchObject({ problem, fault });
});

test('the state of another sign-in is refused', async () => {
  await expect(signIn({}, { state: 'other' })).rejects.toMatchObject({ problem: 'expired', fault: null });
});

test('a provider that names another issuer than the settings is refused', async () => {
  const issuer = 'https://id.company.example';
  await expect(signIn({}, { issuer })).rejects.toMatchObject({ fault: 'ISSUER_MISMATCH', detail: provider.issuer });
  expect(await signIn({}, { issuer: `${provider.issuer}/` })).toHaveLength(2);
});

test('new keys of the provider are fetched', async () => {
  expect(await signIn({})).toHaveLength(2);
  provider.rotateKeys();
  expect(await signIn({})).toHaveLength(2);
});
