import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { trustedProxies } from '@/lib/env';
import { logger } from '@/lib/logger';

/** Carries the peer address to route handlers, which have no access to the socket. */
export const peerAddressHeader = 'x-peer-address';

let warned = false;

/** Without its declaration, a proxy's address counts as everybody's. */
function warnOfUndeclaredProxy(request: IncomingMessage): void {
  if (warned || trustedProxies() > 0 || request.headers['x-forwarded-for'] === undefined) return;
  warned = true;
  logger.warn(
    { setting: 'TRUSTED_PROXIES' },
    'A request came with X-Forwarded-For while TRUSTED_PROXIES is 0. If a reverse proxy is in front, set TRUSTED_PROXIES ' +
      'to the number of proxies: until then all visitors count as one address.',
  );
}

function recordPeerAddress(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  warnOfUndeclaredProxy(request);
  // Overwrites a header sent by the caller.
  request.headers[peerAddressHeader] = request.socket.remoteAddress ?? '';
}

/**
 * Adds `peerAddressHeader` to every request from now on. Node publishes the event before the server handles the
 * request.
 */
export function recordPeerAddresses(): void {
  subscribe('http.server.request.start', recordPeerAddress);
}
