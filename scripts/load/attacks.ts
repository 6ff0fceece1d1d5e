import { randomInt, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const loopback = '127.0.0.1';

/**
 * Wrong sign-ins, all at once, each from another address as far as the server can tell.
 *
 * @returns how often each status was answered; 0 for no answer
 */
export async function floodSignIn(serverUrl: string, count: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const attempt = async (): Promise<number> => {
    const { csrfToken, cookie } = await fetchSignInToken(serverUrl);
    const form = new URLSearchParams({ csrfToken, email: `${randomUUID()}@tests.example`, password: 'Wrong-2026!' });
    const headers = { cookie, 'x-forwarded-for': `203.0.113.${randomInt(1, 255)}` };
    const answer = await fetch(`${serverUrl}/api/auth/callback/credentials`, { method: 'POST', headers, body: form });
    await answer.arrayBuffer();
    return answer.status;
  };
  await Promise.all(
    Array.from({ length: count }, async () => {
      const status = await attempt().catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
  );
  return statuses;
}

async function fetchSignInToken(serverUrl: string): Promise<{ csrfToken: string; cookie: string }> {
  const answer = await fetch(`${serverUrl}/api/auth/csrf`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { csrfToken, cookie: cookie.join('; ') };
}

/** Clients that send a request one byte a second, and stop after `seconds`. */
export async function runSlowClients(port: number, count: number, seconds: number): Promise<void> {
  const head = `POST /api/v1/processes HTTP/1.1\r\nHost: ${loopback}\r\nContent-Length: 100000\r\n\r\n`;
  const sockets = Array.from({ length: count }, () => openSocket(port));
  for (let second = 0; second < seconds; second += 1) {
    for (const socket of sockets) if (socket.writable) socket.write(head[second] ?? 'x');
    await sleep(1000);
  }
  for (const socket of sockets) socket.destroy();
}

/**
 * Upgrades that nobody handles, some at a time.
 *
 * @returns how many connections the server has left open
 */
export async function floodUpgrades(port: number, count: number): Promise<number> {
  const text = `GET / HTTP/1.1\r\nHost: ${loopback}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
  const sockets: Socket[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const socket = openSocket(port);
    // An answer that is not read would keep the connection from closing.
    socket.resume();
    socket.write(text);
    sockets.push(socket);
    if (sent % 50 === 49) await sleep(50);
  }
  // Answered as ordinary requests, they are closed when nothing more comes for five seconds.
  await sleep(20_000);
  const open = sockets.filter((socket) => !socket.destroyed).length;
  for (const socket of sockets) socket.destroy();
  return open;
}

function openSocket(port: number): Socket {
  // Whoever is refused loses the connection: that is what is wanted.
  return connect(port, loopback).on('error', () => undefined);
}
