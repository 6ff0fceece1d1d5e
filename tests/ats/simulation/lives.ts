import { AsyncLocalStorage } from 'node:async_hooks';

/** The process that did this was killed. */
export class Killed extends Error {}

interface Life {
  momentsLeft: number;
}

const lives = new AsyncLocalStorage<Life>();

/** A moment at which a process may be killed; a dead one does nothing more. */
function moment(): void {
  const life = lives.getStore();
  if (!life) return;
  if (life.momentsLeft <= 0) throw new Killed();
  life.momentsLeft -= 1;
}

/** Does something with the outside world: its process may die just before it, or after it without hearing of it. */
export async function mortal<Result>(work: () => Promise<Result>): Promise<Result> {
  moment();
  const result = await work();
  moment();
  return result;
}

/**
 * Runs `work` as a process of its own, which is killed after so many moments.
 *
 * @returns null when it was
 */
export async function live<Result>(momentsLeft: number, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await lives.run({ momentsLeft }, work);
  } catch (error) {
    if (error instanceof Killed) return null;
    throw error;
  }
}
