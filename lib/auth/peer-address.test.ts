import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { logger } from '@/lib/logger';
import { recordPeerAddresses } from './peer-address';

test('a proxy that is not declared is reported once, with the name of the setting', async () => {
  process.env.TRUSTED_PROXIES = '0';
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  recordPeerAddresses();
  const server = http.createServer((_, response) => response.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetch(url);
  expect(warn).not.toHaveBeenCalled();
  for (let count = 0; count < 3; count += 1) await fetch(url, { headers: { 'x-forwarded-for': '192.0.2.7' } });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[1]).toContain('TRUSTED_PROXIES');
  server.close();
});
