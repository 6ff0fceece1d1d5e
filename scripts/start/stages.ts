import { errorText, Failure } from '../../lib/failure';

/** @returns what was done, for the terminal */
type Work = (progress: (text: string) => void) => Promise<string>;

/** Runs one stage of the start and prints its progress, its outcome and its duration. */
export async function stage(title: string, work: Work): Promise<void> {
  const startedAt = performance.now();
  const label = title.padEnd(10);
  const outcome = await work((text) => console.log(`… ${label} ${text}`));
  console.log(`✓ ${label} ${outcome} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
}

/** Prints an error and how to fix it. */
export function reportFailure(error: unknown): void {
  const remedy = error instanceof Failure ? error.remedy : 'Start again; if it fails again, report this message.';
  console.error(`\n✗ ${errorText(error)}\n  ${remedy}\n`);
  if (!(error instanceof Failure) && error instanceof Error) console.error(error.stack);
}
