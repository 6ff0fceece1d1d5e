import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The header that carries the address of the connection to route handlers, which do not see the socket. */
export const peerAddressHeader = 'x-peer-address';

function recordPeerAddress(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  // Overwrites what a caller may have sent under this name.
  request.headers[peerAddressHeader] = request.socket.remoteAddress ?? '';
}

/** From now on each request to this process carries `peerAddressHeader`. Node announces requests before the server answers. */
export function recordPeerAddresses(): void {
  subscribe('http.server.request.start', recordPeerAddress);
}
