/** Why nothing gets through: the browser has no network, or the server does not answer. */
export type LostCause = 'offline' | 'server';

export type ConnectionState =
  | { kind: 'connected' }
  /** `nextTryAt`: milliseconds since 1970; null while a try is under way. */
  | { kind: 'lost'; cause: LostCause; nextTryAt: number | null }
  /** Connected again, said for a short while. */
  | { kind: 'back' };

/** Seconds between two tries; the last one stays. */
const backOff = [1, 2, 4, 8, 15];
/** A server that has not answered for so long is as good as away, though the first try has not failed yet. */
const patienceMs = 1000;
const backShownMs = 3000;

const connected: ConnectionState = { kind: 'connected' };
const back: ConnectionState = { kind: 'back' };

/** Whether the server answers and can work. Never rejects. */
export type Probe = () => Promise<boolean>;

/**
 * Knows whether the server can be reached. It looks only when something has failed; then it tries by itself until the
 * server is back, after 1, 2, 4, 8 and every 15 seconds.
 */
export class ConnectionMonitor {
  private state: ConnectionState = connected;
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private trying: Promise<boolean> | null = null;
  private asleep = false;

  constructor(private readonly probe: Probe) {}

  readonly get = (): ConnectionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** A request got no answer: looks whether the server is away. @returns true when it is, known within a second */
  async suspect(): Promise<boolean> {
    if (this.asleep) return false;
    if (this.state.kind === 'lost') return true;
    const patience = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs));
    const reached = await Promise.race([this.try(), patience]);
    if (!reached && !this.isLost() && !this.asleep) this.lose('server');
    return this.isLost();
  }

  /** The browser says that it has no network. */
  lose(cause: LostCause): void {
    if (this.asleep) return;
    this.tries = 0;
    this.schedule(cause);
  }

  /** Tries at once, without waiting for the next time. */
  tryNow(): void {
    if (this.state.kind === 'lost') void this.tryAgain(this.state.cause);
  }

  /** The page is being left: requests fail now without meaning anything. `false` takes it back. */
  sleep(asleep: boolean): void {
    this.asleep = asleep;
  }

  /** Waits until the server can be reached; at once while it can. Rejects with the signal's reason when aborted. */
  whenConnected(signal?: AbortSignal | null): Promise<void> {
    if (!this.isLost()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const go = (): void => {
        signal?.removeEventListener('abort', stop);
        resolve();
      };
      const stop = (): void => {
        this.waiting.delete(go);
        reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
      };
      if (signal?.aborted) return stop();
      signal?.addEventListener('abort', stop, { once: true });
      this.waiting.add(go);
      return undefined;
    });
  }

  private isLost(): boolean {
    return this.state.kind === 'lost';
  }

  private schedule(cause: LostCause): void {
    clearTimeout(this.timer);
    const seconds = backOff[Math.min(this.tries, backOff.length - 1)] ?? 1;
    this.timer = setTimeout(() => void this.tryAgain(cause), seconds * 1000);
    this.become({ kind: 'lost', cause, nextTryAt: Date.now() + seconds * 1000 });
  }

  private async tryAgain(cause: LostCause): Promise<void> {
    clearTimeout(this.timer);
    this.become({ kind: 'lost', cause, nextTryAt: null });
    if (await this.try()) return;
    this.tries += 1;
    this.schedule(cause);
  }

  /** One look at a time, however many ask. */
  private try(): Promise<boolean> {
    this.trying ??= this.probe().then((reached) => {
      this.trying = null;
      if (reached && this.isLost()) this.recover();
      return reached;
    });
    return this.trying;
  }

  private recover(): void {
    clearTimeout(this.timer);
    this.become(back);
    for (const go of this.waiting) go();
    this.waiting.clear();
    this.timer = setTimeout(() => this.become(connected), backShownMs);
  }

  private become(state: ConnectionState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
