import { isKnownHost, type KnownHosts } from './known-hosts';

const demo: KnownHosts = { publicUrl: 'http://127.0.0.1:3000', boundTo: '127.0.0.1' };
const behindProxy: KnownHosts = { publicUrl: 'https://recruiting.company.example', boundTo: '127.0.0.1' };
const inContainer: KnownHosts = { publicUrl: 'https://recruiting.company.example', boundTo: 'Web-7c9f' };
const worker: KnownHosts = { ...demo, workerUrl: 'http://workers.internal:3000' };
const everywhere: KnownHosts = { publicUrl: 'https://recruiting.company.example', boundTo: undefined };

test.each([
  [demo, ['127.0.0.1:3000', 'localhost:3000', 'LOCALHOST', '[::1]:3000', undefined]],
  [behindProxy, ['recruiting.company.example', 'Recruiting.Company.example:443', '127.0.0.1:3000']],
  [inContainer, ['recruiting.company.example', 'web-7c9f:3000', '10.1.2.3:3000', 'localhost']],
  [worker, ['workers.internal:3000', '127.0.0.1:3000']],
  [everywhere, ['recruiting.company.example', '10.1.2.3', '[2001:db8::1]:3000']],
])('%j: known are %j', (hosts, headers) => {
  expect(headers.filter((header) => !isKnownHost(header, hosts))).toEqual([]);
});

const foreign = [
  'rebind.attacker.example:3000',
  'localhost.attacker.example',
  '127.0.0.1.attacker.example',
  'recruiting.company.example.attacker.example',
  'attacker.example@127.0.0.1',
  '127.0.0.1/attacker.example',
  '127.0.0.1, attacker.example',
  '',
];

test.each([demo, behindProxy, inContainer, everywhere])('%j: foreign names are not known', (hosts) => {
  expect(foreign.filter((header) => isKnownHost(header, hosts))).toEqual([]);
});

test.each([demo, behindProxy])('%j: on loopback only, nobody comes by another address', (hosts) => {
  expect(isKnownHost('10.1.2.3:3000', hosts)).toBe(false);
});
