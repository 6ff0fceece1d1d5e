import { createTabStore, type TabStore } from '@/components/state/tab-store';
import { readChanges, type PendingChange } from './pending-change';

/** What the server answered, or the change that is not saved and stays in the tab. */
export type Outcome = { isSaved: true; answer: unknown } | { isSaved: false; changeId: string };

interface Caller {
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

export interface ChangeStorage {
  /** What this tab keeps for an account. */
  load: (userId: string) => unknown;
  keep: (userId: string, changes: readonly PendingChange[]) => void;
}

/** The changes of the signed-in account, each kept as it is set, and the callers that wait for them. */
export class KeptChanges {
  readonly store: TabStore<readonly PendingChange[]> = createTabStore<readonly PendingChange[]>([]);
  private readonly storage: ChangeStorage;
  private readonly callers = new Map<string, Caller>();
  private account: string | null = null;

  constructor(storage: ChangeStorage) {
    this.storage = storage;
  }

  /** Whose changes these are; null: nobody is signed in. */
  get owner(): string | null {
    return this.account;
  }

  open(account: string): void {
    this.account = account;
    this.store.set(readChanges(this.storage.load(account)));
  }

  /** What waits stays kept for its account. */
  close(): void {
    this.keepUnsaved('waiting');
    this.account = null;
    this.store.set([]);
  }

  set(changes: readonly PendingChange[]): void {
    this.store.set(changes);
    if (this.account !== null) this.storage.keep(this.account, changes);
  }

  /** @param next null: the change is removed */
  replace(id: string, next: PendingChange | null): void {
    this.set(this.store.read().flatMap((change) => (change.id !== id ? [change] : next ? [next] : [])));
  }

  /** The outcome for the caller of a change. */
  outcomeOf(id: string): Promise<Outcome> {
    return new Promise((resolve, reject) => this.callers.set(id, { resolve, reject }));
  }

  /** Who still waits for the outcome, to be told it once. */
  takeCaller(id: string): Caller | undefined {
    const caller = this.callers.get(id);
    this.callers.delete(id);
    return caller;
  }

  /** The page is left for signing in: who made the changes is told when they are back. */
  keepForReturn(): void {
    this.callers.clear();
    this.keepUnsaved('unsaved');
  }

  /**
   * What waits or is under way is not saved, and nobody waits for an answer any longer.
   *
   * @param isUnanswered because no answer came at all
   */
  keepUnsaved(state: 'waiting' | 'unsaved', isUnanswered = false): void {
    const isOpen = (change: PendingChange) => change.state === 'waiting' || change.state === 'sending';
    this.set(
      this.store.read().map((change) => ({
        ...change,
        ...(isOpen(change) ? { state, isUnanswered } : {}),
        hasWaited: true,
      })),
    );
    for (const id of [...this.callers.keys()]) this.takeCaller(id)?.resolve({ isSaved: false, changeId: id });
  }
}
