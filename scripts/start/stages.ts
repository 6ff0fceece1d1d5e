import { errorText, Failure } from '../failure';

/** Ends with the words for what was done. */
type Work = (progress: (words: string) => void) => Promise<string>;

/**
 * Runs one stage of the start and tells about it: a line when it begins, lines for its progress, a line with how long
 * it took.
 */
export async function stage(title: string, work: Work): Promise<void> {
  const startedAt = performance.now();
  const label = title.padEnd(10);
  const outcome = await work((words) => console.log(`… ${label} ${words}`));
  console.log(`✓ ${label} ${outcome} (${seconds(performance.now() - startedAt)})`);
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Says what went wrong and what to do about it. */
export function reportFailure(error: unknown): void {
  const remedy = error instanceof Failure ? error.remedy : 'Start again; if it fails again, report this message.';
  console.error(`\n✗ ${errorText(error)}\n  ${remedy}\n`);
  if (!(error instanceof Failure) && error instanceof Error) console.error(error.stack);
}
