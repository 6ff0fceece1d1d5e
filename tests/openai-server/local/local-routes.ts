import { deliver } from '../deliver';
import { type Exchange } from '../exchange';
import { throwRefusal } from '../faults';
import { type Services } from '../routes';

/** What a server tells of itself, by method and path; a text is sent as plain text. */
export interface InfoRoute {
  at: RegExp;
  tell: (exchange: Exchange, part: string) => unknown;
}

/**
 * Answers a request that is not for the model.
 *
 * @returns whether there was one
 * @throws ApiError
 */
export async function serveInfo(exchange: Exchange, services: Services, routes: InfoRoute[]): Promise<boolean> {
  const asked = `${exchange.log.method} ${exchange.url.pathname}`;
  for (const { at, tell } of routes) {
    const match = at.exec(asked);
    if (!match) continue;
    const fault = services.faults.take('models');
    throwRefusal(fault);
    const body = tell(exchange, decodeURIComponent(match[1] ?? ''));
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const contentType = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
    exchange.log.status = 200;
    await deliver(exchange.response, exchange.headers(), { contentType, frames: [text], fault });
    return true;
  }
  return false;
}
