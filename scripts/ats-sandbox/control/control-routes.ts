import { type Answer, type Exchange } from '../http/exchange';
import { HttpError } from '../http/http-error';
import { type SandboxControl } from './sandbox-control';

/** `POST /_control/<method>` with the argument as JSON; `GET` for the methods that only read. */
export async function answerControl(exchange: Exchange, control: SandboxControl): Promise<Answer> {
  const method = exchange.url.pathname.slice('/_control/'.length);
  const reads = method === 'log' || method === 'snapshot' || method === 'webhooksDelivered';
  if (exchange.method !== 'POST' && !(reads && exchange.method === 'GET'))
    throw new HttpError(405, 'Method not allowed');
  const argument = exchange.bytes.length > 0 ? exchange.json() : {};
  return { status: 200, body: (await control.call(method, argument)) ?? {} };
}
