import { createTabStore, type TabStore } from '@/components/state/tab-store';
import type { CandidateDto, CandidateListItem } from '@/lib/domain/candidate-schemas';
import { ApiError, isUnreached } from '@/lib/http/browser/browser-client';
import { readChanges, replacing, replacingPresent, targetOf, type NewChange, type UnsentChange } from './unsent-change';

/** What the server answered, or that the change waits for the connection. */
export type Outcome = { isWaiting: true } | { isWaiting: false; answer: unknown };

interface Means {
  /** Sends a change. @throws ApiError */
  send: (change: UnsentChange) => Promise<unknown>;
  isOnline: () => boolean;
  /** Checks the connection after a request without a response. */
  isConnectionLost: () => Promise<boolean>;
  /** What this tab keeps for an account. */
  load: (userId: string) => unknown;
  keep: (userId: string, changes: readonly UnsentChange[]) => void;
}

interface Caller {
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

export interface ChangeListener {
  /** A change that had waited is stored now. */
  onSent?: (change: UnsentChange, answer: unknown) => void;
  /** A change that had waited is refused, so that the person has to choose. */
  onRefused?: (change: UnsentChange) => void;
}

const firstRetryMs = 2_000;
const longestRetryMs = 15_000;
/** Our own refusals that end by themselves. */
const busyStatuses: ReadonlySet<number> = new Set([429, 503]);

/**
 * The changes of this tab that the server has not confirmed, sent one after the other (docs/decisions/0141). A store outside
 * React: only the person or the server ends a change.
 */
export function createChangeQueue(means: Means) {
  const store: TabStore<readonly UnsentChange[]> = createTabStore<readonly UnsentChange[]>([]);
  const callers = new Map<string, Caller>();
  const listeners = new Set<ChangeListener>();
  let userId: string | null = null;
  let isSending = false;
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(changes: readonly UnsentChange[]): void {
    store.set(changes);
    if (userId !== null) means.keep(userId, changes);
  }
  const replace = (id: string, next: UnsentChange | null) =>
    set(store.read().flatMap((change) => (change.id !== id ? [change] : next ? [next] : [])));

  function callerOf(id: string): Caller | undefined {
    const caller = callers.get(id);
    callers.delete(id);
    return caller;
  }

  /** Nobody waits for an answer any longer. */
  function letWait(): void {
    set(store.read().map((change) => (change.hasWaited ? change : { ...change, hasWaited: true })));
    for (const id of [...callers.keys()]) callerOf(id)?.resolve({ isWaiting: true });
  }

  function onSent(change: UnsentChange, answer: unknown): void {
    const target = targetOf(change);
    const present = answer as CandidateDto | CandidateListItem;
    set(
      store
        .read()
        .filter(({ id }) => id !== change.id)
        // A later change was made over this one.
        .map((later) => (target !== null && targetOf(later) === target ? replacingPresent(later, present) : later)),
    );
    const caller = callerOf(change.id);
    if (caller) caller.resolve({ isWaiting: false, answer });
    else for (const listener of listeners) listener.onSent?.(change, answer);
  }

  function onRefused(change: UnsentChange, error: unknown): void {
    const caller = callerOf(change.id);
    if (caller) {
      replace(change.id, null);
      caller.reject(error);
      return;
    }
    const target = targetOf(change);
    const isOutdone = store
      .read()
      .some((other) => other.id !== change.id && target !== null && targetOf(other) === target);
    const { code, message } = error instanceof ApiError ? error : { code: 'unknown', message: '' };
    const refused: UnsentChange = { ...change, state: 'refused', refusal: { code, message } };
    // The later change of the same is refused for the same reason, and asks the person once.
    replace(change.id, isOutdone ? null : refused);
    if (!isOutdone) for (const listener of listeners) listener.onRefused?.(refused);
  }

  /** Whether the change can be sent later. */
  async function mustWait(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError)) return false;
    // The session has ended: kept until the same account signs in.
    if (error.status === 401) return true;
    if (!isUnreached(error) && !busyStatuses.has(error.status)) return false;
    if (isUnreached(error) && (await means.isConnectionLost())) return true;
    timer = setTimeout(() => void sendAll(), retryMs);
    retryMs = Math.min(longestRetryMs, retryMs * 2);
    return true;
  }

  /** @returns whether to go on with the next */
  async function sendOne(change: UnsentChange): Promise<boolean> {
    const owner = userId;
    const sent: UnsentChange = { ...change, state: 'sending', isAttempted: true };
    replace(change.id, sent);
    try {
      const answer = await means.send(sent);
      if (userId !== owner) return false;
      retryMs = firstRetryMs;
      onSent(sent, answer);
      return true;
    } catch (error) {
      const waits = await mustWait(error);
      if (userId !== owner) return false;
      if (waits) {
        replace(change.id, { ...sent, state: 'waiting' });
        letWait();
      } else onRefused(sent, error);
      return !waits;
    }
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    if (isSending) return;
    if (!means.isOnline()) return letWait();
    isSending = true;
    try {
      for (;;) {
        const next = store.read().find(({ state }) => state === 'waiting');
        if (!next || !(await sendOne(next))) break;
      }
    } finally {
      isSending = false;
    }
  }

  return {
    store,
    /** The changes of an account, after signing in or a reload. */
    open(account: string): void {
      if (userId === account) return;
      userId = account;
      store.set(readChanges(means.load(account)));
      void sendAll();
    },
    /** After signing out: what waits stays kept for its account. */
    close(): void {
      clearTimeout(timer);
      letWait();
      userId = null;
      store.set([]);
    },
    /** Keeps a change and sends it in its turn. @throws ApiError when it is refused at once */
    add(made: NewChange): Promise<Outcome> {
      const target = targetOf(made);
      const fresh: UnsentChange = {
        ...made,
        ...{ id: crypto.randomUUID(), madeAt: new Date().toISOString() },
        ...{ state: 'waiting', isAttempted: false, hasWaited: false, refusal: null },
      };
      const same = store.read().filter((other) => target !== null && targetOf(other) === target);
      const former = same.find(({ state }) => state !== 'refused');
      const outdone = new Set(same.filter((other) => other.state === 'refused' || !other.isAttempted));
      const outcome = new Promise<Outcome>((resolve, reject) => callers.set(fresh.id, { resolve, reject }));
      for (const { id } of outdone) callerOf(id)?.resolve({ isWaiting: true });
      const kept = store.read().filter((other) => !outdone.has(other));
      set([...kept, former ? replacing(fresh, former) : fresh]);
      void sendAll();
      return outcome;
    },
    /** Takes back what waits, or gives up what was refused. */
    discard(id: string): void {
      callerOf(id)?.resolve({ isWaiting: true });
      replace(id, null);
    },
    /** Sends a refused change over what the person has seen meanwhile; without it as it is. */
    sendAgain(id: string, present?: CandidateDto): void {
      const change = store.read().find((other) => other.id === id);
      if (!change) return;
      const waiting: UnsentChange = { ...change, state: 'waiting', refusal: null };
      replace(id, present ? replacingPresent(waiting, present) : waiting);
      void sendAll();
    },
    /** Goes on after the connection is back. */
    sendAll,
    /** @returns unsubscribes */
    listen(listener: ChangeListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
