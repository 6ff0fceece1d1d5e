import { type Answer, type Exchange } from '../http/exchange';
import { HttpError } from '../http/http-error';
import { type SandboxControl } from './sandbox-control';

const reading = new Set(['log', 'snapshot', 'webhooksDelivered']);

/** `POST /_control/<method>` with the argument as JSON; `GET` for the methods that only read. */
export async function answerControl(exchange: Exchange, control: SandboxControl): Promise<Answer> {
  const method = exchange.url.pathname.slice('/_control/'.length);
  if (exchange.method === 'GET' && reading.has(method)) return { status: 200, body: await control.call(method, {}) };
  if (exchange.method !== 'POST') throw new HttpError(405, 'Method not allowed');
  // No page of another site can send this without asking.
  if (exchange.contentType !== 'application/json') throw new HttpError(415, 'Send application/json.');
  return { status: 200, body: (await control.call(method, exchange.json())) ?? {} };
}
