import type { SentEvent } from './protocol';

/** What the rest of the process may ask of an engine that runs in it. */
export interface RunningEngine {
  /** Takes events in. With a seed, the same events sent again with it are ignored. Returns their ids. */
  ingest(events: SentEvent[], seed?: string): Promise<string[]>;
  /** Those of `values` for which a run is under way whose event's data holds the value under `key`. */
  findRunning(key: string, values: string[]): Promise<string[]>;
}

/** Next may load a module twice; there is one list. */
const globalScope = globalThis as typeof globalThis & { __durableEngines?: RunningEngine[] };

function engines(): RunningEngine[] {
  globalScope.__durableEngines ??= [];
  return globalScope.__durableEngines;
}

/** The engine that takes this process's events in, if one runs. */
export function runningEngine(): RunningEngine | undefined {
  return engines()[0];
}

export function addRunningEngine(engine: RunningEngine): void {
  engines().push(engine);
}

export function removeRunningEngine(engine: RunningEngine): void {
  const position = engines().indexOf(engine);
  if (position >= 0) engines().splice(position, 1);
}
