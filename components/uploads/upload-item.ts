export type UploadPhase = 'waiting' | 'uploading' | 'done' | 'refused' | 'interrupted';

/** Why a file was not taken. `server` carries the API's own words in `message`. */
export type UploadProblem = 'server' | 'unreadable' | 'bad-name' | 'too-large' | 'too-many' | 'offline' | 'busy';

export interface UploadItem {
  id: string;
  processId: string;
  fileName: string;
  size: number;
  phase: UploadPhase;
  /** 0..100 of the bytes sent. */
  percent: number;
  problem: UploadProblem | null;
  /** The API's stable code, e.g. `cv.duplicate`. */
  code: string | null;
  message: string | null;
  /** The new candidate, or for `cv.duplicate` the one who already has this file. */
  candidateId: string | null;
}

function isPending({ phase }: UploadItem): boolean {
  return phase === 'waiting' || phase === 'uploading' || phase === 'interrupted';
}

/** How many files have not reached the server yet. */
export function countPending(items: readonly UploadItem[]): number {
  return items.filter(isPending).length;
}

/** Refused for what the file is, by the server or before it was sent: sending it again changes nothing. */
function isForGood({ problem, code }: UploadItem): boolean {
  return problem !== 'server' || (code?.startsWith('cv.') ?? false);
}

/** Whether it makes sense to send the file again. */
export function isRetryable(item: UploadItem): boolean {
  return item.phase === 'interrupted' || (item.phase === 'refused' && !isForGood(item));
}
