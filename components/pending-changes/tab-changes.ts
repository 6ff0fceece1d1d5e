import { readStoredJson, writeStored } from '@/components/state/browser-storage';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { ChangeQueue } from './change-queue';
import { requestOf } from './pending-change';

/** A request that gets no response for so long has failed. */
const patienceMs = 30_000;

const keyOf = (userId: string) => `unsent.${userId}`;

/** The queue of this tab, kept in its session storage: it survives a reload and ends with the tab. */
export const tabChanges = new ChangeQueue({
  send: (change) => apiAnswer({ ...requestOf(change), signal: AbortSignal.timeout(patienceMs) }),
  isOnline: () => navigator.onLine,
  load: (userId) => readStoredJson('session', keyOf(userId)),
  keep: (userId, changes) => {
    writeStored('session', keyOf(userId), changes.length === 0 ? null : JSON.stringify(changes));
  },
});
