import type { CurrentUser } from '@/lib/domain/user-schemas';
import { ApiError, pageData } from '@/lib/http/browser/browser-client';

const channelName = 'sign-in';

/** Tells the other tabs of this browser that somebody has signed in. */
export function announceSignIn(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` when somebody signs in in another tab. @returns unsubscribes */
export function onSignInElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = listener;
  return () => channel.close();
}

/**
 * Whose session this browser has now. `second-step`: of somebody who has to set that up first; null: nobody's, or it cannot
 * be known.
 */
export async function findSessionOwner(): Promise<CurrentUser | 'second-step' | null> {
  try {
    return (await pageData<{ user: CurrentUser }>('/api/v1/users/me')).user;
  } catch (error) {
    return error instanceof ApiError && error.code === 'second-step.required' ? 'second-step' : null;
  }
}
