import type { SentEvent } from './protocol';

/** The interface of an engine to the rest of the process. */
export interface RunningEngine {
  /** Accepts events and returns their ids. Events resent with the same seed are ignored. */
  ingest(events: SentEvent[], seed?: string): Promise<string[]>;
  /** The `values` for which a run is in progress whose event data holds the value under `key`. */
  findRunning(key: string, values: string[]): Promise<string[]>;
}

/** Next may load a module twice; there must be one list. */
const globalScope = globalThis as typeof globalThis & { __durableEngines?: RunningEngine[] };

function engines(): RunningEngine[] {
  globalScope.__durableEngines ??= [];
  return globalScope.__durableEngines;
}

/** The engine that receives this process's events, if one is running. */
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
