import { countPending, isRetryable } from './upload-item';
import type { Uploads } from './uploads-state';

/** `held`: waits for the server or for a manual retry. */
export type UploadsPhase = 'sending' | 'paused' | 'held' | 'ended';

export interface UploadsSummary {
  phase: UploadsPhase;
  added: number;
  /** Refused, maybe retryable. */
  failed: number;
  cancelled: number;
  /** All added files, whatever their state. */
  total: number;
  /** Number of failed or held files that can be retried. */
  retryable: number;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Summary of all processes, or of one. */
export function summarizeUploads({ items, processes, paused }: Uploads, processId?: string): UploadsSummary {
  const own = items.filter((item) => processId === undefined || item.processId === processId);
  const counts = Object.entries(processes).flatMap(([id, count]) =>
    processId === undefined || id === processId ? [count] : [],
  );
  const cancelled = sum(counts.map((count) => count.cancelled));
  const added = sum(counts.map((count) => count.added));
  const moving = own.some(({ phase }) => phase === 'uploading' || phase === 'waiting');
  const phase = countPending(own) === 0 ? 'ended' : !moving ? 'held' : paused ? 'paused' : 'sending';
  return {
    phase,
    added: added + own.filter((item) => item.phase === 'done').length,
    failed: own.filter((item) => item.phase === 'refused').length,
    cancelled,
    total: own.length + added + cancelled,
    retryable: own.filter(isRetryable).length,
  };
}
