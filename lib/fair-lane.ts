/** Someone in whose name a task waits, an address for example, and how many tasks may wait in it. */
export interface Share {
  key: string;
  waiting: number;
}

export interface Waiting {
  /** Turns go round by the first one. */
  shares: readonly [Share, ...Share[]];
  start: () => void;
  refuse: () => void;
}

/** Tasks that wait for their turn: each share's in order of arrival, and one of each share at a time. */
export class FairLane {
  /** By first share; the order of the keys is that of the turns. */
  private readonly rounds = new Map<string, Waiting[]>();
  private readonly counts = new Map<string, number>();
  private size = 0;

  /** @param limit how many may wait in all */
  constructor(private readonly limit: number) {}

  /**
   * Adds a task, if its shares have room. When the lane is full, the share with the most waiting loses its last one, unless
   * the new task's own share has as many.
   *
   * @returns whether it was added
   */
  add(task: Waiting): boolean {
    if (task.shares.some(({ key, waiting }) => this.waitingOf(key) >= waiting)) return false;
    if (this.size >= this.limit && !this.makeRoomFor(task.shares[0].key)) return false;
    const round = this.rounds.get(task.shares[0].key);
    if (round) round.push(task);
    else this.rounds.set(task.shares[0].key, [task]);
    this.count(task, 1);
    return true;
  }

  /** Removes and returns the task whose turn it is. */
  next(): Waiting | undefined {
    const [first] = this.rounds;
    if (!first) return undefined;
    const [key, tasks] = first;
    const task = tasks.shift();
    this.rounds.delete(key);
    // Behind the others.
    if (tasks.length > 0) this.rounds.set(key, tasks);
    if (task) this.count(task, -1);
    return task;
  }

  /** Removes a task that no longer waits for its turn, if it is still there. */
  remove(task: Waiting): void {
    const { key } = task.shares[0];
    const tasks = this.rounds.get(key) ?? [];
    const at = tasks.indexOf(task);
    if (at < 0) return;
    tasks.splice(at, 1);
    if (tasks.length === 0) this.rounds.delete(key);
    this.count(task, -1);
  }

  private makeRoomFor(key: string): boolean {
    const longest = [...this.rounds.values()].reduce<Waiting[]>(
      (most, tasks) => (tasks.length > most.length ? tasks : most),
      [],
    );
    const last = longest.at(-1);
    if (!last || longest.length <= (this.rounds.get(key)?.length ?? 0) + 1) return false;
    this.remove(last);
    last.refuse();
    return true;
  }

  private waitingOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  private count({ shares }: Waiting, change: 1 | -1): void {
    this.size += change;
    for (const { key } of shares) {
      const count = this.waitingOf(key) + change;
      if (count > 0) this.counts.set(key, count);
      else this.counts.delete(key);
    }
  }
}
