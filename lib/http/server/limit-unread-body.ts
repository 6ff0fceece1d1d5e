import type { IncomingMessage } from 'node:http';

/** How much of a body is still taken after the answer: the largest CV, so that who sends one hears why it was refused. */
const maxBytes = 16 * 1024 * 1024;
const maxMs = 30_000;
const lookEveryMs = 200;

/**
 * After an answer Node reads what is left of the request, for the connection's next one. Here that ends: whoever goes on sending
 * much or for long loses the connection.
 *
 * @param request one that has been answered
 */
export function limitUnreadBody(request: IncomingMessage): void {
  if (request.complete) return;
  const { socket } = request;
  const before = socket.bytesRead;
  const deadline = Date.now() + maxMs;
  // A body that a handler began to read and left is read on by nobody else.
  const discard = (): void => {
    while (request.read() !== null);
  };
  request.on('readable', discard);
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (socket.bytesRead - before > maxBytes || Date.now() > deadline) socket.destroy();
  }, lookEveryMs).unref();
}
