import { database } from '@/lib/db/client';
import { noticeParams, type NoticeDto } from './schemas';
import type { NoticeFacts } from './describe-facts';
import { publicNoticeKinds } from './enums';
import { findFacts } from './find-facts';
import { locales } from '@/lib/i18n/locale';
import { logger } from '@/lib/logger';
import { findNotice } from './stored-notice';

export interface PublicNotices {
  notices: NoticeDto[];
  facts: NoticeFacts;
}

interface Kept {
  known: PublicNotices | null;
  /** When it was last asked for, in ms of `performance.now()`. */
  askedAt: number;
  loading: Promise<PublicNotices | null> | null;
}

/** Next may load a module twice. */
const globalScope = globalThis as typeof globalThis & { __publicNotices?: Kept };

/** Another server's change is seen after this time. */
const freshMs = 15_000;
/** No visitor waits longer for the database. */
const patienceMs = 1_500;

function kept(): Kept {
  globalScope.__publicNotices ??= { known: null, askedAt: -Infinity, loading: null };
  return globalScope.__publicNotices;
}

async function load(): Promise<PublicNotices> {
  const ids = publicNoticeKinds.flatMap((kind) => locales.map((locale) => noticeParams.parse({ kind, locale })));
  const [facts, ...notices] = await Promise.all([findFacts(), ...ids.map((id) => findNotice(database(), id))]);
  return { facts, notices };
}

function startLoading(state: Kept): Promise<PublicNotices | null> {
  state.askedAt = performance.now();
  const loading = load().then(
    (known) => {
      // A save in between has put another in its place.
      if (kept() === state) state.known = known;
      return known;
    },
    (error: unknown) => {
      logger.warn({ err: error }, 'The notices could not be read');
      return state.known;
    },
  );
  state.loading = loading.finally(() => {
    state.loading = null;
  });
  return state.loading;
}

/** The next visitor gets what was just saved. */
export function forgetPublicNotices(): void {
  globalScope.__publicNotices = { known: null, askedAt: -Infinity, loading: null };
}

/**
 * What visitors are shown. However many come, the database is asked once in 15 seconds, and nobody waits for it longer than
 * 1.5 seconds (docs/decisions/0129).
 *
 * @returns null: the database does not answer, and nothing is known
 */
export async function findPublicNotices(): Promise<PublicNotices | null> {
  const state = kept();
  if (!state.loading && performance.now() - state.askedAt >= freshMs) void startLoading(state);
  const patience = state.askedAt + patienceMs - performance.now();
  if (!state.loading || patience <= 0) return state.known;
  const enough = new Promise<PublicNotices | null>((resolve) => {
    setTimeout(() => resolve(state.known), patience).unref();
  });
  return Promise.race([state.loading, enough]);
}
