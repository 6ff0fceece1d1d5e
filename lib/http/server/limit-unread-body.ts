import type { IncomingMessage } from 'node:http';
import { discardLimit } from './read-body';

const checkEveryMs = 200;

/**
 * Node reads the rest of a request after responding, to reuse the connection. This closes the connection when that is
 * too much or takes too long.
 *
 * @param request one that has been responded to
 */
export function limitUnreadBody(request: IncomingMessage): void {
  if (request.complete) return;
  const { socket } = request;
  const before = socket.bytesRead;
  const deadline = Date.now() + discardLimit.ms;
  // Nothing else drains a body that a handler stopped reading.
  const discard = (): void => {
    while (request.read() !== null);
  };
  request.on('readable', discard);
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (socket.bytesRead - before > discardLimit.maxBytes || Date.now() > deadline) socket.destroy();
  }, checkEveryMs).unref();
}

/** Resolves when a request's body has been read and dropped, at most as much and as long as that of a refused one. */
export function requestRead(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const { socket } = request;
    const before = socket.bytesRead;
    const deadline = Date.now() + discardLimit.ms;
    const timer = setInterval(() => {
      if (socket.bytesRead - before > discardLimit.maxBytes || Date.now() > deadline) done();
    }, checkEveryMs).unref();
    const done = (): void => {
      clearInterval(timer);
      resolve();
    };
    request.once('end', done).once('close', done).resume();
  });
}
