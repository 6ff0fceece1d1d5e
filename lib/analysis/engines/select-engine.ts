import type { JudgingEngine } from './engine';
import { offlineEngine } from './offline-engine';

/** The engine of this deployment; so far only the built-in one. */
export function selectEngine(): JudgingEngine {
  return offlineEngine;
}
