import type { CandidateDto, CandidateListItem } from '@/lib/domain/candidate-schemas';
import { ApiError, endsSession, isUnanswered, isUnreached } from '@/lib/http/browser/browser-client';
import type { KeptChanges } from './kept-changes';
import { replacingPresent, targetOf, type PendingChange } from './pending-change';

export interface Connection {
  /** Sends a change. @throws ApiError */
  send: (change: PendingChange) => Promise<unknown>;
  /** Whether the browser has a connection. */
  isOnline: () => boolean;
}

export interface ChangeListener {
  /** A change that had waited is stored now. */
  onSent?: (change: PendingChange, answer: unknown) => void;
  /** A change that was tried once more is not saved. */
  onUnsaved?: (change: PendingChange) => void;
  /** A change that had waited is refused, so that the person has to choose. */
  onRefused?: (change: PendingChange) => void;
}

/**
 * When a change that could not be saved is sent: `waiting`, once as soon as there is a connection; `unsaved`, when the person
 * says so (and without any answer also when the browser reports its connection back); null: the server refused it.
 */
function laterState(error: unknown, isOnline: boolean): 'waiting' | 'unsaved' | null {
  if (!(error instanceof ApiError)) return null;
  if (isUnreached(error)) return isOnline ? 'unsaved' : 'waiting';
  return error.status >= 500 || error.status === 429 ? 'unsaved' : null;
}

/** Sends what waits, one after the other; nothing is repeated by a timer (specification, section 7). */
export class ChangeSender {
  readonly listeners = new Set<ChangeListener>();
  private readonly kept: KeptChanges;
  private readonly connection: Connection;
  private isSending = false;
  /** Something was made, or is to be tried, while the sending came to its end. */
  private isAskedAgain = false;
  private onEnd: (() => void) | null = null;

  constructor(kept: KeptChanges, connection: Connection) {
    this.kept = kept;
    this.connection = connection;
  }

  /** Acts at once, or once what is being sent has its answer: a failure would take what is made to wait meanwhile with it. */
  whenIdle(act: () => void): void {
    if (this.isSending) this.onEnd = act;
    else act();
  }

  async sendAll(): Promise<void> {
    if (this.isSending) {
      this.isAskedAgain = true;
      return;
    }
    if (!this.connection.isOnline()) return this.kept.keepUnsaved('waiting');
    this.isSending = true;
    try {
      for (;;) {
        const next = this.kept.store.read().find(({ state }) => state === 'waiting');
        if (!next || !(await this.sendOne(next))) break;
      }
    } finally {
      this.isSending = false;
    }
    const { isAskedAgain, onEnd } = this;
    this.isAskedAgain = false;
    this.onEnd = null;
    onEnd?.();
    if (isAskedAgain) await this.sendAll();
  }

  /** @returns whether to go on with the next, also of another account that has signed in meanwhile */
  private async sendOne(change: PendingChange): Promise<boolean> {
    const { kept } = this;
    const { owner } = kept;
    const sent: PendingChange = { ...change, state: 'sending', isAttempted: true };
    kept.replace(change.id, sent);
    try {
      const answer = await this.connection.send(sent);
      if (kept.owner !== owner) return true;
      this.onSent(sent, answer);
      return true;
    } catch (error) {
      if (kept.owner !== owner) return true;
      if (endsSession(error)) {
        kept.keepForReturn();
        return false;
      }
      const state = laterState(error, this.connection.isOnline());
      if (state) {
        // What was made after it would not be saved either, or is made over it.
        kept.keepUnsaved(state, isUnanswered(error));
        if (change.hasWaited) for (const listener of this.listeners) listener.onUnsaved?.({ ...sent, state });
      } else this.onRefused(sent, error);
      return state === null;
    }
  }

  private onSent(change: PendingChange, answer: unknown): void {
    const target = targetOf(change);
    const present = answer as CandidateDto | CandidateListItem;
    const others = this.kept.store.read().filter(({ id }) => id !== change.id);
    // A later change was made over this one.
    const isLater = (other: PendingChange) => target !== null && targetOf(other) === target;
    this.kept.set(others.map((other) => (isLater(other) ? replacingPresent(other, present) : other)));
    const caller = this.kept.takeCaller(change.id);
    if (caller) caller.resolve({ isSaved: true, answer });
    else for (const listener of this.listeners) listener.onSent?.(change, answer);
  }

  private onRefused(change: PendingChange, error: unknown): void {
    const { kept } = this;
    const caller = kept.takeCaller(change.id);
    if (caller) {
      kept.replace(change.id, null);
      caller.reject(error);
      return;
    }
    const target = targetOf(change);
    const isOutdone = kept.store
      .read()
      .some((other) => other.id !== change.id && target !== null && targetOf(other) === target);
    const { code, message } = error instanceof ApiError ? error : { code: 'unknown', message: '' };
    const refused: PendingChange = { ...change, state: 'refused', refusal: { code, message } };
    // The later change of the same is refused for the same reason, and asks the person once.
    kept.replace(change.id, isOutdone ? null : refused);
    if (!isOutdone) for (const listener of this.listeners) listener.onRefused?.(refused);
  }
}
