import { FaultyProvider, type ProviderFaults } from '@/tests/faulty-provider';
import { countProviderKeys, discoverProvider } from './discover-provider';

let provider: FaultyProvider;

beforeAll(async () => {
  provider = await FaultyProvider.start();
});
afterAll(() => provider.stop());

async function check(faults: ProviderFaults, issuer = provider.issuer): Promise<number> {
  provider.faults = faults;
  return countProviderKeys(await discoverProvider(issuer));
}

test('a provider that is in order has keys, with or without a slash at the end', async () => {
  expect(await check({})).toBe(1);
  expect(await check({}, `${provider.issuer}/`)).toBe(1);
  const end_session_endpoint = `${provider.issuer}/end`;
  provider.faults = { discovery: { end_session_endpoint } };
  expect(await discoverProvider(provider.issuer)).toMatchObject({ end_session_endpoint });
});

test.each([
  ['another issuer', { discovery: { issuer: 'https://evil.example' } }, 'ISSUER_MISMATCH', 'https://evil.example'],
  ['no endpoint', { discovery: { token_endpoint: undefined } }, 'ENDPOINT_MISSING', 'token_endpoint'],
  ['another document', { discovery: { issuer: undefined } }, 'NOT_DISCOVERY', null],
  ['no keys', { keys: [] }, 'NO_KEYS', null],
  ['not found', { status: 404 }, 'HTTP_STATUS', '404'],
  ['out of order', { status: 502 }, 'HTTP_STATUS', '502'],
])('%s is said', async (_case, faults, fault, detail) => {
  await expect(check(faults)).rejects.toMatchObject({ fault, detail });
});

test('a provider that is not there is said to be', async () => {
  const stopped = await FaultyProvider.start();
  await stopped.stop();
  await expect(check({}, stopped.issuer)).rejects.toMatchObject({ fault: 'UNREACHABLE', detail: 'REFUSED' });
  await expect(check({}, 'https://id.invalid')).rejects.toMatchObject({ fault: 'UNREACHABLE', detail: 'NAME' });
  await expect(check({}, 'not an address')).rejects.toMatchObject({ fault: 'NOT_DISCOVERY' });
});
