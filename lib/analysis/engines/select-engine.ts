import type { JudgingEngine } from './engine';
import { offlineEngine } from './offline-engine';

/** The engine that judges in this deployment. Only the built-in one is there so far. */
export function selectEngine(): JudgingEngine {
  return offlineEngine;
}
