import { isConnectionLost } from '@/components/state/connection';
import type { TabStore } from '@/components/state/tab-store';
import { expandAdded } from './expand-added';
import type { NotTaken } from './expand-files';
import { inspectFile, type FileRefusal } from './inspect-file';
import { sendCv, type SendOutcome } from './send-cv';
import { countPending, isRetryable, type UploadItem } from './upload-item';
import { nextUploads, uploadQueue, type UploadAction, type WaitingProblem } from './upload-queue';
import { noUploads, type Uploads, type UploadCounts, type UploadTarget } from './uploads-state';

/** Milliseconds that an accepted file stays in the list. */
const acceptedDisplayMs = 1500;

export interface UploaderOptions {
  /** The process may have a new candidate. */
  onUploaded: (processId: string) => void;
  /** The session has ended; files not sent by process. They are already dropped. */
  onSignedOut: (pending: ReadonlyMap<string, number>) => void;
}

/** A file sent again that is refused as duplicate was accepted before its response got lost. */
function acceptLostDuplicate(outcome: SendOutcome, wasUnanswered: boolean): SendOutcome {
  if (!wasUnanswered || outcome.kind !== 'refused' || outcome.code !== 'cv.duplicate') return outcome;
  return outcome.candidateId ? { kind: 'accepted', candidateId: outcome.candidateId } : outcome;
}

/**
 * Sends files in parallel and tracks them in `store`. It belongs to the tab, not to a page, so only `cancel` and
 * `reset` stop it. Nothing is repeated by a timer: what did not arrive is held, and is sent when the person says so, or once
 * when the browser reports its connection back (specification, section 7).
 */
export class Uploader {
  /** Files that may still have to be sent. */
  private readonly files = new Map<string, File>();
  /** Ids whose response got lost: the file may have been received. */
  private readonly unanswered = new Set<string>();
  /** Ids with a running request. */
  private readonly running = new Map<string, AbortController>();

  constructor(
    private readonly store: TabStore<Uploads>,
    private readonly options: UploaderOptions,
  ) {
    if (typeof window === 'undefined') return;
    window.addEventListener('online', () => this.dispatch({ type: 'reconnected' }));
  }

  /**
   * Queues files for a process, those of archives and mails one by one; `unreadable` are names of unreadable files, `rest`
   * is what a folder holds beyond what is taken from one.
   */
  readonly add = (
    target: UploadTarget,
    files: readonly File[],
    unreadable: readonly string[] = [],
    rest: readonly File[] = [],
  ): void => {
    this.resetCounts(target);
    // Before they are shown: a wrong file never waits.
    void expandAdded(files).then(async ({ files: taken, notTaken }) => {
      const refusals = await Promise.all(taken.map(inspectFile));
      const unread = unreadable.map((fileName) => ({ fileName, size: 0, refusal: 'unreadable' as const }));
      const left = rest.map(({ name, size }) => ({ fileName: name, size, refusal: 'archive-rest' as const }));
      this.addInspected(target, taken, refusals, [...notTaken, ...left, ...unread]);
    });
  };

  /** Running requests finish, no new ones start. */
  readonly pause = (): void => this.store.set({ ...this.store.read(), paused: true });

  readonly resume = (): void => {
    this.store.set({ ...this.store.read(), paused: false });
    this.sendNext();
  };

  /** Retries the retryable files, of `ids` or all. */
  readonly retry = (ids?: readonly string[]): void => {
    const again = this.store.read().items.filter((item) => isRetryable(item) && (ids?.includes(item.id) ?? true));
    this.dispatch({ type: 'retried', ids: again.map(({ id }) => id) });
  };

  readonly dismiss = (ids: readonly string[]): void => this.dispatch({ type: 'dismissed', ids: [...ids] });

  /** Cancels all pending files and aborts running requests. Refused files stay in the list. */
  readonly cancel = (): void => {
    const { items } = this.store.read();
    const pending = items.filter((item) => countPending([item]) > 0);
    this.abortAll();
    for (const { processId } of pending)
      this.updateCounts(processId, (now) => ({ ...now, cancelled: now.cancelled + 1 }));
    this.store.set({ ...this.store.read(), paused: false });
    this.dismiss(pending.map(({ id }) => id));
  };

  /** Clears everything and aborts running requests. */
  readonly reset = (): void => {
    this.abortAll();
    this.files.clear();
    this.unanswered.clear();
    this.store.set(noUploads);
  };

  /** The session has ended: another user may sign in and must not send or see these files. */
  readonly signOut = (): void => {
    const pending = new Map<string, number>();
    for (const item of this.store.read().items) {
      if (countPending([item]) > 0) pending.set(item.processId, (pending.get(item.processId) ?? 0) + 1);
    }
    this.reset();
    if (pending.size > 0) this.options.onSignedOut(pending);
  };

  private addInspected(
    target: UploadTarget,
    files: readonly File[],
    refusals: readonly (FileRefusal | null)[],
    notTaken: readonly NotTaken[],
  ): void {
    const named = files.map((file, index) => {
      return { id: crypto.randomUUID(), fileName: file.name, size: file.size, refusal: refusals[index] ?? null, file };
    });
    for (const { id, file } of named) this.files.set(id, file);
    const others = notTaken.map((file) => ({ id: crypto.randomUUID(), ...file }));
    this.dispatch({ type: 'added', processId: target.id, files: [...named, ...others] });
  }

  private find(id: string): UploadItem | undefined {
    return this.store.read().items.find((item) => item.id === id);
  }

  private dispatch(action: UploadAction): void {
    this.change(action);
    this.sendNext();
  }

  private change(action: UploadAction): void {
    const before = this.store.read();
    const items = uploadQueue(before.items, action);
    this.store.set({ ...before, items });
    const liveIds = new Set(items.filter((item) => countPending([item]) > 0 || isRetryable(item)).map(({ id }) => id));
    for (const perFile of [this.files, this.unanswered]) {
      for (const id of perFile.keys()) if (!liveIds.has(id)) perFile.delete(id);
    }
  }

  private updateCounts(processId: string, change: (now: UploadCounts) => UploadCounts): void {
    const before = this.store.read();
    const now = before.processes[processId] ?? { name: '', added: 0, cancelled: 0 };
    this.store.set({ ...before, processes: { ...before.processes, [processId]: change(now) } });
  }

  /** Resets the counts unless files are pending. */
  private resetCounts({ id, name }: UploadTarget): void {
    const before = this.store.read();
    if (countPending(before.items) === 0) {
      const emptied = Object.entries(before.processes).map(([key, one]) => [key, { ...one, added: 0, cancelled: 0 }]);
      this.store.set({ ...before, paused: false, processes: Object.fromEntries(emptied) });
    }
    this.updateCounts(id, (now) => ({ ...now, name }));
  }

  private sendNext(): void {
    const { items, paused } = this.store.read();
    if (paused) return;
    for (const item of nextUploads(items)) {
      const file = this.files.get(item.id);
      if (file && !this.running.has(item.id)) void this.send(item, file);
    }
  }

  private async send({ id, processId }: UploadItem, file: File): Promise<void> {
    const abort = new AbortController();
    this.running.set(id, abort);
    this.change({ type: 'started', id });
    // Checked again: it may have been moved meanwhile.
    const refusal = await inspectFile(file);
    const onPercent = (percent: number) => this.change({ type: 'progressed', id, percent });
    const outcome = refusal ?? (await sendCv({ processId, file, onPercent, signal: abort.signal }));
    if (this.running.get(id) === abort) this.running.delete(id);
    if (abort.signal.aborted) return this.options.onUploaded(processId);
    if (typeof outcome === 'string') return this.refuse(id, outcome);
    return this.settle(id, processId, acceptLostDuplicate(outcome, this.unanswered.has(id)));
  }

  private settle(id: string, processId: string, outcome: SendOutcome): void {
    this.unanswered.delete(id);
    switch (outcome.kind) {
      case 'accepted':
        return this.accept(id, processId, outcome.candidateId);
      case 'refused':
        return this.dispatch({ type: 'refused', id, ...outcome });
      case 'busy':
        return this.hold(id, outcome.kind, outcome.retryAfter);
      case 'signed-out':
        return this.signOut();
      case 'refused-in-front':
        return this.dispatch({ type: outcome.kind, id, problem: outcome.problem });
      case 'offline':
      case 'unreached':
        this.hold(id, outcome.kind);
        // The connection notice says so, if it is lost.
        return void isConnectionLost();
    }
  }

  private accept(id: string, processId: string, candidateId: string): void {
    this.dispatch({ type: 'accepted', id, candidateId });
    this.options.onUploaded(processId);
    setTimeout(() => {
      if (!this.find(id)) return;
      this.updateCounts(processId, (now) => ({ ...now, added: now.added + 1 }));
      this.dismiss([id]);
    }, acceptedDisplayMs);
  }

  private refuse(id: string, refusal: FileRefusal): void {
    this.dispatch(
      refusal === 'unreadable' ? { type: refusal, id } : { type: 'refused', id, code: refusal, message: '' },
    );
  }

  /** Keeps a file that did not arrive, and those behind it. */
  private hold(id: string, problem: WaitingProblem, retryAfter: number | null = null): void {
    // A busy server has taken nothing.
    if (problem !== 'busy') this.unanswered.add(id);
    const retryAt = retryAfter === null ? null : Date.now() + retryAfter * 1000;
    this.dispatch({ type: 'interrupted', id, problem, retryAt });
  }

  private abortAll(): void {
    for (const abort of this.running.values()) abort.abort();
    this.running.clear();
  }
}
