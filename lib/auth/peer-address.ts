import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Carries the peer address to route handlers, which have no access to the socket. */
export const peerAddressHeader = 'x-peer-address';

function recordPeerAddress(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
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
