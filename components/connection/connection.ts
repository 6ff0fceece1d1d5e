import { ConnectionMonitor } from './connection-monitor';

const probeTimeoutMs = 5000;
/** The browser's own, from before `watchConnection` put itself in between. */
const plainFetch: typeof fetch = (input, init) => fetch(input, init);
let probeFetch = plainFetch;

/** Lets the looks at the server by-pass the watched `fetch`. */
export function probeWith(native: typeof fetch): void {
  probeFetch = native;
}

/** GET /api/health says whether an instance can serve, its database too. */
async function probe(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    return (await probeFetch('/api/health', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** The one monitor of this tab. */
export const connection = new ConnectionMonitor(probe);
