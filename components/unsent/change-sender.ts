import type { CandidateDto, CandidateListItem } from '@/lib/domain/candidate-schemas';
import { ApiError, isUnreached } from '@/lib/http/browser/browser-client';
import type { KeptChanges } from './kept-changes';
import { replacingPresent, targetOf, type UnsentChange } from './unsent-change';

export interface Connection {
  /** Sends a change. @throws ApiError */
  send: (change: UnsentChange) => Promise<unknown>;
  isOnline: () => boolean;
  /** Checks the connection after a request without a response. */
  isConnectionLost: () => Promise<boolean>;
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

/** Sends what waits, one after the other. */
export class ChangeSender {
  readonly listeners = new Set<ChangeListener>();
  private readonly kept: KeptChanges;
  private readonly connection: Connection;
  private isSending = false;
  private retryMs = firstRetryMs;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(kept: KeptChanges, connection: Connection) {
    this.kept = kept;
    this.connection = connection;
  }

  /** Does not try again by itself. */
  stop(): void {
    clearTimeout(this.timer);
  }

  async sendAll(): Promise<void> {
    this.stop();
    if (this.isSending) return;
    if (!this.connection.isOnline()) return this.kept.letWait();
    this.isSending = true;
    try {
      for (;;) {
        const next = this.kept.store.read().find(({ state }) => state === 'waiting');
        if (!next || !(await this.sendOne(next))) break;
      }
    } finally {
      this.isSending = false;
    }
  }

  /** @returns whether to go on with the next, also of another account that has signed in meanwhile */
  private async sendOne(change: UnsentChange): Promise<boolean> {
    const { kept } = this;
    const { owner } = kept;
    const sent: UnsentChange = { ...change, state: 'sending', isAttempted: true };
    kept.replace(change.id, sent);
    try {
      const answer = await this.connection.send(sent);
      if (kept.owner !== owner) return true;
      this.retryMs = firstRetryMs;
      this.onSent(sent, answer);
      return true;
    } catch (error) {
      const waits = await this.mustWait(error);
      if (kept.owner !== owner) return true;
      if (waits) {
        kept.replace(change.id, { ...sent, state: 'waiting' });
        kept.letWait();
      } else this.onRefused(sent, error);
      return !waits;
    }
  }

  private onSent(change: UnsentChange, answer: unknown): void {
    const target = targetOf(change);
    const present = answer as CandidateDto | CandidateListItem;
    const others = this.kept.store.read().filter(({ id }) => id !== change.id);
    // A later change was made over this one.
    const isLater = (other: UnsentChange) => target !== null && targetOf(other) === target;
    this.kept.set(others.map((other) => (isLater(other) ? replacingPresent(other, present) : other)));
    const caller = this.kept.takeCaller(change.id);
    if (caller) caller.resolve({ isWaiting: false, answer });
    else for (const listener of this.listeners) listener.onSent?.(change, answer);
  }

  private onRefused(change: UnsentChange, error: unknown): void {
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
    const refused: UnsentChange = { ...change, state: 'refused', refusal: { code, message } };
    // The later change of the same is refused for the same reason, and asks the person once.
    kept.replace(change.id, isOutdone ? null : refused);
    if (!isOutdone) for (const listener of this.listeners) listener.onRefused?.(refused);
  }

  /** Whether the change can be sent later. */
  private async mustWait(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError)) return false;
    // The session has ended, or is worth nothing before the second step: kept until the same account signs in.
    if (error.status === 401 || error.code === 'second-step.required') return true;
    if (!isUnreached(error) && !busyStatuses.has(error.status)) return false;
    if (isUnreached(error) && (await this.connection.isConnectionLost())) return true;
    this.timer = setTimeout(() => void this.sendAll(), this.retryMs);
    this.retryMs = Math.min(longestRetryMs, this.retryMs * 2);
    return true;
  }
}
