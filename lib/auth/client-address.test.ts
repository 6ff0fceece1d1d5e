import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientAddress } from './client-address';
import { recordPeerAddresses } from './peer-address';

function addressOf(headers: Record<string, string>, proxies: number): string {
  return clientAddress((name) => headers[name], proxies);
}

test.each([
  ['192.0.2.7', 0, '198.51.100.1'],
  ['192.0.2.7, 192.0.2.8', 0, '198.51.100.1'],
  ['192.0.2.7', 1, '192.0.2.7'],
  ['invented, 192.0.2.7', 1, '192.0.2.7'],
  ['invented, 192.0.2.7, 10.0.0.1', 2, '192.0.2.7'],
  ['192.0.2.7', 2, '192.0.2.7'],
  ['not an address', 1, 'unknown'],
  ['2001:db8:1:2::1', 1, '2001:db8:1:2'],
  ['2001:0db8:1:2:ffff:ffff:ffff:ffff', 1, '2001:db8:1:2'],
  ['2001:db8::1', 1, '2001:db8:0:0'],
  ['::ffff:192.0.2.7', 1, '192.0.2.7'],
])('of "%s", from 198.51.100.1, %d proxies in front: %s', (forwarded, proxies, expected) => {
  expect(addressOf({ 'x-forwarded-for': forwarded, 'x-peer-address': '198.51.100.1' }, proxies)).toBe(expected);
});

test('without any knowledge of the connection the address is unknown, whatever the caller says', () => {
  expect(addressOf({ 'x-forwarded-for': '192.0.2.7' }, 0)).toBe('unknown');
});

test('a server is told the address of the connection, and no caller can say another', async () => {
  recordPeerAddresses();
  const server = http.createServer(({ headers }, response) => response.end(headers['x-peer-address']));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { 'X-Peer-Address': '192.0.2.7' } });
  expect(await answer.text()).toBe('127.0.0.1');
  server.close();
});
