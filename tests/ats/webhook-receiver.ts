import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/env';

export interface ReceivedWebhook {
  id: string;
  isSigned: boolean;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** How the receiver answers the next message; when none is left it takes it. `hang-up`: the connection ends without an answer. */
type Answer = number | 'hang-up';

/** The receiver of another company: checks signatures by the specification of Standard Webhooks, and fails when told to. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  answers: Answer[];
  secret: string;
  stop: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function isSigned(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const header = (name: string) => String(request.headers[name] ?? '');
  const timestamp = header('webhook-timestamp');
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > 5 * 60) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const content = `${header('webhook-id')}.${timestamp}.${body.toString('utf8')}`;
  const expected = Buffer.from(createHmac('sha256', key).update(content).digest('base64'));
  return header('webhook-signature')
    .split(' ')
    .map((one) => Buffer.from(one.replace(/^v1,/, '')))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

/** Starts a receiver on this machine that the product may reach. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const receiver = { received: [] as ReceivedWebhook[], answers: [] as Answer[], secret: '' };
  const server = createServer((request, response) => {
    void bodyOf(request).then((bytes) => {
      const body = JSON.parse(bytes.toString('utf8')) as ReceivedWebhook['body'];
      const id = String(request.headers['webhook-id']);
      receiver.received.push({ id, isSigned: isSigned(request, bytes, receiver.secret), body });
      const answer = receiver.answers.shift() ?? 204;
      if (answer === 'hang-up') return request.socket.destroy();
      response.writeHead(answer, answer === 429 ? { 'retry-after': '1800' } : {});
      return response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(env(), { ATS_ALLOWED_HOSTS: `127.0.0.1:${port}` });
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return Object.assign(receiver, { url: `http://127.0.0.1:${port}/results`, stop });
}
