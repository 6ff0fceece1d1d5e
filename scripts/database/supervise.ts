import { Failure } from '../failure';
import type { AcquiredDatabase } from './embedded';

export interface SupervisionReports {
  /** Words for the person at the terminal. */
  report: (words: string) => void;
  /** The database stays down; nobody looks after it any more. */
  giveUp: (failure: unknown) => void;
}

const lookEveryMs = 1_000;
/** A server that ends more often than this within a few minutes has a fault that a restart does not cure. */
const restartsAtMost = 3;
const withinMs = 5 * 60_000;

/**
 * Starts the embedded database again whenever it ends. Another's database is left alone.
 *
 * @returns ends the supervision, after the restart that is under way
 */
export function superviseDatabase(
  database: Pick<AcquiredDatabase, 'hasEnded' | 'restart'>,
  { report, giveUp }: SupervisionReports,
): () => Promise<void> {
  let restarts: number[] = [];
  let current = Promise.resolve();
  let restarting = false;

  async function restart(): Promise<void> {
    restarts = [...restarts, Date.now()].filter((at) => Date.now() - at < withinMs);
    if (restarts.length > restartsAtMost) {
      throw new Failure(
        `The database has ended ${restarts.length} times within a few minutes.`,
        'The end of .data/postgres.log says why. Put that right, then start again.',
      );
    }
    report('The database has ended; starting it again');
    await database.restart();
    report('The database is up again');
  }

  const timer = setInterval(() => {
    if (restarting || !database.hasEnded()) return;
    restarting = true;
    current = restart().then(
      () => void (restarting = false),
      (failure: unknown) => {
        clearInterval(timer);
        giveUp(failure);
      },
    );
  }, lookEveryMs);

  return async () => {
    clearInterval(timer);
    await current;
  };
}
