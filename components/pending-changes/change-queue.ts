import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { ChangeSender, type ChangeListener, type Connection } from './change-sender';
import { KeptChanges, type ChangeStorage, type Outcome } from './kept-changes';
import { replacing, replacingPresent, targetOf, type NewChange, type PendingChange } from './pending-change';

function waitingOf(made: NewChange): PendingChange {
  return {
    ...made,
    id: crypto.randomUUID(),
    madeAt: new Date().toISOString(),
    state: 'waiting',
    isAttempted: false,
    hasWaited: false,
    refusal: null,
  };
}

/**
 * The changes of this tab that the server has not confirmed, sent one after the other (docs/decisions/0141). A store outside
 * React: only the person or the server ends a change.
 */
export class ChangeQueue {
  private readonly kept: KeptChanges;
  private readonly sender: ChangeSender;

  constructor(means: Connection & ChangeStorage) {
    this.kept = new KeptChanges(means);
    this.sender = new ChangeSender(this.kept, means);
  }

  get store() {
    return this.kept.store;
  }

  /** The changes of an account, after signing in or a reload. */
  open(account: string): void {
    if (this.kept.owner === account) return;
    this.kept.open(account);
    void this.sendAll();
  }

  /** After signing out: what waits stays kept for its account. */
  close(): void {
    this.kept.close();
  }

  /** Keeps a change and sends it in its turn. @throws ApiError when it is refused at once */
  add(made: NewChange): Promise<Outcome> {
    const { kept } = this;
    const target = targetOf(made);
    const fresh = waitingOf(made);
    const same = kept.store.read().filter((other) => target !== null && targetOf(other) === target);
    const former = same.find(({ state }) => state !== 'refused');
    const outdone = new Set(same.filter((other) => other.state === 'refused' || !other.isAttempted));
    const outcome = kept.outcomeOf(fresh.id);
    for (const { id } of outdone) kept.takeCaller(id)?.resolve({ isSaved: false, changeId: id });
    // A later change is made over one that the server may have, which is therefore sent first.
    const others = kept.store.read().flatMap((other): PendingChange[] => {
      if (outdone.has(other)) return [];
      return [other === former && other.state === 'unsaved' ? { ...other, state: 'waiting' } : other];
    });
    kept.set([...others, former ? replacing(fresh, former) : fresh]);
    void this.sendAll();
    return outcome;
  }

  /** Takes back what waits, or gives up what was refused. */
  discard(id: string): void {
    this.kept.takeCaller(id)?.resolve({ isSaved: false, changeId: id });
    this.kept.replace(id, null);
  }

  /** Sends a change that is not saved: over what the person has seen meanwhile, without it as it is. */
  sendAgain(id: string, present?: CandidateDto): void {
    const changes = this.store.read();
    const change = changes.find((other) => other.id === id);
    if (!change) return;
    const target = targetOf(change);
    const waiting: PendingChange = { ...change, state: 'waiting', refusal: null };
    // What it was made over goes before it.
    const isBefore = (other: PendingChange) =>
      other.state === 'unsaved' && target !== null && targetOf(other) === target;
    this.kept.set(changes.map((other): PendingChange => (isBefore(other) ? { ...other, state: 'waiting' } : other)));
    this.kept.replace(id, present ? replacingPresent(waiting, present) : waiting);
    void this.sendAll();
  }

  /** Sends everything that is not saved. */
  sendAllAgain(): void {
    this.sendUnsaved(() => true);
  }

  /** Sends once what got no answer: the browser reports its connection back. */
  sendUnanswered(): void {
    this.sender.whenIdle(() => this.sendUnsaved(({ isUnanswered }) => isUnanswered === true));
  }

  private sendUnsaved(isSent: (change: PendingChange) => boolean): void {
    const changes = this.store.read();
    this.kept.set(
      changes.map((change) =>
        change.state === 'unsaved' && isSent(change) ? { ...change, state: 'waiting' } : change,
      ),
    );
    void this.sendAll();
  }

  /** Sends what waits, once. */
  sendAll(): Promise<void> {
    return this.sender.sendAll();
  }

  /** @returns unsubscribes */
  listen(listener: ChangeListener): () => void {
    this.sender.listeners.add(listener);
    return () => this.sender.listeners.delete(listener);
  }
}
