import { knowsProxies, proxyFor } from './outgoing-proxy';

const settings = { HTTPS_PROXY: 'http://proxy.example:3128', HTTP_PROXY: undefined, NO_PROXY: '' };
jest.mock('@/lib/env', () => ({ env: () => settings }));

const isProxied = (url: string, exempt = ''): boolean => {
  settings.NO_PROXY = exempt;
  return proxyFor(new URL(url)) !== null;
};

test('https goes through HTTPS_PROXY, http only through HTTP_PROXY', () => {
  expect(proxyFor(new URL('https://api.example/v1'))).toBe('http://proxy.example:3128');
  expect(proxyFor(new URL('http://api.example/v1'))).toBeNull();
});

test.each(['https://localhost:11434', 'https://models.localhost', 'https://127.0.0.9', 'https://[::1]:8080'])(
  'this machine is asked directly: %s',
  (url) => expect(isProxied(url)).toBe(false),
);

test.each([
  ['https://api.example', '*'],
  ['https://api.example', 'other.example, API.example'],
  ['https://eu.api.example', 'api.example'],
  ['https://eu.api.example', '.api.example'],
  ['https://eu.api.example', '*.api.example'],
  ['https://api.example', 'api.example:443'],
  ['https://10.1.2.3', '10.0.0.0/8'],
  ['https://10.1.2.3', '10.1.2.3'],
  ['https://[fd00::1]:8443', 'fd00::/8'],
  ['https://[fd00::1]:8443', '[fd00::1]:8443'],
])('%s is asked directly with NO_PROXY=%s', (url, exempt) => expect(isProxied(url, exempt)).toBe(false));

test.each([
  ['https://api.example', ' , '],
  ['https://notapi.example', 'api.example'],
  ['https://api.example', 'eu.api.example'],
  ['https://api.example:8443', 'api.example:443'],
  ['https://11.1.2.3', '10.0.0.0/8'],
  ['https://api.example', '10.0.0.0/8'],
  ['https://10.1.2.3', '10.0.0.0/x'],
])('%s goes through the proxy with NO_PROXY=%s', (url, exempt) => expect(isProxied(url, exempt)).toBe(true));

test.each([
  ['22.19.0', false],
  ['22.21.0', true],
  ['24.4.1', false],
  ['24.21.0', true],
  ['26.0.0', true],
])('Node %s knows proxies: %s', (version, knows) => expect(knowsProxies(version)).toBe(knows));
