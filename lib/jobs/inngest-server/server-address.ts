import { env } from '@/lib/env';

const cloudAddress = 'https://api.inngest.com';
const developmentAddress = 'http://localhost:8288';

/** The Inngest server's address without credentials, as the SDK chooses it. */
export function serverAddress(): string {
  const { INNGEST_BASE_URL, INNGEST_DEV } = env();
  const named = [INNGEST_BASE_URL, INNGEST_DEV].find((value) => value !== undefined && URL.canParse(value));
  if (named) return new URL(named).origin;
  return INNGEST_DEV ? developmentAddress : cloudAddress;
}

/**
 * Whether the server is one of your own, which may lose its queue and is asked about its runs. Inngest Cloud keeps its
 * queue, and what its API says of a run that waits was not tried (docs/decisions/0127).
 */
export function isOwnServer(): boolean {
  return serverAddress() !== cloudAddress;
}
