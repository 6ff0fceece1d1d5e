import { gatewayStatuses } from '@/lib/http/browser/browser-client';
import type { ConnectionMonitor } from './connection-monitor';

/** A request that fails though the server can be reached is not cured by waiting. */
export const maxVainTries = 2;

function isFromProxy(response: Response): boolean {
  // Our own 503 is problem+json and says what is wrong.
  return gatewayStatuses.has(response.status) && !/json/.test(response.headers.get('content-type') ?? '');
}

function addressOf(input: RequestInfo | URL): string {
  if (typeof input === 'string') return input;
  return input instanceof URL ? input.href : input.url;
}

/**
 * Whether Next asks for a page to show now. Such a request may wait: when it fails, Next falls back to a full load,
 * which ends on the browser's own error page. What is fetched ahead may fail.
 */
function isNavigation(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const request = input instanceof Request ? input : undefined;
  if ((init?.method ?? request?.method ?? 'GET').toUpperCase() !== 'GET') return false;
  const headers = new Headers(init?.headers ?? request?.headers);
  const ahead = headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch');
  return headers.get('rsc') === '1' && !ahead;
}

/**
 * A `fetch` that tells the monitor of requests without an answer, and lets navigations wait until the server is back.
 * Nothing else is repeated: the caller of an API decides that. Requests to elsewhere pass untouched.
 *
 * @param native the browser's own `fetch`
 * @param origin of the page, e.g. https://recruiting.company.example
 */
export function watchedFetch(native: typeof fetch, monitor: ConnectionMonitor, origin: string): typeof fetch {
  return async (input, init) => {
    if (new URL(addressOf(input), origin).origin !== origin) return native(input, init);
    const waits = isNavigation(input, init);
    for (let vainTries = 0; ; vainTries += 1) {
      let lost: boolean;
      try {
        const response = await native(input, init);
        if (!isFromProxy(response)) return response;
        lost = await (waits ? monitor.suspect() : (void monitor.suspect(), false));
        if (!waits || (!lost && vainTries >= maxVainTries)) return response;
      } catch (error) {
        // An abort is a DOMException; a request without an answer is a TypeError.
        if (!(error instanceof TypeError)) throw error;
        const verdict = monitor.suspect();
        if (!waits) throw error;
        lost = await verdict;
        if (!lost && vainTries >= maxVainTries) throw error;
      }
      if (lost) vainTries = 0;
      await monitor.whenConnected(init?.signal);
    }
  };
}
