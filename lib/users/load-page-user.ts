import { randomUUID } from 'node:crypto';
import { unstable_rethrow } from 'next/navigation';
import { mapDatabaseError } from '@/lib/db/map-database-error';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import { listNewTokenNames } from './api-tokens/list-new-token-names';
import { getCurrentUser } from './get-current-user';
import { getSignInNotice } from './get-sign-in-notice';
import type { CurrentUser, SignInNotice } from '@/lib/domain/user-schemas';
import { findPageActor } from '@/lib/auth/page-actor';

export interface LoadFailure {
  code: ErrorCode;
  /** Identifies the log entry. */
  requestId: string;
  timestamp: string;
}

/** The user (null without a session) and the notices to show after signing in; or why loading failed. */
export type LoadedUser =
  | {
      user: CurrentUser | null;
      notice: SignInNotice | null;
      /** The names of API tokens that were made since they last signed in. */
      newTokens: string[];
    }
  | { failure: LoadFailure };

async function loadPageUser(): Promise<LoadedUser> {
  try {
    const actor = await findPageActor();
    if (!actor) return { user: null, notice: null, newTokens: [] };
    const told = [getCurrentUser(actor), getSignInNotice(actor), listNewTokenNames(actor)] as const;
    const [user, notice, newTokens] = await Promise.all(told);
    return { user, notice, newTokens };
  } catch (error) {
    // Next uses thrown errors to detect dynamic rendering.
    unstable_rethrow(error);
    const known = mapDatabaseError(error);
    const code = known instanceof AppError ? known.code : 'internal';
    const requestId = randomUUID();
    logger.error({ requestId, code, error: error instanceof Error ? error.name : 'unknown' }, 'account not loaded');
    return { failure: { code, requestId, timestamp: new Date().toISOString() } };
  }
}

/** Shorter waits show no spinner (specification, section 9). */
const spinnerAfterMs = 300;

/**
 * Starts loading the user for a page of the shared layout. `slow` tells whether a spinner is needed; otherwise the page
 * is sent whole, with its own status code.
 */
export async function startLoadingUser(): Promise<{ loading: Promise<LoadedUser>; slow: boolean }> {
  const loading = loadPageUser();
  let timer: NodeJS.Timeout | undefined;
  const wait = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, spinnerAfterMs, true);
  });
  const slow = await Promise.race([loading.then(() => false), wait]).finally(() => clearTimeout(timer));
  return { loading, slow };
}
