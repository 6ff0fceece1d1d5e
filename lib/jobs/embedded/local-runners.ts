import type { SentEvent } from './protocol';

/** The embedded runner as the rest of its process sees it. */
export interface LocalRunner {
  /** Accepts events and returns their ids. Events resent with the same seed are ignored. */
  ingest(events: SentEvent[], seed?: string): Promise<string[]>;
  /** The `values` for which a run is in progress whose event data holds the value under `key`. */
  findRunning(key: string, values: string[]): Promise<string[]>;
}

/** Next may load a module twice; there must be one list. */
const globalScope = globalThis as typeof globalThis & { __durableRunners?: LocalRunner[] };

function runners(): LocalRunner[] {
  globalScope.__durableRunners ??= [];
  return globalScope.__durableRunners;
}

/** The runner that receives this process's events, if one is running. */
export function localRunner(): LocalRunner | undefined {
  return runners()[0];
}

export function addLocalRunner(runner: LocalRunner): void {
  runners().push(runner);
}

export function removeLocalRunner(runner: LocalRunner): void {
  const position = runners().indexOf(runner);
  if (position >= 0) runners().splice(position, 1);
}
