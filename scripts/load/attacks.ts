import { randomInt, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../../tests/api-client';

const loopback = '127.0.0.1';

/** The number of responses per status; 0 for none. */
type Statuses = Map<number, number>;

function countIn(statuses: Statuses, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** Concurrent wrong sign-ins. @param addressOf the forwarded address of each, a random one by default */
export async function floodSignIn(
  serverUrl: string,
  count: number,
  addressOf: (index: number) => string = () => `203.0.113.${randomInt(1, 255)}`,
): Promise<Statuses> {
  const statuses: Statuses = new Map();
  const attempt = async (index: number): Promise<number> => {
    const client = new ApiClient(serverUrl);
    const { csrfToken } = (await (await client.send('GET', '/api/auth/csrf')).json()) as { csrfToken: string };
    const form = new URLSearchParams({ csrfToken, email: `${randomUUID()}@tests.example`, password: 'Wrong-2026!' });
    const headers = { 'x-forwarded-for': addressOf(index) };
    const response = await client.send('POST', '/api/auth/callback/credentials', { headers, body: form });
    await response.arrayBuffer();
    return response.status;
  };
  await Promise.all(
    Array.from({ length: count }, async (_, index) => countIn(statuses, await attempt(index).catch(() => 0))),
  );
  return statuses;
}

const publicPages = [
  '/sign-in',
  '/docs',
  '/docs/processes',
  '/docs/api',
  '/terms',
  '/privacy',
  '/contact',
  '/no-such-page',
];

/** Requests `count` public pages, `atOnce` at a time. */
export async function floodPages(
  serverUrl: string,
  { count, atOnce }: { count: number; atOnce: number },
): Promise<Statuses> {
  const statuses: Statuses = new Map();
  let sent = 0;
  const client = async (): Promise<void> => {
    while (sent < count) {
      const page = publicPages[sent % publicPages.length] ?? '/';
      sent += 1;
      const response = await fetch(serverUrl + page).catch(() => null);
      await response?.arrayBuffer();
      countIn(statuses, response?.status ?? 0);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  return statuses;
}

/** Clients that send one byte per second for `seconds`. */
export async function runSlowClients(port: number, count: number, seconds: number): Promise<void> {
  const head = `POST /api/v1/processes HTTP/1.1\r\nHost: ${loopback}\r\nContent-Length: 100000\r\n\r\n`;
  const sockets = Array.from({ length: count }, () => openSocket(port));
  for (let second = 0; second < seconds; second += 1) {
    for (const socket of sockets) if (socket.writable) socket.write(head[second] ?? 'x');
    await sleep(1000);
  }
  for (const socket of sockets) socket.destroy();
}

/** Upgrade requests that no handler takes. @returns how many connections the server left open */
export async function floodUpgrades(port: number, count: number): Promise<number> {
  const text = `GET / HTTP/1.1\r\nHost: ${loopback}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
  const sockets: Socket[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const socket = openSocket(port);
    // An unread response would keep the connection open.
    socket.resume();
    socket.write(text);
    sockets.push(socket);
    if (sent % 50 === 49) await sleep(50);
  }
  // The server closes them after five idle seconds.
  await sleep(20_000);
  const open = sockets.filter((socket) => !socket.destroyed).length;
  for (const socket of sockets) socket.destroy();
  return open;
}

function openSocket(port: number): Socket {
  return connect(port, loopback).on('error', () => undefined);
}
