import { jsonResponse } from './json-response';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

/** Answers the browser's calls until the test ends, those for a CSRF token by itself. */
export function respondToFetch(respond: (path: string, init?: RequestInit) => Response): void {
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address);
    return path.endsWith('/csrf') ? jsonResponse(200, { token: 't' }) : respond(path, init);
  });
}
