import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const megabyte = 0x100000;

export interface RawAnswer {
  /** Everything received until the connection closed. */
  received: string;
  sentBytes: number;
}

function listen(socket: Socket): { received: string } {
  const answer = { received: '' };
  socket.on('data', (chunk: Buffer) => (answer.received += chunk.toString()));
  // A server that refuses a body closes the connection while it is sent.
  socket.on('error', () => undefined);
  return answer;
}

/** Sends a raw request and waits until the server closes the connection. */
export async function sendRaw(port: number, text: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const answer = listen(socket);
  socket.write(text);
  await once(socket, 'close');
  return { ...answer, sentBytes: socket.bytesWritten };
}

/** Sends requests on one connection without waiting for their responses. */
export function sendPipelined(port: number, paths: readonly string[]): Socket {
  const socket = connect(port, '127.0.0.1');
  listen(socket);
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  return socket;
}

/** Sends an overlong chunked body until the server closes the connection or has read it all. */
export async function sendFlood(
  port: number,
  { path, type, megabytes }: { path: string; type: string; megabytes: number },
): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const answer = listen(socket);
  const headers = `Host: localhost\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n`;
  socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n`);
  const chunk = `${megabyte.toString(16)}\r\n${'x'.repeat(megabyte)}\r\n`;
  while (!socket.destroyed && socket.bytesWritten < megabytes * megabyte) {
    socket.write(chunk);
    do await sleep(5);
    while (socket.writableNeedDrain && !socket.destroyed);
  }
  socket.destroy();
  return { ...answer, sentBytes: socket.bytesWritten };
}
