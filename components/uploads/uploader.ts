import { onlineManager } from '@tanstack/react-query';
import { isConnectionLost } from '@/components/state/connection';
import type { TabStore } from '@/components/state/tab-store';
import { inspectFile, type FileRefusal } from './inspect-file';
import { sendCv, type SendOutcome } from './send-cv';
import { countPending, isRetryable, type UploadItem } from './upload-item';
import { nextUploads, uploadQueue, type UploadAction } from './upload-queue';
import { noUploads, type Uploads, type UploadCounts, type UploadTarget } from './uploads-state';

/** Milliseconds that an accepted file stays in the list before it lives on in the table alone. */
const acceptedDisplayMs = 1500;
/** A file that fails though the server can be reached is not cured by waiting. */
const maxRetries = 2;
/** Milliseconds after which a server that said it was busy is asked again, times the tries so far. */
const busyDelayMs = 2000;

export interface UploaderOptions {
  /** The server may have taken a file in, so what is known of that process is old. */
  onUploaded: (processId: string) => void;
  /** The session has ended; by process, how many files could not be sent. The uploader has forgotten them. */
  onSignedOut: (pending: ReadonlyMap<string, number>) => void;
}

/** A file that the server took in before its answer got lost is refused as a duplicate the second time. */
function acceptLostDuplicate(outcome: SendOutcome, wasUnanswered: boolean): SendOutcome {
  if (!wasUnanswered || outcome.kind !== 'refused' || outcome.code !== 'cv.duplicate') return outcome;
  return outcome.candidateId ? { kind: 'accepted', candidateId: outcome.candidateId } : outcome;
}

/**
 * Sends files, three at once, and keeps `store` at what becomes of each. It belongs to the tab, not to a page: nothing
 * ends it but its own `cancel` and `reset`. What a lost connection interrupts goes on by itself when it is back.
 */
export class Uploader {
  /** Of those that may still have to be sent. */
  private readonly files = new Map<string, File>();
  /** Ids whose answer got lost (the server may have taken the file in), and how often while it could be reached. */
  private readonly unanswered = new Map<string, number>();
  /** Ids whose request is under way. */
  private readonly running = new Map<string, AbortController>();

  constructor(
    private readonly store: TabStore<Uploads>,
    private readonly options: UploaderOptions,
  ) {
    onlineManager.subscribe((online) => {
      if (online) this.dispatch({ type: 'reconnected' });
    });
  }

  /** Takes files for a process; `unreadable` are the names of what is there but cannot be read. */
  readonly add = (target: UploadTarget, files: readonly File[], unreadable: readonly string[] = []): void => {
    this.resetCounts(target);
    const named = files.map((file) => ({ id: crypto.randomUUID(), fileName: file.name, size: file.size, file }));
    const unread = unreadable.map((fileName) => ({ id: crypto.randomUUID(), fileName, size: 0, unreadable: true }));
    for (const { id, file } of named) this.files.set(id, file);
    const readable = named.map(({ id, fileName, size }) => ({ id, fileName, size }));
    this.dispatch({ type: 'added', processId: target.id, files: [...readable, ...unread] });
    for (const { id, file } of named) {
      void inspectFile(file).then(
        (refusal) => refusal && this.find(id)?.phase === 'waiting' && this.refuse(id, refusal),
      );
    }
  };

  /** What is being sent goes on, nothing new is begun. */
  readonly pause = (): void => this.store.set({ ...this.store.read(), paused: true });

  readonly resume = (): void => {
    this.store.set({ ...this.store.read(), paused: false });
    this.sendNext();
  };

  /** Sends again what can be: of `ids`, or of all. */
  readonly retry = (ids?: readonly string[]): void => {
    const again = this.store.read().items.filter((item) => isRetryable(item) && (ids?.includes(item.id) ?? true));
    for (const { id } of again) if (this.unanswered.has(id)) this.unanswered.set(id, 0);
    this.dispatch({ type: 'retried', ids: again.map(({ id }) => id) });
  };

  readonly dismiss = (ids: readonly string[]): void => this.dispatch({ type: 'dismissed', ids: [...ids] });

  /** Takes back all that has not been sent; what is being sent is broken off. Refused files stay in the list. */
  readonly cancel = (): void => {
    const { items } = this.store.read();
    const pending = items.filter((item) => countPending([item]) > 0);
    this.abortAll();
    for (const { processId } of pending)
      this.updateCounts(processId, (now) => ({ ...now, cancelled: now.cancelled + 1 }));
    this.store.set({ ...this.store.read(), paused: false });
    this.dismiss(pending.map(({ id }) => id));
  };

  /** Begins anew: everything is gone from the list, what is being sent is broken off. */
  readonly reset = (): void => {
    this.abortAll();
    this.files.clear();
    this.unanswered.clear();
    this.store.set(noUploads);
  };

  /** The session has ended: what another person may sign in to must not send, or show, the files of this one. */
  readonly signOut = (): void => {
    const pending = new Map<string, number>();
    for (const item of this.store.read().items) {
      if (countPending([item]) > 0) pending.set(item.processId, (pending.get(item.processId) ?? 0) + 1);
    }
    this.reset();
    if (pending.size > 0) this.options.onSignedOut(pending);
  };

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
    const kept = new Set(items.filter((item) => countPending([item]) > 0 || isRetryable(item)).map(({ id }) => id));
    for (const perFile of [this.files, this.unanswered]) {
      for (const id of perFile.keys()) if (!kept.has(id)) perFile.delete(id);
    }
  }

  private updateCounts(processId: string, change: (now: UploadCounts) => UploadCounts): void {
    const before = this.store.read();
    const now = before.processes[processId] ?? { name: '', added: 0, cancelled: 0 };
    this.store.set({ ...before, processes: { ...before.processes, [processId]: change(now) } });
  }

  /** The figures go on while files are on their way, and begin anew when there are none. */
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
    // Looked at again: it may have been moved away while it waited.
    const refusal = await inspectFile(file);
    const onPercent = (percent: number) => this.change({ type: 'progressed', id, percent });
    const outcome = refusal ?? (await sendCv({ processId, file, onPercent, signal: abort.signal }));
    if (this.running.get(id) === abort) this.running.delete(id);
    if (abort.signal.aborted) return this.options.onUploaded(processId);
    if (typeof outcome === 'string') return this.refuse(id, outcome);
    return this.settle(id, processId, acceptLostDuplicate(outcome, this.unanswered.has(id)));
  }

  private settle(id: string, processId: string, outcome: SendOutcome): void {
    const retries = this.unanswered.get(id) ?? 0;
    this.unanswered.delete(id);
    switch (outcome.kind) {
      case 'accepted':
        return this.accept(id, processId, outcome.candidateId);
      case 'refused':
        return this.dispatch({ type: 'refused', id, ...outcome });
      case 'busy':
        return retries < maxRetries
          ? void this.waitForServer(id, retries, true)
          : this.dispatch({ type: 'refused', id, code: outcome.code, message: outcome.message });
      case 'signed-out':
        return this.signOut();
      case 'offline':
        return void this.waitForServer(id, retries, false);
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

  /** Holds everything until the server is back; where it was away for a moment only, goes on at once. */
  private async waitForServer(id: string, retries: number, busy: boolean): Promise<void> {
    this.unanswered.set(id, retries);
    this.dispatch({ type: 'interrupted', id, busy });
    if (await isConnectionLost()) return;
    if (busy) await new Promise((resolve) => setTimeout(resolve, busyDelayMs * (retries + 1)));
    this.unanswered.set(id, retries + 1);
    if (busy || retries < maxRetries) this.dispatch({ type: 'reconnected' });
  }

  private abortAll(): void {
    for (const abort of this.running.values()) abort.abort();
    this.running.clear();
  }
}
