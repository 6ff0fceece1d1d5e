import { Failure } from '../../lib/failure';
import type { AcquiredDatabase } from './embedded';

export interface SupervisionReports {
  /** For the terminal. */
  report: (text: string) => void;
  /** Called when the database stays down and the supervision ends. */
  giveUp: (failure: unknown) => void;
}

const pollMs = 1_000;
/** More restarts within `withinMs` mean a fault that a restart does not fix. */
const maxRestarts = 3;
const withinMs = 5 * 60_000;

/**
 * Restarts the embedded database whenever it exits; another database is ignored.
 *
 * @returns ends the supervision, after a restart in progress
 */
export function superviseDatabase(
  database: Pick<AcquiredDatabase, 'hasExited' | 'restart'>,
  { report, giveUp }: SupervisionReports,
): () => Promise<void> {
  let restarts: number[] = [];
  let current = Promise.resolve();
  let restarting = false;

  async function restart(): Promise<void> {
    restarts = [...restarts, Date.now()].filter((at) => Date.now() - at < withinMs);
    if (restarts.length > maxRestarts) {
      throw new Failure(
        `The database has stopped ${restarts.length} times within a few minutes.`,
        'See the end of .data/postgres.log, fix the cause, then start again.',
      );
    }
    report('The database has stopped; restarting it');
    await database.restart();
    report('The database is up again');
  }

  const timer = setInterval(() => {
    if (restarting || !database.hasExited()) return;
    restarting = true;
    current = restart().then(
      () => void (restarting = false),
      (failure: unknown) => {
        clearInterval(timer);
        giveUp(failure);
      },
    );
  }, pollMs);

  return async () => {
    clearInterval(timer);
    await current;
  };
}
