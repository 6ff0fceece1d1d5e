import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What waits for the responses of each open connection. */
const waiting = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls `ended` once: when the response has ended, or its connection is closed. A response behind another one of its
 * connection (RFC 9112, section 9.3.2) has none of its own yet; Node 22.18 emits no `close` for it when that is lost.
 */
export function onResponseEnd(response: ServerResponse, ended: () => void): void {
  const { socket } = response.req;
  if (socket.closed) return ended();
  const callbacks = waiting.get(socket) ?? watch(socket);
  const end = (): void => {
    if (callbacks.delete(end)) ended();
  };
  callbacks.add(end);
  response.once('close', end);
}

/** One listener for a connection, however many requests wait on it. */
function watch(socket: Socket): Set<() => void> {
  const callbacks = new Set<() => void>();
  waiting.set(socket, callbacks);
  socket.once('close', () => {
    for (const end of callbacks) end();
  });
  return callbacks;
}
