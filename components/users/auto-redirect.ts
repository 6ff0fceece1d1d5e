import { readStored, writeStored } from '@/components/state/browser-storage';

const startedKey = 'company-sign-in-started';
/** Returning sooner without a session means a refusal; redirecting again would loop. */
const minIntervalMs = 60_000;

/** Whether the browser may go to the issuer by itself; marks that it does. */
export function mayAutoRedirect(): boolean {
  if (Date.now() - Number(readStored('session', startedKey)) < minIntervalMs) return false;
  // Without storage it might loop forever.
  return writeStored('session', startedKey, String(Date.now()));
}

/** After a sign-in that succeeded: a session that ends soon leads to the issuer again. */
export function clearAutoRedirect(): void {
  writeStored('session', startedKey, null);
}
