import type { IncomingMessage, ServerResponse } from 'node:http';
import { countRequest } from '@/lib/metrics/count-request';
import { onResponseEnd } from './response-end';

/** Responses to requests that were refused before a route was looked for. */
const refused = new WeakSet<ServerResponse>();

/** This response refuses its request, whatever the request was for. */
export function countAsRefused(response: ServerResponse): void {
  refused.add(response);
}

/** Counts a request when its response has ended, unless the handler of an API route does so (`log-request.ts`). */
export function countAtEnd({ url = '/', method = '' }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  onResponseEnd(response, () => {
    const route = refused.has(response) ? 'refused' : kindOf(url);
    if (route === null) return;
    countRequest({ route, method, status: response.statusCode, milliseconds: performance.now() - startedAt });
  });
}

const counted = /^\/api\/(health(?:\/live|\/ready)?|metrics|inngest|cron\/(?:minute|night))$/;

/** What a path is for, in a few words that stand for all such paths; null: a route of the API. */
export function kindOf(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/api/v1/')) return null;
  if (path.startsWith('/api/auth/')) return '/api/auth/…';
  if (counted.test(path)) return path;
  return path.startsWith('/_next/') || /\.[a-z0-9]+$/.test(path) ? 'file' : 'page';
}
